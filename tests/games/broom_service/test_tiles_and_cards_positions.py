"""Positions with tiles and cards: read back in the middle of anything; what the rules speak against is refused."""

import pytest

from broomstick import Chance, State
from broomstick.heart.plain import Plain
from games.broom_service.staging import agenda, call, pick, to_the_end_of_round, turn_up
from games.broom_service.staging_isles import cowardly, everything, lay_back
from games.scripts import play, time_out
from games.spoiling import all_of, refused, refused_field


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
        ("piles.first.0", "hocus-pocus", "piles.first[0]"),
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
    assert refused_field(state, {path: value}) == field


@pytest.mark.parametrize(
    ("table", "path", "value", "field"),
    [
        (
            {"kept": {0: "points points"}, "forest": {"fir": "card"}},
            "forest_tiles.fir",
            "points",
            "forest_tiles",
        ),
        ({"forest": {"fir": "card", "elm": "", "holt": ""}}, "forest_tiles.fir", "brave", "forest_tiles"),
        (
            {"held": {1: "gossip homing"}, "first": "barter homing"},
            "seats.1.cards",
            ["homing", "homing"],
            "piles",
        ),
    ],
)
def test_two_of_each_wherever_they_are(table: Plain, path: str, value: object, field: str) -> None:
    """As many tiles and cards as there should be, but one of them three times: lying, kept, spent, held together."""
    assert refused_field(lay_back(3, **table), {path: value}) == field


@pytest.mark.rule("bs-hidden-cards")
def test_of_the_cards_that_were_never_put_under_only_the_top_has_been_seen() -> None:
    state = lay_back(3, first="barter errand homing")
    assert refused_field(state, {"piles.first.1": "errand"}) == "piles.first"


def jumping(starter: int = 0) -> State:
    state = lay_back(3, *["1 green, 1 purple"] * 3, hill={"knob": "turbo-ac"}, starter=starter)
    return play(call(state, "hill-witch"), f"{starter} fly home knob")


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
    refused_field(state, {path: value})


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
    refused_field(state, {path: value})


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
    refused_field(state, {path: value})


FOUR = "forest-witch prairie-witch hill-witch mountain-witch"
SIX = [*FOUR.split(), "valley-druid", "peak-druid"]


def deciding(owners: str = "0") -> State:
    """Those who keep a tile for one more card decide about it."""
    state = lay_back(2, kept={int(seat): "card" for seat in owners.split()}, event="more-or-less")
    play(state, f"0 pick {FOUR}; 1 pick {FOUR}")
    assert agenda(state) == ["turn", f"sealed extra-card {owners}"]
    return state


@pytest.mark.parametrize("owners", ["0", "1", "0 1"])
def test_a_position_while_owners_decide(owners: str) -> None:
    state = deciding(owners)
    assert state.game.position(state.position()).digest() == state.digest()


def test_owners_decide_before_the_first_turn_of_a_later_round_too() -> None:
    state = lay_back(2, kept={0: "card"})
    position = state.position()
    position["coming_events"] = ["brave-heart", "more-or-less"]
    state = time_out(pick(state.game.position(position), "", ""))
    play(state, f"0 pick {FOUR}; 1 pick {FOUR}")
    assert agenda(state) == ["turn", "sealed extra-card 0"]
    assert state.game.position(state.position()).digest() == state.digest()


def test_owners_decide_no_more_when_a_turn_has_been_played() -> None:
    state = play(deciding(), "0 decline")
    while not state.position()["turns"]:
        state.play(state.asked, state.default(state.asked))
    again: Plain = {"agenda": ["turn", "sealed extra-card 0"], "sealed": "extra-card", "deciders": [0]}
    assert refused_field(state, again) == "agenda[1]"


@pytest.mark.rule("bs-forest-card-more-or-less")
def test_owners_decide_nothing_when_a_round_has_ended() -> None:
    state = lay_back(3, *["1 orange, 1 green, 1 purple, 1 wand"] * 3, event="the-works", kept={0: "card"})
    to_the_end_of_round(pick(state, "", "", ""))
    assert agenda(state) == ["next-round", "sealed works 0 1 2"]
    late: Plain = {"agenda": ["next-round", "sealed extra-card 0 1 2"], "sealed": "extra-card"}
    assert refused_field(state, late) == "agenda[1]"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"agenda": ["turn", "sealed works 0"]}, "sealed"),
        ({"agenda": ["turn", "sealed extra-card 0 1"], "deciders": [0, 1]}, "agenda[1]"),
        ({"agenda": ["turn", "sealed extra-card 1"], "deciders": [1]}, "agenda[1]"),
        ({"seats.0.forest_tiles": [], "seats.1.forest_tiles": ["card"]}, "agenda[1]"),
        ({"events": ["flock-together"]}, "agenda[1]"),
        ({"agenda": ["turn", "sealed extra-card 0", "sealed extra-card 0"]}, "agenda[1]"),
        ({"picks.1": SIX, "hands.1": SIX}, "picks"),
    ],
)
def test_only_owners_decide_and_only_under_more_or_less(changes: Plain, field: str) -> None:
    def spoil(position: Plain) -> None:
        all_of(changes)(position)
        if "events" in changes:
            turn_up(position, "flock-together")

    assert refused(deciding(), spoil).facts["field"] == field


def adding() -> State:
    """Seat 0 spends a tile for a fifth role."""
    state = lay_back(2, kept={0: "card"})
    return play(state, f"0 pick {FOUR} valley-druid; 1 pick {FOUR}")


@pytest.mark.parametrize("rounds", [0, 1])
def test_more_roles_than_tiles_were_spent_for(rounds: int) -> None:
    state = time_out(adding(), rounds)
    if rounds:
        pick(state, "", "")
    kept = {"spent_tiles": [], "seats.0.forest_tiles": ["card"]}
    assert refused_field(state, kept) == "spent_tiles"


def test_a_tile_is_spent_for_the_round_of_its_role_alone() -> None:
    state = time_out(pick(lay_back(2, kept={0: "card"}), "", ""))
    play(state, f"0 pick {FOUR} valley-druid; 1 pick {FOUR}")
    assert state.game.position(state.position()).digest() == state.digest()


@pytest.mark.many
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
