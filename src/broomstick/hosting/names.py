"""Names and lines as they are shown: whatever somebody types, one line comes out; no two names at a table are alike."""

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 20
MOST_MARKS = 2
"""Accents on one letter; more of them would run over the lines above and below."""
BLANK_LETTERS = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their class and nothing to the eye."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no marks that turn or hide text, not too long; what is left may be empty.

    Markup stays what it is, a few odd letters: whoever shows a name shows it as text.
    """
    # What cannot fit is cut first: a book in place of a name must not take long.
    return shortened(clean_line(name[: 20 * LONGEST_NAME]), LONGEST_NAME)


def clean_line(text: str) -> str:
    """A text as one line, without marks that turn or hide other text, and without towers of accents."""
    seen = [" " if c.isspace() else c for c in text if c.isspace() or is_seen(c)]
    letters: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", "".join(seen)):
        marks = marks + 1 if unicodedata.category(c).startswith("M") else 0
        # A mark needs a letter to stand on.
        if marks <= MOST_MARKS and (not marks or (letters and letters[-1] != " ")):
            letters.append(c)
    return " ".join("".join(letters).split())


def is_seen(c: str) -> bool:
    return c.isprintable() and c not in BLANK_LETTERS


def shortened(text: str, most: int) -> str:
    """The beginning of a text, without the half of a letter at its end."""
    if len(text) <= most:
        return text
    while most and unicodedata.category(text[most]).startswith("M"):
        most -= 1
    return text[:most].strip()


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where somebody else at the table has it; no name stays no name."""
    if not name:
        return name
    taken = {folded(other) for other in others}
    number, found = 1, name
    while folded(found) in taken:
        number += 1
        behind = f" {number}"
        found = shortened(name, LONGEST_NAME - len(behind)) + behind
    return found


def folded(name: str) -> str:
    """What two names that look alike have in common."""
    return unicodedata.normalize("NFKC", name).casefold()
