"""What the thrifty bot does with a role of Broom Service that it got: where it flies, what it delivers or takes."""

from broomstick.bots.thrifty.broom_service import using
from broomstick.bots.thrifty.broom_service.ground import BITS, WANDS
from broomstick.bots.thrifty.broom_service.planning import Plan
from broomstick.bots.thrifty.broom_service.prospects import Prospects, next_play
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import ProspectsWithTiles, prospects_of
from broomstick.bots.thrifty.broom_service.purse import with_bag
from broomstick.bots.thrifty.broom_service.rivals import BroomRivals
from broomstick.bots.thrifty.broom_service.stand import Found, Stand
from broomstick.bots.thrifty.temper import Temper
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.rules.expansion import discount
from broomstick.games.broom_service.rules.mountains import DO_DELIVERY, DO_TILE
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of

CLOSE = 4
"""So many of the best choices are looked at together with the rest of the hand."""

FAR = 5.0
"""A choice that brings so much less than the best is not looked at again."""


def act(view: BroomView, choices: list[int], temper: Temper) -> int:
    """The choice after which points, resources and places are worth most, with what is still in hand."""
    if choices[0] == DO_TILE:
        return first_of_two(view)
    prospects = prospects_of(view, view.viewer, temper)
    brave = kind_of(view.agenda[-1]) == steps.BRAVE
    if isinstance(prospects, ProspectsWithTiles):
        found = [
            using.deed(view, prospects, action) or deed(view, prospects, action, brave) for action in choices
        ]
    else:
        found = [deed(view, prospects, action, brave) for action in choices]
    gains = [gain for gain, _ in found]
    best = gains.index(max(gains))
    if not view.hand:
        return choices[best]
    close = [i for i in range(len(choices)) if gains[i] > gains[best] - FAR]
    if len(close) < 2:
        return choices[best]
    close.sort(key=lambda i: -gains[i])
    plan = Plan(view, BroomRivals(view), prospects, view.hand, temper)
    worth = [gains[i] + plan.hand(view.hand, next_play(found[i][1])) for i in close[:CLOSE]]
    return choices[close[worth.index(max(worth))]]


def deed(view: BroomView, prospects: Prospects, action: int, brave: bool) -> Found:
    """What an action gains, and how one stands afterwards."""
    kind = kind_of(action)
    start = prospects.start
    if action == actions.DECLINE:
        return 0.0, start
    if kind == actions.FLY:
        return fly(prospects, actions.fly_from(action), actions.fly_to(action), brave)
    if kind == actions.DELIVER:
        return deliver(view, prospects, actions.deliver_area(action), actions.deliver_tower(action), brave)
    if kind == actions.LIFT:
        return lift(view, prospects, actions.lift_cloud(action), brave)
    if kind == actions.MARKET:
        return float(view.parts.event_points[things.BLACK_MARKET]), start
    goods: int = start.goods
    held = goods
    if kind == actions.TAKE:
        held = with_bag(goods, actions.take_resources(action))
    elif kind == actions.GIVE:
        held = goods - (1 << BITS * actions.give_resource(action))
    return prospects.purse.worth(held) - prospects.purse.worth(goods), start.with_goods(held)


def fly(prospects: Prospects, start: int, end: int, brave: bool) -> Found:
    """A flight, with the delivery that a brave witch can make there."""
    now = prospects.start
    other = now.b if now.a == start else now.a
    gain, after = prospects.arriving(end, other, now)
    gain -= prospects.pair(now.a, now.b)
    if brave:
        more, left, bit = prospects.best_delivery(end, after.goods, after.filled)
        return gain + more, after.with_pawns(end, other).delivered(left, bit)
    return gain, after


def deliver(view: BroomView, prospects: Prospects, area: int, tower: int, brave: bool) -> Found:
    start = prospects.start
    parts = view.parts
    left = start.goods - (1 << BITS * parts.tower_colour[tower]) + (parts.tower_wands[tower] << WANDS)
    gain = parts.tower_points[tower] + view.layout.bonus_at(area)
    if brave:
        gain += parts.druid_bravery
    elif using.card_in_use(view) == things.ERRAND:
        gain += parts.errand_points
    bit = 0 if parts.tower_square[tower] else 1 << tower
    worth = prospects.purse.worth
    return gain + worth(left) - worth(start.goods), start.delivered(left, bit)


def lift(view: BroomView, prospects: Prospects, space: int, brave: bool) -> Found:
    start = prospects.start
    kind = view.layout.sky[space]
    cost = view.layout.price(space, discount(view.parts, view.agenda))
    gain = prospects.lifted(space, kind, cost, start)
    if brave:
        gain += view.parts.fairy_bravery
    return gain, Stand(
        start.a,
        start.b,
        start.goods - (cost << WANDS),
        start.filled,
        start.lying & ~(1 << space),
        start.bolts + view.parts.cloud_bolts[kind],
        start.kept,
        start.cards,
    )


def first_of_two(view: BroomView) -> int:
    """Potions of a tile may be delivered at once; before anything else a tile does, the witch delivers."""
    space = view.parts.tile_at[steps.area_of(view.agenda[-1])]
    return DO_TILE if view.layout.tiles[space] == things.TILE_POTIONS else DO_DELIVERY
