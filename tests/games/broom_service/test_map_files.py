"""A file that cannot be read as a map is refused with the place, the reason and what would work."""

from itertools import product

import pytest

from broomstick.games.broom_service.map.board import read_board
from broomstick.games.broom_service.map.fields import similar
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.heart.errors import DataError
from games.broom_service.broken_map_files import CASES, GOLDEN, refused, said
from maps.checks.map_files import area, islet, said_before, table, tower

KEPT = said_before(GOLDEN)


@pytest.mark.parametrize("number", range(len(CASES)), ids=[f"{i}-{case[0]}" for i, case in enumerate(CASES)])
def test_a_broken_file_is_refused(number: int) -> None:
    """All that is said of it is as it is kept. If a change is meant, ``tools/golden.py`` writes it anew."""
    code, edit, words = CASES[number]
    error = refused(edit)
    assert error is not None
    assert error.code == code
    for word in words:
        assert word in str(error)
    assert said(number) == KEPT[number]


def test_nothing_is_kept_of_files_that_are_no_more() -> None:
    assert len(KEPT) == len(CASES)


def test_at_most_four_names_are_offered_for_a_wrong_one() -> None:
    """Those that are half alike at least; where none is, the first there are."""
    mills = ["mill-a", "mill-b", "mill-c", "mill-d", "mill-e"]
    assert len(similar("mill-f", mills)) == 4
    assert similar("abcd", ["quite-else", "abxy"]) == ["abxy"]
    assert similar("xyz", mills) == mills[:4]


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(DataError, match=r"nowhere\.toml: cannot be read"):
        read_board("nowhere.toml")


def test_a_value_may_say_where_it_comes_from() -> None:
    data = table("front")
    tower(data, "beacon")["vp"] = {"value": 6, "origin": "published"}
    board = read_board(data)
    assert board.tower_points[board.towers.index("beacon")] == 6


def test_the_same_map_from_a_path_and_from_a_table() -> None:
    one, two = read_board(standard_path("back")), read_board(table("back"))
    assert (one.areas, one.neighbours, one.tower_areas) == (two.areas, two.neighbours, two.tower_areas)


def test_lines_may_be_drawn_from_either_end() -> None:
    data = table("front")
    for name in list(data["lines"])[::2]:
        data["lines"][name].reverse()
    assert read_board(data).neighbours == read_board(table("front")).neighbours


def test_an_outline_may_begin_anywhere_and_run_either_way() -> None:
    data = table("front")
    for i, found in enumerate(data["areas"]):
        lines = found["outline"]
        found["outline"] = (lines[i % len(lines) :] + lines[: i % len(lines)])[:: 1 if i % 2 else -1]
    board = read_board(data)
    assert board.neighbours == read_board(table("front")).neighbours
    assert board.tower_areas == read_board(table("front")).tower_areas


@pytest.mark.parametrize("ways", list(product([1, -1], repeat=3)), ids=str)
def test_a_triangle_closes_whichever_way_its_lines_are_drawn(ways: tuple[int, ...]) -> None:
    data = table("front")
    added = islet(data, 1600, 30)
    corners = {"islet": [1600, 30], "islet-east": [1690, 30], "islet-south": [1600, 120]}
    data["points"].update(corners)
    del data["lines"]["coast--islet"]
    names = list(corners)
    sides = {f"side-{i}": [names[i], names[(i + 1) % 3]][::way] for i, way in enumerate(ways)}
    data["lines"].update(sides)
    added["outline"] = list(sides)
    assert sorted(read_picture(data).areas[-1].outline) == sorted((x, y) for x, y in corners.values())


def test_an_area_has_two_cloud_spaces_at_most() -> None:
    data = table("front")
    assert [cloud["area"] for cloud in data["clouds"]].count("ember-wood") == 2
    read_board(data)
    data["clouds"].append({"area": "ember-wood", "at": area(data, "ember-wood")["label"]})
    with pytest.raises(DataError) as caught:
        read_board(data)
    assert caught.value.code == "board-cloud-crowd"


@pytest.mark.rule("bs-adjacent")
def test_two_waters_side_by_side_are_no_shore_of_each_other() -> None:
    data = table("front")
    before = read_board(table("front"))
    corners = {
        "a": [1590, 30],
        "b": [1640, 30],
        "c": [1690, 30],
        "d": [1690, 80],
        "e": [1640, 80],
        "f": [1590, 80],
    }
    data["points"].update(corners)
    data["lines"].update(
        {line: line.split("-") for line in ("a-b", "b-c", "c-d", "d-e", "e-f", "f-a", "b-e")}
    )
    spot = {"landscape": "water", "names": {}, "purpose": "a test"}
    data["areas"][:0] = [
        {**spot, "id": "west-pool", "label": [1615, 55], "outline": ["a-b", "b-e", "e-f", "f-a"]},
        {**spot, "id": "east-pool", "label": [1665, 55], "outline": ["b-c", "c-d", "d-e", "b-e"]},
    ]
    board = read_board(data)
    assert board.areas[board.lands :][:2] == ["west-pool", "east-pool"]
    assert board.neighbours == before.neighbours
    assert board.shores == [0, 0, *before.shores]


def test_what_is_named_on_the_map_is_called_as_the_file_says_in_each_language() -> None:
    data = table("back")
    picture = read_picture(data)
    assert picture.title == data["title"]
    assert [area.names for area in picture.areas] == [area["names"] for area in data["areas"]]
    assert [tower.names for tower in picture.towers] == [tower["names"] for tower in data["towers"]]
