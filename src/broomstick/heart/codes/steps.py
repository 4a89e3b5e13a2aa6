"""Codes of steps by name. Written by tools/codes.py from heart/kinds.py."""

from typing import Final

ROUND: Final = 1
SEALED: Final = 2
TURN: Final = 3
FOLLOW: Final = 4
END_TURN: Final = 5
END_ROUND: Final = 6
NEXT_ROUND: Final = 7


def sealed(topic: int, seats: int) -> int:
    return 2 | topic << 6 | seats << 10


def sealed_topic(code: int) -> int:
    return code >> 6 & 15


def sealed_seats(code: int) -> int:
    return code >> 10
