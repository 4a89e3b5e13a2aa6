"""A server in a process of its own: our table, or one that only sends texts to all. It says what it has used.

``table_server.py table`` and ``table_server.py fan-out --texts FILE`` print the port they listen at; then every line
that comes in is answered with the processor time used so far, in seconds, and the memory held, in bytes. The end of
the input ends the server.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvicorn

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class FanOut:
    """The least that a server of tables can do on the same stack: whatever comes from a connection of a table, each of
    its connections is sent the next text, and the one that it came from another.

    Each table is in its own place in the texts, so that its connections are sent what was sent in turn: what is like
    the message before is compressed sooner.
    """

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.at: dict[str, int] = {}
        self.tables: dict[str, list[Send]] = {}

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        assert scope["type"] == "websocket"
        table = scope["path"]
        here = self.tables.setdefault(table, [])
        self.at.setdefault(table, 100 * len(self.at))
        await receive()
        await send({"type": "websocket.accept"})
        here.append(send)
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                here.remove(send)
                return
            for one in [*here, send]:
                self.at[table] += 1
                await one({"type": "websocket.send", "text": self.texts[self.at[table] % len(self.texts)]})


def memory() -> int:
    """Bytes of this process in memory."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if pages.exists() else 0


def answer_questions(server: uvicorn.Server) -> None:
    for _ in sys.stdin:
        print(time.process_time(), memory(), flush=True)
    server.should_exit = True


def may_have_many_files() -> None:
    """Connections are files; a system often allows few unless it is asked."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("table", "fan-out"))
    parser.add_argument("--texts", type=Path, help="a JSON list of what is sent")
    parser.add_argument("--database", type=Path, help="the tables to begin with; left out: none")
    args = parser.parse_args()
    may_have_many_files()
    with tempfile.TemporaryDirectory() as folder:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        print(listening.getsockname()[1], flush=True)
        if args.what == "table":
            from broomstick.server.app import make_app
            from broomstick.server.serve import configured
            from broomstick.server.sweeping import collect_seldom

            # As `broomstick serve` runs it.
            collect_seldom()
            config = configured(make_app(args.database or Path(folder) / "tables.db", sweeps=True))
        else:
            app: Any = FanOut(json.loads(args.texts.read_text(encoding="utf-8")))
            config = uvicorn.Config(
                app, log_level="warning", ws="websockets-sansio", lifespan="off", timeout_graceful_shutdown=2
            )
        server = uvicorn.Server(config)
        threading.Thread(target=answer_questions, args=[server], daemon=True).start()
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
