"""What a choice would bring, from the view alone; where it is exact, playing it brings just that."""

import pytest

from broomstick import Chance, Game, State
from broomstick.games.broom_service.box import lists
from games.broom_service.staging import call, lay, pick, preview, standard
from games.broom_service.staging_isles import cowardly, everything, lay_back, use
from games.scripts import options, play, public, seat_of, time_out


def test_picks_tell_points_and_bewitched_roles() -> None:
    state = lay(3, event="more-or-less", bewitched="root-gatherer hill-witch")
    assert preview(state, 0, "pick root-gatherer forest-witch") == {
        "picks": ["forest-witch", "root-gatherer"],
        "points": 4,
        "bewitched": ["root-gatherer"],
    }
    assert preview(lay(3), 0, "pick forest-witch hill-witch prairie-witch mountain-witch")["points"] == 0
    assert preview(lay(3), 0, "pick forest-witch")["points"] == 0


def test_a_claim_tells_cost_bonus_and_who_could_overtake() -> None:
    state = lay(3, bewitched="valley-druid hill-witch")
    pick(state, "valley-druid root-gatherer", "valley-druid", "")
    found = preview(state, 0, "lead valley-druid brave")
    assert found == {
        "role": "valley-druid",
        "brave": True,
        "at_once": False,
        "points": -3,
        "bonus": 3,
        "possible": True,
        "resources": dict.fromkeys(lists.RESOURCES, 0),
        "towers": ["oak-post", "market"],
        "best": 5,
        "after": 2,
        "overtakers": [1, 2],
        "knocks_out": None,
    }
    assert preview(state, 0, "lead root-gatherer brave")["resources"] == {
        "orange": 2,
        "green": 0,
        "purple": 0,
        "wand": 1,
    }
    assert "overtakers" not in preview(state, 0, "lead root-gatherer cowardly")
    play(state, "0 lead valley-druid brave")
    assert preview(state, 1, "brave")["knocks_out"] == 0
    assert preview(state, 1, "brave")["overtakers"] == [2]
    assert preview(state, 1, "cowardly")["bonus"] == 0


def test_a_flight_tells_amulet_tile_and_towers() -> None:
    state = call(lay(3, tiles={"alp": "wands"}, pawns={0: "home oak"}), "mountain-witch")
    found = preview(state, 0, "fly oak alp")
    assert found["amulet"]
    assert found["tile"] == "wands"
    assert found["towers"] == ["alp-watch", "alp-market", "horn-watch"]
    state = call(lay(3, pawns={0: "home oak"}), "mountain-witch", stance="cowardly")
    found = preview(state, 0, "fly oak alp")
    assert not found["amulet"]
    assert found["tile"] is None
    assert "towers" not in found


def test_a_delivery_tells_all_its_parts() -> None:
    state = call(lay(3, sky={"elm-1": "storm-bonus"}, pawns={0: "oak home"}), "valley-druid")
    found = preview(state, 0, "deliver oak oak-post")
    assert (found["tower_points"], found["bonus"], found["bravery"], found["points"]) == (2, 2, 3, 7)
    assert found["resources"] == {"orange": 0, "green": -1, "purple": 0, "wand": 1}


def test_a_cloud_tells_price_bolts_and_effect() -> None:
    sky = {"horn": "storm-move", "elm-1": "storm-orange"}
    state = call(lay(3, "3 orange, 4 wand", sky=sky, pawns={0: "alp oak"}), "weather-fairy")
    found = preview(state, 0, "lift horn")
    assert (found["kind"], found["cost"], found["bolts"], found["effect"]) == ("storm-move", 2, 1, "move")
    assert found["points"] == found["bravery"] == 3
    assert preview(state, 0, "lift elm-1")["hoard"] == 6
    assert preview(state, 0, "lift elm-1")["points"] == 9
    assert preview(state, 0, "lift elm-1")["effect"] is None
    state = call(lay(3, "4 wand", sky={"horn": "storm-delivery"}, pawns={0: "alp oak"}), "weather-fairy")
    assert preview(state, 0, "lift horn")["effect"] == "delivery"


def in_place(state: State, seat: int) -> list[str]:
    """What would be done in place of the called role's action."""
    return [text for text in options(state, seat) if preview(state, seat, text).get("replaces")]


