"""Geometry in whole numbers: what is inside, what a disc overlaps, which edges meet; and a border is no corner."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from broomstick.games.broom_service.map.board import Board, read_board
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.games.broom_service.map.shapes import (
    Edges,
    Point,
    cells,
    inside,
    meet,
    near_edge,
    near_outline,
    overlaps,
    within,
)
from broomstick.heart.errors import DataError
from maps.checks.map_files import Table

SQUARE = [(0, 0), (10, 0), (10, 10), (0, 10)]
HORSESHOE = [(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)]


@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1], SQUARE[2:] + SQUARE[:2]])
def test_inside_whichever_way_an_outline_runs(outline: list[tuple[int, int]]) -> None:
    assert inside((5, 5), outline)
    assert inside((1, 9), outline)
    assert not inside((-1, 5), outline)
    assert not inside((11, 5), outline)
    assert not inside((5, 12), outline)


def test_inside_a_bay_is_outside() -> None:
    assert inside((5, 20), HORSESHOE)
    assert inside((25, 20), HORSESHOE)
    assert inside((15, 5), HORSESHOE)
    assert not inside((15, 20), HORSESHOE)


def test_a_point_on_a_common_border_is_in_one_of_two_areas() -> None:
    right = [(10, 0), (20, 0), (20, 10), (10, 10)]
    for y in range(1, 10):
        assert inside((10, y), SQUARE) != inside((10, y), right)


@pytest.mark.parametrize(
    ("point", "radius", "near"),
    [
        ((5, 3), 3, False),  # exactly as far is not closer
        ((5, 3), 4, True),
        ((-3, 4), 5, False),  # round the corner: a distance of 5
        ((-3, 4), 6, True),
        ((13, -4), 5, False),
        ((13, -4), 6, True),
        ((7, 0), 1, True),
    ],
)
def test_near_an_edge(point: tuple[int, int], radius: int, near: bool) -> None:
    assert near_edge(point, (0, 0), (10, 0), radius) == near
    assert near_edge(point, (10, 0), (0, 0), radius) == near


def test_a_disc_overlaps_what_it_lies_in_or_reaches_into() -> None:
    assert overlaps((5, 5), 1, SQUARE)
    assert overlaps((12, 5), 3, SQUARE)
    assert not overlaps((12, 5), 2, SQUARE)
    assert not overlaps((500, 5), 3, SQUARE)
    assert not overlaps((5, 500), 3, SQUARE)
    assert near_outline((5, 5), SQUARE, 6)
    assert not near_outline((5, 5), SQUARE, 5)


@pytest.mark.parametrize(
    ("one", "two", "they_meet"),
    [
        (((0, 0), (10, 10)), ((0, 10), (10, 0)), True),  # a cross
        (((0, 0), (10, 0)), ((0, 5), (10, 5)), False),
        (((0, 0), (10, 0)), ((10, 0), (20, 5)), False),  # a common end
        (((0, 0), (10, 0)), ((5, 0), (5, 9)), True),  # an end upon the other
        (((0, 0), (10, 0)), ((0, 0), (20, 0)), True),  # one along the other
        (((0, 0), (10, 0)), ((20, 0), (30, 0)), False),  # in line, apart
        (((0, 0), (10, 0)), ((10, 0), (0, 0)), True),  # the same
    ],
)
def test_edges_meet(
    one: tuple[tuple[int, int], tuple[int, int]],
    two: tuple[tuple[int, int], tuple[int, int]],
    they_meet: bool,
) -> None:
    assert meet(*one, *two) == they_meet
    assert meet(*two, *one) == they_meet
    edges = Edges()
    number = edges.add(*one)
    assert edges.met(*two) == (number if they_meet else -1)


def test_edges_far_apart_are_found_in_their_squares() -> None:
    edges = Edges()
    for i in range(20):
        edges.add((100 * i, 0), (100 * i + 50, 300))
    assert edges.met((900, 100), (930, 100)) == 9
    assert edges.met((975, 10), (990, 10)) == -1


@pytest.mark.parametrize("outline", [SQUARE, HORSESHOE, [(0, 0), (90, 1), (90, 3), (0, 2)]])
def test_a_spot_within_an_area_lies_in_it(outline: list[tuple[int, int]]) -> None:
    assert inside(within(outline), outline)


@pytest.mark.parametrize(
    ("outline", "spot"),
    [
        (SQUARE, (5, 1)),
        (HORSESHOE, (15, 3)),
        # Widest at the bottom, and there on the last of the lines.
        ([(8, 0), (96, 80), (-80, 80)], (8, 70)),
        # Of two legs the right one is wider, and of equal stretches the first is taken.
        ([(0, 0), (2, 0), (2, 72), (5, 72), (5, 0), (15, 0), (15, 80), (0, 80)], (10, 10)),
        ([(3, 5), (11, 5), (11, 13), (3, 13)], (7, 6)),
        # The same two legs further to the right.
        ([(100, 0), (102, 0), (102, 72), (105, 72), (105, 0), (115, 0), (115, 80), (100, 80)], (110, 10)),
        # Between two legs the bay is wider than both, but not inside.
        ([(0, 0), (11, 0), (11, 75), (110, 75), (110, 0), (120, 0), (120, 80), (0, 80)], (5, 10)),
        # As narrow as can be.
        ([(0, 0), (1, 0), (1, 8), (0, 8)], (0, 1)),
        # Where a line meets a slanted edge between two whole numbers, the lower one is taken.
        ([(0, 0), (3, 0), (10, 24), (7, 24)], (1, 3)),
    ],
)
def test_the_spot_within_an_area_is_the_middle_of_its_widest_stretch(
    outline: list[tuple[int, int]], spot: tuple[int, int]
) -> None:
    found = within(outline)
    assert found == spot
    assert all(isinstance(number, int) for number in found)


def test_of_a_slanted_area_every_point_is_inside_or_not() -> None:
    slanted = [(0, 0), (7, 3), (9, 11), (-4, 8), (2, 5)]
    for x, y in product(range(-6, 12), range(-2, 13)):
        right = 0
        for (x1, y1), (x2, y2) in zip(slanted, [*slanted[1:], slanted[0]], strict=True):
            if (y1 > y) != (y2 > y):
                right += x1 + Fraction((x2 - x1) * (y - y1), y2 - y1) > x
        assert inside((x, y), slanted) == bool(right % 2)


@pytest.mark.parametrize(("start", "end"), [((2, 1), (9, 5)), ((5, 4), (4, 5))])
def test_how_near_an_edge_is_to_every_point_around(start: Point, end: Point) -> None:
    (x1, y1), (x2, y2) = start, end
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    for x, y in product(range(-4, 16), range(-6, 12)):
        along = Fraction((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1), length)
        part = min(max(along, Fraction(0)), Fraction(1))
        far = (x - x1 - (x2 - x1) * part) ** 2 + (y - y1 - (y2 - y1) * part) ** 2
        for radius in range(1, 8):
            assert near_edge((x, y), start, end, radius) == (far < radius * radius)


def test_an_outline_passes_near_with_the_middle_of_a_long_edge() -> None:
    field = [(0, 0), (1000, 0), (1000, 1000), (0, 1000)]
    for point in [(500, 3), (997, 500), (500, 997), (3, 500), (500, -3), (1003, 500)]:
        assert near_outline(point, field, 5)
        assert not near_outline(point, field, 3)


def common_points(one: tuple[Point, Point], two: tuple[Point, Point]) -> bool:
    """Whether two edges have a point in common that is not an end of both, by solving for it."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = *one, *two
    cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if cross:
        s = Fraction((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx), cross)
        t = Fraction((cx - ax) * (by - ay) - (cy - ay) * (bx - ax), cross)
        return 0 <= s <= 1 and 0 <= t <= 1 and not (s in (0, 1) and t in (0, 1))
    if (bx - ax) * (cy - ay) - (by - ay) * (cx - ax):
        return False
    (a, b), (c, d) = sorted(one), sorted(two)
    return max(a, c) < min(b, d)


