"""Who sits where: which bots meet at a table, before seats are rotated."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")

LineUp = tuple[str, ...]
"""A bot for each seat, as text."""


def duels(bots: Sequence[str], among: Sequence[str], players: int) -> list[LineUp]:
    """Each of some bots alone among each of some others."""
    return unique([(bot, *[rival] * (players - 1)) for bot in bots for rival in among if rival != bot])


def tables(bots: Sequence[str], players: int) -> list[LineUp]:
    """Every choice of as many different bots as there are seats."""
    return list(combinations(unique(bots), players))


def rotated(line_up: LineUp, turn: int) -> LineUp:
    """The same, everybody so many seats further."""
    turn %= len(line_up)
    return (*line_up[-turn:], *line_up[:-turn]) if turn else line_up


def alone(line_up: LineUp) -> str | None:
    """The one bot of a duel that sits alone among others; nobody where two play, who are both alone."""
    first, *others = line_up
    return first if len(set(others)) == 1 and first != others[0] else None


def unique(items: Sequence[T]) -> list[T]:
    return list(dict.fromkeys(items))
