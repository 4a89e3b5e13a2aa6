"""Boards and options: what goes with what, what is refused and why, and what set-up then lays out."""

import tomllib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import BroomstickError, DataError, OptionError
from broomstick.games import make
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.broom_service.options import BOARD, OPTIONS, embed_map
from games.broom_service.isles import isles
from games.broom_service.staging import standard
from games.scripts import public

FLAGS = ("storm_clouds", "mountain_tiles", "extra_tiles", "expansion_cards")


def refused(**options: Any) -> BroomstickError:
    with pytest.raises(BroomstickError) as caught:
        broomstick.load("broom-service", players=3, **options)
    return caught.value


@pytest.mark.rule("bs-tiles-always", "bs-extra-tiles")
@pytest.mark.parametrize("board", ["front", "back"])
def test_every_combination_is_playable_or_refused_for_a_reason(board: str) -> None:
    for storm, mountain, extra, cards in product((False, True), repeat=4):
        options: dict[str, Any] = dict(zip(FLAGS, (storm, mountain, extra, cards), strict=True))
        if mountain or (board == "front" and not extra):
            game = broomstick.load("broom-service", players=3, board=board, **options)
            assert game.options == {
                "board": board,
                "storm_clouds": storm,
                "heavy_clouds": 24,
                "mountain_tiles": mountain,
                "extra_tiles": extra,
                "expansion_cards": cards,
            }
            assert make("broom-service", 3, None, game.options).identity() == game.identity()
        else:
            error = refused(board=board, **options)
            assert isinstance(error, OptionError)
            assert error.code == ("tiles-always" if board == "back" else "extra-without-tiles")


@pytest.mark.rule("bs-tiles-always")
def test_on_the_back_mountain_tiles_need_not_be_named() -> None:
    game = standard(3, board="back")
    assert game.options["mountain_tiles"] is True
    error = refused(board="back", mountain_tiles=False)
    assert error.facts == {"field": "mountain_tiles", "board": "back"}
    assert "always used" in str(error)


@pytest.mark.rule("bs-extra-tiles")
def test_extra_tiles_need_other_tiles() -> None:
    error = refused(extra_tiles=True)
    assert error.facts == {"field": "extra_tiles"}
    assert "mountain_tiles" in str(error)


@pytest.mark.parametrize("option", ["forest_tiles", "hill_tiles", "first_expansion", "circles"])
def test_what_is_no_option_is_refused_with_those_there_are(option: str) -> None:
    error = refused(board="back", **{option: True})
    assert error.code == "unknown-option"
    assert error.facts["names"] == [option.name for option in OPTIONS]


@pytest.mark.parametrize("option", FLAGS)
@pytest.mark.parametrize("value", [None, 1, "yes"])
def test_options_are_true_or_false(option: str, value: object) -> None:
    assert refused(board="back", **{option: value}).code == "not-a-flag"


def test_boards_that_are_not_there() -> None:
    error = refused(board="side")
    assert error.code == "other-board"
    assert error.facts["names"] == ["front", "back"]


@pytest.mark.rule("bs-heavy-fewer")
@pytest.mark.parametrize(("board", "fewest"), [("front", 10), ("back", 11)])
def test_how_many_heavy_clouds(board: str, fewest: int) -> None:
    for heavy in (fewest, 24):
        game = broomstick.load("broom-service", players=2, board=board, storm_clouds=True, heavy_clouds=heavy)
        lying = [kind for kind in public(game.start(0))["clouds"].values() if kind is not None]
        assert len(lying) == fewest + 8
    assert refused(board=board, storm_clouds=True, heavy_clouds=fewest - 1).facts["lowest"] == fewest
    assert refused(board=board, heavy_clouds=fewest).code == "heavy-without-storm"


@pytest.mark.rule("bs-heavy-fewer")
def test_with_storm_clouds_enough_there_need_be_no_heavy_one() -> None:
    data = {"storm-cloud": [{"name": "storm-bonus", "copies": 60}]}
    for heavy in (0, 1):
        game = broomstick.load("broom-service", players=2, data=data, storm_clouds=True, heavy_clouds=heavy)
        lying = [kind for kind in public(game.start(0))["clouds"].values() if kind is not None]
        assert len(lying) == 18
        assert sum(kind.startswith("heavy") for kind in lying) <= heavy


