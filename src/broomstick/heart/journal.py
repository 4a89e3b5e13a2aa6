"""The journal: what happened, as data, each entry with the audience that may see it."""

from typing import Any, Final

from broomstick.heart.plain import Plain

PUBLIC: Final = 7
"""The viewer who sees what everybody sees: a spectator. Seats are 0 to 6."""

EVERYONE: Final = (1 << PUBLIC + 1) - 1
"""The audience of what is said openly."""

NO_SEAT: Final = -1


class Entry:
    """One thing that happened: a code (kind and arguments), whom it concerns, who may know."""

    def __init__(self, code: int, seat: int, audience: int) -> None:
        #: What happened: ``game.entries.text(code)`` says it.
        self.code: int = code
        #: Whom it concerns; -1 where nobody in particular.
        self.seat: int = seat
        #: Who may know it, as a bit mask of seats; bit 7 (PUBLIC) stands for spectators.
        self.audience: int = audience

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.code, self.seat, self.audience)


class Journal:
    """All entries of a game, and its actions (``action << 3 | seat``) in the record's order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.actions: list[int] = []
        # The position the game began from, where it was not a fresh deal.
        self.start: Plain | None = None
        # Bit mask of the seats whose answers to the open batch stand in that position already.
        self.answered_before = 0

    def copy(self) -> "Journal":
        twin = Journal()
        twin.entries = self.entries[:]
        twin.actions = self.actions[:]
        twin.start = self.start
        twin.answered_before = self.answered_before
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return journal_again, (self.entries, self.actions, self.start, self.answered_before)

    def seen_by(self, viewer: int) -> list[Entry]:
        """What one viewer has been shown; an entry's place in this list is its number for that viewer."""
        return [entry for entry in self.entries if entry.audience >> viewer & 1]


def journal_again(
    entries: list[Entry], actions: list[int], start: Plain | None, answered_before: int
) -> Journal:
    """A journal from what ``pickle`` kept of it."""
    journal = Journal()
    journal.entries = entries[:]
    journal.actions = actions[:]
    journal.start = start
    journal.answered_before = answered_before
    return journal
