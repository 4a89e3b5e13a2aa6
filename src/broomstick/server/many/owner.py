"""Which tables this process owns: claimed when they are asked for, and taken over from processes that are gone."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, suppress

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.hall import Hall
from broomstick.hosting.store_errors import Elsewhere, Moved
from broomstick.server.many.hatch import Inside
from broomstick.server.many.notices import Notices
from broomstick.server.many.pulse import LIVES_FOR, Life, Pulse, transaction
from broomstick.server.store import leases
from broomstick.server.store.leases import Hold, Process

LOOKS_EVERY = 0.5
TURNS_EVERY = 0.5
SETTLES_WITHIN = 3.0
"""Seconds in which it turns out whose a table is that somebody is just letting go of."""
AT_ONCE = 50
LOADED_WITHIN = 0.5
"""So many tables are taken over at a time, at most; and so many seconds pass until more are, unless all are loaded
before: so several that are left share what one leaves behind."""

log = logging.getLogger(__name__)


class Theirs(Elsewhere):
    """Another process owns the table: this one."""

    def __init__(self, table: str, process: Process) -> None:
        super().__init__(table)
        self.process = process


class Owner:
    """This process among the others."""

    def __init__(self, engine: AsyncEngine, inside: Inside | None = None) -> None:
        """``inside`` is where the others reach it; none: they cannot."""
        self.engine = engine
        self.pulse = Pulse(engine.url, inside, self.lapse)
        self.held: dict[str, Hold] = {}
        self.hall: Hall | None = None
        self.notices = Notices(engine, self.told)
        self.changes = 0
        self.change = asyncio.Event()
        self.taken: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, hall: Hall) -> None:
        """From now on this process is one of them."""
        self.hall = hall
        await self.pulse.begin()
        work = (self.keep_living(), self.keep_taking_over(), self.load_taken(), self.notices.listen())
        self.tasks = [asyncio.create_task(one) for one in work]

    @property
    def me(self) -> Process:
        return self.pulse.life.me

    @property
    def lives(self) -> bool:
        return self.pulse.life.lasts

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
                await self.changed(changes, LOOKS_EVERY)

    async def nobodys(self, tables: Collection[str]) -> Collection[str]:
        async with self.asking() as connection:
            return await leases.never_owned(connection, list(tables))

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
        await asyncio.to_thread(self.pulse.end)
        self.held.clear()
        self.pulse.life.until = 0.0
        with suppress(BroomstickError):
            async with self.asking() as connection:
                await leases.leave(connection, self.me.id)

    def asking(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return transaction(self.engine)

    async def keep_living(self) -> None:
        """Let the pulse know that the tables have their turns, and see when it has failed for too long."""
        while True:
            self.pulse.had_turn()
            life = self.pulse.life
            if life.registered and not life.lasts:
                self.lapse(life)
            await asyncio.sleep(TURNS_EVERY)

    async def keep_taking_over(self) -> None:
        """Own what processes leave behind that are gone."""
        sure = True
        while True:
            try:
                if not sure:
                    await self.take_in(leases.own)
                sure = True
                while self.lives and await self.take_in(leases.adopt):
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self.taken.join(), LOADED_WITHIN)
            except BroomstickError:
                # It may have been done all the same.
                sure = False
            await self.changed(self.changes, LOOKS_EVERY)

    async def take_in(
        self, found: Callable[[AsyncConnection, str, int], Awaitable[list[tuple[Hold, float]]]]
    ) -> bool:
        """Some tables that this process did not own, or did not know that it does; False where there are none."""
        me = self.me.id
        async with self.asking() as connection:
            holds = await found(connection, me, AT_ONCE)
        assert self.hall is not None
        clocked = await self.hall.clocked([hold.table for hold, _ in holds]) if holds else {}
        now = self.hall.now()
        for hold, ago in holds:
            if me == self.me.id and hold.table not in self.held:
                self.held[hold.table] = hold
                # Nobody's clock ran since that process last said that it lives.
                seen = now - ago - LIVES_FOR
                if hold.table not in clocked or not self.hall.sleeps(clocked[hold.table], (now, seen)):
                    self.hall.there_until[hold.table] = seen
                    self.taken.put_nowait(hold.table)
        return bool(holds)

    async def load_taken(self) -> None:
        """At tables that were taken over bots go on, and clocks."""
        while True:
            table = await self.taken.get()
            assert self.hall is not None
            try:
                # It may have been lost again before its turn came.
                if table in self.held:
                    await self.hall.room(table)
            except BroomstickError as error:
                # Whoever asks for it is told why.
                log.warning("cannot go on with table %s: %s", table, error)
            finally:
                self.taken.task_done()
            # Whoever asks for one of the others comes first.
            await asyncio.sleep(0)

    def lapse(self, life: Life) -> None:
        """Others take this process for dead, or may: it has no table any more, and begins again as another."""
        if life is not self.pulse.life:
            return
        life.until = 0.0
        self.pulse.life = life.next()
        self.held.clear()
        if self.hall is not None:
            self.hall.forget_all()
        self.pulse.hurry()

    def told(self, table: str) -> None:
        """A process came or went, or a table was let go of."""
        if not table:
            self.pulse.hurry()
        self.changes += 1
        self.change.set()
        self.change = asyncio.Event()

    async def changed(self, since: int, seconds: float) -> None:
        """Wait until something has changed since then, or for so long."""
        if self.changes == since:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.change.wait(), seconds)
