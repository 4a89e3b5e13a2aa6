"""What the thrifty bot does with tiles and cards: each answer to a question that only they ask, weighed."""

from broomstick.bots.thrifty.broom_service import cards
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import ProspectsWithTiles
from broomstick.bots.thrifty.broom_service.stand import Found
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of


def card_in_use(view: BroomView) -> int:
    """The expansion card whose effect is asked about, or -1."""
    step = view.agenda[-1]
    return steps.effect_card(step) if kind_of(step) == steps.EFFECT else -1


def deed(view: BroomView, prospects: ProspectsWithTiles, action: int) -> Found | None:
    """What an action gains and how one stands afterwards; nothing about actions that are the same everywhere."""
    kind = kind_of(action)
    start = prospects.start
    step = view.agenda[-1]
    asked = kind_of(step)
    if action == actions.DECLINE:
        return declined(prospects, step) if asked == steps.ANYWHERE else None
    if kind == actions.FLY:
        riding = asked == steps.ANYWHERE
        brave = steps.who_of(step) == things.WITCH if riding else asked == steps.BRAVE
        gain, after = fly(prospects, actions.fly_from(action), actions.fly_to(action), brave)
        return (gain - prospects.gift(), after) if riding else (gain, after)
    if kind == actions.JUMP:
        end = view.parts.board.circles[actions.jump_circle(action)]
        return fly(prospects, steps.area_of(step), end, steps.who_of(step) == things.WITCH)
    if kind == actions.TILE:
        return prospects.tile_used(actions.tile_forest_tile(action), start, prospects.plain(view.role, start))
    if kind == actions.DRAW:
        return cards.drawn(prospects, actions.draw_pile(action), start)
    if kind == actions.CARD:
        return cards.used(prospects, actions.card_card(action), view.role, start)
    if kind == actions.USE:
        return view.parts.tile_points - prospects.gift(), start
    if kind == actions.SWAP and asked == steps.SWAP:
        return swapped(prospects, step, action)
    return (0.0, start) if kind == actions.UNDER else None


def fly(prospects: ProspectsWithTiles, start: int, end: int, brave: bool) -> Found:
    """A flight to wherever it may end, with the delivery that a brave witch can make there."""
    now = prospects.start
    other = now.b if now.a == start else now.a
    before = prospects.pair(now.a, now.b)
    best = -1000.0
    found = now
    for rest in prospects.hills.landings(end, prospects.ground.sky.covered):
        gain, after = prospects.arriving(rest, other, now)
        gain -= before + prospects.ride(end, rest)
        if brave:
            more, left, bit = prospects.best_delivery(rest, after.goods, after.filled)
            gain += more
            after = after.with_pawns(rest, other).delivered(left, bit)
        if gain > best:
            best, found = gain, after
    return best, found


def declined(prospects: ProspectsWithTiles, step: int) -> Found:
    """Who does not go on from a hill may deliver there."""
    if steps.who_of(step) != things.WITCH:
        return 0.0, prospects.start
    start = prospects.start
    gain, left, bit = prospects.best_delivery(steps.area_of(step), start.goods, start.filled)
    return gain, start.delivered(left, bit)


def swapped(prospects: ProspectsWithTiles, step: int, action: int) -> Found:
    """Only the first of the best swaps is worth anything."""
    goods: int = prospects.start.goods
    left, gave, got = steps.swap_left(step), steps.swap_gave(step), steps.swap_got(step)
    worth, first, then = cards.swaps(prospects.purse, goods, left, gave, got)
    if action != first:
        return -1.0, prospects.start
    return worth - prospects.purse.worth(goods), prospects.start.with_goods(then)
