"""Very many games in two worlds over the wire: whatever is done there, a viewer is sent the same bytes in both.

``PYTHONPATH=src:tests python -m server.walks --games 10000 --minutes 60 --kept walks.json`` goes on where it was
stopped; ``--part 0/2`` and ``--part 1/2``, each with a file of its own, share the games between two cores. Each
game is played by chance to some moment; then, for every viewer, two worlds that this viewer cannot tell apart go on
side by side at two hosts: others seal other answers, change and withdraw them, open play is the same, what can be
is taken back, seats are handed to bots and back, and the viewer connects anew. That ends where the rules themselves
show a difference. With ``--processes 2`` each world has two servers on one PostgreSQL, and the viewer comes to the
one that does not own the table.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from broomstick import PUBLIC, Chance, Game, State
from broomstick.games import make as make_game
from broomstick.heart.errors import BroomstickError
from broomstick.hosting.answers import every_game
from broomstick.hosting.table import BOT, PERSON
from broomstick.server.app import make_app
from hosting.two_worlds import NOW, own_secret, two_states
from server.beside import beside
from server.cluster import new_database
from server.serving import served
from server.worlds import Line, World

STEPS, TRIES = 14, 4
FRESH_AFTER = 192
"""Games after which the hosts are new, so that none of them grows without end."""
AT_ONCE = 24
"""Games that are played side by side: each mostly waits, for the disk or for what comes over the wire."""
SETTINGS: list[dict[str, Any]] = [
    {},
    {"hide_ready": True},
    {"clock": {"type": "bank", "seconds": 600, "increment": 5}},
]


@dataclass
class Walked:
    """What was done so far, in all runs together."""

    games: int = 0
    viewers: int = 0
    different: int = 0
    """Walks in which the worlds really were two."""
    steps: int = 0
    bytes: int = 0
    seconds: float = 0.0


class Walk:
    """One viewer at one table in two worlds."""

    def __init__(self, worlds: list[World], at: list[str], table: str, viewer: int, rng: Chance) -> None:
        self.worlds, self.at = worlds, at
        self.table, self.viewer, self.rng = table, viewer, rng
        self.lines: list[Line] = []
        self.keys = 0
        self.walked = Walked(viewers=1)

    async def connect(self) -> None:
        self.part()
        secret = "" if self.viewer == PUBLIC else own_secret(self.table)
        hello = json.dumps({"type": "hello", "table": self.table, "token": secret})
        for world, address in zip(self.worlds, self.at, strict=True):
            host, port = address.split(":")
            self.lines.append(Line(world, *await asyncio.open_connection(host, int(port))))
            await self.lines[-1].begin(hello)

    def part(self) -> None:
        for line in self.lines:
            line.writer.close()
        self.lines = []

    async def compare(self, what: str) -> None:
        """Not a byte differs of what has come since the line was opened."""
        for line in self.lines:
            await line.settle()
        one, other = (line.bytes for line in self.lines)
        assert one == other, (self.table, self.viewer, what, one[-2000:], other[-2000:])

    @property
    def states(self) -> list[State]:
        return [world.room.table.state for world in self.worlds]

    @property
    def alike(self) -> bool:
        """Whether the rules have shown no difference to the viewer yet."""
        one, other = self.states
        return (
            not one.over and not other.over and one.view(self.viewer).data() == other.view(self.viewer).data()
        )

    async def go(self) -> Walked:
        one, other = self.states
        self.walked.different = int(one.position() != other.position())
        await self.connect()
        await self.compare("welcome")
        for _ in range(STEPS):
            what = await (self.sealed() if self.worlds[0].room.table.sealed else self.open())
            if not what or not self.alike:
                break
            self.walked.steps += 1
            await self.compare(what)
            if not self.rng.below(4):
                await self.hand_over()
                await self.compare("handed over and back")
            if not self.rng.below(4):
                self.walked.bytes += sum(len(line.raw) for line in self.lines)
                await self.connect()
                await self.compare("welcome again")
        self.walked.bytes += sum(len(line.raw) for line in self.lines)
        return self.walked

    def key(self) -> str:
        self.keys += 1
        return f"walk {self.keys}"

    async def sealed(self) -> str:
        """Somebody seals something, changes it, or takes it out again; the viewer the same in both worlds."""
        owing = self.worlds[0].room.owing()
        closed = sorted(self.worlds[0].room.envelopes)
        if closed and len(owing) > 1 and not self.rng.below(3):
            seat, key = self.rng.pick(closed), self.key()
            for world in self.worlds:
                await world.hall.unseal(world.room, seat, world.room.table.position, key)
            return f"{seat} unseals"
        seat = self.rng.pick(owing)
        game = self.states[0].game
        legal = [{game.text(choice) for choice in state.choices(seat)} for state in self.states]
        both = sorted(legal[0] & legal[1])
        # Where others seal the same, play can be the same after it; where they do not, that must not be seen.
        same = seat == self.viewer or (both and self.rng.below(2))
        answer = self.rng.pick(both) if same else ""
        key = self.key()
        for world, answers in zip(self.worlds, legal, strict=True):
            own = answer or world.rng.pick(sorted(answers))
            await world.hall.seal(world.room, seat, world.room.table.position, own, key)
        return f"{seat} seals"

    async def open(self) -> str:
        """Somebody decides the same in both worlds, and perhaps takes it back; nothing where there is no such thing."""
        one, other = self.states
        if one.deciders != other.deciders:
            return ""
        seat, game = one.deciders[0], one.game
        there = {game.text(choice) for choice in other.choices(seat)}
        both = [text for text in (game.text(choice) for choice in one.choices(seat)) if text in there]
        self.rng.shuffle(both)
        action = next(
            (text for text in both[:TRIES] if self.looks_alike(seat, text)), both[0] if both else ""
        )
        if not action:
            return ""
        key = self.key()
        for world in self.worlds:
            await world.hall.act(world.room, seat, world.room.table.position, action, key)
        if self.alike and not self.rng.below(3):
            await self.compare(f"{seat}: {action}")
            key, undone = self.key(), 0
            for world in self.worlds:
                with suppress(BroomstickError):
                    await world.hall.take_back(world.room, seat, world.room.table.position, key)
                    undone += 1
            # What can be taken back in one of them alone is a difference that the rules show.
            return "" if undone == 1 else f"{seat}: {action}, taken back"
        return f"{seat}: {action}"

    def looks_alike(self, seat: int, action: str) -> bool:
        """Whether the viewer would see the same in both worlds after it."""
        twins = [state.copy() for state in self.states]
        for twin in twins:
            twin.play(seat, action)
        one, other = twins
        return not one.over and one.view(self.viewer).data() == other.view(self.viewer).data()

    async def hand_over(self) -> None:
        """To a bot that has no time to say anything, and back to its person."""
        seat = self.rng.below(self.states[0].players)
        for to in (BOT, PERSON):
            key = self.key()
            for world in self.worlds:
                await world.hall.hand_over(world.room, seat, seat, to, "", key)


def game_for(number: int, rng: Chance) -> Game:
    """All games in turn, with any number of players and with rules as they come."""
    games = every_game()
    told = games[number % len(games)]
    players = told.fewest + rng.below(told.most - told.fewest + 1)
    options = {
        one.name: rng.below(2) == 1 if one.kind == "flag" else rng.pick(one.values)
        for one in told.options
        if one.kind != "number"
    }
    try:
        return make_game(told.name, players, None, options)
    except BroomstickError:
        return make_game(told.name, players, None, {})


def moment(number: int) -> tuple[State, dict[str, Any]]:
    """A game that is played by chance to some moment."""
    rng = Chance(f"walk {number}")
    state = game_for(number, rng).start(f"walk {number}", starter=0)
    for _ in range(rng.below(110)):
        before, seat = state.copy(), rng.pick(state.deciders)
        state.play(seat, state.game.text(rng.pick(state.choices(seat))))
        if state.over:
            return before, rng.pick(SETTINGS)
    return state, rng.pick(SETTINGS)


class NoBots:
    """Whoever is asked here has no answer in time."""

    async def think(self, *_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    def close(self) -> None:
        pass


@asynccontextmanager
async def hosts(folder: Path, processes: int) -> AsyncIterator[list[tuple[Any, str, str]]]:
    """For each world the application that owns its tables, its address, and where the viewer comes."""
    async with AsyncExitStack() as stack:
        found = []
        for name in ("truth", "other"):
            if processes == 1:
                app = make_app(folder / f"{name}.db", now=lambda: NOW)
                address = await stack.enter_async_context(served(folder, app=app))
                found.append((app, address, address))
            else:
                place = new_database()
                one, other = [await stack.enter_async_context(beside(place)) for _ in range(2)]
                one.hall.now = other.hall.now = lambda: NOW
                found.append((one.app, one.address, other.address))
        for app, _, _ in found:
            app.state.hall.thinkers = NoBots()
        yield found


async def one_game(number: int, found: list[tuple[Any, str, str]]) -> Walked:
    """Every viewer at one moment of one game."""
    truth, settings = moment(number)
    walked = Walked(games=1)
    for viewer in [*range(truth.players), PUBLIC]:
        table, code = (
            f"walk-{number}-{viewer}",
            "".join("BCDFGHJKLMNP"[int(d)] for d in f"{number:05}{viewer % 10}"),
        )
        worlds = []
        for name, state, (app, address, _) in zip(
            ("truth", "other"), two_states(truth, viewer), found, strict=True
        ):
            worlds.append(World(name, app, address))
            await worlds[-1].furnish(state, viewer, {"pace": 10_000, **settings}, table, code)
        walk = Walk(worlds, [at for _, _, at in found], table, viewer, Chance(f"{number} {viewer}"))
        try:
            more = await walk.go()
        finally:
            walk.part()
        for world in worlds:
            world.hall.forget(table)
        walked = added(walked, more)
    return walked


def added(one: Walked, other: Walked) -> Walked:
    return Walked(**{name: value + getattr(other, name) for name, value in asdict(one).items()})


async def walks(
    games: int, minutes: float, kept: Path | None = None, processes: int = 1, part: int = 0, parts: int = 1
) -> Walked:
    """So many games, or as many as there is time for; what was done before is not done again. Of several parts that
    are played side by side each has every so many-th game."""
    walked = Walked(**json.loads(kept.read_text())) if kept is not None and kept.exists() else Walked()
    until = time.monotonic() + 60 * minutes
    own = range(part, games, parts)
    while walked.games < len(own) and time.monotonic() < until:
        with tempfile.TemporaryDirectory() as folder:
            async with hosts(Path(folder), processes) as found:
                last = min(len(own), walked.games + FRESH_AFTER)
                while walked.games < last and time.monotonic() < until:
                    began = time.monotonic()
                    some = own[walked.games : min(last, walked.games + AT_ONCE)]
                    for more in await asyncio.gather(*(one_game(number, found) for number in some)):
                        walked = added(walked, more)
                    walked.seconds += time.monotonic() - began
                    if kept is not None:
                        kept.write_text(json.dumps(asdict(walked)))
    return walked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kept", type=Path, help="where it is kept how far this has come")
    parser.add_argument("--processes", type=int, default=1, choices=(1, 2))
    parser.add_argument("--part", default="0/1", help="which of how many parts, as 0/2")
    asked = parser.parse_args()
    part, parts = map(int, asked.part.split("/"))
    walked = asyncio.run(walks(asked.games, asked.minutes, asked.kept, asked.processes, part, parts))
    print(walked)  # noqa: T201 - what it says


if __name__ == "__main__":
    main()
