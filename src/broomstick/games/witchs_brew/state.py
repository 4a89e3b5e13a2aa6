"""The fields of Witch's Brew: what lies open, the spell books, the deck of roles to be barred, sealed losses."""

from typing import TYPE_CHECKING

from broomstick.games.witchs_brew.components import Components
from broomstick.games.witchs_brew.layout import Layout
from broomstick.heart.shown import EMPTY
from broomstick.heart.state import State

if TYPE_CHECKING:
    from broomstick.heart.game import Game


class Fields(State):
    """Fields and copying; the rules are functions over this, the hooks are in game.py."""

    def __init__(self, game: "Game", parts: Components) -> None:
        super().__init__(game)
        self.parts = parts
        self.layout = Layout(parts)
        # The spell books in the order in which they come up, and how often the top one has gone under the stack.
        self.books = EMPTY
        self.turned = 0
        # Roles to be barred in later sets; the next is the end of the list.
        self.deck = EMPTY
        # What a begging monk's victims have given in earlier batches of the same loss: 3 * seat + colour.
        self.given = EMPTY

    def copy_own_to(self, twin: "Fields") -> None:
        self.copy_heart_to(twin)
        twin.layout = self.layout.copy()
        # The order of the books never changes, only where the stack begins.
        twin.books = self.books
        twin.turned = self.turned
        twin.deck = self.deck[:]
        twin.given = self.given[:]


def top_book(s: Fields) -> int:
    """The spell that lies open."""
    return s.books[s.turned % len(s.books)]
