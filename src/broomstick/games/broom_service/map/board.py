"""The board as the rules see it: areas, borders, waters, clouds and towers as small numbers and masks.

Nothing here is typed in: neighbours come from shared borders, shores from borders with water, and the areas of a tower
from where its base stands (``board_reader.py`` reads the file, ``board_shapes.py`` measures).
"""

from typing import Final, final

from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.faults import faults, touched
from broomstick.games.broom_service.map.picture import BoardPicture, standard_path
from broomstick.games.broom_service.map.reader import read_picture


@final
class Board:
    """A board, ready for play. Sets are masks: of land areas, waters, cloud spaces or towers by number."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        # Land areas first, then waters.
        self.areas: list[str] = []
        self.lands = 0
        self.waters = 0
        # By land area: landscape, land areas across a border, waters and towers it borders.
        self.landscape: list[int] = []
        self.neighbours: list[int] = []
        self.waters_at: list[int] = []
        self.towers_at: list[int] = []
        # By water: land areas on its shore.
        self.shores: list[int] = []
        # Cloud spaces: name and area of each; and by area, water included, the spaces in it.
        self.clouds: list[str] = []
        self.cloud_area: list[int] = []
        self.clouds_at: list[int] = []
        # Towers.
        self.towers: list[str] = []
        self.tower_colour: list[int] = []
        self.tower_square: list[int] = []
        self.tower_points: list[int] = []
        self.tower_wands: list[int] = []
        self.tower_areas: list[int] = []
        # Land areas with a castle, a tile space or (A to D) a circle; and the towers a mountain tile covers.
        self.castles: list[int] = []
        self.mountain_spaces: list[int] = []
        self.mountain_covers: list[int] = []
        self.forest_spaces: list[int] = []
        self.hill_spaces: list[int] = []
        self.circles: list[int] = []


def read_board(data: object) -> Board:
    """A board from a path to a TOML file, or from what such a file holds; a DataError says what is wrong with it."""
    picture = read_picture(data)
    found = faults(picture)
    if found:
        raise found[0]
    return make_board(picture)


def standard_board(name: str) -> Board:
    """One of our own boards, "front" or "back". It is read once: a board never changes."""
    if name not in KNOWN:
        KNOWN[name] = read_board(standard_path(name))
    return KNOWN[name]


KNOWN: Final[dict[str, Board]] = {}


def make_board(picture: BoardPicture) -> Board:
    """What follows from a picture for the rules."""
    board = Board(picture.name)
    places = order(picture)
    lay_areas(board, picture, places)
    lay_borders(board, picture, places)
    lay_towers(board, picture, places)
    lay_clouds(board, picture, places)
    for castle in picture.castles:
        board.castles.append(places[castle.area])
    for tile in picture.tiles:
        area = places[tile.area]
        if tile.kind == "mountain":
            board.mountain_spaces.append(area)
            covers = 0
            for tower in tile.covers:
                covers |= 1 << tower
            board.mountain_covers.append(covers)
        elif tile.kind == "forest":
            board.forest_spaces.append(area)
        else:
            board.hill_spaces.append(area)
    for circle in sorted(picture.circles, key=lambda spot: spot.kind):
        board.circles.append(places[circle.area])
    return board


def order(picture: BoardPicture) -> list[int]:
    """The number that each area of the picture has on the board: lands first."""
    wet = [area.landscape == WATER for area in picture.areas]
    lands = wet.count(False)
    places: list[int] = []
    land = water = 0
    for is_water in wet:
        if is_water:
            places.append(lands + water)
            water += 1
        else:
            places.append(land)
            land += 1
    return places


def lay_areas(board: Board, picture: BoardPicture, places: list[int]) -> None:
    count = len(picture.areas)
    board.areas = [""] * count
    landscapes = [WATER] * count
    for area, place in zip(picture.areas, places):
        board.areas[place] = area.name
        landscapes[place] = area.landscape
    board.waters = landscapes.count(WATER)
    board.lands = count - board.waters
    board.landscape = landscapes[: board.lands]
    board.neighbours = [0] * board.lands
    board.waters_at = [0] * board.lands
    board.towers_at = [0] * board.lands
    board.shores = [0] * board.waters
    board.clouds_at = [0] * count


def lay_borders(board: Board, picture: BoardPicture, places: list[int]) -> None:
    """Who shares a line is a neighbour; who shares one with a water lies on its shore."""
    for sides in picture.sides.values():
        if len(sides) == 2:
            one, two = sorted([places[sides[0]], places[sides[1]]])
            if two < board.lands:
                board.neighbours[one] |= 1 << two
                board.neighbours[two] |= 1 << one
            elif one < board.lands:
                board.shores[two - board.lands] |= 1 << one
                board.waters_at[one] |= 1 << (two - board.lands)


def lay_towers(board: Board, picture: BoardPicture, places: list[int]) -> None:
    for number, tower in enumerate(picture.towers):
        board.towers.append(tower.name)
        board.tower_colour.append(tower.colour)
        board.tower_square.append(tower.square)
        board.tower_points.append(tower.points)
        board.tower_wands.append(tower.wands)
        areas = 0
        for area in touched(picture, number, picture.base):
            areas |= 1 << places[area]
            board.towers_at[places[area]] |= 1 << number
        board.tower_areas.append(areas)


def lay_clouds(board: Board, picture: BoardPicture, places: list[int]) -> None:
    in_area = [cloud.area for cloud in picture.clouds]
    seen = [0] * len(picture.areas)
    for number, area in enumerate(in_area):
        seen[area] += 1
        name = picture.areas[area].name
        board.clouds.append(f"{name}-{seen[area]}" if in_area.count(area) > 1 else name)
        board.cloud_area.append(places[area])
        board.clouds_at[places[area]] |= 1 << number
