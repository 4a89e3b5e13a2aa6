"""Draws docs/pictures/architecture.svg: the rooms of the package, and which of them import which.

    python tools/pictures/architecture.py
    python tools/pictures/architecture.py --check

Rooms and their layers are those of [tool.importlinter] in pyproject.toml; arrows are the imports that are really
there, read by grimp from src. The colours are the site's. ``--check`` only says whether the kept picture is up to date.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
TOKENS = ROOT / "docs" / "_static" / "tokens.css"
PACKAGE = "broomstick"

WIDTH, MARGIN = 780, 20
GAP = 60
"""The height between two rows, where arrows turn."""
LANE = 26
"""The width kept free where an arrow passes through a row."""
PAD = 16
HEAD, LINE, LETTER = 46, 19, 7.3
"""Heights of a room's name and of a line of modules; the width of a letter of 12 px in a monospaced type."""
PORT = 18
"""The least distance between two arrows at one room."""

Arrow = tuple[str, str]
Cell = str | Arrow
"""What stands in a row: a room, or an arrow that passes through."""


def layers() -> list[list[str]]:
    """The rows of rooms from the top down, as the contract on imports has them, not built yet left out."""
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    rows = next(rule["layers"] for rule in rules["contracts"] if rule.get("exhaustive"))
    found = [[room.strip(" ()") for room in re.split(r"[|:]", row)] for row in rows]
    built = [
        [room for room in row if (ROOT / "src" / PACKAGE / room / "__init__.py").exists()] for row in found
    ]
    return [row for row in built if row]


def room_of(module: str) -> str:
    """The room a module lies in; empty for the package's own front door."""
    return f"{module}..".split(".")[1]


def read(rows: list[list[str]]) -> tuple[dict[str, list[str]], list[Arrow]]:
    """The modules of each room by name, and the arrows between rooms."""
    # From the sources: an installed package may be an older one, or compiled.
    sys.path.insert(0, str(ROOT / "src"))
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    level = {room: i for i, row in enumerate(rows) for room in row}
    modules: dict[str, list[str]] = {room: [] for room in level}
    arrows: set[Arrow] = set()
    for module in sorted(graph.modules):
        room = room_of(module)
        if room not in level:
            continue
        if not graph.find_children(module):
            modules[room].append(module.split(".", 2)[2])
        targets = {room_of(name) for name in graph.find_modules_directly_imported_by(module)}
        arrows |= {(room, target) for target in targets if target in level and target != room}
    turned = sorted(arrow for arrow in arrows if level[arrow[0]] >= level[arrow[1]])
    if turned:
        raise SystemExit(f"no picture while imports run against the layers: {turned}; see `make lint`")
    return modules, sorted(arrows, key=lambda arrow: (level[arrow[0]], arrow[0], level[arrow[1]], arrow[1]))


class Box:
    """A room's place, and the lines in it."""

    def __init__(self, left: float, top: float, width: float, lines: list[str]) -> None:
        self.left, self.top, self.width = left, top, width
        self.lines = lines
        self.height = HEAD + LINE * len(lines) + PAD - 6

    def near(self, x: float) -> float:
        """The nearest place to x where an arrow may touch."""
        return min(max(x, self.left + LANE / 2), self.left + self.width - LANE / 2)


def wrapped(modules: Sequence[str], width: float) -> list[str]:
    """Module names as lines of text: those in the room itself, then folder by folder."""
    folders: dict[str, list[str]] = {}
    for module in modules:
        folder, _, name = module.rpartition(".")
        folders.setdefault(folder, []).append(name)
    lines: list[str] = []
    for folder, names in sorted(folders.items()):
        words = [f"{folder.replace('.', '/')}/"] * bool(folder) + sorted(names)
        line = ""
        for word in words:
            longer = f"{line}  {word}" if line else word
            if line and len(longer) * LETTER > width - 2 * PAD:
                lines.append(line)
                longer = f"  {word}" if folder else word
            line = longer
        lines.append(line)
    return lines


def widest(modules: Sequence[str]) -> float:
    """The width that a room needs, were there a line for each name."""
    return max(len(line) for line in wrapped(modules, 0)) * LETTER + 2 * PAD


def shared(free: float, needs: list[float]) -> list[float]:
    """A width divided equally, except that nobody gets less than they need."""
    rest, more = free / len(needs), 0
    # Who needs more takes it from the others, of whom some may need more than is left then.
    while more < (now := sum(need > rest for need in needs)) < len(needs):
        more = now
        rest = (free - sum(need for need in needs if need > rest)) / (len(needs) - more)
    return [max(need, rest) for need in needs] if more < len(needs) else [free / len(needs)] * len(needs)


