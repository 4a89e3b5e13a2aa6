"""Counting the ways a game can go on: fixed numbers for fixed positions, and the same by the plain rules."""

from collections.abc import Sequence
from typing import Any

import pytest

from broomstick import State
from games.card_game.second_rules import STANDARD_DEAL, Box, every_way
from games.card_game.staging import begin, dealt_from, lay, pick, play_round, standard
from games.scripts import count, count_to, play


def second_opinion(state: State, deepest: int, prefix: Sequence[Any] = ()) -> list[int]:
    """The same by the plain rules, from the deck the game was dealt from and the decisions made so far."""
    box = Box(state.players, tuple(state.game.roles), deal=STANDARD_DEAL[state.players])
    deck = dealt_from(state)
    ways = [every_way(box, deck, state.starter, prefix, depth) for depth in range(1, deepest + 1)]
    return [sum(1 for _ in way) for way in ways]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, [3, 6, 120, 2400, 48000]),
        (4, [4, 12, 24, 480, 16800, 588000]),
        (5, [4, 13, 33, 264, 6090, 184800]),
        (6, [4, 14, 42, 102, 996, 34860]),
    ],
)
def test_from_the_start(players: int, expected: list[int]) -> None:
    state = standard(players).start(seed=1)
    assert count_to(state, len(expected)) == expected
    assert second_opinion(state, 4) == expected[:4]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turns_of_a_round_in_which_all_picked_alike(players: int) -> None:
    state = pick(begin(lay(players)), *["root sun water"] * players)
    # The leader has three roles, then two, then one, two stances each; everybody else has two stances.
    others = 2 ** (players - 1)
    assert count_to(state, 3) == [6, 12, 24]
    assert count(state, players) == 6 * others
    assert count(state, players + 1) == 6 * others * 4
    if players == 3:
        assert count(state, 9) == 24 * 16 * 8


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, [6, 16, 48, 112, 256, 800, 1728, 3456]),
        (4, [6, 12, 48, 96, 248, 544, 1488, 3424]),
        (5, [6, 12, 32, 96, 192, 448, 1072, 2272]),
        (6, [6, 12, 32, 96, 200, 488, 1072, 2608]),
    ],
)
def test_from_mixed_picks(players: int, expected: list[int]) -> None:
    types = standard(players).roles
    picks = [
        tuple(types[i] for i in sorted((2 * seat + j) % len(types) for j in range(3)))
        for seat in range(players)
    ]
    # All open witches are alike, so the first decisions are the picks.
    state = lay(players, witches=f"{players} water")
    pick(state, *[" ".join(names) for names in picks])
    assert count_to(state, len(expected)) == expected
    assert second_opinion(state, 6, picks) == expected[:6]


def test_over_the_end_of_a_round() -> None:
    state = lay(3, witches="3 berry", stocks=("17 water",), pile="9 sun")
    pick(state, "water", "root sun fire", "root sun fire")
    play(state, "0 lead water brave\n1 lead root cowardly\n2 cowardly\n1 lead fire cowardly\n2 cowardly")
    # One turn of two decisions is left; then seat 0 picks sun and water, being asked all the same.
    assert count_to(state, 5) == [2, 4, 4, 80, 800]


def test_over_the_end_of_the_game() -> None:
    # Everybody holds the same two; in round 4 there are 2 × 2 leads and two answers, then a lead and two answers.
    data = {"game": {"picks": 2}}
    state = lay(3, witches="3 berry", stocks=("4 root, 4 sun",) * 2, data=data)
    for _ in range(3):
        play_round(state, "root sun", "root sun", "meadow berry")
    pick(state, "root sun", "root sun", "meadow berry")
    whole = 4 * 2 * 2 * 2 * 4 * 2
    assert count_to(state, 9)[-2:] == [whole, whole]
