"""The map as whoever thinks about a game asks for it: by names, of a state or a view, and as the choices have it."""

import copy
import pickle
import re
from collections.abc import Callable
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, BroomstickError, Chance, State
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.view import BroomView
from games.broom_service.isles import isles
from games.broom_service.staging import call, lay, standard
from games.broom_service.staging_isles import lay_back, use
from games.scripts import options, play

EVERYTHING = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}


def test_areas_and_waters_and_what_they_are() -> None:
    found = broomstick.map_of(lay(3))
    assert found.areas[:3] == ["home", "camp", "oak"]
    assert found.waters == ["pond", "lake"]
    assert [found.landscape(name) for name in ("home", "camp", "oak", "alp", "pond", "lake")] == [
        "prairie", "hill", "forest", "mountain", "water", "water",
    ]  # fmt: skip
    assert repr(found) == "Map('little', areas=11, clouds=0)"


def test_neighbours_and_those_that_can_be_entered() -> None:
    state = lay(3, "5 wand", sky={"lake": "heavy-2", "elm-1": "heavy-1"}, pawns={0: "oak camp"})
    found = broomstick.map_of(state)
    assert found.neighbours("oak") == ["home", "camp", "elm", "alp"]
    assert found.open_neighbours("oak") == ["home", "camp", "alp"]
    play(call(state, "weather-fairy"), "0 lift lake")
    assert broomstick.map_of(state).neighbours("oak") == ["home", "camp", "elm", "heath", "knoll", "alp"]


def test_a_tower_with_its_potion_its_worth_and_its_areas() -> None:
    found = broomstick.map_of(lay(3, occupied="oak-post"))
    tower = found.tower("oak-post")
    assert (tower.name, tower.potion, tower.square) == ("oak-post", "green", False)
    assert (tower.points, tower.wands, tower.areas) == (2, 1, ["home", "oak"])
    assert tower.open is False
    assert repr(tower) == (
        "Tower('oak-post', round, potion='green', points=2, wands=1, areas=['home', 'oak'], open=False)"
    )
    assert found.tower("market").square
    assert found.tower("market").open
    assert found.towers_at("home") == ["market"]
    assert repr(found.tower("market")) == (
        "Tower('market', square, potion='orange', points=2, wands=0, areas=['home', 'moor'], open=True)"
    )


def test_a_tower_under_a_tile_takes_nothing() -> None:
    assert broomstick.map_of(lay(3)).tower("alp-keep").open
    assert not broomstick.map_of(lay(3, tiles={"alp": "moves"})).tower("alp-keep").open


def test_the_orange_hill_tile_is_a_tower_where_it_lies() -> None:
    state = lay_back()
    found = broomstick.map_of(state)
    tiles = state.position()["hill_tiles"].items()
    where = [area for area, tile in tiles if tile == lists.HILL_TILES[things.HILL_ORANGE]]
    tower = found.tower(lists.ORANGE_TILE)
    assert found.towers[-1] == lists.ORANGE_TILE
    assert (tower.potion, tower.square, tower.open) == ("orange", True, True)
    assert tower.areas == where != []
    assert lists.ORANGE_TILE in found.towers_at(where[0])


@pytest.mark.rule("bs-orange")
def test_where_the_orange_hill_tile_does_not_lie_its_tower_is_nowhere() -> None:
    state = lay_back(hill={"knob": "turbo-ab", "down": "turbo-ac", "crag": "turbo-bd"})
    tower = broomstick.map_of(state).tower(lists.ORANGE_TILE)
    assert (tower.areas, tower.open) == ([], False)


@pytest.mark.rule("bs-orange")
def test_the_orange_hill_tile_may_lie_on_the_first_area_of_a_map() -> None:
    table = isles()
    table["areas"].sort(key=lambda area: area["id"] != "knob")
    position = broomstick.load("broom-service", players=2, board=table).start(1).position()
    position["hill_tiles"] = {"knob": "orange", "down": "turbo-ac", "crag": "turbo-bd"}
    found = broomstick.map_of(broomstick.load("broom-service", players=2, board=table).position(position))
    assert found.areas[0] == "knob"
    assert found.tower(lists.ORANGE_TILE).areas == ["knob"]


@pytest.mark.rule("bs-cloud-adjacent")
def test_from_the_shores_of_two_waters_the_clouds_of_both_are_near() -> None:
    near = broomstick.map_of(standard(2).start(0)).clouds_near("anvil-peak")
    assert {"glass-tarn", "long-water-1", "long-water-2"} <= set(near)


def test_a_cloud_with_its_price_until_it_is_lifted() -> None:
    state = lay(3, "5 wand", sky={"lake": "heavy-2", "elm-1": "storm-move"}, pawns={0: "oak camp"})
    found = broomstick.map_of(state)
    assert found.clouds == ["elm-1", "lake"]
    assert found.clouds_near("oak") == ["elm-1", "lake"]
    assert found.clouds_near("home") == []
    cloud = found.cloud("lake")
    assert cloud is not None
    assert (cloud.name, cloud.area, cloud.kind, cloud.cost, cloud.bolts) == ("lake", "lake", "heavy-2", 2, 1)
    assert repr(cloud) == "Cloud('lake', kind='heavy-2', cost=2, bolts=1)"
    storm = found.cloud("elm-1")
    assert storm is not None
    assert (storm.area, storm.kind) == ("elm", "storm-move")
    play(call(state, "weather-fairy"), "0 lift lake")
    assert broomstick.map_of(state).cloud("lake") is None
    assert broomstick.map_of(state).clouds == ["elm-1"]