@pytest.mark.rule("bs-one-way", "bs-black-market", "bs-black-distillery")
def test_what_is_done_in_place_of_the_action_is_told_apart_from_it() -> None:
    market = call(lay(3, event="black-market"), "root-gatherer", stance="cowardly")
    assert in_place(market, 0) == ["market"]
    distillery = lay(3, event="black-distillery")
    witch = call(distillery.copy(), "forest-witch", 1, stance="cowardly")
    assert in_place(witch, 0) == ["take orange", "take green", "take purple", "take wand"]
    assert in_place(play(witch, "0 decline; 1 brave"), 1) == []
    # A gatherer's own are its action, brave or not.
    assert in_place(call(distillery, "herb-gatherer", stance="cowardly"), 0) == ["take orange", "take purple"]
    own = cowardly(lay_back(3, kept={0: "points potions"}, held={0: "errand"}), "root-gatherer")
    assert in_place(own, 0) == [
        text for text in options(own, 0) if text.split()[0] in ("tile", "draw", "card")
    ]
    assert in_place(call(lay(3), "root-gatherer"), 0) == []


EXACT = ("deliver", "lift", "take", "market", "decline", "fly")


def previews_come_true(game: Game, seed: int, words: tuple[str, ...]) -> int:
    """In a random game: how often what was previewed of an answer that begins so was compared with what came."""
    state = game.start(seed)
    rng = Chance(seed, "", "previews")
    compared = 0
    while not state.over:
        seat = rng.pick(state.deciders)
        action = rng.pick(state.choices(seat))
        text = game.text(action)
        found = game.preview(state.view(seat), action)
        before = seat_of(state, seat)
        number = state.round
        # Under Brave Heart a last role is led by itself, and may cost something.
        exact = state.topic < 0 and text.split()[0] in words and public(state)["events"][-1] != "brave-heart"
        state.play(seat, action)
        if exact and state.round == number and not state.over:
            after = seat_of(state, seat)
            compared += 1
            assert after["bolts"] - before["bolts"] == found["bolts"], text
            assert after["points"] - before["points"] == found["points"], text
            assert {
                name: after["resources"][name] - before["resources"][name] for name in lists.RESOURCES
            } == found["resources"], text
    return compared


@pytest.mark.parametrize("seed", range(6))
def test_what_is_previewed_within_an_action_is_what_comes(seed: int) -> None:
    game = standard(3, storm_clouds=True, heavy_clouds=10, mountain_tiles=True) if seed % 2 else standard(3)
    assert previews_come_true(game, seed, EXACT) > 15


@pytest.mark.parametrize("seed", range(8))
def test_on_the_back_too_what_is_previewed_is_what_comes(seed: int) -> None:
    """Tiles, cards, swaps and gifts; one who is away takes nothing and loses nothing by what others do."""
    words = (*EXACT, "tile", "draw", "card", "use", "jump", "swap", "under")
    assert previews_come_true(everything(2 + seed % 4, rounds=3), seed, words) > 15


def test_previewing_changes_nothing_and_serves_every_choice() -> None:
    state = standard(4, mountain_tiles=True).start(1)
    rng = Chance(5)
    while not state.over:
        seat = state.asked
        before = state.digest() if state.moves % 20 == 0 else ""
        for choice in state.choices(seat)[:40]:
            assert isinstance(state.game.preview(state.view(seat), choice), dict)
        if before:
            assert state.digest() == before
        state.play(seat, rng.pick(state.choices(seat)))
    assert options(state, 0) == []


def test_a_flight_on_the_back_tells_tiles_and_circles() -> None:
    hills = {"knob": "turbo-ac", "crag": "turbo-bc"}
    state = lay_back(3, hill=hills, forest={"elm": "points"}, sky={"dale": "heavy-1"})
    call(state, "hill-witch", stance="cowardly")
    found = preview(state, 0, "fly home knob")
    assert (found["circles"], found["forest_tile"], found["amulet"]) == (["c"], None, False)
    assert preview(state, 0, "fly home camp")["circles"] is None
    state = call(lay_back(3, forest={"elm": "points"}), "forest-witch", stance="cowardly")
    assert preview(state, 0, "fly camp elm")["forest_tile"] == "points"


def test_an_amulet_that_one_has_is_not_won_again() -> None:
    table = lay_back(3, pawns={0: "home elm"}, mountain={"peak": "wands"})
    position = table.position()
    position["seats"][0]["amulets"] = ["peak"]
    state = call(table.game.position(position), "mountain-witch")
    found = preview(state, 0, "fly elm peak")
    assert (found["amulet"], found["tile"]) == (False, None)