class Layout:
    """Rows of rooms from top to bottom; in each row the lanes of the arrows that only pass."""

    def __init__(self, rows: list[list[str]], modules: dict[str, list[str]], arrows: list[Arrow]) -> None:
        self.rows, self.modules, self.arrows = rows, modules, arrows
        self.level = {room: i for i, row in enumerate(rows) for room in row}
        self.cells: list[list[Cell]] = [list(row) for row in rows]
        for arrow in arrows:
            for row in self.passed(arrow):
                self.cells[row].append(arrow)
        self.place()
        self.settle()

    def passed(self, arrow: Arrow) -> range:
        """The rows that an arrow passes through."""
        return range(self.level[arrow[0]] + 1, self.level[arrow[1]])

    def settle(self) -> None:
        """Move lanes about within their rows for as long as that makes the drawing calmer."""
        best = self.unrest()
        moved = True
        while moved:
            moved = False
            for cells in self.cells:
                for lane in [cell for cell in cells if not isinstance(cell, str)]:
                    for to in range(len(cells)):
                        before = cells[:]
                        cells.remove(lane)
                        cells.insert(to, lane)
                        self.place()
                        if self.unrest() < best - 1e-6:
                            best, moved = self.unrest(), True
                        else:
                            cells[:] = before
        self.place()

    def unrest(self) -> float:
        """How far arrows swerve, and above all how often they cross."""
        swerve = sum(abs(a - b) for points in self.paths.values() for (a, _), (b, _) in pairwise(points))
        runs = [
            (row, points[2 * i][0], points[2 * i + 1][0])
            for arrow, points in self.paths.items()
            for i, row in enumerate(range(self.level[arrow[0]], self.level[arrow[1]]))
        ]
        crossings = sum(
            (a - c) * (b - d) < 0
            for i, (row, a, b) in enumerate(runs)
            for other, c, d in runs[i + 1 :]
            if row == other
        )
        return swerve + 1000 * crossings

    def place(self) -> None:
        """Give every room its box and every arrow its points: two for each stretch between rows."""
        self.boxes: dict[str, Box] = {}
        lanes: dict[tuple[int, Arrow], float] = {}
        self.spans: list[tuple[float, float]] = []
        top = float(MARGIN)
        for row, cells in enumerate(self.cells):
            rooms = self.rows[row]
            gaps = [*(gap(*pair) for pair in pairwise(cells)), 0]
            free = WIDTH - 2 * MARGIN - LANE * (len(cells) - len(rooms)) - sum(gaps)
            left = float(MARGIN)
            widths = dict(
                zip(rooms, shared(free, [widest(self.modules[room]) for room in rooms]), strict=True)
            )
            for cell, space in zip(cells, gaps, strict=True):
                if isinstance(cell, str):
                    width = widths[cell]
                    self.boxes[cell] = Box(left, top, width, wrapped(self.modules[cell], width))
                else:
                    width = LANE
                    lanes[row, cell] = left + width / 2
                left += width + space
            height = max(self.boxes[room].height for room in rooms)
            for room in rooms:
                self.boxes[room].height = height
            self.spans.append((top, top + height))
            top += height + GAP
        self.height = top - GAP + MARGIN
        self.paths = self.lead(lanes)

    def lead(self, lanes: dict[tuple[int, Arrow], float]) -> dict[Arrow, list[tuple[float, float]]]:
        """The points of every arrow, from the foot of one room to the head of another."""
        leave: dict[str, dict[Arrow, float]] = {room: {} for room in self.boxes}
        enter: dict[str, dict[Arrow, float]] = {room: {} for room in self.boxes}
        for arrow in self.arrows:
            source, target = (self.boxes[room] for room in arrow)
            rows = self.passed(arrow)
            first = lanes[rows[0], arrow] if rows else target.left + target.width / 2
            leave[arrow[0]][arrow] = source.near(first)
            last = lanes[rows[-1], arrow] if rows else leave[arrow[0]][arrow]
            enter[arrow[1]][arrow] = target.near(last)
        starts = {arrow: x for room in leave for arrow, x in apart(leave[room], self.boxes[room]).items()}
        for arrow, x in starts.items():
            if not self.passed(arrow):
                enter[arrow[1]][arrow] = self.boxes[arrow[1]].near(x)
        ends = {arrow: x for room in enter for arrow, x in apart(enter[room], self.boxes[room]).items()}
        paths = {}
        for arrow in self.arrows:
            box, goal = (self.boxes[room] for room in arrow)
            points = [(starts[arrow], box.top + box.height)]
            for row in self.passed(arrow):
                points += [(lanes[row, arrow], y) for y in self.spans[row]]
            paths[arrow] = [*points, (ends[arrow], goal.top)]
        return paths


def gap(cell: Cell, other: Cell) -> int:
    """The space between two neighbours in a row; a lane brings room of its own."""
    return 16 if isinstance(cell, str) and isinstance(other, str) else 8


def apart(wishes: dict[Arrow, float], box: Box) -> dict[Arrow, float]:
    """Places along an edge near to those wished for, in their order, none too near to the next."""
    order = sorted(wishes, key=lambda arrow: (wishes[arrow], arrow))
    places = [wishes[arrow] for arrow in order]
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + PORT)
    end = box.left + box.width - LANE / 2
    for i in reversed(range(len(places))):
        places[i] = min(places[i], end)
        end = places[i] - PORT
    return dict(zip(order, places, strict=True))


