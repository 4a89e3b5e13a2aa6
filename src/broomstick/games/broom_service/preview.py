"""What a choice in Broom Service would bring, from what its chooser knows."""

from broomstick.contest.codec import KIND_BITS, KIND_MASK, ROLE_BITS, ROLE_MASK
from broomstick.contest.core import GO_BRAVE, GO_COWARDLY, LEAD, PICK, step_seat
from broomstick.contest.errors import PositionError
from broomstick.contest.journal import PUBLIC
from broomstick.contest.plain import Plain, mask_names
from broomstick.games.broom_service.board import WAND
from broomstick.games.broom_service.layout import NO_CLOUD, Layout
from broomstick.games.broom_service.roles import brave_choices, cowardly_choices
from broomstick.games.broom_service.view import BroomView
from broomstick.games.broom_service.vocabulary import (
    AREA_BITS,
    AREA_MASK,
    BRAVE_ACT,
    CLOUDS,
    DELIVER,
    FLY,
    GATHERERS,
    GIVE,
    GOODS,
    HAND_IN,
    LIFT,
    MARKET,
    MORE_OR_LESS,
    PEAK_DRUID,
    RESOURCES,
    ROLES,
    ROOT_GATHERER,
    STORM_DELIVERY,
    STORM_HOARD,
    STORM_MOVE,
    TAKE,
    TILES,
    VALLEY_DRUID,
    WEATHER_FAIRY,
    bag_count,
)


def preview(view: BroomView, action: int) -> Plain:
    """Points and resources won and lost; for a declaration also when, and who could still take it away."""
    if view.viewer == PUBLIC:
        raise PositionError("a spectator has no choices to preview", "spectator-preview")
    kind = action & KIND_MASK
    value = action >> KIND_BITS
    if kind == PICK:
        return picks(view, value)
    if kind == LEAD:
        rivals = [(view.viewer + i) % view.players for i in range(1, view.players)]
        return claim(view, value & ROLE_MASK, bool(value >> ROLE_BITS), rivals)
    if kind in (GO_BRAVE, GO_COWARDLY):
        if view.role < 0:
            raise PositionError("no role is called that could be answered", "no-role-called")
        return claim(view, view.role, kind == GO_BRAVE, view.still_to_speak()[1:])
    return deed(view, kind, value)


def picks(view: BroomView, roles: int) -> Plain:
    """Points for their number under More or Less?, and which of them are bewitched."""
    layout = view.layout
    points = 0
    if layout.event() == MORE_OR_LESS and 1 <= roles.bit_count() <= len(view.parts.more_or_less):
        points = view.parts.more_or_less[roles.bit_count() - 1]
    return {
        "picks": mask_names(ROLES, roles),
        "points": points,
        "bewitched": mask_names(ROLES, roles & layout.bewitched_now()),
    }


def claim(view: BroomView, role: int, brave: bool, after: list[int]) -> Plain:
    """A declaration, as things are now: a cowardly action is at once, a brave one waits for those who speak later."""
    layout = view.layout
    parts = view.parts
    own = view.viewer
    bonus = 0
    if brave and VALLEY_DRUID <= role <= PEAK_DRUID:
        bonus = parts.druid_bravery
    elif brave and role == WEATHER_FAIRY:
        bonus = parts.fairy_bravery
    choices = brave_choices(layout, role, own) if brave else cowardly_choices(layout, role, own)
    gain = nothing()["resources"]
    if brave and ROOT_GATHERER <= role < ROOT_GATHERER + GATHERERS:
        add_bag(gain, parts.gathers_brave[role - ROOT_GATHERER], 1)
    found: Plain = {
        "role": ROLES[role],
        "brave": brave,
        "at_once": not brave,
        "points": -parts.bewitched_points if layout.bewitched_now() >> role & 1 else 0,
        "bonus": bonus,
        "possible": len(choices) > 0,
        "resources": gain,
    }
    if brave:
        found["overtakers"] = [seat for seat in after if view.hand_sizes[seat]]
        found["knocks_out"] = view.brave if view.role >= 0 and view.brave >= 0 else None
    return found


