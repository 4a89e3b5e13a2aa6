"""A log that is not what was written: told apart from one that other rules wrote, and never put right in silence."""

import logging
from collections.abc import Generator, Sequence

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.entries import START, Entry
from broomstick.hosting.rows import Envelope
from broomstick.hosting.snapshots import Snapshot
from broomstick.hosting.table import Table

DAMAGED = "table-damaged"
MISSING, UNREADABLE, CHANGED, ASTRAY = "missing", "unreadable", "changed", "astray"
"""What can be wrong with an entry: it is not there, is no entry, is another than was written, or leads elsewhere than
it says although the rules are those it was written by."""
MISFORMED = (BroomstickError, LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""What comes of reading something that is not what it should be."""


class Damaged(BroomstickError):
    """A table that cannot be trusted stands still until somebody repairs it. ``fault`` and ``number`` are for them."""

    def __init__(self, table: str, number: int | None, fault: str) -> None:
        super().__init__(
            "this table is damaged where it is kept, so it stands still; nothing of it was changed, "
            "and whoever runs the server can repair it from a backup",
            DAMAGED,
            {},
        )
        self.table = table
        self.number = number
        self.fault = fault


def report(error: Damaged) -> None:
    """Tell whoever runs this, in one line of the log."""
    facts = {"table": error.table, "entry": error.number, "fault": error.fault}
    logging.getLogger(__name__).error("a table is damaged", extra={"facts": facts})


def check_numbers(table: str, entries: Sequence[Entry], last: int | None = None) -> None:
    """Whether a log goes from its start to its end without a gap; ``last`` is the number it should end with."""
    for expected, entry in enumerate(entries, 1):
        if entry.number != expected:
            raise Damaged(table, expected, MISSING)
    if last is not None and last > len(entries):
        raise Damaged(table, len(entries) + 1, MISSING)


def restoring(
    table: str, entries: list[Entry], snapshots: Sequence[Snapshot] = ()
) -> Generator[None, None, tuple[Table, int]]:
    """A table from its log, entry by entry, and the number of the last entry that today's rules follow.

    Entries that were written by today's rules lead where they say; where they do not, they are damaged. Those that a
    snapshot goes by were looked at when they were written.
    """
    check_numbers(table, entries, 1)
    if entries[0].kind != START:
        raise Damaged(table, 1, UNREADABLE)
    try:
        found, good = yield from Table.restoring(entries, snapshots)
    except BroomstickError:
        # The game itself is known no more, or not with these options.
        raise
    except MISFORMED as error:
        raise Damaged(table, None, UNREADABLE) from error
    if good < found.number and not found.by_other_rules:
        raise Damaged(table, good + 1, ASTRAY)
    return found, good


def check_envelopes(table: str, found: Table, sealed: Sequence[Envelope]) -> None:
    """Whether the sealed answers to the open question are answers to it."""
    for one in sealed:
        try:
            found.check_answer(one.seat, one.batch, one.answer)
        except MISFORMED as error:
            raise Damaged(table, None, UNREADABLE) from error
