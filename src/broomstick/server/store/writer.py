"""One writer a process: it commits whatever is waiting, for all tables, in one transaction, and then answers."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, NestedTransaction
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncEngine

from broomstick.hosting.store_errors import Closed
from broomstick.server.store.engine import not_kept, unavailable
from broomstick.server.store.held import hold
from broomstick.server.store.transaction import begin, commit, roll_back

T = TypeVar("T")

Work = Callable[[Connection], T]
"""Part of a transaction. It may be done more than once, until it stays done; only its last result counts."""

Hook = Callable[[str], None]

BEFORE_COMMIT = "before commit"
AFTER_COMMIT = "after commit"
MOST_AT_ONCE = 128


class Request:
    """Work that waits, what came of it, and where that is awaited."""

    def __init__(self, work: Work[Any], answer: "asyncio.Future[Any]") -> None:
        self.work = work
        self.answer = answer
        self.result: Any = None
        self.error: BaseException | None = None


class Writer:
    """``do`` returns, or raises, only when that is on disk or will never be."""

    def __init__(self, engine: AsyncEngine, hook: Hook | None = None, most: int = MOST_AT_ONCE) -> None:
        self.url = engine.url
        self.held = hold(engine)
        self.hook = hook
        self.most = most
        self.commits = 0
        self.waiting: deque[Request] = deque()
        # What is being done.
        self.batch: list[Request] = []
        self.idle = asyncio.Event()
        self.idle.set()
        self.closing = self.closed = False

    async def do(self, work: Work[T]) -> T:
        """Have work done. Whoever gives up waiting does not stop it: it may be done all the same."""
        if self.closing:
            raise Closed
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.waiting.append(Request(work, answer))
        if self.idle.is_set():
            self.idle.clear()
            # What else is asked for just now is done with it.
            loop.call_soon(self.begin)
        return await answer

    async def close(self) -> None:
        """Finish what is waiting; nothing more is taken."""
        self.closing = True
        await self.idle.wait()
        if not self.closed:
            self.closed = True
            await self.held.close()

    def begin(self) -> None:
        self.held.have_done(self.next_batch, self.done)

    def next_batch(self, connection: Connection) -> None:
        """Do what waits in one transaction."""
        self.batch = self.taken()
        self.transact(connection, self.batch)

    def taken(self) -> list[Request]:
        return [self.waiting.popleft() for _ in range(min(self.most, len(self.waiting)))]

    def done(self, failed: BaseException | None) -> None:
        """Tell those who wait. Where the transaction failed it failed for all, also for those that were refused: it
        may have been for something that is now not there."""
        # Without a connection none were taken yet.
        batch, self.batch = self.batch or self.taken(), []
        if failed is not None:
            for request in batch:
                request.error = lost(failed, self.url)
        answer(batch)
        if isinstance(failed, Closed):
            self.closing = True
            for request in self.waiting:
                request.error = failed
            answer(self.waiting)
            self.waiting.clear()
        if self.waiting:
            self.begin()
        else:
            self.idle.set()

    def transact(self, connection: Connection, batch: list[Request]) -> None:
        if not together(connection, batch):
            self.one_by_one(connection, batch)
        self.tell(BEFORE_COMMIT)
        commit(connection)
        self.commits += 1
        self.tell(AFTER_COMMIT)

    def one_by_one(self, connection: Connection, batch: list[Request]) -> None:
        """A batch with a savepoint for each: one that fails is undone, and does not spoil the others.

        Where there is no way back to the savepoint the transaction is lost, and that is an error for them all.
        """
        connection.begin()
        for request in batch:
            tries = 2
            while tries:
                tries -= 1
                savepoint = connection.begin_nested()
                try:
                    request.result = request.work(connection)
                    request.error = None
                except Exception as error:
                    request.error = failed(error, self.url)
                    go_back(savepoint, error)
                    # Was another process faster? Its work can be seen now: there will be a better reason.
                    if not isinstance(error, IntegrityError):
                        break
                else:
                    savepoint.commit()
                    break

    def tell(self, point: str) -> None:
        if self.hook is not None:
            self.hook(point)


def together(connection: Connection, batch: list[Request]) -> bool:
    """All of a batch without savepoints, which cost as much as the work: mostly there is nothing to refuse."""
    begin(connection)
    try:
        for request in batch:
            request.result = request.work(connection)
    except Exception:
        roll_back(connection)
        return False
    return True


def go_back(savepoint: NestedTransaction, error: Exception) -> None:
    """Undo what was done since the savepoint; where SQLite has undone everything, it was this error that did it."""
    try:
        savepoint.rollback()
    except SQLAlchemyError:
        raise error from None


def lost(error: BaseException, url: URL) -> BaseException:
    """Why a whole transaction came to nothing."""
    return unavailable("write to", url, error) if isinstance(error, (SQLAlchemyError, OSError)) else error


def failed(error: Exception, url: URL) -> BaseException:
    """Why one request of several came to nothing: the store's own refusals as they are, the rest in its words."""
    # What cannot be written as JSON is a TypeError, as its checksum is made before the database sees it.
    if isinstance(error, (StatementError, OverflowError, TypeError)) and not isinstance(
        error, OperationalError
    ):
        return not_kept(url, error)
    return lost(error, url)


def answer(batch: Iterable[Request]) -> None:
    for request in batch:
        if request.answer.done():
            continue  # nobody waits any more, or it has been answered
        if request.error is not None:
            request.answer.set_exception(request.error)
        else:
            request.answer.set_result(request.result)
