"""Many games through a storm of faults; then everything that was promised is looked up in the log.

``PYTHONPATH=src:tests python -m server.chaos.storm --processes 4 --games 200 --minutes 10`` is the whole of it;
``--file`` is one process on a file. With ``PYTHONPATH=tests`` the installed program is tried, compiled as people have
it. A test plays a few games of it.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from broomstick.hosting.table import Table
from broomstick.server.store import Store
from server import cluster
from server.chaos.players import Player
from server.chaos.servers import Server
from server.chaos.watch import Watch
from server.serving import ask, watching

GAMES = ["card-game", "witchs-brew", "card-game", "broom-service"]
KINDS = ["killed", "paused", "connections dropped", "cut off"]
CALM_BETWEEN = (3.0, 8.0)
LASTS = (1.0, 12.0)
FINISHED_WITHIN = 400.0
"""Seconds after the storm in which every game comes to its end."""
TOLD_EVERY = 15.0


@dataclass
class Told:
    """What happened."""

    faults: Counter[str] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0
    connections: int = 0
    longest_without_owner: float = 0.0
    seconds: float = 0.0

    def __str__(self) -> str:
        faults = ", ".join(f"{number} {what}" for what, number in sorted(self.faults.items()))
        return (
            f"{self.games} games in {self.seconds:.0f} s; {self.decisions} decisions acknowledged, each once in the "
            f"log; {self.connections} connections; {faults}; "
            f"longest without an owner: {self.longest_without_owner:.1f} s"
        )


class Storm:
    """Servers, the people at their tables, and what befalls them."""

    def __init__(self, servers: list[Server], shared: bool, pace: float) -> None:
        self.servers = servers
        self.shared = shared
        self.pace = pace
        self.told = Told()
        self.players: dict[str, list[Player]] = {}
        self.playing: set[str] = set()
        self.coming: list[str] = []

    def where(self) -> str:
        """Any server that a proxy would take for one."""
        return random.choice([one for one in self.servers if one.up] or self.servers).address

    def is_well(self, private: str) -> bool:
        return any(f"127.0.0.1:{one.private}" == private and one.is_well for one in self.servers)

    async def one_game(self, game: str, turns: asyncio.Semaphore) -> None:
        async with turns:
            opened = await self.opened(game)
            table = opened["table"]
            seats = [(opened["seat"], opened["token"])]
            seats += [(one["seat"], one["token"]) for one in opened["others"]]
            self.players[table] = [Player(table, *seat, self.pace, self.where) for seat in seats]
            self.playing.add(table)
            await asyncio.gather(*[player.play() for player in self.players[table]])
            self.playing.discard(table)

    async def opened(self, game: str) -> dict[str, Any]:
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
        while True:
            try:
                status, answer = await ask(self.where(), "/api/tables", {"game": game, "seats": seats})
            except httpx.HTTPError:
                status, answer = 0, {}
            if status == 201:
                found: dict[str, Any] = answer
                return found
            await asyncio.sleep(0.3)

    async def rage(self, until: float, restarts: int) -> None:
        """One fault after another, and always somebody left who is well."""
        began = time.monotonic()
        at = [began + (until - began) * (i + 1) / (restarts + 1) for i in range(restarts)]
        async with asyncio.TaskGroup() as faults:
            while time.monotonic() < until and (self.playing or not self.players):
                await asyncio.sleep(random.uniform(*CALM_BETWEEN))
                if at and time.monotonic() >= at[0]:
                    at.pop(0)
                    await asyncio.to_thread(cluster.restart, random.choice(["immediate", "fast"]))
                    self.told.faults["restarts of the database"] += 1
                    continue
                well = [one for one in self.servers if one.is_well]
                if len(well) > 1 or len(self.servers) == len(well):
                    faults.create_task(self.befall(random.choice(well)))

    async def befall(self, server: Server) -> None:
        # All kinds come before one comes again.
        kinds = KINDS if self.shared else KINDS[:-1]
        self.coming = self.coming or random.sample(kinds, len(kinds))
        what = self.coming.pop()
        self.told.faults[what] += 1
        lasts = random.uniform(*LASTS)
        if what == "killed":
            await server.kill()
            await asyncio.sleep(lasts / 4)
            await server.start()
        elif what == "paused":
            server.pause()
            await asyncio.sleep(lasts)
            server.go_on()
        elif what == "cut off":
            server.cut_off()
            await asyncio.sleep(lasts)
            server.mend()
        else:
            everybody = [player for table in self.playing for player in self.players[table]]
            for player in random.sample(everybody, len(everybody) // 3):
                player.drop()

    async def tell(self) -> None:
        """How far it is, for whoever waits for ten minutes."""
        began = time.monotonic()
        while True:
            await asyncio.sleep(TOLD_EVERY)
            everybody = [player for players in self.players.values() for player in players]
            done = sum(len(player.acknowledged) for player in everybody)
            well = sum(one.is_well for one in self.servers)
            over = len(self.players) - len(self.playing)
            print(  # noqa: T201 - what a program says
                f"{time.monotonic() - began:.0f} s: {over} games over, {len(self.playing)} go on, {done} decisions; "
                f"{well} servers are well; {dict(self.told.faults)}",
                file=sys.stderr,
            )

    async def check(self, database: str | Path) -> None:
        """Everything that was acknowledged is in the log, once, and everybody was told the same as it tells."""
        async with await Store.open(database) as store:
            for table, players in self.players.items():
                kept = await store.load(table)
                assert kept is not None
                check_log(kept.entries, players)
        for table, players in self.players.items():
            for player in players:
                async with watching(self.where(), table, player.token) as fresh:
                    assert player.end == (fresh.journal, fresh.picture["view"]), (table, player.seat)
            records = {(await ask(one.address, f"/api/tables/{table}/record"))[1] for one in self.servers}
            assert len(records) == 1
        everybody = [player for players in self.players.values() for player in players]
        self.told.games = len(self.players)
        self.told.decisions = sum(len(player.acknowledged) for player in everybody)
        self.told.connections = sum(player.connections for player in everybody)


def check_log(entries: list[Any], players: list[Player]) -> None:
    assert Table.restored(entries)[1] == len(entries)
    acts = Counter((entry.seat, entry.key, entry.body["action"]) for entry in entries if entry.kind == "act")
    keys = Counter(entry.key for entry in entries)
    sealed: dict[tuple[int, int], str] = {}
    before = 0
    for entry in entries:
        if entry.kind == "lock":
            for seat, answer in entry.body["answers"].items():
                sealed[before, int(seat)] = answer
        if entry.kind != "seat":
            before = entry.number
    for player in players:
        for message in player.acknowledged:
            if message["type"] == "act":
                # A key is one seat's own.
                key = f"{player.seat} {message['key']}"
                assert acts[player.seat, key, message["action"]] == 1, message
                assert keys[key] == 1, message
            else:
                assert sealed[message["at"], player.seat] == message["answer"], message


async def storm(
    processes: int, games: int, minutes: float, pace: float, at_once: int, file: bool = False
) -> Told:
    """Play so many games, through faults for so long; gives what happened, where all was as it should be."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db") if file else cluster.new_database()
        servers = [Server(Path(folder), number, database) for number in range(processes)]
        chaos = Storm(servers, not file, pace)
        watch = Watch(database, lambda: chaos.playing, chaos.is_well)
        beside = [asyncio.create_task(chaos.tell())]
        if not file:
            beside.append(asyncio.create_task(watch.look_on()))
        try:
            await asyncio.gather(*[server.start() for server in servers])
            turns = asyncio.Semaphore(at_once)
            played = asyncio.gather(*[chaos.one_game(GAMES[i % len(GAMES)], turns) for i in range(games)])
            until = time.monotonic() + 60 * minutes
            raging = asyncio.create_task(chaos.rage(until, 0 if file else 2))
            both: list[asyncio.Future[Any]] = [played, raging]
            await asyncio.wait(both, return_when=asyncio.FIRST_EXCEPTION)
            await raging
            await asyncio.wait_for(played, FINISHED_WITHIN)
            await chaos.check(Path(database) if file else database)
        finally:
            for task in beside:
                task.cancel()
            for server in servers:
                await server.close()
            if sys.exc_info()[0] is not None:
                for server in servers:
                    print(server.log.read_text()[-4000:], file=sys.stderr)  # noqa: T201 - why it failed
    chaos.told.longest_without_owner = watch.longest
    chaos.told.seconds = time.monotonic() - began
    return chaos.told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds somebody thinks, on average")
    parser.add_argument("--at-once", type=int, default=200)
    parser.add_argument("--file", action="store_true", help="one process on a file")
    asked = parser.parse_args()
    told = asyncio.run(
        storm(
            1 if asked.file else asked.processes,
            asked.games,
            asked.minutes,
            asked.pace,
            asked.at_once,
            asked.file,
        )
    )
    print(told)  # noqa: T201 - what a program says
    if not asked.file:
        assert told.longest_without_owner <= 10


if __name__ == "__main__":
    main()
