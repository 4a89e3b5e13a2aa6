"""Counting the ways a game can go on: fixed numbers for fixed positions."""

import pytest

from broomstick import State
from games.broom_service.staging import call, lay, pick, standard


def count(state: State, depth: int) -> int:
    """How many sequences of so many decisions there are; sealed answers come in seat order."""
    if depth == 0 or state.over:
        return 1
    choices = state.choices(state.asked)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        after = state.quiet_copy()
        after.step(action)
        total += count(after, depth - 1)
    return total


def counts(state: State, deepest: int) -> list[int]:
    return [count(state, depth) for depth in range(1, deepest + 1)]


def test_from_the_start() -> None:
    state = standard(2).start(seed=1)
    assert counts(state, 2) == [210, 210**2]


def test_from_the_start_of_more_or_less() -> None:
    # One to five of ten: 10 + 45 + 120 + 210 + 252.
    assert counts(lay(2, event="more-or-less"), 1) == [637]


def test_a_turn_of_gatherers() -> None:
    state = call(lay(3), "root-gatherer", 1, 2)
    # Brave or cowardly; a cowardly one then takes a potion, a wand or nothing.
    assert counts(state, 2) == [2, 2 + 3]
    # brave brave → 2; brave cowardly → 3; cowardly × 3 → 2 each.
    assert counts(state, 3)[2] == 2 + 3 + 3 * 2


def test_a_brave_forest_witch() -> None:
    state = call(lay(3, pawns={0: "home camp"}), "forest-witch")
    # Two pawns to oak and three towers there, or nothing; then one of three roles, brave or cowardly.
    assert counts(state, 2) == [3, 4 + 4 + 6]
    assert counts(state, 3)[2] == 8 * 6 + sum(after_leading(state))


def after_leading(state: State) -> list[int]:
    """After declining at once: how many ways each lead has."""
    after = state.copy()
    after.play(0, "decline")
    found: list[int] = []
    for action in after.choices(0):
        led = after.quiet_copy()
        led.step(action)
        found.append(len(led.choices(led.asked)))
    return found


@pytest.mark.parametrize(("depth", "expected"), [(1, 3), (2, 12), (3, 37), (4, 107)])
def test_on_the_mountains(depth: int, expected: int) -> None:
    state = lay(
        3,
        "1 purple, 1 green, 4 wand",
        tiles={"alp": "cloud", "horn": "moves", "crag": "wands"},
        sky={"horn": "storm-move", "lake": "heavy-1", "heath": "storm-delivery"},
        pawns={0: "moor oak"},
    )
    assert count(call(state, "mountain-witch"), depth) == expected


def test_from_mixed_picks() -> None:
    state = lay(
        3, *["2 orange, 1 green, 1 purple, 3 wand"] * 3, sky={"horn": "heavy-3"}, event="black-distillery"
    )
    pick(
        state,
        "forest-witch mountain-witch valley-druid weather-fairy",
        "forest-witch hill-witch valley-druid root-gatherer",
        "prairie-witch mountain-witch peak-druid weather-fairy",
    )
    assert counts(state, 5) == [8, 32, 90, 435, 2190]
