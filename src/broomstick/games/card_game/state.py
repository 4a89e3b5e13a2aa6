"""The fields of a card game: what lies open, the stocks, the pile."""

from typing import TYPE_CHECKING

from broomstick.games.card_game.components import Components
from broomstick.games.card_game.layout import Layout
from broomstick.heart.pen import Pen
from broomstick.heart.shown import EMPTY
from broomstick.heart.state import State

if TYPE_CHECKING:
    from broomstick.heart.game import Game


class Fields(State):
    """Fields and copying; the rules are functions over this, the hooks are in game.py."""

    def __init__(self, game: "Game", parts: Components) -> None:
        super().__init__(game)
        self.parts = parts
        self.kinds = len(parts.types)
        self.layout = Layout(parts)
        # Cards in stocks, picks not yet played included: seat * kinds + type.
        self.stock = EMPTY
        # What each seat was dealt, then drew after each round, as bags: seat * rounds + how many draws before.
        self.received = EMPTY
        # The draw pile; its top is the end of the list.
        self.pile = EMPTY

    def copy_own_to(self, twin: "Fields") -> None:
        self.copy_heart_to(twin)
        twin.layout = self.layout.copy()
        twin.stock = self.stock[:]
        twin.received = self.received[:]
        twin.pile = self.pile[:]

    def write_own(self, pen: Pen) -> None:
        if self.over:
            self.build_view(pen.viewer).write_own(pen)
            return
        kinds = self.kinds
        sizes: list[int] = []
        size = 0
        left = kinds
        for count in self.stock:
            size += count
            left -= 1
            if left == 0:
                sizes.append(size)
                size = 0
                left = kinds
        self.layout.write(pen)
        at = pen.seat
        write_stocks(
            pen,
            self.parts,
            sizes,
            len(self.pile),
            self.stock,
            at * kinds,
            self.received,
            at * self.parts.rounds,
        )
        pen.numbers("left_over", EMPTY, self.parts.types)

    def write_own_truth(self, pen: Pen) -> None:
        parts = self.parts
        pen.numbers_by_seat("true stocks", self.stock, parts.types)
        pen.in_order("true pile", self.pile[::-1], parts.types, len(parts.deck))


def write_stocks(
    pen: Pen,
    parts: Components,
    sizes: list[int],
    pile: int,
    stock: list[int],
    at: int,
    received: list[int],
    first: int,
) -> None:
    """Tell a pen how many cards there are; and the viewer's own, which begin at these places."""
    pen.number_by_seat("stock_sizes", sizes)
    pen.number("pile_size", pile)
    if pen.own:
        pen.numbers("stock", stock, parts.types, at)
        pen.bags("received", received, parts.types, parts.rounds, first)


def types_in_stock(s: Fields, seat: int) -> int:
    """The types a seat could pick now, as a bit mask."""
    at = seat * s.kinds
    stock = s.stock
    held = 0
    bit = 1
    for i in range(at, at + s.kinds):
        if stock[i]:
            held |= bit
        bit <<= 1
    return held
