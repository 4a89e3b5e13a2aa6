"""Finished turns, each in one integer: role, leader, what each seat said, round."""

from typing import Final

from broomstick.heart.codec import SEAT_BITS
from broomstick.heart.kinds import ROLE_BITS

SAID_BITS: Final = 3
SAID_SHIFT: Final = ROLE_BITS + SEAT_BITS
ROUND_SHIFT: Final = SAID_SHIFT + 7 * SAID_BITS


def pack_turn(round_number: int, leader: int, role: int, said: list[int]) -> int:
    turn = role | leader << ROLE_BITS | round_number << ROUND_SHIFT
    shift = SAID_SHIFT
    for stance in said:
        turn |= stance << shift
        shift += SAID_BITS
    return turn


def turn_role(turn: int) -> int:
    return turn & (1 << ROLE_BITS) - 1


def turn_leader(turn: int) -> int:
    return turn >> ROLE_BITS & (1 << SEAT_BITS) - 1


def turn_round(turn: int) -> int:
    return turn >> ROUND_SHIFT


def turn_said(turn: int, seat: int) -> int:
    """What a seat said in that turn: NEXT, COWARDLY, BRAVE (and acted), or OUT."""
    return turn >> SAID_SHIFT + SAID_BITS * seat & (1 << SAID_BITS) - 1
