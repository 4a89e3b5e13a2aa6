"""The signs of life that processes which serve leave in the database, each in a row of its own."""

from sqlalchemy import Connection, delete, func, insert, select

from broomstick.heart.plain import Plain
from broomstick.server.store.schema import PULSES

KEPT_FOR = 86_400.0
"""Seconds; the last sign of all is kept for ever."""


def beat(
    connection: Connection, process: str, started_at: float, at: float, connected: dict[str, Plain]
) -> None:
    """A process is there, and these are connected to it."""
    connection.execute(delete(PULSES).where((PULSES.c.process == process) | (PULSES.c.at < at - KEPT_FOR)))
    values = {"process": process, "started_at": started_at, "at": at, "connected": connected}
    connection.execute(insert(PULSES).values(values))


def last_beat(connection: Connection) -> float | None:
    """When any process was last known to be there."""
    found: float | None = connection.execute(select(func.max(PULSES.c.at))).scalar_one()
    return found
