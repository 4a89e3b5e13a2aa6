"""What the thrifty bot does at the end of a round of Broom Service: fists for The Upper Hand, a set for The Works!"""

from broomstick.bots.thrifty.broom_service.ground import BITS
from broomstick.bots.thrifty.broom_service.purse import (
    FEW,
    ONE_OF_EACH,
    Purse,
    goods_of,
    later,
    purse_of,
)
from broomstick.bots.thrifty.temper import Temper
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.chance import Chance

WHIM = 1.0
"""Chance adds up to so many points to each number, so that equals do not all show the same; not in the last
round, when nothing else can be done with them."""


def fist(view: BroomView, choices: list[int], rng: Chance, temper: Temper) -> int:
    """How many resources to put at stake: what they may win, less what they are worth."""
    share = later(view)
    own = purse_of(view, view.viewer, temper.foresight * share, temper.thrift)
    costs = losses(own, goods_of(view.layout, view.viewer), len(choices))
    below: list[list[float]] = []
    for seat in range(view.players):
        if seat != view.viewer:
            below.append(at_most(view, seat, share, len(choices)))
    best = choices[0]
    most = -1000.0
    for count, action in enumerate(choices):
        worth = prize(view, below, count) - costs[count] + WHIM * share * int(rng.below(1024)) / 1024
        if worth > most:
            most = worth
            best = action
    return best


def losses(purse: Purse, goods: int, counts: int) -> list[float]:
    """By number, what it costs to hand over so many, always what is missed least."""
    found = [0.0]
    now = purse.count(goods)
    left = goods
    while len(found) < counts:
        kinds = [i for i in range(things.GOODS) if left >> BITS * i & FEW]
        if not kinds:
            break
        left = max([left - (1 << BITS * i) for i in kinds], key=purse.count)
        found.append(now - purse.count(left))
    return found


def at_most(view: BroomView, seat: int, share: float, counts: int) -> list[float]:
    """By number, the chance that a rival shows no more: any number as likely that could be worth its while."""
    costs = losses(purse_of(view, seat, share), goods_of(view.layout, seat), counts + things.GOODS)
    highest = 0
    while highest + 1 < len(costs) and costs[highest + 1] < view.parts.upper_first:
        highest += 1
    return [min(1.0, (count + 1) / (highest + 1)) for count in range(counts)]


def prize(view: BroomView, below: list[list[float]], count: int) -> float:
    """What a number may win against numbers that are below it with these chances."""
    if not count:
        return 0.0
    parts = view.parts
    alone = first = 1.0
    for chances in below:
        alone *= chances[count - 1]
        first *= chances[count]
    found = parts.upper_first * alone + parts.upper_shared * (first - alone)
    if view.players > 2:
        for i in range(len(below)):
            chance = 1.0 - below[i][count]
            for j in range(len(below)):
                if j != i:
                    chance *= below[j][count]
            found += parts.upper_second * chance
    return found


def hand_in(view: BroomView, temper: Temper) -> int:
    """A set for points, unless it is worth more later."""
    purse = purse_of(view, view.viewer, temper.foresight * later(view), temper.thrift)
    goods = goods_of(view.layout, view.viewer)
    gain = view.parts.event_points[things.THE_WORKS] + purse.count(goods - ONE_OF_EACH) - purse.count(goods)
    return actions.HAND_IN if gain > 0 else actions.DECLINE
