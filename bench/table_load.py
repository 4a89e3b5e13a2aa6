"""The table under load, over loopback: size of the news, processor time for each message, time until all have it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from table_client import Gathering, Tally
from websockets.asyncio.client import connect

HERE = Path(__file__).resolve().parent
PLAYERS, WATCHERS = 3, 1
OPENED_AT_ONCE = 10


class Server:
    """A server in another process."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("?\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


@contextlib.contextmanager
def served(what: str) -> Iterator[Server]:
    process = subprocess.Popen(
        [sys.executable, str(HERE / "table_server.py"), what],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline())
        yield Server(process, f"127.0.0.1:{port}")
    finally:
        process.stdin.close()
        process.wait(30)
        process.stdout.close()


async def ready(server: Server) -> None:
    """Wait until it takes connections."""
    host, port = server.address.split(":")
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection(host, int(port))
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError(f"no server at {server.address}")


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def gather(server: Server, tables: int, tally: Tally, keep: bool = False) -> list[Gathering]:
    """Open so many tables and let everybody sit down."""
    found = [Gathering(server.address, i, tally, keep) for i in range(tables)]
    for i in range(0, tables, OPENED_AT_ONCE):
        await asyncio.gather(*(one.open(PLAYERS, WATCHERS) for one in found[i : i + OPENED_AT_ONCE]))
    return found


async def measured(
    server: Server, gatherings: list[Gathering], pause: float, seconds: float
) -> dict[str, Any]:
    """Play for a while at these tables; what came of it."""
    tally = Tally()
    for one in gatherings:
        one.tally = tally
    before, began = server.cpu(), time.perf_counter()
    await asyncio.gather(*(one.play(pause, began + seconds) for one in gatherings))
    took, cpu = time.perf_counter() - began, server.cpu() - before
    # What is still under way arrives before the next load begins.
    await asyncio.sleep(1)
    times = tally.seconds or [0.0]
    return {
        "tables": len(gatherings),
        "viewers": len(gatherings) * (PLAYERS + WATCHERS),
        "seconds": took,
        "decisions": tally.decisions,
        "delivered": tally.delivered,
        "cpu": cpu,
        "p50": median(times),
        "p95": percentile(times, 0.95),
        "p99": percentile(times, 0.99),
    }


async def sizes(server: Server, games: int, seconds: float) -> tuple[dict[str, Any], list[str]]:
    """Whole games; how large each piece of news is, as text and as sent."""
    tally = Tally()
    gatherings = await gather(server, games, tally, keep=True)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(one.play(0.0, until) for one in gatherings))
    finished = sum(one.over for one in gatherings)
    packed = gatherings[0].viewers[0].scales is not None
    await asyncio.gather(*(one.leave() for one in gatherings))
    news = [heard for heard in tally.heard if heard.kind == "news"]
    raw = [float(len(heard.text.encode())) for heard in news]
    sent = [float(heard.sent) for heard in news]
    result = {
        "games": finished,
        "news": len(news),
        "packed": packed,
        "raw": {"median": median(raw), "p95": percentile(raw, 0.95), "largest": max(raw)},
        "sent": {"median": median(sent), "p95": percentile(sent, 0.95), "largest": max(sent)},
    }
    return result, [heard.text for heard in tally.heard]


async def echoed(server: Server, texts: list[str], connections: int, seconds: float) -> dict[str, Any]:
    """The same texts, sent to a server that only sends them back."""
    await ready(server)
    open_ones = [
        await connect(f"ws://{server.address}/", max_size=None, ping_interval=None)
        for _ in range(connections)
    ]
    delivered = 0

    async def talk(number: int) -> None:
        nonlocal delivered
        at = number * 97
        while time.perf_counter() < until:
            await open_ones[number].send(texts[at % len(texts)])
            await open_ones[number].recv()
            delivered += 1
            at += 1

    before, began = server.cpu(), time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(talk(number) for number in range(connections)))
    took, cpu = time.perf_counter() - began, server.cpu() - before
    await asyncio.gather(*(one.close() for one in open_ones))
    return {"delivered": delivered, "seconds": took, "cpu": cpu, "connections": connections}


async def run(tables: int, pause: float, seconds: float, games: int) -> dict[str, Any]:
    with served("table") as server:
        await ready(server)
        size, texts = await sizes(server, games, seconds)
    with served("echo") as server:
        echo = await echoed(server, texts, 20, seconds / 2)
    with served("table") as server:
        await ready(server)
        gatherings = await gather(server, tables, Tally())
        calm = await measured(server, gatherings, pause, seconds)
        flat = await measured(server, gatherings, 0.0, seconds)
        await asyncio.gather(*(one.leave() for one in gatherings))
    return {"sizes": size, "echo": echo, "calm": calm, "flat": flat, "pause": pause}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two decisions at a table")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each load")
    parser.add_argument("--games", type=int, default=8, help="whole games whose news are weighed")
    args = parser.parse_args()
    print(json.dumps(asyncio.run(run(args.tables, args.pause, args.seconds, args.games))))


if __name__ == "__main__":
    main()
