"""What everybody at a table has been told, as it is sent: it grows with the game, message by message."""

from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain
from broomstick.heart.state import State


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

    def __init__(self) -> None:
        self.tellers: dict[int, Teller] = {}
        # A line is the same for everybody who may know it, and so made once, in the order of these entries.
        self.entries: list[Entry] = []
        self.lines: list[Plain] = []

    def told(self, state: State, viewer: int) -> Told:
        """What a viewer has been told up to this state."""
        journal = state.journal
        entries = journal.entries if journal is not None else []
        self.read(state, entries)
        teller = self.tellers.get(viewer)
        if teller is None or not teller.goes_on(entries):
            teller = self.tellers[viewer] = Teller()
        told, count = teller.lines, len(entries)
        for i in range(teller.read, count):
            if entries[i].audience >> viewer & 1:
                told.append(self.lines[i])
        if teller.read < count:
            teller.last = entries[count - 1]
            teller.read = count
        return Told(told, len(told))

    def texts(self, entries: list[Entry]) -> list[str]:
        """The first of these entries as text, as far as lines of them are made."""
        stands = self.in_common(entries)
        return [line["what"] for line in self.lines[:stands]]

    def in_common(self, entries: list[Entry]) -> int:
        """How many of these entries the lines are of."""
        stands = min(len(self.entries), len(entries))
        while stands and self.entries[stands - 1] is not entries[stands - 1]:
            stands -= 1
        return stands

    def read(self, state: State, entries: list[Entry]) -> None:
        """Make the lines of what is new in a journal, behind those of what was not taken back."""
        if len(entries) == len(self.entries) and (not entries or entries[-1] is self.entries[-1]):
            return
        stands = self.in_common(entries)
        del self.entries[stands:], self.lines[stands:]
        self.entries += entries[stands:]
        self.lines += state.retold(entries[stands:])