@pytest.mark.rule("bs-forest-tiles", "bs-hill-tiles", "bs-tiles")
def test_four_of_six_forest_and_hill_tiles_and_three_of_five_mountain_tiles() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        data = public(standard(4, board="back").start(seed))
        forest, hill = list(data["forest_tiles"].values()), list(data["hill_tiles"].values())
        assert len(forest) == len(hill) == 4
        assert len(data["tiles"]) == 3
        for tile in lists.FOREST_TILES:
            assert forest.count(tile) <= (2 if tile != "potions" else 0)
        for tile in lists.HILL_TILES:
            assert hill.count(tile) <= (1 if tile not in ("turbo-ad", "anywhere") else 0)
        seen.update(f"forest {tile}" for tile in forest)
        seen.update(f"hill {tile}" for tile in hill)
        seen.update(f"mountain {tile}" for tile in data["tiles"].values())
        assert "points" not in data["tiles"].values()
        assert data["spent_tiles"] == []
        assert all(seat["forest_tiles"] == [] for seat in data["seats"])
    # 60 games: a forest tile of two lies 80 times on average, a hill tile 40, a mountain tile 36.
    assert set(seen) == {
        *(f"forest {tile}" for tile in lists.FOREST_TILES[:3]),
        *(f"hill {tile}" for tile in lists.HILL_TILES if tile not in ("turbo-ad", "anywhere")),
        *(f"mountain {tile}" for tile in lists.TILES[:5]),
    }
    assert all(55 <= seen[f"forest {tile}"] <= 105 for tile in lists.FOREST_TILES[:3])
    assert all(22 <= seen[f"hill {tile}"] <= 56 for tile in ("turbo-ab", "turbo-cd", "orange"))


@pytest.mark.rule("bs-extra-tiles")
def test_one_more_of_each_kind_is_shuffled_in() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        data = public(standard(3, board="back", extra_tiles=True).start(seed))
        seen["points"] += list(data["tiles"].values()).count("points")
        seen["potions"] += list(data["forest_tiles"].values()).count("potions")
        seen["anywhere"] += list(data["hill_tiles"].values()).count("anywhere")
    # Three of six, four of seven, four of seven.
    assert 18 <= seen["points"] <= 42
    assert 21 <= seen["potions"] <= 48
    assert 21 <= seen["anywhere"] <= 48


@pytest.mark.rule("bs-extra-tiles")
def test_on_the_front_there_is_only_the_mountain_one() -> None:
    game = standard(3, mountain_tiles=True, extra_tiles=True)
    kinds = {tile for seed in range(20) for tile in public(game.start(seed))["tiles"].values()}
    assert kinds == set(lists.TILES)
    assert "forest_tiles" not in public(game.start(0))


def test_other_options_do_not_change_what_is_drawn() -> None:
    """Each thing has its own stream of chance: tiles are the same with and without cards, clouds with and without."""
    plain = public(standard(3, board="back").start(9))
    more = public(standard(3, board="back", expansion_cards=True).start(9))
    for field in ("tiles", "forest_tiles", "hill_tiles", "clouds", "events"):
        assert plain[field] == more[field]


def test_a_front_without_the_new_options_has_nothing_new() -> None:
    game = standard(3, storm_clouds=True, mountain_tiles=True)
    data = public(game.start(0))
    assert not {"forest_tiles", "hill_tiles", "spent_tiles", "piles"} & set(data)
    assert not {"forest_tiles", "cards"} & set(data["seats"][0])
    assert not {"tile", "jump", "add", "use", "draw", "card", "under", "swap"} & set(game.actions.words)
    assert game.topics == ["picks", "fists", "works"]


def test_the_back_has_its_own_start() -> None:
    game = standard(4, board="back")
    data = public(game.start(1, starter=2))
    assert data["seats"][0]["pawns"] == ["violet-hill", "lavender-field"]
    assert [seat["resources"]["wand"] for seat in data["seats"]] == [2, 1, 1, 2]
    assert len(data["clouds"]) == 19


