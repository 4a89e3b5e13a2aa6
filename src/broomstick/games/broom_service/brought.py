"""What entries of the journal have brought whom they are about, and where everybody's points have come from."""

from typing import Final

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import entries, reasons
from broomstick.games.broom_service.codes.things import WAND
from broomstick.heart.codec import bag_count, kind_of
from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain

DELIVERIES: Final = "deliveries"
CLOUDS: Final = "clouds"
EVENTS: Final = "events"
EARLIER: Final = "earlier"

SOURCES: Final = {
    reasons.BEWITCHED: "bewitched",
    reasons.HOARD: CLOUDS,
    reasons.BOLTS: "bolts",
    reasons.AMULETS: "amulets",
    reasons.SETS: "sets",
    reasons.FOREST_TILE: "tiles",
    reasons.MOUNTAIN_TILE: "tiles",
    reasons.GIFT: "tiles",
    reasons.ERRAND: "played",
    reasons.GOSSIP: "played",
    reasons.CARDS: "cards",
}
"""What points come from for these reasons; for all others they come from events."""


def brought(parts: Components, code: int) -> Plain:
    """What an entry has changed before its seat: resources, bolts, amulets and points by name; no zeros."""
    found: Plain = {}
    kind = kind_of(code)
    if kind == entries.TAKES:
        add_bag(found, entries.takes_resources(code), 1)
    elif kind == entries.GIVES:
        add_bag(found, entries.gives_resources(code), -1)
    elif kind == entries.SWAPS:
        add(found, lists.RESOURCES[entries.swaps_given(code)], -1)
        add(found, lists.RESOURCES[entries.swaps_got(code)], 1)
    elif kind == entries.DELIVERS:
        add(found, lists.RESOURCES[parts.tower_colour[entries.delivers_tower(code)]], -1)
        add(found, lists.RESOURCES[WAND], entries.delivers_wands(code))
    elif kind == entries.LIFTS:
        add(found, lists.RESOURCES[WAND], -entries.lifts_cost(code))
        add(found, "bolts", entries.lifts_bolts(code))
    elif kind == entries.AMULET:
        add(found, "amulets", 1)
    add(found, "points", points_of(code))
    return found


def points_of(code: int) -> int:
    """The points that an entry has brought, or taken."""
    kind = kind_of(code)
    if kind == entries.DELIVERS:
        return entries.delivers_points(code) + entries.delivers_bonus(code)
    if kind == entries.GAINS:
        return entries.gains_points(code)
    return -entries.loses_points(code) if kind == entries.LOSES else 0


def sources(parts: Components, told: list[Entry], scores: list[int]) -> list[Plain]:
    """By seat: points by where they came from, without what brought none; together they are its points.

    A game that went on from a position has rounds of which nothing is told: what they brought is "earlier".
    """
    found: list[Plain] = [{"start": parts.start_points} for _ in range(parts.players)]
    # Bravery comes right behind what it was for.
    last = DELIVERIES
    for entry in told:
        kind, code = kind_of(entry.code), entry.code
        source = EVENTS
        if kind == entries.DELIVERS:
            source = last = DELIVERIES
        elif kind == entries.LIFTS:
            last = CLOUDS
        elif kind == entries.GAINS:
            why = entries.gains_reason(code)
            source = last if why == reasons.BRAVERY else SOURCES.get(why, EVENTS)
        elif kind == entries.LOSES:
            source = SOURCES.get(entries.loses_reason(code), EVENTS)
        points = points_of(code)
        if points:
            add(found[entry.seat], source, points)
    for seat, score in enumerate(scores):
        add(found[seat], EARLIER, score - sum(found[seat].values()))
    return found


def add(found: Plain, name: str, count: int) -> None:
    if count:
        found[name] = found.get(name, 0) + count


def add_bag(found: Plain, bag: int, sign: int) -> None:
    for i, name in enumerate(lists.RESOURCES):
        add(found, name, sign * bag_count(bag, i))
