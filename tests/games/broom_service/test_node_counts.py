"""Counting the ways a game can go on: fixed numbers for fixed positions."""

import pytest

from broomstick import State
from games.broom_service.staging import call, lay, pick, standard
from games.scripts import count, count_to


def test_from_the_start() -> None:
    state = standard(2).start(seed=1)
    assert count_to(state, 2) == [210, 210**2]


def test_from_the_start_of_more_or_less() -> None:
    # One to five of ten: 10 + 45 + 120 + 210 + 252.
    assert count_to(lay(2, event="more-or-less"), 1) == [637]


def test_a_turn_of_gatherers() -> None:
    state = call(lay(3), "root-gatherer", 1, 2)
    # Brave or cowardly; a cowardly one then takes a potion, a wand or nothing.
    assert count_to(state, 2) == [2, 2 + 3]
    # brave brave → 2; brave cowardly → 3; cowardly × 3 → 2 each.
    assert count_to(state, 3)[2] == 2 + 3 + 3 * 2


def test_a_brave_forest_witch() -> None:
    state = call(lay(3, pawns={0: "home camp"}), "forest-witch")
    # Two pawns to oak and three towers there, or nothing; then one of three roles, brave or cowardly.
    assert count_to(state, 2) == [3, 4 + 4 + 6]
    assert count_to(state, 3)[2] == 8 * 6 + sum(after_leading(state))


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
    assert count_to(state, 5) == [8, 32, 90, 435, 2190]
