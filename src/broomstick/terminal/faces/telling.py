"""The story in colour: who it is about stands before each line, names and stances stand out in it."""

import re
from collections.abc import Mapping

from rich.text import Text

from broomstick.heart.journal import NO_SEAT
from broomstick.heart.shown import BRAVE, COWARDLY, OUT
from broomstick.terminal.faces.blocks import Block, Part, broken, fit, line
from broomstick.terminal.faces.paint import (
    QUIET,
    STANCE_INKS,
    SWEPT,
    rule,
    seat_sign,
    seat_style,
    stance_mark,
)
from broomstick.terminal.story import ASIDE, HEADING, PLAIN, TURN, Line
from broomstick.words import Speech

TURN_NUMBER = re.compile(r"^\D{1,20} \d+\. ")
SAID = {"brave": BRAVE, "cowardly": COWARDLY}


class Teller:
    """Paints lines of the story. ``words`` are further texts that have a style of their own."""

    def __init__(self, speech: Speech, width: int, words: Mapping[str, str]) -> None:
        self.speech = speech
        self.width = width
        self.words = words
        self.seats = {name: seat for seat, name in enumerate(speech.cast.names)}
        if speech.cast.you and speech.cast.within:
            self.seats[speech.cast.within] = speech.cast.reader
        names = sorted(self.seats, key=len, reverse=True)
        self.names = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")

    def tell(self, lines: list[Line]) -> Block:
        found: Block = []
        before = ""
        for told in lines:
            if told.kind == HEADING:
                found += [line(""), rule(told.text, self.width)]
            else:
                if told.kind == TURN or (told.kind == ASIDE and before in (TURN, PLAIN)):
                    found.append(line(""))
                found += self.paint(told)
            before = told.kind
        return found

    def paint(self, told: Line) -> Block:
        """A line, where it is long in several, the later ones as far in as the first."""
        gutter = line("  " if told.kind == PLAIN else "", self.gutter(told), " ")
        inside = gutter.cell_len
        pieces = broken(self.text(told), self.width - inside)
        return [line(gutter if at == 0 else fit("", inside), piece) for at, piece in enumerate(pieces)]

    def gutter(self, told: Line) -> Part:
        return seat_sign(told.seat) if told.seat != NO_SEAT else ("·", QUIET)

    def text(self, told: Line) -> Text:
        text = told.text
        head = TURN_NUMBER.match(text) if told.kind == TURN else None
        start = head.end() if head else 0
        stance = self.stance(told)
        fall = text.rfind(told.fall) if told.fall else -1
        # Marks are put in from the end on, so that places before them stay right.
        painted = Text(text)
        if head:
            painted.stylize(QUIET, 0, start)
        for words, style in self.words.items():
            # With an ending, where there are several.
            painted.highlight_regex(rf"(?<!\w){re.escape(words)}\w*", style)
        if fall >= 0:
            painted.stylize(SWEPT, fall)
        inserts: list[tuple[int, Part]] = []
        for found in self.names.finditer(text):
            seat = self.seats[found[0]]
            if found[0] == self.speech.cast.within and len(told.seats) < 2:
                # Only in a list of names is it one.
                continue
            if stance and stance[1] <= found.start() < stance[2]:
                # What was said may be somebody's name as well.
                continue
            painted.stylize(f"bold {seat_style(seat)}", found.start(), found.end())
            if seat != told.seat:
                inserts.append((found.start(), line(seat_sign(seat), " ")))
        if stance:
            said, at, end = stance
            painted.stylize(f"bold {STANCE_INKS[said]}", at, end)
            inserts.append((at, line(stance_mark(said), " ")))
        if fall >= 0:
            inserts.append((fall, line(stance_mark(OUT), " ")))
        for at, part in sorted(inserts, key=lambda insert: -insert[0]):
            painted = line(painted[:at], part, painted[at:])
        return painted

    def stance(self, told: Line) -> tuple[int, int, int] | None:
        """How a role was played, and where the word for it stands: it is the last of its sentence, after any name."""
        if not told.stance:
            return None
        word = self.speech.stance(told.stance)
        first = told.text.find(told.play)
        at = told.text.rfind(word, first, first + len(told.play))
        return (SAID[told.stance], at, at + len(word)) if at >= 0 else None
