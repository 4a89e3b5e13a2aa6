"""What resources and bolts are worth to a seat of Broom Service, in points: for what can be done with them later."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from broomstick.bots.thrifty.broom_service.ground import BITS, WANDS
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import bag_count

FEW: Final = 255
ONE_OF_EACH: Final = 1 | 1 << 8 | 1 << 16 | 1 << 24
OFTEN: Final = 9
"""What fewer of each are worth together is kept."""

MOST: Final = 256
"""Of a kind of resource a plan counts fewer than this."""

POTIONS = (1.7, 1.5, 1.1, 0.8, 0.5, 0.3, 0.2, 0.1)
WAND_WORTH = (2.7, 2.5, 2.2, 1.8, 1.2, 0.7, 0.4, 0.2)
"""What the first, second, … potion of a colour and wand are worth while rounds are still to come."""

LATER = (0.0, 0.75, 0.95, 1.0)
"""How much of that is left by the number of rounds after this one."""

SETS = 0.05
"""How much a set counts that is there now, while rounds are still to come: most are broken up again."""

BOLT = 4.0
"""What a bolt is worth while more of them may come."""

LEFT_OVER = 0.01
"""What things are worth that nothing can be done with any more: they break a tie."""

SWAY = 2
"""By how many resources a rival's may still change before they are counted for Empty Handed."""


def goods_of(layout: Layout, seat: int) -> int:
    at = things.GOODS * seat
    goods = layout.goods
    found = 0
    for i in range(things.GOODS):
        found |= min(goods[at + i], FEW >> 1) << BITS * i
    return found


def with_bag(goods: int, bag: int) -> int:
    """With a bag of an action added."""
    for i in range(things.GOODS):
        goods += bag_count(bag, i) << BITS * i
    return goods


@lru_cache(maxsize=64)
def gathered(parts: Components) -> list[list[int]]:
    """By gatherer, as numbers to add: what a brave one takes, then each thing a cowardly one may take."""
    found: list[list[int]] = []
    for i, brave in enumerate(parts.gathers_brave):
        found.append([with_bag(0, bag) for bag in [brave, *parts.gathers_cowardly[i]]])
    return found


def later(view: BroomView) -> float:
    """How much the future counts: nothing in the last round."""
    left = max(0, view.parts.rounds - view.round)
    return LATER[min(left, len(LATER) - 1)]


class Purse:
    """The worth of whatever a seat may come to own."""

    def __init__(
        self, parts: Components, share: float, works: int, empty: list[float], thrift: float
    ) -> None:
        self.units = rising(POTIONS, share * thrift)
        self.wands = rising(WAND_WORTH, share * thrift)
        weight = SETS * share + (1.0 - share)
        # By how many there are: sets of four, sets of three, and of resources whatever they are.
        self.fours = times(weight * parts.fours, MOST)
        self.threes = times(weight * parts.threes, MOST)
        self.left_over = times(LEFT_OVER, things.GOODS * MOST)
        # Of fewer than so many of each resource, what has been worked out.
        self.known: list[float] = []
        self.works = works
        self.empty = empty
        self.bolts = [
            share * BOLT * count + (1.0 - share) * points for count, points in enumerate(parts.bolt_points)
        ]

    def bolted(self, count: i64) -> float:
        """What so many bolts are worth; more than the table has bring no more."""
        return self.bolts[count if count < len(self.bolts) else -1]

    def worth(self, goods: i64) -> float:
        o = goods & FEW
        g = goods >> BITS & FEW
        p = goods >> 2 * BITS & FEW
        w = goods >> WANDS
        if o >= OFTEN or g >= OFTEN or p >= OFTEN or w >= OFTEN or not self.known:
            return self.reckon(goods)
        at = ((o * OFTEN + g) * OFTEN + p) * OFTEN + w
        found = self.known[at]
        if found < 0:
            found = self.reckon(goods)
            self.known[at] = found
        return found

    def reckon(self, goods: i64) -> float:
        found = self.count(goods)
        if self.works and goods & FEW and goods >> BITS & FEW and goods >> 2 * BITS & FEW and goods >> WANDS:
            found = max(found, self.works + self.count(goods - ONE_OF_EACH))
        return found

    def count(self, goods: i64) -> float:
        o = goods & FEW
        g = goods >> BITS & FEW
        p = goods >> 2 * BITS & FEW
        w = goods >> WANDS
        units = self.units
        last: i64 = len(POTIONS)
        found = units[o if o < last else last] + units[g if g < last else last]
        found += units[p if p < last else last] + self.wands[w if w < last else last]
        # The two that there are fewest of.
        least = o if o < g else g
        other = g if o < g else o
        if p < least:
            other = least
            least = p
        elif p < other:
            other = p
        if w < least:
            other = least
            least = w
        elif w < other:
            other = w
        found += self.fours[least] + self.threes[other - least]
        every = o + g + p + w
        if self.empty:
            most: i64 = len(self.empty) - 1
            found += self.empty[every if every < most else most]
        return found + self.left_over[every]


@lru_cache(maxsize=64)
def common_purse(parts: Components, share: float, works: int, thrift: float) -> Purse:
    """The same for everybody, and kept: most of what it is asked, it has been asked before."""
    purse = Purse(parts, share, works, [], thrift)
    purse.known = [-1.0] * OFTEN**4
    return purse


def purse_of(view: BroomView, seat: int, share: float, thrift: float = 1.0) -> Purse:
    """What resources are worth to a seat now."""
    event = view.layout.event()
    if event == things.EMPTY_HANDED:
        return Purse(view.parts, share, 0, emptiness(view, seat), thrift)
    works = view.parts.event_points[event] if event == things.THE_WORKS else 0
    return common_purse(view.parts, share, works, thrift)


def emptiness(view: BroomView, seat: int) -> list[float]:
    """By number of resources at the end of the round, what Empty Handed may bring."""
    found: list[float] = []
    for count in range(24):
        chance = 1.0
        for other in range(view.players):
            if other != seat:
                more = view.layout.resources(other) - count
                chance *= min(1.0, max(0.0, 0.5 + 0.5 * (more + 1) / (SWAY + 1)))
        found.append(view.parts.event_points[things.EMPTY_HANDED] * chance)
    return found


@lru_cache(maxsize=64)
def times(worth: float, most: int) -> list[float]:
    """By number, the worth of so many things that are all worth the same."""
    return [count * worth for count in range(most)]


@lru_cache(maxsize=64)
def rising(steps: tuple[float, ...], share: float) -> list[float]:
    """By number, the worth of so many things that are worth less and less."""
    found = [0.0]
    for step in steps:
        found.append(found[-1] + share * step)
    return found
