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

STEPS_ON_PER_CARD: Final = 5
"""Steps from one world to the next: by then hardly a card has not been moved."""

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
        # One row for each seat and round, one number for each type: how many more cards the seat has received by then
        # than it needed, and whether it can have had no more.
        rows = len(others) * self.bags
        self.need = [0] * (rows * kinds)
        self.spare = [0] * (rows * kinds)
        self.exact = [False] * (rows * kinds)
        for o, other in enumerate(others):
            for k in range(self.bags):
                at = (o * self.bags + k) * kinds
                strict = other.had_no_others[k] and not (k == self.bags - 1 and other.hidden)
                for kind in range(kinds):
                    self.need[at + kind] = other.shown[k][kind] + (other.picked[k] >> kind & 1)
                    self.exact[at + kind] = strict and not other.picked[k] >> kind & 1
        # By seat: the types in its stock when this round's picks were made.
        self.held = [0] * len(others)
        self.wrong = 0
        self.contradiction = CONTRADICTION

    def start(self, rng: Chance) -> None:
        """A random deal; ``wrong`` says in how many things it contradicts what is known."""
        kinds = self.kinds
        rng.shuffle(self.cards)
        self.spare = [-need for need in self.need]
        for place, kind in enumerate(self.cards):
            owner = self.owner[place]
            if owner != PILE:
                for row in range(self.row[place], (owner + 1) * self.bags):
                    self.spare[row * kinds + kind] += 1
        self.wrong = 0
        for at, spare in enumerate(self.spare):
            if spare < 0 or self.exact[at]:
                self.wrong += abs(spare)
        for o, other in enumerate(self.others):
            last = ((o + 1) * self.bags - 1) * kinds
            total = [self.spare[last + kind] + self.need[last + kind] for kind in range(kinds)]
            self.held[o] = other.held_now(total)
            self.wrong += self.picks_wrong(o, self.held[o])

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

    def worse_by(self, place: i64, gone: i64, come: i64, end: i64) -> i64:
        """How much more would be wrong if a place's seat had one card for another, up to a row."""
        kinds: i64 = self.kinds
        spare = self.spare
        exact = self.exact
        worse: i64 = 0
        at: i64 = self.row[place] * kinds
        last: i64 = end * kinds
        while at < last:
            if spare[at + gone] <= 0:
                worse += 1
            elif exact[at + gone]:
                worse -= 1
            if spare[at + come] < 0:
                worse -= 1
            elif exact[at + come]:
                worse += 1
            at += kinds
        return worse

    def held_after(self, o: i64, gone: i64, come: i64) -> int:
        """The types a seat would have in its stock if it gave one card for another."""
        last: i64 = self.bags - 1
        at: i64 = (o * self.bags + last) * self.kinds
        picked = self.others[o].picked[last]
        held = self.held[o]
        if self.spare[at + gone] + (picked >> gone & 1) <= 1:
            held &= ~(1 << gone)
        if self.spare[at + come] + (picked >> come & 1) >= 0:
            held |= 1 << come
        return held

    def step(self, rng: Chance) -> None:
        """Propose to swap the cards of two places, and do it as often as it should be done."""
        cards = self.cards
        size: i64 = len(cards)
        i = rng.draw(size)
        j = rng.draw(size)
        a: i64 = cards[i]
        b: i64 = cards[j]
        if a == b or self.row[i] == self.row[j]:
            return
        bags: i64 = self.bags
        one: i64 = self.owner[i]
        two: i64 = self.owner[j]
        # Rows that change: to the last of each seat; where both places are of one, from the earlier to the later.
        until_one: i64 = (one + 1) * bags
        until_two: i64 = (two + 1) * bags
        held_one = 0
        held_two = 0
        worse: i64 = 0
        odds = 1.0
        if one == two:
            if self.row[i] > self.row[j]:
                i, j, a, b = j, i, b, a
            until_one = self.row[j]
            worse = self.worse_by(i, a, b, until_one)
        else:
            if one != PILE:
                worse += self.worse_by(i, a, b, until_one)
                held_one = self.held_after(one, a, b)
                if held_one != self.held[one]:
                    worse += self.picks_wrong(one, held_one) - self.picks_wrong(one, self.held[one])
                    odds = odds * self.ways(one, held_one) / self.ways(one, self.held[one])
            if two != PILE:
                worse += self.worse_by(j, b, a, until_two)
                held_two = self.held_after(two, b, a)
                if held_two != self.held[two]:
                    worse += self.picks_wrong(two, held_two) - self.picks_wrong(two, self.held[two])
                    odds = odds * self.ways(two, held_two) / self.ways(two, self.held[two])
        if worse:
            odds = odds * self.contradiction ** int(worse)
        if odds < 1.0 and rng.draw(FINE) >= int(odds * FINE):
            return
        self.wrong += worse
        cards[i] = b
        cards[j] = a
        if one != PILE:
            self.move(i, a, b, until_one)
        if one == two:
            return
        if one != PILE:
            self.held[one] = held_one
        if two != PILE:
            self.held[two] = held_two
            self.move(j, b, a, until_two)

    def move(self, place: i64, gone: i64, come: i64, end: i64) -> None:
        kinds: i64 = self.kinds
        spare = self.spare
        at: i64 = self.row[place] * kinds
        last: i64 = end * kinds
        while at < last:
            spare[at + gone] -= 1
            spare[at + come] += 1
            at += kinds

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
        return self.look(rng)

    def go_on(self, rng: Chance) -> bool:
        """Walk on from a world that fits to another; whether one was found."""
        cards = len(self.cards)
        self.steps(max(FEWEST_STEPS // 2, STEPS_ON_PER_CARD * cards), rng)
        return self.look(rng)

    def look(self, rng: Chance) -> bool:
        """Look whether the walk stands in a world that fits, and walk on where it does not."""
        for _ in range(LOOKS):
            if not self.wrong:
                return True
            self.steps(len(self.cards), rng)
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
