"""The connection that the writer holds: work goes to it as plain functions, whatever the driver is like."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from broomstick.hosting.store_errors import Closed
from broomstick.server.store.engine import WRITES, make_file_engine
from broomstick.server.store.place import SQLITE

Then = Callable[[BaseException | None], None]
"""What is done in the loop when something is done, or has failed."""


class Held(Protocol):
    """One connection, made when it is first needed and again after something has failed."""

    def have_done(self, what: Callable[[Connection], object], then: Then) -> None: ...

    async def close(self) -> None: ...


def hold(engine: AsyncEngine) -> Held:
    return HeldInThread(engine.url) if engine.url.drivername == SQLITE else HeldByLoop(engine)


class HeldInThread:
    """A file's connection in a thread of its own. A whole batch is one step there and back.

    With aiosqlite every statement would be three or four such steps, and each takes longer than the statement. The
    step is made as short as it can be: an executor's answer, which any thread may wait for, costs half as much again.
    """

    def __init__(self, url: URL) -> None:
        self.engine = make_file_engine(url)
        self.connection: Connection | None = None
        self.asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.serve, name="store writer", daemon=True)
        self.thread.start()

    def have_done(self, what: Callable[[Connection], object], then: Then) -> None:
        self.asked.put(partial(self.attempt, what, then, asyncio.get_running_loop()))

    def serve(self) -> None:
        """In the thread: do what is asked for, one after another, until there is nothing more to come."""
        while (asked := self.asked.get()) is not None:
            asked()

    def attempt(
        self, what: Callable[[Connection], object], then: Then, loop: asyncio.AbstractEventLoop
    ) -> None:
        failed: BaseException | None = None
        try:
            if self.connection is None:
                self.connection = self.engine.connect().execution_options(**{WRITES: True})
            what(self.connection)
        except BaseException as error:
            failed = error
            self.leave()
        # A program that ends without closing the store waits for no answer.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(then, failed)

    async def close(self) -> None:
        left = asyncio.Event()
        loop = asyncio.get_running_loop()

        def leave() -> None:
            self.leave()
            loop.call_soon_threadsafe(left.set)

        self.asked.put(leave)
        await left.wait()
        self.asked.put(None)
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
        self.task: asyncio.Task[None] | None = None

    def have_done(self, what: Callable[[Connection], object], then: Then) -> None:
        self.task = asyncio.create_task(self.attempt(what, then), name="store writer")

    async def attempt(self, what: Callable[[Connection], object], then: Then) -> None:
        failed: BaseException | None = None
        try:
            if self.connection is None:
                self.connection = await self.engine.connect()
            await self.connection.run_sync(what)
        except asyncio.CancelledError:
            # Only a program that ends without closing the store does not let this come to its end.
            failed = Closed()
            raise
        except Exception as error:
            failed = error
            await self.drop()
        finally:
            then(failed)

    async def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def close(self) -> None:
        await self.drop()