def test_every_two_edges_of_a_small_grid_meet_or_do_not() -> None:
    edges = list(combinations(product(range(4), range(3)), 2))
    for one, two in product(edges, edges):
        assert meet(*one, *two) == common_points(one, two), (one, two)


def test_the_squares_of_an_edge_are_all_that_it_may_pass() -> None:
    assert cells((0, 0), (63, 63)) == [(0, 0)]
    assert cells((64, 130), (63, 129)) == [(0, 2), (1, 2)]
    assert cells((200, 70), (130, 200)) == [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]


def four_fields() -> Table:
    """north-west, north-east, south-west, south-east: each 200 by 200, all of them meeting at 250, 250."""
    points = {
        "nw": [50, 50], "n": [250, 50], "ne": [450, 50], "w": [50, 250], "mid": [250, 250], "e": [450, 250],
        "sw": [50, 450], "s": [250, 450], "se": [450, 450],
    }  # fmt: skip
    lines = {
        "a": ["w", "nw", "n"], "b": ["n", "ne", "e"], "c": ["e", "se", "s"], "d": ["s", "sw", "w"],
        "north": ["n", "mid"], "east": ["e", "mid"], "south": ["s", "mid"], "west": ["w", "mid"],
    }  # fmt: skip
    around = {
        "nw-field": ("prairie", ["a", "north", "west"], [150, 150]),
        "ne-field": ("hill", ["b", "east", "north"], [350, 150]),
        "sw-field": ("forest", ["d", "west", "south"], [150, 350]),
        "se-field": ("mountain", ["c", "south", "east"], [350, 350]),
    }
    corners = {"nw", "ne", "sw", "se"}
    return {
        "board": "fields",
        "origin": "house",
        "size": [500, 500],
        "base": 10,
        "banner": "red",
        "title": {"en": "Fields", "fr": "Champs", "de": "Felder"},
        "points": {name: spot for name, spot in points.items() if name not in corners},
        "lines": {
            name: [step if step not in corners else points[step] for step in way]
            for name, way in lines.items()
        },
        "areas": [
            {
                "id": name,
                "landscape": landscape,
                "names": {"en": name, "fr": name, "de": name},
                "purpose": "a field",
                "outline": outline,
                "label": at,
                "pawns": at,
            }
            for name, (landscape, outline, at) in around.items()
        ],
        "castles": [{"area": "nw-field", "at": [150, 150]}, {"area": "se-field", "at": [350, 350]}],
        "towers": [],
    }


