"""Every check of the battery catches what it is there for: a fault is planted, and the check must fail."""

from collections.abc import Callable

import pytest

from broomstick import BroomstickError
from contract import faults_play, faults_telling
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.check_batches import check_batches
from contract.check_choices import check_choices
from contract.check_codec import check_codecs, check_words
from contract.check_copies import check_copies, check_quiet_copies
from contract.check_flow import check_counts, check_defaults, check_step, check_undo, check_undo_from_position
from contract.check_journal import check_journals
from contract.check_keys import check_keys
from contract.check_pickles import check_pickles
from contract.check_positions import check_mutants, check_position
from contract.check_previews import check_previews
from contract.check_records import check_record, check_record_from_position, check_seat_order
from contract.check_views import check_views
from contract.drill.cases import CASES as DRILL_CASES
from contract.play import Chooser, rng_for
from contract.proxies import GameProxy, StateProxy, sabotaged
from contract.witchs_brew.cases import CASES as BREW_CASES

CARDS = CARD_CASES[0]
DRILL = DRILL_CASES[1]
BREW = BREW_CASES[0]

Check = Callable[[Case, int, Chooser], object]


def choices(case: Case, seed: int, chooser: Chooser) -> None:
    check_choices(case, seed, chooser, stride=4)


def mutants(case: Case, seed: int, chooser: Chooser) -> None:
    check_mutants(case, seed, chooser, 40)


def codecs(case: Case, seed: int, chooser: Chooser) -> None:
    check_codecs(case)


def from_a_position(case: Case, seed: int, chooser: Chooser) -> None:
    check_record_from_position(case, seed, chooser, at=2)


CHECKS: dict[str, Check] = {
    "choices": choices,
    "copies": check_copies,
    "quiet copies": check_quiet_copies,
    "record": check_record,
    "record from a position": from_a_position,
    "seat order": check_seat_order,
    "batches": check_batches,
    "position": check_position,
    "mutants": mutants,
    "views": check_views,
    "keys": check_keys,
    "pickles": check_pickles,
    "step": check_step,
    "defaults": check_defaults,
    "counts": check_counts,
    "undo": check_undo,
    "undo from a position": check_undo_from_position,
    "journals": check_journals,
    "previews": check_previews,
    "codecs": codecs,
    "words": check_words,
}

Fault = type[StateProxy] | type[GameProxy]

PLANTED: list[tuple[str, Case, Fault]] = [
    ("choices", CARDS, faults_play.ListsTooMuch),
    ("choices", CARDS, faults_play.ListsTooLittle),
    ("choices", CARDS, faults_play.ListsTwice),
    ("choices", CARDS, faults_play.CountsRefusals),
    ("choices", DRILL, faults_play.CountsRefusals),
    ("choices", CARDS, faults_play.RefusesWithoutReason),
    ("choices", CARDS, faults_play.QuotesEverything),
    ("counts", DRILL, faults_play.NeverEnds),
    ("copies", CARDS, faults_play.SharesAList),
    ("copies", DRILL, faults_play.SharesAList),
    ("copies", CARDS, faults_play.SharesTheJournal),
    ("copies", CARDS, faults_play.ShowsTheLatest),
    ("quiet copies", CARDS, faults_play.LosesTheJournal),
    ("quiet copies", CARDS, faults_play.QuietIsDifferent),
    ("record", CARDS, faults_play.ForgetsTheSeed),
    ("record", DRILL, faults_play.ForgetsTheLastAction),
    ("record", CARDS, faults_play.SharesTheJournal),
    ("record from a position", CARDS, faults_play.ReadsAnotherLeader),
    ("record from a position", CARDS, faults_play.ForgetsTheLastAction),
    ("seat order", CARDS, faults_play.RecordInOrderOfArrival),
    ("batches", CARDS, faults_play.RecordInOrderOfArrival),
    ("batches", DRILL, faults_play.TellsWhoAnsweredLast),
    ("batches", CARDS, faults_play.AnswerNarrowsChoices),
    ("position", CARDS, faults_play.ForgetsAnswers),
    ("position", CARDS, faults_play.ReadsAnotherLeader),
    ("mutants", CARDS, faults_play.TakesAnything),
    ("mutants", DRILL, faults_play.TakesAnything),
    ("mutants", CARDS, faults_play.NamesNoField),
    ("mutants", CARDS, faults_play.StumblesOverPositions),
    ("keys", CARDS, faults_telling.KeyForgets),
    ("keys", DRILL, faults_telling.KeyForgets),
    ("keys", CARDS, faults_telling.KeyKnowsTheTruth),
    ("keys", DRILL, faults_telling.KeyKnowsTheTruth),
    ("pickles", CARDS, faults_telling.PickleForgetsTheJournal),
    ("pickles", DRILL, faults_telling.PickleForgetsAnswers),
    ("pickles", CARDS, faults_play.SharesAList),
    ("step", CARDS, faults_play.StepsElsewhere),
    ("defaults", CARDS, faults_play.DefaultIsIllegal),
    ("defaults", CARDS, faults_play.DefaultIsRandom),
    ("counts", CARDS, faults_play.SwapsACard),
    ("counts", CARDS, faults_play.CountsTwice),
    ("counts", CARDS, faults_play.BarrierGoesBack),
    ("counts", CARDS, faults_play.HasWinnersTooSoon),
    ("undo", CARDS, faults_play.PromisesUndo),
    ("undo", DRILL, faults_play.PromisesUndo),
    ("undo", CARDS, faults_play.NeverAdmitsUndo),
    ("undo", CARDS, faults_play.LeakyBarrier),
    ("undo", DRILL, faults_play.LeakyBarrier),
    ("undo from a position", DRILL, faults_play.PromisesUndo),
    ("journals", CARDS, faults_telling.TellsPicks),
    ("journals", CARDS, faults_telling.WrongAudience),
    ("journals", DRILL, faults_telling.SeatsHearLess),
    ("journals", CARDS, faults_telling.RewritesTheJournal),
    ("previews", BREW, faults_telling.PromisesTooMuch),
    ("previews", CARDS, faults_telling.PromisesTooLittle),
    ("codecs", CARDS, faults_telling.CollidingActions),
    ("codecs", DRILL, faults_telling.ShiftedActions),
    ("codecs", CARDS, faults_telling.OpenActions),
    ("words", DRILL, faults_telling.ForgetfulSteps),
]


def with_fault(case: Case, fault: Fault) -> Case:
    if issubclass(fault, StateProxy):
        return sabotaged(case, state_type=fault)
    return sabotaged(case, game_type=fault)


@pytest.mark.parametrize(
    ("name", "case", "fault"),
    PLANTED,
    ids=[f"{name}-{case}-{fault.__name__}" for name, case, fault in PLANTED],
)
def test_a_planted_fault_is_caught(name: str, case: Case, fault: Fault) -> None:
    with pytest.raises((AssertionError, BroomstickError)):
        run_check(name, with_fault(case, fault))


def run_check(name: str, case: Case) -> None:
    """A few games, as the fault may not show in the first."""
    for seed in range(3):
        CHECKS[name](case, seed, rng_for("planted", name, seed))


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("case", [CARDS, DRILL], ids=str)
def test_behind_stand_ins_without_a_fault_all_is_well(case: Case, name: str) -> None:
    CHECKS[name](sabotaged(case), 0, rng_for("planted", name, 0))


def test_every_check_has_a_fault_that_it_catches() -> None:
    """Views, and what is hidden, have theirs in test_planted_leaks.py."""
    assert {name for name, _, _ in PLANTED} | {"views"} == set(CHECKS)
