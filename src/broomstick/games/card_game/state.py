"""The fields of a card game: what lies open, the stocks, the pile."""

from typing import TYPE_CHECKING

from broomstick.games.card_game.components import Components
from broomstick.games.card_game.layout import Layout
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
