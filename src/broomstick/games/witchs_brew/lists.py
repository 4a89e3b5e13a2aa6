"""The things of Witch's Brew, listed: roles, ingredients, stacks of potions, spells.

A thing's number is its place in its list. ``tools/codes.py`` writes these numbers by name, ``codes/things.py``: run it
when a thing has come or gone.
"""

from typing import Final

# In the order in which they are listed everywhere.
ROLES: Final = [
    "wolf-keeper", "snake-hunter", "herb-collector", "alchemist", "fortune-teller", "assistant",
    "wizard", "witch", "druid", "warlock", "cutpurse", "begging-monk",
]  # fmt: skip

COLOURS: Final = ["red", "green", "white"]
GOODS: Final = [*COLOURS, "gold", "vials"]
"""What lies before a seat."""

LYING: Final = GOODS[:4]
"""What lies on a shelf."""

# Stacks of potion cards; the cauldron of a brewer is its role less WIZARD.
CAULDRONS: Final = ["copper", "iron", "silver"]
STACKS: Final = [*CAULDRONS, "gold-shelf", "ingredient-shelf"]

SPELLS: Final = ["copia", "optio", "magus", "strix", "sanatio", "lupus", "herba", "serpens"]
"""Magus, Strix and Sanatio stand as copper, iron and silver do; Lupus, Herba and Serpens as red, green and white."""

TOPICS: Final = ["losses"]
"""What the begging monk's victims lose is asked of them in secret; the heart's picks are topic 0."""

NUMBERED: Final = {"": [ROLES, GOODS, STACKS, SPELLS], "topic-": [["picks", *TOPICS]]}
"""Lists whose things are numbered, by what their names begin with."""
COUNTED: Final = {"goods": GOODS, "cauldrons": CAULDRONS}
"""How many there are of some is a number too: ``seat * things.GOODS`` is the first of a seat's goods."""
