"""Why an action of Broom Service cannot be played, where the game knows better than "that is not among the choices"."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, steps, things
from broomstick.games.broom_service.codes.things import WAND
from broomstick.games.broom_service.rules.events import has_set
from broomstick.games.broom_service.rules.expansion import discount
from broomstick.games.broom_service.rules.hills import broom_at
from broomstick.games.broom_service.table.layout import NO_CLOUD, PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.core import PICKS
from broomstick.heart.errors import Reason
from broomstick.heart.plain import Plain


def why_not(s: Fields, seat: int, action: int) -> Reason | None:
    """A reason for an action of the kind that is asked for; everything it depends on lies open."""
    kind = kind_of(action)
    if kind == actions.HAND_IN and s.topic == things.TOPIC_WORKS and not has_set(s.layout, seat):
        return Reason("no-set", "you do not have one of each resource", {})
    if all(kind_of(choice) != kind for choice in s.choices(seat)):
        return why_none(s, kind, action)
    if kind == actions.PICK and s.topic == PICKS:
        return why_not_pick(s, seat)
    if kind > actions.HAND_IN:
        return why_not_beyond(s, seat, action)
    if kind == actions.FLY:
        return why_not_fly(s, seat, actions.fly_from(action), actions.fly_to(action))
    if kind == actions.DELIVER:
        return why_not_deliver(s, seat, actions.deliver_area(action), actions.deliver_tower(action))
    if kind == actions.LIFT:
        return why_not_lift(s, seat, actions.lift_cloud(action))
    if kind == actions.TAKE:
        return Reason("other-resources", "it has to be one of those on offer", {})
    if kind == actions.FIST:
        most = actions.fist_count(s.choices(seat)[-1])
        return Reason("fist-at-most", f"you can name {most} at most", {"count": most})
    if kind == actions.GIVE:
        return why_not_give(s, seat, actions.give_resource(action))
    return None


def refused(s: Fields, seat: int) -> list[Plain]:
    """Areas, towers and clouds that cannot be chosen, where others can, by what speaks against them.

    The facts of a reason lack only the place itself. ``pawn`` is the one of two that it holds for.
    """
    board = s.parts.board
    choices = s.choices(seat)
    offered = [kind_of(choice) for choice in choices]
    found: dict[str, Plain] = {}
    for kind, family, names in (
        (actions.FLY, "area", board.areas[: board.lands]),
        (actions.DELIVER, "tower", s.parts.towers),
        (actions.LIFT, "cloud", board.clouds),
    ):
        for place, name in enumerate(names) if kind in offered else ():
            for pawn, reason in why_not_there(s, seat, kind, place, choices):
                facts = {
                    label: fact for label, fact in reason.facts.items() if (label, fact) != (family, name)
                }
                key = f"{family} {reason.code} {facts} {pawn}"
                group = {"of": family, "names": [], "code": reason.code, "facts": facts}
                if pawn >= 0:
                    group["pawn"] = board.areas[pawn]
                found.setdefault(key, group)["names"].append(name)
    return list(found.values())


def why_not_there(
    s: Fields, seat: int, kind: int, place: int, choices: list[int]
) -> list[tuple[int, Reason]]:
    """Why a pawn cannot do something of a kind about a place, for each pawn; once, as -1, where it is all the same."""
    if kind == actions.LIFT:
        lies = s.layout.sky[place] != NO_CLOUD
        return [(-1, why_not_lift(s, seat, place))] if lies and actions.lift(place) not in choices else []
    if kind == actions.DELIVER and not s.layout.is_there(place):
        return []
    found: list[tuple[int, Reason]] = []
    step = s.agenda[-1]
    moves = kind_of(step) in (steps.DELIVERY, steps.ANYWHERE)
    pawns = sorted(set(s.layout.pawns[PAWNS * seat : PAWNS * seat + PAWNS]))
    for pawn in [steps.area_of(step)] if moves else pawns:
        if (actions.fly if kind == actions.FLY else actions.deliver)(pawn, place) in choices:
            continue
        reason = (why_not_fly if kind == actions.FLY else why_not_deliver)(s, seat, pawn, place)
        if kind == actions.DELIVER or pawn != place or reason.code == "already-there":
            found.append((pawn, reason))
    same = [(reason.code, reason.facts) for _, reason in found]
    if len(found) == (1 if moves else len(pawns)) and all(one == same[0] for one in same):
        return [(-1, found[0][1])]
    return found


def why_not_pick(s: Fields, seat: int) -> Reason:
    if s.layout.event() == things.MORE_OR_LESS:
        most = len(s.parts.more_or_less)
        return Reason("pick-between", f"pick 1 to {most} roles", {"lowest": 1, "highest": most})
    count = s.parts.picks
    if s.layout.extras.keeps(seat, things.FOREST_CARD):
        more = count + 1
        message = f"pick {count} roles, or {more} with your tile"
        return Reason("pick-or-more", message, {"count": count, "highest": more})
    return Reason("pick-count", f"pick {count} roles", {"count": count})


def asked_role(s: Fields) -> int:
    """The called role, if it is its own action that is asked about; -1 for what a cloud or a tile grants."""
    return s.role if kind_of(s.agenda[-1]) in (steps.BRAVE, steps.COWARDLY, steps.SHIFT) else -1


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
    strange = why_not_far(s, start, end)
    if strange is not None:
        return strange
    role = asked_role(s)
    if 0 <= role <= things.MOUNTAIN_WITCH and board.landscape[end] != role:
        landscape = lists.ON_LAND[role]
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
    name = s.parts.towers[tower]
    step = s.agenda[-1]
    if kind_of(step) == steps.DELIVERY and steps.area_of(step) != area:
        landed = board.areas[steps.area_of(step)]
        return Reason("delivers-there", f"the witch delivers where she landed, at {landed}", {"area": landed})
    if not has_pawn(s.layout, seat, area):
        return no_pawn(s, area)
    role = asked_role(s)
    if things.VALLEY_DRUID <= role <= things.PEAK_DRUID and not s.parts.role_lands[role] >> area & 1:
        two = lists.ON_LAND[:2] if role == things.VALLEY_DRUID else lists.ON_LAND[2:]
        return Reason(
            "two-landscapes",
            f"this role delivers on {' and '.join(two)}; {at} is neither",
            {"area": at, "landscapes": two},
        )
    if tower < len(board.towers):
        there = board.towers_at[area] >> tower & 1 == 1
    else:
        there = area == s.layout.extras.orange
    if not there:
        return Reason("not-at-tower", f"{name} does not touch {at}", {"area": at, "tower": name})
    if s.parts.shut >> tower & 1:
        return Reason("covered", f"a tile lies on {name}", {"tower": name})
    if s.layout.filled >> tower & 1:
        return Reason("occupied", f"{name} has its potion already", {"tower": name})
    resource = s.parts.tower_colour[tower]
    if s.layout.square_served >> tower & 1 and s.layout.goods[things.GOODS * seat + resource]:
        return square_once(name)
    return no_potion(resource)


def square_once(tower: str) -> Reason:
    """bs-square-once"""
    message = f"{tower} is square, and this play has brought a potion to a square tower already"
    return Reason("square-once", message, {"tower": tower})


def no_potion(resource: int) -> Reason:
    name = lists.RESOURCES[resource]
    return Reason("no-potion", f"you have no {name} potion", {"resource": name})


def why_not_lift(s: Fields, seat: int, space: int) -> Reason:
    layout = s.layout
    name = s.parts.board.clouds[space]
    if layout.sky[space] == NO_CLOUD:
        return Reason("cloud-gone", f"there is no cloud on {name} any more", {"cloud": name})
    near = 0
    for area in layout.pawns[PAWNS * seat : PAWNS * seat + PAWNS]:
        near |= layout.near_clouds(area)
    if not near >> space & 1:
        return Reason("cloud-far", f"neither of your pawns is adjacent to {name}", {"cloud": name})
    cost = layout.price(space, discount(s.parts, s.agenda))
    wands = layout.goods[things.GOODS * seat + WAND]
    return Reason(
        "too-few-wands",
        f"that cloud costs {cost} wands, and you have {wands}",
        {"cloud": name, "cost": cost, "count": wands},
    )


def why_not_give(s: Fields, seat: int, resource: int) -> Reason:
    name = lists.RESOURCES[resource]
    if not s.layout.goods[things.GOODS * seat + resource]:
        return Reason("none-left", f"you have no {name}", {"resource": name})
    if resource < steps.hand_over_resource(s.agenda[-1]):
        return Reason("resource-order", f"after a later resource no more {name}", {"resource": name})
    return Reason("too-few-after", f"after {name} there would be too few to give", {"resource": name})


def why_none(s: Fields, kind: int, action: int) -> Reason | None:
    """Nothing of this kind is possible; in a cowardly play it may be good to know why."""
    if kind_of(s.agenda[-1]) != steps.COWARDLY or kind not in (actions.TILE, actions.DRAW, actions.CARD):
        return None
    return why_not_beyond(s, 0, action)


def why_not_beyond(s: Fields, seat: int, action: int) -> Reason | None:
    kind = kind_of(action)
    if kind == actions.TILE:
        kept = actions.tile_forest_tile(action)
        tile = lists.FOREST_TILES[kept]
        if kept == things.FOREST_CARD:
            return Reason("tile-with-picks", "that tile is for picking roles", {"forest-tile": tile})
        return Reason("no-forest-tile", f"you keep no tile {tile}", {"forest-tile": tile})
    if kind == actions.DRAW:
        pile = lists.PILES[actions.draw_pile(action)]
        return Reason("pile-empty", f"the {pile} pile is empty", {"pile": pile})
    if kind == actions.CARD:
        card = lists.CARDS[actions.card_card(action)]
        return Reason("no-card", f"you do not hold {card}", {"card": card})
    if kind == actions.ADD:
        role = lists.ROLES[actions.add_role(action)]
        return Reason("picked-already", f"{role} is among your picks already", {"role": role})
    if kind == actions.JUMP:
        return why_not_jump(s, actions.jump_circle(action))
    if kind == actions.SWAP:
        return why_not_swap(s, seat, actions.swap_given(action), actions.swap_got(action))
    return None


def why_not_jump(s: Fields, circle: int) -> Reason:
    name = lists.CIRCLES[circle]
    two = [lists.CIRCLES[i] for i in broom_at(s.layout, steps.area_of(s.agenda[-1]))]
    # Asked are only those who can choose between both.
    return Reason(
        "other-circle", f"this broom leads to {' and '.join(two)}", {"circle": name, "circles": two}
    )


def why_not_far(s: Fields, start: int, end: int) -> Reason | None:
    """Flights that are not to a neighbour: from a tile that leads anywhere, or home to a castle."""
    step = s.agenda[-1]
    kind = kind_of(step)
    homing = kind == steps.EFFECT and steps.effect_card(step) == things.HOMING
    if kind != steps.ANYWHERE and not homing:
        return None
    board = s.parts.board
    name = board.areas[end]
    if kind == steps.ANYWHERE and start != steps.area_of(step):
        hill = board.areas[steps.area_of(step)]
        return Reason("that-pawn", f"it is the pawn at {hill} that flies on", {"area": hill})
    if homing and end not in board.castles:
        return Reason("not-a-castle", f"{name} is no castle", {"area": name})
    if homing and s.parts.lost_isle >> start & 1:
        isle = board.areas[start]
        return Reason("lost-isle", f"no pawn ever leaves {isle}", {"area": isle})
    if start == end:
        return Reason("already-there", f"the pawn is at {name} already", {"area": name})
    return Reason("under-cloud", f"a cloud lies on {name}", {"area": name})


def why_not_swap(s: Fields, seat: int, out: int, back: int) -> Reason:
    given = lists.RESOURCES[out]
    got = lists.RESOURCES[back]
    step = s.agenda[-1]
    if out == back:
        return Reason("same-resource", "it has to be another kind", {"resource": given})
    if not s.layout.goods[things.GOODS * seat + out]:
        return Reason("none-left", f"you have no {given}", {"resource": given})
    if steps.swap_got(step) >> out & 1:
        return Reason("swap-back", f"you have just got {given} this way", {"resource": given})
    if steps.swap_gave(step) >> back & 1:
        return Reason("swap-back", f"you have just given {got} this way", {"resource": got})
    return Reason(
        "swap-order",
        "swaps go in the order of resources: nothing before what was swapped last",
        {"given": given, "got": got},
    )
