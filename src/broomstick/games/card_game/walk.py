"""A random walk through the worlds that fit a view, for when dealing afresh hardly ever fits.

It starts from a random deal with random picks, whatever they contradict, and proposes to swap two cards, or to
change one secret pick. A proposal that makes nothing worse is accepted; so the walk soon stands in a world that
fits, and from then on goes only from one such world to another. Each step is as likely as the step back, so in the
long run all of them are equally likely; it goes on for several steps per card before it stops.
"""

from typing import Final

from mypy_extensions import i64

from broomstick.contest.chance import Chance
from broomstick.contest.codec import BAG_BITS
from broomstick.games.card_game.evidence import Evidence

STEPS_PER_CARD: Final = 6
"""Steps after the first world that fits."""

PATIENCE: Final = 40
"""Steps per card to find that first one, before starting again."""

PILE: Final = -1


class Walk:
    """Cards in places: each other seat's bags one after the other, then the pile."""

    def __init__(self, others: list[Evidence], cards: list[int], kinds: int, picks: int) -> None:
        self.others = others
        self.cards = cards
        self.kinds = kinds
        self.bags = others[0].bags
        # For each place, the seat (an index into others) and the first row of its totals that it counts in.
        self.owner: list[int] = []
        self.row: list[int] = []
        for o, other in enumerate(others):
            for k, size in enumerate(other.sizes):
                self.owner += [o] * size
                self.row += [o * self.bags + k] * size
        rest = len(cards) - len(self.owner)
        self.owner += [PILE] * rest
        self.row += [PILE] * rest
        # One row for each seat and round: cards received by then, cards needed, and whether no others may be there.
        rows = len(others) * self.bags
        self.total = [0] * (rows * kinds)
        self.need = [0] * (rows * kinds)
        self.strict = [False] * rows
        # This round's hidden picks by seat: how many, which they may be, which they are.
        self.count: list[int] = []
        self.may: list[int] = []
        self.hidden = [0] * len(others)
        for o, other in enumerate(others):
            answered = other.has_answered
            self.count.append(min(picks, kinds) if answered else other.hidden)
            self.may.append((1 << kinds) - 1 if answered else other.may)
            for k in range(self.bags):
                row = o * self.bags + k
                self.strict[row] = other.had_no_others[k]
                for kind in range(kinds):
                    picked = other.picked[k] >> kind & 1
                    self.need[row * kinds + kind] = other.shown[k][kind] + picked
        self.wrong = 0

    def start(self, rng: Chance) -> None:
        """A random deal with random picks; ``wrong`` says how much they contradict."""
        kinds = self.kinds
        rng.shuffle(self.cards)
        self.total = [0] * len(self.total)
        for place, kind in enumerate(self.cards):
            owner = self.owner[place]
            if owner != PILE:
                for row in range(self.row[place], (owner + 1) * self.bags):
                    self.total[row * kinds + kind] += 1
        for o in range(len(self.others)):
            while self.hidden[o].bit_count() < self.count[o]:
                self.set_pick(o, random_bit(self.may[o] & ~self.hidden[o], rng), True)
        self.wrong = 0
        for row in range(len(self.strict)):
            for kind in range(kinds):
                self.wrong += self.wrong_at(row, kind, 0)

    def wrong_at(self, row: int, kind: int, change: int) -> int:
        """How much a total contradicts what is known, if it changed by so many."""
        at = row * self.kinds + kind
        lacks = self.need[at] - self.total[at] - change
        if lacks > 0:
            return lacks
        if self.strict[row] and lacks < 0 and not self.is_picked(row, kind):
            return -lacks
        return 0

    def is_picked(self, row: int, kind: int) -> bool:
        o = row // self.bags
        k = row % self.bags
        picked = self.others[o].picked[k]
        if k == self.bags - 1:
            picked |= self.hidden[o]
        return bool(picked >> kind & 1)

    def set_pick(self, o: int, kind: int, there: bool) -> None:
        """Add or drop a secret pick; a card of that type is needed in the last row."""
        at = ((o + 1) * self.bags - 1) * self.kinds + kind
        if there:
            self.hidden[o] |= 1 << kind
            self.need[at] += 1
        else:
            self.hidden[o] &= ~(1 << kind)
            self.need[at] -= 1

    def worse_by(self, place: int, kind: int, change: int, end: int) -> int:
        """How much more would be wrong if a place's seat had one card of a type more or less, up to a row."""
        worse = 0
        for row in range(self.row[place], end):
            worse += self.wrong_at(row, kind, change) - self.wrong_at(row, kind, 0)
        return worse

    def propose_swap(self, rng: Chance) -> None:
        """Swap the cards of two places, unless that makes things worse."""
        cards = self.cards
        size: i64 = len(cards)
        i = rng.below(size)
        j = rng.below(size)
        a = cards[i]
        b = cards[j]
        if a == b or self.row[i] == self.row[j]:
            return
        if self.owner[i] == self.owner[j]:
            # Both belong to one seat: only the rows between them change, and the earlier place comes first.
            if self.row[i] > self.row[j]:
                i, j, a, b = j, i, b, a
            end_i = self.row[j]
            end_j = end_i
        else:
            end_i = (self.owner[i] + 1) * self.bags
            end_j = (self.owner[j] + 1) * self.bags
        worse = 0
        if self.owner[i] != PILE:
            worse += self.worse_by(i, a, -1, end_i) + self.worse_by(i, b, 1, end_i)
        if self.owner[j] != PILE and self.owner[i] != self.owner[j]:
            worse += self.worse_by(j, b, -1, end_j) + self.worse_by(j, a, 1, end_j)
        if worse > 0:
            return
        self.wrong += worse
        cards[i] = b
        cards[j] = a
        if self.owner[i] != PILE:
            self.move(i, a, b, end_i)
        if self.owner[j] != PILE and self.owner[i] != self.owner[j]:
            self.move(j, b, a, end_j)

    def move(self, place: int, gone: int, come: int, end: int) -> None:
        kinds = self.kinds
        for row in range(self.row[place], end):
            self.total[row * kinds + gone] -= 1
            self.total[row * kinds + come] += 1

    def propose_pick(self, o: int, rng: Chance) -> None:
        """Change one secret pick of a seat, unless that makes things worse."""
        row = (o + 1) * self.bags - 1
        others = self.may[o] & ~self.hidden[o]
        if not self.hidden[o] or not others:
            return
        old = random_bit(self.hidden[o], rng)
        new = random_bit(others, rng)
        before = self.wrong_at(row, old, 0) + self.wrong_at(row, new, 0)
        self.set_pick(o, old, False)
        self.set_pick(o, new, True)
        after = self.wrong_at(row, old, 0) + self.wrong_at(row, new, 0)
        if after > before:
            self.set_pick(o, new, False)
            self.set_pick(o, old, True)
        else:
            self.wrong += after - before

    def steps(self, count: int, rng: Chance) -> None:
        """So many proposals: mostly swaps, now and then a pick."""
        seats: i64 = len(self.others)
        for _ in range(count):
            if rng.below(8) == 0:
                self.propose_pick(rng.below(seats), rng)
            else:
                self.propose_swap(rng)

    def go(self, rng: Chance) -> bool:
        """Walk to a world that fits, and well on from there; whether one was found."""
        cards = len(self.cards)
        self.start(rng)
        for _ in range(PATIENCE):
            if not self.wrong:
                break
            self.steps(cards, rng)
        if self.wrong:
            return False
        self.steps(STEPS_PER_CARD * cards, rng)
        return True

    def received(self, o: int) -> list[int]:
        """The bags a seat has received, in the world the walk stands in."""
        bags = [0] * self.bags
        for place, kind in enumerate(self.cards):
            if self.owner[place] == o:
                bags[self.row[place] - o * self.bags] += 1 << BAG_BITS * kind
        return bags

    def pile(self) -> list[int]:
        return [kind for place, kind in enumerate(self.cards) if self.owner[place] == PILE]


def random_bit(mask: int, rng: Chance) -> int:
    """The place of one of the bits that are set, each equally likely."""
    left: int = rng.below(mask.bit_count())
    bit = 0
    while True:
        if mask >> bit & 1:
            if left == 0:
                return bit
            left -= 1
        bit += 1
