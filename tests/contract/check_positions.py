"""Positions as plain data: they come back the same and play on the same; what cannot be is refused by field."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from typing import Any

from broomstick import PositionError, State
from contract.case import Case
from contract.check_choices import LONGEST_MESSAGE
from contract.play import Chooser, finish, play_on, refusal_of, rng_for

Path = tuple[str | int, ...]

STRANGE: list[object] = [
    None,
    True,
    -1,
    7,
    10**9,
    1.5,
    "",
    "hocus-pocus",
    "x" * 5000,
    [],
    ["x"],
    {},
    {"x": 1},
]
"""Values that stand in a position here and there, or nowhere."""


def check_position(case: Case, seed: int, chooser: Chooser, stride: int = 3) -> None:
    """position → JSON → position, and the game that follows is the same one."""
    trail = play_on(case.game.start(seed), chooser)
    for number in {*range(0, len(trail.states), stride), len(trail.states) - 1}:
        state = trail.states[number]
        data = json.loads(json.dumps(state.position()))
        read = case.game.position(data)
        assert read.position() == state.position(), "reading a position changes it"
        assert read.digest() == state.digest()
        for viewer in case.viewers:
            assert read.view(viewer).data() == state.view(viewer).data(), "a viewer sees something else"
        for seat in range(state.players):
            assert read.choices(seat) == state.choices(seat), "other choices after reading a position"
        rest = trail.moves[number:]
        for seat, action in rest[: 2 * stride]:
            read.play(seat, action)
        after = trail.states[number + len(rest[: 2 * stride])]
        assert read.digest() == after.digest(), "played on from a position, the game goes elsewhere"


def leaves(data: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every value of plain data with the path to it, inner nodes included."""
    if path:
        yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from leaves(value, (*path, i))


def parent_of(data: Any, path: Path) -> Any:
    for step in path[:-1]:
        data = data[step]
    return data


def deleted(data: Any, path: Path) -> Any:
    """The same data without one value."""
    data = deepcopy(data)
    del parent_of(data, path)[path[-1]]
    return data


def replaced(data: Any, path: Path, value: object) -> Any:
    data = deepcopy(data)
    parent_of(data, path)[path[-1]] = value
    return data


def swapped(data: Any, one: Path, other: Path) -> Any:
    """Two values have changed places: a card has moved, a count belongs to somebody else."""
    data = deepcopy(data)
    first, second = parent_of(data, one), parent_of(data, other)
    first[one[-1]], second[other[-1]] = second[other[-1]], first[one[-1]]
    return data


def moved(data: Any, one: Path, other: Path) -> Any:
    """One unit has gone from a count to another."""
    data = deepcopy(data)
    parent_of(data, one)[one[-1]] -= 1
    parent_of(data, other)[other[-1]] += 1
    return data


def some_mutant(data: Any, chooser: Chooser) -> Any:
    """The data with one thing wrong."""
    every = list(leaves(data))
    path, value = every[chooser.below(len(every))]
    way = chooser.below(7)
    if way == 0:
        return deleted(data, path)
    if way == 1:
        return replaced(data, path, STRANGE[chooser.below(len(STRANGE))])
    if way == 2:
        return {**data, "extra": 1}
    alike = [p for p, v in every if type(v) is type(value) and not isinstance(v, dict | list)]
    if not alike or isinstance(value, dict | list):
        return deleted(data, path)
    other = alike[chooser.below(len(alike))]
    if isinstance(value, int) and not isinstance(value, bool):
        if way == 3:
            return replaced(data, path, value + 1)
        if way == 4:
            return replaced(data, path, value - 1)
        if way == 5:
            return moved(data, path, other)
    return swapped(data, path, other)


def check_mutant(case: Case, data: Any, chooser: Chooser) -> bool:
    """A wrong position is refused and the field is named; one that is taken can be played to the end.

    Returns whether it was taken.
    """
    data = json.loads(json.dumps(data))
    fields = {str(step) for path, _ in leaves(data) for step in path} | set(case.game.start(0).position())
    refusal = refusal_of(partial(case.game.position, data), PositionError)
    if refusal is not None:
        name = str(refusal).partition(":")[0]
        words = name.replace("[", ".").replace("]", "").split(".")
        assert words[0] in fields, f"the refusal names no field: {refusal}"
        assert len(str(refusal)) < LONGEST_MESSAGE
        return False
    state = case.game.position(data)
    assert unordered(state.position()) == unordered(data), "a position was taken, but as another one"
    check_taken(case, state, chooser)
    return True


def unordered(data: object) -> object:
    """Plain data with all lists sorted, since names of a set may stand in any order."""
    if isinstance(data, dict):
        return {key: unordered(value) for key, value in data.items()}
    if isinstance(data, list):
        return sorted((unordered(value) for value in data), key=json.dumps)
    return data


def check_taken(case: Case, state: State, chooser: Chooser) -> None:
    """A position that was taken is one: it reads the same, loses no piece, and is played to the end."""
    assert case.game.position(state.position()).digest() == state.digest()
    assert case.components(state) == case.components(case.game.start(0)), "pieces were lost or added"
    for viewer in case.viewers:
        state.view(viewer)
    finish(state, chooser)
    assert case.components(state) == case.components(case.game.start(0)), "pieces were lost or added in play"
    state.scores()
    assert state.winners()


def check_mutants(case: Case, seed: int, chooser: Chooser, count: int) -> int:
    """Spoil positions of one game in many ways. Returns how many were refused."""
    trail = play_on(case.game.start(seed), chooser)
    rng = rng_for("mutants", case.id, seed)
    refused = 0
    for _ in range(count):
        state = trail.states[rng.below(len(trail.states))]
        data = state.position()
        mutant = some_mutant(data, rng)
        if mutant == data:
            continue
        refused += not check_mutant(case, mutant, rng)
    return refused
