"""A random walk through the deals of the unseen cards, for when dealing afresh hardly ever fits a view.

Each step proposes to swap two cards (Metropolis and others, 1953). Deals are visited as often as there are secret
picks that go with them, and the less the more they contradict what is known: a contradiction is allowed on the way,
so that the walk gets from any world that fits to any other, but unlikely. It walks until where it started no longer
matters, and from then on looks now and then whether it stands in a world that fits: of those, each is equally likely.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from broomstick.games.card_game.evidence import Evidence
from broomstick.heart.chance import Chance
from broomstick.heart.codec import bag_with

STEPS_PER_CARD: Final = 12
"""Steps before the first look."""

FEWEST_STEPS: Final = 600
"""The same, where there are few cards."""

LOOKS: Final = 200
"""Looks, with some steps between them, before giving up."""

CONTRADICTION: Final = 0.05
"""How much less often a deal is visited for each thing in which it contradicts what is known, at first."""

FINE: Final = 1 << 30
PILE: Final = -1


class Walk:
    """Cards in places: each other seat's bags one after the other, then the pile."""

    def __init__(self, others: list[Evidence], cards: list[int], kinds: int, picks: int) -> None:
        self.others = others
        self.cards = cards
        self.kinds = kinds
        self.picks = picks
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
        # One row for each seat and round: cards received by then, cards needed, and the only types there may be.
        rows = len(others) * self.bags
        self.total = [0] * (rows * kinds)
        self.need = [0] * (rows * kinds)
        self.only = [(1 << kinds) - 1] * rows
        for o, other in enumerate(others):
            for k in range(self.bags):
                row = o * self.bags + k
                if other.had_no_others[k] and not (k == self.bags - 1 and other.hidden):
                    self.only[row] = other.picked[k]
                for kind in range(kinds):
                    self.need[row * kinds + kind] = other.shown[k][kind] + (other.picked[k] >> kind & 1)
        # By seat: the types in its stock when this round's picks were made.
        self.held = [0] * len(others)
        self.wrong = 0
        self.contradiction = CONTRADICTION

    def start(self, rng: Chance) -> None:
        """A random deal; ``wrong`` says in how many things it contradicts what is known."""
        kinds = self.kinds
        rng.shuffle(self.cards)
        self.total = [0] * len(self.total)
        for place, kind in enumerate(self.cards):
            owner = self.owner[place]
            if owner != PILE:
                for row in range(self.row[place], (owner + 1) * self.bags):
                    self.total[row * kinds + kind] += 1
        self.wrong = 0
        for row in range(len(self.only)):
            for kind in range(kinds):
                self.wrong += self.wrong_at(row, kind, 0)
        for o, other in enumerate(self.others):
            last = ((o + 1) * self.bags - 1) * kinds
            self.held[o] = other.held_now(self.total[last : last + kinds])
            self.wrong += self.picks_wrong(o, self.held[o])

    def wrong_at(self, row: int, kind: int, change: int) -> int:
        """How much a total contradicts what is known, if it changed by so many."""
        at = row * self.kinds + kind
        lacks = self.need[at] - self.total[at] - change
        if lacks > 0:
            return lacks
        if lacks < 0 and not self.only[row] >> kind & 1:
            return -lacks
        return 0

    def picks_wrong(self, o: int, held: int) -> int:
        """In how much a stock with these types contradicts the number of secret picks."""
        other = self.others[o]
        if other.has_answered or not other.hidden:
            return 0
        if other.had_no_others[self.bags - 1]:
            free = held & ~other.picked[self.bags - 1]
            return abs(free.bit_count() - other.hidden) + (free & ~other.may).bit_count()
        return max(0, other.hidden - (held & other.may).bit_count())

    def ways(self, o: int, held: int) -> int:
        """How many secret picks go with a stock of these types; 1 where it contradicts them anyway."""
        other = self.others[o]
        if other.has_answered:
            return comb(max(held.bit_count(), self.picks), self.picks)
        if not other.hidden or other.had_no_others[self.bags - 1]:
            return 1
        return max(1, comb((held & other.may).bit_count(), other.hidden))

    def worse_by(self, place: int, kind: int, change: int, end: int) -> int:
        """How much more would be wrong if a place's seat had one card of a type more or less, up to a row."""
        worse = 0
        for row in range(self.row[place], end):
            worse += self.wrong_at(row, kind, change) - self.wrong_at(row, kind, 0)
        return worse

    def held_after(self, o: int, gone: int, come: int) -> int:
        """The types a seat would have in its stock if it gave one card for another."""
        last = self.bags - 1
        at = (o * self.bags + last) * self.kinds
        shown = self.others[o].shown[last]
        held = self.held[o]
        if self.total[at + gone] - 1 <= shown[gone]:
            held &= ~(1 << gone)
        if self.total[at + come] + 1 > shown[come]:
            held |= 1 << come
        return held

    def step(self, rng: Chance) -> None:
        """Propose to swap the cards of two places, and do it as often as it should be done."""
        cards = self.cards
        size: i64 = len(cards)
        i = rng.draw(size)
        j = rng.draw(size)
        a = cards[i]
        b = cards[j]
        if a == b or self.row[i] == self.row[j]:
            return
        one = self.owner[i]
        two = self.owner[j]
        worse = 0
        odds = 1.0
        if one == two:
            # Both belong to one seat: only the rows from the earlier place to the later change.
            if self.row[i] > self.row[j]:
                i, j, a, b = j, i, b, a
            end = self.row[j]
            worse = self.worse_by(i, a, -1, end) + self.worse_by(i, b, 1, end)
        else:
            if one != PILE:
                end = (one + 1) * self.bags
                held = self.held_after(one, a, b)
                worse += self.worse_by(i, a, -1, end) + self.worse_by(i, b, 1, end)
                if held != self.held[one]:
                    worse += self.picks_wrong(one, held) - self.picks_wrong(one, self.held[one])
                    odds = odds * self.ways(one, held) / self.ways(one, self.held[one])
            if two != PILE:
                end = (two + 1) * self.bags
                held = self.held_after(two, b, a)
                worse += self.worse_by(j, b, -1, end) + self.worse_by(j, a, 1, end)
                if held != self.held[two]:
                    worse += self.picks_wrong(two, held) - self.picks_wrong(two, self.held[two])
                    odds = odds * self.ways(two, held) / self.ways(two, self.held[two])
        odds = odds * self.contradiction**worse
        if odds < 1.0 and rng.draw(FINE) >= int(odds * FINE):
            return
        self.wrong += worse
        cards[i] = b
        cards[j] = a
        if one == two:
            self.move(i, a, b, self.row[j])
            return
        if one != PILE:
            self.held[one] = self.held_after(one, a, b)
            self.move(i, a, b, (one + 1) * self.bags)
        if two != PILE:
            self.held[two] = self.held_after(two, b, a)
            self.move(j, b, a, (two + 1) * self.bags)

    def move(self, place: int, gone: int, come: int, end: int) -> None:
        kinds = self.kinds
        for row in range(self.row[place], end):
            self.total[row * kinds + gone] -= 1
            self.total[row * kinds + come] += 1

    def steps(self, count: int, rng: Chance) -> None:
        for _ in range(count):
            self.step(rng)

    def go(self, rng: Chance, patience: int) -> bool:
        """Walk until the start is forgotten, and on to a world that fits; whether one was found.

        After walks in vain, contradictions are made ever less likely: worlds that fit may be very few.
        """
        cards = len(self.cards)
        self.contradiction = CONTRADICTION ** (1 + patience)
        self.start(rng)
        self.steps(max(FEWEST_STEPS, STEPS_PER_CARD * cards), rng)
        for _ in range(LOOKS):
            if not self.wrong:
                return True
            self.steps(cards, rng)
        return False

    def received(self, o: int) -> list[int]:
        """The bags a seat has received, in the world the walk stands in."""
        bags = [0] * self.bags
        for place, kind in enumerate(self.cards):
            if self.owner[place] == o:
                bags[self.row[place] - o * self.bags] += bag_with(kind)
        return bags

    def pile(self) -> list[int]:
        return [kind for place, kind in enumerate(self.cards) if self.owner[place] == PILE]
