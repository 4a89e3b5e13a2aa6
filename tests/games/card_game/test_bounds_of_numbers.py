"""How large a number in the component file may be, and what has to go together in it."""

from typing import Any

import pytest

from broomstick.games.card_game.components import Components, read_components
from games.bounds import FILE, Bound, bounds, hold, refused

EVERY = """
game: rounds 1 20, picks 1 8, draw 0 15, open_tasks 0 20
deal: 6 1 60
play: cowardly_potions 0 9, brave_potions 0 9, brave_extra 0 9
score: colour_more 0 99, brave 0 99
witch fire: copies 0 31, players 1 7
task 1: points 0 99, players 1 7
"""


def six(data: dict[str, Any]) -> Components:
    """Components for six players, with whom everything is in play."""
    return read_components(6, FILE, data)


@pytest.mark.parametrize("bound", bounds(EVERY), ids=str)
def test_a_number_within_its_bounds_is_taken_and_no_other(bound: Bound) -> None:
    hold(six, bound)


@pytest.mark.parametrize(("lowest", "highest"), [(0, 99)])
def test_each_number_of_the_scale_has_its_bounds(lowest: int, highest: int) -> None:
    assert refused(six, {"score": {"colour": [lowest, highest]}}) is None
    for value in (lowest - 1, highest + 1):
        error = refused(six, {"score": {"colour": [0, value]}})
        assert error is not None
        assert (error.facts["lowest"], error.facts["highest"]) == (lowest, highest)


def test_numbers_of_tasks_and_needs_have_bounds() -> None:
    task = {"points": 1, "needs": {"fire": 99}, "players": 3}
    assert refused(six, {"task": [{"number": 63, **task}]}) is None
    for number in (0, 64):
        error = refused(six, {"task": [{"number": number, **task}]})
        assert error is not None
        assert (error.facts["lowest"], error.facts["highest"]) == (1, 63)
    for need in (-1, 100):
        error = refused(six, {"task": [{"number": 1, "needs": {"fire": need}}]})
        assert error is not None
        assert error.facts["field"] == "needs"
        assert (error.facts["lowest"], error.facts["highest"]) == (0, 99)


def test_the_deck_lasts_for_the_deal_the_open_witches_and_every_draw() -> None:
    parts = six({})
    most = (len(parts.deck) // 6 - 1 - parts.draw * (parts.rounds - 1)) if parts.rounds > 1 else 0
    assert refused(six, {"deal": {"6": most}}) is None
    error = refused(six, {"deal": {"6": most + 1}})
    assert error is not None
    assert error.code == "too-few-cards"
    wanted = 6 * (most + 2 + parts.draw * (parts.rounds - 1))
    assert error.facts == {"file": FILE, "wanted": wanted, "count": len(parts.deck), "players": 6}


def test_as_many_tasks_may_lie_open_as_there_are() -> None:
    parts = six({})
    assert refused(six, {"game": {"open_tasks": len(parts.tasks)}}) is None
    error = refused(six, {"game": {"open_tasks": len(parts.tasks) + 1}})
    assert error is not None
    assert error.code == "too-few-tasks"
    count = len(parts.tasks)
    assert error.facts == {"file": FILE, "wanted": count + 1, "count": count, "players": 6}
