"""The card game drawn in colour."""

from collections.abc import Iterator

from broomstick.heart.view import View
from broomstick.terminal.faces.blocks import Block, line, wide
from broomstick.terminal.faces.card_game.choices import choices
from broomstick.terminal.faces.card_game.displays import displays, pile
from broomstick.terminal.faces.card_game.hand import hand, hand_line
from broomstick.terminal.faces.card_game.plain import CardFace, card_view
from broomstick.terminal.faces.card_game.signs import CardSigns, role_inks
from broomstick.terminal.faces.card_game.tasks import task_cards, task_rows
from broomstick.terminal.faces.drawn import DrawnFace, arranged, spaced
from broomstick.terminal.faces.result import result
from broomstick.terminal.faces.turns import turns
from broomstick.terminal.question import Question

SIDE_BY_SIDE = 106
"""From here on displays and tasks stand side by side."""


class DrawnCardFace(DrawnFace, CardFace):
    """Displays, tasks and the turns of a round; witches as cards."""

    def signs_of(self, view: View) -> CardSigns:
        return CardSigns(card_view(view), self.speech)

    def inks(self) -> dict[str, str]:
        return role_inks(self.speech)

    def table(self, view: View) -> None:
        signs = self.signs_of(view)
        middle = arranged(
            [self.displays(signs), task_cards(signs, self.wide), turns(signs, self.wide)], self.wide
        )
        self.console.draw(*spaced([*middle, pile(signs, self.wide)]), line(""))
        self.hand(view)

    def cards(self, view: View) -> Block:
        return hand(self.signs_of(view), self.wide)

    def displays(self, signs: CardSigns) -> Block:
        return displays(signs, self.wide, roomy=self.wide < SIDE_BY_SIDE)

    def task_rows(self, signs: CardSigns, shown: Block) -> Block:
        """The tasks in lines; below the displays as wide as these."""
        return task_rows(signs, self.wide, wide(shown) if self.wide < SIDE_BY_SIDE else 0)

    def plans(self, question: Question) -> Iterator[list[Block]]:
        view = question.view
        signs, width = self.signs_of(view), self.wide
        head = self.head_of(question)
        long, short = self.turn(view), self.turn(view, short=True)
        shown = self.displays(signs)
        rows, cards, past = self.task_rows(signs, shown), task_cards(signs, width), turns(signs, width)
        # Who picks sees the cards in the question.
        own = [] if question.picking else self.own_cards(view)
        brief = [] if question.picking else hand_line(signs, width)
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

    def choices(self, question: Question) -> Block:
        return choices(self.signs_of(question.view), question, self.wide)

    def result(self, view: View, places: list[int], points: list[int]) -> None:
        signs = self.signs_of(view)
        layout = signs.view.layout
        sources = [layout.sources(seat) for seat in range(view.players)]
        heads = ["word-colours", "word-brave", "word-tasks", "word-cards"]
        self.console.draw(*result(signs, places, sources, layout.cards, heads, self.wide))
