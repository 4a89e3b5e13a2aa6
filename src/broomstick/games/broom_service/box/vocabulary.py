"""The words of Broom Service and their numbers: roles, resources, events, clouds, tiles; actions, steps, entries.

Landscapes and resources have the numbers that the board gives them (board.py). How they are written: kinds.py.
"""

from typing import Final

from broomstick.heart.codec import BAG_BITS, BAG_MASK, KIND_BITS, SEAT_BITS
from broomstick.heart.core import FIRST_OWN_ACTION, FIRST_OWN_STEP
from broomstick.heart.journal import FIRST_OWN_ENTRY

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
TILE_BITS: Final = 3

FOREST_BRAVE: Final = 0
FOREST_CARD: Final = 1
FOREST_POINTS: Final = 2
FOREST_POTIONS: Final = 3
FOREST_TILES: Final = ["brave", "card", "points", "potions"]
FOREST_BITS: Final = 2

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
CARD_BITS: Final = 3
PILES: Final = ["first", "second"]

AREA_BITS: Final = 6
TOWER_BITS: Final = 6
CLOUD_BITS: Final = 6
AREA_MASK: Final = (1 << AREA_BITS) - 1

# Actions.
DO: Final = FIRST_OWN_ACTION
FLY: Final = FIRST_OWN_ACTION + 1
DELIVER: Final = FIRST_OWN_ACTION + 2
LIFT: Final = FIRST_OWN_ACTION + 3
TAKE: Final = FIRST_OWN_ACTION + 4
MARKET: Final = FIRST_OWN_ACTION + 5
FIST: Final = FIRST_OWN_ACTION + 6
GIVE: Final = FIRST_OWN_ACTION + 7
HAND_IN: Final = FIRST_OWN_ACTION + 8
# With forest and hill tiles, extra tiles or expansion cards.
USE_FOREST: Final = FIRST_OWN_ACTION + 9
ADD: Final = FIRST_OWN_ACTION + 10
JUMP_TO: Final = FIRST_OWN_ACTION + 11
USE: Final = FIRST_OWN_ACTION + 12
DRAW: Final = FIRST_OWN_ACTION + 13
PLAY_CARD: Final = FIRST_OWN_ACTION + 14
UNDER: Final = FIRST_OWN_ACTION + 15
SWAP: Final = FIRST_OWN_ACTION + 16

MOST_AT_ONCE: Final = 5
SWAP_BITS: Final = 3
MOST_SWAPS: Final = 7
"""With one card."""
MOST_IN_FIST: Final = 40

# What a brave witch may do in any order where she has landed on a mountain tile.
OFFER_TILE: Final = 0
OFFER_DELIVERY: Final = 1
OFFERS: Final = ["tile", "delivery"]

# Steps. The first two ask about the role that was called.
BRAVE_ACT: Final = FIRST_OWN_STEP
COWARDLY_ACT: Final = FIRST_OWN_STEP + 1
ARRIVED: Final = FIRST_OWN_STEP + 2
TILE: Final = FIRST_OWN_STEP + 3
DELIVERY: Final = FIRST_OWN_STEP + 4
FREE_MOVE: Final = FIRST_OWN_STEP + 5
FREE_DELIVERY: Final = FIRST_OWN_STEP + 6
HAND_OVER: Final = FIRST_OWN_STEP + 7
FINAL_SCORE: Final = FIRST_OWN_STEP + 8
JUMP: Final = FIRST_OWN_STEP + 9
ANYWHERE: Final = FIRST_OWN_STEP + 10
GIFTS: Final = FIRST_OWN_STEP + 11
GIFT: Final = FIRST_OWN_STEP + 12
TWO_POTIONS: Final = FIRST_OWN_STEP + 13
EFFECT: Final = FIRST_OWN_STEP + 14
SHIFT: Final = FIRST_OWN_STEP + 15
SWAPPING: Final = FIRST_OWN_STEP + 16
PUT_AWAY: Final = FIRST_OWN_STEP + 17

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

