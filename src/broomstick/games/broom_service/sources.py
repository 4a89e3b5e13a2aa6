"""Where everybody's points have come from in a game of Broom Service, as everybody was told."""

from typing import Final

from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import entries, reasons
from broomstick.heart.codec import kind_of
from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain

DELIVERIES: Final = "deliveries"
CLOUDS: Final = "clouds"
EVENTS: Final = "events"

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


def sources(parts: Components, told: list[Entry]) -> list[Plain]:
    """By seat: points by where they came from, without what brought none; together they are its points."""
    found: list[Plain] = [{"start": parts.start_points} for _ in range(parts.players)]
    # Bravery comes right behind what it was for.
    last = DELIVERIES
    for entry in told:
        kind, code = kind_of(entry.code), entry.code
        if kind == entries.DELIVERS:
            last = DELIVERIES
            add(found[entry.seat], last, entries.delivers_points(code) + entries.delivers_bonus(code))
        elif kind == entries.LIFTS:
            last = CLOUDS
        elif kind == entries.GAINS:
            why = entries.gains_reason(code)
            source = last if why == reasons.BRAVERY else SOURCES.get(why, EVENTS)
            add(found[entry.seat], source, entries.gains_points(code))
        elif kind == entries.LOSES:
            source = SOURCES.get(entries.loses_reason(code), EVENTS)
            add(found[entry.seat], source, -entries.loses_points(code))
    return found


def add(found: Plain, source: str, points: int) -> None:
    if points:
        found[source] = found.get(source, 0) + points
