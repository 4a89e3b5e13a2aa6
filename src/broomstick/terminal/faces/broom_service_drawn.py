"""Broom Service drawn in colour."""

from collections.abc import Iterator

from rich.text import Text

from broomstick.contest.core import GO_BRAVE, GO_COWARDLY, LEAD
from broomstick.contest.view import View
from broomstick.games.broom_service.layout import NO_EVENT
from broomstick.games.broom_service.vocabulary import EVENTS
from broomstick.terminal.faces.blocks import Block, line
from broomstick.terminal.faces.broom_service import BroomFace
from broomstick.terminal.faces.broom_service_board import (
    dense_surroundings,
    map_legend,
    notices,
    players,
    surroundings,
)
from broomstick.terminal.faces.broom_service_choices import choices, hand, hand_line
from broomstick.terminal.faces.broom_service_facts import broom_view, sources
from broomstick.terminal.faces.broom_service_kit import BroomKit, role_inks
from broomstick.terminal.faces.drawn import DrawnFace, arranged, spaced
from broomstick.terminal.faces.face import Face
from broomstick.terminal.faces.paint import INK
from broomstick.terminal.faces.result import result
from broomstick.terminal.faces.turns import turns
from broomstick.terminal.question import Question


class DrawnBroomFace(DrawnFace, BroomFace):
    """Players with their goods, the round's event, what lies around one's pawns, the turns of a round."""

    def kit_of(self, view: View) -> BroomKit:
        return BroomKit(broom_view(view), self.speech)

    def inks(self) -> dict[str, str]:
        return role_inks(self.speech)

    def table(self, view: View) -> None:
        kit, width = self.kit_of(view), self.wide
        middle = arranged([players(kit, width), *surroundings(kit, width), turns(kit, width)], width)
        blocks = [*middle, notices(kit, width), map_legend(kit, width)]
        self.console.draw(*spaced([block for block in blocks if block]), line(""))
        self.hand(view)

    def head_end(self, view: View, brief: bool = False) -> Text:
        event = broom_view(view).layout.event()
        if event == NO_EVENT or view.over:
            return line("")
        return line((self.speech.word("event", EVENTS[event]), INK))

    def turn(self, view: View, short: bool = False) -> Block:
        return [] if self.is_after(view) else super().turn(view, short)

    def cards(self, view: View) -> Block:
        return hand(self.kit_of(view), self.wide)

    def plans(self, question: Question) -> Iterator[list[Block]]:
        view = broom_view(question.view)
        kit, width = self.kit_of(view), self.wide
        head = self.head_of(question)
        long, short = self.turn(view), self.turn(view, short=True)
        seats, said, event = players(kit, width), notices(kit, width), notices(kit, width, brief=True)
        past = turns(kit, width)
        # Who follows needs to know what the called role could do; all else is left out where there is little room.
        role = view.role if question.kind in (GO_BRAVE, GO_COWARDLY) else -1
        every, few = surroundings(kit, width), surroundings(kit, width, role)
        dense, least = dense_surroundings(kit, width), dense_surroundings(kit, width, role)
        brief = [] if question.picking or question.kind == LEAD else hand_line(kit, width)
        for stands, middle, mine in [
            (long, [seats, *every, said, past], brief),
            (long, [seats, *every, said], brief),
            (long, [seats, dense, said, past], brief),
            (long, [seats, dense, said], brief),
            (long, [seats, *few, said], brief),
            (long, [seats, *few, event], brief),
            (long, [seats, dense, event], []),
            (short, [seats, dense, event], []),
            (short, [seats, least, event], []),
            (short, [seats, least], []),
            (short, [seats], []),
        ]:
            yield [head + stands, *arranged(middle, width), *([mine] if mine else [])]

    def choices(self, question: Question) -> Block:
        return choices(self.kit_of(question.view), question, self.wide)

    def below_lines(self, question: Question) -> list[str]:
        # What one has stands in the table.
        owed = self.owed(broom_view(question.view))
        return [*Face.below_lines(self, question), *([owed] if owed else [])]

    def result(self, view: View, places: list[int]) -> None:
        kit = self.kit_of(view)
        seats = range(view.players)
        heads = ["word-way", "word-bolts", "word-sets", "word-left"]
        if kit.parts.mountain:
            heads.insert(2, "word-amulets")
        points = [tuple(sources(kit.view, seat)) for seat in seats]
        left = [kit.view.layout.resources(seat) for seat in seats]
        self.console.draw(*result(kit, places, points, left, heads, self.wide))
