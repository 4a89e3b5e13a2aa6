"""Positions with tiles and cards: read back in the middle of anything; what the rules speak against is refused."""

import pytest

from broom_service.back import cowardly, everything, lay_back
from broom_service.table import agenda, call, play
from broom_service.test_positions import refused, set_to
from broomstick import Chance, State


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("seats.0.forest_tiles", ["brave"], "forest_tiles"),
        ("seats.0.forest_tiles", ["brave", "points", "points", "points"], "forest_tiles"),
        ("seats.0.cards", ["gossip"], "piles"),
        ("seats.0.cards", ["hocus-pocus"], "seats[0].cards[0]"),
        ("forest_tiles.fir", None, "forest_tiles"),
        ("forest_tiles.fir", "potions", "forest_tiles"),
        ("hill_tiles.knob", "anywhere", "hill_tiles"),
        ("hill_tiles.knob", "turbo-ad", "hill_tiles"),
        ("hill_tiles.knob", None, "hill_tiles.knob"),
        ("spent_tiles", ["card"], "forest_tiles"),
        ("piles.first", [], "piles"),
        ("unseen_cards.first", [], "unseen_cards.first"),
        ("unseen_cards.first.0", "double-shift", "unseen_cards"),
        ("tiles.alp", "points", "tiles"),
    ],
)
def test_a_position_at_the_picks(path: str, value: object, field: str) -> None:
    state = lay_back(3, held={1: "homing"}, hill={"knob": "turbo-ab"}, kept={0: "points"}, extra=False)
    unseen = state.position()["unseen_cards"]["first"]
    if value == "double-shift" and unseen[0] == "double-shift":
        value = "gossip"
    assert refused(state, set_to(path, value)) == field


def jumping() -> State:
    state = lay_back(3, "1 purple", hill={"knob": "turbo-ac"})
    return play(call(state, "hill-witch"), "0 fly home knob")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("agenda.1", "jump 0 down witch"),
        ("agenda.1", "jump 0 knob messenger"),
        ("agenda.1", "anywhere 0 knob witch"),
        ("agenda.1", "gift 0"),
        ("agenda", ["end-turn", "gifts 0", "jump 0 knob witch"]),
        ("agenda", ["end-turn", "free-move 0", "jump 0 knob witch"]),
        ("messenger", ["knob"]),
        ("seats.0.pawns", ["home", "camp"]),
        ("role", "forest-witch"),
    ],
)
def test_a_position_before_a_jump(path: str, value: object) -> None:
    state = jumping()
    assert agenda(state) == ["end-turn", "jump 0 knob witch"]
    refused(state, set_to(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("agenda.1", "gift 1"),
        ("agenda", ["follow", "gift 1", "gift 2"]),
        ("agenda", ["follow", "gift 2", "gift 1", "free-move 0"]),
        ("agenda", ["follow", "gift 0", "gift 2", "gift 1"]),
    ],
)
def test_a_position_while_gifts_are_taken(path: str, value: object) -> None:
    state = lay_back(3, mountain={"alp": "points"})
    play(cowardly(state, "mountain-witch"), "0 fly home alp; 0 use")
    assert agenda(state) == ["follow", "gift 2", "gift 1"]
    refused(state, set_to(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("agenda.1", "put-away 0 gossip"),
        ("agenda.1", "put-away 1 barter"),
        ("agenda.2", "swap 0 3 gave-orange got-green"),
        ("agenda.2", "swap 0 2 gave-orange got-orange"),
        ("agenda.2", "swap 0 7 nothing nothing"),
        ("agenda.2", "swap 0 2 nothing nothing"),
        ("agenda.2", "shift 0"),
        ("agenda.2", "effect 0 errand"),
        ("agenda", ["follow", "swap 0 3 nothing nothing"]),
    ],
)
def test_a_position_while_a_card_is_used(path: str, value: object) -> None:
    state = lay_back(3, held={0: "barter"})
    play(cowardly(state, "root-gatherer"), "0 card barter")
    assert agenda(state) == ["follow", "put-away 0 barter", "swap 0 3 nothing nothing"]
    assert state.game.position(state.position()).digest() == state.digest()
    refused(state, set_to(path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("agenda", ["turn", "sealed extra-card 0 1"]),
        ("agenda", ["turn", "sealed works 0"]),
        ("events.0", "flock-together"),
        ("seats.1.forest_tiles", ["card"]),
    ],
)
def test_a_position_while_owners_decide(path: str, value: object) -> None:
    state = lay_back(2, kept={0: "card"}, event="more-or-less")
    play(state, "0 pick hill-witch; 1 pick hill-witch")
    assert agenda(state) == ["turn", "sealed extra-card 0"]
    refused(state, set_to(path, value))


def test_more_roles_than_tiles_were_spent_for() -> None:
    state = lay_back(2, kept={0: "card"})
    five = "forest-witch prairie-witch hill-witch mountain-witch valley-druid"
    play(state, f"0 pick {five}; 1 pick {five.rpartition(' ')[0]}")
    position = state.position()
    position["spent_tiles"] = []
    position["seats"][0]["forest_tiles"] = ["card"]
    assert refused(state, lambda spoilt: spoilt.update(position)) == "spent_tiles"


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_with_everything_reads_back(seed: int) -> None:
    state = everything(2 + seed).start(seed)
    rng = Chance(seed, name="read back")
    while not state.over:
        read = state.game.position(state.position())
        assert read.digest() == state.digest()
        choices = state.choices(state.asked)
        last = len(choices) - (state.topic < 0 and len(choices) > 1 and rng.below(4) > 0)
        state.play(state.asked, choices[rng.below(last)])
