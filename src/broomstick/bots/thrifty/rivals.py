"""What the others may hold and how bold they are, from what is public and from one's own cards."""

from broomstick.bots.thrifty.worth import Worth
from broomstick.contest.codec import BAG_BITS
from broomstick.contest.history import turn_role, turn_said
from broomstick.contest.table import BRAVE, COWARDLY
from broomstick.games.card_game.components import MOST_COPIES
from broomstick.games.card_game.view import CardView

BOLD_IF_SAFE = 0.9
BOLD_IF_NOT = 0.5
"""How often a rival dares, when nobody or when somebody after it might overtake."""

GREED = 1.0
"""How much the others are believed to pick what they need: 0 not at all."""


class Rivals:
    """One look at the table: for each other seat the chance, by type, that it holds a witch of that type now."""

    def __init__(self, view: CardView) -> None:
        self.view = view
        self.unseen = unseen_cards(view)
        self.choosing = view.topic >= 0
        self.chances: list[list[float]] = [[] for _ in range(view.players)]

    def holds(self, seat: int) -> list[float]:
        """By type, the chance that this seat has picked it and not played it yet."""
        if not self.chances[seat]:
            self.chances[seat] = self.weigh(seat)
        return self.chances[seat]

    def weigh(self, seat: int) -> list[float]:
        view = self.view
        hidden = view.parts.picks if self.choosing else view.hand_sizes[seat]
        if not hidden:
            return [0.0] * view.kinds
        may = view.may_hold(seat)
        known = view.known_in_stock(seat)
        left = view.parts.rounds - view.round + 1
        worth = Worth(view, seat, [left] * view.kinds)
        total = sum(self.unseen)
        cards = view.stock_sizes[seat]
        weights = [0.0] * view.kinds
        for kind in range(view.kinds):
            if may >> kind & 1:
                has = 1.0 if known >> kind & 1 else 1.0 - (1.0 - self.unseen[kind] / total) ** cards
                weights[kind] = has * (1.0 + GREED * worth.brave(kind))
        return shares(weights, hidden)

    def overtaken(self, kind: int, after: list[int]) -> float:
        """The chance that one of these seats, in this order, dares after a brave witch of this type."""
        safe = 1.0
        behind = 1.0  # that nobody behind the seat in question holds the type
        for seat in reversed(after):
            holds = self.holds(seat)[kind]
            dares = BOLD_IF_NOT + (BOLD_IF_SAFE - BOLD_IF_NOT) * behind
            safe *= 1.0 - holds * dares
            behind *= 1.0 - holds
        return 1.0 - safe


def shares(weights: list[float], count: int) -> list[float]:
    """The chance of each to be among so many that are drawn, about in proportion to their weights."""
    chances = [0.0] * len(weights)
    open_ = [i for i, weight in enumerate(weights) if weight > 0]
    while count > 0 and open_:
        factor = count / sum(weights[i] for i in open_)
        sure = [i for i in open_ if weights[i] * factor >= 1.0]
        if not sure:
            for i in open_:
                chances[i] = weights[i] * factor
            break
        for i in sure:
            chances[i] = 1.0
        count -= len(sure)
        open_ = [i for i in open_ if chances[i] < 1.0]
    return chances


def unseen_cards(view: CardView) -> list[int]:
    """By type, the cards that are in others' stocks or in the pile."""
    counts = [
        copies - there for copies, there in zip(view.parts.copies, view.layout.open_witches, strict=True)
    ]
    for first in view.layout.first:
        if first >= 0:
            counts[first] -= 1
    for bag in view.received:
        for kind in range(view.kinds):
            counts[kind] -= bag >> BAG_BITS * kind & MOST_COPIES
    for turn in view.turns:
        for seat in range(view.players):
            if seat != view.viewer and turn_said(turn, seat) in (COWARDLY, BRAVE):
                counts[turn_role(turn)] -= 1
    return counts
