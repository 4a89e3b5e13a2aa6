"""Tables and entries for tests of the store, and all that a store holds as plain data."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

from broomstick.hosting.entries import Entry
from broomstick.server.store import Envelope, Store, TableRow

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which something that should have happened will not."""


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(coroutine, PATIENCE))


async def asked(store: Store, what: Callable[[Connection], T]) -> T:
    """What comes of something that is done with the writer's own connection, outside any transaction."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    found: list[T] = []

    def then(error: BaseException | None) -> None:
        if error is None:
            answer.set_result(found[0])
        else:
            answer.set_exception(error)

    store.writer.held.have_done(lambda connection: found.append(what(connection)), then)
    return await answer


def table_row(name: str = "t", code: str = "", created_at: float = 1.25) -> TableRow:
    return TableRow(name, code or name.upper(), "card-game", created_at, None, {"players": 3})


def entry(number: int, key: str = "", action: str = "lead fire brave") -> Entry:
    """An entry with a key of its own if none is given."""
    return Entry(
        number,
        "act",
        number % 3,
        {"action": action},
        100.5 + number,
        key or f"key-{number}",
        f"{number:064x}",
    )


def envelope(seat: int, answer: str = "pick fire water", key: str = "", batch: int = 1) -> Envelope:
    return Envelope(batch, seat, answer, 7.5 + seat, key or f"seal-{batch}-{seat}-{answer}")


async def numbers(store: Store, name: str = "t") -> list[int]:
    return [one.number for one in await store.load_entries(name)]


async def everything(store: Store) -> list[object]:
    """All open tables with what belongs to them."""
    return [(await store.load(row.id), await store.load_chat(row.id)) for row in await store.open_tables()]


def is_whole(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    with closing(sqlite3.connect(file)) as connection:
        checks = [
            *connection.execute("PRAGMA integrity_check"),
            *connection.execute("PRAGMA foreign_key_check"),
        ]
        return checks == [("ok",)]
