"""What the thrifty bot does with tiles and cards: each answer to a question that only they ask, weighed."""

from broomstick.bots.thrifty.broom_service import cards
from broomstick.bots.thrifty.broom_service.beyond import WideOutlook
from broomstick.bots.thrifty.broom_service.outlook import Stand, with_goods
from broomstick.games.broom_service.box.vocabulary import (
    ANYWHERE,
    AREA_BITS,
    AREA_MASK,
    BRAVE_ACT,
    DRAW,
    EFFECT,
    FLY,
    JUMP_TO,
    PLAY_CARD,
    SWAP,
    SWAPPING,
    UNDER,
    USE,
    USE_FOREST,
    WITCH,
    step_area,
    step_who,
)
from broomstick.games.broom_service.rules.expansion import swap_given, swap_got, swap_left
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE, step_rest

Deed = tuple[float, Stand]


def card_in_use(view: BroomView) -> int:
    """The expansion card whose effect is asked about, or -1."""
    step = view.agenda[-1]
    return step_rest(step) if step & KIND_MASK == EFFECT else -1


def deed(view: BroomView, outlook: WideOutlook, action: int) -> Deed | None:
    """What an action gains and how one stands afterwards; nothing about actions that are the same everywhere."""
    kind = action & KIND_MASK
    value = action >> KIND_BITS
    start = outlook.start
    step = view.agenda[-1]
    asked = step & KIND_MASK
    if action == DECLINE:
        return declined(outlook, step) if asked == ANYWHERE else None
    if kind == FLY:
        riding = asked == ANYWHERE
        brave = step_who(step) == WITCH if riding else asked == BRAVE_ACT
        gain, after = fly(outlook, value & AREA_MASK, value >> AREA_BITS, brave)
        return (gain - outlook.gift(), after) if riding else (gain, after)
    if kind == JUMP_TO:
        return fly(outlook, step_area(step), view.parts.board.circles[value], step_who(step) == WITCH)
    if kind == USE_FOREST:
        return outlook.tile_used(value, start, outlook.plain(view.role, start))
    if kind == DRAW:
        return cards.drawn(outlook, value, start)
    if kind == PLAY_CARD:
        return cards.used(outlook, value, view.role, start)
    if kind == USE:
        return view.parts.tile_points - outlook.gift(), start
    if kind == SWAP and asked == SWAPPING:
        return swapped(outlook, step, action)
    return (0.0, start) if kind == UNDER else None


def fly(outlook: WideOutlook, start: int, end: int, brave: bool) -> Deed:
    """A flight to wherever it may end, with the delivery that a brave witch can make there."""
    a, b = outlook.start[0], outlook.start[1]
    other = b if a == start else a
    now = outlook.pair(a, b)
    best = -1000.0
    found = outlook.start
    for rest in outlook.hills.landings(end, outlook.ground.sky.covered):
        gain, after = outlook.arriving(rest, other, outlook.start)
        gain -= now + outlook.ride(end, rest)
        if brave:
            more, left, bit = outlook.best_delivery(rest, after[2], after[3])
            gain += more
            after = (rest, other, left, after[3] | bit, after[4], after[5], after[6])
        if gain > best:
            best, found = gain, after
    return best, found


def declined(outlook: WideOutlook, step: int) -> Deed:
    """Who does not go on from a hill may deliver there."""
    if step_who(step) != WITCH:
        return 0.0, outlook.start
    a, b, goods, filled, lying, bolts, kept = outlook.start
    gain, left, bit = outlook.best_delivery(step_area(step), goods, filled)
    return gain, (a, b, left, filled | bit, lying, bolts, kept)


def swapped(outlook: WideOutlook, step: int, action: int) -> Deed:
    """Only the first of the best swaps is worth anything."""
    rest = step_rest(step)
    goods = outlook.start[2]
    worth, first, then = cards.swaps(outlook.purse, goods, swap_left(rest), swap_given(rest), swap_got(rest))
    if action != first:
        return -1.0, outlook.start
    return worth - outlook.purse.worth(goods), with_goods(outlook.start, then)
