"""What a choice in Broom Service would bring, from what its chooser knows."""

from typing import Final

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.brought import add_bag
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.codes.things import WAND
from broomstick.games.broom_service.rules.alternatives import cowardly_choices
from broomstick.games.broom_service.rules.expansion import discount, effect_choices
from broomstick.games.broom_service.rules.hills import broom_at, jump_choices, landings
from broomstick.games.broom_service.rules.roles import (
    action_choices,
    add_deliveries,
    best_delivery,
    brave_choices,
    gathers,
    on_the_map,
)
from broomstick.games.broom_service.table.layout import NO_CLOUD, Layout
from broomstick.games.broom_service.table.tiles_and_cards import GONE
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat
from broomstick.heart.declared import Declared, add_rivals, declared
from broomstick.heart.plain import Plain, mask_names

OWN_MEANS: Final = (actions.TILE, actions.DRAW, actions.CARD)
"""What may serve a cowardly play in place of its action, besides the event."""


def preview(view: BroomView, action: int) -> Plain:
    """Points and resources won and lost; for a declaration also when, and who could still take it away."""
    kind = kind_of(action)
    if kind == actions.PICK:
        return picks(view, actions.pick_roles(action))
    said = declared(view, action)
    return deed(view, action) if said is None else claim(view, said)


def picks(view: BroomView, roles: int) -> Plain:
    """Points for their number under More or Less?, and which of them are bewitched."""
    layout = view.layout
    points = 0
    if layout.event() == things.MORE_OR_LESS and 1 <= roles.bit_count() <= len(view.parts.more_or_less):
        points = view.parts.more_or_less[roles.bit_count() - 1]
    found: Plain = {
        "picks": mask_names(lists.ROLES, roles),
        "points": points,
        "bewitched": mask_names(lists.ROLES, roles & layout.bewitched_now()),
    }
    if view.parts.forest and layout.event() != things.MORE_OR_LESS and roles.bit_count() > view.parts.picks:
        found["forest_tile"] = lists.FOREST_TILES[things.FOREST_CARD]
    return found


def claim(view: BroomView, said: Declared) -> Plain:
    """A declaration, as things are now: a cowardly action is at once, a brave one waits for those who speak later."""
    role, brave = said.role, said.brave
    layout = view.layout.next_play()
    parts = view.parts
    own = view.viewer
    bonus = 0
    if brave and things.VALLEY_DRUID <= role <= things.PEAK_DRUID:
        bonus = parts.druid_bravery
    elif brave and role == things.WEATHER_FAIRY:
        bonus = parts.fairy_bravery
    choices = brave_choices(layout, role, own) if brave else cowardly_choices(layout, role, own)
    gain = nothing()["resources"]
    if brave and things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS:
        add_bag(gain, parts.gathers_brave[role - things.ROOT_GATHERER], 1)
    found: Plain = {
        "role": lists.ROLES[role],
        "brave": brave,
        "at_once": not brave,
        "points": -parts.bewitched_points if layout.bewitched_now() >> role & 1 else 0,
        "bonus": bonus,
        "possible": len(choices) > 0,
        "resources": gain,
    }
    add_targets(layout, found, role, own)
    instead = [choice for choice in choices if kind_of(choice) in OWN_MEANS]
    if instead:
        found["instead"] = [view.game.text(choice) for choice in instead]
    add_rivals(found, view, said)
    return found


def add_targets(layout: Layout, found: Plain, role: int, seat: int) -> None:
    """What a role could be used on now: areas, towers or clouds; and the most points of a delivery that follows."""
    if things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS:
        return
    choices = on_the_map(layout, role, seat)
    found.update(targets(layout, role, choices))
    if role == things.WEATHER_FAIRY:
        return
    if role >= things.VALLEY_DRUID:
        starts = [actions.deliver_area(choice) for choice in choices]
        most = [best_delivery(layout, seat, area) + found["bonus"] for area in starts]
    else:
        ends = dict.fromkeys(actions.fly_to(choice) for choice in choices)
        most = [best_delivery(layout, seat, area) for end in ends for area in landings(layout, end)]
    if role >= things.VALLEY_DRUID or found["brave"]:
        found["best"] = max(most, default=0)


