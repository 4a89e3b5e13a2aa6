"""Tables under load, over loopback: size of the news, time until everybody has it, processor time, memory.

``table_load.py WHAT`` measures one thing and prints it as JSON; each is a server of its own and takes less than a
minute or two. Every load is bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from table_client import Gathering, Plain, Tally
from table_rest import at_rest
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
GAMES = ("card-game", "witchs-brew", "broom-service")
PLAYERS, WATCHERS = 3, 1
OPENED_AT_ONCE = 10
PEOPLE_PAUSE = 3.0
"""Seconds between two decisions at a table where people play."""
MANY_PER_SECOND = 600
"""Decisions each second at a busy hour."""
AT_EVERY_SIZE = 60
"""Decisions each second, at few tables and at many."""


class Server:
    """A server in another process."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def used(self) -> tuple[float, int]:
        """Seconds of processor time it has used, and bytes of memory it holds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("?\n")
        self.process.stdin.flush()
        seconds, held = self.process.stdout.readline().split()
        return float(seconds), int(held)


@contextlib.contextmanager
def served(*what: str) -> Iterator[Server]:
    process = subprocess.Popen(
        [sys.executable, str(HERE / "table_server.py"), *what],
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
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


async def ready(server: Server) -> None:
    """Wait until it takes connections."""
    host, port = server.address.split(":")
    until = time.perf_counter() + 60
    while time.perf_counter() < until:
        try:
            _, writer = await asyncio.open_connection(host, int(port))
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.02)
    raise TimeoutError(f"no server at {server.address}")


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def gather(
    server: Server, tables: int, games: Sequence[str], watchers: int = WATCHERS, keep: bool = False
) -> list[Gathering]:
    """Open so many tables, of these games in turn, and let everybody sit down."""
    which = islice(cycle(games), tables)
    found = [Gathering(server.address, i, Tally(), keep, game) for i, game in enumerate(which)]
    for i in range(0, tables, OPENED_AT_ONCE):
        await asyncio.gather(*(one.open(PLAYERS, watchers) for one in found[i : i + OPENED_AT_ONCE]))
    return found


async def measured(
    server: Server, gatherings: list[Gathering], pause: float, seconds: float
) -> dict[str, Any]:
    """Play for a while at these tables; what came of it, of all and of each game."""
    tallies = {one.game: Tally() for one in gatherings}
    for one in gatherings:
        one.tally = tallies[one.game]
    (before, _), began = server.used(), time.perf_counter()
    await asyncio.gather(*(one.play(pause, began + seconds) for one in gatherings))
    took, (after, held) = time.perf_counter() - began, server.used()
    # What is still under way arrives before the next load begins.
    await asyncio.sleep(1)
    return {
        "tables": len(gatherings),
        "viewers": sum(len(one.viewers) for one in gatherings),
        "seconds": took,
        "decisions": sum(tally.decisions for tally in tallies.values()),
        "delivered": sum(tally.delivered for tally in tallies.values()),
        "cpu": after - before,
        "memory": held,
        **times([second for tally in tallies.values() for second in tally.seconds]),
        "games": {game: times(tally.seconds) for game, tally in tallies.items()},
    }


def times(seconds: list[float]) -> dict[str, float]:
    """From sending a decision until the last viewer at its table had the news of it."""
    some = seconds or [0.0]
    return {"p50": median(some), "p95": percentile(some, 0.95), "p99": percentile(some, 0.99)}


async def leave(gatherings: list[Gathering]) -> None:
    await asyncio.gather(*(one.leave() for one in gatherings))


async def sizes(games: int, seconds: float) -> dict[str, Any]:
    """Whole games; how large each piece of news is, as text and as sent."""
    found = {}
    for game in GAMES:
        with served("table") as server:
            await ready(server)
            gatherings = await gather(server, games, [game], keep=True)
            until = time.perf_counter() + seconds
            await asyncio.gather(*(one.play(0.0, until) for one in gatherings))
            packed = gatherings[0].viewers[0].scales is not None
            await leave(gatherings)
        heard = [one for table in gatherings for one in table.tally.heard]
        news = [one for one in heard if one.kind == "news"]
        found[game] = {
            "games": sum(one.over for one in gatherings),
            "news": len(news),
            "packed": packed,
            "raw": spread([float(len(one.text.encode())) for one in news]),
            "sent": spread([float(one.sent) for one in news]),
            "texts": [one.text for one in heard],
        }
    return found


def spread(bytes_each: list[float]) -> dict[str, float]:
    return {"median": median(bytes_each), "p95": percentile(bytes_each, 0.95), "largest": max(bytes_each)}


async def people(seconds: float) -> dict[str, Any]:
    """A thousand seats as people play, all games together."""
    with served("table") as server:
        await ready(server)
        gatherings = await gather(server, 334, GAMES, watchers=0)
        found = await measured(server, gatherings, PEOPLE_PAUSE, seconds)
        await leave(gatherings)
    return found


async def busy(game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Tables of one game as people play; so many decisions a second; then everybody as soon as they can."""
    with served("table") as server:
        await ready(server)
        gatherings = await gather(server, tables, [game])
        human = await measured(server, gatherings, PEOPLE_PAUSE, seconds)
        calm = await measured(server, gatherings, tables / MANY_PER_SECOND, seconds)
        await leave(gatherings)
        gatherings = await gather(server, tables // 2, [game])
        flat = await measured(server, gatherings, 0.0, seconds)
        await leave(gatherings)
    return {"offered": MANY_PER_SECOND, "human": human, "calm": calm, "flat": flat}


async def fanned_out(texts: list[str], tables: int, pause: float, seconds: float) -> dict[str, Any]:
    """The same texts from a server that only sends them to all: processor time for each."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "texts.json"
        file.write_text(json.dumps(texts), encoding="utf-8")
        with served("fan-out", "--texts", str(file)) as server:
            await ready(server)
            return await talked(server, tables, pause, seconds)


async def talked(server: Server, tables: int, pause: float, seconds: float) -> dict[str, Any]:
    """One message after another at each table, at the moments at which people would decide there, or as soon as all
    have the answer to the one before."""
    viewers = PLAYERS + WATCHERS
    heard = [0] * tables
    all_heard = [asyncio.Event() for _ in range(tables)]
    act = json.dumps({"type": "act", "at": 1234, "action": "lead fire brave", "key": "0-1152921504606846976"})

    async def hear(table: int, connection: ClientConnection) -> None:
        while True:
            json.loads(await connection.recv())
            heard[table] += 1
            # Whoever sends is answered besides.
            if heard[table] % (viewers + 1) == 0:
                all_heard[table].set()

    async def talk(table: int, seats: list[ClientConnection]) -> None:
        rng = random.Random(table)
        for turn in count():
            if pause:
                await asyncio.sleep(max(0.0, min(rng.expovariate(1 / pause), until - time.perf_counter())))
            if time.perf_counter() >= until:
                return
            all_heard[table].clear()
            await seats[(table + turn) % PLAYERS].send(act)
            if not pause:
                await all_heard[table].wait()

    at = [[f"ws://{server.address}/{table}"] * viewers for table in range(tables)]
    found = [[await connect(one, max_size=None, ping_interval=None) for one in table] for table in at]
    hearing = [asyncio.create_task(hear(i, one)) for i, table in enumerate(found) for one in table]
    (before, _), began = server.used(), time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(talk(number, table) for number, table in enumerate(found)))
    took, (after, _) = time.perf_counter() - began, server.used()
    for task in hearing:
        task.cancel()
    await asyncio.gather(*hearing, return_exceptions=True)
    await asyncio.gather(*(one.close() for table in found for one in table))
    return {
        "delivered": sum(heard),
        "seconds": took,
        "cpu": after - before,
        "connections": tables * viewers,
    }


async def idle(connections: int, seconds: float) -> dict[str, Any]:
    """Many who only look on and are told nothing, beside a few who play."""
    with served("table") as server:
        await ready(server)
        gatherings = await gather(server, 20, GAMES)
        alone = await measured(server, gatherings, PEOPLE_PAUSE / 3, seconds)
        crowd = await gather(server, connections // (PLAYERS + WATCHERS), GAMES)
        # Nobody of these says anything; whether they are there the server is asked at the end.
        beside = await measured(server, gatherings, PEOPLE_PAUSE / 3, seconds)
        here = 0
        for table in crowd:
            for viewer in table.viewers:
                await viewer.connection.send('{"type": "ping"}')
        until = time.perf_counter() + 20
        for table in crowd:
            table.measuring.set()
        while here < connections and time.perf_counter() < until:
            await asyncio.sleep(0.1)
            here = sum(table.tally.delivered for table in crowd)
        await leave(crowd)
        await leave(gatherings)
    return {
        "connections": len(crowd) * (PLAYERS + WATCHERS),
        "here": here,
        "alone": alone,
        "beside": beside,
        "bytes": (beside["memory"] - alone["memory"]) / max(1, here),
    }


async def sizes_of_houses(most: int, seconds: float) -> dict[str, Any]:
    """As many decisions a second at few tables as at many: what one costs must be the same."""
    found = {}
    for tables in (10, 100, most):
        with served("table") as server:
            await ready(server)
            gatherings = await gather(server, tables, GAMES[1:], watchers=0)
            found[str(tables)] = await measured(server, gatherings, tables / AT_EVERY_SIZE, seconds)
            await leave(gatherings)
    return found


async def rest(tables: int) -> dict[str, Any]:
    """Tables that nobody looks at, with clocks of days that run: how long a start takes, and how much memory."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        some = await at_rest(file, tables)
        began = time.perf_counter()
        with served("table", "--database", str(file)) as server:
            await ready(server)
            started = time.perf_counter() - began
            # Long enough for all that a start sets going.
            cpu = -1.0
            while True:
                now, held = server.used()
                if now - cpu < 0.05:
                    break
                cpu = now
                await asyncio.sleep(1)
            settled = time.perf_counter() - began
            # Somebody comes back.
            began = time.perf_counter()
            async with connect(f"ws://{server.address}/api/live", max_size=None) as connection:
                await connection.send(json.dumps({"type": "hello", "table": some, "token": ""}))
                assert json.loads(await connection.recv())["type"] == "welcome"
            back = time.perf_counter() - began
    return {"tables": tables, "start": started, "settled": settled, "memory": held, "back": back}


async def run(args: argparse.Namespace) -> Any:
    if args.what == "sizes":
        return await sizes(args.games, 2 * args.seconds)
    if args.what == "people":
        return await people(2 * args.seconds)
    if args.what == "busy":
        return await busy(args.game, args.tables, args.seconds)
    if args.what == "fan-out":
        texts: list[str] = json.loads(args.texts.read_text(encoding="utf-8"))
        return {
            "human": await fanned_out(texts, args.tables, PEOPLE_PAUSE, args.seconds),
            "flat": await fanned_out(texts, args.tables // 2, 0.0, args.seconds),
        }
    if args.what == "idle":
        return await idle(3000, args.seconds)
    if args.what == "houses":
        return await sizes_of_houses(1000, args.seconds)
    return await rest(50_000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("sizes", "people", "busy", "fan-out", "idle", "houses", "rest"))
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="where one is measured at a time")
    parser.add_argument("--tables", type=int, default=100, help="where it is busy")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each load")
    parser.add_argument("--games", type=int, default=4, help="whole games whose news are weighed, of each")
    parser.add_argument("--texts", type=Path, help="what is fanned out, a JSON list")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found: Plain = asyncio.run(run(args))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
