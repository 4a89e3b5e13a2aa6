"""The clocks of a table: who has how much time left. Time itself comes in from outside, always as an argument.

What a decision took stands in its entry (``spent``, seconds by seat), so that the log alone says what is left. A clock
runs while its seat owes a decision and a person sits there; in a sealed batch until that seat is ready. It never shows
more than who is ready does, so changing an answer in an envelope changes nothing here. Where who is ready is hidden,
the others see a clock as it stood when the question was put, running until all answers are opened: that is kept apart
(``veiled``) from what is really left.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from broomstick.hosting.entries import ACT, DEFAULT, LOCK, SEAT, UNDO, Entry
from broomstick.hosting.messages import BankClock, Clock, ClockShown
from broomstick.hosting.rows import Envelope
from broomstick.hosting.table import OPEN, PERSON, Table

GRACE = 30.0
"""Seconds a clock stands when a seat's last connection is lost, once a decision; also left to all after a restart."""
LEAST = 5.0
"""Seconds everybody has for a decision, even with an empty bank."""
DAY = 86_400.0
ROUNDED = 0.001
"""To so many seconds what a decision took is written down."""


class Clocks:
    """One clock a seat."""

    def __init__(self, clock: Clock, players: int, veil: bool = False) -> None:
        self.clock = clock
        self.veil = veil
        self.kinds = [OPEN] * players
        self.bank = [float(clock.seconds) if isinstance(clock, BankClock) else 0.0] * players
        # This decision: what was thought until the clock last stood still, and since when it runs.
        self.thought = [0.0] * players
        self.since = [0.0] * players
        self.running: set[int] = set()
        self.graced: set[int] = set()
        self.lost: dict[int, float] = {}
        # People whose time was up at their last decision: it was made for them.
        self.lapsed: set[int] = set()
        # What each entry added to whose bank: an undo takes it back.
        self.gains: dict[int, dict[int, float]] = {}
        # People who were asked, ready or not; what they had when they were, and since when that runs.
        self.asked: set[int] = set()
        self.veiled_left = self.bank[:]
        self.veiled_since = [0.0] * players

    @classmethod
    def of(
        cls,
        clock: Clock,
        table: Table,
        envelopes: Iterable[Envelope] = (),
        now: float | None = None,
        veil: bool = False,
        seen: float | None = None,
    ) -> "Clocks":
        """The clocks as the log tells them. With ``now`` the server was away, ``seen`` is until when it was there.

        What was between the two is nobody's time: neither how long it was, nor whether somebody set the clock
        of the machine meanwhile.
        """
        clocks = cls(clock, table.game.players, veil)
        for entry in table.entries:
            clocks.take_in(entry)
        sealed = list(envelopes)
        for one in sealed:
            clocks.thought[one.seat] = max(0.0, one.made_at - clocks.since[one.seat])
        clocks.run(table.deciders, {one.seat for one in sealed})
        if now is not None:
            known = now if seen is None else seen
            for seat in clocks.running:
                most = max(0.0, clocks.allowance(seat) - GRACE)
                clocks.thought[seat] = min(clocks.used(seat, known), most)
                clocks.since[seat] = now
            for seat in clocks.asked:
                full = clocks.veiled_left[seat]
                over = clocks.veiled_since[seat] + full - known
                clocks.veiled_left[seat] = min(full, max(over, GRACE))
                clocks.veiled_since[seat] = now
        return clocks

    @staticmethod
    def earliest(clock: Clock, decided: float | None, now: float, seen: float | None) -> float:
        """For ``of`` what it would find at the earliest: before when no time is out, where somebody decided last at
        ``decided``, whatever else the log tells."""
        if decided is None or isinstance(clock, BankClock):
            return now
        gone = max(0.0, (now if seen is None else seen) - decided)
        return now + max(0.0, clock.days * DAY - gone)

    def take_in(self, entry: Entry) -> None:
        """One more entry; ``run`` says who has to decide after it."""
        self.note_lapses(entry)
        for seat, seconds in entry.body.get("spent", {}).items():
            self.bank[int(seat)] = max(0.0, self.bank[int(seat)] - seconds)
        if entry.kind == SEAT:
            # Nobody's time runs before everybody is there.
            waiting = OPEN in self.kinds
            self.lapsed.discard(entry.body["seat"])
            self.kinds[entry.body["seat"]] = entry.body["kind"]
            for seat in range(len(self.kinds)) if waiting else [entry.body["seat"]]:
                self.restart(seat, entry.made_at)
                self.veiled_since[seat] = self.since[seat]
            return
        if entry.kind == UNDO:
            for number in [number for number in self.gains if number > entry.body["to"]]:
                for seat, gain in self.gains.pop(number).items():
                    self.bank[seat] = max(0.0, self.bank[seat] - gain)
        else:
            self.gains[entry.number] = {seat: self.add_increment(seat) for seat in decided(entry)}
        for seat in range(len(self.kinds)):
            self.restart(seat, entry.made_at)
            self.veiled_left[seat] = self.allowance(seat)
            self.veiled_since[seat] = self.since[seat]

    def note_lapses(self, entry: Entry) -> None:
        """Whose time was up when this was decided, and who has decided in time."""
        spent = entry.body.get("spent", {})
        for seat in decided(entry):
            out = spent.get(str(seat), 0.0) >= self.allowance(seat) - ROUNDED
            if self.kinds[seat] == PERSON and (entry.kind == DEFAULT or out):
                self.lapsed.add(seat)
            else:
                self.lapsed.discard(seat)

    def add_increment(self, seat: int) -> float:
        if not isinstance(self.clock, BankClock):
            return 0.0
        gain = min(float(self.clock.increment), max(0.0, self.clock.seconds - self.bank[seat]))
        self.bank[seat] += gain
        return gain

    def restart(self, seat: int, at: float) -> None:
        """A new decision. Who has just lost the connection still has their grace."""
        self.thought[seat] = 0.0
        self.since[seat] = max(at, self.lost[seat] + GRACE) if seat in self.lost else at
        self.graced.discard(seat)

    def run(self, deciders: Collection[int], ready: Collection[int]) -> None:
        """From now on the clocks of these seats run, but for those that are ready."""
        self.asked = {seat for seat in deciders if self.kinds[seat] == PERSON and OPEN not in self.kinds}
        self.running = {seat for seat in self.asked if seat not in ready}

    def stamp(self, entry: Entry) -> Entry:
        """The entry with what it took; made right before it is written."""
        now = entry.made_at
        if entry.kind == UNDO:
            # Whoever takes back pays for it, not whoever would have been next.
            assert entry.seat is not None
            taken = self.veiled_used(now) if self.veil else [self.used(seat, now) for seat in self.running]
            spent = {str(entry.seat): max(taken, default=0.0)}
        else:
            seats = self.stopped_by(entry) if entry.kind == SEAT else decided(entry)
            spent = {str(seat): self.used(seat, now) for seat in seats if self.kinds[seat] == PERSON}
        spent = {seat: round(seconds, 3) for seat, seconds in spent.items() if seconds > 0}
        return replace(entry, body={**entry.body, "spent": spent}) if spent else entry

    def stopped_by(self, entry: Entry) -> list[int]:
        """Whose time ends with a change of seats: where a seat is open again, nobody's runs on."""
        own: int = entry.body["seat"]
        return sorted({own, *self.running}) if entry.body["kind"] == OPEN else [own]

    def close(self, seat: int, now: float) -> None:
        """A seat's envelope is closed: its clock stands."""
        self.thought[seat] = self.used(seat, now)
        self.running.discard(seat)

    def reopen(self, seat: int, now: float) -> None:
        """The answer is taken out again: the clock goes on."""
        if seat not in self.running and self.kinds[seat] == PERSON:
            self.since[seat] = now
            self.running.add(seat)

    def lose(self, seat: int, now: float) -> None:
        """A seat's last connection is gone."""
        self.lost[seat] = now
        if seat in self.running and seat not in self.graced:
            self.thought[seat] = self.used(seat, now)
            self.since[seat] = now + GRACE
            self.graced.add(seat)

    def back(self, seat: int, now: float) -> None:
        """Somebody looks at the table from this seat again."""
        self.lost.pop(seat, None)
        self.since[seat] = min(self.since[seat], now)

    def allowance(self, seat: int) -> float:
        """How much time a seat has for this decision."""
        return max(LEAST, self.bank[seat]) if isinstance(self.clock, BankClock) else self.clock.days * DAY

    def used(self, seat: int, now: float) -> float:
        return self.thought[seat] + (max(0.0, now - self.since[seat]) if seat in self.running else 0.0)

    def deadline(self, seat: int) -> float:
        return self.since[seat] + max(0.0, self.allowance(seat) - self.thought[seat])

    def next_deadline(self) -> float | None:
        return min((self.deadline(seat) for seat in self.running), default=None)

    def out(self, now: float) -> list[int]:
        """Seats whose time is out."""
        return sorted(seat for seat in self.running if self.deadline(seat) <= now)

    def is_out(self, seat: int) -> bool:
        """Whether a seat that is ready has used its time up, so that it cannot think again."""
        return self.thought[seat] >= self.allowance(seat)

    def may_take_back(self, seat: int) -> bool:
        """Whether there is time to decide once more; else the least that everybody has could be had again and again."""
        if not isinstance(self.clock, BankClock):
            return True
        last = self.gains[max(self.gains)] if self.gains else {}
        return self.bank[seat] - last.get(seat, 0.0) > 0

    def shown(self, sealed: bool = False, known: Collection[int] = ()) -> list[ClockShown]:
        """What somebody sees who knows of these seats whether they are ready; of the others only where all may."""
        return [
            self.veiled(seat) if self.veil and sealed and seat not in known else self.true(seat)
            for seat in range(len(self.kinds))
        ]

    def true(self, seat: int) -> ClockShown:
        return ClockShown(
            round(max(0.0, self.allowance(seat) - self.thought[seat]), 1),
            round(self.deadline(seat), 1) if seat in self.running else None,
        )

    def veiled(self, seat: int) -> ClockShown:
        left = self.veiled_left[seat]
        until = round(self.veiled_since[seat] + left, 1) if seat in self.asked else None
        return ClockShown(round(left, 1), until)

    def veiled_used(self, now: float) -> list[float]:
        return [max(0.0, now - self.veiled_since[seat]) for seat in self.asked]


def decided(entry: Entry) -> list[int]:
    """The seats whose decision an entry is."""
    if entry.kind in (ACT, DEFAULT):
        assert entry.seat is not None
        return [entry.seat]
    return [int(seat) for seat in entry.body["answers"]] if entry.kind == LOCK else []
