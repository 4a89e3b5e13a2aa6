"""Every leak is found, and so is every unfair draw: one is planted, and the check must fail."""

import pytest

from broomstick import PUBLIC, BroomstickError
from contract import faults_play, faults_secrets, faults_telling
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.check_secrets import check_secrets
from contract.check_views import check_views
from contract.check_worlds import Sampler, check_fair
from contract.drill.cases import CASES as DRILL_CASES
from contract.play import rng_for
from contract.proxies import GameProxy, StateProxy, sabotaged
from contract.samplers import imagine
from contract.small_games import SMALL_CARDS, Small, special_moments
from contract.test_planted import Fault, with_fault

CARDS = CARD_CASES[0]
DRILL = DRILL_CASES[1]

LEAKS: list[tuple[Case, Fault]] = [
    (CARDS, faults_secrets.with_view(faults_secrets.ShowsThePile)),
    (CARDS, faults_secrets.with_view(faults_secrets.ShowsStocks)),
    (CARDS, faults_secrets.with_view(faults_secrets.ShowsAnAnswer)),
    (DRILL, faults_secrets.with_view(faults_secrets.ShowsAnAnswer)),
    (DRILL, faults_secrets.with_view(faults_secrets.ShowsHowManyArePicked)),
    (CARDS, faults_secrets.with_view(faults_secrets.ShowsWhoWillFollow)),
    (DRILL, faults_secrets.with_view(faults_secrets.ShowsWhoWillFollow)),
    (CARDS, faults_secrets.with_view(faults_secrets.ShowsTheSeed)),
    (DRILL, faults_secrets.with_view(faults_secrets.ShowsTheDeck)),
    (DRILL, faults_secrets.with_view(faults_secrets.ShowsTheNextEvent)),
    (CARDS, faults_secrets.OrdersChoicesByPile),
    (CARDS, faults_secrets.WarnsInRefusals),
    (DRILL, faults_secrets.WarnsInRefusals),
    (CARDS, faults_secrets.FactsOfRefusals),
    (CARDS, faults_secrets.PeekingPreview),
    (DRILL, faults_secrets.PeekingPreview),
    (CARDS, faults_secrets.ScoresByStock),
    (DRILL, faults_secrets.UndoTellsTooMuch),
    (CARDS, faults_play.AnswerNarrowsChoices),
    (CARDS, faults_telling.TellsPicks),
    (DRILL, faults_telling.TellsPicks),
    (CARDS, faults_telling.WrongAudience),
]

BAD_WORLDS: list[tuple[Case, type[GameProxy]]] = [
    (CARDS, faults_secrets.ForgetsHands),
    (DRILL, faults_secrets.ImaginesAnotherHand),
    (CARDS, faults_secrets.ImaginesTheTruth),
    (CARDS, faults_secrets.ImaginesWithoutCards),
    (CARDS, faults_secrets.ImaginesByItsOwnDice),
    (DRILL, faults_secrets.SpoilsTheView),
]

UNFAIR: list[Sampler] = [
    faults_secrets.never_the_first_type,
    faults_secrets.rather_this_than_that,
    faults_secrets.mixed_up_seats,
    faults_secrets.lazy_answers,
]


@pytest.mark.parametrize(("case", "fault"), LEAKS, ids=[f"{case}-{fault.__name__}" for case, fault in LEAKS])
def test_a_planted_leak_is_found(case: Case, fault: Fault) -> None:
    with pytest.raises(AssertionError, match="tells viewer"):
        compare_games(with_fault(case, fault))


def compare_games(case: Case) -> None:
    """A few games for several viewers, as the leak may not show in the first."""
    for seed in range(4):
        for viewer in (0, 2, PUBLIC):
            check_secrets(case, seed, viewer, rng_for("planted", seed, viewer))


@pytest.mark.parametrize("case", [CARDS, DRILL], ids=str)
def test_behind_stand_ins_without_a_leak_nothing_is_found(case: Case) -> None:
    for viewer in (0, 2, PUBLIC):
        tally = check_secrets(sabotaged(case), 0, viewer, rng_for("planted", 0, viewer))
        assert tally.steps > 20


@pytest.mark.parametrize(
    ("case", "fault"), BAD_WORLDS, ids=[f"{case}-{fault.__name__}" for case, fault in BAD_WORLDS]
)
def test_a_planted_fault_in_imagining_is_found(case: Case, fault: type[GameProxy]) -> None:
    with pytest.raises((AssertionError, BroomstickError)):
        check_views(sabotaged(case, StateProxy, fault), 0, rng_for("planted worlds"))


def check_draws(small: Small, sampler: Sampler) -> None:
    for moment in special_moments(small, 0, 4):
        view = moment.state.view(0)
        check_fair(moment.worlds, view, sampler, rng_for("unfair", moment.state.moves), 300)


@pytest.mark.parametrize("sampler", UNFAIR, ids=[sampler.__name__ for sampler in UNFAIR])
def test_an_unfair_draw_is_found(sampler: Sampler) -> None:
    with pytest.raises(AssertionError):
        check_draws(SMALL_CARDS[0], sampler)


def test_a_fair_draw_is_not_found_unfair() -> None:
    check_draws(SMALL_CARDS[0], imagine)
