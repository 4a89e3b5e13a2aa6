"""Seats and actions that do not exist are refused alike, wherever they are named, with what would work."""

import re
from collections.abc import Callable

import pytest

import broomstick
from broomstick import GAMES, PUBLIC, IllegalAction, State
from broomstick.words import LANGUAGES, Cast, Speech
from broomstick.words.problems import problem

NOBODY = (-1, 4, 6, 8, 999)
NO_ACTIONS = (-1, 0, 63, 999999, 1 << 40, -(1 << 70))

BY_SEAT: dict[str, Callable[[State, int], object]] = {
    "choices": lambda state, seat: state.choices(seat),
    "question": lambda state, seat: state.question(seat),
    "play": lambda state, seat: state.play(seat, "brave"),
    "default": lambda state, seat: state.default(seat),
    "view": lambda state, seat: state.view(seat),
    "history": lambda state, seat: state.history(seat),
    "history_data": lambda state, seat: state.history_data(seat),
    "story": lambda state, seat: state.story(seat),
    "may_undo": lambda state, seat: state.may_undo(seat),
    "played": lambda state, seat: state.played(seat),
    "view.question": lambda state, seat: state.view(0).question(seat),
    "view.played": lambda state, seat: state.view(0).played(seat),
    "view.may_hold": lambda state, seat: state.view(0).may_hold(seat),
    "view.must_hold": lambda state, seat: state.view(0).must_hold(seat),
}
BY_ACTION: dict[str, Callable[[State, int], object]] = {
    "play": lambda state, action: state.play(state.asked, action),
    "text": lambda state, action: state.game.text(action),
    "preview": lambda state, action: state.game.preview(state.view(state.asked), action),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("asked", BY_SEAT)
def test_a_seat_that_nobody_has(name: str, asked: str) -> None:
    state = broomstick.load(name, players=4).start(7)
    for seat in NOBODY:
        with pytest.raises(IllegalAction) as caught:
            BY_SEAT[asked](state, seat)
        assert str(caught.value) == f"there is no seat {seat}; seats are 0 to 3"
        assert caught.value.code == "no-such-seat"
        assert caught.value.facts == {"seat": seat, "players": 4}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("asked", BY_ACTION)
def test_a_number_that_is_no_action(name: str, asked: str) -> None:
    state = broomstick.load(name, players=4).start(7)
    for action in NO_ACTIONS:
        with pytest.raises(IllegalAction) as caught:
            BY_ACTION[asked](state, action)
        assert str(caught.value) == (
            f"{action} is no action of this game; state.choices(seat) lists those that can be played"
        )
        assert caught.value.code == "no-action"
        assert caught.value.facts == {"action": str(action)}


def test_a_spectator_is_somebody_who_owes_nothing() -> None:
    state = broomstick.load("card-game").start(7)
    assert state.choices(PUBLIC) == []
    assert state.question(PUBLIC) is None
    assert state.may_undo(PUBLIC) is not None
    with pytest.raises(IllegalAction, match="there is no seat 7"):
        state.default(PUBLIC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_refusals_have_their_sentence(language: str) -> None:
    game = broomstick.load("card-game")
    speech = Speech(language, game, Cast(["Ada", "Ben", "Cleo", "Dan"]))
    said = []
    for attempt in (lambda: game.text(999999), lambda: game.start(7).choices(9)):
        with pytest.raises(IllegalAction) as caught:
            attempt()
        said.append(problem(speech, caught.value))
    assert "999999" in said[0]
    assert said[0].count(".") == 2  # what it is not, and what would work
    assert re.findall(r"\d+", said[1]) == ["10", "1", "4"]  # people count seats from 1
