"""The words of Broom Service and their numbers: roles, resources, events, clouds, tiles; actions, steps, entries.

Landscapes and resources have the numbers that the board gives them (board.py).
"""

from typing import Final

from broomstick.contest.codec import (
    BAG_BITS,
    BAG_MASK,
    KIND_BITS,
    SEAT_BITS,
    Bag,
    Kind,
    Name,
    Number,
    Several,
)
from broomstick.contest.core import FIRST_OWN_ACTION, FIRST_OWN_STEP
from broomstick.contest.journal import FIRST_OWN_ENTRY
from broomstick.games.broom_service.board import Board

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
TILES: Final = ["potions", "wands", "delivery", "moves", "cloud"]

AREA_BITS: Final = 6
TOWER_BITS: Final = 6
CLOUD_BITS: Final = 6
AREA_MASK: Final = (1 << AREA_BITS) - 1

# Actions.
FLY: Final = FIRST_OWN_ACTION
DELIVER: Final = FIRST_OWN_ACTION + 1
LIFT: Final = FIRST_OWN_ACTION + 2
TAKE: Final = FIRST_OWN_ACTION + 3
MARKET: Final = FIRST_OWN_ACTION + 4
FIST: Final = FIRST_OWN_ACTION + 5
GIVE: Final = FIRST_OWN_ACTION + 6
HAND_IN: Final = FIRST_OWN_ACTION + 7

MOST_AT_ONCE: Final = 5
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

MAY: Final = 0
MUST: Final = 1

FISTS: Final = 1
WORKS_TOPIC: Final = 2
TOPICS: Final = ["fists", "works"]

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

# Why points come or go. Events have their own number; these follow them.
WHY_BEWITCHED: Final = 10
WHY_BRAVERY: Final = 11
WHY_HOARD: Final = 12
WHY_BOLTS: Final = 13
WHY_AMULETS: Final = 14
WHY_SETS: Final = 15
REASONS: Final = [*EVENTS, "bewitched", "bravery", "hoard", "bolts", "amulets", "sets"]

MOST_GOODS: Final = 9999
MOST_POINTS: Final = 999
"""What one gain or loss can be."""
POINT_BITS: Final = 10
SMALL_BITS: Final = 7
"""Room for a number of at most 99 in an entry."""


def action_kinds(board: Board) -> list[Kind]:
    lands = board.areas[: board.lands]
    return [
        Kind(FLY, "fly", [area_name(lands, "from"), area_name(lands, "to")]),
        Kind(DELIVER, "deliver", [area_name(lands, "area"), tower_name(board)]),
        Kind(LIFT, "lift", [cloud_name(board)]),
        Kind(TAKE, "take", [Bag(RESOURCES, 1, MOST_AT_ONCE, label="resources")]),
        Kind(MARKET, "market"),
        Kind(FIST, "fist", [Number(0, MOST_IN_FIST, label="count")]),
        Kind(GIVE, "give", [Name(RESOURCES, label="resource")]),
        Kind(HAND_IN, "hand-in"),
    ]


def step_kinds(board: Board) -> list[Kind]:
    seat = Number(0, 6)
    area = area_name(board.areas[: board.lands], "area")
    duty = Name(["may", "must"])
    return [
        Kind(BRAVE_ACT, "brave", [seat]),
        Kind(COWARDLY_ACT, "cowardly", [seat]),
        Kind(ARRIVED, "arrived", [seat, area]),
        Kind(TILE, "tile", [seat, area, duty]),
        Kind(DELIVERY, "delivery", [seat, area, duty]),
        Kind(FREE_MOVE, "free-move", [seat]),
        Kind(FREE_DELIVERY, "free-delivery", [seat]),
        Kind(HAND_OVER, "hand-over", [seat, Name(RESOURCES)]),
        Kind(FINAL_SCORE, "final-score"),
    ]


def entry_kinds(board: Board) -> list[Kind]:
    lands = board.areas[: board.lands]
    points = [Number(0, MOST_POINTS, label="points"), Name(REASONS, label="reason")]
    resources = Bag(RESOURCES, 0, 99, label="resources")
    area = area_name(lands, "area")
    return [
        Kind(EVENT, "event", [Name(EVENTS, label="event")]),
        Kind(SHUFFLED, "shuffled"),
        Kind(BEWITCHED, "bewitched", [Several(ROLES, 0, len(ROLES), label="roles")]),
        Kind(COUNTS, "counts", [Number(0, 15, label="count")]),
        Kind(GAINS, "gains", points),
        Kind(LOSES, "loses", points),
        Kind(FLIES, "flies", [area_name(lands, "from"), area_name(lands, "to")]),
        Kind(
            DELIVERS,
            "delivers",
            [
                area,
                tower_name(board),
                Number(0, 99, label="points"),
                Number(0, 99, label="wands"),
                Number(0, 99, label="bonus"),
            ],
        ),
        Kind(
            LIFTS,
            "lifts",
            [
                cloud_name(board),
                Name(CLOUDS, label="kind"),
                Number(0, 15, label="cost"),
                Number(0, 15, label="bolts"),
            ],
        ),
        Kind(TAKES, "takes", [resources]),
        Kind(GIVES, "gives", [resources]),
        Kind(INSTEAD, "instead", [Name(EVENTS, label="event")]),
        Kind(AMULET, "amulet", [area]),
        Kind(USES, "uses", [Name(TILES, label="tile"), area]),
        Kind(SHOWS, "shows", [Number(0, MOST_IN_FIST, label="count")]),
        Kind(CANNOT, "cannot"),
        Kind(SCORES_BOLTS, "scores-bolts", [Number(0, MOST_POINTS, label="count")]),
        Kind(SCORES_AMULETS, "scores-amulets", [Number(0, 15, label="count")]),
        Kind(
            SCORES_SETS,
            "scores-sets",
            [Number(0, MOST_GOODS, label="fours"), Number(0, MOST_GOODS, label="threes")],
        ),
    ]


def area_name(lands: list[str], label: str) -> Name:
    return Name(lands, bits=AREA_BITS, label=label)


def tower_name(board: Board) -> Name:
    return Name(board.towers, bits=TOWER_BITS, label="tower")


def cloud_name(board: Board) -> Name:
    return Name(board.clouds, bits=CLOUD_BITS, label="cloud")


def area_step(kind: int, seat: int, area: int, duty: int = MAY) -> int:
    """A step about an area: its seat, the area, and whether it has to be done."""
    return kind | (seat | (area | duty << AREA_BITS) << SEAT_BITS) << KIND_BITS


def step_area(step: int) -> int:
    return step >> KIND_BITS + SEAT_BITS & AREA_MASK


def step_duty(step: int) -> int:
    return step >> KIND_BITS + SEAT_BITS + AREA_BITS & 1


def bag_count(bag: int, resource: int) -> int:
    """How many of a resource are in a bag, as in an action."""
    return bag >> BAG_BITS * resource & BAG_MASK


def bag_size(bag: int) -> int:
    return (
        (bag & BAG_MASK)
        + (bag >> BAG_BITS & BAG_MASK)
        + (bag >> 2 * BAG_BITS & BAG_MASK)
        + (bag >> 3 * BAG_BITS)
    )


def one_of(resource: int) -> int:
    """A bag with one piece of a resource."""
    return 1 << BAG_BITS * resource
