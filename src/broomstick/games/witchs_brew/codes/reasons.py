"""Reasons by name. Written by tools/codes.py from games/witchs_brew/kinds.py."""

from typing import Final

RAVENS: Final = 0
SETS: Final = 1
