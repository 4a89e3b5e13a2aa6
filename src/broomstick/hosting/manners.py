"""What one person may do at a table that costs the others, or the host, something: lines of chat, second thoughts.

Decisions are not counted: the game itself says how many there are. What can be done over and over is, each seat by
itself, so that nobody uses up what is others'.
"""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass

from broomstick.heart.plain import Plain
from broomstick.hosting.allowance import Bucket, limit
from broomstick.hosting.entries import SEAT, UNDO, Entry
from broomstick.hosting.table import Refused


@dataclass(frozen=True, slots=True)
class Patience:
    """How much a table puts up with."""

    lines: int = limit(2000, "lines of chat from one seat in all")
    lines_at_once: int = limit(12, "lines of chat from one seat at once; then one every two seconds")
    take_backs: int = limit(200, "decisions that one seat takes back in all")
    hand_overs: int = limit(
        200, "times that a seat changes hands in all; a bot may always take that of somebody who has left"
    )
    second_thoughts_at_once: int = limit(
        20,
        "take-backs, hand-overs and changed answers of one seat at once; then one every two seconds",
    )
    onlookers: int = limit(200, "connections that watch a table without a seat")
    connections_of_a_seat: int = limit(
        20, "connections to a table from one seat; of more, the oldest is closed"
    )


PER_SECOND = 0.5


class Manners:
    """What has been done at one table that counts."""

    def __init__(self, patience: Patience, entries: Iterable[Entry], chat: Iterable[Plain]) -> None:
        self.patience = patience
        self.lines = Counter(line["seat"] for line in chat)
        self.take_backs: Counter[int] = Counter()
        self.hand_overs: Counter[int] = Counter()
        # The keys of what was said last: a repeat is nothing new.
        self.said: deque[str] = deque(maxlen=patience.lines_at_once)
        self.talk = Bucket(patience.lines_at_once, PER_SECOND)
        self.thoughts = Bucket(patience.second_thoughts_at_once, PER_SECOND)
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """An entry that is in the log now."""
        if entry.seat is not None and entry.kind == UNDO:
            self.take_backs[entry.seat] += 1
        elif entry.seat is not None and entry.kind == SEAT:
            self.hand_overs[entry.seat] += 1

    def check_line(self, seat: int, key: str) -> None:
        """Whether a seat may say a line now."""
        if key in self.said:
            return
        check_total(self.lines[seat], self.patience.lines)
        check_pace(self.talk, seat)
        self.said.append(key)

    def check_second_thought(self, seat: int) -> None:
        """Whether a seat may change now what it has done."""
        check_pace(self.thoughts, seat)

    def check_take_back(self, seat: int) -> None:
        check_total(self.take_backs[seat], self.patience.take_backs)
        check_pace(self.thoughts, seat)

    def check_hand_over(self, by: int, seat: int) -> None:
        check_total(self.hand_overs[seat], self.patience.hand_overs)
        check_pace(self.thoughts, by)


def check_total(done: int, most: int) -> None:
    if done >= most:
        raise Refused(
            f"this was done {most} times already, which is as often as it can be", "enough", {"most": most}
        )


def check_pace(bucket: Bucket, seat: int) -> None:
    if not bucket.take(str(seat)):
        seconds = bucket.wait(str(seat))
        raise Refused(
            f"that was too much at once; try again in {seconds} s", "too-quick", {"seconds": seconds}
        )
