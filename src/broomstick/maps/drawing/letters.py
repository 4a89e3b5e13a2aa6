"""Names on the map: how wide they are, about, and how they break into lines. No font is asked; all are guessed."""

from typing import Final

SERIF: Final = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua',"
    "'DejaVu Serif Condensed',Georgia,serif"
)

NARROW: Final = "ijltfrI1'’.,;:-! "
WIDE: Final = "mwMWÆŒ@%"

SIZE: Final = 21
LEADING: Final = 23
PADDING: Final = 9
LONGEST_LINE: Final = 10
"""A name with more letters is broken where it has a space."""


def width(text: str, size: int = SIZE) -> int:
    """About how wide a text in bold serif letters is; rather too wide than too narrow."""
    total = 0
    for letter in text:
        if letter in NARROW:
            total += 37
        elif letter in WIDE:
            total += 92
        elif letter.isupper():
            total += 73
        else:
            total += 58
    return (total * size + 99) // 100


def rows(name: str) -> list[str]:
    """A name in one row, or in two of about the same length."""
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    if len(name) <= LONGEST_LINE or not spaces:
        return [name]
    best = min(spaces, key=lambda i: (max(i, len(name) - i - 1), i))
    return [name[:best], name[best + 1 :]]


def plate(name: str) -> tuple[int, int]:
    """Width and height of the plate that a name stands on."""
    found = rows(name)
    return max(width(row) for row in found) + 2 * PADDING, LEADING * len(found) + 9


def escape(text: str) -> str:
    """Text as it stands between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