@pytest.mark.parametrize(
    ("asked", "what", "name", "known"),
    [
        ("neighbours", "area", "atlantis", "home"),
        ("open_neighbours", "area", "lake", "home"),  # nobody stands on a water
        ("towers_at", "area", "lake", "home"),
        ("clouds_near", "area", "lake", "home"),
        ("landscape", "area", "atlantis", "lake"),
        ("tower", "tower", "pisa", "market"),
        ("cloud", "cloud", "nine", "lake"),
    ],
)
def test_what_is_not_on_the_map_is_refused_with_what_is(asked: str, what: str, name: str, known: str) -> None:
    with pytest.raises(BroomstickError) as caught:
        getattr(broomstick.map_of(lay(3)), asked)(name)
    assert caught.value.code == "unknown-name"
    assert (caught.value.facts["field"], caught.value.facts["value"]) == (what, repr(name))
    assert re.search(rf"'{name}' is not on this map; there are .*\b{known}\b", str(caught.value))


@pytest.mark.parametrize("name", ["card-game", "witchs-brew"])
def test_games_without_a_map_say_so(name: str) -> None:
    state = broomstick.load(name).start(7)
    for table in (state, state.view(0)):
        with pytest.raises(BroomstickError, match=f"{name} has no map; broom-service has one") as caught:
            broomstick.map_of(table)
        assert caught.value.code == "game-without-map"


@pytest.mark.parametrize("extra", [{}, EVERYTHING], ids=["front", "everything"])
def test_whole_games_as_states_views_positions_and_choices_have_them(extra: dict[str, object]) -> None:
    state = standard(3, **extra).start(11)
    rng = Chance(11)
    asked = 0
    while not state.over:
        if state.moves % 7 == 0 or state.question(state.asked) in ("brave", "cowardly"):
            asked += agree(state)
        state.step(rng.pick(state.choices(state.asked)))
    assert asked > 20


def test_a_map_says_whether_a_square_tower_has_been_served_in_the_play_that_goes_on() -> None:
    state = use("double-shift", "2 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    assert not broomstick.map_of(state).square_served
    play(state, "0 deliver home gate-market")
    for shown in (state, state.view(1)):
        found = broomstick.map_of(shown)
        assert found.square_served
        assert found.tower("gate-market").open, "it has room, for the next play"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_towers_and_clouds_are_copied_and_pickled_and_a_map_says_what_is(again: Callable[[Any], Any]) -> None:
    found = broomstick.map_of(lay(3, "5 wand", sky={"lake": "heavy-2"}))
    for value in (found.tower("market"), found.cloud("lake")):
        twin = again(value)
        assert (repr(twin), type(twin)) == (repr(value), type(value))
    assert again(found.tower("market")).areas == ["home", "moor"]
    assert again(found.cloud("lake")).area == "lake"
    with pytest.raises(TypeError, match="take the state or the view"):
        again(found)


def agree(state: State) -> int:
    """Compare the map with the position and with what is offered; says how many choices it explained."""
    view = state.view(PUBLIC)
    assert isinstance(view, BroomView)
    found = view.map
    data = state.position()
    assert [repr(found.tower(name)) for name in found.towers] == [
        repr(broomstick.map_of(state).tower(name)) for name in found.towers
    ]
    assert {name: cloud.kind for name in data["clouds"] if (cloud := found.cloud(name)) is not None} == {
        name: kind for name, kind in data["clouds"].items() if kind is not None
    }
    assert not any(found.tower(name).open for name in data["occupied"])
    explained = 0
    role = data["role"] or ""
    # The cards let a pawn fly anywhere and a cloud cost less; they are asked about by other questions.
    if state.question(state.asked) in ("brave", "cowardly"):
        seat = state.asked
        own = data["seats"][seat]
        wands = own["resources"]["wand"]
        offered = set(options(state, seat))
        if role.endswith("-witch"):
            land = lists.ON_LAND[[f"{name}-witch" for name in lists.ON_LAND].index(role)]
            wanted = {
                f"fly {area} {to}"
                for area in own["pawns"]
                for to in found.open_neighbours(area)
                if found.landscape(to) == land
            }
            assert {text for text in offered if text.startswith("fly ")} == wanted
            explained += len(wanted)
        elif role == "weather-fairy":
            wanted = {
                f"lift {name}"
                for area in own["pawns"]
                for name in found.clouds_near(area)
                if (cloud := found.cloud(name)) is not None and cloud.cost <= wands
            }
            assert {text for text in offered if text.startswith("lift ")} == wanted
            explained += len(wanted)
        elif role.endswith("-druid"):
            lands = {"valley-druid": ("forest", "prairie"), "peak-druid": ("hill", "mountain")}[role]
            wanted = {
                f"deliver {area} {name}"
                for area in own["pawns"]
                for name in found.towers_at(area)
                if found.landscape(area) in lands and own["resources"][found.tower(name).potion]
            }
            assert {text for text in offered if text.startswith("deliver ")} == wanted
            assert all(text.split()[1] in found.tower(text.split()[2]).areas for text in wanted)
            explained += len(wanted)
    return explained
