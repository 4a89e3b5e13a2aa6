"""What our two sides of the board have to be: the table of numbers, places and examples, line by line."""

from typing import Final

from broomstick.games.broom_service.box.lists import COLOURS, LANDSCAPES
from broomstick.games.broom_service.codes.things import GREEN, ORANGE, PURPLE
from broomstick.games.broom_service.map.board import Board
from broomstick.games.broom_service.map.picture import LETTERS, BoardPicture, Spot, TowerPicture
from broomstick.heart.errors import BroomstickError, Fact
from broomstick.heart.plain import members
from broomstick.maps.checks.walks import (
    adjacent,
    clouded,
    reachable,
)

Findings = list[BroomstickError]

LANDS: Final = {"front": [7, 7, 7, 3], "back": [8, 8, 9, 3]}
WATERS: Final = {"front": 4, "back": 5}
CLOUDS: Final = {"front": 18, "back": 19}
FEWEST_ON_WATER: Final = 3
TILES: Final = {
    "front": {"mountain": 3, "forest": 0, "hill": 0},
    "back": {"mountain": 3, "forest": 4, "hill": 4},
}
FEWEST_TOWERS: Final = {"front": 30, "back": 34}
MOST_TOWERS: Final = {"front": 36, "back": 40}
FEWEST_SQUARE: Final = 5
MOST_SQUARE: Final = 6
LEAST_POINTS: Final = 2
MOST_POINTS: Final = 6
MOST_WANDS: Final = 2
LANDSCAPES_NEXT: Final = 3
FURTHER: Final = 6


def land_errors(picture: BoardPicture, board: Board) -> Findings:
    found: Findings = []
    for landscape, expected in enumerate(LANDS[picture.name]):
        count = board.landscape.count(landscape)
        if count != expected:
            kind = LANDSCAPES[landscape]
            message = f"there should be {expected} areas of {kind}, not {count}"
            facts: dict[str, Fact] = {"count": count, "expected": expected}
            found.append(picture.top.fail("areas", message, "board-landscapes", {"kind": kind, **facts}))
    return found


def water_errors(picture: BoardPicture, board: Board) -> Findings:
    expected = WATERS[picture.name]
    if board.waters == expected:
        return []
    message = f"there should be {expected} waters, not {board.waters}"
    return [picture.top.fail("areas", message, "board-waters", {"count": board.waters, "expected": expected})]


def cloud_errors(picture: BoardPicture, board: Board) -> Findings:
    found: Findings = []
    count, expected = len(board.clouds), CLOUDS[picture.name]
    if count != expected:
        message = f"there should be {expected} cloud spaces, not {count}"
        found.append(
            picture.top.fail("clouds", message, "board-cloud-count", {"count": count, "expected": expected})
        )
    wet = len([area for area in board.cloud_area if area >= board.lands])
    if wet < FEWEST_ON_WATER:
        message = f"there should be at least {FEWEST_ON_WATER} cloud spaces on water, not {wet}"
        found.append(
            picture.top.fail(
                "clouds", message, "board-cloud-water", {"count": wet, "lowest": FEWEST_ON_WATER}
            )
        )
    return found


def castle_errors(picture: BoardPicture, board: Board) -> Findings:
    """Where the castles are: never next to each other, not even when all clouds are gone."""
    found: Findings = []
    one, two = picture.castles[0], picture.castles[1]
    if adjacent(board, board.castles[0], 0) >> board.castles[1] & 1:
        name = picture.areas[one.area].name
        message = f"is next to the other castle, {name}"
        found.append(two.entry.fail("area", message, "board-castles-adjacent", {"name": name}))
    if picture.name == "front":
        if not (2 * one.at[0] < picture.width and 2 * one.at[1] < picture.height):
            found.append(misplaced(one, "north-west"))
        if not (3 * two.at[0] < 2 * picture.width and 5 * two.at[1] > 3 * picture.height):
            found.append(misplaced(two, "south"))
    else:
        west = min(x for area in picture.areas for x, _ in area.outline)
        for castle in (one, two):
            if min(x for x, _ in picture.areas[castle.area].outline) > west + picture.width // 10:
                found.append(misplaced(castle, "west"))
    return found


