"""Numbers of things by name. Written by tools/codes.py from games/broom_service/box/lists.py."""

from typing import Final

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

FOREST: Final = 0
PRAIRIE: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
WATER: Final = 4

ORANGE: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
WAND: Final = 3

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

HEAVY_1: Final = 0
HEAVY_2: Final = 1
HEAVY_3: Final = 2
HEAVY_4: Final = 3
STORM_BONUS: Final = 4
STORM_MOVE: Final = 5
STORM_DELIVERY: Final = 6
STORM_ORANGE: Final = 7
STORM_GREEN: Final = 8
STORM_PURPLE: Final = 9

APPRENTICE: Final = 0
TAILWIND: Final = 1
ERRAND: Final = 2
RAINMAKER: Final = 3
GOSSIP: Final = 4
BARTER: Final = 5
HOMING: Final = 6
DOUBLE_SHIFT: Final = 7

MAY: Final = 0
MUST: Final = 1

PLAIN: Final = 0
MESSENGER: Final = 1
WITCH: Final = 2

TILE_POTIONS: Final = 0
TILE_WANDS: Final = 1
TILE_DELIVERY: Final = 2
TILE_MOVES: Final = 3
TILE_CLOUD: Final = 4
TILE_POINTS: Final = 5

FOREST_BRAVE: Final = 0
FOREST_CARD: Final = 1
FOREST_POINTS: Final = 2
FOREST_POTIONS: Final = 3

HILL_TURBO_AB: Final = 0
HILL_TURBO_AC: Final = 1
HILL_TURBO_AD: Final = 2
HILL_TURBO_BC: Final = 3
HILL_TURBO_BD: Final = 4
HILL_TURBO_CD: Final = 5
HILL_ORANGE: Final = 6
HILL_ANYWHERE: Final = 7

OFFER_TILE: Final = 0
OFFER_DELIVERY: Final = 1

TOPIC_PICKS: Final = 0
TOPIC_FISTS: Final = 1
TOPIC_WORKS: Final = 2
TOPIC_EXTRA_CARD: Final = 3

GATHERERS: Final = 3
POTIONS: Final = 3
GOODS: Final = 4
HEAVY: Final = 4
