"""The thrifty bot beyond the front of the board: tiles, circles and cards, where any sensible player would agree."""

import pytest

import broomstick
from bots.watching import choice, win_share
from broomstick import State
from broomstick.bots.thrifty.broom_service.cards import effect
from broomstick.bots.thrifty.broom_service.hills import hill_ground
from broomstick.bots.thrifty.broom_service.prospects import Prospects
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import ProspectsWithTiles, prospects_of
from broomstick.games.broom_service.codes import things
from games.broom_service.staging import broom_view, call, standard
from games.broom_service.staging_isles import cowardly, everything, lay_back, use
from games.scripts import play


def prospects(state: State, seat: int = 0) -> ProspectsWithTiles:
    found = prospects_of(broom_view(state, seat), seat)
    assert isinstance(found, ProspectsWithTiles)
    return found


@pytest.mark.parametrize(("goods", "circle"), [("1 green", "d"), ("1 orange", "c")])
def test_jumps_to_the_circle_whose_tower_takes_the_potion_at_hand(goods: str, circle: str) -> None:
    """With green the lost keep brings six; with none of its colours the tor is the better place."""
    rounds = 1 if circle == "d" else 3
    state = lay_back(
        3, goods, hill={"knob": "turbo-cd"}, pawns={0: "home camp"}, rounds=rounds, event="brave-heart"
    )
    play(call(state, "hill-witch"), "0 fly home knob")
    assert choice(state) == f"jump {circle}"


def test_a_turbo_broom_is_flown_to_for_what_lies_behind_it() -> None:
    """A hill witch at home: the tor's towers are one flight away, but only if the broom leads there."""
    with_broom = lay_back(3, "2 purple, 2 green", hill={"knob": "turbo-cd"}, pawns={0: "home home"})
    without = lay_back(
        3, "2 purple, 2 green", hill={"knob": "turbo-ab", "down": "turbo-cd"}, pawns={0: "home home"}
    )
    there, away = prospects(with_broom), prospects(without)
    assert (
        there.prospect(things.HILL_WITCH, there.start)[0]
        > away.prospect(things.HILL_WITCH, away.start)[0] + 1
    )
    assert choice(call(with_broom, "hill-witch")) == "fly home knob"


def test_the_orange_tile_counts_among_the_towers_of_its_hill() -> None:
    state = lay_back(3, "1 orange", hill={"knob": "orange"}, pawns={0: "knob home"})
    view = broom_view(state, 0)
    knob = view.parts.board.areas.index("knob")
    offer = hill_ground(view.layout).offers[knob][0]
    assert (offer.points, offer.change, offer.bit) == (7, -1, 0)
    assert choice(call(state, "peak-druid")) == "deliver knob orange-tile"


def test_goes_anywhere_only_if_that_is_worth_a_gift_to_all() -> None:
    """In the last round with a potion for a far tower it is; without potions only an amulet is."""
    rich = lay_back(3, "1 green", hill={"knob": "anywhere"}, pawns={0: "home camp"}, rounds=1)
    play(call(rich, "hill-witch"), "0 fly home knob")
    assert choice(rich) in ("fly knob lost", "fly knob isle", "fly knob peak")
    poor = lay_back(
        3, "0 wand", hill={"knob": "anywhere"}, pawns={0: "home camp"}, rounds=1, event="the-works",
        mountain={"alp": "wands", "peak": "moves"}, forest={"fir": "", "elm": "", "holt": ""}
    )  # fmt: skip
    play(call(poor, "hill-witch"), "0 fly home knob")
    assert choice(poor) in ("fly knob alp", "fly knob peak", "decline"), "at most for an amulet"


def test_a_forest_tile_draws_a_witch() -> None:
    """The same map with and without a tile in the forest next door."""
    lying = lay_back(3, "1 wand", forest={"fir": "points", "elm": "", "holt": ""}, pawns={0: "alp home"})
    taken = lay_back(3, "1 wand", forest={"fir": "", "elm": "", "holt": "points"}, pawns={0: "alp home"})
    there, away = prospects(lying), prospects(taken)
    assert (
        there.prospect(things.FOREST_WITCH, there.start)[2]
        > away.prospect(things.FOREST_WITCH, away.start)[2]
    )


