"""The roles: what may be chosen for them, brave or cowardly, and what is then done."""

from broomstick.games.broom_service.box.vocabulary import (
    AREA_BITS,
    AREA_MASK,
    BLACK_DISTILLERY,
    BLACK_MARKET,
    DELIVER,
    FLY,
    GATHERERS,
    GOODS,
    INSTEAD,
    LIFT,
    MARKET,
    MOUNTAIN_WITCH,
    PEAK_DRUID,
    ROOT_GATHERER,
    TAKE,
    WEATHER_FAIRY,
)
from broomstick.games.broom_service.map.board import ORANGE, WAND
from broomstick.games.broom_service.rules.deeds import deliver, fly, lift, score, take
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE
from broomstick.heart.shown import EMPTY


def flights(layout: Layout, seat: int, lands: int) -> list[int]:
    """bs-move, bs-no-entry: every flight of either pawn to one of these lands (a mask)."""
    choices: list[int] = []
    lands &= ~layout.covered
    first = layout.pawns[PAWNS * seat]
    second = layout.pawns[PAWNS * seat + 1]
    add_flights(layout, first, lands, choices)
    if second != first:
        add_flights(layout, second, lands, choices)
    return choices


def add_flights(layout: Layout, area: int, lands: int, choices: list[int]) -> None:
    at = layout.clear * layout.parts.board.lands + area
    if layout.parts.reach[at] & lands:
        code = FLY | area << KIND_BITS
        for end in layout.parts.reach_lists[at]:
            if lands >> end & 1:
                choices.append(code | end << KIND_BITS + AREA_BITS)


def deliveries(layout: Layout, seat: int, lands: int) -> list[int]:
    """bs-delivery, bs-square-once: every delivery from where a pawn stands, on one of these lands (a mask)."""
    return deliveries_but(layout, seat, lands, layout.barred)


def deliveries_but(layout: Layout, seat: int, lands: int, barred: int) -> list[int]:
    """The same, whatever towers are barred to it."""
    choices: list[int] = []
    first = layout.pawns[PAWNS * seat]
    second = layout.pawns[PAWNS * seat + 1]
    if lands >> first & 1:
        add_deliveries(layout, seat, first, barred, choices)
    if second != first and lands >> second & 1:
        add_deliveries(layout, seat, second, barred, choices)
    return choices


def add_deliveries(layout: Layout, seat: int, area: int, barred: int, choices: list[int]) -> None:
    colour = layout.parts.board.tower_colour
    goods = layout.goods
    at = GOODS * seat
    closed = layout.filled | barred
    code = DELIVER | area << KIND_BITS
    for tower in layout.parts.tower_lists[area]:
        if not closed >> tower & 1 and goods[at + colour[tower]]:
            choices.append(code | tower << KIND_BITS + AREA_BITS)
    if area == layout.extras.orange and goods[at + ORANGE] and not barred:
        # bs-orange: the tile is the last tower of all.
        choices.append(code | len(layout.parts.board.towers) << KIND_BITS + AREA_BITS)


def best_delivery(layout: Layout, seat: int, area: int) -> int:
    """bs-delivery, bs-storm-bonus: the most points a seat could deliver for from an area, in a play to come."""
    choices: list[int] = []
    add_deliveries(layout, seat, area, 0, choices)
    points = layout.parts.tower_points
    most = max([points[choice >> KIND_BITS + AREA_BITS] for choice in choices], default=0)
    return most + layout.bonus_at(area) if choices else 0


def lifts(layout: Layout, seat: int, less: int = 0) -> list[int]:
    """bs-lift: every cloud adjacent to either pawn that the seat has the wands for."""
    choices: list[int] = []
    near = layout.near_clouds(layout.pawns[PAWNS * seat]) | layout.near_clouds(layout.pawns[PAWNS * seat + 1])
    if near:
        wands = layout.goods[GOODS * seat + WAND]
        for space in range(len(layout.sky)):
            if near >> space & 1 and layout.price(space, less) <= wands:
                choices.append(LIFT | space << KIND_BITS)
    return choices


def brave_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-decline: what the last brave may do with a role, or not; nothing where it cannot do anything."""
    if ROOT_GATHERER <= role < ROOT_GATHERER + GATHERERS:
        # bs-gatherer-brave
        return layout.parts.takes[3 * (role - ROOT_GATHERER)]
    return or_decline(on_the_map(layout, role, seat))


def action_or_event(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-one-way: a cowardly play's action, the event's offer, or nothing; what else there may be: alternatives.py."""
    event = layout.event()
    if ROOT_GATHERER <= role < ROOT_GATHERER + GATHERERS:
        # bs-gatherer-cowardly, bs-black-distillery
        at = 3 * (role - ROOT_GATHERER) + 1
        if event == BLACK_DISTILLERY:
            return layout.parts.takes[at + 1]
        choices = layout.parts.takes[at]
        return choices if event != BLACK_MARKET else [*choices[:-1], MARKET, DECLINE]
    choices = on_the_map(layout, role, seat)
    if event == BLACK_MARKET:
        choices.append(MARKET)
    elif event == BLACK_DISTILLERY:
        choices += layout.parts.takes[-1]
    return or_decline(choices)


def action_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-card-double-shift: a role's cowardly action alone, or not."""
    if ROOT_GATHERER <= role < ROOT_GATHERER + GATHERERS:
        return layout.parts.takes[3 * (role - ROOT_GATHERER) + 1]
    return or_decline(on_the_map(layout, role, seat))


def on_the_map(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-witch, bs-druid, bs-fairy: flights, deliveries or clouds; the same for brave and cowardly."""
    if role <= MOUNTAIN_WITCH:
        return flights(layout, seat, layout.parts.role_lands[role])
    if role <= PEAK_DRUID:
        return deliveries(layout, seat, layout.parts.role_lands[role])
    return lifts(layout, seat)


def or_decline(choices: list[int]) -> list[int]:
    if not choices:
        return EMPTY
    choices.append(DECLINE)
    return choices


def act(s: Fields, seat: int, action: int, brave: bool) -> None:
    """Carry out what was chosen for the called role."""
    kind = action & KIND_MASK
    value = action >> KIND_BITS
    if kind == FLY:
        # bs-witch-brave: she may then deliver where she landed.
        fly(s, seat, value & AREA_MASK, value >> AREA_BITS, brave)
    elif kind == DELIVER:
        bravery = s.parts.druid_bravery if brave else 0
        deliver(s, seat, value & AREA_MASK, value >> AREA_BITS, bravery)
    elif kind == LIFT:
        lift(s, seat, value, s.parts.fairy_bravery if brave else 0)
    elif kind == TAKE:
        if not brave and not gathers(s, value):
            s.note(INSTEAD | BLACK_DISTILLERY << KIND_BITS, seat)
        take(s, seat, value)
    else:
        # bs-black-market
        s.note(INSTEAD | BLACK_MARKET << KIND_BITS, seat)
        score(s, seat, s.parts.market_points, BLACK_MARKET)


def gathers(s: Fields, bag: int) -> bool:
    """Whether this is what the called gatherer has for a cowardly play."""
    at = s.role - ROOT_GATHERER
    return ROOT_GATHERER <= s.role < WEATHER_FAIRY and bag in s.parts.gathers_cowardly[at]
