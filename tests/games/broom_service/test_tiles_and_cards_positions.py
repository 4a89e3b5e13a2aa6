"""Positions with tiles and cards: read back in the middle of anything; what the rules speak against is refused."""

from collections.abc import Callable

import pytest

from broomstick import Chance, State
from broomstick.heart.plain import Plain
from games.broom_service.staging import agenda, call, lay, pick, play, time_out, turn_up
from games.broom_service.staging_isles import cowardly, everything, lay_back, use
from games.broom_service.test_positions import all_of, refused, set_to


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
    assert refused(lay_back(3, **table), set_to(path, value)) == field


@pytest.mark.rule("bs-hidden-cards")
def test_of_the_cards_that_were_never_put_under_only_the_top_has_been_seen() -> None:
    state = lay_back(3, first="barter errand homing")
    assert refused(state, set_to("piles.first.1", "errand")) == "piles.first"


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
    assert refused(state, lambda position: position.update(again)) == "agenda[1]"


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

    assert refused(deciding(), spoil) == field


def adding() -> State:
    """Seat 0 spends a tile for a fifth role."""
    state = lay_back(2, kept={0: "card"})
    return play(state, f"0 pick {FOUR} valley-druid; 1 pick {FOUR}")


@pytest.mark.parametrize("rounds", [0, 1])
def test_more_roles_than_tiles_were_spent_for(rounds: int) -> None:
    state = time_out(adding(), rounds)
    if rounds:
        pick(state, "", "")

    def spoil(position: Plain) -> None:
        position["spent_tiles"] = []
        position["seats"][0]["forest_tiles"] = ["card"]

    assert refused(state, spoil) == "spent_tiles"


def test_a_tile_is_spent_for_the_round_of_its_role_alone() -> None:
    state = time_out(pick(lay_back(2, kept={0: "card"}), "", ""))
    play(state, f"0 pick {FOUR} valley-druid; 1 pick {FOUR}")
    assert state.game.position(state.position()).digest() == state.digest()


def riding() -> State:
    """A brave hill witch may go anywhere, and there use a tile of two moves."""
    state = lay_back(
        3, hill={"knob": "anywhere"}, mountain={"alp": "moves"}, forest={"fir": ""}, pawns={0: "home camp"}
    )
    return call(state, "hill-witch")


def shifting() -> State:
    state = lay_back(
        3,
        "4 wand",
        held={0: "double-shift"},
        sky={"dale": "storm-move", "isle": "heavy-3"},
        pawns={0: "oak home"},
    )
    return cowardly(state, "weather-fairy")


def courage() -> State:
    """Cowardly, with every forest tile that is used in a turn."""
    state = lay_back(3, "1 orange", kept={0: "brave potions"}, hill={"knob": "orange"})
    return cowardly(state, "hill-witch")


RIDE = "0 fly home knob; 0 fly knob alp; 0 do tile; 0 fly alp fir; 0 fly fir knob; 0 fly knob alp; 1 decline; 2 decline"


def bartering() -> State:
    return cowardly(lay_back(3, "2 orange, 2 green", held={0: "barter"}), "root-gatherer")


def tailwind() -> State:
    """A card's moves, and between them those of a tile."""
    state = lay_back(3, held={0: "tailwind"}, mountain={"alp": "moves"}, pawns={0: "home camp"})
    return cowardly(state, "root-gatherer")


def storm() -> State:
    state = lay_back(
        3,
        "4 wand",
        mountain={"alp": "wands", "peak": "cloud"},
        sky={"dale": "storm-move"},
        pawns={0: "oak home"},
    )
    return cowardly(state, "weather-fairy")


def climbing() -> State:
    """A brave mountain witch lands where a tile of two moves lies."""
    state = lay_back(3, "2 orange", hill={"knob": "turbo-ac"}, mountain={"alp": "moves"}, extra=True)
    return play(call(state, "mountain-witch"), "0 fly home alp")


def keeping() -> State:
    """The same where she has several towers to serve."""
    state = lay(3, tiles={"alp": "moves"}, pawns={0: "home oak"})
    return play(call(state, "mountain-witch"), "0 fly oak alp")


def peak(tile: str = "moves", hand: str = "1 green") -> State:
    """A brave hill witch may go anywhere, also to a mountain with a tile; her other pawn is at home."""
    state = lay_back(
        3,
        hand,
        hill={"knob": "anywhere", "down": "turbo-cd"},
        mountain={"alp": "wands", "peak": tile},
        sky={"holt": "storm-delivery"},
        pawns={0: "home home"},
    )
    return play(call(state, "hill-witch"), "0 fly home knob")


