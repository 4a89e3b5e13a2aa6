"""The maps in the book of Broom Service: what there is on each, every area with its borders, every tower."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.lists import LANDSCAPES
from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.board import Board
from broomstick.games.broom_service.options import OWN
from broomstick.heart.plain import members
from broomstick.words.books.broom_service.box import Box, Side
from broomstick.words.books.heart import origin
from broomstick.words.books.items import Pen
from broomstick.words.places import Places

HERE = "rules-broom-service"


def table_of_maps(pen: Pen, box: Box) -> None:
    """Beside each other what there is on each map."""
    boards = box.boards
    rows: list[tuple[str, list[int]]] = [(pen.say(f"{HERE}-row-lands"), [board.lands for board in boards])]
    for kind, landscape in enumerate(LANDSCAPES[:WATER]):
        many = pen.say(f"landscape-{landscape}.many")
        counts = [board.landscape.count(kind) for board in boards]
        rows.append((pen.say(f"{HERE}-row-landscape", landscapes=many), counts))
    counted = {
        "waters": [board.waters for board in boards],
        "towers": [len(board.towers) for board in boards],
        "clouds": [len(board.clouds) for board in boards],
        "heavy": [box.heavy_least(board) for board in boards],
        "mountain": [len(board.mountain_spaces) for board in boards],
        "forest": [len(board.forest_spaces) for board in boards],
        "hill": [len(board.hill_spaces) for board in boards],
        "circles": [len(board.circles) for board in boards],
    }
    rows += [(pen.say(f"{HERE}-row-{name}"), counts) for name, counts in counted.items()]
    titles = [side_title(pen, side) for side in box.sides]
    pen.table([pen.say(f"{HERE}-column-maps"), *titles], [(name, *counts) for name, counts in rows])


def side_title(pen: Pen, side: Side) -> str:
    """A side of the board with the title of its map; somebody's own has its title alone."""
    title = side.title(pen.words)
    return title if side.name == OWN else pen.say(f"{HERE}-side-{side.name}", title=title)


def write_maps(pen: Pen, box: Box) -> None:
    """The last chapters."""
    for side in box.sides:
        write_map(pen, side)


def write_map(pen: Pen, side: Side) -> None:
    """A map in lists."""
    board = side.board
    places = Places(pen.words, board, side.picture)
    pen.heading(f"{HERE}-section-listed", title=side.title(pen.words))
    pen.paragraphs(f"{HERE}-note-listed", origin=origin(pen, side.origin))
    pen.heading(f"{HERE}-section-areas", 3)
    rows = []
    for area, name in enumerate(board.areas):
        landscape = LANDSCAPES[board.landscape[area] if area < board.lands else WATER]
        borders = [places.name_of(board.areas[other]) for other in borders_of(board, area)]
        title = pen.say(f"landscape-{landscape}")
        rows.append((places.name_of(name), title, ", ".join(borders), there(pen, board, places, area)))
    pen.table(pen.columns("area", "landscape", "borders", "there"), rows)
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
    pen.table(pen.columns("tower", "looks", "vp", "wands", "served-from"), towers)


def borders_of(board: Board, area: int) -> list[int]:
    """Lands and waters with a common border; of a water, its shores."""
    if area >= board.lands:
        return members(board.shores[area - board.lands])
    return [
        *members(board.neighbours[area]),
        *(board.lands + water for water in members(board.waters_at[area])),
    ]


def there(pen: Pen, board: Board, places: Places, area: int) -> str:
    """A castle, spaces for clouds, a space for a tile and the towers that lie under it, a stone circle."""
    found = [pen.say(f"{HERE}-castle")] if area in board.castles else []
    clouds = board.clouds_at[area].bit_count()
    if clouds:
        found.append(pen.say(f"{HERE}-spaces", count=clouds))
    if area in board.mountain_spaces:
        hidden = members(board.mountain_covers[board.mountain_spaces.index(area)])
        towers = pen.words.listed([str(places.tower(board.towers[tower])["name"]) for tower in hidden])
        found.append(
            pen.say(f"{HERE}-mountain-over", towers=towers) if hidden else pen.say(f"{HERE}-mountain-space")
        )
    spaces = {"forest": board.forest_spaces, "hill": board.hill_spaces}
    found += [pen.say(f"{HERE}-{kind}-space") for kind, areas in spaces.items() if area in areas]
    if area in board.circles:
        letter = pen.say(f"circle-{lists.CIRCLES[board.circles.index(area)]}")
        found.append(pen.say(f"{HERE}-circle", letter=letter))
    return ", ".join(found)
