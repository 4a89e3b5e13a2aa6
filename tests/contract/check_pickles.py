"""Pickles and the copies of Python's own: what comes out is what went in, and plays on as that would have."""

import copy
import pickle
from typing import Any

from broomstick import State
from contract.case import Case
from contract.check_copies import picture
from contract.play import Chooser, play_on


def again(value: Any) -> Any:
    """What another process would be handed."""
    return pickle.loads(pickle.dumps(value))


def same_game(one: State, other: State) -> None:
    """Everything about two states that somebody could ask is the same."""
    assert picture(one) == picture(other), "another position, record or journal"
    assert one.deciders == other.deciders
    for seat in range(one.players):
        assert one.choices(seat) == other.choices(seat), "other choices"
        undo, expected = one.may_undo(seat), other.may_undo(seat)
        assert (undo and undo.code) == (expected and expected.code), "other choices can be taken back"


def check_pickles(case: Case, seed: int, chooser: Chooser, stride: int = 7) -> None:
    """At many moments of a game; the last that was read is played to its end beside the original."""
    trail = play_on(case.game.start(seed), chooser)
    for number in range(0, len(trail.states), stride):
        state = trail.states[number]
        for twin in (again(state), copy.copy(state), copy.deepcopy(state), again(state.quiet_copy())):
            if twin.journal is not None:
                same_game(twin, state)
            before = picture(state)
            for seat, action in trail.moves[number : number + stride]:
                twin.play(seat, action)
            later = trail.states[min(number + stride, len(trail.states) - 1)]
            assert twin.digest() == later.digest(), "played on, the game goes elsewhere"
            if twin.journal is not None:
                assert picture(twin) == picture(later)
            assert picture(state) == before, "playing a copy changed the original"
        assert again(state).journal is not None, "the journal is lost"
        assert again(state.quiet_copy()).journal is None
        record = state.record()
        for same in (again(record), copy.copy(record), copy.deepcopy(record)):
            assert same.text() == record.text()
            assert same.replay().digest() == state.digest()
        view = state.view(case.viewers[number % len(case.viewers)])
        for seen in (again(view), copy.copy(view), copy.deepcopy(view)):
            assert seen.data() == view.data(), "another view"
            assert seen.key() == view.key()
