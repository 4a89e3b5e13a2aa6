"""Codes of steps by name. Written by tools/codes.py from games/witchs_brew/kinds.py."""

from typing import Final

ROUND: Final = 1
SEALED: Final = 2
TURN: Final = 3
FOLLOW: Final = 4
END_TURN: Final = 5
END_ROUND: Final = 6
NEXT_ROUND: Final = 7
FULL: Final = 16
FAVOUR: Final = 17
VIAL: Final = 18
FILL_UP: Final = 19
ADD_MORE: Final = 20


def sealed(topic: int, seats: int) -> int:
    return 2 | topic << 6 | seats << 10


def sealed_topic(code: int) -> int:
    return code >> 6 & 15


def sealed_seats(code: int) -> int:
    return code >> 10


def full(seat: int) -> int:
    return 16 | seat << 6


def full_seat(code: int) -> int:
    return code >> 6


def favour(seat: int) -> int:
    return 17 | seat << 6


def favour_seat(code: int) -> int:
    return code >> 6


def vial(seat: int) -> int:
    return 18 | seat << 6


def vial_seat(code: int) -> int:
    return code >> 6


def fill_up(seat: int) -> int:
    return 19 | seat << 6


def fill_up_seat(code: int) -> int:
    return code >> 6


def add_more(seat: int, ingredient: int) -> int:
    return 20 | seat << 6 | ingredient << 9


def add_more_seat(code: int) -> int:
    return code >> 6 & 7


def add_more_ingredient(code: int) -> int:
    return code >> 9


def seat_of(code: int) -> int:
    return code >> 6 & 7
