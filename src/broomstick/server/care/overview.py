"""Which tables there are, how large they are, and who is connected to the servers."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, Text, desc, func, select, type_coerce

from broomstick.server.store.schema import CHAT, ENTRIES, ENVELOPES, PULSES, TABLES

GONE_AFTER = 60.0
"""Seconds without a sign after which a process is no longer counted as serving."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table, for a list of them."""

    id: str
    code: str
    game: str
    created_at: float
    finished_at: float | None
    last_at: float | None
    entries: int
    size: int
    """Bytes of what its log says; indexes and the rest not counted."""


@dataclass(frozen=True, slots=True)
class Serving:
    """A process that serves, and who is connected to it."""

    process: str
    started_at: float
    at: float
    connected: dict[str, Any]


def lines() -> Select[Any]:
    """All tables with the sizes of their logs."""
    body = func.length(type_coerce(ENTRIES.c.body, Text)) + func.length(ENTRIES.c.position_hash)
    return (
        select(
            TABLES.c.id,
            TABLES.c.code,
            TABLES.c.game,
            TABLES.c.created_at,
            TABLES.c.finished_at,
            func.max(ENTRIES.c.made_at).label("last_at"),
            func.count(ENTRIES.c.number).label("entries"),
            func.coalesce(func.sum(body), 0).label("size"),
        )
        .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        .group_by(TABLES.c.id)
    )


def tables(connection: Connection, finished: bool = False, largest: int | None = None) -> list[TableLine]:
    """Open tables, with ``finished`` all, the oldest first; or so many of the largest."""
    wanted = lines() if finished or largest is not None else lines().where(TABLES.c.finished_at.is_(None))
    order = [TABLES.c.created_at, TABLES.c.id] if largest is None else [desc("size"), TABLES.c.id]
    rows = connection.execute(wanted.order_by(*order).limit(largest)).mappings()
    return [TableLine(**row) for row in rows]


def totals(connection: Connection) -> dict[str, int]:
    """How many there are of everything, and how large the database is."""
    found = {
        "open": count(connection, select(func.count()).where(TABLES.c.finished_at.is_(None))),
        "finished": count(connection, select(func.count()).where(TABLES.c.finished_at.is_not(None))),
        "entries": count(connection, select(func.count()).select_from(ENTRIES)),
        "envelopes": count(connection, select(func.count()).select_from(ENVELOPES)),
        "chat": count(connection, select(func.count()).select_from(CHAT)),
    }
    if connection.dialect.name == "postgresql":
        found["bytes"] = count(connection, select(func.pg_database_size(func.current_database())))
    else:
        pages, size = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "page_size")
        )
        found["bytes"] = pages * size
    return found


def count(connection: Connection, statement: Select[Any]) -> int:
    return int(connection.execute(statement).scalar_one())


def serving(connection: Connection, now: float) -> list[Serving]:
    """The processes that have given a sign lately."""
    rows = connection.execute(select(PULSES).order_by(PULSES.c.started_at)).mappings()
    return [Serving(**row) for row in rows if now - row["at"] < GONE_AFTER]
