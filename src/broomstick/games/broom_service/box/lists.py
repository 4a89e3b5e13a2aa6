"""The things of Broom Service, listed: roles, resources, events, clouds, tiles, cards; why points come or go.

A thing's number is its place in its list. ``tools/codes.py`` writes these numbers by name, ``codes/things.py``: run it
when a thing has come or gone, and put a new one last.
"""

from typing import Final

ON_LAND: Final = ["forest", "prairie", "hill", "mountain"]
LANDSCAPES: Final = [*ON_LAND, "water"]
COLOURS: Final = ["orange", "green", "purple"]
"""Of potions, and of the towers that want them."""
RESOURCES: Final = [*COLOURS, "wand"]

# Roles, in the order in which they are listed everywhere. A witch's number is her landscape's.
GATHERERS: Final = ["root-gatherer", "herb-gatherer", "fruit-gatherer"]
ROLES: Final = [
    *(f"{land}-witch" for land in ON_LAND),
    "valley-druid",
    "peak-druid",
    *GATHERERS,
    "weather-fairy",
]

EVENTS: Final = [
    "more-or-less", "black-market", "black-distillery", "brave-heart", "perilous-places", "protected-places",
    "the-upper-hand", "empty-handed", "the-works", "flock-together",
]  # fmt: skip

HEAVY: Final = ["heavy-1", "heavy-2", "heavy-3", "heavy-4"]
CLOUDS: Final = [*HEAVY, "storm-bonus", "storm-move", "storm-delivery", *(f"storm-{one}" for one in COLOURS)]

TILES: Final = ["potions", "wands", "delivery", "moves", "cloud", "points"]
"""Mountain tiles; the last is the extra one, as it is of forest and hill tiles."""
FOREST_TILES: Final = ["brave", "card", "points", "potions"]

CIRCLES: Final = ["a", "b", "c", "d"]
BROOMS: Final = [[one, other] for one in range(len(CIRCLES)) for other in range(one + 1, len(CIRCLES))]
"""The two circles of each turbo broom."""
HILL_TILES: Final = [
    *(f"turbo-{CIRCLES[one]}{CIRCLES[other]}" for one, other in BROOMS),
    "orange",
    "anywhere",
]
ORANGE_TILE: Final = "orange-tile"
"""The tower that the hill tile is; it stands behind all towers of the map."""

CARDS: Final = [
    "apprentice", "tailwind", "errand", "rainmaker", "gossip", "barter", "homing", "double-shift",
]  # fmt: skip
PILES: Final = ["first", "second"]

OFFERS: Final = ["tile", "delivery"]
"""What a brave witch may do in any order where she has landed on a mountain tile."""
DUTIES: Final = ["may", "must"]
WHO: Final = ["plain", "messenger", "witch"]
"""Whose pawn a hill tile carries on: any; one that may be the brave witch who has to come back to deliver; or the brave
witch on her own flight, who delivers where it ends."""

TOPICS: Final = ["fists", "works", "extra-card"]
"""What is asked of several in secret; the heart's picks are topic 0."""

FRONT_REASONS: Final = [*EVENTS, "bewitched", "bravery", "hoard", "bolts", "amulets", "sets"]
"""Why points come or go: a number each in ``codes/reasons.py``, events among them."""
REASONS: Final = [*FRONT_REASONS, "forest-tile", "mountain-tile", "gift", "errand", "gossip", "cards"]

NUMBERED: Final = {
    "": [ROLES, LANDSCAPES, RESOURCES, EVENTS, CLOUDS, CARDS, DUTIES, WHO],
    "tile-": [TILES],
    "forest-": [FOREST_TILES],
    "hill-": [HILL_TILES],
    "offer-": [OFFERS],
    "topic-": [["picks", *TOPICS]],
}
"""Lists whose things are numbered, by what their names begin with."""
COUNTED: Final = {"gatherers": GATHERERS, "potions": COLOURS, "goods": RESOURCES, "heavy": HEAVY}
"""How many there are of some is a number too: ``seat * things.GOODS`` is the first of a seat's resources."""
