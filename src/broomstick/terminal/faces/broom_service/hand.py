"""Roles of Broom Service with what they could do now, drawn; and one's own."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.heart.codec import bag_count, kind_of
from broomstick.heart.shown import BRAVE, COWARDLY
from broomstick.terminal.faces.blocks import SHARP, Block, Part, broken, flowing, framed, level, line
from broomstick.terminal.faces.broom_service.seen import gathers, is_bewitched, outlook
from broomstick.terminal.faces.broom_service.signs import BroomSigns, signed
from broomstick.terminal.faces.choices import role_title
from broomstick.terminal.faces.paint import QUIET, SWEPT, stance_mark

HAND_CARD = 26


def outlook_parts(signs: BroomSigns, role: int, brief: bool = False) -> list[Part]:
    """What a role could do as things are now: where to fly, which towers to serve, what to take, what to lift."""
    if gathers(role):
        at = role - things.ROOT_GATHERER
        brave = signs.drops(bag(signs.parts.gathers_brave[at]))
        ways = [signs.drops(bag(one)) for one in signs.parts.gathers_cowardly[at]]
        cowardly = [part for i, way in enumerate(ways) for part in (["/", *way] if i else way)]
        return [stance_mark(BRAVE), " ", *brave, "  ", stance_mark(COWARDLY), " ", *cowardly]
    found: list[Part] = []
    seen: list[int] = []
    for choice in outlook(signs.view, role):
        kind = kind_of(choice)
        if kind == actions.FLY:
            at = actions.fly_to(choice)
        elif kind == actions.DELIVER:
            at = actions.deliver_tower(choice)
        else:
            at = actions.lift_cloud(choice)
        if at in seen:
            continue
        seen.append(at)
        if kind == actions.FLY:
            hill = signs.hill(at)
            found += [", " if found else "", signs.places.name(at), "\u00a0" if hill else "", *hill]
        elif kind == actions.DELIVER:
            found += [" " if found else "", *signs.tower(at)]
        else:
            name = signs.speech.word("cloud", signs.board.clouds[at], "long")
            found += [", " if found else "", *signs.cloud(at, brief=True), "" if brief else f" {name}"]
    return found or [(signs.say("word-cannot"), QUIET)]


def bag(code: int) -> dict[str, int]:
    return {name: bag_count(code, at) for at, name in enumerate(lists.RESOURCES)}


def cost(signs: BroomSigns, role: int) -> list[Part]:
    """What a bewitched role costs."""
    if not is_bewitched(signs.view, role):
        return []
    return [(f"{signed(-signs.parts.bewitched_points)} ", f"bold {SWEPT}")]


def hand(signs: BroomSigns, width: int) -> Block:
    """The viewer's roles, each with what it could do now."""
    roles = signs.held()
    if not roles:
        return broken((signs.say("table-hand-empty"), QUIET), width)
    across = min(width, max(HAND_CARD, (width + 1) // max(2, len(roles)) - 1))
    across = min(across, width, 38)
    cards = []
    insides = level(
        [broken(line(*cost(signs, role), *outlook_parts(signs, role)), across - 4) for role in roles]
    )
    for role, inside in zip(roles, insides, strict=True):
        cards.append(framed(inside, across, SHARP, QUIET, head=role_title(signs, role)))
    return flowing(cards, width)
