"""Every check of the battery catches what it is there for: a fault is planted, and the check must fail."""

from collections.abc import Callable

import pytest

from broomstick import BroomstickError
from contract import faults_play as faults
from contract.case import Case
from contract.cases import BREW_CASES, CARD_CASES, DRILL_CASES
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
from contract.play import Chooser, rng_for
from contract.proxies import GameProxy, StateProxy, sabotaged

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
    ("choices", CARDS, faults.ListsTooMuch),
    ("choices", CARDS, faults.ListsTooLittle),
    ("choices", CARDS, faults.ListsTwice),
    ("choices", CARDS, faults.CountsRefusals),
    ("choices", DRILL, faults.CountsRefusals),
    ("choices", CARDS, faults.RefusesWithoutReason),
    ("choices", CARDS, faults.QuotesEverything),
    ("counts", DRILL, faults.NeverEnds),
    ("copies", CARDS, faults.SharesAList),
    ("copies", DRILL, faults.SharesAList),
    ("copies", CARDS, faults.SharesTheJournal),
    ("copies", CARDS, faults.ShowsTheLatest),
    ("quiet copies", CARDS, faults.LosesTheJournal),
    ("quiet copies", CARDS, faults.QuietIsDifferent),
    ("record", CARDS, faults.ForgetsTheSeed),
    ("record", DRILL, faults.ForgetsTheLastAction),
    ("record", CARDS, faults.SharesTheJournal),
    ("record from a position", CARDS, faults.ReadsAnotherLeader),
    ("record from a position", CARDS, faults.ForgetsTheLastAction),
    ("seat order", CARDS, faults.RecordInOrderOfArrival),
    ("batches", CARDS, faults.RecordInOrderOfArrival),
    ("batches", DRILL, faults.TellsWhoAnsweredLast),
    ("batches", CARDS, faults.AnswerNarrowsChoices),
    ("position", CARDS, faults.ForgetsAnswers),
    ("position", CARDS, faults.ReadsAnotherLeader),
    ("mutants", CARDS, faults.TakesAnything),
    ("mutants", DRILL, faults.TakesAnything),
    ("mutants", CARDS, faults.NamesNoField),
    ("mutants", CARDS, faults.StumblesOverPositions),
    ("keys", CARDS, faults.KeyForgets),
    ("keys", DRILL, faults.KeyForgets),
    ("keys", CARDS, faults.KeyKnowsTheTruth),
    ("keys", DRILL, faults.KeyKnowsTheTruth),
    ("pickles", CARDS, faults.PickleForgetsTheJournal),
    ("pickles", DRILL, faults.PickleForgetsAnswers),
    ("pickles", CARDS, faults.SharesAList),
    ("step", CARDS, faults.StepsElsewhere),
    ("defaults", CARDS, faults.DefaultIsIllegal),
    ("defaults", CARDS, faults.DefaultIsRandom),
    ("counts", CARDS, faults.SwapsACard),
    ("counts", CARDS, faults.CountsTwice),
    ("counts", CARDS, faults.BarrierGoesBack),
    ("counts", CARDS, faults.HasWinnersTooSoon),
    ("undo", CARDS, faults.PromisesUndo),
    ("undo", DRILL, faults.PromisesUndo),
    ("undo", CARDS, faults.NeverAdmitsUndo),
    ("undo", CARDS, faults.LeakyBarrier),
    ("undo", DRILL, faults.LeakyBarrier),
    ("undo from a position", DRILL, faults.PromisesUndo),
    ("journals", CARDS, faults.TellsPicks),
    ("journals", CARDS, faults.WrongAudience),
    ("journals", DRILL, faults.SeatsHearLess),
    ("journals", CARDS, faults.RewritesTheJournal),
    ("previews", BREW, faults.PromisesTooMuch),
    ("previews", CARDS, faults.PromisesTooLittle),
    ("codecs", CARDS, faults.CollidingActions),
    ("codecs", DRILL, faults.ShiftedActions),
    ("codecs", CARDS, faults.OpenActions),
    ("words", DRILL, faults.ForgetfulSteps),
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
