"""What processes tell each other through the database, so that nobody has to look again and again."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from broomstick.server.store.leases import CHANNEL

STILL_THERE_EVERY = 5.0
AGAIN_AFTER = 1.0


class Notices:
    """A connection that listens. Without it all goes on, only later: nobody relies on being told."""

    def __init__(self, engine: AsyncEngine, told: Callable[[str], None]) -> None:
        self.engine = engine
        self.told = told

    async def listen(self) -> None:
        """For as long as the process lives; a connection that is lost is made again."""
        while True:
            with suppress(SQLAlchemyError, OSError):
                await self.listen_once()
            await asyncio.sleep(AGAIN_AFTER)

    async def listen_once(self) -> None:
        async with self.engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            try:
                await raw.add_listener(CHANNEL, self.hear)
                while True:
                    await asyncio.sleep(STILL_THERE_EVERY)
                    await raw.fetchval("SELECT 1")
            finally:
                # Nobody gets a connection that listens from the pool.
                with suppress(SQLAlchemyError, OSError):
                    await connection.invalidate()

    def hear(self, connection: Any, process: int, channel: str, said: str) -> None:
        self.told(said)
