"""Both sides of the board are what they have to be, line by line; nothing here asks the checks of the program."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from broomstick.games.broom_service.codes.things import FOREST, HILL, MOUNTAIN, ORANGE, PRAIRIE, PURPLE
from broomstick.games.broom_service.map.board import Board, standard_board
from maps.checks.map_files import table

FRONT = standard_board("front")
BACK = standard_board("back")
BOTH = pytest.mark.parametrize("board", [FRONT, BACK], ids=["front", "back"])

Ways = dict[str, set[str]]


def names(board: Board, mask: int) -> set[str]:
    return {name for i, name in enumerate(board.areas) if mask >> i & 1}


def ways(board: Board, clouds: set[str]) -> Ways:
    """Who is next to whom while clouds lie in these areas."""
    found = {board.areas[i]: names(board, board.neighbours[i]) - {board.areas[i]} for i in range(board.lands)}
    for water in range(board.waters):
        if board.areas[board.lands + water] not in clouds:
            for one, two in combinations(names(board, board.shores[water]), 2):
                found[one].add(two)
                found[two].add(one)
    return found


def clouded(board: Board) -> set[str]:
    return {board.areas[area] for area in board.cloud_area}


def reached(board: Board, start: str) -> set[str]:
    """Where a pawn gets to without removing a cloud."""
    near, seen, todo = ways(board, clouded(board)), {start}, [start]
    while todo:
        for area in near[todo.pop()] - seen - clouded(board):
            seen.add(area)
            todo.append(area)
    return seen


def castles(board: Board) -> list[str]:
    return [board.areas[area] for area in board.castles]


def worth(board: Board, towers: list[int]) -> float:
    assert towers
    return sum(board.tower_points[i] + board.tower_wands[i] for i in towers) / len(towers)


@pytest.mark.parametrize(
    ("board", "lands", "waters", "clouds"),
    [
        (FRONT, {FOREST: 7, PRAIRIE: 7, HILL: 7, MOUNTAIN: 3}, 4, 18),
        (BACK, {FOREST: 8, PRAIRIE: 8, HILL: 9, MOUNTAIN: 3}, 5, 19),
    ],
    ids=["front", "back"],
)
def test_areas_and_cloud_spaces(board: Board, lands: dict[int, int], waters: int, clouds: int) -> None:
    assert (board.lands, board.waters) == (sum(lands.values()), waters)
    assert Counter(board.landscape) == lands
    assert len(board.clouds) == clouds
    assert sum(area >= board.lands for area in board.cloud_area) >= 3
    assert max(Counter(board.cloud_area).values()) <= 2


def test_front_castles() -> None:
    first, second = castles(FRONT)
    assert second not in ways(FRONT, set())[first]
    assert not {first, second} & clouded(FRONT)
    spots = {castle["area"]: castle["at"] for castle in table("front")["castles"]}
    width, height = table("front")["size"]
    assert spots[first][0] < width / 2
    assert spots[first][1] < height / 2
    assert spots[second][1] > height / 2
    assert not set(FRONT.castles) & set(FRONT.mountain_spaces)


def test_front_tile_spaces() -> None:
    assert len(FRONT.mountain_spaces) == len(FRONT.mountain_covers) == 3
    assert {FRONT.landscape[area] for area in FRONT.mountain_spaces} == {MOUNTAIN}
    assert FRONT.forest_spaces == FRONT.hill_spaces == []
    assert all(FRONT.mountain_covers)


def test_front_stone_circles() -> None:
    assert FRONT.circles == []


def test_front_towers() -> None:
    assert 30 <= len(FRONT.towers) <= 36
    check_towers(FRONT)


def test_front_reach() -> None:
    check_reach(FRONT)


def test_front_riches() -> None:
    check_growing(FRONT, "front")
    width, height = table("front")["size"]
    corners: dict[tuple[bool, bool], list[int]] = {}
    for i, tower in enumerate(table("front")["towers"]):
        corners.setdefault((tower["at"][0] > width / 2, tower["at"][1] > height / 2), []).append(i)
    east, _ = max(corners, key=lambda corner: worth(FRONT, corners[corner]))
    assert east


def test_front_example_forest_near_a_castle() -> None:
    near = set.union(*[ways(FRONT, clouded(FRONT))[castle] for castle in castles(FRONT)]) - clouded(FRONT)
    woods = [i for i in range(FRONT.lands) if FRONT.areas[i] in near and FRONT.landscape[i] == FOREST]
    colours = [
        {FRONT.tower_colour[t] for t in range(len(FRONT.towers)) if FRONT.towers_at[i] >> t & 1}
        for i in woods
    ]
    assert any(PURPLE in found and len(found) > 1 for found in colours)


def test_front_example_group_of_four_towers() -> None:
    there = {
        (
            FRONT.tower_colour[i],
            FRONT.tower_square[i],
            FRONT.tower_points[i],
            FRONT.tower_wands[i],
            tuple(sorted(names(FRONT, FRONT.tower_areas[i]))),
        )
        for i in range(len(FRONT.towers))
    }
    hill, prairie, forest = "beacon-hill", "star-prairie", "moon-wood"
    assert (PURPLE, 1, 4, 0, (hill, forest, prairie)) in there
    assert (PURPLE, 0, 6, 0, (hill, prairie)) in there
    assert (ORANGE, 0, 5, 0, (hill,)) in there
    assert (PURPLE, 0, 3, 1, (prairie,)) in there
    kinds = [FRONT.landscape[FRONT.areas.index(name)] for name in (hill, prairie, forest)]
    assert kinds == [HILL, PRAIRIE, FOREST]


def test_back_castles() -> None:
    first, second = castles(BACK)
    assert second not in ways(BACK, set())[first]
    assert not {first, second} & clouded(BACK)
    west = min(spot[0] for line in table("back")["lines"].values() for spot in line[1:-1])
    for castle in table("back")["castles"]:
        lines = next(a["outline"] for a in table("back")["areas"] if a["id"] == castle["area"])
        assert min(spot[0] for line in lines for spot in table("back")["lines"][line][1:-1]) < west + 100
    taken = {*BACK.mountain_spaces, *BACK.forest_spaces, *BACK.hill_spaces, *BACK.circles}
    assert not set(BACK.castles) & taken


def test_back_tile_spaces() -> None:
    assert [len(s) for s in (BACK.mountain_spaces, BACK.forest_spaces, BACK.hill_spaces)] == [3, 4, 4]
    assert {BACK.landscape[area] for area in BACK.mountain_spaces} == {MOUNTAIN}
    assert {BACK.landscape[area] for area in BACK.forest_spaces} == {FOREST}
    assert {BACK.landscape[area] for area in BACK.hill_spaces} == {HILL}
    assert BACK.mountain_covers == [0, 0, 0]


def test_back_stone_circles() -> None:
    a, b, c, d = BACK.circles
    assert not {a, b, c, d} & {*BACK.mountain_spaces, *BACK.forest_spaces, *BACK.hill_spaces}
    walked, todo = {BACK.castles[0]}, [BACK.castles[0]]
    while todo:
        here = todo.pop()
        for i in range(BACK.lands):
            if BACK.neighbours[here] >> i & 1 and i not in walked:
                walked.add(i)
                todo.append(i)
    assert {a, c} <= walked
    assert not {b, d} & walked
    (water,) = [w for w in range(BACK.waters) if BACK.shores[w] >> b & 1]
    assert BACK.clouds_at[BACK.lands + water]
    assert BACK.clouds_at[b]
    assert ways(BACK, set())[BACK.areas[d]] == set()
    assert not any(BACK.tower_square[t] for t in range(len(BACK.towers)) if BACK.towers_at[d] >> t & 1)


def test_back_towers() -> None:
    assert 34 <= len(BACK.towers) <= 40
    check_towers(BACK)


def test_back_reach() -> None:
    check_reach(BACK)


def test_back_riches() -> None:
    check_growing(BACK, "back")
    _, b, c, d = BACK.circles
    at = {i: [t for t in range(len(BACK.towers)) if BACK.towers_at[i] >> t & 1] for i in (b, c, d)}
    rest = [t for t in range(len(BACK.towers)) if not any(t in towers for towers in at.values())]
    assert min(worth(BACK, towers) for towers in at.values()) > worth(BACK, rest) + 1


def check_towers(board: Board) -> None:
    colours = Counter(board.tower_colour)
    assert len(colours) == 3
    assert max(colours.values()) - min(colours.values()) <= 1
    assert 5 <= sum(board.tower_square) <= 6
    assert set(board.tower_points) == {2, 3, 4, 5, 6}
    assert set(board.tower_wands) == {0, 1, 2}
    assert {mask.bit_count() for mask in board.tower_areas} <= {1, 2, 3}


def check_reach(board: Board) -> None:
    for castle in castles(board):
        near = ways(board, clouded(board))[castle] - clouded(board)
        kinds = {board.landscape[board.areas.index(area)] for area in near}
        assert len(kinds) >= 3
        assert len(reached(board, castle) - near - {castle}) >= 6


def check_growing(board: Board, side: str) -> None:
    """West, middle, east; and next to a castle, elsewhere without a cloud, behind clouds."""
    width = table(side)["size"][0]
    thirds: list[list[int]] = [[], [], []]
    for i, tower in enumerate(table(side)["towers"]):
        thirds[3 * tower["at"][0] // width].append(i)
    assert worth(board, thirds[0]) < worth(board, thirds[1]) < worth(board, thirds[2])
    free = set.union(*[reached(board, castle) for castle in castles(board)])
    near = {*castles(board)}.union(*[ways(board, clouded(board))[castle] for castle in castles(board)]) & free
    steps: list[list[int]] = [[], [], []]
    for i in range(len(board.towers)):
        areas = names(board, board.tower_areas[i])
        steps[0 if areas & near else 1 if areas & free else 2].append(i)
    assert worth(board, steps[0]) < worth(board, steps[1]) < worth(board, steps[2])


@BOTH
def test_every_cloud_can_be_removed_and_every_area_be_reached(board: Board) -> None:
    left = clouded(board)
    while True:
        near = ways(board, left)
        seen, todo = set(castles(board)), castles(board)
        while todo:
            for area in near[todo.pop()] - seen - left:
                seen.add(area)
                todo.append(area)
        shores = {board.areas[board.lands + w]: names(board, board.shores[w]) for w in range(board.waters)}
        gone = {area for area in left if (shores.get(area) or near.get(area, set())) & seen}
        if not gone:
            break
        left -= gone
    alone = {board.areas[board.circles[3]]} if board.circles else set()
    assert left == set()
    assert set(board.areas[: board.lands]) - seen == alone


@BOTH
def test_a_mountain_can_be_flown_to_from_the_start(board: Board) -> None:
    """From a castle or from next door to one: that role is of use from the first round."""
    free = [i for i in range(board.lands) if board.landscape[i] == MOUNTAIN and not board.clouds_at[i]]
    assert free
    near = set.union(*[ways(board, clouded(board))[castle] for castle in castles(board)])
    assert any(names(board, board.neighbours[i]) & (near | set(castles(board))) for i in free)


@BOTH
def test_what_the_file_derives_goes_both_ways(board: Board) -> None:
    for i in range(board.lands):
        assert not board.neighbours[i] >> i & 1
        for j in range(board.lands):
            assert board.neighbours[i] >> j & 1 == board.neighbours[j] >> i & 1
        for w in range(board.waters):
            assert board.waters_at[i] >> w & 1 == board.shores[w] >> i & 1
        for t in range(len(board.towers)):
            assert board.towers_at[i] >> t & 1 == board.tower_areas[t] >> i & 1
    for c, area in enumerate(board.cloud_area):
        assert board.clouds_at[area] >> c & 1
    assert sum(mask.bit_count() for mask in board.clouds_at) == len(board.clouds)


@BOTH
def test_names_of_cloud_spaces_are_those_of_their_areas(board: Board) -> None:
    assert len(set(board.clouds)) == len(board.clouds)
    for name, area in zip(board.clouds, board.cloud_area, strict=True):
        two = board.clouds_at[area].bit_count() == 2
        assert name in ([f"{board.areas[area]}-{i}" for i in (1, 2)] if two else [board.areas[area]])


def test_a_standard_board_is_read_once() -> None:
    assert standard_board("front") is FRONT


def test_the_range_runs_through_the_front() -> None:
    """Between one mountain and the next there is one pair of areas that share a border: a pass."""
    peaks = [FRONT.areas.index(name) for name in ("frost-peak", "anvil-peak", "wolf-tooth")]
    for one, two in pairwise(peaks):
        both = names(FRONT, FRONT.neighbours[one] & FRONT.neighbours[two])
        assert len(both) == 2
        first, second = both
        assert FRONT.neighbours[FRONT.areas.index(first)] >> FRONT.areas.index(second) & 1


def test_fern_wood_has_a_shore_on_long_water() -> None:
    water = FRONT.areas.index("long-water") - FRONT.lands
    assert FRONT.shores[water] >> FRONT.areas.index("fern-wood") & 1
