"""Codes of steps by name. Written by tools/codes.py from games/broom_service/box/kinds.py."""

from typing import Final

ROUND: Final = 1
SEALED: Final = 2
TURN: Final = 3
FOLLOW: Final = 4
END_TURN: Final = 5
END_ROUND: Final = 6
NEXT_ROUND: Final = 7
BRAVE: Final = 16
COWARDLY: Final = 17
ARRIVED: Final = 18
TILE: Final = 19
DELIVERY: Final = 20
FREE_MOVE: Final = 21
FREE_DELIVERY: Final = 22
HAND_OVER: Final = 23
FINAL_SCORE: Final = 24
JUMP: Final = 25
ANYWHERE: Final = 26
GIFTS: Final = 27
GIFT: Final = 28
TWO_POTIONS: Final = 29
EFFECT: Final = 30
SHIFT: Final = 31
SWAP: Final = 32
PUT_AWAY: Final = 33


def sealed(topic: int, seats: int) -> int:
    return 2 | topic << 6 | seats << 10


def sealed_topic(code: int) -> int:
    return code >> 6 & 15


def sealed_seats(code: int) -> int:
    return code >> 10


def brave(seat: int) -> int:
    return 16 | seat << 6


def brave_seat(code: int) -> int:
    return code >> 6


def cowardly(seat: int) -> int:
    return 17 | seat << 6


def cowardly_seat(code: int) -> int:
    return code >> 6


def arrived(seat: int, area: int) -> int:
    return 18 | seat << 6 | area << 9


def arrived_seat(code: int) -> int:
    return code >> 6 & 7


def arrived_area(code: int) -> int:
    return code >> 9


def tile(seat: int, area: int, duty: int) -> int:
    return 19 | seat << 6 | area << 9 | duty << 15


def tile_seat(code: int) -> int:
    return code >> 6 & 7


def tile_area(code: int) -> int:
    return code >> 9 & 63


def tile_duty(code: int) -> int:
    return code >> 15


def delivery(seat: int, area: int, duty: int) -> int:
    return 20 | seat << 6 | area << 9 | duty << 15


def delivery_seat(code: int) -> int:
    return code >> 6 & 7


def delivery_area(code: int) -> int:
    return code >> 9 & 63


def delivery_duty(code: int) -> int:
    return code >> 15


def free_move(seat: int) -> int:
    return 21 | seat << 6


def free_move_seat(code: int) -> int:
    return code >> 6


def free_delivery(seat: int) -> int:
    return 22 | seat << 6


def free_delivery_seat(code: int) -> int:
    return code >> 6


def hand_over(seat: int, resource: int) -> int:
    return 23 | seat << 6 | resource << 9


def hand_over_seat(code: int) -> int:
    return code >> 6 & 7


def hand_over_resource(code: int) -> int:
    return code >> 9


def jump(seat: int, area: int, who: int) -> int:
    return 25 | seat << 6 | area << 9 | who << 15


def jump_seat(code: int) -> int:
    return code >> 6 & 7


def jump_area(code: int) -> int:
    return code >> 9 & 63


def jump_who(code: int) -> int:
    return code >> 15


def anywhere(seat: int, area: int, who: int) -> int:
    return 26 | seat << 6 | area << 9 | who << 15


def anywhere_seat(code: int) -> int:
    return code >> 6 & 7


def anywhere_area(code: int) -> int:
    return code >> 9 & 63


def anywhere_who(code: int) -> int:
    return code >> 15


def gifts(seat: int) -> int:
    return 27 | seat << 6


def gifts_seat(code: int) -> int:
    return code >> 6


def gift(seat: int) -> int:
    return 28 | seat << 6


def gift_seat(code: int) -> int:
    return code >> 6


def two_potions(seat: int) -> int:
    return 29 | seat << 6


def two_potions_seat(code: int) -> int:
    return code >> 6


def effect(seat: int, card: int) -> int:
    return 30 | seat << 6 | card << 9


def effect_seat(code: int) -> int:
    return code >> 6 & 7


def effect_card(code: int) -> int:
    return code >> 9


def shift(seat: int) -> int:
    return 31 | seat << 6


def shift_seat(code: int) -> int:
    return code >> 6


def swap(seat: int, left: int, gave: int, got: int) -> int:
    return 32 | seat << 6 | left << 9 | gave << 12 | got << 16


def swap_seat(code: int) -> int:
    return code >> 6 & 7


def swap_left(code: int) -> int:
    return code >> 9 & 7


def swap_gave(code: int) -> int:
    return code >> 12 & 15


def swap_got(code: int) -> int:
    return code >> 16


def put_away(seat: int, card: int) -> int:
    return 33 | seat << 6 | card << 9


def put_away_seat(code: int) -> int:
    return code >> 6 & 7


def put_away_card(code: int) -> int:
    return code >> 9


def seat_of(code: int) -> int:
    return code >> 6 & 7


def area_of(code: int) -> int:
    return code >> 9 & 63


def duty_of(code: int) -> int:
    return code >> 15


def who_of(code: int) -> int:
    return code >> 15


def card_of(code: int) -> int:
    return code >> 9
