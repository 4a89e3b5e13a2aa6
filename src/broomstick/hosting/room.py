"""A table that somebody looks at: the game, its envelopes, and who is looking."""

import asyncio
import json
import time
from collections.abc import Callable, Collection

from broomstick.heart.differences import Comparing
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.hosting.clocks import GRACE, Clocks
from broomstick.hosting.gathering import Gathering
from broomstick.hosting.live_messages import News, ToClient
from broomstick.hosting.manners import Manners, Patience
from broomstick.hosting.messages import SeatShown, TableShown
from broomstick.hosting.rows import TableRow
from broomstick.hosting.store_errors import Moved
from broomstick.hosting.table import BOT, Refused, Table
from broomstick.hosting.viewers import COME_BACK, Present, TooSlow, Viewer, seats_shown

HIDE_READY = "hide_ready"
"""The setting of a table at which nobody is told who is still choosing."""
WAIT = "wait"
"""The setting of a table without clocks that says how long somebody who is away is waited for, in seconds."""
USUAL_WAIT = 300
LESSON = "lesson"
"""The setting of a table at which a lesson is given, with the lesson's name."""

NO_SEATS: frozenset[int] = frozenset()

RINGS_SOON = 120.0
"""Seconds to the moment a clock runs out in which its table does not leave memory any more."""
CHAT_SHOWN = 200
"""So many lines of chat are kept in memory and told to whoever comes."""


