"""Codes of entries by name. Written by tools/codes.py from heart/kinds.py."""

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


def role_of(code: int) -> int:
    return code >> 6 & 31


def stance_of(code: int) -> int:
    return code >> 11
