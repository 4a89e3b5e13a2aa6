"""Mountain tiles and other things granted on the way: what may be chosen, in which order, and what is then done."""

from typing import Final

from broomstick.games.broom_service.codes import actions, entries, steps, things
from broomstick.games.broom_service.rules.deeds import deliver, fly, lift, take
from broomstick.games.broom_service.rules.hills import use_points_tile
from broomstick.games.broom_service.rules.roles import (
    add_deliveries,
    deliveries,
    deliveries_but,
    flights,
    lifts,
)
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.shown import EMPTY

DO_TILE: Final = actions.do(things.OFFER_TILE)
DO_DELIVERY: Final = actions.do(things.OFFER_DELIVERY)
EITHER: Final = [DO_TILE, DO_DELIVERY, actions.DECLINE]


def tile_choices(layout: Layout, seat: int, area: int, duty: int) -> list[int]:
    """bs-tile: the function of the tile on a mountain; nothing where it cannot do anything now."""
    space = layout.parts.tile_at[area]
    if space < 0:
        # Only a position that is being read can ask such a thing; it is refused for it.
        return EMPTY
    tile = layout.tiles[space]
    if tile < things.TILE_DELIVERY:
        # bs-tile-potions, bs-tile-wands
        choices = [actions.take(layout.parts.tile_takes[tile])]
    elif tile == things.TILE_DELIVERY:
        # bs-tile-delivery: to a square tower too, whatever this play has served already.
        choices = deliveries_but(layout, seat, layout.parts.every_land, 0)
    elif tile == things.TILE_MOVES:
        choices = flights(layout, seat, layout.parts.every_land)
    elif tile == things.TILE_POINTS:
        choices = [actions.USE]
    else:
        # bs-tile-cloud
        choices = lifts(layout, seat)
    if choices and duty == things.MAY:
        choices.append(actions.DECLINE)
    return choices


def landing_choices(layout: Layout, seat: int, area: int, duty: int) -> list[int]:
    """bs-witch-delivers-there: deliveries of a brave witch from where she landed, while that pawn is there."""
    choices: list[int] = []
    if layout.messenger >> area & 1:
        add_deliveries(layout, seat, area, layout.square_served, choices)
        if choices and duty == things.MAY:
            choices.append(actions.DECLINE)
    return choices


def free_choices(layout: Layout, seat: int, move: bool) -> list[int]:
    """bs-storm-move, bs-storm-delivery, bs-tile-moves: any flight or any delivery of either pawn, or not."""
    lands = layout.parts.every_land
    choices = flights(layout, seat, lands) if move else deliveries(layout, seat, lands)
    if not choices:
        return EMPTY
    choices.append(actions.DECLINE)
    return choices


def arrive(s: Fields, step: int, seat: int, area: int) -> None:
    """bs-tile-order: tile and delivery in any order; what can do nothing now waits until the other is done."""
    tile = bool(tile_choices(s.layout, seat, area, things.MUST))
    landing = bool(landing_choices(s.layout, seat, area, things.MUST))
    if tile and landing:
        s.ask(seat, step)
    elif tile:
        s.push(steps.delivery(seat, area, things.MAY))
        s.push(steps.tile(seat, area, things.MAY))
    else:
        s.push(steps.tile(seat, area, things.MAY))
        s.push(steps.delivery(seat, area, things.MAY))


def choose_first(s: Fields, seat: int, area: int, action: int) -> None:
    """One of the two is begun, and so has to be done; the other may follow. Declining ends both."""
    if action == DO_TILE:
        s.push(steps.delivery(seat, area, things.MAY))
        s.push(steps.tile(seat, area, things.MUST))
    elif action == DO_DELIVERY:
        s.push(steps.tile(seat, area, things.MAY))
        s.push(steps.delivery(seat, area, things.MUST))
    else:
        s.layout.messenger = 0
        s.note(entries.DECLINES, seat)


def use_tile(s: Fields, seat: int, area: int, action: int) -> None:
    """bs-tile: a tile's function, complete."""
    tile = s.layout.tiles[s.parts.tile_at[area]]
    if tile == things.TILE_POINTS:
        use_points_tile(s, seat, area)
        return
    s.note(entries.uses(tile, area), seat)
    if tile == things.TILE_DELIVERY:
        # bs-tile-delivery: it does not count as the one potion of this play for a square tower.
        served = s.layout.square_served
        do_free(s, seat, action)
        s.layout.square_served = served
        return
    if tile == things.TILE_MOVES:
        # bs-tile-moves: the second is offered when all is done that the first sets off.
        s.push(steps.free_move(seat))
    do_free(s, seat, action)


def do_free(s: Fields, seat: int, action: int) -> None:
    """A flight, delivery, cloud or gain that is nobody's brave action."""
    kind = kind_of(action)
    if kind == actions.FLY:
        fly(s, seat, actions.fly_from(action), actions.fly_to(action), False)
    elif kind == actions.DELIVER:
        deliver(s, seat, actions.deliver_area(action), actions.deliver_tower(action), 0)
    elif kind == actions.LIFT:
        lift(s, seat, actions.lift_cloud(action), 0)
    else:
        take(s, seat, actions.take_resources(action))
