"""What everybody at a table has been told, as it is sent: it grows with the game, message by message."""

from broomstick.heart.codec import Codec
from broomstick.heart.journal import NO_SEAT, Entry
from broomstick.heart.plain import Plain


class Told:
    """What one viewer had been told at some moment: the first ``count`` of some lines, to which more may be added."""

    __slots__ = ("count", "lines")

    def __init__(self, lines: list[Plain], count: int) -> None:
        self.lines = lines
        self.count = count

    def since(self, start: int) -> list[Plain]:
        return self.lines[start : self.count]

    def in_common(self, before: "Told") -> int:
        """How many lines this and an earlier one begin with alike; after an undo not all of the earlier one."""
        if before.lines is self.lines:
            return min(before.count, self.count)
        # What is alike is mostly the same object, so that a comparison is a glance.
        for i, (one, other) in enumerate(zip(before.since(0), self.since(0), strict=False)):
            if one != other:
                return i
        return min(before.count, self.count)


class Teller:
    """What one viewer has been told, and how far the journal has been read for it."""

    def __init__(self) -> None:
        self.lines: list[Plain] = []
        self.read = 0
        self.last: Entry | None = None

    def goes_on(self, entries: list[Entry]) -> bool:
        """Whether a journal is the one that was read, with more behind it: else something was taken back."""
        return self.read <= len(entries) and (self.read == 0 or entries[self.read - 1] is self.last)


class Telling:
    """What each viewer of a table has been told."""

    def __init__(self, texts: Codec) -> None:
        self.texts = texts
        self.tellers: dict[int, Teller] = {}
        # A line is the same for everybody who may know it, and so made once.
        self.lines: dict[tuple[int, int], Plain] = {}

    def told(self, entries: list[Entry], viewer: int) -> Told:
        teller = self.tellers.setdefault(viewer, Teller())
        if not teller.goes_on(entries):
            teller = self.tellers[viewer] = Teller()
        for entry in entries[teller.read :]:
            if entry.audience >> viewer & 1:
                teller.lines.append(self.line(entry))
            teller.last = entry
        teller.read = len(entries)
        return Told(teller.lines, len(teller.lines))

    def line(self, entry: Entry) -> Plain:
        line = self.lines.get((entry.code, entry.seat))
        if line is None:
            seat = None if entry.seat == NO_SEAT else entry.seat
            line = {"seat": seat, "what": self.texts.text(entry.code)}
            self.lines[entry.code, entry.seat] = line
        return line
