"""How long tables are without an owner: one that is killed, paused or cut off just now is none."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from broomstick.server.store.engine import make_engine
from broomstick.server.store.place import read_url

LOOKS_EVERY = 0.25
STOOD_STILL = 3.0
"""Seconds by which whoever looks on wakes too late where the whole machine, and not a server, was stopped."""
OWNERS = text("""
    SELECT game_table.id, process.address FROM game_table
    JOIN lease ON lease.table_id = game_table.id
    JOIN process ON process.id = lease.owner AND process.until > extract(epoch FROM clock_timestamp())
    WHERE finished_at IS NULL AND game_table.id = ANY(:tables)
""")


class Watch:
    """Looks into the database, straight."""

    def __init__(self, database: str, tables: Callable[[], set[str]], well: Callable[[str], bool]) -> None:
        """``tables`` that are played at; ``well``: whether the server at a private address can do anything."""
        self.database = database
        self.tables = tables
        self.well = well
        self.owned: dict[str, float] = {}
        self.longest = 0.0

    async def look_on(self) -> None:
        engine = make_engine(read_url(self.database))
        try:
            while True:
                with suppress(SQLAlchemyError, OSError):
                    async with engine.connect() as connection:
                        await self.look(connection)
                before = time.monotonic()
                await asyncio.sleep(LOOKS_EVERY)
                self.woke_late(time.monotonic() - before - LOOKS_EVERY)
        finally:
            await engine.dispose()

    def woke_late(self, seconds: float) -> None:
        """A machine that stood still, servers, database and all, says nothing of any of them."""
        if seconds > STOOD_STILL:
            self.owned = {table: at + seconds for table, at in self.owned.items()}

    async def look(self, connection: AsyncConnection) -> None:
        tables = self.tables()
        rows = (await connection.execute(OWNERS, {"tables": list(tables)})).all()
        now = time.monotonic()
        for table, address in rows:
            if self.well(address):
                self.note(table, now)
                self.owned[table] = now
        for table in list(self.owned):
            if table in tables:
                self.note(table, now)
            else:
                del self.owned[table]

    def note(self, table: str, now: float) -> None:
        self.longest = max(self.longest, now - self.owned.get(table, now))