def targets(layout: Layout, role: int, choices: list[int]) -> Plain:
    """What choices on the map are about, each once: areas of a witch, towers of a druid, clouds of the fairy."""
    board = layout.parts.board
    if role == things.WEATHER_FAIRY:
        return {"clouds": [board.clouds[actions.lift_cloud(choice)] for choice in choices]}
    if role >= things.VALLEY_DRUID:
        towers = dict.fromkeys(actions.deliver_tower(choice) for choice in choices)
        return {"towers": [layout.parts.towers[tower] for tower in towers]}
    ends = dict.fromkeys(actions.fly_to(choice) for choice in choices)
    return {"areas": [board.areas[end] for end in ends]}


def nothing() -> Plain:
    """No change at all."""
    return {"points": 0, "resources": dict.fromkeys(lists.RESOURCES, 0), "bolts": 0}


def deed(view: BroomView, action: int) -> Plain:
    """A choice within an action: exactly what it brings at once."""
    kind = kind_of(action)
    found = nothing()
    parts = view.parts
    if kind > actions.HAND_IN:
        add_beyond(view, found, action)
    elif kind == actions.FLY:
        add_flight(view, found, actions.fly_to(action))
    elif kind == actions.DELIVER:
        add_delivery(view, found, actions.deliver_area(action), actions.deliver_tower(action))
    elif kind == actions.LIFT:
        add_cloud(view, found, actions.lift_cloud(action))
    elif kind == actions.TAKE:
        add_bag(found["resources"], actions.take_resources(action), 1)
    elif kind == actions.MARKET:
        found["points"] = parts.event_points[things.BLACK_MARKET]
    elif kind == actions.GIVE:
        found["resources"][lists.RESOURCES[actions.give_resource(action)]] = -1
    elif kind == actions.HAND_IN:
        found["resources"] = dict.fromkeys(lists.RESOURCES, -1)
        found["points"] = parts.event_points[things.THE_WORKS]
    if replaces(view, action):
        found["replaces"] = True
    return found


def replaces(view: BroomView, action: int) -> bool:
    """bs-one-way: whether this is done in place of the called role's action, by an event, a tile or a card."""
    kind = kind_of(action)
    if kind == actions.TAKE:
        step = asking(view)
        bag = actions.take_resources(action)
        return kind_of(step) == steps.COWARDLY and not gathers(view.parts, view.role, bag)
    return kind == actions.MARKET or kind in OWN_MEANS


def asking(view: BroomView) -> int:
    """The step that asks; 0 where none does."""
    return view.agenda[-1] if view.agenda else 0


def acts_brave(view: BroomView) -> bool:
    """Whether the question is about the viewer's own brave action, and not about what it has set off."""
    step = asking(view)
    return kind_of(step) == steps.BRAVE and step_seat(step) == view.viewer


def uses_card(view: BroomView, card: int) -> bool:
    """Whether the question is about this expansion card's effect."""
    step = asking(view)
    return kind_of(step) == steps.EFFECT and steps.effect_card(step) == card


def add_flight(view: BroomView, found: Plain, area: int) -> None:
    """A first visit to a mountain tile; for a brave witch the towers she could then serve with what she holds now.

    On a turbo hill these are the towers of a pawn that has to stay there; a jump tells its own.
    """
    layout = view.layout
    space = view.parts.tile_at[area]
    first = space >= 0 and not layout.amulets[view.viewer] >> space & 1
    found["amulet"] = first
    found["tile"] = lists.TILES[layout.tiles[space]] if first else None
    if view.parts.forest:
        space = view.parts.forest_at[area]
        tile = layout.extras.forest[space] if space >= 0 else GONE
        found["forest_tile"] = None if tile == GONE else lists.FOREST_TILES[tile]
    if view.parts.hill:
        turbo = len(broom_at(layout, area)) > 0
        open_ones = [lists.CIRCLES[actions.jump_circle(jump)] for jump in jump_choices(layout, area)]
        found["circles"] = open_ones if turbo else None
    step = asking(view)
    if kind_of(step) == steps.ANYWHERE:
        found["gift"] = True
    if acts_brave(view) or carries_witch(step):
        found["towers"] = servable(layout, view.viewer, area)


def carries_witch(step: int) -> bool:
    """Whether a hill tile carries a brave witch on, who then delivers where she comes to rest."""
    return kind_of(step) in (steps.JUMP, steps.ANYWHERE) and steps.who_of(step) == things.WITCH


def servable(layout: Layout, seat: int, area: int) -> list[str]:
    """The towers that a seat could serve from an area with what it has now."""
    choices: list[int] = []
    add_deliveries(layout, seat, area, layout.square_served, choices)
    return [layout.parts.towers[actions.deliver_tower(choice)] for choice in choices]


