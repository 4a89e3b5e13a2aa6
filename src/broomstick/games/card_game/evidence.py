"""What a view tells about the cards of one other seat: lower bounds, round by round, and this round's picks."""

from broomstick.games.card_game.view import CardView
from broomstick.heart.core import PICKS
from broomstick.heart.history import turn_role, turn_round, turn_said
from broomstick.heart.shown import NEXT


class Evidence:
    """Constraints on the bags a seat received. Bag 0 is the deal, bag k what was drawn after round k.

    In round k + 1 the seat had bags 0 to k, less what it had laid out by then (``shown[k]``).
    """

    def __init__(self, view: CardView, seat: int) -> None:
        parts = view.parts
        self.seat = seat
        self.kinds = view.kinds
        self.bags = max(1, view.round)
        self.sizes = [parts.deal] + [parts.draw] * (self.bags - 1)
        # Types picked in each round, as far as they have been played; complete for rounds that are over.
        self.picked = [0] * self.bags
        for turn in view.turns:
            if turn_said(turn, seat) != NEXT:
                self.picked[turn_round(turn) - 1] |= 1 << turn_role(turn)
        now = self.bags - 1
        self.picked[now] |= view.played(seat)
        self.shown = [view.displayed(seat, k + 1) for k in range(self.bags)]
        # A seat that picked fewer types than it should had no others.
        self.had_no_others = [mask.bit_count() < parts.picks for mask in self.picked]
        choosing = view.topic == PICKS
        if choosing or view.round == 0:
            self.had_no_others[now] = False
        # This round's hidden picks: those it must hold, how many more there are, and which they may be.
        self.must = view.must_hold(seat)
        self.may = view.may_hold(seat) & ~self.must
        self.hidden = view.hand_sizes[seat] - self.must.bit_count()
        if self.hidden or self.must:
            total = self.picked[now].bit_count() + view.hand_sizes[seat]
            self.had_no_others[now] = total < parts.picks
        self.picked[now] |= self.must
        # Whether it has given an answer in the open batch of picks.
        self.has_answered = choosing and not view.pending >> seat & 1

    def allows(self, k: int, total: list[int]) -> bool:
        """Whether bags 0 to k, holding these totals, agree with what was played in round k + 1."""
        shown = self.shown[k]
        picked = self.picked[k]
        last = k == self.bags - 1
        strict = self.had_no_others[k] and not (last and self.hidden)
        for kind in range(self.kinds):
            left = total[kind] - shown[kind]
            if picked >> kind & 1:
                if left < 1:
                    return False
            elif left < 0 or (strict and left > 0):
                return False
        return True

    def held_now(self, total: list[int]) -> int:
        """The types in the stock when this round's picks were made, as a bit mask."""
        shown = self.shown[self.bags - 1]
        held = 0
        for kind in range(self.kinds):
            if total[kind] > shown[kind]:
                held |= 1 << kind
        return held