def style() -> str:
    """Both themes, from the tokens of the site."""
    tokens = TOKENS.read_text(encoding="utf-8")
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", tokens)
    colours = {name: (day, night) for name, day, night in pairs}
    letters = dict(re.findall(r"--(serif|sans|mono): ([^;]+);", tokens))

    def theme(which: int) -> str:
        page, surface, edge, ink, ink2 = (
            colours[name][which] for name in ("page", "surface", "edge", "ink", "ink-2")
        )
        return (
            f".page {{ fill: {page}; }} .room rect {{ fill: {surface}; stroke: {edge}; }} "
            f".name {{ fill: {ink}; }} .count, .modules {{ fill: {ink2}; }} "
            f".arrow path {{ stroke: {ink}; }} .arrow polygon {{ fill: {ink}; }}"
        )

    return "\n".join(
        [
            f"    .name {{ font: 700 20px {letters['serif']}; }}",
            f"    .count {{ font: 13px {letters['sans']}; text-anchor: end; }}",
            f"    .modules {{ font: 12px {letters['mono']}; white-space: pre; }}",
            "    .room rect { stroke-width: 1.5; } .arrow path { fill: none; stroke-width: 1.6; }",
            f"    {theme(0)}",
            f"    @media (prefers-color-scheme: dark) {{ {theme(1)} }}",
        ]
    )


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def room_shape(room: str, box: Box, count: int) -> list[str]:
    left, top = box.left, box.top
    many = f"{count} module{'s' * (count != 1)}" if box.width > 200 else str(count)
    frame = f'x="{number(left)}" y="{number(top)}" width="{number(box.width)}" height="{number(box.height)}" rx="8"'
    shape = [
        f'  <g class="room" data-room="{room}">',
        f"    <rect {frame}/>",
        f'    <text class="name" x="{number(left + PAD)}" y="{number(top + 29)}">{room}</text>',
        f'    <text class="count" x="{number(left + box.width - PAD)}" y="{number(top + 29)}">{many}</text>',
    ]
    for i, line in enumerate(box.lines):
        y = number(top + HEAD + 8 + LINE * i)
        indent = len(line) - len(line.lstrip())
        x = number(left + PAD + indent * LETTER)
        shape.append(f'    <text class="modules" x="{x}" y="{y}">{escape(line.strip())}</text>')
    return [*shape, "  </g>"]


def arrow_shape(arrow: Arrow, points: list[tuple[float, float]]) -> list[str]:
    """A line that swings where it must, and a point in the end."""
    x, y = points[0]
    way = f"M{number(x)} {number(y)}"
    (end, tip) = points[-1]
    points = [*points[:-1], (end, tip - 8)]
    for i, (to_x, to_y) in enumerate(points[1:]):
        if i % 2 or to_x == x:
            way += f"L{number(to_x)} {number(to_y)}"
        else:
            half = (y + to_y) / 2
            way += f"C{number(x)} {number(half)} {number(to_x)} {number(half)} {number(to_x)} {number(to_y)}"
        x, y = to_x, to_y
    head = f"{number(end)},{number(tip)} {number(end - 5)},{number(tip - 10)} {number(end + 5)},{number(tip - 10)}"
    return [
        f'  <g class="arrow" data-from="{arrow[0]}" data-to="{arrow[1]}">',
        f'    <path d="{way}"/>',
        f'    <polygon points="{head}"/>',
        "  </g>",
    ]


def listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def told(layout: Layout) -> str:
    """The picture in words, for those who cannot see it."""
    parts = [f"From the top: {'; '.join(listed(row) for row in layout.rows)}."]
    for row in layout.rows:
        for room in row:
            targets = [target for source, target in layout.arrows if source == room]
            parts.append(f"{room} imports {listed(targets) if targets else 'no other room'}.")
    return " ".join(parts)


def draw() -> str:
    rows = layers()
    modules, arrows = read(rows)
    layout = Layout(rows, modules, arrows)
    width, height = WIDTH, number(layout.height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-labelledby="title desc">',
        '  <title id="title">The rooms of Broomstick and who imports whom</title>',
        f'  <desc id="desc">{escape(told(layout))}</desc>',
        f"  <style>\n{style()}\n  </style>",
        f'  <rect class="page" width="{width}" height="{height}" rx="8"/>',
    ]
    for arrow, points in layout.paths.items():
        parts += arrow_shape(arrow, points)
    for room, box in layout.boxes.items():
        parts += room_shape(room, box, len(modules[room]))
    return "\n".join([*parts, "</svg>", ""])


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw the rooms and their imports.", allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="only say whether the picture is up to date")
    asked = parser.parse_args(argv)
    name = PICTURE.relative_to(ROOT)
    picture = draw()
    kept = PICTURE.read_text(encoding="utf-8") if PICTURE.exists() else ""
    if picture == kept:
        print(f"{name} is up to date")
        return 0
    if asked.check:
        print(
            f"{name} is not what the imports say now; `python tools/pictures/architecture.py` draws it anew"
        )
        return 1
    PICTURE.write_text(picture, encoding="utf-8")
    print(f"{name} drawn")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
