"""What people, bots and clocks do at the tables of this process. On disk first, then told."""

import asyncio
import secrets
from collections.abc import Sequence

from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.hosting import codes
from broomstick.hosting.bot_turns import take_turn
from broomstick.hosting.entries import ACT, DEFAULT, LOCK, SEAT, Entry
from broomstick.hosting.live_messages import ShareGiven, Stopping
from broomstick.hosting.loading import TRY_AGAIN, Tables
from broomstick.hosting.names import clean_line
from broomstick.hosting.room import Room
from broomstick.hosting.rows import Envelope, token_hash
from broomstick.hosting.seating import wished
from broomstick.hosting.store_errors import StoreError
from broomstick.hosting.table import OPEN, PERSON, Refused
from broomstick.hosting.viewers import Viewer


class Hall(Tables):
    """Where people come in and play. Whatever changes a table holds its lock, is kept, and is then told."""

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

    def warn(self, until: float) -> None:
        """Tell everybody, and whoever comes until then, when this process stops."""
        self.stopping = Stopping(until)
        for room in self.rooms.values():
            for viewer in room.viewers[:]:
                room.send(viewer, self.stopping)

    def greet(self, room: Room, viewer: Viewer) -> None:
        room.greet(viewer)
        if self.stopping is not None:
            room.send(viewer, self.stopping)
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

    async def go_on(self, room: Room, seat: int, at: int, key: str) -> None:
        """At a lesson's table: the learner has read what stands there."""
        async with room.lock:
            if self.done_before(room, key):
                return
            await self.write(room, room.table.propose_go_on(seat, at, key, self.now()))
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
        self.picture_soon(room)

    def wake(self, room: Room) -> None:
        """Let the bots think that have something to decide, and the clocks run."""
        if room.is_gone:
            return
        self.set_alarm(room)
        for seat in room.bots_to_ask():
            room.thinking.add(seat)
            self.start(take_turn(self, room, seat))

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
        action = table.default(seat)
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
