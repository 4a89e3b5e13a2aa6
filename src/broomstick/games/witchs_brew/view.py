"""What one viewer may know of Witch's Brew."""

from typing import TYPE_CHECKING, Any, SupportsIndex

from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.components import Components
from broomstick.games.witchs_brew.layout import Layout, counted, read_counted
from broomstick.games.witchs_brew.state import UNSEEN, Fields, seen_books, write_books
from broomstick.heart.journal import PUBLIC
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, name_or_none
from broomstick.heart.refuse import other_view
from broomstick.heart.shown import EMPTY
from broomstick.heart.view import View

if TYPE_CHECKING:
    from broomstick.heart.game import Game


class BrewView(View):
    """The open table; the spell books once seen; and what the viewer has secretly given to a begging monk so far."""

    def __init__(self, game: "Game", viewer: int, parts: Components) -> None:
        super().__init__(game, viewer)
        self.parts = parts
        self.layout = Layout(parts)
        # The spell books from the top of the stack to the bottom, UNSEEN where nobody has seen the book.
        self.books = EMPTY
        # The viewer's own ingredients in the batches before the open one, by colour.
        self.given = EMPTY

    def look_at(self, s: Fields) -> None:
        """Copy what this viewer may know; the heart's part first."""
        self.look(s)
        self.layout = s.layout.copy()
        self.books = seen_books(s)
        if self.viewer != PUBLIC:
            self.given = s.given[3 * self.viewer : 3 * self.viewer + 3]

    def top_book(self) -> int:
        """The spell that lies open."""
        return self.books[0]

    def may_hold(self, seat: SupportsIndex) -> int:
        """wb-barred: nobody holds what is barred in this set."""
        return super().may_hold(seat) & ~self.layout.now_barred()

    def write_own(self, pen: Pen) -> None:
        self.layout.write(pen)
        write_books(pen, self.books, self.given, 0)

    def own_data(self) -> Plain:
        return {
            **self.layout.data(),
            "books": [name_or_none(lists.SPELLS, book) for book in self.books],
            **self.secret_data(),
        }

    def secret_data(self) -> Plain:
        return {"given": counted(self.given, 0) if self.given else {}}

    def own_key(self) -> tuple[Any, ...]:
        return (self.layout.key(), tuple(self.books), tuple(self.given))

    def read_own(self, reader: Reader) -> None:
        self.layout.read(reader)
        self.layout.check_sets(reader, self.round)
        count = len(self.parts.books)
        turned = self.round if self.over else max(0, self.round - 1)
        books = reader.items("books", count)
        self.books = []
        for i, item in enumerate(books):
            seen = (turned + i) % count <= turned
            if seen == (item is None):
                raise reader.fail(
                    f"books[{i}]", "is named exactly where the book has been seen", "not-by-rules"
                )
            self.books.append(UNSEEN if item is None else reader.name(f"books[{i}]", lists.SPELLS, item))
        self.given = []
        given = reader.part("given")
        if self.viewer != PUBLIC:
            self.given = read_counted(given)
        else:
            given.done()


def own_view(view: View) -> BrewView:
    """A view of this game; another's is refused."""
    if isinstance(view, BrewView):
        return view
    raise other_view()
