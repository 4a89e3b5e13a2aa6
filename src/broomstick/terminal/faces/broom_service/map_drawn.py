"""The map of Broom Service drawn in letters: outlines, names, towers, clouds and pawns, all where the board has them.

Borders run between the points of a grid: a line passes through the side of a letter's cell where the two points at the
ends of that side lie in different areas.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from rich.cells import cell_len
from rich.text import Text

from broomstick.games.broom_service.map.picture import BoardPicture
from broomstick.games.broom_service.map.shapes import Outline
from broomstick.heart.game import Game
from broomstick.terminal.faces.blocks import Block, Part, line, longest
from broomstick.terminal.faces.broom_service.seen import WATER, forest_tile, landscape_of, people_at, tile_at
from broomstick.terminal.faces.broom_service.signs import TILE_SIGN, BroomSigns
from broomstick.terminal.faces.paint import INK, seat_style, sign
from broomstick.words.places import picture_of

SEA = -1
HIGH_TO_WIDE = 2
"""A letter is about twice as high as it is wide."""
NARROWEST = 76
"""Columns below which names and towers get into each other's way."""
FLATTEST = 0.85
"""How much lower a map may be than it should."""
LINES = {
    "": " ", "u": "╵", "d": "╷", "l": "╴", "r": "╶", "ud": "│", "lr": "─", "dr": "╭", "dl": "╮", "ur": "╰", "ul": "╯",
    "udr": "├", "udl": "┤", "dlr": "┬", "ulr": "┴", "udlr": "┼",
}  # fmt: skip
"""A border by the sides of the cell it passes: up, down, left, right."""
BLACK, GREY, WHITE = "color(16)", "color(240)", "color(255)"
GROUNDS = {
    "forest": f"{BLACK} on color(108)",
    "prairie": f"{BLACK} on color(186)",
    "hill": f"{BLACK} on color(180)",
    "mountain": f"{BLACK} on color(250)",
    WATER: f"{BLACK} on color(110)",
}
CLOUD_CHIP = f"bold {BLACK} on {WHITE}"
TEXTURES = {"forest": "♣", "prairie": "‚", "hill": "∩", "mountain": "∧", WATER: "~"}
STREWN = 7
"""Columns from one little tree to the next."""
EASY = 12
"""Columns in which a name stands easily."""
SPOTS = [(0, 0)] + [
    (row, column)
    for away in range(1, 7)
    for row in range(-away, away + 1)
    for column in range(-3 * away, 3 * away + 1)
    if max(abs(row), -(-abs(column) // 3)) == away
]
"""Where something may go instead, the nearest first."""

Cell = tuple[int, int]


@dataclass(frozen=True)
class Ground:
    """An empty map of so many columns and rows: which area each cell is in, and the borders."""

    areas: tuple[tuple[int, ...], ...]
    borders: tuple[str, ...]
    left: int
    top: int
    wide: int
    high: int

    @property
    def columns(self) -> int:
        return len(self.borders[0])

    @property
    def rows(self) -> int:
        return len(self.borders)

    def cell(self, point: tuple[int, int]) -> Cell:
        """Row and column of a point of the board."""
        column = (point[0] - self.left) * self.columns // self.wide
        row = (point[1] - self.top) * self.rows // self.high
        return min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1)


def rows_for(picture: BoardPicture, columns: int) -> int:
    """The rows that a map of so many columns takes."""
    left, top, right, low = bounds(picture)
    return max(1, round(columns * (low - top) / (right - left) / HIGH_TO_WIDE))


def map_size(signs: BroomSigns, columns: int, rows: int) -> tuple[int, int]:
    """The columns and rows of a map that has at most so many; 0, 0 where that is too small to be read."""
    picture = picture_for(signs.speech.game)
    if columns < NARROWEST or rows < FLATTEST * rows_for(picture, NARROWEST):
        return 0, 0
    while columns > NARROWEST and rows_for(picture, columns) > rows:
        columns -= 1
    # A little flatter than it is will do.
    return columns, min(rows, rows_for(picture, columns))


@lru_cache(16)
def bounds(picture: BoardPicture) -> tuple[int, int, int, int]:
    """The land and the waters with a little sea around them."""
    corners = [corner for area in picture.areas for corner in area.outline]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    edge = (max(xs) - min(xs)) // 60
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge


@lru_cache(16)
def ground(picture: BoardPicture, columns: int, rows: int) -> Ground:
    """A map without anything on it."""
    left, top, right, low = bounds(picture)
    wide, high = right - left, low - top
    points = [[SEA] * (columns + 1) for _ in range(rows + 1)]
    for number, area in enumerate(picture.areas):
        for row in range(rows + 1):
            for start, end in spans(area.outline, top + high * row / rows):
                first = -int(-(start - left) * columns // wide)
                for column in range(max(0, first), min(columns, int((end - left) * columns / wide)) + 1):
                    points[row][column] = number
    borders = []
    areas = []
    for row in range(rows):
        signs, inside = "", []
        for column in range(columns):
            a, b = points[row][column : column + 2]
            c, d = points[row + 1][column : column + 2]
            sides = "u" * (a != b) + "d" * (c != d) + "l" * (a != c) + "r" * (b != d)
            signs += LINES[sides]
            corners = [a, b, c, d]
            inside.append(max(sorted(corners), key=corners.count))
        borders.append(signs)
        areas.append(tuple(inside))
    return Ground(tuple(areas), tuple(borders), left, top, wide, high)


def spans(outline: Outline, y: float) -> list[tuple[float, float]]:
    """Where a level line is inside an outline."""
    found = []
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y):
            found.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
        x1, y1 = x2, y2
    found.sort()
    return list(zip(found[::2], found[1::2], strict=True))


@dataclass
class LetterMap:
    """A map being filled: what has been put into its cells."""

    signs: BroomSigns
    picture: BoardPicture
    ground: Ground
    put: dict[Cell, Text] = field(default_factory=dict)
    """By the first cell of each piece."""
    taken: set[Cell] = field(default_factory=set)
    rooms: dict[int, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # By area of the picture: its number in the rules, its landscape and the colour of that.
        self.numbers = [self.signs.board.areas.index(area.name) for area in self.picture.areas]
        self.landscapes = [landscape_of(self.signs.view, number) for number in self.numbers]
        self.colours = [GROUNDS[landscape] for landscape in self.landscapes]

    def free(self, row: int, column: int, wide: int, area: int = SEA) -> bool:
        """Whether a piece can stand there, inside an area if one is named."""
        if not (0 <= row < self.ground.rows and column >= 0 and column + wide <= self.ground.columns):
            return False
        if area != SEA:
            return self.ground.areas[row][column] == area and self.room(row)[column] >= wide
        return not any((row, at) in self.taken for at in range(column, column + wide))

    def room(self, row: int) -> list[int]:
        """From each cell of a row on, how many cells in its area have nothing in them."""
        if row not in self.rooms:
            areas, borders = self.ground.areas[row], self.ground.borders[row]
            found = [0] * (self.ground.columns + 1)
            for at in range(self.ground.columns - 1, -1, -1):
                if borders[at] == " " and (row, at) not in self.taken:
                    same = at + 1 < self.ground.columns and areas[at + 1] == areas[at]
                    found[at] = 1 + (found[at + 1] if same else 0)
            self.rooms[row] = found
        return self.rooms[row]

    def lay(self, row: int, column: int, text: Text) -> None:
        self.put[row, column] = text
        self.taken |= {(row, at) for at in range(column, column + text.cell_len)}
        self.rooms.pop(row, None)

    def near(self, at: Cell, text: Text, area: int = SEA) -> bool:
        """Put a piece with its middle at a cell, or as near as it can be."""
        wide = text.cell_len
        for down, along in SPOTS:
            row, column = at[0] + down, at[1] + along - wide // 2
            if self.free(row, column, wide, area):
                self.lay(row, column, text)
                return True
        return False

    def name(self, at: Cell, text: str, area: int) -> None:
        """An area's name, in as many lines as fit best; cut where there is no room at all."""
        for lines in ways(text):
            wides = [cell_len(piece) for piece in lines]
            for down, along in SPOTS:
                top, middle = at[0] + down - len(lines) // 2, at[1] + along
                if all(self.free(top + i, middle - wide // 2, wide, area) for i, wide in enumerate(wides)):
                    for i, piece in enumerate(lines):
                        self.lay(top + i, middle - wides[i] // 2, self.painted(piece, area))
                    return

    def painted(self, text: str, area: int, style: str = INK) -> Text:
        return line((text, f"{style} {self.colours[area]}"))

    def fill(self) -> None:
        """Pawns, clouds, tiles and towers first, since they have to be seen; then names."""
        view, signs, cell = self.signs.view, self.signs, self.ground.cell
        for at, area in enumerate(self.picture.areas):
            people = people_at(view, self.numbers[at])
            if people:
                pawns = line(*[(sign(seat), f"bold {seat_style(seat)} on {WHITE}") for seat in people])
                self.near(cell(area.pawns), pawns, at)
        for space, spot in enumerate(self.picture.clouds):
            if view.layout.lying >> space & 1:
                text = line(*signs.cloud(space, brief=True)).plain
                self.near(cell(spot.at), line((text, CLOUD_CHIP)), spot.area)
        for spot in self.picture.tiles:
            if (
                view.parts.hill
                and self.numbers[spot.area] == view.layout.extras.orange
                and spot.kind == "hill"
            ):
                self.near(cell(spot.at), line(*signs.tower(len(view.parts.board.towers))))
                continue
            text = self.tile(self.numbers[spot.area])
            # Where there is no room for all of it, it is cut; its sign at least is there.
            for piece in (text, f"{text[:6]}…", text[:1]) if text else ():
                if self.near(cell(spot.at), self.painted(piece, spot.area), spot.area):
                    break
        for spot in self.picture.circles if view.parts.hill else []:
            text = line(*signs.circle(self.numbers[spot.area])).plain
            self.near(cell(spot.at), self.painted(text, spot.area), spot.area)
        for tower, place in enumerate(self.picture.towers):
            if not (view.parts.shut | view.layout.filled) >> tower & 1:
                self.near(cell(place.at), line(*signs.tower(tower)))
        for at, area in enumerate(self.picture.areas):
            self.name(cell(area.label), signs.places.name(self.numbers[at]), at)

    def tile(self, area: int) -> str:
        """What lies on a space for a tile."""
        signs, view = self.signs, self.signs.view
        name = tile_at(view, area)
        if name:
            return f"{TILE_SIGN}{signs.speech.word('tile', name)}"
        forest = forest_tile(view, area)
        if forest:
            return f"{TILE_SIGN}{signs.speech.word('forest-tile', forest)}"
        return line(*signs.hill(area)).plain.replace(f"{TILE_SIGN} ", TILE_SIGN)

    def block(self) -> Block:
        """The map line by line."""
        return [self.row(row) for row in range(self.ground.rows)]

    def row(self, row: int) -> Text:
        parts: list[Part] = []
        run, before = "", ""
        column = 0
        while column < self.ground.columns:
            piece = self.put.get((row, column))
            sign, style = self.empty(row, column) if piece is None else ("", "")
            if run and (piece is not None or style != before):
                parts.append((run, before))
                run = ""
            if piece is None:
                run, before = run + sign, style
                column += 1
            else:
                parts.append(piece)
                column += piece.cell_len
        return line(*parts, (run, before))

    def empty(self, row: int, column: int) -> tuple[str, str]:
        """A cell with nothing in it: a border, a little landscape, or nothing; and its style."""
        border, area = self.ground.borders[row][column], self.ground.areas[row][column]
        if area == SEA:
            return border, ""
        if border == " " and row % 2 == 0 and (column + 3 * row) % STREWN == 0:
            return TEXTURES[self.landscapes[area]], self.colours[area].replace(BLACK, GREY)
        return border, self.colours[area]


def ways(name: str) -> list[list[str]]:
    """A name in one line, or broken in two or three; then shorter and shorter."""
    words = name.replace("\u00a0", " ").split()
    found = [[name]]
    for at in range(1, len(words)):
        found.append([" ".join(words[:at]), " ".join(words[at:])])
    if len(words) > 2:
        found.append([words[0], " ".join(words[1:-1]), words[-1]])
    found.sort(key=lambda lines: (longest(lines) > EASY, len(lines), longest(lines)))
    for most in range(max(EASY - 3, longest([name]) - 1), 2, -1):
        ends = [words[0], words[-1]] if len(words) > 1 else words
        found.append([word if len(word) <= most else f"{word[: most - 1]}…" for word in ends])
        found.append([f"{name[: most - 1]}…"])
    return found


@lru_cache(8)
def picture_for(game: Game) -> BoardPicture:
    """The map of a game, read once."""
    found = picture_of(game)
    assert found is not None
    return found


def drawn_map(signs: BroomSigns, columns: int, rows: int = 0) -> Block:
    """The map in so many columns, and as many rows as that takes or as there are."""
    picture = picture_for(signs.speech.game)
    found = LetterMap(signs, picture, ground(picture, columns, rows or rows_for(picture, columns)))
    found.fill()
    return found.block()
