"""How much there can be at once of what people choose, gain and lose."""

from typing import Final

MOST_AT_ONCE: Final = 5
MOST_SWAPS: Final = 7
"""With one card."""
MOST_IN_FIST: Final = 40
MOST_GOODS: Final = 9999
MOST_POINTS: Final = 999
"""What one gain or loss can be."""
