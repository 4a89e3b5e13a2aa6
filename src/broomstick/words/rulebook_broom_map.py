"""The map in the book of Broom Service: every area with its borders, every tower with whom it serves."""

from broomstick.games.broom_service.board import Board
from broomstick.games.broom_service.board_picture import LANDSCAPES, WATER
from broomstick.words.places import Places
from broomstick.words.rulebook_broom_box import Box
from broomstick.words.rulebook_heart import origin
from broomstick.words.rulebook_items import Pen

HERE = "rules-broom-service"


def write_map(pen: Pen, box: Box) -> None:
    """The last chapter."""
    board = box.board
    places = Places(pen.words, board, box.picture())
    pen.heading(f"{HERE}-section-listed")
    pen.paragraphs(f"{HERE}-note-listed", origin=origin(pen, box.map_origin()))
    pen.heading(f"{HERE}-section-areas", 3)
    rows = []
    for area, name in enumerate(board.areas):
        landscape = LANDSCAPES[board.landscape[area] if area < board.lands else WATER]
        borders = [places.name_of(board.areas[other]) for other in borders_of(board, area)]
        title = pen.say(f"landscape-{landscape}")
        rows.append((places.name_of(name), title, ", ".join(borders), there(pen, board, area)))
    pen.table(columns(pen, "area", "landscape", "borders", "there"), rows)
    pen.heading(f"{HERE}-section-towers", 3)
    towers: list[tuple[str | int, ...]] = []
    for tower, name in enumerate(board.towers):
        facts = places.tower(name)
        areas = [places.name_of(area) for area in places.areas_of(tower)]
        towers.append(
            (
                str(facts["name"]),
                pen.words.say("tower-UNKNOWN.looks", facts),
                board.tower_points[tower],
                board.tower_wands[tower],
                ", ".join(areas),
            )
        )
    pen.table(columns(pen, "tower", "looks", "vp", "wands", "served-from"), towers)


def columns(pen: Pen, *names: str) -> list[str]:
    return [pen.say(f"{HERE}-column-{name}") for name in names]


def borders_of(board: Board, area: int) -> list[int]:
    """Lands and waters with a common border; of a water, its shores."""
    if area >= board.lands:
        return bits(board.shores[area - board.lands])
    return [*bits(board.neighbours[area]), *(board.lands + water for water in bits(board.waters_at[area]))]


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def there(pen: Pen, board: Board, area: int) -> str:
    """A castle, spaces for clouds, a space for a tile."""
    found = [pen.say(f"{HERE}-castle")] if area in board.castles else []
    clouds = board.clouds_at[area].bit_count()
    if clouds:
        found.append(pen.say(f"{HERE}-spaces", count=clouds))
    if area in board.mountain_spaces:
        found.append(pen.say(f"{HERE}-tile-space"))
    return ", ".join(found)