def serving() -> State:
    return peak("cloud", "1 orange, 1 green, 4 wand")


def served() -> State:
    """Two storm clouds in one play: a square tower is served before a pawn gets onto a broom."""
    state = lay_back(
        3,
        "1 orange, 6 wand",
        held={0: "double-shift"},
        hill={"knob": "turbo-ac"},
        sky={"dale": "storm-delivery", "moor": "storm-move"},
        pawns={0: "oak home"},
    )
    return play(
        cowardly(state, "weather-fairy"), "0 card double-shift; 0 lift dale; 0 deliver home gate-market"
    )


@pytest.mark.parametrize(
    ("begin", "script"),
    [
        (riding, f"{RIDE}; 0 decline; 1 take green"),
        (riding, "0 fly home knob; 0 fly knob alp; 0 do delivery; 0 decline"),
        (shifting, "0 card double-shift; 0 lift dale; 0 fly oak dale; 0 lift isle"),
        (courage, "0 tile brave; 0 fly home knob; 0 deliver knob orange-tile"),
        (courage, "0 tile potions; 0 take green green"),
        (jumping, "0 jump c; 0 deliver tor tor-watch"),
        (lambda: jumping(1), "1 jump c; 1 decline"),
        (bartering, "0 card barter; 0 swap orange purple; 0 swap green wand; 0 decline"),
        (bartering, "0 card barter; 0 swap green orange; 0 decline"),
        (tailwind, "0 card tailwind; 0 fly home alp; 0 fly alp fir; 0 fly fir dale; 0 decline"),
        (storm, "0 lift dale; 0 fly oak dale"),
        (keeping, "0 do delivery; 0 deliver alp alp-watch; 0 decline"),
        (peak, "0 fly knob peak; 0 do tile; 0 fly home camp; 0 decline; 0 decline; 1 decline"),
        (serving, "0 fly knob peak; 0 do tile; 0 deliver home gate-market; 0 decline; 1 decline; 2 decline"),
        (served, "0 lift moor; 0 fly home knob; 0 jump c"),
    ],
)
def test_every_moment_of_a_chain_reads_back(begin: Callable[[], State], script: str) -> None:
    state = begin()
    for line in script.split("; "):
        assert state.game.position(state.position()).digest() == state.digest(), agenda(state)
        play(state, line)


def gathering() -> State:
    state = lay_back(3, "4 wand", sky={"dale": "storm-move"}, pawns={0: "oak home"})
    pick(state, "weather-fairy root-gatherer", "", "")
    return play(
        state, "0 lead weather-fairy cowardly; 0 lift dale; 0 fly oak dale; 0 lead root-gatherer cowardly"
    )


BARTER = ["follow", "put-away 0 barter", "swap 0 3 nothing nothing"]
SHIFT = ["follow", "put-away 0 double-shift", "shift 0"]
CARRIED_OFF = "0 do tile; 0 fly camp home; 0 fly home knob"


