"""What follows from a view of Broom Service by its rules: for whoever draws the table and does not know them."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.preview import targets
from broomstick.games.broom_service.rules.events import COUNTED, event_brings
from broomstick.games.broom_service.rules.hills import broom_at, jump_choices, landings
from broomstick.games.broom_service.rules.roles import best_delivery, on_the_map
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.codec import FIRST_OWN, kind_of
from broomstick.heart.core import PICKS
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain


def follows_for_all(view: BroomView) -> Plain:
    """What things would be worth at the end, what is owed, and where turbo brooms lead."""
    layout = view.layout
    found: Plain = {"worth": {str(seat): end_worth(layout, seat) for seat in range(view.players)}}
    chain = owed(view)
    if chain:
        found["owed"] = chain
    if view.parts.hill:
        found["jumps"] = jumps(layout)
    return found


def follows_for_seat(view: BroomView) -> Plain:
    """What it means for a seat; nothing for whoever watches."""
    if view.viewer == PUBLIC or view.over:
        return {}
    layout = view.layout
    found: Plain = {"best": best(layout, view.viewer)}
    if view.topic == PICKS:
        found["reach"] = reach(layout.next_play(), view.viewer)
    if layout.event() in COUNTED:
        found["event"] = event_brings(layout, view.viewer)
    return found


def owed(view: BroomView) -> list[Plain]:
    """What somebody may still do, the next thing first: who, and the place of the step on the agenda.

    Nothing where there is no more than the action of the role that was called.
    """
    found: list[Plain] = []
    plain = True
    for at in range(len(view.agenda) - 1, -1, -1):
        step = view.agenda[at]
        if kind_of(step) >= FIRST_OWN and kind_of(step) != steps.FINAL_SCORE:
            found.append({"seat": steps.seat_of(step), "at": at})
            plain = plain and kind_of(step) in (steps.BRAVE, steps.COWARDLY, steps.HAND_OVER)
    return [] if plain and len(found) < 2 else found


def end_worth(layout: Layout, seat: int) -> Plain:
    """What a seat would get for its things if the game ended now, and for how many sets; nothing is left out."""
    fours, threes = layout.sets(seat)
    found = {
        "bolts": layout.bolt_points(seat),
        "amulets": layout.amulet_points(seat),
        "cards": layout.card_points(seat),
        "sets": layout.set_points(seat),
        "fours": fours,
        "threes": threes,
    }
    return {name: count for name, count in found.items() if count}


def jumps(layout: Layout) -> Plain:
    """By hill with a turbo broom: its circles, those without a cloud, and whether nobody comes back from there."""
    found: Plain = {}
    for area, name in enumerate(layout.parts.board.areas[: layout.parts.board.lands]):
        circles = broom_at(layout, area)
        if circles:
            free = [lists.CIRCLES[actions.jump_circle(jump)] for jump in jump_choices(layout, area)]
            lost = all(layout.parts.lost_isle >> end & 1 for end in landings(layout, area))
            found[name] = {
                "circles": [lists.CIRCLES[circle] for circle in circles],
                "open": free,
                "stranded": lost,
            }
    return found


def best(layout: Layout, seat: int) -> Plain:
    """By area in which a pawn may come to rest: the most points a delivery could bring the seat; none are left out."""
    found: Plain = {}
    for area, name in enumerate(layout.parts.board.areas[: layout.parts.board.lands]):
        if not layout.covered >> area & 1 and landings(layout, area) == [area]:
            points = best_delivery(layout, seat, area)
            if points:
                found[name] = points
    return found


def reach(layout: Layout, seat: int) -> Plain:
    """By role that acts on the map: the areas, towers or clouds that a seat could use it on now; none are left out."""
    found: Plain = {}
    for role, name in enumerate(lists.ROLES):
        if things.ROOT_GATHERER <= role < things.ROOT_GATHERER + things.GATHERERS:
            continue
        choices = on_the_map(layout, role, seat)
        if choices:
            found[name] = targets(layout, role, choices)
    return found
