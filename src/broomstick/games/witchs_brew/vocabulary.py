"""The words of Witch's Brew and their numbers: roles, things, potions, spells; actions, steps, journal entries."""

from typing import Final

from broomstick.heart.codec import BAG_BITS, BAG_MASK, Bag, Kind, Name, Number, Several
from broomstick.heart.core import FIRST_OWN_ACTION, FIRST_OWN_STEP
from broomstick.heart.journal import FIRST_OWN_ENTRY

# Roles, in the order in which they are listed everywhere.
WOLF_KEEPER: Final = 0
SNAKE_HUNTER: Final = 1
HERB_COLLECTOR: Final = 2
ALCHEMIST: Final = 3
FORTUNE_TELLER: Final = 4
ASSISTANT: Final = 5
WIZARD: Final = 6
WITCH: Final = 7
DRUID: Final = 8
WARLOCK: Final = 9
CUTPURSE: Final = 10
BEGGING_MONK: Final = 11
ROLES: Final = [
    "wolf-keeper", "snake-hunter", "herb-collector", "alchemist", "fortune-teller", "assistant",
    "wizard", "witch", "druid", "warlock", "cutpurse", "begging-monk",
]  # fmt: skip

# What lies before a seat: its goods are five numbers in this order.
RED: Final = 0
GREEN: Final = 1
WHITE: Final = 2
GOLD: Final = 3
VIALS: Final = 4
GOODS: Final = 5
COLOURS: Final = ["red", "green", "white"]

COLLECTED: Final = [RED, WHITE, GREEN]
"""The ingredient of each collector: wolf blood is red, snake venom white, herb juice green."""

# Stacks of potion cards; the cauldron of a brewer is its role less WIZARD.
COPPER: Final = 0
IRON: Final = 1
SILVER: Final = 2
GOLD_SHELF: Final = 3
INGREDIENT_SHELF: Final = 4
STACKS: Final = ["copper", "iron", "silver", "gold-shelf", "ingredient-shelf"]
CAULDRONS: Final = 3

COPIA: Final = 0
OPTIO: Final = 1
MAGUS: Final = 2
STRIX: Final = 3
SANATIO: Final = 4
LUPUS: Final = 5
HERBA: Final = 6
SERPENS: Final = 7
SPELLS: Final = ["copia", "optio", "magus", "strix", "sanatio", "lupus", "herba", "serpens"]
"""Magus, Strix and Sanatio stand as copper, iron and silver do; Lupus, Herba and Serpens as red, green and white."""

# Actions.
TAKE: Final = FIRST_OWN_ACTION
SELL: Final = FIRST_OWN_ACTION + 1
TAKE_GOLD: Final = FIRST_OWN_ACTION + 2
FILL_VIALS: Final = FIRST_OWN_ACTION + 3
BUY: Final = FIRST_OWN_ACTION + 4
PAY: Final = FIRST_OWN_ACTION + 5
BOTTLE: Final = FIRST_OWN_ACTION + 6
COLLECT: Final = FIRST_OWN_ACTION + 7
ADD_GOLD: Final = FIRST_OWN_ACTION + 8
ADD: Final = FIRST_OWN_ACTION + 9
LOSE: Final = FIRST_OWN_ACTION + 10

MOST_AT_ONCE: Final = 5
"""A multiset of more ingredients than this is asked for piece by piece."""

MOST_PRICE: Final = 15

# Steps. The first two ask about the role that was called.
FULL: Final = FIRST_OWN_STEP
FAVOUR: Final = FIRST_OWN_STEP + 1
VIAL: Final = FIRST_OWN_STEP + 2
FILL_UP: Final = FIRST_OWN_STEP + 3
ADD_MORE: Final = FIRST_OWN_STEP + 4

LOSSES: Final = 1
"""The topic of the sealed batches in which the begging monk's victims choose what they lose."""

TOPICS: Final = ["losses"]

# Journal entries.
BARRED: Final = FIRST_OWN_ENTRY
BOOK: Final = FIRST_OWN_ENTRY + 1
TAKES: Final = FIRST_OWN_ENTRY + 2
GIVES: Final = FIRST_OWN_ENTRY + 3
EARNS: Final = FIRST_OWN_ENTRY + 4
SPENDS: Final = FIRST_OWN_ENTRY + 5
FILLS: Final = FIRST_OWN_ENTRY + 6
BREWS: Final = FIRST_OWN_ENTRY + 7
COLLECTS: Final = FIRST_OWN_ENTRY + 8
LOSES_GOLD: Final = FIRST_OWN_ENTRY + 9
LOSES: Final = FIRST_OWN_ENTRY + 10
ADDS_GOLD: Final = FIRST_OWN_ENTRY + 11
ADDS: Final = FIRST_OWN_ENTRY + 12
STAYS: Final = FIRST_OWN_ENTRY + 13
CANNOT: Final = FIRST_OWN_ENTRY + 14
LAST_SET: Final = FIRST_OWN_ENTRY + 15

