"""The things of Broom Service and their numbers: roles, resources, events, clouds, tiles, cards; why points come or go.

Landscapes and resources have the numbers that the board gives them (board.py).
"""

from typing import Final

# Roles, in the order in which they are listed everywhere. A witch's number is her landscape's.
FOREST_WITCH: Final = 0
PRAIRIE_WITCH: Final = 1
HILL_WITCH: Final = 2
MOUNTAIN_WITCH: Final = 3
VALLEY_DRUID: Final = 4
PEAK_DRUID: Final = 5
ROOT_GATHERER: Final = 6
HERB_GATHERER: Final = 7
FRUIT_GATHERER: Final = 8
WEATHER_FAIRY: Final = 9
ROLES: Final = [
    "forest-witch", "prairie-witch", "hill-witch", "mountain-witch", "valley-druid", "peak-druid",
    "root-gatherer", "herb-gatherer", "fruit-gatherer", "weather-fairy",
]  # fmt: skip
GATHERERS: Final = 3

LANDSCAPES: Final = ["forest", "prairie", "hill", "mountain"]
RESOURCES: Final = ["orange", "green", "purple", "wand"]
POTIONS: Final = 3
GOODS: Final = 4
"""Resources of a seat are four numbers in that order; the first three are potions."""

MORE_OR_LESS: Final = 0
BLACK_MARKET: Final = 1
BLACK_DISTILLERY: Final = 2
BRAVE_HEART: Final = 3
PERILOUS_PLACES: Final = 4
PROTECTED_PLACES: Final = 5
UPPER_HAND: Final = 6
EMPTY_HANDED: Final = 7
WORKS: Final = 8
FLOCK_TOGETHER: Final = 9
EVENTS: Final = [
    "more-or-less", "black-market", "black-distillery", "brave-heart", "perilous-places", "protected-places",
    "the-upper-hand", "empty-handed", "the-works", "flock-together",
]  # fmt: skip

# Clouds: four kinds of heavy ones, then the storm clouds.
HEAVY: Final = 4
STORM_BONUS: Final = 4
STORM_MOVE: Final = 5
STORM_DELIVERY: Final = 6
STORM_HOARD: Final = 7
"""The first of three: this plus a potion's colour."""
CLOUDS: Final = [
    "heavy-1", "heavy-2", "heavy-3", "heavy-4",
    "storm-bonus", "storm-move", "storm-delivery", "storm-orange", "storm-green", "storm-purple",
]  # fmt: skip

TILE_POTIONS: Final = 0
TILE_WANDS: Final = 1
TILE_DELIVERY: Final = 2
TILE_MOVES: Final = 3
TILE_CLOUD: Final = 4
TILE_POINTS: Final = 5
TILES: Final = ["potions", "wands", "delivery", "moves", "cloud", "points"]
"""Mountain tiles; the last is the extra one, as it is of forest and hill tiles."""

FOREST_BRAVE: Final = 0
FOREST_CARD: Final = 1
FOREST_POINTS: Final = 2
FOREST_POTIONS: Final = 3
FOREST_TILES: Final = ["brave", "card", "points", "potions"]

HILL_ORANGE: Final = 6
"""Those before it are turbo brooms."""
HILL_ANYWHERE: Final = 7
HILL_TILES: Final = [
    "turbo-ab", "turbo-ac", "turbo-ad", "turbo-bc", "turbo-bd", "turbo-cd", "orange", "anywhere",
]  # fmt: skip
CIRCLES: Final = ["a", "b", "c", "d"]
BROOMS: Final = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
"""The two circles of each turbo broom."""
ORANGE_TILE: Final = "orange-tile"
"""The tower that the hill tile is; it stands behind all towers of the map."""

APPRENTICE: Final = 0
TAILWIND: Final = 1
ERRAND: Final = 2
RAINMAKER: Final = 3
GOSSIP: Final = 4
BARTER: Final = 5
HOMING: Final = 6
DOUBLE_SHIFT: Final = 7
CARDS: Final = [
    "apprentice", "tailwind", "errand", "rainmaker", "gossip", "barter", "homing", "double-shift",
]  # fmt: skip
PILES: Final = ["first", "second"]

MOST_AT_ONCE: Final = 5
MOST_SWAPS: Final = 7
"""With one card."""
MOST_IN_FIST: Final = 40

# What a brave witch may do in any order where she has landed on a mountain tile.
OFFER_TILE: Final = 0
OFFER_DELIVERY: Final = 1
OFFERS: Final = ["tile", "delivery"]

MAY: Final = 0
MUST: Final = 1

# Whose pawn a hill tile carries on: any; one that may be the brave witch who has to come back to deliver; or the brave
# witch on her own flight, who delivers where it ends.
PLAIN: Final = 0
MESSENGER: Final = 1
WITCH: Final = 2
WHO: Final = ["plain", "messenger", "witch"]

FISTS: Final = 1
WORKS_TOPIC: Final = 2
EXTRA_CARD: Final = 3
TOPICS: Final = ["fists", "works", "extra-card"]

FRONT_REASONS: Final = [*EVENTS, "bewitched", "bravery", "hoard", "bolts", "amulets", "sets"]
"""Why points come or go: a number each in ``codes/reasons.py``, events among them."""
REASONS: Final = [*FRONT_REASONS, "forest-tile", "mountain-tile", "gift", "errand", "gossip", "cards"]

MOST_GOODS: Final = 9999
MOST_POINTS: Final = 999
"""What one gain or loss can be."""