def near(board: Board, name: str) -> set[str]:
    mask = board.neighbours[board.areas.index(name)]
    return {other for i, other in enumerate(board.areas) if mask >> i & 1}


def test_a_common_point_is_no_border() -> None:
    board = read_board(four_fields())
    assert near(board, "nw-field") == {"ne-field", "sw-field"}
    assert near(board, "se-field") == {"ne-field", "sw-field"}


@pytest.mark.parametrize(
    ("at", "served"),
    [
        ([150, 150], {"nw-field"}),
        ([241, 150], {"nw-field", "ne-field"}),
        ([240, 150], {"nw-field"}),
        ([259, 150], {"nw-field", "ne-field"}),
        ([243, 243], {"nw-field", "ne-field", "sw-field", "se-field"}),
        ([242, 242], {"nw-field", "ne-field", "sw-field"}),
    ],
)
def test_a_tower_serves_what_its_base_lies_on(at: list[int], served: set[str]) -> None:
    data = four_fields()
    names = {"en": "Tower", "fr": "Tour", "de": "Turm"}
    data["towers"] = [
        {"id": "tower", "names": names, "colour": "green", "shape": "round", "vp": 2, "wands": 0, "at": at}
    ]
    if len(served) > 3:
        with pytest.raises(ValueError, match="4 areas"):
            read_board(data)
        return
    board = read_board(data)
    assert {name for i, name in enumerate(board.areas) if board.tower_areas[0] >> i & 1} == served


