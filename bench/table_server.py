"""A server in a process of its own: our table, or one that only echoes. It says how much processor time it has used.

``table_server.py table`` and ``table_server.py echo`` print the port they listen at; then every line that comes in is
answered with the processor time used so far, and the end of the input ends the server.
"""

from __future__ import annotations

import argparse
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


async def echo(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """The least a WebSocket server can do on the same stack: what comes in goes out."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": event["text"]})


def answer_questions(server: uvicorn.Server) -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)
    server.should_exit = True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("table", "echo"))
    what = parser.parse_args().what
    with tempfile.TemporaryDirectory() as folder:
        app: Any = echo
        if what == "table":
            from broomstick.server.app import make_app

            app = make_app(Path(folder) / "tables.db")
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        print(listening.getsockname()[1], flush=True)
        # As `broomstick serve` runs it.
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws="websockets-sansio",
            lifespan="on" if what == "table" else "off",
            timeout_graceful_shutdown=2,
        )
        server = uvicorn.Server(config)
        threading.Thread(target=answer_questions, args=[server], daemon=True).start()
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