def test_a_witch_who_is_carried_on_tells_the_towers_where_she_would_land() -> None:
    tiles = {"knob": "anywhere", "down": "turbo-cd"}
    brave = play(call(lay_back(3, "1 purple", hill=tiles), "hill-witch"), "0 fly home knob")
    found = preview(brave, 0, "fly knob tor")
    assert (found["gift"], found["towers"]) == (True, ["tor-watch"])
    play(brave, "0 fly knob down")
    assert preview(brave, 0, "jump c")["towers"] == ["tor-watch"]
    other = play(cowardly(lay_back(3, "1 purple", hill=tiles), "hill-witch"), "0 fly home knob")
    assert "towers" not in preview(other, 0, "fly knob tor")
    play(other, "0 fly knob down")
    assert "towers" not in preview(other, 0, "jump c")


def test_between_plays_and_after_the_end_nobody_acts_bravely() -> None:
    for state in (lay(3), time_out(pick(lay(3, rounds=1), "", "", ""))):
        assert preview(state, 0, "deliver home market")["bravery"] == 0
        assert "towers" not in preview(state, 0, "fly home oak")
    ended = time_out(pick(lay_back(3, rounds=1), "", "", ""))
    assert ended.over
    assert "towers" not in preview(ended, 0, "jump c")


def test_a_forest_tile_tells_what_it_brings_to_whom() -> None:
    state = cowardly(lay_back(3, kept={0: "points potions"}), "root-gatherer")
    for tile, points, others in (("points", 5, 0), ("potions", 0, 1)):
        found = preview(state, 0, f"tile {tile}")
        assert (found["forest_tile"], found["points"], found["others"]) == (tile, points, others)


def test_a_role_that_is_added_tells_its_tile_and_whether_it_is_bewitched() -> None:
    state = lay_back(
        2, kept={0: "card"}, event="more-or-less", bewitched="hill-witch root-gatherer peak-druid"
    )
    play(state, "0 pick weather-fairy; 1 pick weather-fairy")
    for role, bewitched in (("hill-witch", True), ("forest-witch", False)):
        found = preview(state, 0, f"add {role}")
        assert (found["role"], found["bewitched"], found["forest_tile"]) == (role, bewitched, "card")


def test_a_pile_tells_its_top_card_if_there_is_one() -> None:
    state = cowardly(lay_back(3, first="", second="gossip"), "root-gatherer")
    assert preview(state, 0, "draw first")["card"] is None
    assert preview(state, 0, "draw second")["card"] == "gossip"


@pytest.mark.parametrize(
    ("card", "hand", "role", "pawns", "possible"),
    [
        ("barter", "1 orange", "root-gatherer", "home camp", True),
        ("barter", "0 orange", "root-gatherer", "home camp", False),
        ("double-shift", "1 orange", "forest-witch", "home camp", True),
        ("double-shift", "1 orange", "mountain-witch", "moor lost", False),
        ("errand", "0 orange", "root-gatherer", "home camp", False),
        ("homing", "1 orange", "root-gatherer", "home lost", True),
        ("homing", "1 orange", "root-gatherer", "lost lost", False),
    ],
)
def test_a_card_tells_whether_it_could_do_anything(
    card: str, hand: str, role: str, pawns: str, possible: bool
) -> None:
    state = cowardly(lay_back(3, hand, held={0: card}, pawns={0: pawns}), role)
    assert preview(state, 0, f"card {card}")["possible"] is possible


def test_a_swap_for_the_same_would_bring_nothing() -> None:
    found = preview(use("barter", "1 orange, 1 green"), 0, "swap orange orange")
    assert found["resources"] == dict.fromkeys(lists.RESOURCES, 0)


@pytest.mark.rule("bs-forest-tiles")
@pytest.mark.parametrize(("forest", "tile"), [("fir", "points"), ("elm", "brave")])
def test_a_flight_tells_the_tile_of_the_forest(forest: str, tile: str) -> None:
    state = call(
        lay_back(3, forest={"fir": "points", "elm": "brave"}, pawns={0: "knob camp"}), "forest-witch"
    )
    assert preview(state, 0, f"fly knob {forest}")["forest_tile"] == tile
