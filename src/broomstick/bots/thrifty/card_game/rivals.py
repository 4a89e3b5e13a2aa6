"""What the others may hold, and how likely they are to overtake: from what is public and from one's own cards."""

from broomstick.bots.thrifty.chances import shares
from broomstick.bots.thrifty.rivals import Rivals
from broomstick.games.card_game.view import CardView
from broomstick.heart.codec import bag_count
from broomstick.heart.history import turn_role, turn_said
from broomstick.heart.shown import BRAVE, COWARDLY

HABIT = 0.5
"""How much likelier than a new colour, for each potion it already has of one, a rival is to pick that colour."""


class CardRivals(Rivals):
    """A witch is the likelier held the surer she is in stock, and the more of her colour the seat has."""

    bold_when_safe = 0.9
    bold_otherwise = 0.5

    def __init__(self, view: CardView) -> None:
        super().__init__(view)
        self.view = view
        self.unseen = unseen_cards(view)
        self.total = max(1, sum(self.unseen))

    def weigh(self, seat: int) -> list[float]:
        """A type is held the likelier the surer it is in stock, and the more of its colour the seat has."""
        view = self.view
        kinds = view.kinds
        hidden = view.hand_sizes[seat] if view.topic < 0 else view.parts.picks
        weights = [0.0] * kinds
        if not hidden:
            return weights
        may = view.may_hold(seat)
        known = view.known_in_stock(seat)
        cards = view.stock_sizes[seat]
        potions = view.layout.potions
        for kind in range(kinds):
            if may >> kind & 1:
                has = 1.0 if known >> kind & 1 else 1.0 - (1.0 - self.unseen[kind] / self.total) ** cards
                weights[kind] = has * (1.0 + HABIT * potions[seat * kinds + kind])
        return shares(weights, hidden)


def unseen_cards(view: CardView) -> list[int]:
    """By type, the cards that are in the others' stocks or in the pile."""
    kinds = view.kinds
    counts = [view.parts.copies[kind] - view.layout.open_witches[kind] for kind in range(kinds)]
    for first in view.layout.first:
        if first >= 0:
            counts[first] -= 1
    for bag in view.received:
        for kind in range(kinds):
            counts[kind] -= bag_count(bag, kind)
    others = [seat for seat in range(view.players) if seat != view.viewer]
    for turn in view.turns:
        role = turn_role(turn)
        for seat in others:
            if turn_said(turn, seat) in (COWARDLY, BRAVE):
                counts[role] -= 1
    for seat in others:
        on_table = view.layout.cancelled[seat]
        if view.role >= 0 and view.said[seat] in (COWARDLY, BRAVE):
            on_table |= 1 << view.role
        for kind in range(kinds):
            counts[kind] -= on_table >> kind & 1
    return counts
