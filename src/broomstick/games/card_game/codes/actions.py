"""Codes of actions by name. Written by tools/codes.py from games/card_game/kinds.py."""

from typing import Final

PICK: Final = 1
LEAD: Final = 2
BRAVE: Final = 3
COWARDLY: Final = 4
DECLINE: Final = 5
TAKE: Final = 16


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


def take(role: int) -> int:
    return 16 | role << 6


def take_role(code: int) -> int:
    return code >> 6
