"""Codes of entries by name. Written by tools/codes.py from games/card_game/kinds.py."""

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
TAKES: Final = 16
BREWS: Final = 17
RECLAIMS: Final = 18
FULFILS: Final = 19
DRAWS: Final = 20
DRAWS_CARDS: Final = 21
LEFT_OVER: Final = 22


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


def takes(role: int) -> int:
    return 16 | role << 6


def takes_role(code: int) -> int:
    return code >> 6


def brews(role: int, count: int, brave: int) -> int:
    return 17 | role << 6 | count << 10 | brave << 14


def brews_role(code: int) -> int:
    return code >> 6 & 15


def brews_count(code: int) -> int:
    return code >> 10 & 15


def brews_brave(code: int) -> int:
    return code >> 14


def reclaims(roles: int) -> int:
    return 18 | roles << 6


def reclaims_roles(code: int) -> int:
    return code >> 6


def fulfils(task: int) -> int:
    return 19 | task << 6


def fulfils_task(code: int) -> int:
    return code >> 6


def draws(cards: int) -> int:
    return 20 | cards << 6


def draws_cards(count: int) -> int:
    return 21 | count << 6


def draws_cards_count(code: int) -> int:
    return code >> 6


def left_over(cards: int) -> int:
    return 22 | cards << 6


def left_over_cards(code: int) -> int:
    return code >> 6


def stance_of(code: int) -> int:
    return code >> 11


def cards_of(code: int) -> int:
    return code >> 6
