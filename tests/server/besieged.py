"""A server in a process of its own that is treated badly, and somebody who plays at it all the while."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.serving import PATIENCE, ask, watching

ALONE = [
    {"kind": "person", "name": "Ada"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "random"},
]
TABLE = {"game": "card-game", "seats": ALONE, "pace": 0}
USUAL_FILES = 1024
"""So many files and connections a program may usually have open, unless it asks for more."""
FORKS = multiprocessing.get_context("fork")
Attack = Callable[["Besieged"], object]


class Besieged:
    """A server that somebody means ill."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        # Attackers are processes of their own too, so that they keep nobody waiting but the server.
        self.over = FORKS.Event()

    @property
    def place(self) -> tuple[str, int]:
        host, port = self.address.split(":")
        return host, int(port)

    def connect(self, seconds: float = 5) -> socket.socket:
        return socket.create_connection(self.place, timeout=seconds)

    def memory(self) -> float:
        """What its process holds in memory, in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def besieged(database: Path, *arguments: str, files: int = USUAL_FILES) -> Iterator[Besieged]:
    """A server as ``broomstick serve`` starts it, that may have no more than so many files open."""
    limited = f'ulimit -n {files}; exec "$0" "$@"'
    command = [sys.executable, "-m", "broomstick", "serve", "--no-browser", "--lang", "en"]
    process = subprocess.Popen(
        ["sh", "-c", limited, *command, "--database", str(database), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip().startswith("http://"):
                yield Besieged(process, line.strip().removeprefix("http://").rstrip("/"))
                break
        else:
            raise AssertionError("it does not run")
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=PATIENCE)


async def play_on(house: Besieged, seconds: float) -> list[float]:
    """Play one game after another at a human's pace; how long each decision took to be answered, in ms."""
    took: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        _, opened = await ask(house.address, "/api/tables", TABLE)
        async with watching(house.address, opened["table"], opened["token"]) as client:
            while time.monotonic() < until and not client.over:
                choices = client.picture["choices"]
                if not choices or (choices["sealed"] and client.answer is not None):
                    await client.hear()
                    continue
                await asyncio.sleep(0.02)
                if "actions" in choices:
                    text = random.choice(choices["actions"])["text"]
                else:
                    text = f"pick {' '.join(choices['pick'][: choices['count']])}"
                decision = (
                    {"type": "seal", "answer": text} if choices["sealed"] else {"type": "act", "action": text}
                )
                began = time.perf_counter()
                await client.reply_to(await client.say(at=client.at, **decision))
                took.append((time.perf_counter() - began) * 1000)
    return took


async def come_and_go(house: Besieged, seconds: float) -> list[float]:
    """Somebody new asks for something a few times a second; how long each time took, in ms."""
    took: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        status, _ = await ask(house.address, "/api/games")
        assert status == 200
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0.1)
    return took


async def stand_by(seconds: float) -> list[float]:
    """How much too late a hundredth of a second is over, in ms: what the machine itself makes everybody wait."""
    took: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        took.append((time.perf_counter() - began) * 1000 - 10)
    return took


def p99(took: Sequence[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


def played_through(house: Besieged, attack: Attack, seconds: float) -> dict[str, Any]:
    """What others notice while somebody attacks: the slowest one in a hundred of their decisions, and of visits."""

    async def others() -> tuple[list[float], list[float], list[float]]:
        return await asyncio.gather(play_on(house, seconds), come_and_go(house, seconds), stand_by(seconds))

    attacker = FORKS.Process(target=attack, args=[house])
    attacker.start()
    try:
        playing, coming, waiting = asyncio.run(others())
    finally:
        house.over.set()
        attacker.join(PATIENCE)
        attacker.kill()
    figures = {
        "decisions": len(playing),
        "p99 ms": round(p99(playing), 1),
        "visits p99 ms": round(p99(coming), 1),
        "machine p99 ms": round(p99(waiting), 1),
    }
    return {**figures, "memory MB": round(house.memory(), 1)}


def shake_hands(connection: socket.socket) -> None:
    """Become a live connection, and say nothing more."""
    connection.sendall(
        b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += connection.recv(4096)


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    assert len(data) < 126
    return bytes([opcode | (0x80 if final else 0), 0x80 | len(data), 0, 0, 0, 0]) + data


def say(connection: socket.socket, **message: Any) -> None:
    data = json.dumps(message).encode()
    head = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4)
    connection.sendall(head + data)
