"""How a seat of Broom Service stands, now or at some point of a plan."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stand:
    """Never changed. Plans make very many of them, so it is all numbers; what two of them hold is never compared
    but to break a tie, by ``before``."""

    def __init__(
        self, a: i64, b: i64, goods: i64, filled: i64, lying: i64, bolts: i64, kept: i64, cards: i64
    ) -> None:
        # Both pawns' areas.
        self.a = a
        self.b = b
        # Resources (see purse.py), towers that have their potion, clouds that lie, bolts.
        self.goods = goods
        self.filled = filled
        self.lying = lying
        self.bolts = bolts
        # Amulets, forest spaces and forest tiles, expansion cards and piles: see keeping.py.
        self.kept = kept
        self.cards = cards

    def with_goods(self, goods: i64) -> "Stand":
        return Stand(self.a, self.b, goods, self.filled, self.lying, self.bolts, self.kept, self.cards)

    def with_filled(self, filled: i64) -> "Stand":
        return Stand(self.a, self.b, self.goods, filled, self.lying, self.bolts, self.kept, self.cards)

    def with_kept(self, kept: i64) -> "Stand":
        return Stand(self.a, self.b, self.goods, self.filled, self.lying, self.bolts, kept, self.cards)

    def with_cards(self, cards: i64) -> "Stand":
        return Stand(self.a, self.b, self.goods, self.filled, self.lying, self.bolts, self.kept, cards)

    def with_pawns(self, a: i64, b: i64) -> "Stand":
        return Stand(a, b, self.goods, self.filled, self.lying, self.bolts, self.kept, self.cards)

    def delivered(self, goods: i64, bit: i64) -> "Stand":
        """After a delivery, to a tower that takes one potion only if it has a bit."""
        return Stand(self.a, self.b, goods, self.filled | bit, self.lying, self.bolts, self.kept, self.cards)

    def before(self, other: "Stand") -> bool:
        """Which of two that gain the same comes first, by one field after the other."""
        if self.a != other.a:
            return self.a < other.a
        if self.b != other.b:
            return self.b < other.b
        if self.goods != other.goods:
            return self.goods < other.goods
        if self.filled != other.filled:
            return self.filled < other.filled
        if self.lying != other.lying:
            return self.lying < other.lying
        if self.bolts != other.bolts:
            return self.bolts < other.bolts
        if self.cards != other.cards:
            return self.cards < other.cards
        return self.kept < other.kept


def one_bit(place: int) -> i64:
    """A set of one. Compiled, a plain 1 shifted by many places would be shifted as a small number of C."""
    found: int = 1 << place
    return found


Found = tuple[float, Stand]
"""What something gains, and how one stands afterwards."""

Prospect = tuple[float, Stand, float, Stand]
"""What a role brings: brave and where that leads, cowardly and where that leads."""

Delivery = tuple[float, i64, i64]
"""What a delivery gains, the resources left, and the tower's bit, if it takes one potion only."""
