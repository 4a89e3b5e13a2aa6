"""Witch's Brew drawn in colour."""

from collections.abc import Iterator

from rich.text import Text

from broomstick.games.witchs_brew.codes import actions
from broomstick.heart.view import View
from broomstick.terminal.faces.blocks import Block, line
from broomstick.terminal.faces.choices import hand_line
from broomstick.terminal.faces.drawn import DrawnFace, arranged, spaced
from broomstick.terminal.faces.face import Face
from broomstick.terminal.faces.paint import QUIET
from broomstick.terminal.faces.result import result
from broomstick.terminal.faces.turns import turns
from broomstick.terminal.faces.witchs_brew.choices import choices
from broomstick.terminal.faces.witchs_brew.hand import hand
from broomstick.terminal.faces.witchs_brew.plain import BrewFace, brew_view, left_over
from broomstick.terminal.faces.witchs_brew.players import notices, players, ravens
from broomstick.terminal.faces.witchs_brew.signs import ANY_SIGN, BrewSigns, role_inks
from broomstick.terminal.faces.witchs_brew.stacks import stack_cards, stack_rows
from broomstick.terminal.question import Question


class DrawnBrewFace(DrawnFace, BrewFace):
    """Players with their goods, the five stacks, spell books and ravens, the turns of a round."""

    def signs_of(self, view: View) -> BrewSigns:
        return BrewSigns(brew_view(view), self.speech)

    def inks(self) -> dict[str, str]:
        return role_inks(self.speech)

    def table(self, view: View) -> None:
        signs, width = self.signs_of(view), self.wide
        middle = arranged([players(signs, width), turns(signs, width), notices(signs, width)], width)
        self.console.draw(*spaced([*middle, stack_cards(signs, width)]), line(""))
        self.hand(view)

    def head_end(self, view: View, brief: bool = False) -> Text:
        return ravens(self.signs_of(view), brief)

    def legend(self, view: View) -> Block:
        meant = super().legend(view)
        return [*meant[:-1], line(meant[-1], f"  {ANY_SIGN} ", (self.words.say("word-any"), QUIET))]

    def cards(self, view: View) -> Block:
        return hand(self.signs_of(view), self.wide)

    def plans(self, question: Question) -> Iterator[list[Block]]:
        view = question.view
        signs, width = self.signs_of(view), self.wide
        head = self.head_of(question)
        long, short = self.turn(view), self.turn(view, short=True)
        seats, said = players(signs, width), notices(signs, width)
        rows, cards, past = stack_rows(signs, width), stack_cards(signs, width), turns(signs, width)
        # Who picks or leads sees the roles in the question.
        shown = question.picking or question.kind == actions.LEAD
        own = [] if shown else self.own_cards(view)
        brief = [] if shown else hand_line(signs, width)
        for stands, middle, mine in [
            (long, [seats, cards, said, past], own),
            (long, [seats, cards, said, past], brief),
            (long, [seats, cards, said], brief),
            (long, [seats, rows, said, past], brief),
            (long, [seats, rows, said], brief),
            (long, [seats, rows, said], []),
            (short, [seats, rows, said], []),
            (short, [seats, rows], []),
            (short, [seats, said], []),
        ]:
            yield [head + stands, *arranged(middle, width), *([mine] if mine else [])]

    def choices(self, question: Question) -> Block:
        return choices(self.signs_of(question.view), question, self.wide, self.console.size[1])

    def below_lines(self, question: Question) -> list[str]:
        # What one has stands in the table.
        return Face.below_lines(self, question)

    def result(self, view: View, places: list[int], points: list[int]) -> None:
        signs = self.signs_of(view)
        seats = range(view.players)
        sources = [signs.view.layout.sources(seat) for seat in seats]
        left = [left_over(signs.view, seat) for seat in seats]
        heads = ["word-cauldrons", "word-shelves", "word-vials", "word-left"]
        self.console.draw(*result(signs, places, sources, left, heads, self.wide))
