"""Nothing hidden leaves: twin worlds stay alike for their viewer until the rules show something."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from broomstick import PUBLIC
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.cases import CASES
from contract.check_secrets import Tally, check_secrets
from contract.check_views import check_views_differ
from contract.draw import any_case, any_seed, examples
from contract.drill.cases import CASES as DRILL_CASES
from contract.play import rng_for

FULL = [case for case in CASES if "tiny" not in case.id and "few" not in case.id and "empty" not in case.id]


def compare(case: Case, seeds: range, beside: int, viewers: list[int]) -> Tally:
    """Games with each of these viewers in turn."""
    tally = Tally()
    for seed in seeds:
        for viewer in viewers:
            rng = rng_for("secrets", case.id, seed, viewer)
            tally.add(check_secrets(case, seed, viewer, rng, beside))
    return tally


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_viewer_gets_depends_on_nothing_hidden(case: Case) -> None:
    tally = compare(case, range(1), 2, [0, case.game.players - 1, PUBLIC])
    assert tally.steps >= 30, "hardly anything was compared"
    if case in FULL:
        assert tally.differed > 0.8 * tally.steps, "the twins were hardly different"


@pytest.mark.parametrize("cases", [CARD_CASES[:2], DRILL_CASES[:2]], ids=["card-game", "drill"])
def test_twins_stay_together_for_long(cases: list[Case]) -> None:
    """The comparison looks forward: many moves after a world was imagined it still shows the same."""
    tally = Tally()
    for case in cases:
        tally.add(compare(case, range(5, 7), 3, [1, PUBLIC]))
    assert tally.steps >= 4 * tally.twins
    assert tally.longest >= 20
    assert tally.ended["shown"] > 0, "no twin was ever let go: the case sees nothing being shown"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_worlds_differ_where_something_is_hidden(case: Case) -> None:
    assert check_views_differ(case, 3, rng_for("differ", case.id)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_leaves_in_many_games(case: Case) -> None:
    tally = compare(case, range(100, 108), 4, case.viewers)
    assert tally.steps >= 8 * 15 * len(case.viewers)


@pytest.mark.slow
@examples(100)
@given(case=any_case, seed=any_seed, viewer=st.integers(0, 6), twist=any_seed)
def test_nothing_hidden_leaves_in_any_game(case: Case, seed: int, viewer: int, twist: int) -> None:
    viewers = case.viewers
    check_secrets(case, seed, viewers[viewer % len(viewers)], rng_for("twist", twist))