def add_delivery(view: BroomView, found: Plain, area: int, tower: int) -> None:
    parts = view.parts
    points = parts.tower_points[tower]
    bonus = view.layout.bonus_at(area)
    bravery = view.parts.druid_bravery if acts_brave(view) else 0
    found["tower_points"] = points
    found["bonus"] = bonus
    found["bravery"] = bravery
    found["points"] = points + bonus + bravery
    found["resources"][lists.RESOURCES[parts.tower_colour[tower]]] -= 1
    found["resources"][lists.RESOURCES[WAND]] += parts.tower_wands[tower]
    if uses_card(view, things.ERRAND):
        found["errand"] = parts.errand_points
        found["points"] += parts.errand_points


def add_cloud(view: BroomView, found: Plain, space: int) -> None:
    """The cloud with its price and bolts, and what follows from taking it."""
    layout = view.layout
    parts = view.parts
    kind = layout.sky[space]
    if kind == NO_CLOUD:
        return
    hoard = 0
    if kind >= things.STORM_ORANGE and (
        layout.goods[things.GOODS * view.viewer + kind - things.STORM_ORANGE] >= parts.cloud_needs[kind]
    ):
        hoard = parts.cloud_points[kind]
    bravery = parts.fairy_bravery if acts_brave(view) else 0
    cost = layout.price(space, discount(parts, view.agenda))
    found["kind"] = lists.CLOUDS[kind]
    found["cost"] = cost
    found["bravery"] = bravery
    found["hoard"] = hoard
    found["effect"] = {things.STORM_MOVE: "move", things.STORM_DELIVERY: "delivery"}.get(kind)
    found["points"] = bravery + hoard
    found["resources"][lists.RESOURCES[WAND]] = -cost
    found["bolts"] = parts.cloud_bolts[kind]


def add_beyond(view: BroomView, found: Plain, action: int) -> None:
    """Forest and hill tiles, gifts, expansion cards."""
    kind = kind_of(action)
    parts = view.parts
    if kind == actions.JUMP:
        area = parts.board.circles[actions.jump_circle(action)]
        found["area"] = parts.board.areas[area]
        if view.agenda and carries_witch(view.agenda[-1]):
            found["towers"] = servable(view.layout, view.viewer, area)
    elif kind == actions.USE:
        found["points"] = parts.tile_points
        found["gift"] = True
    elif kind == actions.TILE:
        tile = actions.tile_forest_tile(action)
        found["forest_tile"] = lists.FOREST_TILES[tile]
        found["points"] = parts.forest_points if tile == things.FOREST_POINTS else 0
        found["others"] = parts.gift_points if tile == things.FOREST_POTIONS else 0
    elif kind == actions.ADD:
        role = actions.add_role(action)
        found["role"] = lists.ROLES[role]
        found["bewitched"] = view.layout.bewitched_now() >> role & 1 == 1
        found["forest_tile"] = lists.FOREST_TILES[things.FOREST_CARD]
    elif kind == actions.SWAP:
        found["resources"][lists.RESOURCES[actions.swap_given(action)]] -= 1
        found["resources"][lists.RESOURCES[actions.swap_got(action)]] += 1
    else:
        add_card(view, found, action)


def add_card(view: BroomView, found: Plain, action: int) -> None:
    """A card that is taken, used or put away; what it counts at the end, and whether it could do anything now."""
    kind = kind_of(action)
    if kind == actions.CARD:
        card = actions.card_card(action)
        found["card"] = lists.CARDS[card]
        found["end_points"] = -view.parts.card_points
        found["points"] = view.parts.gossip_points if card == things.GOSSIP else 0
        found["possible"] = card_can(view, card)
        return
    found["pile"] = lists.PILES[actions.pile_of(action)]
    if kind == actions.DRAW:
        pile = view.layout.extras.piles[actions.draw_pile(action)]
        found["card"] = lists.CARDS[pile[-1]] if pile else None
        found["end_points"] = view.parts.card_points


def card_can(view: BroomView, card: int) -> bool:
    layout = view.layout
    if card == things.GOSSIP:
        return True
    if card == things.BARTER:
        return layout.resources(view.viewer) > 0
    if card == things.DOUBLE_SHIFT:
        return view.role >= 0 and len(action_choices(layout, view.role, view.viewer)) > 0
    return len(effect_choices(layout, view.viewer, card)) > 0
