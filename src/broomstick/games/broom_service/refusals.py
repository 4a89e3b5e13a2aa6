"""Why an action of Broom Service cannot be played, where the game knows better than "that is not among the choices"."""

from broomstick.contest.codec import KIND_BITS, KIND_MASK
from broomstick.contest.core import PICK, PICKS, step_rest
from broomstick.contest.errors import Reason
from broomstick.games.broom_service.board import WAND
from broomstick.games.broom_service.events import has_set
from broomstick.games.broom_service.layout import NO_CLOUD, PAWNS, Layout
from broomstick.games.broom_service.state import Fields
from broomstick.games.broom_service.vocabulary import (
    AREA_BITS,
    AREA_MASK,
    BRAVE_ACT,
    COWARDLY_ACT,
    DELIVER,
    DELIVERY,
    FIST,
    FLY,
    GIVE,
    GOODS,
    HAND_IN,
    LANDSCAPES,
    LIFT,
    MORE_OR_LESS,
    PEAK_DRUID,
    RESOURCES,
    TAKE,
    VALLEY_DRUID,
    WORKS_TOPIC,
    step_area,
)


def why_not(s: Fields, seat: int, action: int) -> Reason | None:
    """A reason for an action of the kind that is asked for; everything it depends on lies open."""
    kind = action & KIND_MASK
    value = action >> KIND_BITS
    if kind == HAND_IN and s.topic == WORKS_TOPIC and not has_set(s.layout, seat):
        return Reason("no-set", "you do not have one of each resource", {})
    if all(choice & KIND_MASK != kind for choice in s.choices(seat)):
        return None
    if kind == PICK and s.topic == PICKS:
        return why_not_pick(s)
    if kind == FLY:
        return why_not_fly(s, seat, value & AREA_MASK, value >> AREA_BITS)
    if kind == DELIVER:
        return why_not_deliver(s, seat, value & AREA_MASK, value >> AREA_BITS)
    if kind == LIFT:
        return why_not_lift(s, seat, value)
    if kind == TAKE:
        return Reason("other-resources", "it has to be one of those on offer", {})
    if kind == FIST:
        most = s.choices(seat)[-1] >> KIND_BITS
        return Reason("fist-at-most", f"you can name {most} at most", {"count": most})
    if kind == GIVE:
        return why_not_give(s, seat, value)
    return None


def why_not_pick(s: Fields) -> Reason:
    if s.layout.event() == MORE_OR_LESS:
        most = len(s.parts.more_or_less)
        return Reason("pick-between", f"pick 1 to {most} roles", {"lowest": 1, "highest": most})
    count = s.parts.picks
    return Reason("pick-count", f"pick {count} roles", {"count": count})


def asked_role(s: Fields) -> int:
    """The called role, if it is its own action that is asked about; -1 for what a cloud or a tile grants."""
    return s.role if s.agenda[-1] & KIND_MASK in (BRAVE_ACT, COWARDLY_ACT) else -1


def has_pawn(layout: Layout, seat: int, area: int) -> bool:
    return area in layout.pawns[PAWNS * seat : PAWNS * seat + PAWNS]


def no_pawn(s: Fields, area: int) -> Reason:
    name = s.parts.board.areas[area]
    return Reason("no-pawn", f"you have no pawn at {name}", {"area": name})


def why_not_fly(s: Fields, seat: int, start: int, end: int) -> Reason:
    board = s.parts.board
    name = board.areas[end]
    if not has_pawn(s.layout, seat, start):
        return no_pawn(s, start)
    role = asked_role(s)
    if role >= 0 and board.landscape[end] != role:
        landscape = LANDSCAPES[role]
        return Reason(
            "other-landscape",
            f"this role flies to {landscape}; {name} is none",
            {"area": name, "landscape": landscape},
        )
    if not s.layout.reach(start) >> end & 1:
        origin = board.areas[start]
        return Reason("not-adjacent", f"{name} is not adjacent to {origin}", {"area": name, "from": origin})
    return Reason("under-cloud", f"a cloud lies on {name}", {"area": name})


def why_not_deliver(s: Fields, seat: int, area: int, tower: int) -> Reason:
    board = s.parts.board
    at = board.areas[area]
    name = board.towers[tower]
    step = s.agenda[-1]
    if step & KIND_MASK == DELIVERY and step_area(step) != area:
        landed = board.areas[step_area(step)]
        return Reason("delivers-there", f"the witch delivers where she landed, at {landed}", {"area": landed})
    if not has_pawn(s.layout, seat, area):
        return no_pawn(s, area)
    role = asked_role(s)
    if VALLEY_DRUID <= role <= PEAK_DRUID and not s.parts.role_lands[role] >> area & 1:
        two = LANDSCAPES[:2] if role == VALLEY_DRUID else LANDSCAPES[2:]
        return Reason(
            "two-landscapes",
            f"this role delivers on {' and '.join(two)}; {at} is neither",
            {"area": at, "landscapes": two},
        )
    if not board.towers_at[area] >> tower & 1:
        return Reason("not-at-tower", f"{name} does not touch {at}", {"area": at, "tower": name})
    if s.parts.shut >> tower & 1:
        return Reason("covered", f"a tile lies on {name}", {"tower": name})
    if s.layout.filled >> tower & 1:
        return Reason("occupied", f"{name} has its potion already", {"tower": name})
    return no_potion(board.tower_colour[tower])


def no_potion(resource: int) -> Reason:
    name = RESOURCES[resource]
    return Reason("no-potion", f"you have no {name} potion", {"resource": name})


def why_not_lift(s: Fields, seat: int, space: int) -> Reason:
    layout = s.layout
    name = s.parts.board.clouds[space]
    kind = layout.sky[space]
    if kind == NO_CLOUD:
        return Reason("cloud-gone", f"there is no cloud on {name} any more", {"cloud": name})
    near = 0
    for area in layout.pawns[PAWNS * seat : PAWNS * seat + PAWNS]:
        near |= layout.near_clouds(area)
    if not near >> space & 1:
        return Reason("cloud-far", f"neither of your pawns is adjacent to {name}", {"cloud": name})
    cost = s.parts.cloud_cost[kind]
    wands = layout.goods[GOODS * seat + WAND]
    return Reason(
        "too-few-wands",
        f"that cloud costs {cost} wands, and you have {wands}",
        {"cloud": name, "cost": cost, "count": wands},
    )


def why_not_give(s: Fields, seat: int, resource: int) -> Reason:
    name = RESOURCES[resource]
    if not s.layout.goods[GOODS * seat + resource]:
        return Reason("none-left", f"you have no {name}", {"resource": name})
    if resource < step_rest(s.agenda[-1]):
        return Reason("resource-order", f"after a later resource no more {name}", {"resource": name})
    return Reason("too-few-after", f"after {name} there would be too few to give", {"resource": name})
