"""The map as it is drawn: outlines, names, and where everything stands. ``board.py`` makes rules of it."""

from pathlib import Path
from typing import Final

from broomstick.games.broom_service.box.lists import CIRCLES
from broomstick.games.broom_service.map.shapes import Outline, Point
from broomstick.games.datafile import Entry

SHAPES: Final = ["round", "square"]
BANNERS: Final = ["red", "purple"]
TILES: Final = ["mountain", "forest", "hill"]
LETTERS: Final = [circle.upper() for circle in CIRCLES]


class AreaPicture:
    """An area: what it is called, where it lies, and where its name and its pawns go."""

    def __init__(self, entry: Entry, name: str, landscape: int) -> None:
        self.entry = entry
        self.name = name
        self.landscape = landscape
        self.names: dict[str, str] = {}
        self.purpose = ""
        # Its border: names of lines, whether each is walked from its end, and the corners they make.
        self.lines: list[str] = []
        self.reversed: list[bool] = []
        self.outline: Outline = []
        self.label: Point = (0, 0)
        # Where pawns stand; on water nobody does.
        self.pawns: Point = (0, 0)


class TowerPicture:
    """A tower, and the point its base stands on."""

    def __init__(self, entry: Entry, name: str, at: Point) -> None:
        self.entry = entry
        self.name = name
        self.at = at
        self.names: dict[str, str] = {}
        self.colour = 0
        self.square = 0
        self.points = 0
        self.wands = 0


class Spot:
    """A place in an area: a castle, a cloud space, a tile space or a circle."""

    def __init__(self, entry: Entry, area: int, at: Point) -> None:
        self.entry = entry
        # Index into the areas of the picture.
        self.area = area
        self.at = at
        # A tile's kind and the towers it covers; a circle's letter.
        self.kind = ""
        self.covers: list[int] = []


class BoardPicture:
    """Everything a file says of a board, checked as far as it can be read and drawn."""

    def __init__(self, file: str) -> None:
        self.file = file
        # The file as a whole, to say what is wrong with it.
        self.top = Entry(file, "board", {})
        self.name = ""
        self.width = 0
        self.height = 0
        self.base = 0
        self.banner = ""
        self.title: dict[str, str] = {}
        # Where at sea the title and a compass go; 0, 0 for nowhere.
        self.ribbon: Point = (0, 0)
        self.compass: Point = (0, 0)
        self.points: dict[str, Point] = {}
        # The corners of each line, its ends included, and the areas (indices) on either side: one at a coast.
        self.lines: dict[str, list[Point]] = {}
        self.sides: dict[str, list[int]] = {}
        self.areas: list[AreaPicture] = []
        self.castles: list[Spot] = []
        self.towers: list[TowerPicture] = []
        self.clouds: list[Spot] = []
        self.tiles: list[Spot] = []
        self.circles: list[Spot] = []


def standard_path(name: str) -> Path:
    """The file of one of our own boards."""
    return Path(__file__).with_name("boards") / f"{name}.toml"
