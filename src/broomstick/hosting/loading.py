"""All tables of this process: found, loaded when somebody asks for them, and let go."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any

from broomstick.heart.errors import BroomstickError
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.hosting import codes
from broomstick.hosting.clocks import Clocks
from broomstick.hosting.damage import MISFORMED, Damaged, check_envelopes, report, restoring
from broomstick.hosting.live_messages import Stopping
from broomstick.hosting.manners import Patience
from broomstick.hosting.messages import Clock
from broomstick.hosting.moments import Archive
from broomstick.hosting.owning import Always, Owning
from broomstick.hosting.resting import Asleep, Resting, Since
from broomstick.hosting.room import RINGS_SOON, Room
from broomstick.hosting.rows import Clocked, Kept, TableRow
from broomstick.hosting.seat_secrets import short_hash
from broomstick.hosting.shapes import shaped
from broomstick.hosting.slices import in_slices
from broomstick.hosting.snapshots import EVERY, may_be_taken, taken
from broomstick.hosting.store import Store
from broomstick.hosting.store_errors import Elsewhere, Moved, StoreError
from broomstick.hosting.table import Refused, Table
from broomstick.hosting.thinking import Thinkers
from broomstick.hosting.viewers import COME_BACK

LOG = logging.getLogger(__name__)
TRY_AGAIN = 5.0
"""Seconds until a clock that has run out is looked at again, where the disk would not take what it brings."""


class Tables:
    """The tables, loaded when somebody asks for them. What happens at them is the hall's."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float] = time.time,
        strict: bool = True,
        patience: Patience | None = None,
        owning: Owning | None = None,
    ) -> None:
        """``strict``: a damaged table stands still until somebody repairs it. In a page nobody can: there it goes on
        from where it is whole, and says so."""
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.patience = patience or Patience()
        self.owning = owning or Always()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        # Tables that have left, as long as something that was begun at them may not be done.
        self.leaving: dict[str, Room] = {}
        self.resting = Resting()
        self.tasks: set[asyncio.Task[None]] = set()
        self.archive = Archive()
        self.strict = strict
        self.seen: float | None = None
        self.asleep = Asleep()
        # Until when another process was there for a table that is taken over from it.
        self.there_until: dict[str, float] = {}
        # Where damage was found, and which: it is told once.
        self.damaged: dict[str, tuple[int | None, str]] = {}
        # What people are told where this process is about to stop.
        self.stopping: Stopping | None = None

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from disk."""
        if table_id in self.rooms and not self.owning.holds(table_id):
            self.forget(table_id)
        room = self.rooms.get(table_id) or await self.loaded(table_id)
        room.used = self.now()
        return room

    async def loaded(self, table_id: str) -> Room:
        """A table from disk, loaded once however many ask for it at once."""
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id in self.rooms:
                    return self.rooms[table_id]
                await self.left(table_id)
                await self.owning.claim(table_id)
                try:
                    kept = await self.store.load(table_id)
                    if kept is None:
                        raise Refused("there is no such table", "no-such-table", {})
                    restored = await self.restored(kept)
                except Damaged as error:
                    self.note(error)
                    raise
                if not self.owning.holds(table_id):
                    raise Moved(table_id)
                self.resting.take(restored)
                room = self.rooms.setdefault(table_id, restored)
        finally:
            self.loading.pop(table_id, None)
        # What was long to play is not played a second time.
        self.picture_soon(room)
        self.wake(room)
        return room

    def note(self, error: Damaged) -> None:
        """Tell whoever runs this of a damaged table: once, however many ask for it."""
        if self.damaged.get(error.table) != (error.number, error.fault):
            self.damaged[error.table] = error.number, error.fault
            report(error)

    async def left(self, table_id: str) -> None:
        """Wait until what was begun at a table that has left is done: it might yet write."""
        before = self.leaving.get(table_id)
        if before is not None:
            await before.lock.acquire()
            before.lock.release()
            self.leaving.pop(table_id, None)

    def forget(self, table_id: str, goodbye: int = COME_BACK) -> None:
        """A table leaves memory: it is another's now, or what is on disk may be more than is known here.

        Whoever looks on comes back by themselves, to where it is then; unless they are told by ``goodbye`` that it is
        nowhere.
        """
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.close(goodbye)
            if room.lock.locked():
                self.leaving[table_id] = room
                self.start(self.left(table_id))

    async def restored(self, kept: Kept) -> Room:
        """A table from disk. Where today's rules lead elsewhere than its log, it goes on from the last good place."""
        if self.strict:
            table, good = await in_slices(restoring(kept.table.id, kept.entries, kept.snapshots))
        elif kept.entries:
            table, good = await in_slices(Table.restoring(kept.entries))
        else:
            raise Refused("what was kept of this table is damaged", "damaged", {})
        for number in table.unfit:
            facts = {"table": kept.table.id, "entry": number}
            LOG.warning("a snapshot does not fit its log and is not used", extra={"facts": facts})
        over = kept.table.finished_at is not None
        if good < table.number and over:
            raise Refused("this game was played by other rules and can be shown no more", "other-rules", {})
        if over and not table.over:
            raise Refused("this table was closed by whoever runs the server", "table-closed", {})
        if not over and (good < table.number or table.by_other_rules):
            entry = table.propose_rules(good, f"rules {secrets.token_hex(8)}", self.now())
            await self.store.append(kept.table.id, [entry])
            table.apply(entry)
        said = await self.store.load_chat(kept.table.id)
        chat: list[Plain] = [
            {"seat": int(line.who), "text": line.text} for line in said if line.who.isdigit()
        ]
        sealed = [one for one in kept.envelopes if one.batch == table.position]
        if self.strict:
            check_envelopes(kept.table.id, table, sealed)
        room = Room(
            kept.table, table, {one.seat: one.answer for one in sealed}, chat, self.now, self.patience
        )
        room.keys |= kept.keys
        room.damaged = not kept.whole
        room.wishing = set(kept.wishing)
        room.snapshot = max((one.number for one in kept.snapshots), default=0)
        clock = clock_of(kept.table)
        if clock is not None and not over:
            now, seen = self.now(), self.there_until.pop(kept.table.id, self.seen)
            slept = self.asleep.take(kept.table.id)
            if slept is not None:
                # Its clocks have run since then, and not before that.
                now, seen = slept
            known = now if seen is None else seen
            room.clocks = Clocks.of(clock, table, sealed, now, room.hides_ready, known)
        if over:
            again = await self.store.find(rematch_id(table))
            room.rematch = again.id if again is not None else None
        elif kept.whole:
            await codes.mind(self.store, room)
        return room

    def add(self, row: TableRow, table: Table) -> Room:
        """A table that was just opened, and is on disk."""
        room = Room(row, table, {}, [], self.now, self.patience)
        clock = clock_of(row)
        if clock is not None:
            room.clocks = Clocks.of(clock, table, veil=room.hides_ready)
        self.rooms[row.id] = room
        self.wake(room)
        return room

    def connected(self) -> dict[str, Plain]:
        """Who looks on at which table: seats, and how many only watch."""
        return {
            table_id: {
                "seats": sorted(room.here()),
                "watching": sum(viewer.seat == PUBLIC for viewer in room.viewers),
            }
            for table_id, room in self.rooms.items()
            if room.viewers
        }

    async def resume(self, seen: float | None = None) -> None:
        """After a start: the clocks of open tables run, whether somebody looks at them or not. Loaded are those whose
        clocks may ring soon; the others ring when their time comes.

        ``seen`` is when a server was last known to be there: what came after costs nobody time.
        """
        self.seen = seen
        since = self.now(), seen
        soon: list[str] = []
        async for some in self.store.clocked():
            nobodys = await self.owning.nobodys([one.table for one in some])
            soon += [one.table for one in some if one.table in nobodys and not self.sleeps(one, since)]
        for table in soon:
            try:
                await self.room(table)
            except BroomstickError:
                # It cannot be opened; whoever asks for it is told why.
                continue
            except MISFORMED:
                LOG.exception("a table was not opened", extra={"facts": {"table": table}})
        self.seen = None
        self.start(self.asleep.wake(self.now, self.ring))

    async def clocked(self, tables: Collection[str]) -> dict[str, Clocked]:
        """Those of these tables that have clocks."""
        return {one.table: one async for some in self.store.clocked(tables) for one in some}

    def sleeps(self, one: Clocked, since: Since) -> bool:
        """Leave a table to its alarm, where its clocks ring late enough."""
        now, seen = since
        until = earliest(one, now, seen)
        if until <= now + RINGS_SOON or one.table in self.rooms or one.table in self.loading:
            return False
        self.asleep.put(one.table, until, since)
        return True

    def let_go(self, table_id: str) -> None:
        """A table leaves memory at which nothing happens: another process may have it, unless a clock runs."""
        room = self.rooms[table_id]
        deadline = room.clocks.next_deadline() if room.clocks is not None else None
        self.forget(table_id)
        if room.clocks is None or deadline is None:
            self.start(self.released(table_id))
        else:
            self.resting.put(
                room, room.clocks, deadline - self.now(), lambda: self.start(self.ring(table_id))
            )

    async def ring(self, table_id: str) -> None:
        """A clock of a table runs out that is not in memory."""
        try:
            await self.room(table_id)
        except StoreError as error:
            if isinstance(error, Elsewhere):
                self.resting.drop(table_id)
                self.asleep.take(table_id)
            elif table_id in self.resting.tables or table_id in self.asleep.tables:
                self.later(TRY_AGAIN, table_id)
        except BroomstickError:
            # It is there no more, or damaged; whoever asks for it is told so.
            self.resting.drop(table_id)
            self.asleep.take(table_id)

    def later(self, seconds: float, table_id: str) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self.start(self.ring(table_id)))

    def forget_all(self) -> None:
        """Nothing that is known here counts any more."""
        self.resting.clear()
        self.asleep.clear()
        for table_id in list(self.rooms):
            self.forget(table_id)

    async def released(self, table_id: str) -> None:
        # Where nobody can be told, it is found out when this process is gone.
        with suppress(StoreError):
            await self.owning.release(table_id)

    def picture_soon(self, room: Room) -> None:
        """Keep how the game stands, where much has come since it was kept last."""
        table = room.table
        if not self.store.keeps_snapshots or table.waiting or not may_be_taken(table.state):
            return
        if table.teaching is not None:
            return
        if table.number - room.snapshot >= (1 if table.over else EVERY):
            room.snapshot = table.number
            self.start(self.keep_snapshot(room))

    async def keep_snapshot(self, room: Room) -> None:
        table = room.table
        # Nothing depends on it.
        with suppress(StoreError):
            state = table.state
            texts = table.telling.texts(state.journal.entries) if state.journal is not None else []
            snapshot = taken(state, table.number, table.began, texts)
            await self.store.keep_snapshot(room.row.id, snapshot, table.over)

    def wake(self, room: Room) -> None:
        """Something has happened at a table, or it is here again: whatever goes on by itself goes on."""
        raise NotImplementedError

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.keep(asyncio.ensure_future(work))

    def keep(self, task: asyncio.Task[None]) -> None:
        """Let something go on that nobody else waits for."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def earliest(one: Clocked, now: float, seen: float | None) -> float:
    """Before when no clock of a table rings, as far as can be told without its log."""
    try:
        return Clocks.earliest(shaped(one.clock, Clock), one.decided, now, seen)
    except MISFORMED:
        return now


def clock_of(row: TableRow) -> Clock | None:
    """What clock a table has."""
    kept = row.settings.get("clock")
    return shaped(kept, Clock) if kept is not None else None


def rematch_id(table: Table) -> str:
    """The id of the table where the same people play again: there is only one, whoever asks and however often.

    Nobody knows it before the game is over and its seed is shown.
    """
    return short_hash(f"rematch {table.seed} {table.salt}", 12)
