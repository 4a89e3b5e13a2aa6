"""All tables of this process: finding them, deciding, letting bots think and clocks run. On disk first, then told."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from broomstick.heart.errors import BroomstickError
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.hosting import codes
from broomstick.hosting.bot_turns import take_turn
from broomstick.hosting.clocks import Clocks
from broomstick.hosting.damage import MISFORMED, Damaged, check_envelopes, report, restoring
from broomstick.hosting.entries import ACT, DEFAULT, LOCK, SEAT, Entry
from broomstick.hosting.live_messages import ShareGiven
from broomstick.hosting.manners import Patience
from broomstick.hosting.messages import Clock
from broomstick.hosting.moments import Archive
from broomstick.hosting.names import clean_line
from broomstick.hosting.owning import Always, Owning
from broomstick.hosting.resting import Resting
from broomstick.hosting.room import Room
from broomstick.hosting.rows import Envelope, Kept, TableRow, token_hash
from broomstick.hosting.seat_secrets import short_hash
from broomstick.hosting.seating import wished
from broomstick.hosting.shapes import shaped
from broomstick.hosting.slices import in_slices
from broomstick.hosting.store import Store
from broomstick.hosting.store_errors import Elsewhere, Moved, StoreError
from broomstick.hosting.table import OPEN, PERSON, Refused, Table
from broomstick.hosting.thinking import Thinkers
from broomstick.hosting.viewers import Viewer

TRY_AGAIN = 5.0
"""Seconds until a clock that has run out is looked at again, where the disk would not take what it brings."""


class Hall:
    """The tables, loaded when somebody asks for them."""

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
        # Until when another process was there for a table that is taken over from it.
        self.there_until: dict[str, float] = {}
        # Where damage was found, and which: it is told once.
        self.damaged: dict[str, tuple[int | None, str]] = {}

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

    def forget(self, table_id: str) -> None:
        """A table leaves memory: it is another's now, or what is on disk may be more than is known here.

        Whoever looks on comes back by themselves, to where it is then.
        """
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.close()
            if room.lock.locked():
                self.leaving[table_id] = room
                self.start(self.left(table_id))

    async def restored(self, kept: Kept) -> Room:
        """A table from disk. Where today's rules lead elsewhere than its log, it goes on from the last good place."""
        if self.strict:
            table, good = await in_slices(restoring(kept.table.id, kept.entries))
        elif kept.entries:
            table, good = await in_slices(Table.restoring(kept.entries))
        else:
            raise Refused("what was kept of this table is damaged", "damaged", {})
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
        clock = clock_of(kept.table)
        if clock is not None and not over:
            seen = self.there_until.pop(kept.table.id, self.seen)
            known = self.now() if seen is None else seen
            room.clocks = Clocks.of(clock, table, sealed, self.now(), room.hides_ready, known)
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
        """After a start: load the open tables whose clocks run, whether somebody looks at them or not.

        ``seen`` is when a server was last known to be there: what came after costs nobody time.
        """
        self.seen = seen
        for row in await self.store.open_tables():
            try:
                if clock_of(row) is not None:
                    await self.room(row.id)
            except BroomstickError:
                # It cannot be opened; whoever asks for it is told why.
                continue
            except MISFORMED:
                logging.getLogger(__name__).exception(
                    "a table was not opened", extra={"facts": {"table": row.id}}
                )
        self.seen = None

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
            elif table_id in self.resting.tables:
                self.later(TRY_AGAIN, table_id)
        except BroomstickError:
            # It is there no more, or damaged; whoever asks for it is told so.
            self.resting.drop(table_id)

    def later(self, seconds: float, table_id: str) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self.start(self.ring(table_id)))

    def forget_all(self) -> None:
        """Nothing that is known here counts any more."""
        self.resting.clear()
        for table_id in list(self.rooms):
            self.forget(table_id)

    async def released(self, table_id: str) -> None:
        # Where nobody can be told, it is found out when this process is gone.
        with suppress(StoreError):
            await self.owning.release(table_id)

    async def seat_of(self, table_id: str, token: str) -> int:
        """The seat that a secret opens; whoever has none, or a wrong one, only watches."""
        if not token:
            return PUBLIC
        seat = await self.store.seat_of_token(table_id, token_hash(token))
        if seat is None:
            if table_id not in self.rooms and await self.store.find(table_id) is None:
                raise Refused("there is no such table", "no-such-table", {})
            raise Refused("this link opens no seat at this table", "no-such-token", {})
        return seat

    async def seats_of(self, table_id: str, tokens: list[str]) -> list[int]:
        """The seats that some secrets open; wrong ones are passed over."""
        found = [await self.store.seat_of_token(table_id, token_hash(token)) for token in tokens]
        return [seat for seat in found if seat is not None]

    async def enter(
        self, room: Room, token: str, beside: list[str], shares: Sequence[ShareGiven] = ()
    ) -> Viewer:
        """Somebody comes to the table. Nobody slips in with a secret that is being renewed."""
        async with room.lock:
            seat = await self.seat_of(room.row.id, token)
            room.make_place(seat)
            viewer = Viewer(seat, await self.seats_of(room.row.id, beside))
            waiting = room.table.waiting
            for one, commit in room.gathering.coming(viewer.here, shares):
                await self.write(room, room.gathering.commit(one, commit, self.now()))
            await self.gather(room)
            self.greet(room, viewer)
        if waiting:
            self.wake(room)
        return viewer

    async def gather(self, room: Room) -> None:
        """Whatever has to happen before the cards are dealt and can happen now; then they are dealt.

        Whoever calls this holds the table's lock, and tells afterwards.
        """
        while (entry := room.gathering.next_entry(self.now())) is not None:
            await self.write(room, entry)

    def greet(self, room: Room, viewer: Viewer) -> None:
        room.greet(viewer)
        self.set_alarm(room)

    def part(self, room: Room, viewer: Viewer) -> None:
        room.part(viewer)
        room.tell()
        self.set_alarm(room)

    async def act(self, room: Room, seat: int, at: int, action: str, key: str) -> None:
        """An open decision."""
        async with room.lock:
            if self.done_before(room, key):
                return
            await self.write(room, room.table.propose_act(seat, at, action, key, self.now(), ACT))
            room.tell()
        self.wake(room)

    async def seal(self, room: Room, seat: int, at: int, answer: str, key: str) -> None:
        """An answer to the sealed question; the last one opens them all."""
        async with room.lock:
            if self.done_before(room, key):
                return
            if seat in room.envelopes:
                room.manners.check_second_thought(seat)
            await self.close_envelope(room, seat, at, answer, key)
            room.tell()
        self.wake(room)

    async def close_envelope(self, room: Room, seat: int, at: int, answer: str, key: str) -> None:
        """Whoever calls this holds the table's lock, and tells afterwards."""
        room.table.check_answer(seat, at, answer)
        now = self.now()
        answers = {**room.envelopes, seat: answer}
        # The entry has the key of the answer that was the last.
        lock = room.table.propose_lock(answers, key, now)
        if lock is not None:
            await self.write(room, lock)
        elif await self.store.put_envelope(room.row.id, Envelope(at, seat, answer, now, key)):
            room.keys.add(key)
            room.envelopes = answers
            if room.clocks is not None:
                room.clocks.close(seat, now)

    async def unseal(self, room: Room, seat: int, at: int, key: str) -> None:
        """Take an answer out of its envelope, as long as the others are not opened."""
        async with room.lock:
            if self.done_before(room, key):
                return
            if at < room.table.position:
                raise Refused("all were ready before this came; the answer stands", "too-late", {})
            room.table.check_position(at)
            clocks = room.clocks
            if seat in room.envelopes and clocks is not None and clocks.is_out(seat):
                raise Refused("there is no time left to choose again", "time-out", {})
            room.manners.check_second_thought(seat)
            if await self.store.withdraw_envelope(room.row.id, at, seat, key):
                room.keys.add(key)
                if room.envelopes.pop(seat, None) is not None and clocks is not None:
                    clocks.reopen(seat, self.now())
            room.tell()
        self.wake(room)

    async def take_back(self, room: Room, seat: int, at: int, key: str) -> None:
        async with room.lock:
            if self.done_before(room, key):
                return
            entry = room.table.propose_undo(seat, at, key, self.now())
            room.manners.check_take_back(seat)
            if room.clocks is not None and not room.clocks.may_take_back(seat):
                raise Refused("there is no time left to choose again", "time-out", {})
            await self.write(room, entry)
            room.tell()
        self.wake(room)

    async def hand_over(self, room: Room, by: int, seat: int, to: str, bot: str, key: str) -> None:
        """A seat goes to a bot, back to its person, or is open again: as far as ``seating`` lets whoever asks."""
        async with room.lock:
            if self.done_before(room, key):
                return
            who = wished(room, by, seat, to, bot)
            if by == seat or room.table.seats[seat].kind != PERSON:
                room.manners.check_hand_over(by, seat)
            if who.kind == OPEN and seat in room.envelopes:
                # Whoever comes chooses for themselves, and until then nothing is opened.
                await self.store.withdraw_envelope(room.row.id, room.table.position, seat)
                room.envelopes.pop(seat)
            await self.write(room, room.table.propose_seat(seat, who, key, self.now()))
            await self.gather(room)
            room.tell()
        self.wake(room)

    async def say(self, room: Room, seat: int, text: str, key: str) -> None:
        """A line of chat; spectators only read."""
        if seat == PUBLIC:
            raise Refused("only who sits at the table can talk", "not-seated", {})
        line = clean_line(text)
        if not line:
            raise Refused("there is nothing to be read in this", "nothing-said", {})
        async with room.lock:
            room.manners.check_line(seat, key)
            kept = await self.store.add_chat(room.row.id, str(seat), line, self.now(), key)
            # A repeat gives the line that is there.
            if kept.number > room.lines_said:
                said: Plain = {"seat": seat, "text": line}
                room.said(said)
                room.tell([said])

    def done_before(self, room: Room, key: str) -> bool:
        """Whether a request had this key before, whatever has become since of what it did: it is not done again."""
        return key in room.keys

    async def write(self, room: Room, entry: Entry) -> None:
        """On disk, then in memory. Whoever calls this tells afterwards."""
        if room.clocks is not None:
            entry = room.clocks.stamp(entry)
        batch = room.table.position if entry.kind == LOCK else None
        over = entry.made_at if room.table.ends_with(entry) else None
        await self.store.append(room.row.id, [entry], remove_batch=batch, finished_at=over)
        room.table.apply(entry)
        room.keys.add(entry.key)
        room.manners.note(entry)
        if entry.kind == SEAT:
            room.failing.discard(entry.body["seat"])
        else:
            room.envelopes = {}
        if room.clocks is not None:
            room.clocks.take_in(entry)
            room.clocks.run(room.table.deciders, room.envelopes)
        await codes.mind(self.store, room)

    def wake(self, room: Room) -> None:
        """Let the bots think that have something to decide, and the clocks run."""
        if room.is_gone:
            return
        self.set_alarm(room)
        for seat in room.bots_to_ask():
            room.thinking.add(seat)
            self.start(take_turn(self, room, seat))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def set_alarm(self, room: Room) -> None:
        """Wake up when the next clock runs out."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        deadline = room.gathering.deal_by
        if deadline is None and room.clocks is not None:
            deadline = room.clocks.next_deadline()
        if deadline is not None:
            self.ring_in(room, deadline - self.now())

    def ring_in(self, room: Room, seconds: float) -> None:
        if room.is_gone:
            return
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(max(0.0, seconds), lambda: self.start(self.run_out(room)))

    async def run_out(self, room: Room) -> None:
        """Deal without those who open nothing, decide for those whose time is out, and tell everybody."""
        try:
            async with room.lock:
                await self.gather(room)
                clocks = room.clocks
                for seat in clocks.out(self.now()) if clocks is not None else []:
                    # The one before may have been the last that was missing.
                    if seat in room.owing():
                        await self.decide_for(room, seat)
                room.tell()
        except StoreError:
            self.ring_in(room, TRY_AGAIN)
            return
        self.wake(room)

    async def play_default(self, room: Room, seat: int, at: int) -> None:
        """For a bot that gives no answer, to the question of a position; everybody is told that it does not."""
        async with room.lock:
            if room.waits_for_bot(seat, at):
                room.failing.add(seat)
                await self.decide_for(room, seat)
            room.tell()

    async def decide_for(self, room: Room, seat: int) -> None:
        """What is played when time is out, or a bot has no answer."""
        table = room.table
        action = table.game.text(table.state.default(seat))
        key = f"default {secrets.token_hex(8)}"
        if table.sealed:
            await self.close_envelope(room, seat, table.position, action, key)
        else:
            await self.write(room, table.propose_act(seat, table.position, action, key, self.now(), DEFAULT))

    async def close(self) -> None:
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        self.resting.clear()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await self.owning.close()
        await self.store.close()


def clock_of(row: TableRow) -> Clock | None:
    """What clock a table has."""
    kept = row.settings.get("clock")
    return shaped(kept, Clock) if kept is not None else None


def rematch_id(table: Table) -> str:
    """The id of the table where the same people play again: there is only one, whoever asks and however often.

    Nobody knows it before the game is over and its seed is shown.
    """
    return short_hash(f"rematch {table.seed} {table.salt}", 12)
