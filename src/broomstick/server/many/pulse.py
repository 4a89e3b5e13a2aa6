"""Saying that this process lives: in a thread with a connection of its own, however much there is to do at the tables.

Were it done between everything else, a process that has just taken over many tables, or to which everybody comes back
at once, would be taken for dead for having so much to do. But only a process whose tables have their turns says so.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from broomstick.server.many.hatch import Inside
from broomstick.server.store import leases
from broomstick.server.store.engine import make_engine, unavailable
from broomstick.server.store.leases import Process

LIVES_FOR = 6.0
"""Seconds a process is taken to live after it last said so, by the clock of the database."""
SAYS_EVERY = 1.0
SAID_WITHIN, FIRST_WITHIN = 3.0, 20.0
"""Seconds in which that is done, or tried anew over another connection; the first time there is no hurry."""
TURNS_WITHIN = 2.0
"""Seconds in which the tables of a process that lives have had their turn."""

log = logging.getLogger(__name__)


class Life:
    """This process as the others know it. Whoever was taken for dead is another from then on."""

    def __init__(self, address: str = "", secret: str = "") -> None:
        self.me = Process(secrets.token_hex(8), address, secret)
        self.registered = False
        # By the own clock, which the database's never runs behind: it counts from before it was asked.
        self.until = 0.0

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self.until

    def next(self) -> "Life":
        return Life(self.me.address, self.me.secret)


class Pulse:
    """What goes on in the thread. From outside there is: begin, hurry, and end."""

    def __init__(self, url: URL, inside: Inside | None, lost: Callable[[Life], None]) -> None:
        """``lost`` is called in the loop of the tables, where a life was taken for over by the others."""
        self.url = url
        self.inside = inside
        self.lost = lost
        self.life = Life() if inside is None else Life(inside.address, inside.secret)
        self.turn = time.monotonic()
        self.ended = False
        self.thread = threading.Thread(target=self.work, name="pulse", daemon=True)
        self.began: Future[None] = Future()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.early = asyncio.Event()
        self.tables: asyncio.AbstractEventLoop | None = None

    async def begin(self) -> None:
        """From the end of this on the process lives; a database that does not answer is an error here."""
        self.tables = asyncio.get_running_loop()
        self.had_turn()
        self.thread.start()
        await asyncio.wrap_future(self.began)

    def had_turn(self) -> None:
        """The tables have had their turn."""
        self.turn = time.monotonic()

    def hurry(self) -> None:
        """Something has changed among the processes: see at once what."""
        # A loop that has ended hurries no more.
        with suppress(RuntimeError):
            if self.loop is not None:
                self.loop.call_soon_threadsafe(self.early.set)

    def end(self) -> None:
        """Say nothing more. What is just being said is still said."""
        self.ended = True
        self.hurry()
        if self.thread.is_alive():
            self.thread.join()

    def work(self) -> None:
        asyncio.run(self.go_on())

    async def go_on(self) -> None:
        self.loop = asyncio.get_running_loop()
        engine = make_engine(self.url)
        failing = False
        try:
            while not self.ended:
                try:
                    if not self.began.done():
                        await asyncio.wait_for(self.say(engine), FIRST_WITHIN)
                    elif time.monotonic() - self.turn < TURNS_WITHIN:
                        await asyncio.wait_for(self.say(engine), SAID_WITHIN)
                    failing = False
                    if not self.began.done():
                        self.began.set_result(None)
                except Exception as error:
                    # Whatever it is: who stops saying that it lives is dead.
                    if not self.began.done():
                        self.began.set_exception(error)
                        return
                    if not failing:
                        log.warning(
                            "the database does not answer: %s", str(error) or "no answer came in time"
                        )
                    failing = True
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.early.wait(), SAYS_EVERY)
                self.early.clear()
        finally:
            await engine.dispose()

    async def say(self, engine: AsyncEngine) -> None:
        life, at = self.life, time.monotonic()
        async with transaction(engine) as connection:
            if life.registered:
                lives = await leases.renew(connection, life.me.id, LIVES_FOR)
            else:
                await leases.register(connection, life.me, LIVES_FOR)
                lives = True
            living = await leases.living(connection)
        if self.inside is not None:
            self.inside.hosts = {one.address.rpartition(":")[0] for one in living}
        if lives:
            life.registered = True
            life.until = at + LIVES_FOR
        else:
            life.until = 0.0
            assert self.tables is not None
            with suppress(RuntimeError):
                self.tables.call_soon_threadsafe(self.lost, life)


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction of its own."""
    try:
        async with engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise unavailable("write to", engine.url, error) from error
