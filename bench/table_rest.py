"""Very many tables in a file that nobody looks at: open games of all kinds, with clocks of days that run."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from broomstick.games import make
from broomstick.heart.chance import Chance
from broomstick.hosting.clocks import Clocks
from broomstick.hosting.messages import DaysClock
from broomstick.hosting.shapes import plain
from broomstick.hosting.table import PERSON, Seat, Table
from broomstick.server.store import Store, TableRow
from broomstick.server.store.reading import checksum

GAMES = ("card-game", "witchs-brew", "broom-service")
DECISIONS = 8
CLOCK = DaysClock(days=3)


def begun(game: str) -> Table:
    """A game in its first round."""
    now = time.time()
    table = Table(make(game, 3, None, {}), "seed", "salt", None)
    clocks = Clocks(CLOCK, 3)
    rng = Chance("rest")

    def take(entry: object) -> None:
        table.apply(clocks.stamp(entry))  # type: ignore[arg-type]
        clocks.take_in(table.entries[-1])
        clocks.run(table.deciders, ())

    take(table.propose_start("start", now))
    for seat in range(3):
        take(table.propose_seat(seat, Seat(PERSON, "ABC"[seat]), f"seat {seat}", now))
    for number in range(DECISIONS):
        answers = {seat: table.game.text(rng.pick(table.state.choices(seat))) for seat in table.deciders}
        if table.sealed:
            take(table.propose_lock(answers, f"{number}", now))
        else:
            seat = table.deciders[0]
            take(table.propose_act(seat, table.position, answers[seat], f"{number}", now))
    return table


async def at_rest(file: Path, tables: int) -> str:
    """So many of them; gives the id of one."""
    store = await Store.open(file)
    patterns = [begun(game) for game in GAMES]
    now = time.time()
    for number, table in enumerate(patterns):
        row = TableRow(
            f"pattern {number}", f"P{number}", table.game.name, now, None, {"clock": plain(CLOCK)}, False
        )
        await store.create_table(row, table.entries)
    await store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        for number in range(tables - len(patterns)):
            own, pattern = f"table {number}", f"pattern {number % len(patterns)}"
            copy(connection, pattern, own, patterns[number % len(patterns)])
    return "table 0"


def copy(connection: sqlite3.Connection, pattern: str, own: str, table: Table) -> None:
    """One more table like another."""
    connection.execute(
        "INSERT INTO game_table SELECT :own, code, game, created_at, finished_at, settings, log_end, waiting "
        "FROM game_table WHERE id = :pattern",
        {"own": own, "pattern": pattern},
    )
    connection.execute(
        "INSERT INTO entry SELECT :own, number, kind, seat, body, made_at, key, position_hash, NULL "
        "FROM entry WHERE table_id = :pattern",
        {"own": own, "pattern": pattern},
    )
    connection.executemany(
        "UPDATE entry SET checksum = ? WHERE table_id = ? AND number = ?",
        [(checksum(own, replace(entry)), own, entry.number) for entry in table.entries],
    )
