"""Broom Service drawn in colour."""

from collections.abc import Iterator

from rich.text import Text

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions
from broomstick.games.broom_service.table.layout import NO_EVENT
from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from broomstick.terminal.faces.blocks import Block, beside, broken, line, longest
from broomstick.terminal.faces.broom_service.choices import choices
from broomstick.terminal.faces.broom_service.hand import hand
from broomstick.terminal.faces.broom_service.map_drawn import NARROWEST, drawn_map, map_size
from broomstick.terminal.faces.broom_service.plain import BroomFace
from broomstick.terminal.faces.broom_service.players import belongings, notices, players
from broomstick.terminal.faces.broom_service.seen import broom_view, sources
from broomstick.terminal.faces.broom_service.signs import BroomSigns, role_inks
from broomstick.terminal.faces.broom_service.surroundings import (
    atlas,
    dense_surroundings,
    looked_up,
    map_legend,
    pawn_rows,
    surroundings,
)
from broomstick.terminal.faces.choices import hand_line, role_of
from broomstick.terminal.faces.drawn import GAP, PROSE, DrawnFace, arranged, spaced
from broomstick.terminal.faces.face import Face
from broomstick.terminal.faces.paint import INK
from broomstick.terminal.faces.result import result
from broomstick.terminal.faces.turns import turns
from broomstick.terminal.question import Question

SIDE = 62
"""Columns beside a map."""
WIDEST_MAP = 130
SOME_AIR = (5, 3, 2, 1, 0)
"""Blank lines between things."""
FEWEST_ROWS = 34
"""What is asked for may be higher than the terminal."""


