"""The broomstick across the table: who has said what in a turn, in the order of speaking."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT, SILENT
from broomstick.terminal.faces.blocks import Block, Part, cut, fit, line, longest
from broomstick.terminal.faces.paint import (
    BUTTON,
    HERE,
    INK,
    PENNANT,
    QUIET,
    STANCE_INKS,
    SWEPT,
    WOOD,
    seat_sign,
    seat_style,
    stance_chip,
    stance_mark,
)

NARROWEST_PERCH = 12
"""Columns a seat needs on the stick; where there are fewer, each seat gets a line of its own."""
FEW = 3
"""Seats in a line of the shortest form."""
BRISTLES = "░▒▓▓┣"
TIP = "━╸"
JOINTS = {BRAVE: "━┻━", COWARDLY: "━┳━", NEXT: "╸ ╺"}


@dataclass
class Perch:
    """One seat on the stick; the word says what it has said, or has yet to do, and where there is no room a briefer."""

    seat: int
    name: str
    said: int
    word: str
    leads: bool = False
    asked: bool = False
    brief: str = ""

    @property
    def stands(self) -> bool:
        """Brave ones stand above the stick, and so does whoever has not ducked yet."""
        return self.said in (SILENT, BRAVE)

    def label(self, marked: bool) -> Text:
        """Pennant, sign and name; where no word stands by, also the mark of the stance."""
        parts: list[Part] = [(f"{PENNANT} ", INK)] if self.leads else []
        if self.asked and (marked or self.said != SILENT):
            parts.append((f"{HERE} ", INK))
        if self.said == OUT or (marked and self.said != SILENT):
            parts += [stance_mark(self.said), " "]
        colour = f"bold {seat_style(self.seat)}"
        waits = self.said in (SILENT, NEXT) and not self.asked
        style = f"strike {SWEPT}" if self.said == OUT else QUIET if waits else colour
        return line(*parts, seat_sign(self.seat, hollow=waits), " ", (self.name, style))

    def told(self, width: int) -> Part:
        """The word, as it stands by a seat."""
        if self.asked and self.said == SILENT:
            return f" {self.word} ", BUTTON
        if self.said in (COWARDLY, BRAVE):
            return stance_chip(self.said, self.word)
        return self.brief if self.brief and cell_len(self.word) > width else self.word, STANCE_INKS[self.said]

    def wood(self, width: int) -> str:
        """The stick at a seat: stood upon, hung upon, with a bare notch, or untouched."""
        joint = "━┷━" if self.asked and self.said == SILENT else JOINTS.get(self.said, "━━━")
        left = (width - len(joint)) // 2
        return "━" * left + joint + "━" * (width - left - len(joint))


def stick(perches: list[Perch], chip: Part, width: int, short: bool = False) -> Block:
    """The stick with its seats; ``chip`` names the role at the bristles. The short form has marks instead of words."""
    each = (width - len(BRISTLES) - len(TIP)) // len(perches)
    if each < NARROWEST_PERCH:
        return in_few_lines(perches, chip, width) if short else in_lines(perches, chip, width)

    def row(told: Callable[[Perch], Part], standing: bool, head: Part = "") -> Text:
        cells = [cut(told(p), each - 1) if p.stands == standing else "" for p in perches]
        return line(fit(head, len(BRISTLES)), *[fit(cell, each, "centre") for cell in cells])

    def words(standing: bool, head: Part = "") -> Block:
        return [] if short else [row(lambda p: p.told(each - 1), standing, head)]

    def names(standing: bool, head: Part = "") -> Text:
        return row(lambda p: p.label(short), standing, head)

    below = [names(False), *words(False)]
    return [
        *words(True),
        names(True, line(" ", chip)),
        line((BRISTLES + "".join(p.wood(each) for p in perches) + TIP, WOOD)),
        *[text for text in below if text.plain.strip()],
    ]


def in_lines(perches: list[Perch], chip: Part, width: int) -> Block:
    """Where the stick would be too short: one line a seat."""
    names = min(longest([perch.name for perch in perches]) + 6, width // 2)
    head = line(chip).cell_len + 1
    found = []
    for at, perch in enumerate(perches):
        parts: list[Part] = [
            fit(chip if at == 0 else "", head),
            ("┃ ", WOOD),
            fit(perch.label(False), names),
            perch.told(width - head - 2 - names),
        ]
        found.append(cut(line(*parts), width))
    return found


def in_few_lines(perches: list[Perch], chip: Part, width: int) -> Block:
    """Several seats a line, with marks instead of words."""
    head = line(chip).cell_len + 1
    across = (width - head - 2) // FEW
    found = []
    for at in range(0, len(perches), FEW):
        cells = [fit(cut(perch.label(True), across - 1), across) for perch in perches[at : at + FEW]]
        found.append(line(fit(chip if at == 0 else "", head), ("┃ ", WOOD), *cells))
    return found
