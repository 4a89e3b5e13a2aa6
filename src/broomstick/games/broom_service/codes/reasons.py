"""Reasons by name. Written by tools/codes.py from games/broom_service/box/kinds.py."""

from typing import Final

MORE_OR_LESS: Final = 0
BLACK_MARKET: Final = 1
BLACK_DISTILLERY: Final = 2
BRAVE_HEART: Final = 3
PERILOUS_PLACES: Final = 4
PROTECTED_PLACES: Final = 5
THE_UPPER_HAND: Final = 6
EMPTY_HANDED: Final = 7
THE_WORKS: Final = 8
FLOCK_TOGETHER: Final = 9
BEWITCHED: Final = 10
BRAVERY: Final = 11
HOARD: Final = 12
BOLTS: Final = 13
AMULETS: Final = 14
SETS: Final = 15
FOREST_TILE: Final = 16
MOUNTAIN_TILE: Final = 17
GIFT: Final = 18
ERRAND: Final = 19
GOSSIP: Final = 20
CARDS: Final = 21
