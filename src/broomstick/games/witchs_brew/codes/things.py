"""Numbers of things by name. Written by tools/codes.py from games/witchs_brew/lists.py."""

from typing import Final

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

RED: Final = 0
GREEN: Final = 1
WHITE: Final = 2
GOLD: Final = 3
VIALS: Final = 4

COPPER: Final = 0
IRON: Final = 1
SILVER: Final = 2
GOLD_SHELF: Final = 3
INGREDIENT_SHELF: Final = 4

COPIA: Final = 0
OPTIO: Final = 1
MAGUS: Final = 2
STRIX: Final = 3
SANATIO: Final = 4
LUPUS: Final = 5
HERBA: Final = 6
SERPENS: Final = 7

TOPIC_PICKS: Final = 0
TOPIC_LOSSES: Final = 1

GOODS: Final = 5
CAULDRONS: Final = 3
