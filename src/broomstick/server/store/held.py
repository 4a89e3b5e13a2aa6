"""The connection that the writer holds: work goes to it as plain functions, whatever the driver is like."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from broomstick.server.store.engine import WRITES, make_file_engine
from broomstick.server.store.place import SQLITE

T = TypeVar("T")


class Held(Protocol):
    """One connection, made when it is first needed and again after it was dropped."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...

    async def drop(self) -> None: ...

    async def close(self) -> None: ...


def hold(engine: AsyncEngine) -> Held:
    return HeldInThread(engine.url) if engine.url.drivername == SQLITE else HeldByLoop(engine)


class HeldInThread:
    """A file's connection in a thread of its own. A whole batch is one step there and back.

    With aiosqlite every statement would be three or four such steps, and each takes longer than the statement.
    """

    def __init__(self, url: URL) -> None:
        self.engine = make_file_engine(url)
        self.thread = ThreadPoolExecutor(1, "store writer")
        self.connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.work, work)

    def work(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(**{WRITES: True})
        return work(self.connection)

    async def drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.leave)

    async def close(self) -> None:
        await self.drop()
        self.thread.shutdown(wait=False)
        self.engine.dispose()

    def leave(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.close()


class HeldByLoop:
    """A connection of an asynchronous driver; a plain function on it gives way to the loop where it waits."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = await self.engine.connect()
        return await self.connection.run_sync(work)

    async def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def close(self) -> None:
        await self.drop()
