"""The fields of Witch's Brew: what lies open, the spell books, the deck of roles to be barred, sealed losses."""

from typing import TYPE_CHECKING, Final

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.components import Components
from broomstick.games.witchs_brew.layout import Layout
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

    def write_own(self, pen: Pen) -> None:
        self.layout.write(pen)
        write_books(pen, seen_books(self), self.given, 3 * pen.seat)

    def write_own_truth(self, pen: Pen) -> None:
        pen.in_order("true books", self.books, lists.SPELLS, len(self.parts.books))
        if self.parts.barred:
            pen.in_order("true deck", self.deck[::-1], lists.ROLES, len(lists.ROLES))
        pen.numbers_by_seat("true given", self.given, lists.COLOURS)


UNSEEN: Final = -1


def seen_books(s: Fields) -> list[int]:
    """The spell books from the top of the stack to the bottom, UNSEEN where nobody has seen the book."""
    books = s.books
    turned = s.turned
    top = turned % len(books)
    order = books[top:] + books[:top]
    # Seen are the one that lies on top now and all that have lain there.
    for at in range(1, len(books) - turned):
        order[at] = UNSEEN
    return order


def write_books(pen: Pen, books: list[int], given: list[int], at: int) -> None:
    """Tell a pen the books as seen, and what the viewer has given, which begins at that place."""
    pen.in_order("books", books, lists.SPELLS, len(books))
    if pen.own:
        pen.numbers("given", given, lists.COLOURS, at)


def top_book(s: Fields) -> int:
    """The spell that lies open."""
    return s.books[s.turned % len(s.books)]
