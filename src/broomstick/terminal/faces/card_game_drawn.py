"""The card game drawn in colour: what stands where, in as many columns and rows as the terminal has."""

from collections.abc import Iterator
from itertools import permutations

from rich.text import Text

from broomstick.contest.view import View
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
from broomstick.terminal.faces.face import turn_now
from broomstick.terminal.faces.paint import INK, rule, seat_name, seat_sign, sign
from broomstick.terminal.faces.stick import stick
from broomstick.terminal.faces.telling import Teller
from broomstick.terminal.question import Question
from broomstick.terminal.story import Line

WIDEST = 200
PROSE = 100
"""Longer lines of prose are hard to read."""
GAP = 4


class DrawnCardFace(CardFace):
    """The card game, drawn. A screen is a list of lines first, so that its height can be weighed before it is shown."""

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
        self.console.draw(*self.head(view), *self.turn(self.kit(view)))
        self.table(view)

    def table(self, view: View) -> None:
        kit = self.kit(view)
        middle = arranged(
            [displays(kit, self.wide), task_cards(kit, self.wide), turns(kit, self.wide)], self.wide
        )
        self.console.draw(*middle, line(""), *pile(kit, self.wide))
        self.hand(view)

    def hand(self, view: View) -> None:
        kit = self.kit(view)
        if not kit.watching:
            self.console.draw(*self.own_cards(kit))

    def own_cards(self, kit: Kit) -> Block:
        own = seat_name(kit.view.viewer, self.words.say("word-your-cards"))
        return [own, *hand(kit, self.wide)]

    def head(self, view: View) -> Block:
        """Where the game stands, as a line across the table."""
        return [line(""), rule(self.stands(view), self.wide)]

    def turn(self, kit: Kit, short: bool = False) -> Block:
        """The stick, while a turn goes on."""
        if not turn_now(kit.view):
            return []
        role = kit.view.role
        return stick(perches(kit), kit.chip(role) if role >= 0 else "", self.wide, short)

    # ---- questions ----

    def setting(self, question: Question) -> None:
        """Everything that matters for a question, as roomy as the rows that the question leaves allow."""
        kit = self.kit(question.view)
        # The prompt takes a row, and so does a mistyped answer's reply.
        room = self.console.size[1] - len(self.asked(question)) - 2
        plans = list(self.plans(kit, question))
        fitting = [plan for plan in plans if len(plan) <= room]
        self.console.draw(*(fitting[0] if fitting else min(plans, key=len)))

    def plans(self, kit: Kit, question: Question) -> Iterator[Block]:
        """The table before a question in several forms, the roomiest first."""
        width = self.wide
        head = self.head(question.view)
        shown, rows, cards = displays(kit, width), task_rows(kit, width), task_cards(kit, width)
        past = turns(kit, width)
        # Who picks sees the cards in the question.
        own = [] if question.picking else self.own_cards(kit)
        brief = [] if question.picking else hand_line(kit, width)
        long, short = self.turn(kit), self.turn(kit, short=True)
        for stands, middle, mine in [
            (long, [shown, cards, past], own),
            (long, [shown, rows, past], own),
            (long, [shown, cards, past], brief),
            (long, [shown, rows, past], brief),
            (long, [shown, cards], brief),
            (long, [shown, rows], brief),
            (short, [shown, rows], brief),
            (short, [shown, rows], []),
        ]:
            found = arranged(middle, width)
            yield [*head, *spaced([stands, found, mine])]
            yield [*head, *stands, *found, *mine]

    def ask(self, question: Question) -> None:
        self.console.draw(*self.asked(question))

    def asked(self, question: Question) -> Block:
        """The question, its answers, and what stands below them."""
        kit = self.kit(question.view)
        title = line(seat_sign(question.view.viewer), (f" {question.title()}", INK))
        found: Block = [line(""), *broken(title, self.wide)]
        if not (question.picking and question.forced):
            drawn = choices(kit, question, self.wide)
            if question.picking:
                found = self.with_legend(kit, found)
            found += drawn or self.numbered(question)
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

    # ---- the end ----

    def result(self, view: View, places: list[int]) -> None:
        kit = self.kit(view)
        sources = [self.sources(kit.view, seat) for seat in range(view.players)]
        self.console.draw(*result(kit, places, sources, self.wide))


def spaced(blocks: list[Block]) -> Block:
    """Blocks one below the other, a blank line between them."""
    found: Block = []
    for block in blocks:
        if block:
            found += [line(""), *block] if found else block
    return found


def arranged(blocks: list[Block], width: int) -> Block:
    """Blocks side by side where they fit, in the order that takes the fewest lines; the first stays first."""
    blocks = [block for block in blocks if block]
    best: Block = []
    for rest in permutations(blocks[1:]):
        found = in_rows([*blocks[:1], *rest], width)
        if not best or len(found) < len(best):
            best = found
    return best


def in_rows(blocks: list[Block], width: int) -> Block:
    rows: list[list[Block]] = [[]]
    for block in blocks:
        if rows[-1] and sum(wide(other) + GAP for other in rows[-1]) + wide(block) > width:
            rows.append([])
        rows[-1].append(block)
    return spaced([beside(row, GAP) for row in rows])
