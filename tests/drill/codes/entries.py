"""Codes of entries by name. Written by tools/codes.py from tests/drill/kinds.py."""

from typing import Final

ROUND: Final = 1
PICKED: Final = 2
LOCKED: Final = 3
LEADS: Final = 4
FOLLOWS: Final = 5
SAYS_NEXT: Final = 6
KNOCKED_OUT: Final = 7
ACTS: Final = 8
GAME_OVER: Final = 9
DECLINES: Final = 10
TURNS: Final = 16
CURSED: Final = 17
POINTS_UP: Final = 18
POINTS_DOWN: Final = 19
COINS_UP: Final = 20
COINS_DOWN: Final = 21
BEANS_UP: Final = 22
BEANS_DOWN: Final = 23
MOVES_TO: Final = 24
LOOKS_AT: Final = 25
LOOKS: Final = 26
SHOWS: Final = 27
PUTS_UNDER: Final = 28


def round(round: int) -> int:
    return 1 | round << 6


def round_round(code: int) -> int:
    return code >> 6


def picked(roles: int) -> int:
    return 2 | roles << 6


def picked_roles(code: int) -> int:
    return code >> 6


def leads(role: int, stance: int) -> int:
    return 4 | role << 6 | stance << 11


def leads_role(code: int) -> int:
    return code >> 6 & 31


def leads_stance(code: int) -> int:
    return code >> 11


def follows(role: int, stance: int) -> int:
    return 5 | role << 6 | stance << 11


def follows_role(code: int) -> int:
    return code >> 6 & 31


def follows_stance(code: int) -> int:
    return code >> 11


def says_next(role: int) -> int:
    return 6 | role << 6


def says_next_role(code: int) -> int:
    return code >> 6


def knocked_out(role: int) -> int:
    return 7 | role << 6


def knocked_out_role(code: int) -> int:
    return code >> 6


def acts(role: int) -> int:
    return 8 | role << 6


def acts_role(code: int) -> int:
    return code >> 6


def turns(event: int) -> int:
    return 16 | event << 6


def turns_event(code: int) -> int:
    return code >> 6


def cursed(roles: int) -> int:
    return 17 | roles << 6


def cursed_roles(code: int) -> int:
    return code >> 6


def points_up(points: int) -> int:
    return 18 | points << 6


def points_up_points(code: int) -> int:
    return code >> 6


def points_down(points: int) -> int:
    return 19 | points << 6


def points_down_points(code: int) -> int:
    return code >> 6


def coins_up(coins: int) -> int:
    return 20 | coins << 6


def coins_up_coins(code: int) -> int:
    return code >> 6


def coins_down(coins: int) -> int:
    return 21 | coins << 6


def coins_down_coins(code: int) -> int:
    return code >> 6


def beans_up(beans: int) -> int:
    return 22 | beans << 6


def beans_up_beans(code: int) -> int:
    return code >> 6


def beans_down(beans: int) -> int:
    return 23 | beans << 6


def beans_down_beans(code: int) -> int:
    return code >> 6


def moves_to(field: int) -> int:
    return 24 | field << 6


def moves_to_field(code: int) -> int:
    return code >> 6


def looks_at(role: int) -> int:
    return 25 | role << 6


def looks_at_role(code: int) -> int:
    return code >> 6


def shows(coins: int) -> int:
    return 27 | coins << 6


def shows_coins(code: int) -> int:
    return code >> 6


def stance_of(code: int) -> int:
    return code >> 11


def points_of(code: int) -> int:
    return code >> 6


def beans_of(code: int) -> int:
    return code >> 6
