"""The card game drawn in colour: what stands where, in as many columns and rows as the terminal has."""

from collections.abc import Iterator
from itertools import permutations

from rich.text import Text

from broomstick.contest.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.faces.blocks import Block, beside, broken, line, wide
from broomstick.terminal.faces.card_game import CardFace, card_view
from broomstick.terminal.faces.card_game_board import (
    displays,
    legend,
    perches,
    pile,
    task_cards,
    task_rows,
    turns,
)
from broomstick.terminal.faces.card_game_cards import choices, hand, hand_line
from broomstick.terminal.faces.card_game_kit import Kit, role_inks
from broomstick.terminal.faces.card_game_result import result
from broomstick.terminal.faces.curtain import curtain
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import INK, rule, seat_name, seat_sign, sign
from broomstick.terminal.faces.stick import stick
from broomstick.terminal.faces.telling import Teller
from broomstick.terminal.question import Question
from broomstick.terminal.story import Line
from broomstick.words import Speech

WIDEST = 200
PROSE = 100
"""Longer lines of prose are hard to read."""
GAP = 4
AIR = [99, 2, 1, 0]
"""Blank lines a screen should have: between all things, or else at least so many."""
SIDE_BY_SIDE = 106
"""From here on displays and tasks stand side by side."""


class DrawnCardFace(CardFace):
    """The card game, drawn. A screen is a list of lines first, so that its height can be weighed before it is shown."""

    def __init__(self, speech: Speech, console: Console) -> None:
        super().__init__(speech, console)
        self.last: tuple[Question, tuple[int, int], tuple[Block, Block]] | None = None

    @property
    def wide(self) -> int:
        return min(self.console.width, WIDEST)

    def kit(self, view: View) -> Kit:
        return Kit(card_view(view), self.speech)

    def symbol(self, seat: int) -> str:
        return f"{sign(seat)} "

    # ---- what happened ----

    def story(self, lines: list[Line]) -> None:
        teller = Teller(self.speech, min(self.wide, PROSE), role_inks(self.speech))
        self.console.draw(*teller.tell(lines))

    # ---- the table ----

    def state(self, view: View) -> None:
        stands = self.turn(self.kit(view))
        self.console.draw(line(""), *self.head(view), *stands, *([line("")] if stands else []))
        self.table(view)

    def table(self, view: View) -> None:
        kit = self.kit(view)
        middle = arranged([self.displays(kit), task_cards(kit, self.wide), turns(kit, self.wide)], self.wide)
        self.console.draw(*spaced([*middle, pile(kit, self.wide)]), line(""))
        self.hand(view)

    def hand(self, view: View) -> None:
        kit = self.kit(view)
        if not kit.watching:
            self.console.draw(*self.own_cards(kit))

    def own_cards(self, kit: Kit) -> Block:
        """The viewer's cards; they are "yours" only if the viewer is the one who reads."""
        cards = hand(kit, self.wide)
        if kit.view.viewer != self.cast.reader:
            return cards
        return [seat_name(kit.view.viewer, self.words.say("word-your-cards")), *cards]

    def head(self, view: View) -> Block:
        """Where the game stands, as a line across the table."""
        return [rule(self.stands(view), self.wide)]

    def displays(self, kit: Kit) -> Block:
        return displays(kit, self.wide, roomy=self.wide < SIDE_BY_SIDE)

    def task_rows(self, kit: Kit, shown: Block) -> Block:
        """The tasks in lines; below the displays as wide as these."""
        return task_rows(kit, self.wide, wide(shown) if self.wide < SIDE_BY_SIDE else 0)

    def turn(self, kit: Kit, short: bool = False) -> Block:
        """The stick, while a turn goes on."""
        if not turn_now(kit.view):
            return []
        role = kit.view.role
        return stick(perches(kit), kit.chip(role) if role >= 0 else "", self.wide, short)

    # ---- questions ----

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
        # Blank lines go before the question first, then before the displays and the head. While picking, the head
        # stands right below the line that begins the round.
        order = [len(plan), 1, 0, *range(2, len(plan))]
        gaps = [at for at in order if at or not question.picking][: max(0, spare)]
        before: Block = []
        for at, section in enumerate(plan):
            before += [line(""), *section] if at in gaps else section
        return before, [line(""), *asked] if len(plan) in gaps else asked

    def plans(self, question: Question) -> Iterator[list[Block]]:
        """What stands before a question, one thing below the other, in several forms, the roomiest first."""
        kit, width = self.kit(question.view), self.wide
        # Picking comes right after the line that begins a round, so that another line would be too much.
        head = [line((self.stands(question.view), INK))] if question.picking else self.head(question.view)
        long, short = self.turn(kit), self.turn(kit, short=True)
        shown = self.displays(kit)
        rows, cards, past = self.task_rows(kit, shown), task_cards(kit, width), turns(kit, width)
        # Who picks sees the cards in the question.
        own = [] if question.picking else self.own_cards(kit)
        brief = [] if question.picking else hand_line(kit, width)
        for stands, middle, mine in [
            (long, [shown, cards, past], own),
            (long, [shown, rows, past], own),
            (long, [shown, cards, past], brief),
            (long, [shown, cards], brief),
            (long, [shown, rows, past], brief),
            (long, [shown, rows], brief),
            (long, [shown, rows], []),
            (short, [shown, rows], brief),
            (short, [shown, rows], []),
        ]:
            yield [head + stands, *arranged(middle, width), *([mine] if mine else [])]

    def asked(self, question: Question) -> Block:
        """The question, its answers, and what stands below them."""
        kit = self.kit(question.view)
        title = line(seat_sign(question.view.viewer), (f" {question.title()}", INK))
        found = broken(title, self.wide)
        if not (question.picking and question.forced):
            if question.picking:
                found = self.with_legend(kit, found)
            found += choices(kit, question, self.wide) or self.numbered(question)
        for text in self.below_lines(question):
            found += broken(text, self.wide)
        return found

    def with_legend(self, kit: Kit, title: Block) -> Block:
        """The title with what the marks on the cards mean, beside it or below."""
        meant = legend(kit, self.wide, plays=True)
        last: Text = title[-1]
        if last.cell_len + GAP + wide(meant) <= self.wide:
            return [*title[:-1], line(last, " " * GAP, meant[0])]
        return [*title, *meant]

    def numbered(self, question: Question) -> Block:
        """Answers in lines, for questions that have no drawing."""
        notes = zip(question.items, self.item_notes(question), strict=True)
        return [
            piece
            for number, (item, note) in enumerate(notes, 1)
            for piece in broken(f"{number:>3}  {item.texts[0]}   {note}".rstrip(), self.wide)
        ]

    # ---- between people, and the end ----

    def curtain(self, seat: int, lines: list[str]) -> None:
        self.console.draw(*curtain(seat, self.cast.name(seat), lines, self.wide, self.console.size[1] - 4))

    def result(self, view: View, places: list[int]) -> None:
        kit = self.kit(view)
        sources = [self.sources(kit.view, seat) for seat in range(view.players)]
        self.console.draw(*result(kit, places, sources, self.wide))


def spaced(blocks: list[Block]) -> Block:
    """Blocks one below the other, a blank line between them."""
    return [text for at, block in enumerate(blocks) for text in ([line(""), *block] if at else block)]


def arranged(blocks: list[Block], width: int) -> list[Block]:
    """Blocks in rows, side by side where they fit, in the order that takes the fewest lines; the first stays first."""
    blocks = [block for block in blocks if block]
    forms = [in_rows([*blocks[:1], *rest], width) for rest in permutations(blocks[1:])]
    return min(forms, key=lambda rows: len(spaced(rows)))


def in_rows(blocks: list[Block], width: int) -> list[Block]:
    rows: list[list[Block]] = [[]]
    for block in blocks:
        if rows[-1] and sum(wide(other) + GAP for other in rows[-1]) + wide(block) > width:
            rows.append([])
        rows[-1].append(block)
    return [beside(row, GAP) for row in rows]