def nothing() -> Plain:
    """No change at all."""
    return {"points": 0, "resources": dict.fromkeys(RESOURCES, 0), "bolts": 0}


def add_bag(resources: Plain, bag: int, sign: int) -> None:
    for i, name in enumerate(RESOURCES):
        resources[name] += sign * bag_count(bag, i)


def deed(view: BroomView, kind: int, value: int) -> Plain:
    """A choice within an action: exactly what it brings at once."""
    found = nothing()
    parts = view.parts
    if kind == FLY:
        add_flight(view, found, value >> AREA_BITS)
    elif kind == DELIVER:
        add_delivery(view, found, value & AREA_MASK, value >> AREA_BITS)
    elif kind == LIFT:
        add_cloud(view, found, value)
    elif kind == TAKE:
        add_bag(found["resources"], value, 1)
    elif kind == MARKET:
        found["points"] = parts.market_points
    elif kind == GIVE:
        found["resources"][RESOURCES[value]] = -1
    elif kind == HAND_IN:
        found["resources"] = dict.fromkeys(RESOURCES, -1)
        found["points"] = parts.works_points
    return found


def acts_brave(view: BroomView) -> bool:
    """Whether the question is about the viewer's own brave action, and not about what it has set off."""
    step = view.agenda[-1] if view.agenda else 0
    return step & KIND_MASK == BRAVE_ACT and step_seat(step) == view.viewer


def add_flight(view: BroomView, found: Plain, area: int) -> None:
    """A first visit to a mountain tile; for a brave witch the towers she could then serve with what she holds now."""
    layout = view.layout
    space = view.parts.tile_at[area]
    first = space >= 0 and not layout.amulets[view.viewer] >> space & 1
    found["amulet"] = first
    found["tile"] = TILES[layout.tiles[space]] if first else None
    if acts_brave(view):
        found["towers"] = servable(layout, view.viewer, area)


def servable(layout: Layout, seat: int, area: int) -> list[str]:
    board = layout.parts.board
    return [
        name
        for i, name in enumerate(board.towers)
        if layout.open_towers(area) >> i & 1 and layout.goods[GOODS * seat + board.tower_colour[i]]
    ]


def add_delivery(view: BroomView, found: Plain, area: int, tower: int) -> None:
    board = view.parts.board
    points = board.tower_points[tower]
    bonus = view.layout.bonus_at(area)
    bravery = view.parts.druid_bravery if acts_brave(view) else 0
    found["tower_points"] = points
    found["bonus"] = bonus
    found["bravery"] = bravery
    found["points"] = points + bonus + bravery
    found["resources"][RESOURCES[board.tower_colour[tower]]] -= 1
    found["resources"][RESOURCES[WAND]] += board.tower_wands[tower]


def add_cloud(view: BroomView, found: Plain, space: int) -> None:
    """The cloud with its price and bolts, and what follows from taking it."""
    layout = view.layout
    parts = view.parts
    kind = layout.sky[space]
    if kind == NO_CLOUD:
        return
    hoard = 0
    if kind >= STORM_HOARD and (
        layout.goods[GOODS * view.viewer + kind - STORM_HOARD] >= parts.cloud_needs[kind]
    ):
        hoard = parts.cloud_points[kind]
    bravery = parts.fairy_bravery if acts_brave(view) else 0
    found["kind"] = CLOUDS[kind]
    found["cost"] = parts.cloud_cost[kind]
    found["bravery"] = bravery
    found["hoard"] = hoard
    found["effect"] = {STORM_MOVE: "move", STORM_DELIVERY: "delivery"}.get(kind)
    found["points"] = bravery + hoard
    found["resources"][RESOURCES[WAND]] = -parts.cloud_cost[kind]
    found["bolts"] = parts.cloud_bolts[kind]
