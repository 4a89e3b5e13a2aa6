"""What all games are painted with: seats, stances, chips, rules.

Nothing is told by colour alone: a seat has a sign, a stance a shape, a type its letters. Colours are fixed ones of the
256 that terminals share, because nobody knows whether the background is dark or light: as text only those that stand
out from black and from white alike (three to one and more), and paler or darker ones only as a chip, a background that
brings its own ink.
"""

from rich.text import Text

from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT, SILENT
from broomstick.terminal.faces.blocks import Part, cut, line

SIGNS = ["●", "■", "⌂", "◆", "★", "✿"]
HOLLOW_SIGNS = ["○", "□", "⌂", "◇", "☆", "❀"]
"""The signs of the seats, full and hollow; each fills one column and is drawn in the fonts terminals usually have."""
SEAT_COLOURS = ["color(32)", "color(29)", "color(166)", "color(98)", "color(100)", "color(162)"]

MARKS = {SILENT: " ", NEXT: "·", COWARDLY: "◓", BRAVE: "▲", OUT: "✗"}
"""What a seat has said: brave points up, cowardly ducks under a dome, out is crossed out."""
PENNANT = "⚑"
HERE = "▸"
CROWN = "♛"
FULL, EMPTY = "▮", "▯"

INK = "bold"
QUIET = "dim"
BUTTON = "reverse bold"
"""Controls are ink: numbers to type, and whose call it is."""
BRAVE_INK, BRAVE_CHIP = "color(136)", "color(16) on color(214)"
COWARD_INK, COWARD_CHIP = "color(68)", "color(231) on color(25)"
SWEPT = "color(160)"
WOOD = "color(137)"

STANCE_INKS = {SILENT: QUIET, NEXT: QUIET, COWARDLY: COWARD_INK, BRAVE: BRAVE_INK, OUT: SWEPT}
STANCE_CHIPS = {COWARDLY: COWARD_CHIP, BRAVE: BRAVE_CHIP}

CHIPS = {
    "brown": "color(231) on color(94)",
    "orange": "color(16) on color(208)",
    "green": "color(231) on color(28)",
    "red": "color(231) on color(124)",
    "purple": "color(231) on color(90)",
    "yellow": "color(16) on color(220)",
    "blue": "color(231) on color(25)",
    "grey": "color(16) on color(248)",
    "black": "color(231) on color(235)",
    "white": "color(16) on color(255)",
}
"""What letters stand on, by the colour the components name."""

INKS = {
    "brown": "color(130)",
    "orange": "color(166)",
    "green": "color(28)",
    "red": "color(160)",
    "purple": "color(133)",
    "yellow": "color(136)",
    "blue": "color(32)",
    "grey": "color(245)",
    "black": "color(61)",
    "white": "color(67)",
}
"""The same colours as marks on any background."""


def sign(seat: int, hollow: bool = False) -> str:
    signs = HOLLOW_SIGNS if hollow else SIGNS
    return signs[seat % len(signs)]


def seat_style(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def seat_sign(seat: int, hollow: bool = False) -> Part:
    return sign(seat, hollow), f"bold {seat_style(seat)}"


def seat_name(seat: int, name: str) -> Text:
    """A seat's sign and its name, in its colour."""
    return line(seat_sign(seat), (f" {name}", f"bold {seat_style(seat)}"))


def chip(text: str, style: str) -> Part:
    return text, f"bold {style}"


def type_chip(letters: str, colour: str) -> Part:
    """A type's letters on its colour; reversed where somebody's own box has a colour we do not know."""
    return chip(letters, CHIPS.get(colour, "reverse"))


def type_ink(colour: str) -> str:
    return INKS.get(colour, "")


def stance_mark(said: int) -> Part:
    return MARKS[said], f"bold {STANCE_INKS[said]}"


def stance_chip(said: int, word: str, slim: bool = False) -> Part:
    """Brave or cowardly with its mark, on its own colour."""
    text = f"{MARKS[said]} {word}"
    return chip(text if slim else f" {text} ", STANCE_CHIPS[said])


def button(number: int) -> Part:
    """A number that can be typed."""
    return f" {number} ", BUTTON


def rule(title: Part, width: int, style: str = INK) -> Text:
    """A line across the table with a title near its beginning."""
    text = cut(title, width - 6)
    text.stylize_before(style)
    return line(("── ", QUIET), text, (" " + "─" * (width - text.cell_len - 4), QUIET))
