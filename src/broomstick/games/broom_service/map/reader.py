"""Reads the file of a map.

Lines run from point to point; an area's outline is the lines around it, in order. Two areas that name the same line
share that border, so that no border can be drawn twice and differently.
"""

from typing import Any, Final

from broomstick.games.broom_service.box.lists import COLOURS, LANDSCAPES
from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.fields import kebab, named, similar
from broomstick.games.broom_service.map.picture import (
    BANNERS,
    LETTERS,
    SHAPES,
    TILES,
    AreaPicture,
    BoardPicture,
    Spot,
    TowerPicture,
)
from broomstick.games.broom_service.map.shapes import Edges, Point, inside, within
from broomstick.games.datafile import ORIGINS, Entry, Tree, read_replacement
from broomstick.heart.codec import shorten
from broomstick.heart.errors import DataError
from broomstick.heart.plain import quote

MOST: Final = 60
"""Areas, towers or cloud spaces: each kind has to fit into a mask."""

FIELDS: Final = [
    "board", "origin", "size", "base", "banner", "title", "ribbon", "compass", "points", "lines",
    "areas", "castles", "towers", "clouds", "tiles", "circles",
]  # fmt: skip


def read_picture(data: object) -> BoardPicture:
    """A board from a path to a TOML file or from what such a file holds."""
    file, tree = read_replacement(data)
    return PictureReader(file, tree).read()


