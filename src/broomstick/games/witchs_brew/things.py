"""The things of Witch's Brew and their numbers: roles, ingredients, potions, spells."""

from typing import Final

from broomstick.heart.codec import bag_count, bag_with

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

MOST_AT_ONCE: Final = 5
"""A multiset of more ingredients than this is asked for piece by piece."""

MOST_PRICE: Final = 15

LOSSES: Final = 1
"""The topic of the sealed batches in which the begging monk's victims choose what they lose."""

TOPICS: Final = ["losses"]

MOST_GOODS: Final = 9999


def bag_of(red: int, green: int, white: int) -> int:
    """A bag with so many of each ingredient."""
    return bag_with(RED, red) | bag_with(GREEN, green) | bag_with(WHITE, white)


def bag_size(bag: int) -> int:
    return bag_count(bag, RED) + bag_count(bag, GREEN) + bag_count(bag, WHITE)


def last_colour(bag: int) -> int:
    """The last colour, in their order, of which there is any in a bag."""
    return WHITE if bag_count(bag, WHITE) else GREEN if bag_count(bag, GREEN) else RED