def misplaced(castle: Spot, place: str) -> BroomstickError:
    where = {
        "north-west": "in the north-west",
        "south": "in the south or south-west",
        "west": "on the west edge",
    }
    message = f"this castle should be {where[place]}"
    return castle.entry.fail("at", message, "board-castle-place", {"place": place})


def tile_errors(picture: BoardPicture, board: Board) -> Findings:
    found: Findings = []
    for kind, expected in TILES[picture.name].items():
        count = len([tile for tile in picture.tiles if tile.kind == kind])
        if count != expected:
            message = f"there should be {expected} tile spaces for {kind}, not {count}"
            facts: dict[str, Fact] = {"count": count, "expected": expected}
            found.append(picture.top.fail("tiles", message, "board-tile-count", {"kind": kind, **facts}))
    if picture.name == "back":
        for tile in picture.tiles:
            if tile.covers:
                name = picture.towers[tile.covers[0]].name
                message = f"covers {name}, which nobody could ever serve: these tiles are always there"
                found.append(tile.entry.fail("covers", message, "board-cover-always", {"name": name}))
    return found


def circle_errors(picture: BoardPicture, board: Board) -> Findings:
    found: Findings = []
    letters = sorted([circle.kind for circle in picture.circles])
    expected = [] if picture.name == "front" else LETTERS
    if letters != expected:
        shown = ", ".join(expected) or "–"
        message = f"there should be these circles: {shown}; there are {', '.join(letters) or '–'}"
        return [
            picture.top.fail(
                "circles", message, "board-circle-letters", {"names": expected, "found": letters}
            )
        ]
    for circle in picture.circles:
        area = board.areas.index(picture.areas[circle.area].name)
        if circle.kind in ("A", "C"):
            found += mainland_errors(board, circle, area)
        elif circle.kind == "B":
            found += bay_island_errors(board, circle, area)
        else:
            found += lost_island_errors(picture, board, circle, area)
    return found


def mainland_errors(board: Board, circle: Spot, area: int) -> Findings:
    """A and C can be walked to from a castle."""
    walked = 1 << board.castles[0]
    todo = [board.castles[0]]
    while todo:
        for near in members(board.neighbours[todo.pop()] & ~walked):
            walked |= 1 << near
            todo.append(near)
    if walked >> area & 1:
        return []
    message = "should be on the mainland, where the castles are"
    return [circle.entry.fail("area", message, "board-circle-mainland")]


def bay_island_errors(board: Board, circle: Spot, area: int) -> Findings:
    """B is left over one water alone; that water has a cloud space, and so has B's own area."""
    found: Findings = []
    if board.neighbours[area]:
        names = [board.areas[i] for i in members(board.neighbours[area])]
        message = f"should be on an island, but it has a border with {', '.join(names)}"
        found.append(circle.entry.fail("area", message, "board-circle-island", {"names": ", ".join(names)}))
    waters = members(board.waters_at[area])
    if len(waters) != 1:
        message = f"should lie on the shore of 1 water, not of {len(waters)}"
        found.append(
            circle.entry.fail("area", message, "board-circle-waters", {"count": len(waters), "expected": 1})
        )
    for water in waters:
        if not board.clouds_at[board.lands + water]:
            name = board.areas[board.lands + water]
            message = f"is left over {name}, which needs a cloud space"
            found.append(circle.entry.fail("area", message, "board-circle-water-cloud", {"name": name}))
    if not board.clouds_at[area]:
        message = "needs a cloud space in its own area"
        found.append(circle.entry.fail("area", message, "board-circle-cloud"))
    return found


def lost_island_errors(picture: BoardPicture, board: Board, circle: Spot, area: int) -> Findings:
    """D has no neighbours at all, no square tower, and no cloud that nobody could remove."""
    found: Findings = []
    near = members(adjacent(board, area, 0))
    if near:
        names = [board.areas[i] for i in near]
        message = f"should have no neighbours, but {', '.join(names)} can be reached from it"
        found.append(
            circle.entry.fail("area", message, "board-circle-neighbours", {"names": ", ".join(names)})
        )
    for tower in members(board.towers_at[area]):
        if board.tower_square[tower]:
            message = "is a square tower; there should be none with circle D"
            found.append(picture.towers[tower].entry.fail("shape", message, "board-circle-square"))
    return found


