"""Blocks of lines that can stand side by side, and frames around them: what every drawing is put together from."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console as Painter
from rich.text import Text

Block = list[Text]
"""Lines, of which none is broken any more."""

Part = str | tuple[str, str] | Text
"""A piece of a line: text as it is, or text with a style."""

BREAKER = Painter(width=200, highlight=False, markup=False, emoji=False)
"""rich breaks lines only where a console asks it to."""

UNBROKEN = str.maketrans("\u00a0\u202f", "\ue000\ue001")
BLANKS = str.maketrans("\ue000\ue001", "\u00a0\u202f")
"""Signs that no text has, for blanks at which no line is broken, and back."""


@dataclass(frozen=True)
class Frame:
    """The eight pieces of a frame: four corners, two levels, two uprights."""

    top_left: str
    top: str
    top_right: str
    left: str
    right: str
    bottom_left: str
    bottom: str
    bottom_right: str


SHARP = Frame(*"┌─┐││└─┘")
HEAVY = Frame(*"┏━┓┃┃┗━┛")
"""Brave things have sharp, heavy corners."""
ROUND = Frame(*"╭─╮││╰─╯")
"""Cowardly things have round ones."""


def line(*parts: Part) -> Text:
    """One line out of pieces."""
    return Text.assemble(*parts, no_wrap=True, overflow="crop", end="")


def cut(part: Part, width: int) -> Text:
    """A piece in at most so many columns, with an ellipsis where something is missing."""
    text = line(part)
    if text.cell_len > width:
        text.truncate(max(0, width), overflow="ellipsis" if width > 1 else "crop")
    return text


def fit(part: Part, width: int, side: str = "left") -> Text:
    """A piece in exactly so many columns: cut, or filled up with blanks."""
    text = cut(part, width)
    blank = max(0, width - text.cell_len)
    before = {"left": 0, "centre": blank // 2, "right": blank}[side]
    return line(" " * before, text, " " * (blank - before))


def apart(left: Part, right: Part, width: int) -> Text:
    """Two pieces at both ends of a line; the right one is kept whole."""
    end = line(right)
    return line(fit(left, width - end.cell_len), end) if end.cell_len else fit(left, width)


def broken(part: Part, width: int) -> Block:
    """A text in as many lines as it takes."""
    pieces = line(part)
    pieces.no_wrap = False
    pieces.overflow = "fold"
    # rich would break at any blank.
    pieces.plain = pieces.plain.translate(UNBROKEN)
    found = [line(piece) for piece in pieces.wrap(BREAKER, max(1, width))]
    for text in found:
        text.plain = text.plain.translate(BLANKS)
    return found


def hanging(head: Text, note: Part, width: int, least: int = 16) -> Block:
    """A note behind a head, in as many lines as it takes, all of them behind it."""
    pieces = broken(note, max(least, width - head.cell_len))
    return [line(head if at == 0 else " " * head.cell_len, piece) for at, piece in enumerate(pieces)]


def wide(block: Block) -> int:
    return max((text.cell_len for text in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 2, foot: bool = False) -> Block:
    """Blocks side by side, their heads in line, or their feet."""
    blocks = [block for block in blocks if block]
    height = max((len(block) for block in blocks), default=0)
    found = []
    for row in range(height):
        parts: list[Part] = []
        for at, block in enumerate(blocks):
            inside = row - (height - len(block)) if foot else row
            text = block[inside] if 0 <= inside < len(block) else line("")
            parts.append(text if at == len(blocks) - 1 else fit(text, wide(block) + gap))
        found.append(line(*parts))
    return found


def flowing(blocks: Sequence[Block], width: int, gap: int = 1, foot: bool = False) -> Block:
    """Blocks side by side in as few rows as possible, the rows equally long."""
    if not blocks:
        return []
    widest = max(wide(block) for block in blocks)
    most = max(1, (width + gap) // (widest + gap))
    rows = -(-len(blocks) // most)
    each = -(-len(blocks) // rows)
    found: Block = []
    for at in range(0, len(blocks), each):
        found += beside(blocks[at : at + each], gap, foot)
    return found


def in_columns(cells: Block, width: int, gap: int = 3) -> Block:
    """Cells in columns, read downwards."""
    across = max(cell.cell_len for cell in cells)
    columns = max(1, (width + gap) // (across + gap))
    rows = -(-len(cells) // columns)
    return [
        cut(text, width) for text in beside([cells[at : at + rows] for at in range(0, len(cells), rows)], gap)
    ]


def strung(texts: Sequence[Part], width: int, gap: int) -> Block:
    """Texts one behind the other, as many in a line as fit; one that is longer than a line goes on in the next."""
    rows: Block = []
    for text in texts:
        if rows and rows[-1].cell_len + gap + line(text).cell_len <= width:
            rows[-1] = line(rows[-1], " " * gap, text)
        else:
            rows += broken(text, width)
    return rows


def level(blocks: Sequence[Block]) -> list[Block]:
    """The same blocks, all as high as the highest."""
    height = max((len(block) for block in blocks), default=0)
    return [[*block, *[line("") for _ in range(height - len(block))]] for block in blocks]


def edge(frame: Frame, width: int, style: str, head: Part = "", end: Part = "") -> Text:
    """The upper edge of a frame, with something written into it at the left and at the right."""
    before, after = line(head), line(end)
    room = width - 2 - after.cell_len
    before = cut(before, room)
    fill = frame.top * (room - before.cell_len)
    return line((frame.top_left, style), before, (fill, style), after, (frame.top_right, style))


def foot(frame: Frame, width: int, style: str) -> Text:
    return line((frame.bottom_left + frame.bottom * (width - 2) + frame.bottom_right, style))


def sides(block: Block, frame: Frame, width: int, style: str) -> Block:
    """Lines between the uprights of a frame, a blank on each side."""
    return [
        line((frame.left + " ", style), fit(text, width - 4), (" " + frame.right, style)) for text in block
    ]


def framed(
    block: Block, width: int, frame: Frame = SHARP, style: str = "", head: Part = "", end: Part = ""
) -> Block:
    """Lines in a frame of so many columns in all."""
    return [
        edge(frame, width, style, head, end),
        *sides(block, frame, width, style),
        foot(frame, width, style),
    ]


def longest(texts: Sequence[str]) -> int:
    """The columns that the longest of some texts takes."""
    return max((cell_len(text) for text in texts), default=0)