class PictureReader:
    """Reads a file from top to bottom; the first thing that cannot be read ends it."""

    def __init__(self, file: str, tree: Tree) -> None:
        self.file = file
        self.top = Entry(file, "board", tree)
        self.picture = BoardPicture(file)
        self.ends: dict[str, tuple[str, str]] = {}
        self.numbers: dict[str, int] = {}
        # What the lines so far have taken: their edges, and every corner with what it belongs to.
        self.edges = Edges()
        self.owners: list[str] = []
        self.corners: dict[Point, str] = {}

    def read(self) -> BoardPicture:
        for field in self.top.values:
            if field not in FIELDS:
                raise self.top.fail(
                    shorten(field),
                    f"no such field; there are {', '.join(FIELDS)}",
                    "unknown-field",
                    {"names": FIELDS},
                )
        picture = self.picture
        picture.name = kebab(self.top, "board")
        self.top.name("origin", ORIGINS)
        size = self.top.numbers("size", 100, 10000)
        if len(size) != 2:
            raise self.top.fail(
                "size",
                f"should have 2 entries, not {len(size)}",
                "wrong-length",
                {"count": 2, "found": len(size)},
            )
        picture.width, picture.height = size[0], size[1]
        picture.base = self.top.number("base", 1, 100)
        picture.banner = BANNERS[self.top.name("banner", BANNERS)]
        picture.title = named(self.top, "title")
        if "ribbon" in self.top.values:
            picture.ribbon = self.point(self.top, "ribbon", self.top.value("ribbon"))
        if "compass" in self.top.values:
            picture.compass = self.point(self.top, "compass", self.top.value("compass"))
        self.read_points()
        self.read_lines()
        for entry in self.entries("areas", "id"):
            self.read_area(entry)
        self.check_sides()
        self.check_overlaps()
        for entry in self.entries("towers", "id"):
            self.read_tower(entry)
        for entry in self.entries("castles", "area"):
            picture.castles.append(self.spot(entry))
        for entry in self.entries("clouds", "area"):
            picture.clouds.append(self.spot(entry))
        for entry in self.entries("tiles", "area"):
            self.read_tile(entry)
        for entry in self.entries("circles", "letter"):
            self.read_circle(entry)
        return picture

    def entries(self, section: str, key: str) -> list[Entry]:
        """The entries of a list, each titled by what tells it apart."""
        found = self.top.values.get(section, [])
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            message = f"{self.file}: {section}: should be a list of entries"
            raise DataError(message, "not-a-list-of-tables", {"file": self.file, "field": section})
        if len(found) > MOST:
            raise self.top.fail(
                section,
                f"has {len(found)} entries; there can be at most {MOST}",
                "too-many",
                {"count": len(found), "highest": MOST},
            )
        entries: list[Entry] = []
        for i, item in enumerate(found):
            title = str(item.get(key, i + 1))
            entries.append(Entry(self.file, f"{section} {shorten(title)}", item))
        return entries

    def read_points(self) -> None:
        entry = self.section("points")
        seen: dict[Point, str] = {}
        for name in entry.values:
            point = self.point(entry, name, entry.values[name])
            if point in seen:
                raise entry.fail(
                    name,
                    f"is where {seen[point]} already is; lines that meet there should all end at {seen[point]}",
                    "board-same-spot",
                    {"name": seen[point]},
                )
            seen[point] = name
            self.picture.points[name] = point
            self.corners[point] = name

    def section(self, field: str) -> Entry:
        value = self.top.value(field)
        if not isinstance(value, dict) or not value:
            shown = quote(value)
            message = f"should be a table of values, not {shown}"
            raise self.top.fail(field, message, "not-a-table", {"value": shown})
        return Entry(self.file, field, value)

    def point(self, entry: Entry, field: str, value: Any) -> Point:
        """Two whole numbers, on the map."""
        if (
            not isinstance(value, list)
            or len(value) != 2
            or isinstance(value[0], bool)
            or isinstance(value[1], bool)
            or not isinstance(value[0], int)
            or not isinstance(value[1], int)
        ):
            shown = quote(value)
            message = f"should be a spot, two whole numbers such as [120, 80], not {shown}"
            raise entry.fail(field, message, "board-not-a-spot", {"value": shown})
        x, y = value[0], value[1]
        width, height = self.picture.width, self.picture.height
        if not 0 <= x <= width or not 0 <= y <= height:
            raise entry.fail(
                field,
                f"{x}, {y} is off the map, which goes from 0, 0 to {width}, {height}",
                "board-off-map",
                {"x": x, "y": y, "width": width, "height": height},
            )
        return (x, y)

    def read_lines(self) -> None:
        entry = self.section("lines")
        points = self.picture.points
        for name in entry.values:
            value = entry.values[name]
            if not isinstance(value, list) or len(value) < 2:
                message = f"should be a list: a point, the way, a point; not {quote(value)}"
                raise entry.fail(name, message, "board-not-a-line", {"value": quote(value)})
            for end in (value[0], value[-1]):
                if not isinstance(end, str) or end not in points:
                    close = similar(end, list(points))
                    raise entry.fail(
                        name,
                        f"{quote(end)} is no point; a line begins and ends at points, such as {', '.join(close)}",
                        "board-unknown-point",
                        {"value": quote(end), "names": close},
                    )
            corners = [points[value[0]]]
            corners += [self.point(entry, name, spot) for spot in value[1:-1]]
            corners.append(points[value[-1]])
            self.ends[name] = (value[0], value[-1])
            self.picture.lines[name] = corners
            self.picture.sides[name] = []
            self.lay_line(entry, name, corners)

    def lay_line(self, entry: Entry, name: str, corners: list[Point]) -> None:
        """No line may meet another, or itself, anywhere but where both end."""
        if corners[0] == corners[-1] and len(corners) < 4:
            message = f"goes back to {self.ends[name][0]} without going round anything"
            raise entry.fail(name, message, "board-flat-line", {"name": self.ends[name][0]})
        for corner in corners[1:-1]:
            if corner in self.corners:
                raise self.crossing(entry, name, self.corners[corner], corner)
            self.corners[corner] = name
        for i in range(1, len(corners)):
            start, end = corners[i - 1], corners[i]
            other = self.edges.met(start, end)
            if other >= 0:
                middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
                raise self.crossing(entry, name, self.owners[other], middle)
            self.edges.add(start, end)
            self.owners.append(name)

    def crossing(self, entry: Entry, name: str, other: str, spot: Point) -> DataError:
        return entry.fail(
            name,
            f"meets {'itself' if name == other else other} near {spot[0]}, {spot[1]}; "
            "lines may meet only at points, where they end",
            "board-crossing",
            {"name": other, "x": spot[0], "y": spot[1]},
        )

    def read_area(self, entry: Entry) -> None:
        name = kebab(entry, "id")
        if name in self.numbers:
            raise entry.fail("id", f"{name!r} is there twice", "board-twice", {"value": repr(name)})
        area = AreaPicture(entry, name, entry.name("landscape", LANDSCAPES))
        area.names = named(entry, "names")
        area.purpose = entry.text("purpose")
        number = len(self.picture.areas)
        self.numbers[name] = number
        self.picture.areas.append(area)
        self.read_outline(entry, area, number)
        area.label = self.point(entry, "label", entry.value("label"))
        if area.landscape != WATER:
            area.pawns = self.point(entry, "pawns", entry.value("pawns"))

    def read_outline(self, entry: Entry, area: AreaPicture, number: int) -> None:
        """The lines around an area, head to tail, whichever way each was drawn."""
        value = entry.value("outline")
        if not isinstance(value, list) or not value:
            shown = quote(value)
            message = f"should be a list of names, not {shown}"
            raise entry.fail("outline", message, "not-a-list-of-names", {"value": shown})
        for line in value:
            if not isinstance(line, str) or line not in self.ends:
                close = similar(line, list(self.ends))
                raise entry.fail(
                    "outline",
                    f"{quote(line)} is no line; there are, for example, {', '.join(close)}",
                    "board-unknown-line",
                    {"value": quote(line), "names": close},
                )
            if line in area.lines:
                message = f"names {quote(line)} twice"
                raise entry.fail("outline", message, "named-twice", {"value": quote(line)})
            area.lines.append(line)
            self.picture.sides[line].append(number)
            if len(self.picture.sides[line]) > 2:
                others = [self.picture.areas[i].name for i in self.picture.sides[line][:2]]
                raise entry.fail(
                    "outline",
                    f"{quote(line)} already lies between {others[0]} and {others[1]}",
                    "board-third-side",
                    {"value": quote(line), "names": ", ".join(others)},
                )
        at = self.first_point(area.lines)
        for i, line in enumerate(area.lines):
            start, end = self.ends[line]
            if at != start and at != end:
                raise entry.fail(
                    "outline",
                    f"{area.lines[i - 1]} ends at {at}, but {line} goes from {start} to {end}; the lines of an "
                    "outline stand in the order of a walk around it",
                    "board-broken-outline",
                    {"before": area.lines[i - 1], "name": at, "after": line, "start": start, "end": end},
                )
            back = at != start
            area.reversed.append(back)
            corners = self.picture.lines[line]
            walked = corners[::-1] if back else corners
            area.outline += walked[:-1]
            at = start if back else end
        if self.picture.points[at] != area.outline[0]:
            first = self.first_point(area.lines)
            raise entry.fail(
                "outline",
                f"does not close: it begins at {first} and ends at {at}",
                "board-open-outline",
                {"start": first, "end": at},
            )

    def first_point(self, lines: list[str]) -> str:
        """Where the walk begins: at the end of the first line that the second does not touch."""
        start, end = self.ends[lines[0]]
        if len(lines) == 1:
            return start
        if len(lines) == 2:
            # Both orders close; the last point decides nothing.
            return start
        return end if start in self.ends[lines[1]] and end not in self.ends[lines[1]] else start

    def check_sides(self) -> None:
        for line, sides in self.picture.sides.items():
            if not sides:
                raise Entry(self.file, "lines", {}).fail(
                    line, "belongs to no area: name it in an outline or take it out", "board-loose-line"
                )

    def check_overlaps(self) -> None:
        """Lines do not cross, so areas overlap only where one lies wholly within the other."""
        areas = self.picture.areas
        for area in areas:
            spot = within(area.outline)
            for other in areas:
                if other is not area and inside(spot, other.outline):
                    raise area.entry.fail(
                        "outline",
                        f"lies over {other.name}, near {spot[0]}, {spot[1]}",
                        "board-overlap",
                        {"name": other.name, "x": spot[0], "y": spot[1]},
                    )

    def read_tower(self, entry: Entry) -> None:
        name = kebab(entry, "id")
        if name in self.numbers or any(tower.name == name for tower in self.picture.towers):
            raise entry.fail("id", f"{name!r} is there twice", "board-twice", {"value": repr(name)})
        tower = TowerPicture(entry, name, self.point(entry, "at", entry.value("at")))
        tower.names = named(entry, "names")
        tower.colour = entry.name("colour", COLOURS)
        tower.square = entry.name("shape", SHAPES)
        tower.points = entry.number("vp", 0, 99)
        tower.wands = entry.number("wands", 0, 9)
        self.picture.towers.append(tower)

    def spot(self, entry: Entry) -> Spot:
        name = entry.text("area")
        if name not in self.numbers:
            close = similar(name, list(self.numbers))
            raise entry.fail(
                "area",
                f"{quote(name)} is no area; there are, for example, {', '.join(close)}",
                "board-unknown-area",
                {"value": quote(name), "names": close},
            )
        return Spot(entry, self.numbers[name], self.point(entry, "at", entry.value("at")))

    def read_tile(self, entry: Entry) -> None:
        tile = self.spot(entry)
        tile.kind = TILES[entry.name("kind", TILES)]
        covers = entry.value("covers")
        towers = [tower.name for tower in self.picture.towers]
        if not isinstance(covers, list):
            shown = quote(covers)
            message = f"should be a list of names, not {shown}"
            raise entry.fail("covers", message, "not-a-list-of-names", {"value": shown})
        for name in covers:
            if not isinstance(name, str) or name not in towers:
                close = similar(name, towers)
                raise entry.fail(
                    "covers",
                    f"{quote(name)} is no tower; there are, for example, {', '.join(close)}",
                    "board-unknown-tower",
                    {"value": quote(name), "names": close},
                )
            tile.covers.append(towers.index(name))
        self.picture.tiles.append(tile)

    def read_circle(self, entry: Entry) -> None:
        circle = self.spot(entry)
        circle.kind = LETTERS[entry.name("letter", LETTERS)]
        self.picture.circles.append(circle)
