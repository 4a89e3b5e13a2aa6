"""What the thrifty bot does with tiles and cards: each answer to a question that only they ask, weighed."""

from broomstick.bots.thrifty.broom_service import cards
from broomstick.bots.thrifty.broom_service.beyond import WideOutlook
from broomstick.bots.thrifty.broom_service.outlook import (
    BOLTS,
    FILLED,
    FIRST,
    GOODS,
    KEPT,
    LYING,
    SECOND,
    Stand,
    with_goods,
)
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of

Deed = tuple[float, Stand]


def card_in_use(view: BroomView) -> int:
    """The expansion card whose effect is asked about, or -1."""
    step = view.agenda[-1]
    return steps.effect_card(step) if kind_of(step) == steps.EFFECT else -1


def deed(view: BroomView, outlook: WideOutlook, action: int) -> Deed | None:
    """What an action gains and how one stands afterwards; nothing about actions that are the same everywhere."""
    kind = kind_of(action)
    start = outlook.start
    step = view.agenda[-1]
    asked = kind_of(step)
    if action == actions.DECLINE:
        return declined(outlook, step) if asked == steps.ANYWHERE else None
    if kind == actions.FLY:
        riding = asked == steps.ANYWHERE
        brave = steps.who_of(step) == things.WITCH if riding else asked == steps.BRAVE
        gain, after = fly(outlook, actions.fly_from(action), actions.fly_to(action), brave)
        return (gain - outlook.gift(), after) if riding else (gain, after)
    if kind == actions.JUMP:
        end = view.parts.board.circles[actions.jump_circle(action)]
        return fly(outlook, steps.area_of(step), end, steps.who_of(step) == things.WITCH)
    if kind == actions.TILE:
        return outlook.tile_used(actions.tile_forest_tile(action), start, outlook.plain(view.role, start))
    if kind == actions.DRAW:
        return cards.drawn(outlook, actions.draw_pile(action), start)
    if kind == actions.CARD:
        return cards.used(outlook, actions.card_card(action), view.role, start)
    if kind == actions.USE:
        return view.parts.tile_points - outlook.gift(), start
    if kind == actions.SWAP and asked == steps.SWAP:
        return swapped(outlook, step, action)
    return (0.0, start) if kind == actions.UNDER else None


def fly(outlook: WideOutlook, start: int, end: int, brave: bool) -> Deed:
    """A flight to wherever it may end, with the delivery that a brave witch can make there."""
    a, b = outlook.start[FIRST], outlook.start[SECOND]
    other = b if a == start else a
    now = outlook.pair(a, b)
    best = -1000.0
    found = outlook.start
    for rest in outlook.hills.landings(end, outlook.ground.sky.covered):
        gain, after = outlook.arriving(rest, other, outlook.start)
        gain -= now + outlook.ride(end, rest)
        if brave:
            more, left, bit = outlook.best_delivery(rest, after[GOODS], after[FILLED])
            gain += more
            after = (rest, other, left, after[FILLED] | bit, after[LYING], after[BOLTS], after[KEPT])
        if gain > best:
            best, found = gain, after
    return best, found


def declined(outlook: WideOutlook, step: int) -> Deed:
    """Who does not go on from a hill may deliver there."""
    if steps.who_of(step) != things.WITCH:
        return 0.0, outlook.start
    a, b, goods, filled, lying, bolts, kept = outlook.start
    gain, left, bit = outlook.best_delivery(steps.area_of(step), goods, filled)
    return gain, (a, b, left, filled | bit, lying, bolts, kept)


def swapped(outlook: WideOutlook, step: int, action: int) -> Deed:
    """Only the first of the best swaps is worth anything."""
    goods = outlook.start[GOODS]
    left, gave, got = steps.swap_left(step), steps.swap_gave(step), steps.swap_got(step)
    worth, first, then = cards.swaps(outlook.purse, goods, left, gave, got)
    if action != first:
        return -1.0, outlook.start
    return worth - outlook.purse.worth(goods), with_goods(outlook.start, then)