def test_five_points_are_taken_rather_than_nothing() -> None:
    state = lay_back(3, "0 wand", kept={0: "points"}, pawns={0: "home camp"}, rounds=1)
    assert choice(cowardly(state, "peak-druid")) == "tile points"


def test_brave_while_cowardly_where_bravery_brings_most() -> None:
    """In the last round: a delivery with three points on top, rather than without."""
    state = lay_back(
        3, "2 orange", hill={"knob": "orange"}, kept={0: "brave"}, pawns={0: "knob home"}, rounds=1
    )
    assert choice(cowardly(state, "peak-druid")) == "tile brave"


def test_a_tile_that_is_of_no_use_later_buys_one_role_more() -> None:
    """In the last round the tile is worth nothing any more, and a fifth role always something."""
    state = lay_back(3, "2 orange, 2 green, 2 purple", "", kept={0: "card"}, rounds=1)
    assert len(choice(state).split()) == 6
    early = lay_back(3, "2 orange, 2 green, 2 purple", "", kept={1: "card"}, rounds=1)
    assert len(choice(early).split()) == 5


def test_a_card_is_taken_where_the_action_is_worth_nothing() -> None:
    """A druid with no potion takes the better of two cards."""
    state = lay_back(3, "0 wand", first="homing gossip", second="gossip homing", pawns={0: "home camp"})
    assert choice(cowardly(state, "peak-druid")) == "draw first"


def test_gossip_is_used_in_the_last_round() -> None:
    state = lay_back(3, "0 wand", held={0: "gossip"}, pawns={0: "home camp"}, rounds=1)
    assert choice(cowardly(state, "peak-druid")) == "card gossip"


def test_a_useless_card_is_rather_held_for_its_point() -> None:
    state = lay_back(
        3, "0 wand", held={0: "barter"}, first="", second="homing", pawns={0: "home camp"}, rounds=1
    )
    assert choice(cowardly(state, "peak-druid")) == "draw second"


@pytest.mark.parametrize(
    ("card", "goods", "wanted"),
    [
        ("apprentice", "1 orange, 1 green", "take "),
        ("barter", "1 orange, 1 green, 2 purple", "swap purple wand"),
        ("errand", "1 orange", "deliver knob orange-tile"),
        ("rainmaker", "1 wand", "lift dale"),
    ],
)
def test_what_a_card_is_used_for(card: str, goods: str, wanted: str) -> None:
    """In the last round, where a set of four brings four points."""
    sky = {"dale": "heavy-3"} if card == "rainmaker" else None
    hill = {"knob": "orange" if card == "errand" else "turbo-ab"}
    state = use(card, goods, hill=hill, pawns={0: "knob oak"}, rounds=1, sky=sky)
    assert choice(state).startswith(wanted)


def test_homing_brings_a_pawn_away_from_where_nothing_is_left_to_do() -> None:
    served = "isle-keep lea-post moor-watch peak-watch"
    state = use(
        "homing", "1 orange, 1 purple", pawns={0: "isle tor"}, occupied=served, sky={"bay": "heavy-1"}
    )
    assert choice(state).startswith("fly isle ")


def test_homing_is_worth_nothing_to_two_pawns_on_the_lost_isle() -> None:
    state = lay_back(3, held={0: "homing"}, pawns={0: "lost lost"})
    cowardly(state, "root-gatherer")
    found = prospects(state)
    assert effect(found, things.HOMING, things.ROOT_GATHERER, found.start) == (0.0, found.start)


def test_a_gift_is_never_refused() -> None:
    state = lay_back(3, "1 wand", hill={"knob": "anywhere"}, pawns={0: "home camp"})
    play(call(state, "hill-witch"), "0 fly home knob; 0 fly knob oak")
    assert choice(state, 1).startswith("take ")


@pytest.mark.parametrize("players", [2, 4, 5])
def test_copes_with_everything_at_once(players: int) -> None:
    assert broomstick.match(everything(players), ["thrifty"] * players, seed=players).over


def test_wins_among_random_bots_on_the_back() -> None:
    options = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}
    assert win_share(standard(4, **options), 12) >= 0.85


def test_the_front_is_looked_at_as_before() -> None:
    """What is beyond costs the front nothing."""
    assert type(prospects_of(broom_view(standard(3).start(seed=1), 0), 0)) is Prospects
