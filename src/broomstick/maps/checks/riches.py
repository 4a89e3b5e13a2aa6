"""What the towers of our two sides are worth and where, and the groups of towers that the rulebook's examples need."""

from typing import Final

from broomstick.games.broom_service.codes.things import FOREST, HILL, ORANGE, PRAIRIE, PURPLE
from broomstick.games.broom_service.map.board import Board
from broomstick.games.broom_service.map.picture import LETTERS, BoardPicture
from broomstick.heart.errors import BroomstickError, Fact
from broomstick.heart.plain import members
from broomstick.maps.checks.walks import FAR, clouded, effort

Findings = list[BroomstickError]

STEPS: Final = [2, 5, 8]
"""Where near ends and further off begins, and so on, in flights with two more for each cloud."""


def worth(board: Board, tower: int) -> int:
    return board.tower_points[tower] + board.tower_wands[tower]


def richer(one: list[int], two: list[int]) -> bool:
    """Whether the second are worth more on the average than the first."""
    return sum(one) * len(two) < sum(two) * len(one)


def tenths(worths: list[int]) -> int:
    """An average in tenths of a point."""
    return (sum(worths) * 20 + len(worths)) // (2 * len(worths)) if worths else 0


def riches_errors(picture: BoardPicture, board: Board) -> Findings:
    """Towers are worth more the further from the castles and the further east."""
    found: Findings = []
    bands: list[list[int]] = [[], [], [], []]
    for tower, far in tower_efforts(board).items():
        bands[len([step for step in STEPS if far > step])].append(worth(board, tower))
    filled = [band for band in bands if band]
    for i in range(1, len(filled)):
        if not richer(filled[i - 1], filled[i]):
            shown = ", ".join(decimal(tenths(band)) for band in filled)
            message = f"towers should be worth more the further from the castles; their averages are {shown}"
            found.append(picture.top.fail("towers", message, "board-riches-distance", {"value": shown}))
            break
    thirds: list[list[int]] = [[], [], []]
    for number, tower_picture in enumerate(picture.towers):
        thirds[min(2, 3 * tower_picture.at[0] // picture.width)].append(worth(board, number))
    if not (all(thirds) and richer(thirds[0], thirds[1]) and richer(thirds[1], thirds[2])):
        shown = ", ".join(decimal(tenths(third)) for third in thirds)
        message = f"towers should be worth more the further east; west, middle and east average {shown}"
        found.append(picture.top.fail("towers", message, "board-riches-east", {"value": shown}))
    return found + (corner_errors(picture, board) if picture.name == "front" else far_errors(picture, board))


def decimal(tenth: int) -> str:
    return f"{tenth // 10}.{tenth % 10}"


def tower_efforts(board: Board) -> dict[int, int]:
    """How far each tower is from the nearer castle; one that no way leads to is left out."""
    far = [
        min(one, two)
        for one, two in zip(effort(board, board.castles[0]), effort(board, board.castles[1]), strict=True)
    ]
    found: dict[int, int] = {}
    for tower in range(len(board.towers)):
        least = min(far[area] for area in members(board.tower_areas[tower]))
        if least < FAR:
            found[tower] = least
    return found


def corner_errors(picture: BoardPicture, board: Board) -> Findings:
    """Of the four corners of the front the richest is one in the east."""
    corners: dict[str, list[int]] = {}
    for number, tower in enumerate(picture.towers):
        north = "north" if 2 * tower.at[1] < picture.height else "south"
        east = "east" if 2 * tower.at[0] > picture.width else "west"
        corners.setdefault(f"{north}-{east}", []).append(worth(board, number))
    best = max(corners, key=lambda corner: tenths(corners[corner]))
    if best.endswith("east"):
        return []
    message = f"the richest corner should be in the east; it is the {best}"
    return [picture.top.fail("towers", message, "board-riches-corner", {"place": best})]


def far_errors(picture: BoardPicture, board: Board) -> Findings:
    """On the back B, D and the far east are each a point richer than the rest."""
    circles = {spot.kind: board.areas.index(picture.areas[spot.area].name) for spot in picture.circles}
    if sorted(circles) != LETTERS:
        return []
    far = 0
    for area in picture.areas:
        number = board.areas.index(area.name)
        if number < board.lands and min(x for x, _ in area.outline) > picture.width * 7 // 10:
            far |= 1 << number
    far &= ~(1 << circles["B"]) & ~(1 << circles["D"])
    places = {"B": 1 << circles["B"], "D": 1 << circles["D"], "east": far}
    rest = [
        worth(board, tower)
        for tower in range(len(board.towers))
        if not board.tower_areas[tower] & (places["B"] | places["D"] | far)
    ]
    found: Findings = []
    for place, areas in places.items():
        here = [worth(board, tower) for tower in range(len(board.towers)) if board.tower_areas[tower] & areas]
        if tenths(here) < tenths(rest) + 10:
            shown, other = decimal(tenths(here)), decimal(tenths(rest))
            message = f"{place} should be a point richer than the rest; averages are {shown} and {other}"
            facts: dict[str, Fact] = {"place": place, "value": shown, "other": other}
            found.append(picture.top.fail("towers", message, "board-riches-far", facts))
    return found


def example_errors(picture: BoardPicture, board: Board) -> Findings:
    """The front can show what the rulebook tells of."""
    if picture.name != "front":
        return []
    found: Findings = []
    if not forest_example(board):
        message = "next to a castle there should be a forest with a purple tower and one of another colour"
        found.append(picture.top.fail("towers", message, "board-example-forest"))
    if not group_example(board):
        message = (
            "somewhere there should be these towers: purple square 4 touching forest, hill and prairie; purple "
            "round 6 touching that hill and prairie; orange round 5 in the hill alone; purple round 3 with a wand "
            "in the prairie alone"
        )
        found.append(picture.top.fail("towers", message, "board-example-group"))
    return found


def forest_example(board: Board) -> bool:
    every = (1 << len(board.clouds)) - 1
    for castle in board.castles:
        for area in members(board.neighbours[castle]):
            colours = [board.tower_colour[tower] for tower in members(board.towers_at[area])]
            if board.landscape[area] == FOREST and not clouded(board, every, area):
                if PURPLE in colours and any(colour != PURPLE for colour in colours):
                    return True
    return False


def group_example(board: Board) -> bool:
    for tower in range(len(board.towers)):
        areas = members(board.tower_areas[tower])
        kinds = sorted([board.landscape[area] for area in areas])
        if is_tower(board, tower, PURPLE, 1, 4, 0) and kinds == [FOREST, PRAIRIE, HILL]:
            hill = prairie = 0
            for area in areas:
                if board.landscape[area] == HILL:
                    hill = 1 << area
                elif board.landscape[area] == PRAIRIE:
                    prairie = 1 << area
            if (
                has_tower(board, hill | prairie, PURPLE, 6, 0)
                and has_tower(board, hill, ORANGE, 5, 0)
                and has_tower(board, prairie, PURPLE, 3, 1)
            ):
                return True
    return False


def is_tower(board: Board, tower: int, colour: int, square: int, points: int, wands: int) -> bool:
    return (
        board.tower_colour[tower] == colour
        and board.tower_square[tower] == square
        and board.tower_points[tower] == points
        and board.tower_wands[tower] == wands
    )


def has_tower(board: Board, areas: int, colour: int, points: int, wands: int) -> bool:
    """Whether there is such a round tower that serves exactly these areas."""
    for tower in range(len(board.towers)):
        if board.tower_areas[tower] == areas and is_tower(board, tower, colour, 0, points, wands):
            return True
    return False
