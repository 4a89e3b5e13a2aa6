"""Positions that cannot be are refused by field; and texts and numbers that nobody meant are refused as actions."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from contract.case import Case
from contract.cases import CASES
from contract.check_choices import check_refused
from contract.check_positions import check_mutant, check_mutants, some_mutant
from contract.draw import any_case, any_script, any_seed, examples
from contract.play import Script, play_on, rng_for


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_spoilt_position_is_refused_by_field_or_can_be_played(case: Case) -> None:
    refused = check_mutants(case, 2, rng_for("mutants", case.id), 150)
    assert refused > 50


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_spoilt_positions(case: Case) -> None:
    for seed in range(5):
        check_mutants(case, seed, rng_for("many mutants", case.id, seed), 500)


@examples(60)
@given(case=any_case, seed=st.integers(0, 20), script=any_script, spoil=any_script, at=st.integers(0, 200))
def test_a_position_spoilt_in_any_way(case: Case, seed: int, script: Script, spoil: Script, at: int) -> None:
    states = play_on(case.game.start(seed), script).states
    data = states[at % len(states)].position()
    mutant = some_mutant(data, spoil)
    assume(mutant != data)
    check_mutant(case, mutant, spoil)


@examples(30)
@given(case=any_case, seed=any_seed, script=any_script, at=st.integers(0, 200), text=st.text(max_size=40))
def test_any_text_that_is_no_choice_is_refused(
    case: Case, seed: int, script: Script, at: int, text: str
) -> None:
    states = play_on(case.game.start(seed), script).states
    state = states[at % len(states)]
    seat = state.deciders[0] if state.deciders else 0
    texts = {case.game.text(choice) for choice in state.choices(seat)}
    assume(" ".join(text.lower().split()) not in texts)
    check_refused(state, seat, [text])


@examples(60)
@given(case=any_case, seed=any_seed, seat=st.integers(), action=st.integers())
def test_any_number_that_is_no_choice_is_refused(case: Case, seed: int, seat: int, action: int) -> None:
    state = case.game.start(seed)
    assume(seat not in state.deciders or action not in state.choices(seat))
    check_refused(state, seat, [action])
