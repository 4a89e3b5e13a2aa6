"""Positions in which something is wrong, and why they are refused: for the tests of every game."""

import json
from collections.abc import Callable
from functools import reduce
from operator import getitem
from typing import Any

import pytest

from broomstick import PositionError, State

Change = Callable[[dict[str, Any]], object]


def put(*path: Any, to: Any) -> Change:
    """A change of one value, found by its path."""

    def change(data: dict[str, Any]) -> None:
        reduce(getitem, path[:-1], data)[path[-1]] = to

    return change


def add(amount: int, *path: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        reduce(getitem, path[:-1], data)[path[-1]] += amount

    return change


def drop(*path: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        del reduce(getitem, path[:-1], data)[path[-1]]

    return change


def both(*changes: Change) -> Change:
    def change(data: dict[str, Any]) -> None:
        for one in changes:
            one(data)

    return change


def all_of(changes: dict[str, Any]) -> Change:
    """Several values at once, each by its path with dots in it."""
    paths = {path: [int(step) if step.isdigit() else step for step in path.split(".")] for path in changes}
    return both(*(put(*paths[path], to=value) for path, value in changes.items()))


def copied(data: dict[str, Any]) -> dict[str, Any]:
    """Plain data once through JSON: nothing of it is shared."""
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


def refused(state: State, *changes: Change) -> PositionError:
    """Why a state's position is refused after some changes."""
    data = copied(state.position())
    both(*changes)(data)
    with pytest.raises(PositionError) as why:
        state.game.position(data)
    return why.value


def refused_field(state: State, changes: dict[str, Any]) -> str:
    """The field for which a state's position is refused with these values."""
    return str(refused(state, all_of(changes)).facts["field"])
