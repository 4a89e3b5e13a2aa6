"""Codes of actions by name. Written by tools/codes.py from tests/drill/kinds.py."""

from typing import Final

PICK: Final = 1
LEAD: Final = 2
BRAVE: Final = 3
COWARDLY: Final = 4
DECLINE: Final = 5
TAKE: Final = 16
SELL: Final = 17
MOVE: Final = 18
ADD: Final = 19
LOSE: Final = 20
SHOW: Final = 21
ACT: Final = 22


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


def take(beans: int) -> int:
    return 16 | beans << 6


def take_beans(code: int) -> int:
    return code >> 6


def sell(bean: int) -> int:
    return 17 | bean << 6


def sell_bean(code: int) -> int:
    return code >> 6


def move(by: int) -> int:
    return 18 | by << 6


def move_by(code: int) -> int:
    return code >> 6


def add(coins: int) -> int:
    return 19 | coins << 6


def add_coins(code: int) -> int:
    return code >> 6


def lose(beans: int) -> int:
    return 20 | beans << 6


def lose_beans(code: int) -> int:
    return code >> 6


def show(coins: int) -> int:
    return 21 | coins << 6


def show_coins(code: int) -> int:
    return code >> 6


def beans_of(code: int) -> int:
    return code >> 6
