"""The connection that the writer holds: work goes to it as plain functions, whatever the driver is like."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

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

    With aiosqlite every statement would be three or four such steps, and each takes longer than the statement. The
    step is made as short as it can be: an executor's answer, which any thread may wait for, costs half as much again.
    """

    def __init__(self, url: URL) -> None:
        self.engine = make_file_engine(url)
        self.connection: Connection | None = None
        self.asked: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.serve, name="store writer", daemon=True)
        self.thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self.ask(lambda: self.work(work))

    def ask(self, what: Callable[[], T]) -> "asyncio.Future[T]":
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.asked.put((what, answer))
        return answer

    def serve(self) -> None:
        """In the thread: do what is asked for, one after another, until there is nothing more to come."""
        while (asked := self.asked.get()) is not None:
            what, answer = asked
            try:
                settle = partial(set_result, answer, what())
            except BaseException as error:
                settle = partial(set_error, answer, error)
            # A program that ends without closing the store waits for no answer.
            with suppress(RuntimeError):
                answer.get_loop().call_soon_threadsafe(settle)

    def work(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(**{WRITES: True})
        return work(self.connection)

    async def drop(self) -> None:
        await self.ask(self.leave)

    async def close(self) -> None:
        await self.drop()
        self.asked.put(None)
        self.engine.dispose()

    def leave(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.close()


def set_result(answer: "asyncio.Future[Any]", result: object) -> None:
    if not answer.done():
        answer.set_result(result)


def set_error(answer: "asyncio.Future[Any]", error: BaseException) -> None:
    if not answer.done():
        answer.set_exception(error)


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
