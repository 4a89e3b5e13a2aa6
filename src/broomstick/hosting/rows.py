"""What the store takes and gives, besides the entries of the log."""

import hashlib
from dataclasses import dataclass
from typing import Any

from broomstick.hosting.entries import Entry
from broomstick.hosting.snapshots import Snapshot


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. Its code is its own while it waits for people; afterwards another may get it."""

    id: str
    code: str
    game: str
    created_at: float
    finished_at: float | None
    settings: dict[str, Any]
    waiting: bool = True
    """Whether somebody can still sit down by the code."""


@dataclass(frozen=True, slots=True)
class Clocked:
    """An open table with a clock, as its settings have it. ``decided``: when somebody decided last, where that can be
    told without reading all of its log."""

    table: str
    clock: Any
    decided: float | None


@dataclass(frozen=True, slots=True)
class Envelope:
    """A sealed answer that can still be changed. ``batch`` is the number of the entry that opened the question."""

    batch: int
    seat: int
    answer: str
    made_at: float
    key: str = ""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table. Lines have numbers of their own, from 1."""

    number: int
    who: str
    text: str
    made_at: float
    key: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """All that makes a table what it is, as of one moment."""

    table: TableRow
    entries: list[Entry]
    envelopes: list[Envelope]
    whole: bool = True
    """Whether all that was ever kept of it is here, as far as can be told."""
    keys: frozenset[str] = frozenset()
    """Keys of requests that closed or opened envelopes, whatever has become of them."""
    snapshots: tuple[Snapshot, ...] = ()
    """How the game stood before, the newest first."""
    wishing: frozenset[int] = frozenset()
    """Seats whose people wish that nothing is kept of it."""


@dataclass(frozen=True, slots=True)
class Seating:
    """A table and the seat that a token opens at it."""

    table: TableRow
    seat: int


HASH_LENGTH = 64


def token_hash(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to sit down with."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_hash(text: str) -> bool:
    """Whether this can be what ``token_hash`` gave, and so is no token."""
    return len(text) == HASH_LENGTH and not set(text) - set("0123456789abcdef")
