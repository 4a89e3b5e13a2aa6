"""What a server does besides playing: it leaves signs of life, looks for notices, and clears away what is old."""

import asyncio
import logging
import os
import secrets
import socket
import time
from contextlib import suppress
from functools import partial

from broomstick.hosting.hall import Hall
from broomstick.hosting.store_errors import StoreError
from broomstick.server.care import notices
from broomstick.server.care.doing import delete, older
from broomstick.server.store import Store
from broomstick.server.store.presence import beat, last_beat

LOOK_EVERY = 2.0
BEAT_EVERY = 20.0
CLEAR_EVERY = 3600.0
"""Seconds between looks for notices, signs of life, and looks for what is old."""
LOG = logging.getLogger("broomstick.server")


class Watch:
    """One process's."""

    def __init__(self, hall: Hall, store: Store, forget_after: float | None = None) -> None:
        """``forget_after``: days after which a table at which nothing was done is deleted; None: never."""
        self.hall = hall
        self.store = store
        self.forget_after = forget_after
        self.process = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(3)}"
        self.started_at = hall.now()
        self.read = 0

    async def begin(self) -> float | None:
        """Where notices are from now on new; and when a server was last known to be there."""
        async with self.store.reading() as connection:
            self.read = await connection.run_sync(notices.last)
            return await connection.run_sync(last_beat)

    async def run(self) -> None:
        """For as long as the server runs. What the database does not do now it does later."""
        beaten = cleared = float("-inf")
        while True:
            now = time.monotonic()
            try:
                await self.look()
                if now - beaten >= BEAT_EVERY:
                    await self.beat()
                    beaten = now
                if self.forget_after is not None and now - cleared >= CLEAR_EVERY:
                    await self.clear(self.forget_after)
                    cleared = now
            except StoreError as error:
                LOG.warning("the database does not answer", extra={"facts": {"error": type(error).__name__}})
            await asyncio.sleep(LOOK_EVERY)

    async def end(self) -> None:
        """The last sign: nobody is connected any more."""
        for room in self.hall.rooms.values():
            for viewer in room.viewers[:]:
                room.part(viewer)
        with suppress(StoreError):
            await self.beat()

    async def look(self) -> None:
        """Let tables go that were changed from outside."""
        async with self.store.reading() as connection:
            for number, what, table in await connection.run_sync(notices.since, self.read):
                self.read = number
                if table in self.hall.rooms:
                    LOG.info("a table leaves memory", extra={"facts": {"table": table, "why": what}})
                self.hall.damaged.pop(table, None)
                self.hall.forget(table)

    async def beat(self) -> None:
        """A sign of life."""
        work = partial(
            beat,
            process=self.process,
            started_at=self.started_at,
            at=self.hall.now(),
            connected=self.hall.connected(),
        )
        await self.store.writer.do(work)

    async def clear(self, days: float) -> None:
        """Delete what is old, table by table: nobody waits long for that."""
        async with self.store.reading() as connection:
            old = [
                table
                for over in (True, False)
                for table in await connection.run_sync(older, days, over, self.hall.now())
            ]
        for table in old:
            if table not in self.hall.rooms or not self.hall.rooms[table].viewers:
                await self.store.writer.do(partial(delete, table_id=table))
        if old:
            LOG.info("old tables were deleted", extra={"facts": {"count": len(old), "days": days}})