BY_RAVENS: Final = 0
BY_SETS: Final = 1

STACK_BITS: Final = 3
NUMBER_BITS: Final = 4
POINT_BITS: Final = 7
MOST_GOODS: Final = 9999


def action_kinds() -> list[Kind]:
    colour = Name(COLOURS, label="ingredient")
    return [
        Kind(TAKE, "take", [Bag(COLOURS, 1, MOST_AT_ONCE, label="ingredients")]),
        Kind(SELL, "sell", [colour]),
        Kind(TAKE_GOLD, "take-gold"),
        Kind(FILL_VIALS, "fill-vials"),
        Kind(BUY, "buy", [Name(STACKS[:CAULDRONS], bits=STACK_BITS, label="potion")]),
        Kind(PAY, "pay", [Bag(COLOURS, 1, MOST_AT_ONCE, label="ingredients")]),
        Kind(BOTTLE, "bottle", [colour]),
        Kind(COLLECT, "collect"),
        Kind(ADD_GOLD, "add-gold", [Number(0, MOST_PRICE, label="gold")]),
        Kind(ADD, "add", [Bag(COLOURS, 0, MOST_AT_ONCE, label="ingredients")]),
        Kind(LOSE, "lose", [Bag(COLOURS, 1, MOST_AT_ONCE, label="ingredients")]),
    ]


def step_kinds() -> list[Kind]:
    seat = Number(0, 6)
    return [
        Kind(FULL, "full", [seat]),
        Kind(FAVOUR, "favour", [seat]),
        Kind(VIAL, "vial", [seat]),
        Kind(FILL_UP, "fill-up", [seat]),
        Kind(ADD_MORE, "add-more", [seat, Name(COLOURS)]),
    ]


def entry_kinds() -> list[Kind]:
    ingredients = Bag(COLOURS, 0, 99, label="ingredients")
    gold = Number(0, MOST_GOODS, label="gold")
    potion = Name(STACKS, bits=STACK_BITS, label="potion")
    return [
        Kind(BARRED, "barred", [Several(ROLES, 0, len(ROLES), label="roles")]),
        Kind(BOOK, "book", [Name(SPELLS, label="spell")]),
        Kind(TAKES, "takes", [ingredients]),
        Kind(GIVES, "gives", [ingredients]),
        Kind(EARNS, "earns", [gold]),
        Kind(SPENDS, "spends", [gold]),
        Kind(FILLS, "fills", [Number(0, 15, label="vials")]),
        Kind(
            BREWS,
            "brews",
            [
                potion,
                Number(1, (1 << NUMBER_BITS) - 1, label="number"),
                Number(0, 99, label="points"),
                Name(["plain", "raven"], label="mark"),
            ],
        ),
        Kind(COLLECTS, "collects"),
        Kind(LOSES_GOLD, "loses-gold", [gold]),
        Kind(LOSES, "loses", [ingredients]),
        Kind(ADDS_GOLD, "adds-gold", [gold]),
        Kind(ADDS, "adds", [ingredients]),
        Kind(STAYS, "stays", [potion, Number(0, MOST_PRICE, label="missing")]),
        Kind(CANNOT, "cannot"),
        Kind(LAST_SET, "last-set", [Name(["ravens", "sets"], label="reason")]),
    ]


def bag_of(red: int, green: int, white: int) -> int:
    """So many of each ingredient in one integer, as in an action."""
    return red | green << BAG_BITS | white << 2 * BAG_BITS


def bag_count(bag: int, colour: int) -> int:
    return bag >> BAG_BITS * colour & BAG_MASK


def bag_size(bag: int) -> int:
    return (bag & BAG_MASK) + (bag >> BAG_BITS & BAG_MASK) + (bag >> 2 * BAG_BITS)


def last_colour(bag: int) -> int:
    """The last colour, in their order, of which there is any in a bag."""
    return WHITE if bag >> 2 * BAG_BITS else GREEN if bag >> BAG_BITS else RED
