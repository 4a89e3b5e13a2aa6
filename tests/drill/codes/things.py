"""Numbers of things by name. Written by tools/codes.py from tests/drill/lists.py."""

from typing import Final

SEER: Final = 0
GATHERER: Final = 1
THIEF: Final = 2
RUNNER: Final = 3
MERCHANT: Final = 4
HERALD: Final = 5

CALM: Final = 0
CROWD: Final = 1
FISTS: Final = 2
VALOUR: Final = 3
MARKET: Final = 4
CURFEW: Final = 5

MUST: Final = 0
MAY: Final = 1

LOOK_ONLY: Final = 0
LOOK_THEN_UNDER: Final = 1

GAIN_ALONE: Final = 0
GAIN_WITH_GIFT: Final = 1

TOPIC_PICKS: Final = 0
TOPIC_LOSSES: Final = 1
TOPIC_FIST: Final = 2
