"""A game drawn in colour, in as many columns and rows as the terminal has. A game adds what is to be drawn."""

from collections.abc import Iterator
from itertools import permutations

from rich.text import Text

from broomstick.heart.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.faces.blocks import Block, apart, beside, broken, line, longest, wide
from broomstick.terminal.faces.curtain import curtain
from broomstick.terminal.faces.face import Face, turn_now
from broomstick.terminal.faces.paint import INK, QUIET, rule, seat_name, seat_sign, sign
from broomstick.terminal.faces.signs import Signs
from broomstick.terminal.faces.stick import stick
from broomstick.terminal.faces.telling import Teller
from broomstick.terminal.faces.turns import legend, perches
from broomstick.terminal.question import Question
from broomstick.terminal.story import Line
from broomstick.words import Speech

WIDEST = 200
PROSE = 100
"""Longer lines of prose are hard to read."""
GAP = 4
AIR = [99, 2, 1, 0]
"""Blank lines a screen should have: between all things, or else at least so many."""


class DrawnFace(Face):
    """A screen is a list of lines first, so that its height can be weighed before it is shown."""

    def __init__(self, speech: Speech, console: Console) -> None:
        super().__init__(speech, console)
        self.last: tuple[Question, tuple[int, int], tuple[Block, Block]] | None = None

    def signs_of(self, view: View) -> Signs:
        """Words and colours for drawings of a view."""
        raise NotImplementedError

    def inks(self) -> dict[str, str]:
        """Words that have a colour of their own in the story."""
        raise NotImplementedError

    def plans(self, question: Question) -> Iterator[list[Block]]:
        """What stands before a question, one thing below the other, in several forms, the roomiest first."""
        raise NotImplementedError

    def choices(self, question: Question) -> Block:
        """The answers of a question, drawn; empty where it is of a kind that has no drawing."""
        raise NotImplementedError

    def cards(self, view: View) -> Block:
        """The viewer's own cards."""
        raise NotImplementedError

    @property
    def wide(self) -> int:
        return min(self.console.width, WIDEST)

    def symbol(self, seat: int) -> str:
        return f"{sign(seat)} "

    def story(self, lines: list[Line]) -> None:
        self.console.draw(*Teller(self.speech, min(self.wide, PROSE), self.inks()).tell(lines))

    def state(self, view: View) -> None:
        stands = self.turn(view)
        self.console.draw(line(""), *self.head(view), *stands, *([line("")] if stands else []))
        self.table(view)

    def hand(self, view: View) -> None:
        if self.signs_of(view).own_seat() >= 0:
            self.console.draw(*self.own_cards(view))

    def own_cards(self, view: View) -> Block:
        """The viewer's cards; they are "yours" only if the viewer is the one who reads."""
        cards = self.cards(view)
        if view.viewer != self.cast.reader:
            return cards
        return [seat_name(view.viewer, self.words.say("word-your-cards")), *cards]

    def head(self, view: View) -> Block:
        """Where the game stands, as a line across the table; what does not fit there goes on below."""
        stands, rest, end = self.stands(view), "", self.head_end(view)
        if longest([stands]) + end.cell_len + 12 > self.wide:
            end = self.head_end(view, brief=True)
        if longest([stands]) + (end.cell_len + 4 if end else 0) + 6 > self.wide:
            # Round and turn are a sentence of their own.
            stands, _, rest = stands.partition(". ")
            stands, end = stands + ("." if rest else ""), self.head_end(view)
        below = broken((rest, INK), self.wide) if rest else []
        if not end:
            return [rule(stands, self.wide), *below]
        return [line(rule(stands, self.wide - end.cell_len - 4), " ", end, (" ──", QUIET)), *below]

    def head_end(self, view: View, brief: bool = False) -> Text:
        """What stands at the end of that line."""
        return line("")

    def head_of(self, question: Question) -> Block:
        """Picking comes right after the line that begins a round, so that another line would be too much."""
        if question.picking:
            stands = (self.stands(question.view), INK)
            end = self.head_end(question.view)
            if longest([stands[0]]) + 2 + end.cell_len <= self.wide:
                return [apart(stands, end, self.wide)]
            return [*broken(stands, self.wide), *([end] if end else [])]
        return self.head(question.view)

    def turn(self, view: View, short: bool = False) -> Block:
        """The stick, while a turn goes on."""
        if not turn_now(view):
            return []
        signs = self.signs_of(view)
        return stick(perches(signs), signs.chip(view.role) if view.role >= 0 else "", self.wide, short)

    def setting(self, question: Question) -> None:
        """Everything that matters for a question, as roomy as the terminal allows."""
        before, asked = self.screen(question)
        console = self.console
        if console.private and 0 < console.lines_shown > console.size[1] - 2 - len(before) - len(asked):
            # A screen that cannot be scrolled is turned like a page, rather than in the middle of the table.
            console.ask(console.more)
        console.draw(*before)

    def ask(self, question: Question) -> None:
        self.console.draw(*self.screen(question)[1])

    def screen(self, question: Question) -> tuple[Block, Block]:
        """The table and the question; worked out once, as long as the terminal stays as it is."""
        size = self.console.size
        if self.last is None or self.last[0] is not question or self.last[1] != size:
            self.last = (question, size, self.fitted(question))
        return self.last[2]

    def fitted(self, question: Question) -> tuple[Block, Block]:
        """The roomiest form that leaves a row for the answer and one for a reply, with as much air as can be."""
        asked = self.asked(question)
        room = self.console.size[1] - 2 - len(asked)
        plans = [(room - sum(map(len, plan)), plan) for plan in self.plans(question)]
        fitting = [form for air in AIR for form in plans if form[0] >= min(air, len(form[1]) + 1)]
        spare, plan = fitting[0] if fitting else plans[-1]
        # Blank lines go before the question first, then before the table and the head. While picking, the head
        # stands right below the line that begins the round.
        order = [len(plan), 1, 0, *range(2, len(plan))]
        gaps = [at for at in order if at or not question.picking][: max(0, spare)]
        before: Block = []
        for at, section in enumerate(plan):
            before += [line(""), *section] if at in gaps else section
        return before, [line(""), *asked] if len(plan) in gaps else asked

    def asked(self, question: Question) -> Block:
        """The question, its answers, and what stands below them."""
        title = line(seat_sign(question.view.viewer), (f" {self.title(question)}", INK))
        found = broken(title, self.wide)
        if not (question.picking and question.forced):
            if question.picking:
                found = self.with_legend(question.view, found)
            found += self.choices(question) or self.numbered(question)
        for text in self.below_lines(question):
            found += broken(text, self.wide)
        return found

    def with_legend(self, view: View, title: Block) -> Block:
        """The title with what the marks on the cards mean, beside it or below."""
        meant = self.legend(view)
        last: Text = title[-1]
        if last.cell_len + GAP + wide(meant) <= self.wide:
            return [*title[:-1], line(last, " " * GAP, meant[0])]
        return [*title, *meant]

    def legend(self, view: View) -> Block:
        """What the marks of a pick mean."""
        return legend(self.signs_of(view), self.wide, plays=True)

    def numbered(self, question: Question) -> Block:
        """Answers in lines, for questions that have no drawing."""
        notes = zip(question.items, self.item_notes(question), strict=True)
        return [
            piece
            for number, (item, note) in enumerate(notes, question.first)
            for piece in broken(f"{number:>3}  {item.texts[0]}   {note}".rstrip(), self.wide)
        ]

    def curtain(self, seat: int, lines: list[str]) -> None:
        self.console.draw(*curtain(seat, self.cast.name(seat), lines, self.wide, self.console.size[1] - 4))


def spaced(blocks: list[Block]) -> Block:
    """Blocks one below the other, a blank line between them."""
    return [text for at, block in enumerate(blocks) for text in ([line(""), *block] if at else block)]


def arranged(blocks: list[Block], width: int) -> list[Block]:
    """Blocks in rows, side by side where they fit, in the order that takes the fewest lines; the first stays first."""
    blocks = [block for block in blocks if block]
    forms = [in_rows([*blocks[:1], *rest], width) for rest in permutations(blocks[1:])]
    # Only the best is put together: heights are known before.
    best = min(forms, key=lambda rows: sum(1 + max(map(len, row)) for row in rows))
    return [beside(row, GAP) for row in best]


def in_rows(blocks: list[Block], width: int) -> list[list[Block]]:
    rows: list[list[Block]] = []
    room = 0
    for block in blocks:
        across = wide(block) + GAP
        if not rows or across > room + GAP:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= across
    return rows