# Journal entries.
EVENT: Final = FIRST_OWN_ENTRY
SHUFFLED: Final = FIRST_OWN_ENTRY + 1
BEWITCHED: Final = FIRST_OWN_ENTRY + 2
COUNTS: Final = FIRST_OWN_ENTRY + 3
GAINS: Final = FIRST_OWN_ENTRY + 4
LOSES: Final = FIRST_OWN_ENTRY + 5
FLIES: Final = FIRST_OWN_ENTRY + 6
DELIVERS: Final = FIRST_OWN_ENTRY + 7
LIFTS: Final = FIRST_OWN_ENTRY + 8
TAKES: Final = FIRST_OWN_ENTRY + 9
GIVES: Final = FIRST_OWN_ENTRY + 10
INSTEAD: Final = FIRST_OWN_ENTRY + 11
AMULET: Final = FIRST_OWN_ENTRY + 12
USES: Final = FIRST_OWN_ENTRY + 13
SHOWS: Final = FIRST_OWN_ENTRY + 14
CANNOT: Final = FIRST_OWN_ENTRY + 15
SCORES_BOLTS: Final = FIRST_OWN_ENTRY + 16
SCORES_AMULETS: Final = FIRST_OWN_ENTRY + 17
SCORES_SETS: Final = FIRST_OWN_ENTRY + 18
FINDS: Final = FIRST_OWN_ENTRY + 19
SPENDS: Final = FIRST_OWN_ENTRY + 20
ADDS: Final = FIRST_OWN_ENTRY + 21
JUMPS: Final = FIRST_OWN_ENTRY + 22
GROUNDED: Final = FIRST_OWN_ENTRY + 23
RIDES: Final = FIRST_OWN_ENTRY + 24
DRAWS: Final = FIRST_OWN_ENTRY + 25
TURNS: Final = FIRST_OWN_ENTRY + 26
PLAYS: Final = FIRST_OWN_ENTRY + 27
PUTS_AWAY: Final = FIRST_OWN_ENTRY + 28
SWAPS: Final = FIRST_OWN_ENTRY + 29
SCORES_CARDS: Final = FIRST_OWN_ENTRY + 30

# Why points come or go. Events have their own number; these follow the last of them.
WHY_BEWITCHED: Final = FLOCK_TOGETHER + 1
WHY_BRAVERY: Final = WHY_BEWITCHED + 1
WHY_HOARD: Final = WHY_BEWITCHED + 2
WHY_BOLTS: Final = WHY_BEWITCHED + 3
WHY_AMULETS: Final = WHY_BEWITCHED + 4
WHY_SETS: Final = WHY_BEWITCHED + 5
WHY_FOREST_TILE: Final = WHY_BEWITCHED + 6
WHY_MOUNTAIN_TILE: Final = WHY_BEWITCHED + 7
WHY_GIFT: Final = WHY_BEWITCHED + 8
WHY_ERRAND: Final = WHY_BEWITCHED + 9
WHY_GOSSIP: Final = WHY_BEWITCHED + 10
WHY_CARDS: Final = WHY_BEWITCHED + 11
REASONS: Final = [
    *EVENTS, "bewitched", "bravery", "hoard", "bolts", "amulets", "sets",
    "forest-tile", "mountain-tile", "gift", "errand", "gossip", "cards",
]  # fmt: skip

MOST_GOODS: Final = 9999
MOST_POINTS: Final = 999
"""What one gain or loss can be."""
POINT_BITS: Final = 10
SMALL_BITS: Final = 7
"""Room for a number of at most 99 in an entry."""


def area_step(kind: int, seat: int, area: int, duty: int = MAY) -> int:
    """A step about an area: its seat, the area, and whether it has to be done."""
    return kind | (seat | (area | duty << AREA_BITS) << SEAT_BITS) << KIND_BITS


def step_area(step: int) -> int:
    return step >> KIND_BITS + SEAT_BITS & AREA_MASK


def step_duty(step: int) -> int:
    return step >> KIND_BITS + SEAT_BITS + AREA_BITS & 1


def step_who(step: int) -> int:
    return step >> KIND_BITS + SEAT_BITS + AREA_BITS & 3


def card_step(kind: int, seat: int, card: int) -> int:
    """A step about an expansion card."""
    return kind | (seat | card << SEAT_BITS) << KIND_BITS


def swap_step(seat: int, left: int, given: int, got: int) -> int:
    """Swaps that are left, and what was given and got so far, as sets."""
    return SWAPPING | (seat | (left | (given | got << GOODS) << SWAP_BITS) << SEAT_BITS) << KIND_BITS


def bag_count(bag: int, resource: int) -> int:
    """How many of a resource are in a bag, as in an action."""
    return bag >> BAG_BITS * resource & BAG_MASK


def one_of(resource: int) -> int:
    """A bag with one piece of a resource."""
    return 1 << BAG_BITS * resource
