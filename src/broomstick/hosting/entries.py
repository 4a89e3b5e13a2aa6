"""The log of a table: everything that changes it is one appended entry, and a number is never used twice."""

from dataclasses import dataclass
from typing import Any

START = "start"
"""The game and its seed."""
ACT = "act"
"""A seat's open decision."""
LOCK = "lock"
"""All answers to a sealed question, opened together."""
UNDO = "undo"
"""Back to how it stood after an earlier entry."""
SEAT = "seat"
"""Who sits where from now on."""
DEFAULT = "default"
"""A decision that was made for a seat whose time was out."""
COMMIT = "commit"
"""What a seat puts into the shuffle, by its hash; or that its device puts nothing in."""
REVEAL = "reveal"
"""Everybody has come: what was committed to is fixed, and is opened now."""
DEAL = "deal"
"""The cards are dealt, from the sealed seed and all that was put in."""
RULES = "rules"
"""The game goes on from a position, because the rules have changed since."""
GO_ON = "go-on"
"""At a lesson's table: the learner has read what stands there."""
SCENE = "scene"
"""A lesson's next scene begins, from a position; or its first one."""

Body = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. ``position_hash`` is the digest of the game after it."""

    number: int
    kind: str
    seat: int | None
    body: Body
    made_at: float
    key: str
    position_hash: str
