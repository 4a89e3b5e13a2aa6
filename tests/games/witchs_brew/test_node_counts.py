"""Counting the ways a game can go on: fixed numbers for fixed positions."""

import pytest

from broomstick import State
from games.witchs_brew.staging import call, lay, pick, play, standard


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


@pytest.mark.parametrize(
    ("players", "barred", "expected"), [(3, False, [792, 792**2]), (3, True, [252, 252**2]), (4, True, [462])]
)
def test_from_the_start(players: int, barred: bool, expected: list[int]) -> None:
    assert counts(standard(players, barred).start(seed=1), len(expected)) == expected


def test_a_turn_of_collectors() -> None:
    five = "wolf-keeper snake-hunter herb-collector alchemist fortune-teller"
    state = pick(lay(3), five, five, five)
    play(state, "0 lead wolf-keeper brave")
    # Seat 1 is brave, and seat 2 is asked; or it is cowardly, and takes its favour or not.
    assert counts(state, 2) == [2, 2 + 2]
    # brave brave → full: 2; brave cowardly → 2; cowardly × 2 → 2 each.
    assert counts(state, 3)[2] == 2 + 2 + 2 * 2


def test_a_warlock_with_copia() -> None:
    state = call(lay(3), "warlock")
    # Ten ways to take three, or none; then one of four roles to lead.
    assert counts(state, 2) == [11, 44]


def test_from_mixed_picks() -> None:
    state = lay(3, *["4 gold, 3 red, 2 green, 3 white"] * 3, book="optio")
    pick(
        state,
        "witch warlock cutpurse begging-monk assistant",
        "witch warlock cutpurse alchemist begging-monk",
        "wizard druid cutpurse begging-monk assistant",
    )
    assert counts(state, 6) == [5, 10, 33, 142, 443, 1073]