def tower_errors(picture: BoardPicture, board: Board) -> Findings:
    found: Findings = []
    top = picture.top
    count = len(board.towers)
    lowest, highest = FEWEST_TOWERS[picture.name], MOST_TOWERS[picture.name]
    if not lowest <= count <= highest:
        message = f"there should be {lowest} to {highest} towers, not {count}"
        limits: dict[str, Fact] = {"count": count, "lowest": lowest, "highest": highest}
        found.append(top.fail("towers", message, "board-tower-count", limits))
    counts = [board.tower_colour.count(colour) for colour in range(len(COLOURS))]
    if max(counts) - min(counts) > 1:
        shown = [f"{number} {name}" for number, name in zip(counts, COLOURS, strict=True)]
        message = f"the three colours should be within one of each other; there are {', '.join(shown)}"
        colours: dict[str, Fact] = {
            "orange": counts[ORANGE],
            "green": counts[GREEN],
            "purple": counts[PURPLE],
        }
        found.append(top.fail("towers", message, "board-tower-colours", colours))
    square = sum(board.tower_square)
    if not FEWEST_SQUARE <= square <= MOST_SQUARE:
        message = f"there should be {FEWEST_SQUARE} to {MOST_SQUARE} square towers, not {square}"
        squares: dict[str, Fact] = {"count": square, "lowest": FEWEST_SQUARE, "highest": MOST_SQUARE}
        found.append(top.fail("towers", message, "board-tower-squares", squares))
    if not any(board.tower_wands):
        found.append(top.fail("towers", "no tower has wands; some should", "board-no-wands"))
    for tower in picture.towers:
        found += worth_errors(tower)
    return found


def worth_errors(tower: TowerPicture) -> Findings:
    """What one tower is worth."""
    found: Findings = []
    if not LEAST_POINTS <= tower.points <= MOST_POINTS:
        message = f"should be {LEAST_POINTS} to {MOST_POINTS}, not {tower.points}"
        points: dict[str, Fact] = {"count": tower.points, "lowest": LEAST_POINTS, "highest": MOST_POINTS}
        found.append(tower.entry.fail("vp", message, "board-tower-points", points))
    if tower.wands > MOST_WANDS:
        message = f"should be at most {MOST_WANDS}, not {tower.wands}"
        wands: dict[str, Fact] = {"count": tower.wands, "highest": MOST_WANDS}
        found.append(tower.entry.fail("wands", message, "board-tower-wands", wands))
    return found


def landscapes_of(board: Board, areas: int) -> list[str]:
    """The landscapes among some areas, each once."""
    kinds = {board.landscape[area] for area in members(areas)}
    return [LANDSCAPES[kind] for kind in sorted(kinds)]


def reach_errors(picture: BoardPicture, board: Board) -> Findings:
    """From each castle, without removing a cloud: three landscapes next door, six more areas beyond."""
    found: Findings = []
    every = (1 << len(board.clouds)) - 1
    for spot, castle in zip(picture.castles, board.castles, strict=True):
        near = 0
        for area in members(adjacent(board, castle, every)):
            if not clouded(board, every, area):
                near |= 1 << area
        kinds = landscapes_of(board, near)
        if len(kinds) < LANDSCAPES_NEXT:
            message = f"has only {', '.join(kinds)} next to it; it needs {LANDSCAPES_NEXT} landscapes"
            found.append(
                spot.entry.fail(
                    "area",
                    message,
                    "board-reach-landscapes",
                    {"count": len(kinds), "lowest": LANDSCAPES_NEXT},
                )
            )
        further = (reachable(board, castle, every) & ~near & ~(1 << castle)).bit_count()
        if further < FURTHER:
            message = f"leads to {further} further areas without removing a cloud; it needs {FURTHER}"
            found.append(
                spot.entry.fail("area", message, "board-reach-areas", {"count": further, "lowest": FURTHER})
            )
    return found
