"""What one viewer may know of a card game."""

from typing import TYPE_CHECKING, Any, SupportsIndex

from broomstick.games.card_game.components import Components
from broomstick.games.card_game.layout import Layout, bag_counts, bag_from, bag_of, bag_text
from broomstick.games.card_game.state import Fields, write_stocks
from broomstick.heart.codec import Bag
from broomstick.heart.history import turn_role, turn_round, turn_said
from broomstick.heart.journal import PUBLIC
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, quote
from broomstick.heart.refuse import other_view
from broomstick.heart.shown import BRAVE, COWARDLY, EMPTY, NEXT, OUT
from broomstick.heart.view import View
from broomstick.heart.whole import whole

if TYPE_CHECKING:
    from broomstick.heart.game import Game


class CardView(View):
    """The open table; the viewer's own stock and what it ever received; how many cards the others have."""

    def __init__(self, game: "Game", viewer: int, parts: Components) -> None:
        super().__init__(game, viewer)
        self.parts = parts
        self.kinds = len(parts.types)
        self.layout = Layout(parts)
        self.stock_sizes = EMPTY
        self.pile_size = 0
        # The viewer's own cards by type, and the bags it was dealt and drew.
        self.stock = EMPTY
        self.received = EMPTY
        # What was left in the pile, shown after the end, by type.
        self.left_over = EMPTY

    def look_at(self, s: Fields) -> None:
        """Copy what this viewer may know; the heart's part first."""
        self.look(s)
        self.layout = s.layout.copy()
        kinds = self.kinds
        self.stock_sizes = [sum(s.stock[i * kinds : (i + 1) * kinds]) for i in range(self.players)]
        self.pile_size = len(s.pile)
        seat = self.viewer
        if seat != PUBLIC:
            self.stock = s.stock[seat * kinds : (seat + 1) * kinds]
            rounds = self.parts.rounds
            self.received = s.received[seat * rounds : (seat + 1) * rounds]
        if s.over:
            self.left_over = [s.pile.count(kind) for kind in range(kinds)]

    def write_own(self, pen: Pen) -> None:
        self.layout.write(pen)
        write_stocks(pen, self.parts, self.stock_sizes, self.pile_size, self.stock, 0, self.received, 0)
        pen.numbers("left_over", self.left_over, self.parts.types)

    def own_data(self) -> Plain:
        return {
            **self.layout.data(),
            "stock_sizes": self.stock_sizes[:],
            "pile_size": self.pile_size,
            **self.secret_data(),
        }

    def secret_data(self) -> Plain:
        types = self.parts.types
        return {
            "stock": dict(zip(types, self.stock, strict=False)),
            "received": [bag_text(self.parts, received) for received in self.received],
            "left_over": dict(zip(types, self.left_over, strict=False)),
        }

    def own_key(self) -> tuple[Any, ...]:
        return (
            self.layout.key(),
            tuple(self.stock_sizes),
            self.pile_size,
            tuple(self.stock),
            tuple(self.received),
            tuple(self.left_over),
        )

    def read_own(self, reader: Reader) -> None:
        types = self.parts.types
        self.layout.read(reader)
        self.stock_sizes = reader.numbers("stock_sizes", self.players, 0, 99)
        self.pile_size = reader.number("pile_size", 0, 999)
        own = self.viewer != PUBLIC
        self.stock = read_counts(reader, "stock", types, own)
        bag = bag_of(types)
        rounds = self.parts.rounds if own else 0
        self.received = [
            read_bag(reader, f"received[{i}]", bag, item)
            for i, item in enumerate(reader.items("received", rounds))
        ]
        self.left_over = read_counts(reader, "left_over", types, self.over)

    def displayed(self, seat: SupportsIndex, before_round: SupportsIndex) -> list[int]:
        """Cards by type that a seat has laid out of its stock in the rounds before that one."""
        whose = self.check_seat(seat)
        until = whole(before_round)
        counts = [0] * self.kinds
        for turn in self.turns:
            if turn_round(turn) < until and turn_said(turn, whose) in (COWARDLY, BRAVE):
                counts[turn_role(turn)] += 1
        return counts

    def known_in_stock(self, seat: SupportsIndex) -> int:
        """cg-cancel-known: types of which a seat is known to have a card, since one went back to its stock."""
        whose = self.check_seat(seat)
        known = 0
        for turn in self.turns:
            said = turn_said(turn, whose)
            if said != NEXT:
                known &= ~(1 << turn_role(turn))
            if said == OUT and (turn_round(turn) < self.round or self.over):
                known |= 1 << turn_role(turn)
        if self.role >= 0 and self.said[whose] > NEXT:
            known &= ~(1 << self.role)
        return known


def read_counts(reader: Reader, field: str, types: list[str], there: bool) -> list[int]:
    """A table of type = count, or an empty one where nothing may be known."""
    counts = reader.part(field)
    found = [counts.number(name, 0, 99) for name in types] if there else []
    counts.done()
    return found


def read_bag(reader: Reader, field: str, bag: Bag, value: object) -> int:
    """A bag from its text."""
    words = value.split() if isinstance(value, str) else []
    found, end = bag.parse(words, 0)
    if found < 0 or end != len(words):
        raise reader.fail(
            field,
            f"should be {bag.allowed()}, or 'nothing'",
            "not-cards",
            {"value": quote(value), "names": bag.names},
        )
    return bag_from(bag_counts(found, len(bag.names)))


def own_view(view: View) -> CardView:
    """A view of this game; another's is refused."""
    if isinstance(view, CardView):
        return view
    raise other_view()
