"""How much there can be at once of what people choose, gain and lose."""

from typing import Final

MOST_AT_ONCE: Final = 5
"""A multiset of more ingredients than this is asked for piece by piece."""
MOST_PRICE: Final = 15
MOST_GOODS: Final = 9999
