"""What a value shows of itself at the prompt."""

import pytest

import broomstick
from broomstick import GAMES, PUBLIC, Chance
from heart.scripts import picked, play, table


def test_a_game_shows_what_it_was_loaded_with() -> None:
    assert repr(broomstick.load("card-game", players=5)) == "Game('card-game', players=5)"
    assert repr(broomstick.load("card-game", data={"score": {"brave": 3}})) == (
        "Game('card-game', players=4, data=…)"
    )
    assert repr(broomstick.load("witchs-brew", barred_roles=True)) == (
        "Game('witchs-brew', players=4, barred_roles=True)"
    )
    assert repr(broomstick.load("broom-service", players=2, board="back", expansion_cards=True)) == (
        "Game('broom-service', players=2, board='back', heavy_clouds=24, mountain_tiles=True, "
        "expansion_cards=True)"
    )


def test_a_state_shows_who_is_asked_what() -> None:
    state = picked("seer thief", "thief runner", "seer runner")
    assert repr(state) == "State('drill', round=1, question='lead', deciders=[0], scores=[5, 5, 5])"
    play(state, "0 lead seer brave")
    assert repr(state) == "State('drill', round=1, question='follow', deciders=[2], scores=[5, 5, 5])"
    assert repr(state.game.blank()) == "State('drill', not set up)"


def test_a_view_shows_whose_it_is() -> None:
    state = picked("seer thief", "thief runner", "seer runner")
    assert repr(state.view(1)) == "View('drill', viewer=1, round=1, question='lead', deciders=[0])"
    assert repr(state.view(PUBLIC)) == "View('drill', viewer=PUBLIC, round=1, question='lead', deciders=[0])"
    assert repr(state.game.blank_view(1)) == "View('drill', viewer=1, not set up)"


@pytest.mark.parametrize("name", GAMES)
def test_the_end_shows_the_winners(name: str) -> None:
    state = broomstick.load(name).start(3)
    broomstick.playout(state, Chance(3))
    assert repr(state) == (f"State('{name}', over=True, winners={state.winners()}, scores={state.scores()})")
    assert repr(state.view(2)) == f"View('{name}', viewer=2, over=True)"


def test_a_record_shows_no_seed() -> None:
    state = play(broomstick.load("card-game").start("a secret", salt="salty"), "")
    assert repr(state.record()) == "Record('card-game', players=4, decisions=0)"
    state.step(state.choices(state.asked)[0])
    assert repr(state.record()) == "Record('card-game', players=4, decisions=1)"
    for shown in (repr(state), repr(state.view(0)), repr(state.game), repr(state.record())):
        assert "secret" not in shown
        assert "salty" not in shown


def test_chance_shows_where_it_stands() -> None:
    chance = Chance(1)
    assert repr(chance) == f"Chance(words={chance.words()})"
    chance.below(6)
    assert repr(chance) != repr(Chance(1))


def test_a_reason_shows_its_code_and_its_sentence() -> None:
    assert repr(table().may_undo(0)) == "Reason('undo-nothing', 'nothing has been played yet')"
