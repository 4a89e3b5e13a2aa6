"""The most important rule: the program hints at nobody's cards before their turn to speak."""

import pytest
from hypothesis import given

from contract import faults_secrets
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.cases import CASES
from contract.check_table_talk import check_table_talk
from contract.draw import any_case, any_script, any_seed, examples
from contract.drill.cases import CASES as DRILL_CASES
from contract.play import Script, rng_for
from contract.test_planted import Fault, with_fault

CARDS = CARD_CASES[0]
DRILL = DRILL_CASES[1]

HINTS: list[tuple[Case, Fault]] = [
    (CARDS, faults_secrets.with_view(faults_secrets.ShowsWhoWillFollow)),
    (DRILL, faults_secrets.with_view(faults_secrets.ShowsWhoWillFollow)),
    (CARDS, faults_secrets.WarnsInRefusals),
    (CARDS, faults_secrets.PeekingPreview),
    (DRILL, faults_secrets.PeekingPreview),
    (DRILL, faults_secrets.UndoTellsTooMuch),
]


@pytest.mark.rule("heart-table-talk")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hints_at_the_called_role_before_its_holder_speaks(case: Case) -> None:
    # In the smallest games it may not happen at once that anybody with cards waits to speak.
    assert any(check_table_talk(case, seed, rng_for("table talk", case.id, seed)) for seed in range(1, 99))


@pytest.mark.rule("heart-table-talk")
@examples(8)
@given(case=any_case, seed=any_seed, script=any_script)
def test_nothing_hints_whatever_is_played(case: Case, seed: int, script: Script) -> None:
    check_table_talk(case, seed, script)


@pytest.mark.parametrize(("case", "fault"), HINTS, ids=[f"{case}-{fault.__name__}" for case, fault in HINTS])
def test_a_planted_hint_is_caught(case: Case, fault: Fault) -> None:
    with pytest.raises(AssertionError, match="hints to viewer"):
        sum(check_table_talk(with_fault(case, fault), seed, rng_for("hint", seed)) for seed in range(3))
