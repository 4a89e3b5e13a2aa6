"""Which tables this process owns: claimed when they are asked for, and taken over from processes that are gone."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.hall import Hall
from broomstick.hosting.store_errors import Elsewhere, Moved
from broomstick.server.many.hatch import Inside
from broomstick.server.many.notices import Notices
from broomstick.server.store import leases
from broomstick.server.store.engine import unavailable
from broomstick.server.store.leases import Hold, Process

LIVES_FOR = 6.0
"""Seconds a process is taken to live after it last said so, by the clock of the database."""
SAYS_EVERY = 1.0
SAID_WITHIN = 2.0
SETTLES_WITHIN = 3.0
"""Seconds in which it turns out whose a table is that somebody is just letting go of."""
AT_ONCE = 50
"""So many tables are taken over at a time: so several that are left share what one leaves behind."""

log = logging.getLogger(__name__)


class Theirs(Elsewhere):
    """Another process owns the table: this one."""

    def __init__(self, table: str, process: Process) -> None:
        super().__init__(table)
        self.process = process


class Owner:
    """This process among the others."""

    alone = False

    def __init__(
        self, engine: AsyncEngine, inside: Inside | None = None, lives_for: float = LIVES_FOR
    ) -> None:
        """``inside`` is where the others reach it; none: they cannot."""
        self.engine = engine
        self.inside = inside
        address, secret = ("", "") if inside is None else (inside.address, inside.secret)
        self.me = Process(secrets.token_hex(8), address, secret)
        self.registered = False
        # By the own clock, which the database's never runs behind: it counts from before it was asked.
        self.until = 0.0
        self.held: dict[str, Hold] = {}
        self.living: dict[str, Process] = {}
        self.hall: Hall | None = None
        self.notices = Notices(engine, self.told)
        self.early = asyncio.Event()
        self.changes = 0
        self.change = asyncio.Event()
        self.taken: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, hall: Hall) -> None:
        """From now on this process is one of them."""
        self.hall = hall
        await self.beat()
        work = (self.keep_living(), self.keep_taking_over(), self.load_taken(), self.notices.listen())
        self.tasks = [asyncio.create_task(one) for one in work]

    @property
    def lives(self) -> bool:
        return time.monotonic() < self.until

    def holds(self, table: str) -> bool:
        return self.lives and table in self.held

    def hold(self, table: str) -> Hold:
        hold = self.held.get(table)
        if hold is None:
            raise Moved(table)
        return hold

    def begin(self, table: str) -> Hold:
        return Hold(self.me.id, table, 1)

    def begun(self, hold: Hold) -> None:
        # Whoever was taken for dead in the meantime is another by now.
        if hold.me == self.me.id:
            self.held[hold.table] = hold

    async def claim(self, table: str) -> None:
        """Own a table; Theirs, where a living process does."""
        until = time.monotonic() + SETTLES_WITHIN
        while not self.holds(table):
            me, changes = self.me.id, self.changes
            async with self.asking() as connection:
                fence = await leases.claim(connection, table, me)
                owner = None if fence is not None else await leases.owner(connection, table)
                if fence is None and owner is None and not await leases.exists(connection, table):
                    return
            if owner is not None and owner.id != me:
                raise Theirs(table, owner)
            if fence is not None and me == self.me.id:
                self.held[table] = Hold(me, table, fence)
            elif time.monotonic() > until:
                raise Moved(table)
            else:
                await self.changed(changes, SAYS_EVERY)

    async def release(self, table: str) -> None:
        hold = self.held.pop(table, None)
        if hold is not None:
            async with self.asking() as connection:
                await leases.release(connection, hold)

    async def close(self) -> None:
        """The process ends: the others need not wait until it is taken for dead."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.held.clear()
        self.until = 0.0
        with suppress(BroomstickError):
            async with self.asking() as connection:
                await leases.leave(connection, self.me.id)

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise unavailable("write to", self.engine.url, error) from error

    async def keep_living(self) -> None:
        """Say again and again that this process lives, and take over from those that do not say so."""
        failing = False
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.early.wait(), SAYS_EVERY)
            self.early.clear()
            try:
                await asyncio.wait_for(self.beat(), SAID_WITHIN)
                failing = False
            except (BroomstickError, TimeoutError) as error:
                if not failing:
                    log.warning("the database does not answer: %s", str(error) or "no answer came in time")
                failing = True
            if not self.lives:
                self.lapse()

    async def beat(self) -> None:
        at = time.monotonic()
        async with self.asking() as connection:
            if self.registered and not await leases.renew(connection, self.me.id, LIVES_FOR):
                self.lapse()
            if not self.registered:
                await leases.register(connection, self.me, LIVES_FOR)
            self.living = await leases.living(connection)
        if self.inside is not None:
            self.inside.hosts = {one.address.rpartition(":")[0] for one in self.living.values()}
        self.registered = True
        self.until = at + LIVES_FOR

    async def keep_taking_over(self) -> None:
        """Own what processes leave behind that are gone."""
        sure = True
        while True:
            try:
                if not sure:
                    await self.take_in(leases.own)
                sure = True
                while self.lives and await self.take_in(leases.adopt):
                    pass
            except BroomstickError:
                # It may have been done all the same.
                sure = False
            await self.changed(self.changes, SAYS_EVERY)

    async def take_in(
        self, found: Callable[[AsyncConnection, str, int], Awaitable[list[tuple[Hold, float]]]]
    ) -> bool:
        """Some tables that this process did not own, or did not know that it does; False where there are none."""
        me = self.me.id
        async with self.asking() as connection:
            holds = await found(connection, me, AT_ONCE)
        assert self.hall is not None
        for hold, ago in holds:
            if me == self.me.id and hold.table not in self.held:
                self.held[hold.table] = hold
                # Nobody's clock ran since that process last said that it lives.
                self.hall.there_until[hold.table] = self.hall.now() - ago - LIVES_FOR
                self.taken.put_nowait(hold.table)
        return bool(holds)

    async def load_taken(self) -> None:
        """At tables that were taken over bots go on, and clocks."""
        while True:
            table = await self.taken.get()
            assert self.hall is not None
            try:
                await self.hall.room(table)
            except BroomstickError as error:
                # Whoever asks for it is told why.
                log.warning("cannot go on with table %s: %s", table, error)
            # Whoever asks for one of the others comes first.
            await asyncio.sleep(0)

    def lapse(self) -> None:
        """Others take this process for dead, or may: it has no table any more, and begins again as another."""
        self.until = 0.0
        self.registered = False
        self.me = Process(secrets.token_hex(8), self.me.address, self.me.secret)
        self.held.clear()
        if self.hall is not None:
            self.hall.forget_all()

    def told(self, table: str) -> None:
        """A process came or went, or a table was let go of."""
        if not table:
            self.early.set()
        self.changes += 1
        self.change.set()
        self.change = asyncio.Event()

    async def changed(self, since: int, seconds: float) -> None:
        """Wait until something has changed since then, or for so long."""
        if self.changes == since:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.change.wait(), seconds)