@pytest.mark.parametrize(
    ("begin", "script", "changes", "field"),
    [
        # Somebody is left to act, or the turn would be over.
        (riding, "", {"agenda": ["end-turn"]}, "agenda"),
        (climbing, "", {"agenda": ["end-turn", "gifts 0"]}, "deciders"),
        # What a tile does needs that tile.
        (courage, "0 tile potions", {"agenda": ["follow", "brave 0"]}, "agenda[1]"),
        (courage, "0 tile brave", {"agenda": ["follow", "two-potions 0"]}, "agenda[1]"),
        # A card is used in place of a cowardly action; its own effect alone lies above it.
        (
            lambda: call(lay_back(3, held={0: "homing"}), "hill-witch"),
            "",
            {"agenda": ["end-turn", "put-away 0 homing", "effect 0 homing"]},
            "agenda[1]",
        ),
        (bartering, "0 card barter", {"agenda": [*BARTER, BARTER[-1]]}, "agenda[2]"),
        (shifting, "0 card double-shift", {"agenda": [*SHIFT[:2], BARTER[-1]]}, "agenda[2]"),
        (
            shifting,
            "0 card double-shift; 0 lift dale",
            {"agenda": [*SHIFT, "shift 0", "free-move 0"]},
            "agenda[3]",
        ),
        (served, "", {"agenda": [*SHIFT[:2], "free-delivery 0", "shift 0"]}, "agenda[3]"),
        (shifting, "0 card double-shift", {"agenda.2": "effect 0 double-shift"}, "agenda[2]"),
        (shifting, "0 card double-shift", {"agenda.1": "put-away 0 homing"}, "agenda[1]"),
        # The witch delivers once, where she landed, and she is where a pawn is.
        (riding, "0 fly home knob; 0 fly knob alp", {"agenda.2": "arrived 0 peak"}, "agenda[2]"),
        (riding, "0 fly home knob; 0 fly knob alp", {"messenger": []}, "messenger"),
        (riding, "0 fly home knob; 0 fly knob alp", {"messenger": ["lea"]}, "messenger"),
        (riding, "0 fly home knob; 0 fly knob alp", {"messenger": ["camp"]}, "messenger"),
        (riding, "0 fly home knob", {"agenda.1": "anywhere 0 camp witch"}, "agenda[1]"),
        (riding, "0 fly home knob", {"agenda.1": "jump 0 knob witch"}, "deciders"),
        (riding, "0 fly home knob", {"agenda.1": "anywhere 0 knob messenger"}, "agenda[1]"),
        (riding, "0 fly home knob", {"messenger": ["knob"]}, "messenger"),
        (climbing, "", {"agenda": ["end-turn", "free-move 0", "arrived 0 alp"]}, "agenda[2]"),
        (
            keeping,
            "0 do delivery",
            {"agenda": ["end-turn", "free-move 0", "tile 0 alp may", "delivery 0 alp must"]},
            "agenda[3]",
        ),
        (
            lambda: call(lay_back(3, pawns={0: "camp elm"}), "forest-witch"),
            "",
            {"agenda": ["end-turn", "delivery 0 camp may"], "messenger": ["camp"]},
            "agenda[1]",
        ),
        (
            lambda: cowardly(lay_back(3, pawns={0: "camp elm"}), "hill-witch"),
            "",
            {"agenda": ["follow", "delivery 0 camp may"], "messenger": ["camp"]},
            "agenda[1]",
        ),
        (jumping, "0 jump c", {"agenda": ["end-turn", "delivery 0 tor must"]}, "agenda[1]"),
        (climbing, CARRIED_OFF, {"messenger": []}, "messenger"),
        (climbing, CARRIED_OFF, {"messenger": ["lea"]}, "messenger"),
        # A tile is used or begun by one who has its amulet, and what it sets off comes before nothing but her delivery.
        (
            lambda: cowardly(lay_back(3, mountain={"alp": "wands"}), "mountain-witch"),
            "0 fly home alp",
            {"seats.0.amulets": []},
            "agenda[1]",
        ),
        (climbing, "", {"agenda": ["end-turn", "gifts 0", "tile 0 alp must"]}, "agenda[1]"),
        (riding, "0 fly home knob; 0 fly knob alp", {"agenda.2": "tile 0 alp must"}, "agenda[2]"),
        (climbing, "0 do tile", {"agenda": ["end-turn", "tile 0 alp may", "free-move 0"]}, "agenda[1]"),
        # Only a hill witch is carried on by a broom, and she has served nothing before.
        (
            lambda: call(lay_back(3, hill={"knob": "turbo-ac"}, pawns={0: "camp knob"}), "forest-witch"),
            "",
            {"agenda": ["end-turn", "jump 0 knob witch"]},
            "agenda[1]",
        ),
        (climbing, "", {"agenda": ["end-turn", "gifts 0", "arrived 0 alp"]}, "agenda[1]"),
        (peak, "0 fly knob down", {"square_served": True}, "square_served"),
        # A gatherer's action sets off nothing, even for one who has taken a cloud of moves.
        (gathering, "", {"agenda": ["follow", "free-move 0"]}, "agenda[1]"),
        # Nothing is free that no cloud, tile or card has granted.
        (courage, "", {"agenda": ["follow", "free-delivery 0"]}, "agenda[1]"),
        (
            lambda: use("tailwind", mountain={"alp": "wands", "peak": "cloud"}),
            "",
            {"agenda": ["follow", "put-away 0 tailwind", "free-move 0", "free-move 0"]},
            "agenda[2]",
        ),
    ],
)
def test_a_chain_that_cannot_be(begin: Callable[[], State], script: str, changes: Plain, field: str) -> None:
    state = play(begin(), script)
    assert refused(state, all_of(changes)) == field


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
