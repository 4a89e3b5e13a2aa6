"""Several servers on one database, each in the test's own process, with hatches to each other."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import uvicorn
from litestar import Litestar

from broomstick.hosting.hall import Hall
from broomstick.server.app import make_app
from broomstick.server.many.hatch import Inside
from broomstick.server.many.owner import Owner
from broomstick.server.serve import configured
from server.serving import PATIENCE


@dataclass
class Beside:
    """One of them."""

    app: Litestar
    inside: Inside
    address: str

    @property
    def hall(self) -> Hall:
        found: Hall = self.app.state.hall
        return found

    @property
    def owner(self) -> Owner:
        found = self.hall.owning
        assert isinstance(found, Owner)
        return found

    def owns(self, table: str) -> bool:
        return self.owner.holds(table) and table in self.hall.rooms

    def fall_silent(self) -> None:
        """Say no more that it lives, and do nothing else: as if it were paused."""
        for task in self.owner.tasks:
            task.cancel()
        self.owner.pulse.end()


@asynccontextmanager
async def beside(place: str) -> AsyncIterator[Beside]:
    """A server among others."""
    inside = Inside("127.0.0.1")
    app = make_app(place, inside=inside)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configured(app, inside))
    running = asyncio.create_task(server.serve(sockets=[listening, inside.listening]))
    while not server.started:
        assert not running.done(), running.exception()
        await asyncio.sleep(0.02)
    try:
        yield Beside(app, inside, "{}:{}".format(*listening.getsockname()))
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)


async def until(true: object) -> None:
    """Wait until something is so."""
    assert callable(true)
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)
