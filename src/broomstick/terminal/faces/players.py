"""A row for each player, drawn: whose it is, and in columns what each has."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from broomstick.terminal.faces.blocks import Block, Part, cut, fit, line, longest
from broomstick.terminal.faces.paint import HERE, INK, QUIET, seat_name
from broomstick.terminal.faces.signs import Signs

MANY = 3
"""From so many of something on, the number stands out."""
NAME_LEAST, NAME_MOST = 6, 22
BEFORE_NAMES = 4
"""Columns for the mark of one's own row and for the sign of a seat."""

AMOUNT, TOTAL, BARE = "amount", "total", "bare"
"""How a number is shown: by how many it is, always so that it stands out, or as it is."""


@dataclass(frozen=True)
class Column:
    """What each seat has of one thing."""

    title: Part
    across: int
    counts: Sequence[int]
    shown: str = AMOUNT

    def cell(self, seat: int) -> Part:
        count = self.counts[seat]
        if self.shown == BARE:
            return fit(str(count), self.across, "right")
        strong = self.shown == TOTAL or count >= MANY
        text = str(count) if count or strong else "·"
        return f"{text:>{self.across}}", INK if strong else "" if count else QUIET

    @property
    def signed(self) -> bool:
        """Whether its title has a sign before its word."""
        return line(self.title).plain[1:2] == " "

    def slim(self, across: int) -> "Column":
        """The same in other columns; a title that has a sign without its word."""
        return replace(self, title=self.slim_title(), across=across)

    def slim_title(self) -> Text:
        return line(self.title)[:1] if self.signed else line(self.title)


def headed(sign: Part, word: str, counts: Sequence[int]) -> Column:
    """A column headed by a word, and by its sign where it has one."""
    title = line(sign, (word, QUIET))
    return Column(title, title.cell_len + 2, counts)


def total(signs: Signs, counts: Sequence[int]) -> Column:
    return Column((signs.say("word-vp"), INK), 5, counts, TOTAL)


def width_of(columns: Sequence[Column]) -> int:
    return sum(column.across for column in columns)


def name_width(signs: Signs, title: str) -> int:
    """Columns that names would take, if there were room for all."""
    return min(NAME_MOST, longest([*signs.cast.names[: signs.view.players], title]))


def player_rows(
    signs: Signs, title: str, names: int, columns: Sequence[Column], width: int, behind: Sequence[Part] = ()
) -> Block:
    """A head and a row for each seat; ``behind`` is what stands at the end of each of these, the head's first."""
    ends = behind or [""] * (signs.view.players + 1)
    heads = [fit(column.title, column.across, "right") for column in columns]
    rows = [line(fit((title, INK), names + BEFORE_NAMES), *heads, ends[0])]
    for seat in range(signs.view.players):
        mark = (HERE if seat == signs.own_seat() else " ", INK)
        name = fit(seat_name(seat, signs.cast.name(seat)), names + 2)
        rows.append(line(mark, " ", name, *[column.cell(seat) for column in columns], ends[seat + 1]))
    return [cut(row, width) for row in rows]
