"""Ingredients by colour: several of them as one number, and which colour a collector brings."""

from typing import Final

from broomstick.games.witchs_brew.codes.things import GREEN, RED, WHITE
from broomstick.heart.codec import bag_count, bag_with

COLLECTED: Final = [RED, WHITE, GREEN]
"""Of each collector, by role: wolf blood is red, snake venom white, herb juice green."""


def bag_of(red: int, green: int, white: int) -> int:
    """A bag with so many of each ingredient."""
    return bag_with(RED, red) | bag_with(GREEN, green) | bag_with(WHITE, white)


def bag_size(bag: int) -> int:
    return bag_count(bag, RED) + bag_count(bag, GREEN) + bag_count(bag, WHITE)


def last_colour(bag: int) -> int:
    """The last colour, in their order, of which there is any in a bag."""
    return WHITE if bag_count(bag, WHITE) else GREEN if bag_count(bag, GREEN) else RED
