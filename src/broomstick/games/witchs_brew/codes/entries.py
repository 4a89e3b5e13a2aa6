"""Codes of entries by name. Written by tools/codes.py from games/witchs_brew/kinds.py."""

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
BARRED: Final = 16
BOOK: Final = 17
TAKES: Final = 18
GIVES: Final = 19
EARNS: Final = 20
SPENDS: Final = 21
FILLS: Final = 22
BREWS: Final = 23
COLLECTS: Final = 24
LOSES_GOLD: Final = 25
LOSES: Final = 26
ADDS_GOLD: Final = 27
ADDS: Final = 28
STAYS: Final = 29
CANNOT: Final = 30
LAST_SET: Final = 31


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


def barred(roles: int) -> int:
    return 16 | roles << 6


def barred_roles(code: int) -> int:
    return code >> 6


def book(spell: int) -> int:
    return 17 | spell << 6


def book_spell(code: int) -> int:
    return code >> 6


def takes(ingredients: int) -> int:
    return 18 | ingredients << 6


def takes_ingredients(code: int) -> int:
    return code >> 6


def gives(ingredients: int) -> int:
    return 19 | ingredients << 6


def gives_ingredients(code: int) -> int:
    return code >> 6


def earns(gold: int) -> int:
    return 20 | gold << 6


def earns_gold(code: int) -> int:
    return code >> 6


def spends(gold: int) -> int:
    return 21 | gold << 6


def spends_gold(code: int) -> int:
    return code >> 6


def fills(vials: int) -> int:
    return 22 | vials << 6


def fills_vials(code: int) -> int:
    return code >> 6


def brews(potion: int, number: int, points: int, mark: int) -> int:
    return 23 | potion << 6 | number << 9 | points << 13 | mark << 20


def brews_potion(code: int) -> int:
    return code >> 6 & 7


def brews_number(code: int) -> int:
    return code >> 9 & 15


def brews_points(code: int) -> int:
    return code >> 13 & 127


def brews_mark(code: int) -> int:
    return code >> 20


def loses_gold(gold: int) -> int:
    return 25 | gold << 6


def loses_gold_gold(code: int) -> int:
    return code >> 6


def loses(ingredients: int) -> int:
    return 26 | ingredients << 6


def loses_ingredients(code: int) -> int:
    return code >> 6


def adds_gold(gold: int) -> int:
    return 27 | gold << 6


def adds_gold_gold(code: int) -> int:
    return code >> 6


def adds(ingredients: int) -> int:
    return 28 | ingredients << 6


def adds_ingredients(code: int) -> int:
    return code >> 6


def stays(potion: int, missing: int) -> int:
    return 29 | potion << 6 | missing << 9


def stays_potion(code: int) -> int:
    return code >> 6 & 7


def stays_missing(code: int) -> int:
    return code >> 9


def last_set(reason: int) -> int:
    return 31 | reason << 6


def last_set_reason(code: int) -> int:
    return code >> 6


def role_of(code: int) -> int:
    return code >> 6 & 31


def stance_of(code: int) -> int:
    return code >> 11


def ingredients_of(code: int) -> int:
    return code >> 6


def gold_of(code: int) -> int:
    return code >> 6


def potion_of(code: int) -> int:
    return code >> 6 & 7
