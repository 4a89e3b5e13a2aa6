"""What happens to several players at one moment is told clockwise from the one who acts, in every real game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract import faults_telling
from contract.broom_service.cases import CASES as BROOM_CASES
from contract.broom_service.cases import WHOLE_FRONTS
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.check_order import check_order
from contract.draw import any_script, any_seed, examples
from contract.play import Script, rng_for
from contract.proxies import sabotaged
from contract.witchs_brew.cases import CASES as BREW_CASES

GAMES = CARD_CASES + BREW_CASES + BROOM_CASES
# The boxes of the battery have few events.
EVENTS = WHOLE_FRONTS[-1]

KINDS = {
    *("reclaims", "draws-cards"),
    *("loses-gold", "loses"),
    *("counts", "more-or-less", "shows", "the-upper-hand", "the-works", "final-score"),
    *("perilous-places", "protected-places", "empty-handed", "flock-together"),
}
"""What random games bring to several players at once. Tasks and gifts that do so are too rare, and have examples."""


def many_orders(case: Case, games: int) -> Counter[str]:
    """A few games, as in one of them little may happen to several at once."""
    found: Counter[str] = Counter()
    for seed in range(games):
        found += check_order(case, seed, rng_for("order", case.id, seed))
    return found


@pytest.mark.many
@pytest.mark.rule("heart-several-players")
def test_all_that_happens_to_several_is_told_clockwise() -> None:
    seen = many_orders(EVENTS, 12)
    for case in GAMES:
        seen += many_orders(case, 3)
    assert set(seen) >= KINDS


@pytest.mark.rule("heart-several-players")
@examples(8)
@given(case=st.sampled_from(GAMES), seed=any_seed, script=any_script)
def test_it_is_told_clockwise_whatever_is_played(case: Case, seed: int, script: Script) -> None:
    check_order(case, seed, script)


@pytest.mark.parametrize("case", [CARD_CASES[1], BREW_CASES[1], BROOM_CASES[3]], ids=str)
def test_telling_in_the_order_of_seats_is_caught(case: Case) -> None:
    told_by_seat = sabotaged(case, state_type=faults_telling.TellsBySeat)
    with pytest.raises(AssertionError, match="comes first"):
        many_orders(told_by_seat, 3)