def own_back() -> dict[str, Any]:
    table = tomllib.loads(Path(standard_path("back")).read_text(encoding="utf-8"))
    table["board"] = "my-back"
    return table


@pytest.mark.rule("bs-tiles-always")
def test_an_own_map_with_such_spaces_is_played_like_the_back() -> None:
    game = broomstick.load("broom-service", players=3, board=own_back(), extra_tiles=True)
    assert game.options["mountain_tiles"] is True
    assert set(public(game.start(0))) >= {"forest_tiles", "hill_tiles"}
    assert refused(board=own_back(), mountain_tiles=False).code == "tiles-always"


@pytest.mark.rule("bs-forest-card")
@pytest.mark.parametrize(("board", "most"), [("front", 4), ("back", 5)])
def test_forest_tiles_alone_have_one_role_more_to_pick(board: str, most: int) -> None:
    """Where More or Less? allows fewer than are picked as ever."""
    data = {"more-or-less": {"points": [3]}}
    game = broomstick.load("broom-service", players=3, board=board, data=data)
    named = [" ".join(["pick", *lists.ROLES[:count]]) for count in (most, most + 1)]
    assert game.text(game.action(named[0])) == named[0]
    with pytest.raises(BroomstickError):
        game.action(named[1])


def test_a_file_named_for_the_board_is_put_into_the_data_where_the_option_says() -> None:
    data, options = embed_map(None, {"board": isles()})
    assert isinstance(data, dict)
    assert list(data) == [BOARD.file]
    assert options == {"board": "own"}


def test_a_game_has_the_board_that_it_is_played_on() -> None:
    game = broomstick.load("broom-service", players=3, board=isles())
    assert isinstance(game, BroomGame)
    assert game.board.name == "isles"


def test_hill_spaces_need_all_four_circles() -> None:
    table = isles()
    del table["circles"][2]
    error = refused(board=table)
    assert isinstance(error, DataError)
    assert error.code == "no-circles"
    assert error.facts == {"file": "isles", "count": 3, "lowest": 4}


def test_no_tower_is_called_like_the_tile() -> None:
    table = isles()
    table["towers"][0]["id"] = "orange-tile"
    assert refused(board=table).code == "name-taken"


@pytest.mark.parametrize(
    ("data", "code", "says"),
    [
        (
            {"forest-tile": [{"name": "brave", "copies": 0}, {"name": "card", "copies": 1}]},
            "too-few-of-kind",
            "3 tiles",
        ),
        (
            {"hill-tile": [{"name": name, "copies": 0} for name in lists.HILL_TILES[:4]]},
            "too-few-of-kind",
            "hill-tile",
        ),
        ({"hill-tile": [{"name": "anywhere", "copies": 2}]}, "not-a-number", "from 0 to 1"),
        ({"hill-tile": [{"name": "turbo-xy", "copies": 2}]}, "unknown-name", "turbo-xy"),
        ({"expansion-card": [{"name": "gossip", "points": 100}]}, "not-a-number", "points"),
        ({"expansion-card": [{"name": "barter", "swaps": 8}]}, "not-a-number", "from 1 to 7"),
        ({"expansion-card": [{"name": "apprentice", "resources": 5}]}, "not-a-number", "from 1 to 4"),
        ({"forest-tile": [{"name": "points", "gain": 3}]}, "unknown-field", "gain"),
    ],
)
def test_data_that_cannot_be_is_refused_by_place(data: dict[str, Any], code: str, says: str) -> None:
    error = refused(board="back", data=data)
    assert error.code == code
    assert says in str(error)


def test_numbers_can_be_replaced() -> None:
    data = {
        "hill-tile": [
            {"name": "turbo-ad", "copies": 9},
            *({"name": name, "copies": 0} for name in lists.HILL_TILES[:2]),
        ],
        "expansion-card": [{"name": name, "copies": 1} for name in ("gossip", "homing")],
    }
    game = broomstick.load("broom-service", players=2, board="back", data=data, expansion_cards=True)
    start = public(game.start(1))
    assert sum(len(pile) for pile in start["piles"].values()) == 14
    kinds = {tile for seed in range(5) for tile in public(game.start(seed))["hill_tiles"].values()}
    assert "turbo-ad" in kinds
