"""Positions in the middle of what one action sets off: each moment reads back, and no other chain can be."""

from collections.abc import Callable

import pytest

from broomstick import State
from broomstick.heart.plain import Plain
from games.broom_service.staging import agenda, call, lay, pick
from games.broom_service.staging_isles import cowardly, lay_back, use
from games.broom_service.test_tiles_and_cards_positions import jumping
from games.scripts import play
from games.spoiling import refused_field


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
    assert refused_field(state, changes) == field
