"""Codes of actions by name. Written by tools/codes.py from games/witchs_brew/kinds.py."""

from typing import Final

PICK: Final = 1
LEAD: Final = 2
BRAVE: Final = 3
COWARDLY: Final = 4
DECLINE: Final = 5
TAKE: Final = 16
SELL: Final = 17
TAKE_GOLD: Final = 18
FILL_VIALS: Final = 19
BUY: Final = 20
PAY: Final = 21
BOTTLE: Final = 22
COLLECT: Final = 23
ADD_GOLD: Final = 24
ADD: Final = 25
LOSE: Final = 26


def pick(roles: int) -> int:
    return 1 | roles << 6


def pick_roles(code: int) -> int:
    return code >> 6


def lead(role: int, stance: int) -> int:
    return 2 | role << 6 | stance << 11


def lead_role(code: int) -> int:
    return code >> 6 & 31


def lead_stance(code: int) -> int:
    return code >> 11


def take(ingredients: int) -> int:
    return 16 | ingredients << 6


def take_ingredients(code: int) -> int:
    return code >> 6


def sell(ingredient: int) -> int:
    return 17 | ingredient << 6


def sell_ingredient(code: int) -> int:
    return code >> 6


def buy(potion: int) -> int:
    return 20 | potion << 6


def buy_potion(code: int) -> int:
    return code >> 6


def pay(ingredients: int) -> int:
    return 21 | ingredients << 6


def pay_ingredients(code: int) -> int:
    return code >> 6


def bottle(ingredient: int) -> int:
    return 22 | ingredient << 6


def bottle_ingredient(code: int) -> int:
    return code >> 6


def add_gold(gold: int) -> int:
    return 24 | gold << 6


def add_gold_gold(code: int) -> int:
    return code >> 6


def add(ingredients: int) -> int:
    return 25 | ingredients << 6


def add_ingredients(code: int) -> int:
    return code >> 6


def lose(ingredients: int) -> int:
    return 26 | ingredients << 6


def lose_ingredients(code: int) -> int:
    return code >> 6


def ingredients_of(code: int) -> int:
    return code >> 6


def ingredient_of(code: int) -> int:
    return code >> 6