class RoomLock(asyncio.Lock):
    """A lock that nobody gets any more once the table has left: whoever waits for it is told so."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.gone = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.gone:
            self.release()
            raise Moved(self.table)


class Room:
    """One table in memory. Whoever changes it holds its lock, so that changes come one after another."""

    def __init__(
        self,
        row: TableRow,
        table: Table,
        envelopes: dict[int, str],
        chat: list[Plain],
        now: Callable[[], float] = time.time,
        patience: Patience | None = None,
    ) -> None:
        self.row = row
        self.table = table
        self.envelopes = envelopes
        # Whoever comes is told what was said last; on disk is all of it.
        self.chat = chat[-CHAT_SHOWN:]
        self.lines_said = len(chat)
        self.manners = Manners(patience or Patience(), table.entries, chat)
        self.viewers: list[Viewer] = []
        self.lock = RoomLock(row.id)
        # What was done by which key, so that a repeat is answered and not done again.
        self.keys = {entry.key for entry in table.entries}
        # Set to let the bots speak at once.
        self.hurry = asyncio.Event()
        self.thinking: set[int] = set()
        # Bots that had no answer when they were asked last.
        self.failing: set[int] = set()
        self.now = now
        self.clocks: Clocks | None = None
        # Runs when the next clock does.
        self.alarm: asyncio.TimerHandle | None = None
        # Since when nobody looks from a seat; at first, since this process knows the table.
        self.away = dict.fromkeys(range(table.game.players), now())
        self.gathering = Gathering(table, now())
        # The table where the same people play again.
        self.rematch: str | None = None
        self.last_seats: list[SeatShown] = []
        # All that they depend on.
        self.seats_are_of: tuple[object, ...] = ()
        # Seats whose people wish that nothing is kept of the table.
        self.wishing: set[int] = set()
        # Whether some of its log is lost, and it goes on before that.
        self.damaged = False
        # The entry after which the game was kept last, as it stood.
        self.snapshot = 0
        # When somebody last asked for it.
        self.used = now()

    def said(self, line: Plain) -> None:
        """A line of chat that is on disk now."""
        self.lines_said += 1
        self.manners.lines[line["seat"]] += 1
        self.chat = [*self.chat, line][-CHAT_SHOWN:]

    @property
    def identity(self) -> str:
        return json.dumps(self.table.game.identity(), sort_keys=True)

    def here(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.here}

    @property
    def hides_ready(self) -> bool:
        """Whether nobody is told who is still choosing."""
        return bool(self.row.settings.get(HIDE_READY))

    def seats_shown(self) -> list[SeatShown]:
        """Who sits where, as everybody sees it; as long as nothing is new there, it is the same list."""
        here = self.here()
        lapsed = self.clocks.lapsed if self.clocks is not None else ()
        people = self.table.seats[:], here, self.away.copy(), self.failing.copy(), self.wishing.copy()
        about = *people, set(lapsed), self.wait
        if about != self.seats_are_of:
            self.seats_are_of = about
            away = {seat: (since, self.waited_until(seat)) for seat, since in self.away.items()}
            found = seats_shown(self.table, here, away, self.failing, self.wishing)
            if found != self.last_seats:
                self.last_seats = found
        return self.last_seats

    def present(
        self, viewer: int, known: Collection[int] = (), seats: list[SeatShown] | None = None
    ) -> Present:
        """What a viewer is shown; ``known`` are the seats of its device."""
        return Present(
            self.table,
            viewer,
            self.envelopes,
            self.seats_shown() if seats is None else seats,
            self.clocks,
            self.rematch,
            known if self.hides_ready else None,
            self.row.code,
            self.gathering.shown(self.wait) if self.table.waiting else None,
        )

    @property
    def is_still(self) -> bool:
        """Whether nothing happens at the table by itself, and nobody looks: then it need not be in memory."""
        deadline = self.clocks.next_deadline() if self.clocks is not None else None
        ticking = deadline is not None and deadline - self.now() < RINGS_SOON
        busy = self.lock.locked() or self.thinking or self.bots_to_ask()
        return not (self.viewers or ticking or busy)

    @property
    def wait(self) -> int | None:
        """How long it was agreed to wait for somebody who is away; None where clocks say that."""
        return int(self.row.settings.get(WAIT, USUAL_WAIT)) if self.clocks is None else None

    def waited_until(self, seat: int) -> float | None:
        """How long somebody who is away is waited for before others may let a bot play: as it was agreed at the table,
        or, where clocks run, until a decision had to be made for them. None: so far it had not."""
        if self.clocks is None:
            return self.away[seat] + float(self.wait or 0)
        return self.away[seat] + GRACE if seat in self.clocks.lapsed else None

    def is_left(self, seat: int) -> bool:
        """Whether whoever sits there is away, and has been waited for."""
        until = self.waited_until(seat)
        return seat not in self.here() and until is not None and self.now() >= until

    def owing(self) -> list[int]:
        """Seats that owe a decision, but for those that are ready."""
        return [seat for seat in self.table.deciders if seat not in self.envelopes]

    def shown_owing(self, seat: int) -> list[int]:
        """The same as somebody in a seat may know it."""
        if not (self.hides_ready and self.table.sealed):
            return self.owing()
        return [one for one in self.table.deciders if one != seat or one not in self.envelopes]

    def bots_to_ask(self) -> list[int]:
        """Bots that owe a decision and are not thinking about it yet."""
        if self.is_gone or self.table.holds:
            return []
        return [
            seat
            for seat in self.table.deciders
            if self.table.seats[seat].kind == BOT and seat not in self.envelopes and seat not in self.thinking
        ]

    def waits_for_bot(self, seat: int, at: int) -> bool:
        """Whether the question of a position is still put to a bot in this seat."""
        table = self.table
        if self.is_gone or table.holds:
            return False
        return table.position == at and table.seats[seat].kind == BOT and seat in self.owing()

    def shown(self) -> TableShown:
        """What everybody may know of the table before sitting down."""
        table = self.table
        return TableShown(
            table=self.row.id,
            code=self.row.code,
            game=table.game.name,
            players=table.game.players,
            seats=self.present(PUBLIC).seats,
            over=table.over,
            seal=table.seal,
            clock=self.clocks.clock if self.clocks is not None else None,
            rematch=self.rematch,
            hide_ready=self.hides_ready,
            options=dict(table.game.options),
            waiting=table.waiting,
            wait=self.wait,
        )

    def tell(self, chat: list[Plain] | None = None) -> None:
        """Send everybody what is new to them. Only what is on disk may have changed the table."""
        pictures: dict[tuple[int, frozenset[int]], Present] = {}
        hides_ready = self.hides_ready
        # Those who were told the same before are told the same now, in the same message.
        messages: dict[tuple[Present, Present, int], News | None] = {}
        seats, now, comparing = self.seats_shown(), self.now(), Comparing()
        # All of it is written before any of it is sent: nobody is woken by the first while the last is written.
        post: list[tuple[Viewer, News]] = []
        for viewer in self.viewers:
            # Whose device it is makes a difference only where who is ready is hidden.
            who = viewer.seat, frozenset(viewer.here) if hides_ready else NO_SEATS
            if who not in pictures:
                pictures[who] = self.present(*who, seats)
            present, last = pictures[who], viewer.last
            assert last is not None
            which = present, last, viewer.number
            if which in messages:
                news = viewer.same_news(present, messages[which])
            else:
                news = messages[which] = viewer.news(present, chat or [], now, comparing)
            if news is not None:
                post.append((viewer, news))
        for viewer, news in post:
            self.send(viewer, news)

    def send(self, viewer: Viewer, message: ToClient) -> None:
        try:
            viewer.send(message)
        except TooSlow:
            self.part(viewer)

    def make_place(self, seat: int) -> None:
        """For one more connection: of a seat that has many the oldest makes way, of onlookers nobody does."""
        patience = self.manners.patience
        same = [viewer for viewer in self.viewers if viewer.seat == seat]
        if seat == PUBLIC and len(same) >= patience.onlookers:
            raise Refused("as many look on here as can", "no-place-to-watch", {"most": patience.onlookers})
        if seat != PUBLIC and len(same) >= patience.connections_of_a_seat:
            self.part(same[0])

    def greet(self, viewer: Viewer) -> None:
        """Somebody new looks on."""
        self.viewers.append(viewer)
        if self.clocks is not None:
            for seat in viewer.here:
                self.clocks.back(seat, self.now())
        present = self.present(viewer.seat, viewer.here)
        welcome = viewer.welcome(self.row.id, self.row.code, self.table, present, self.chat, self.now())
        welcome.hints = bool(self.row.settings.get("hints"))
        welcome.damaged = self.damaged
        self.send(viewer, welcome)
        self.tell()

    def leave(self, viewer: Viewer, seats: set[int]) -> None:
        """Somebody looks on, but from these seats no more."""
        viewer.here -= seats
        self.miss(seats)

    def miss(self, seats: set[int]) -> None:
        """Whoever nobody stands for now is away from now on."""
        for seat in seats - self.here():
            self.away[seat] = self.now()
            if self.clocks is not None:
                self.clocks.lose(seat, self.now())

    def close(self, goodbye: int = COME_BACK) -> None:
        """The table leaves this process; whoever looks on is asked to come again, and told nothing more."""
        self.lock.gone = True
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        for viewer in self.viewers[:]:
            viewer.goodbye = goodbye
            self.part(viewer)

    @property
    def is_gone(self) -> bool:
        return self.lock.gone

    def part(self, viewer: Viewer) -> None:
        """Somebody looks away."""
        if viewer in self.viewers:
            viewer.gone = True
            viewer.at_once = None
            self.viewers.remove(viewer)
            self.miss(viewer.here)
            # What a slow reader has not read by now it need not read: it comes back for a welcome.
            while not viewer.waiting.empty():
                viewer.waiting.get_nowait()
            viewer.waiting.put_nowait(None)
