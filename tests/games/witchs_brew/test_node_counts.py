"""Counting the ways a game can go on: fixed numbers for fixed positions."""

import pytest

from games.scripts import count_to, play
from games.witchs_brew.staging import call, lay, pick, standard


@pytest.mark.parametrize(
    ("players", "barred", "expected"), [(3, False, [792, 792**2]), (3, True, [252, 252**2]), (4, True, [462])]
)
def test_from_the_start(players: int, barred: bool, expected: list[int]) -> None:
    assert count_to(standard(players, barred).start(seed=1), len(expected)) == expected


def test_a_turn_of_collectors() -> None:
    five = "wolf-keeper snake-hunter herb-collector alchemist fortune-teller"
    state = pick(lay(3), five, five, five)
    play(state, "0 lead wolf-keeper brave")
    # Seat 1 is brave, and seat 2 is asked; or it is cowardly, and takes its favour or not.
    assert count_to(state, 2) == [2, 2 + 2]
    # brave brave → full: 2; brave cowardly → 2; cowardly × 2 → 2 each.
    assert count_to(state, 3)[2] == 2 + 2 + 2 * 2


def test_a_warlock_with_copia() -> None:
    state = call(lay(3), "warlock")
    # Ten ways to take three, or none; then one of four roles to lead.
    assert count_to(state, 2) == [11, 44]


def test_from_mixed_picks() -> None:
    state = lay(3, *["4 gold, 3 red, 2 green, 3 white"] * 3, book="optio")
    pick(
        state,
        "witch warlock cutpurse begging-monk assistant",
        "witch warlock cutpurse alchemist begging-monk",
        "wizard druid cutpurse begging-monk assistant",
    )
    assert count_to(state, 6) == [5, 10, 33, 142, 443, 1073]
