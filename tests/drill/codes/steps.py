"""Codes of steps by name. Written by tools/codes.py from tests/drill/kinds.py."""

from typing import Final

ROUND: Final = 1
SEALED: Final = 2
TURN: Final = 3
FOLLOW: Final = 4
END_TURN: Final = 5
END_ROUND: Final = 6
NEXT_ROUND: Final = 7
LOOK: Final = 16
UNDER: Final = 17
GATHER: Final = 18
ROB: Final = 19
FILL_POT: Final = 20
RUN: Final = 21
RAN: Final = 22
MOVE_ON: Final = 23
SPRUNG: Final = 24
SALE: Final = 25
BUY: Final = 26
GAIN: Final = 27


def sealed(topic: int, seats: int) -> int:
    return 2 | topic << 6 | seats << 10


def sealed_topic(code: int) -> int:
    return code >> 6 & 15


def sealed_seats(code: int) -> int:
    return code >> 10


def look(seat: int, then: int) -> int:
    return 16 | seat << 6 | then << 9


def look_seat(code: int) -> int:
    return code >> 6 & 7


def look_then(code: int) -> int:
    return code >> 9


def under(seat: int) -> int:
    return 17 | seat << 6


def under_seat(code: int) -> int:
    return code >> 6


def gather(seat: int, count: int) -> int:
    return 18 | seat << 6 | count << 9


def gather_seat(code: int) -> int:
    return code >> 6 & 7


def gather_count(code: int) -> int:
    return code >> 9


def rob(seat: int) -> int:
    return 19 | seat << 6


def rob_seat(code: int) -> int:
    return code >> 6


def fill_pot(seat: int) -> int:
    return 20 | seat << 6


def fill_pot_seat(code: int) -> int:
    return code >> 6


def run(seat: int, most: int) -> int:
    return 21 | seat << 6 | most << 9


def run_seat(code: int) -> int:
    return code >> 6 & 7


def run_most(code: int) -> int:
    return code >> 9


def ran(seat: int) -> int:
    return 22 | seat << 6


def ran_seat(code: int) -> int:
    return code >> 6


def move_on(seat: int) -> int:
    return 23 | seat << 6


def move_on_seat(code: int) -> int:
    return code >> 6


def sprung(seat: int) -> int:
    return 24 | seat << 6


def sprung_seat(code: int) -> int:
    return code >> 6


def sale(seat: int, duty: int) -> int:
    return 25 | seat << 6 | duty << 9


def sale_seat(code: int) -> int:
    return code >> 6 & 7


def sale_duty(code: int) -> int:
    return code >> 9


def buy(seat: int) -> int:
    return 26 | seat << 6


def buy_seat(code: int) -> int:
    return code >> 6


def gain(seat: int, coins: int, gift: int) -> int:
    return 27 | seat << 6 | coins << 9 | gift << 11


def gain_seat(code: int) -> int:
    return code >> 6 & 7


def gain_coins(code: int) -> int:
    return code >> 9 & 3


def gain_gift(code: int) -> int:
    return code >> 11


def seat_of(code: int) -> int:
    return code >> 6 & 7
