"""The roles: what may be chosen for them, brave or cowardly, and what is then done."""

from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import actions, entries, things
from broomstick.games.broom_service.codes.things import ORANGE, WAND
from broomstick.games.broom_service.rules.deeds import deliver, fly, lift, score, take
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
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
    # As layout.reach, whose areas one by one stand at the same place.
    at = layout.clear * layout.parts.board.lands + area
    if layout.parts.reach[at] & lands:
        for end in layout.parts.reach_lists[at]:
            if lands >> end & 1:
                choices.append(actions.fly(area, end))


def deliveries(layout: Layout, seat: int, lands: int) -> list[int]:
    """bs-delivery, bs-square-once: every delivery from where a pawn stands, on one of these lands (a mask)."""
    return deliveries_but(layout, seat, lands, layout.square_served)


def deliveries_but(layout: Layout, seat: int, lands: int, served: int) -> list[int]:
    """The same, with the square towers that this play may serve no more, or none."""
    choices: list[int] = []
    first = layout.pawns[PAWNS * seat]
    second = layout.pawns[PAWNS * seat + 1]
    if lands >> first & 1:
        add_deliveries(layout, seat, first, served, choices)
    if second != first and lands >> second & 1:
        add_deliveries(layout, seat, second, served, choices)
    return choices


def add_deliveries(layout: Layout, seat: int, area: int, served: int, choices: list[int]) -> None:
    """bs-square-once: deliveries from one area, without the towers that are filled or that this play serves no more."""
    colour = layout.parts.board.tower_colour
    goods = layout.goods
    at = things.GOODS * seat
    closed = layout.filled | served
    for tower in layout.parts.tower_lists[area]:
        if not closed >> tower & 1 and goods[at + colour[tower]]:
            choices.append(actions.deliver(area, tower))
    if area == layout.extras.orange and goods[at + ORANGE] and not served:
        # bs-orange: the tile is the last tower of all.
        choices.append(actions.deliver(area, len(layout.parts.board.towers)))


def best_delivery(layout: Layout, seat: int, area: int) -> int:
    """bs-delivery, bs-storm-bonus: the most points a seat could deliver for from an area, in a play to come."""
    choices: list[int] = []
    add_deliveries(layout, seat, area, 0, choices)
    if not choices:
        return 0
    points = layout.parts.tower_points
    return max([points[actions.deliver_tower(choice)] for choice in choices]) + layout.bonus_at(area)


def lifts(layout: Layout, seat: int, less: int = 0) -> list[int]:
    """bs-lift: every cloud adjacent to either pawn that the seat has the wands for."""
    choices: list[int] = []
    near = layout.near_clouds(layout.pawns[PAWNS * seat]) | layout.near_clouds(layout.pawns[PAWNS * seat + 1])
    if near:
        wands = layout.goods[things.GOODS * seat + WAND]
        for space in range(len(layout.sky)):
            if near >> space & 1 and layout.price(space, less) <= wands:
                choices.append(actions.lift(space))
    return choices


def brave_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-decline: what the last brave may do with a role, or not; nothing where it cannot do anything."""
    if things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS:
        # bs-gatherer-brave
        return layout.parts.takes[3 * (role - things.ROOT_GATHERER)]
    return or_decline(on_the_map(layout, role, seat))


def action_or_event(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-one-way: a cowardly play's action, the event's offer, or nothing; what else there may be: alternatives.py."""
    event = layout.event()
    if things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS:
        # bs-gatherer-cowardly, bs-black-distillery
        at = 3 * (role - things.ROOT_GATHERER) + 1
        if event == things.BLACK_DISTILLERY:
            return layout.parts.takes[at + 1]
        choices = layout.parts.takes[at]
        return choices if event != things.BLACK_MARKET else [*choices[:-1], actions.MARKET, actions.DECLINE]
    choices = on_the_map(layout, role, seat)
    if event == things.BLACK_MARKET:
        choices.append(actions.MARKET)
    elif event == things.BLACK_DISTILLERY:
        choices += layout.parts.takes[-1]
    return or_decline(choices)


def action_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-card-double-shift: a role's cowardly action alone, or not."""
    if things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS:
        return layout.parts.takes[3 * (role - things.ROOT_GATHERER) + 1]
    return or_decline(on_the_map(layout, role, seat))


def on_the_map(layout: Layout, role: int, seat: int) -> list[int]:
    """bs-witch, bs-druid, bs-fairy: flights, deliveries or clouds; the same for brave and cowardly."""
    if role <= things.MOUNTAIN_WITCH:
        return flights(layout, seat, layout.parts.role_lands[role])
    if role <= things.PEAK_DRUID:
        return deliveries(layout, seat, layout.parts.role_lands[role])
    return lifts(layout, seat)


def or_decline(choices: list[int]) -> list[int]:
    if not choices:
        return EMPTY
    choices.append(actions.DECLINE)
    return choices


def act(s: Fields, seat: int, action: int, brave: bool) -> None:
    """Carry out what was chosen for the called role."""
    kind = kind_of(action)
    if kind == actions.FLY:
        # bs-witch-brave: she may then deliver where she landed.
        fly(s, seat, actions.fly_from(action), actions.fly_to(action), brave)
    elif kind == actions.DELIVER:
        bravery = s.parts.druid_bravery if brave else 0
        deliver(s, seat, actions.deliver_area(action), actions.deliver_tower(action), bravery)
    elif kind == actions.LIFT:
        lift(s, seat, actions.lift_cloud(action), s.parts.fairy_bravery if brave else 0)
    elif kind == actions.TAKE:
        bag = actions.take_resources(action)
        if not brave and not gathers(s.parts, s.role, bag):
            s.note(entries.instead(things.BLACK_DISTILLERY), seat)
        take(s, seat, bag)
    else:
        # bs-black-market
        s.note(entries.instead(things.BLACK_MARKET), seat)
        score(s, seat, s.parts.event_points[things.BLACK_MARKET], things.BLACK_MARKET)


def gathers(parts: Components, role: int, bag: int) -> bool:
    """Whether this is what a gatherer has for a cowardly play."""
    at = role - things.ROOT_GATHERER
    return things.ROOT_GATHERER <= role < things.WEATHER_FAIRY and bag in parts.gathers_cowardly[at]
