"""What every game promises, in random games of every case and in scripted ones that Hypothesis writes."""

from collections.abc import Callable

import pytest
from hypothesis import given

from contract.case import Case
from contract.cases import CASES, COMBINATIONS
from contract.check_batches import check_batches
from contract.check_choices import check_choices
from contract.check_codec import check_codecs, check_words
from contract.check_copies import check_copies, check_quiet_copies
from contract.check_flow import check_counts, check_defaults, check_step, check_undo, check_undo_from_position
from contract.check_journal import check_journals
from contract.check_keys import check_keys
from contract.check_observations import check_observations
from contract.check_pickles import check_pickles
from contract.check_positions import check_position
from contract.check_previews import check_previews
from contract.check_records import check_record, check_record_from_position, check_seat_order
from contract.check_views import check_views
from contract.draw import any_case, any_script, any_seed, examples
from contract.play import Chooser, Script, rng_for

Check = Callable[[Case, int, Chooser], object]

MANY_GAMES = 8


def choices_now_and_then(case: Case, seed: int, chooser: Chooser) -> None:
    check_choices(case, seed, chooser, stride=11)


def few_orders(case: Case, seed: int, chooser: Chooser) -> None:
    check_batches(case, seed, chooser, most_orders=6)


def views_now_and_then(case: Case, seed: int, chooser: Chooser) -> None:
    check_views(case, seed, chooser, stride=16)


def keys_often(case: Case, seed: int, chooser: Chooser) -> None:
    check_keys(case, seed, chooser, moments=8)


def pickles_now_and_then(case: Case, seed: int, chooser: Chooser) -> None:
    check_pickles(case, seed, chooser, stride=23)


def told_often(case: Case, seed: int, chooser: Chooser) -> None:
    check_observations(case, seed, chooser, stride=3)


def cut_anywhere(case: Case, seed: int, chooser: Chooser) -> None:
    check_record(case, seed, chooser, stride=1)


def from_some_position(case: Case, seed: int, chooser: Chooser) -> None:
    check_record_from_position(case, seed, chooser, at=seed * 13 + chooser.below(100))


QUICK: dict[str, Check] = {
    "listed-choices-are-accepted-and-all-else-is-refused": choices_now_and_then,
    "a-copy-is-independent": check_copies,
    "a-quiet-copy-plays-the-same-game": check_quiet_copies,
    "a-record-replays-to-the-same-bytes": check_record,
    "a-game-from-a-position-has-a-record": from_some_position,
    "a-record-has-answers-in-seat-order": check_seat_order,
    "order-of-answering-changes-nothing": few_orders,
    "a-position-reads-back-and-plays-on": check_position,
    "every-word-met-in-play-reads-back": check_words,
    "views-travel-and-imagined-worlds-show-them": views_now_and_then,
    "keys-are-equal-exactly-where-views-are": check_keys,
    "a-pickle-is-the-same-game": pickles_now_and_then,
    "step-does-what-play-does": check_step,
    "the-default-is-always-legal": check_defaults,
    "moves-and-barriers-only-grow-and-no-piece-is-lost": check_counts,
    "undo-works-exactly-where-it-says": check_undo,
    "no-undo-is-promised-in-a-position-just-read": check_undo_from_position,
    "each-journal-is-a-part-of-the-truth": check_journals,
    "what-a-preview-calls-possible-can-be-done": check_previews,
    "learners-are-told-the-view-and-nothing-else": check_observations,
}

THOROUGH: dict[str, Check] = {
    **QUICK,
    "a-record-replays-to-the-same-bytes": cut_anywhere,
    "listed-choices-are-accepted-and-all-else-is-refused": check_choices,
    "order-of-answering-changes-nothing": check_batches,
    "views-travel-and-imagined-worlds-show-them": check_views,
    "keys-are-equal-exactly-where-views-are": keys_often,
    "a-pickle-is-the-same-game": check_pickles,
    "learners-are-told-the-view-and-nothing-else": told_often,
}


@pytest.mark.parametrize("promise", QUICK)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_in_a_random_game(case: Case, promise: str) -> None:
    QUICK[promise](case, 1, rng_for(promise, case.id))


@pytest.mark.parametrize("promise", QUICK)
@examples(8)
@given(case=any_case, seed=any_seed, script=any_script)
def test_whatever_is_played(promise: str, case: Case, seed: int, script: Script) -> None:
    QUICK[promise](case, seed, script)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_actions_texts_and_indices_belong_together(case: Case) -> None:
    check_codecs(case)


@pytest.mark.slow
@pytest.mark.parametrize("promise", THOROUGH)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_in_many_random_games(case: Case, promise: str) -> None:
    for seed in range(MANY_GAMES):
        THOROUGH[promise](case, seed, rng_for(promise, case.id, seed))


@pytest.mark.slow
@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
def test_with_every_combination_of_options(case: Case) -> None:
    for promise, check in QUICK.items():
        check(case, 3, rng_for(promise, case.id))


@pytest.mark.slow
@pytest.mark.parametrize("promise", THOROUGH)
@examples(50)
@given(case=any_case, seed=any_seed, script=any_script)
def test_whatever_is_played_at_length(promise: str, case: Case, seed: int, script: Script) -> None:
    THOROUGH[promise](case, seed, script)
