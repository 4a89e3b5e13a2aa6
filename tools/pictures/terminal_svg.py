"""A terminal's screen as a drawing: text in the reader's monospaced font, lines and blocks drawn as shapes.

Frames drawn as shapes meet without gaps, whatever the font. The ordinary ink and paper follow the reader's theme, as
they do on a terminal; fixed colours stay as they are.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

import pyte
from pyte.screens import Char

TOKENS = Path(__file__).parents[2] / "docs" / "_static" / "tokens.css"

CELL, ROW, SIZE, BASE = 8.4, 19.0, 14, 14.0
"""A column's width, a row's height, the size of letters, and how far below a row's top they stand."""
MARGIN, BAR = 16.0, 28.0
LIGHT, BOLD = 1.3, 2.8
"""How thick the lines of frames are."""

ANSI = {
    "black": "#1B2230", "red": "#B3261E", "green": "#2E7D32", "brown": "#9A6B00", "blue": "#1A68BC",
    "magenta": "#8E3A8E", "cyan": "#00706E", "white": "#8692A8",
}  # fmt: skip
LEVELS = {"─": LIGHT, "━": BOLD}
FIRST_SIGN = 0x2190
"""From here on come arrows, lines, blocks and signs."""
SHADES = {"░": 0.4, "▒": 0.6, "▓": 0.8, "█": 1.0}


class Screen(pyte.Screen):
    """pyte's screen, which knows no faint text: kept as if it blinked, which we never do."""

    def select_graphic_rendition(self, *attrs: int) -> None:
        told: list[int] = []
        rest = list(attrs)
        while rest:
            first = rest.pop(0)
            if first in (38, 48) and rest:
                size = 2 if rest[0] == 5 else 4
                told += [first, *rest[:size]]
                del rest[:size]
            else:
                told += {2: [5], 22: [22, 25]}.get(first, [first])
        super().select_graphic_rendition(*told)


@dataclass(frozen=True)
class Look:
    """How a piece of text looks."""

    ink: str
    paper: str
    bold: bool
    faint: bool
    struck: bool


def look_of(char: Char) -> Look:
    ink, paper = colour(char.fg, "ink"), colour(char.bg, "")
    if char.reverse:
        ink, paper = paper or "paper", ink
    return Look(ink, paper, char.bold, char.blink, char.strikethrough)


def colour(name: str, default: str) -> str:
    if name == "default":
        return default
    return ANSI.get(name.removeprefix("bright"), f"#{name}")


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


@dataclass
class Run:
    """Some columns of a row that look alike."""

    column: int
    text: str
    look: Look


def runs(row: list[Char]) -> Iterator[Run]:
    """A row in pieces; signs that may come from another font stand alone, so that they keep to their column."""
    current: Run | None = None
    for column, char in enumerate(row):
        look = look_of(char)
        if char.data == "":
            continue
        if current and current.look == look and joins(char.data, current.text[-1]):
            current.text += char.data
        else:
            if current:
                yield current
            current = Run(column, char.data, look)
    if current:
        yield current


def joins(char: str, before: str) -> bool:
    """Whether a character can be drawn together with the one before it."""
    return char == before if char in SHADES or char in LEVELS else max(ord(char[0]), ord(before)) < FIRST_SIGN


def fill(ink: str) -> str:
    return f'class="{ink}"' if ink in ("ink", "paper") else f'fill="{ink}"'


def text_shape(run: Run, top: float) -> str:
    lead = len(run.text) - len(run.text.lstrip())
    text = run.text.strip()
    if not text:
        return ""
    x = MARGIN + (run.column + lead) * CELL
    looks = ' font-weight="700"' if run.look.bold else ""
    looks += ' opacity="0.66"' if run.look.faint else ""
    looks += ' text-decoration="line-through"' if run.look.struck else ""
    wide = f' textLength="{number(len(text) * CELL)}"' if len(text) > 1 else ""
    return f'<text x="{number(x)}" y="{number(top + BASE)}" {fill(run.look.ink)}{looks}{wide}>{escape(text)}</text>'


def arms(char: str) -> dict[str, float]:
    """How thick the arms of a box character are, by direction; read from its name."""
    name = unicodedata.name(char, "")
    if not name.startswith("BOX DRAWINGS ") or "DOUBLE" in name or "DASH" in name or "DIAGONAL" in name:
        return {}
    words = name.removeprefix("BOX DRAWINGS ").replace("ARC ", "").split()
    found: dict[str, float] = {}
    weights = [word for word in words if word in ("LIGHT", "HEAVY")]
    places = {"VERTICAL": ["UP", "DOWN"], "HORIZONTAL": ["LEFT", "RIGHT"]}
    thick = {"LIGHT": LIGHT, "HEAVY": BOLD}
    if len(weights) == 1 and words[0] in thick:
        # LIGHT DOWN AND RIGHT
        for word in words[1:]:
            for place in places.get(word, [word] if word != "AND" else []):
                found[place] = thick[words[0]]
        return found
    if words[0] in thick:
        # HEAVY LEFT AND LIGHT RIGHT: the weight stands before.
        words = [word for at in range(0, len(words), 3) for word in (words[at + 1], words[at])]
    waiting: list[str] = []
    for word in words:
        # DOWN HEAVY AND RIGHT UP LIGHT
        if word in thick:
            for place in waiting:
                found[place] = thick[word]
            waiting = []
        elif word != "AND":
            waiting += places.get(word, [word])
    return found


