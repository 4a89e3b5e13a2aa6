"""A game that is played by a script at a table of any host: what everybody there is sent, and the record.

It needs the package alone, so that a browser's Python can run it too.
"""

import asyncio
import json
from typing import Any

from broomstick.browser.shelf import Unkept
from broomstick.browser.store import BrowserStore
from broomstick.games import load_identity
from broomstick.heart.chance import Chance
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.hosting.hall import Hall
from broomstick.hosting.rows import TableRow
from broomstick.hosting.shapes import plain
from broomstick.hosting.store import Store
from broomstick.hosting.table import PERSON, Seat, Table
from broomstick.hosting.viewers import Viewer

Decision = tuple[int, str]
TABLE = "table"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gil"]


class Nobody:
    """At this table people alone decide."""

    async def think(self, identity: str, spec: str, view: Any, choices: list[str], seed: str) -> str:
        raise AssertionError("no bot sits here")

    def close(self) -> None:
        """Nobody thinks."""


def decisions(game: Game, seed: str) -> list[Decision]:
    """A whole game of anybody's choices, as the library plays it."""
    state = game.start(seed, salt="pepper")
    rng = Chance(seed, "", "script")
    found: list[Decision] = []
    while not state.over:
        seat = state.deciders[rng.below(len(state.deciders))]
        choices = state.choices(seat)
        action = game.text(choices[rng.below(len(choices))])
        found.append((seat, action))
        state.play(seat, action)
    return found


async def played(store: Store, game: Game, seed: str, script: list[Decision]) -> tuple[list[str], str]:
    """Everything that each viewer is sent, line by line, and the record at the end."""
    hall = Hall(store, Nobody(), lambda: 1000.0)
    table = Table(game, seed, "pepper", None)
    table.apply(table.propose_start("start", 1000.0))
    for seat in range(game.players):
        table.apply(table.propose_seat(seat, Seat(PERSON, NAMES[seat]), f"seat {seat}", 1000.0))
    row = TableRow(TABLE, "CODE", game.name, 1000.0, None, {})
    await store.create_table(row, table.entries, {})
    room = hall.add(row, table)
    viewers = [Viewer(seat) for seat in [*range(game.players), PUBLIC]]
    sent: list[str] = []
    for viewer in viewers:
        hall.greet(room, viewer)
    for number, (seat, action) in enumerate(script):
        work = hall.seal if room.table.sealed else hall.act
        await work(room, seat, room.table.position, action, f"key {number}")
        for viewer in viewers:
            while not viewer.waiting.empty():
                message = plain(viewer.waiting.get_nowait())
                sent.append(f"{viewer.seat} {json.dumps(message, sort_keys=True)}")
        sent.append(f"after {number}")
    # What is kept says the same as what was told.
    kept = await store.load(TABLE)
    assert kept is not None
    record = Table.replay(kept.entries).state.record().text()
    assert record == room.table.state.record().text()
    return sent, record


async def in_a_page(identity: str, seed: str, script: str) -> str:
    """The same in a browser's way, as text in and out."""
    told = [(seat, action) for seat, action in json.loads(script)]
    game = load_identity(json.loads(identity))
    return json.dumps(await played(await BrowserStore.open(Unkept()), game, seed, told))


def alone(identity: str, seed: str, script: str) -> str:
    return asyncio.run(in_a_page(identity, seed, script))
