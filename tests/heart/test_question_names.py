"""How the open question is called, by state and view alike."""

import pytest

import broomstick
from broomstick import GAMES, PUBLIC, Chance, State
from broomstick.heart.codes import steps
from games.scripts import play
from heart.scripts import table


def test_a_question_is_put_to_those_who_owe_an_answer() -> None:
    state = table(3)
    assert [state.question(seat) for seat in (0, 1, 2, PUBLIC)] == ["picks", "picks", "picks", None]
    assert (state.sealed, state.view(1).sealed) == (True, True)
    state.play(1, "pick seer thief")
    assert [state.view(2).question(seat) for seat in range(3)] == ["picks", None, "picks"]
    play(state, "0 pick seer thief\n2 pick thief runner")
    assert [state.question(seat) for seat in range(3)] == ["lead", None, None]
    assert (state.sealed, state.view(PUBLIC).sealed) == (False, False)
    play(state, "0 lead thief brave")
    assert [state.question(seat) for seat in range(3)] == [None, "follow", None]


@pytest.mark.parametrize("name", GAMES)
def test_questions_go_by_the_words_of_topics_and_steps(name: str) -> None:
    game = broomstick.load(name)
    state = game.start(5)
    rng = Chance(5)
    while not state.over:
        assert_named(state)
        state.step(rng.pick(state.choices(state.asked)))
    assert [state.question(seat) for seat in range(game.players)] == [None] * game.players
    assert not state.sealed


def assert_named(state: State) -> None:
    """By what a position says too: the batch that is sealed, or the step on top of the agenda."""
    position = state.position()
    word = position["agenda"][-1].split()[0]
    kinds = state.game.steps.kinds
    name = "lead" if word == kinds[steps.TURN].word else word
    assert (word == kinds[steps.SEALED].word) == state.sealed == (position["sealed"] is not None)
    for seat in range(state.players):
        owes = seat in position["deciders"]
        assert state.question(seat) == ((position["sealed"] or name) if owes else None)
        assert state.view(PUBLIC).question(seat) == state.question(seat)