def box_path(char: str, x: float, y: float) -> list[tuple[float, str]]:
    """The strokes of a box character, each with its thickness."""
    middle, centre = y + ROW / 2, x + CELL / 2
    if "ARC" in unicodedata.name(char, ""):
        directions = arms(char)
        to_y = y if "UP" in directions else y + ROW
        to_x = x if "LEFT" in directions else x + CELL
        radius = CELL / 2
        turn = middle + (radius if to_y > middle else -radius)
        way = (
            f"M{number(centre)} {number(to_y)}L{number(centre)} {number(turn)}"
            f"Q{number(centre)} {number(middle)} {number(to_x)} {number(middle)}"
        )
        return [(LIGHT, way)]
    ends = {"LEFT": (x, middle), "RIGHT": (x + CELL, middle), "UP": (centre, y), "DOWN": (centre, y + ROW)}
    strokes = []
    for place, weight in arms(char).items():
        end_x, end_y = ends[place]
        # A little beyond the middle, so that corners are closed.
        over_x = weight / 2 if place == "LEFT" else -weight / 2 if place == "RIGHT" else 0.0
        over_y = weight / 2 if place == "UP" else -weight / 2 if place == "DOWN" else 0.0
        strokes.append(
            (weight, f"M{number(centre + over_x)} {number(middle + over_y)}L{number(end_x)} {number(end_y)}")
        )
    return strokes


class Drawing:
    """Gathers the shapes of a screen."""

    def __init__(self) -> None:
        self.papers: list[str] = []
        self.strokes: dict[tuple[str, float, bool], list[str]] = {}
        self.shapes: list[str] = []

    def add(self, run: Run, top: float) -> None:
        x = MARGIN + run.column * CELL
        if run.look.paper:
            size = f'width="{number(len(run.text) * CELL + 0.3)}" height="{number(ROW)}"'
            self.papers.append(f'<rect x="{number(x)}" y="{number(top)}" {size} {fill(run.look.paper)}/>')
        if run.text[0] in SHADES:
            shade = SHADES[run.text[0]]
            size = f'width="{number(len(run.text) * CELL)}" height="{number(ROW)}"'
            self.shapes.append(
                f'<rect x="{number(x)}" y="{number(top)}" {size} {fill(run.look.ink)} opacity="{shade}"/>'
            )
        elif run.text[0] in LEVELS:
            middle = number(top + ROW / 2)
            way = f"M{number(x)} {middle}H{number(x + len(run.text) * CELL)}"
            self.strokes.setdefault((run.look.ink, LEVELS[run.text[0]], run.look.faint), []).append(way)
        elif arms(run.text[0]):
            for weight, way in box_path(run.text, x, top):
                self.strokes.setdefault((run.look.ink, weight, run.look.faint), []).append(way)
        else:
            shape = text_shape(run, top)
            if shape:
                self.shapes.append(shape)

    def lines(self) -> list[str]:
        """All strokes of one kind as a single path."""
        found = []
        for (ink, weight, faint), ways in self.strokes.items():
            stroke = f'class="{ink}-line"' if ink in ("ink", "paper") else f'stroke="{ink}"'
            opacity = ' opacity="0.5"' if faint else ""
            found.append(
                f'<path d="{"".join(ways)}" {stroke} stroke-width="{number(weight)}" fill="none"{opacity}/>'
            )
        return found


def style() -> str:
    """Ink and paper of both themes, and the font, from the tokens of the site."""
    tokens = TOKENS.read_text(encoding="utf-8")
    found = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", tokens)
    pairs = {name: (day, night) for name, day, night in found}
    mono = dict(re.findall(r"--(mono|sans): ([^;]+);", tokens))["mono"].replace('"', "'")

    def theme(which: int) -> str:
        ink, paper, edge = (
            pairs[name][which] for name in ("ink", "raised" if which == 0 else "page", "edge")
        )
        return (
            f".ink {{ fill: {ink}; }} .paper {{ fill: {paper}; }} .ink-line {{ stroke: {ink}; }} "
            f".paper-line {{ stroke: {paper}; }} .frame {{ fill: {paper}; stroke: {edge}; }} .dot {{ fill: {edge}; }}"
        )

    return (
        f"text {{ font-family: {mono}; font-size: {SIZE}px; white-space: pre; }}\n"
        f"{theme(0)}\n@media (prefers-color-scheme: dark) {{ {theme(1)} }}"
    )


def draw(screen: pyte.Screen, title: str) -> str:
    """The screen in a plain frame; empty rows at its end are left out."""
    rows = [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]
    while rows and all(char.data == " " and char.bg == "default" for char in rows[-1]):
        rows.pop()
    while rows and all(char.data == " " for char in rows[0]):
        rows.pop(0)
    drawing = Drawing()
    for y, row in enumerate(rows):
        for run in runs(row):
            drawing.add(run, BAR + MARGIN / 2 + y * ROW)
    width, height = screen.columns * CELL + 2 * MARGIN, BAR + len(rows) * ROW + 1.5 * MARGIN
    told = "\n".join("".join(char.data for char in row).rstrip() for row in rows)
    size = f'width="{number(width - 1)}" height="{number(height - 1)}"'
    dots = "".join(f'<circle class="dot" cx="{16 + 14 * i}" cy="14" r="4"/>' for i in range(3))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(told)}</desc>',
        f"<style>\n{style()}\n</style>",
        f'<rect class="frame" x="0.5" y="0.5" {size} rx="8"/>',
        dots,
        *drawing.papers,
        *drawing.lines(),
        *drawing.shapes,
    ]
    return "\n".join([*parts, "</svg>", ""])
