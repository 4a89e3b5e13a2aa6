"""Rows as they come from the shelf. A browser may lose one, or an older page may have kept it otherwise."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

from broomstick.bots.specs import usual
from broomstick.hosting.entries import (
    ACT,
    COMMIT,
    DEAL,
    DEFAULT,
    GO_ON,
    LOCK,
    REVEAL,
    RULES,
    SCENE,
    SEAT,
    START,
    UNDO,
    Entry,
)
from broomstick.hosting.plain_shapes import Misshapen, shaped
from broomstick.hosting.rows import ChatLine, Envelope, TableRow
from broomstick.hosting.table import BOT, PERSON

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Opener:
    """Whose secret opens a seat, as it is kept: by its hash."""

    table: str
    seat: int
    kept: str


@dataclass(frozen=True, slots=True)
class Used:
    """The key of a request that closed or opened an envelope: it is one request for ever."""

    table: str
    key: str


HINTS: dict[type, dict[str, Any]] = {
    kind: get_type_hints(kind) for kind in (TableRow, Entry, Envelope, ChatLine, Opener, Used)
}

BODIES: dict[str, dict[str, Any]] = {
    START: {"game": dict, "seed": str, "salt": str, "starter": int | None},
    ACT: {"action": str},
    DEFAULT: {"action": str},
    LOCK: {"answers": dict[str, str]},
    UNDO: {"to": int},
    SEAT: {"seat": int, "kind": str, "name": str, "bot": str},
    COMMIT: {"commit": str},
    REVEAL: {"commits": list[str]},
    DEAL: {"commits": list[str], "values": list[str]},
    RULES: {"position": dict, "journal": list},
    GO_ON: {},
    SCENE: {"scene": int, "position": dict, "journal": list},
}
"""What the body of an entry has to hold, by its kind."""


def sound(row: Any, kind: type[T]) -> T | None:
    """A row as what it was kept as; None where it is damaged."""
    if not isinstance(row, dict):
        return None
    try:
        # What is newer than the row is as it was before there was such a thing.
        return kind(**{name: shaped(row[name], HINTS[kind][name]) for name in HINTS[kind] if name in row})
    except (Misshapen, TypeError):
        return None


def whole(rows: list[Any], held: Collection[int]) -> list[Entry]:
    """The entries of a log, as far as none is missing or damaged: what comes behind cannot be played.

    Who sat where at first is not needed for that: ``held`` are the seats that somebody has a secret for.
    """
    read = [sound(row, Entry) for row in rows]
    found = {entry.number: entry for entry in read if entry is not None and has_all(entry)}
    if 1 not in found or found[1].kind != START:
        return []
    entries: list[Entry] = []
    seated = 1 + found[1].body["game"].get("players", 0)
    for number in range(1, max(found) + 1):
        entry = found.get(number)
        if entry is None and number > seated:
            break
        entries.append(entry or somebody(number, found[1], held))
    return entries


def somebody(number: int, start: Entry, held: Collection[int]) -> Entry:
    """In place of an entry that said who sits in a seat when a table was opened: its person, or a bot."""
    seat = number - 2
    kind, bot = (PERSON, "") if seat in held else (BOT, usual(start.body["game"]["game"]))
    body = {"seat": seat, "kind": kind, "name": "", "bot": bot}
    return Entry(number, SEAT, seat, body, start.made_at, f"seat {number}", start.position_hash)


def has_all(entry: Entry) -> bool:
    """Whether an entry says all that an entry of its kind says."""
    try:
        for name, expected in BODIES[entry.kind].items():
            shaped(entry.body[name], expected)
    except (Misshapen, KeyError):
        return False
    return True