class DrawnBroomFace(DrawnFace, BroomFace):
    """Players with their goods, the round's event, what lies around one's pawns, the turns of a round."""

    def signs_of(self, view: View) -> BroomSigns:
        return BroomSigns(broom_view(view), self.speech)

    def inks(self) -> dict[str, str]:
        return role_inks(self.speech)

    def table(self, view: View) -> None:
        signs, width = self.signs_of(view), self.wide
        mapped = self.with_map(signs, max(FEWEST_ROWS, self.console.size[1] - 4))
        if mapped:
            self.console.draw(*mapped, line(""))
            self.hand(view)
            return
        middle = arranged(
            [
                players(signs, width),
                belongings(signs, width),
                *surroundings(signs, width),
                turns(signs, width),
            ],
            width,
        )
        blocks = [*middle, notices(signs, width), map_legend(signs, width)]
        self.console.draw(*spaced([block for block in blocks if block]), line(""))
        self.hand(view)

    def head_end(self, view: View, brief: bool = False) -> Text:
        event = broom_view(view).layout.event()
        if brief or event == NO_EVENT or view.over:
            return line("")
        return line((self.speech.word("event", lists.EVENTS[event]), INK))

    def head_of(self, question: Question) -> Block:
        end = self.head_end(question.view)
        if question.picking and longest([self.stands(question.view)]) + end.cell_len + 1 > self.wide:
            return [line((self.stands(question.view), INK))]
        return super().head_of(question)

    def turn(self, view: View, short: bool = False) -> Block:
        return [] if self.is_after(view) else super().turn(view, short)

    def cards(self, view: View) -> Block:
        signs = self.signs_of(view)
        kept = signs.places.kept(view.viewer, does=True) if view.viewer != PUBLIC else []
        return [
            *hand(signs, self.wide),
            *(piece for text in kept for piece in broken(text, min(PROSE, self.wide))),
        ]

    def plans(self, question: Question) -> Iterator[list[Block]]:
        """What lies around one's pawns is the last thing to be left out, and the map the first."""
        view = broom_view(question.view)
        signs, width = self.signs_of(view), self.wide
        room = self.console.size[1] - 2 - len(self.asked(question))
        head, long, short = self.head_of(question), self.turn(view), self.turn(view, short=True)
        seats, said, event = players(signs, width), notices(signs, width), notices(signs, width, brief=True)
        past, keeps = turns(signs, width), belongings(signs, width)
        # Who follows needs to know what the called role could do, who leads what those could that can be led.
        roles = [view.role] if question.kind in (actions.BRAVE, actions.COWARDLY) else []
        if question.kind == actions.LEAD:
            roles = [role_of(item) for item in question.items]
        every = surroundings(signs, width)
        dense, least = dense_surroundings(signs, width), dense_surroundings(signs, width, roles)
        mine = [] if question.picking or question.kind == actions.LEAD else hand_line(signs, width)
        for stands, own in ((long, mine), (short, mine), (short, [])):
            # Three lines of air.
            mapped = self.with_map(signs, room - len(head + stands) - 3 - bool(own) - len(own))
            if mapped:
                yield [head + stands, mapped, *([own] if own else [])]
                return
        tiers: list[list[tuple[Block, list[Block], Block]]] = [
            [
                (long, [seats, keeps, *every, said, past], mine),
                (long, [seats, keeps, *every, said], mine),
                (long, [seats, keeps, dense, said, past], mine),
                (long, [seats, keeps, dense, said], mine),
                (long, [seats, keeps, dense, event], []),
                (short, [seats, keeps, dense, event], []),
                (short, [seats, keeps, dense], []),
            ],
            [
                (long, [seats, keeps, least, event], mine),
                (short, [seats, keeps, least, event], []),
                (short, [seats, keeps, least], []),
                (short, [seats, least], []),
            ],
            [(short, [seats, pawn_rows(signs, width)], []), (short, [seats], [])],
        ]
        for tier in tiers:
            plans = [
                [head + stands, *arranged(middle, width), *([own] if own else [])]
                for stands, middle, own in tier
            ]
            # Rather less air than fewer things.
            fitting = [plan for air in SOME_AIR for plan in plans if sum(map(len, plan)) + air <= room]
            if fitting or tier is tiers[-1]:
                yield from fitting[:1] or plans[-1:]
                return

    def with_map(self, signs: BroomSigns, rows: int) -> Block:
        """The map, and beside it everything else, where the terminal is wide and high enough."""
        columns, high = map_size(signs, self.wide - SIDE - GAP, rows)
        if not columns:
            return []
        width = self.wide - columns - GAP
        keeps = belongings(signs, width)
        beside_it = [players(signs, width), keeps, *surroundings(signs, width), notices(signs, width)]
        for blocks in (
            [*beside_it, turns(signs, width)],
            beside_it,
            [beside_it[0], keeps, dense_surroundings(signs, width)],
        ):
            side = spaced([block for block in blocks if block])
            if len(side) <= rows:
                return beside([drawn_map(signs, columns, high), side], GAP)
        return []

    def obey_own(self, command: str, rest: str, view: View) -> None:
        signs, width = self.signs_of(view), self.wide
        if rest:
            self.console.draw(*looked_up(signs, rest, width))
            return
        columns = min(width, WIDEST_MAP)
        drawn = drawn_map(signs, columns) if columns >= NARROWEST else []
        blocks = [atlas(signs, width), drawn, map_legend(signs, width)]
        self.console.draw(*spaced([block for block in blocks if block]))

    def choices(self, question: Question) -> Block:
        notes = [self.claimed(question, item) for item in question.items] if not question.picking else []
        return choices(self.signs_of(question.view), question, notes, self.wide, self.console.size[1])

    def below_lines(self, question: Question) -> list[str]:
        # What one has stands in the table.
        owed = self.owed(broom_view(question.view))
        return [*Face.below_lines(self, question), *([owed] if owed else [])]

    def result(self, view: View, places: list[int], points: list[int]) -> None:
        signs = self.signs_of(view)
        seats = range(view.players)
        heads = ["word-way", "word-bolts", "word-sets", "word-left"]
        if signs.parts.cards:
            heads.insert(2, "word-cards")
        if signs.parts.mountain:
            heads.insert(2, "word-amulets")
        came_from = [tuple(sources(signs.view, seat)) for seat in seats]
        left = [signs.view.layout.resources(seat) for seat in seats]
        self.console.draw(*result(signs, places, came_from, left, heads, self.wide))