def test_water_has_shores_and_no_neighbours() -> None:
    data = four_fields()
    data["areas"][1]["landscape"] = "water"
    del data["areas"][1]["pawns"]
    board = read_board(data)
    assert board.areas == ["nw-field", "sw-field", "se-field", "ne-field"]
    assert (board.lands, board.waters) == (3, 1)
    assert near(board, "nw-field") == {"sw-field"}
    assert {board.areas[i] for i in range(3) if board.shores[0] >> i & 1} == {"nw-field", "se-field"}
    assert board.waters_at == [1, 0, 1]


def test_two_clouds_in_one_area_are_numbered() -> None:
    data = four_fields()
    spots = {"ne-field": [[320, 150], [380, 150]], "sw-field": [[150, 350]]}
    data["clouds"] = [{"area": name, "at": at} for name, found in spots.items() for at in found]
    board = read_board(data)
    assert board.clouds == ["ne-field-1", "ne-field-2", "sw-field"]
    assert [board.areas[area] for area in board.cloud_area] == ["ne-field", "ne-field", "sw-field"]
    assert board.clouds_at == [0b000, 0b011, 0b100, 0b000]


def test_a_mountain_tile_may_cover_several_towers() -> None:
    data = four_fields()
    names = {"en": "Tower", "fr": "Tour", "de": "Turm"}
    look = {"names": names, "colour": "green", "shape": "round", "vp": 2, "wands": 0}
    data["castles"] = [{"area": name, "at": [250, 250]} for name in ("nw-field", "ne-field")]
    data["towers"] = [
        {"id": name, "at": [at, 350], **look} for name, at in (("a", 150), ("b", 320), ("c", 380))
    ]
    data["tiles"] = [{"kind": "mountain", "area": "se-field", "at": [350, 380], "covers": ["b", "c"]}]
    board = read_board(data)
    assert board.mountain_spaces == [board.areas.index("se-field")]
    assert board.mountain_covers == [0b110]


def test_an_area_without_names_can_be_read() -> None:
    """That a name is wanted in every language is for a check to say."""
    data = four_fields()
    for area in data["areas"]:
        del area["names"]
    assert read_picture(data).areas[0].names == {}


def test_a_map_reaches_to_its_edges() -> None:
    data = four_fields()
    data["areas"][0] |= {"label": [0, 0], "pawns": [500, 500]}
    data |= {"ribbon": [0, 500], "compass": [500, 0]}
    picture = read_picture(data)
    assert (picture.areas[0].label, picture.areas[0].pawns) == ((0, 0), (500, 500))
    assert (picture.ribbon, picture.compass) == ((0, 500), (500, 0))


def test_there_may_be_sixty_of_a_kind() -> None:
    data = four_fields()
    data["clouds"] = [{"area": "ne-field", "at": [350, 150]}] * 60
    assert len(read_picture(data).clouds) == 60
    data["clouds"] *= 2
    with pytest.raises(DataError, match="at most 60"):
        read_picture(data)


@pytest.mark.parametrize(
    ("way", "met"),
    [
        # In the middle of the first line's first edge, and of the line's own first.
        (["n", [20, 150], "w"], "a"),
        (["w", [350, 150], "e"], "north"),
        # In the only corner that either of them has.
        (["w", [240, 150], "e"], "north"),
    ],
)
def test_no_line_meets_another_anywhere_on_its_way(way: list[object], met: str) -> None:
    data = four_fields()
    data["lines"]["north"].insert(1, [240, 150])
    read_picture(data)
    data["lines"]["stray"] = way
    with pytest.raises(DataError) as caught:
        read_picture(data)
    assert caught.value.code == "board-crossing"
    assert (caught.value.facts["field"], caught.value.facts["name"]) == ("stray", met)


def test_an_outline_walks_some_lines_from_their_ends() -> None:
    data = four_fields()
    picture = read_picture(data)
    for area in picture.areas:
        walked = []
        for name, back in zip(area.lines, area.reversed, strict=True):
            corners = picture.lines[name]
            walked += (corners[::-1] if back else corners)[:-1]
        assert area.outline == walked
    assert any(any(area.reversed) for area in picture.areas)
