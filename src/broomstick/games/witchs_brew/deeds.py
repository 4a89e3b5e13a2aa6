"""What all roles do with goods and cards: take, pay, buy. Each deed is written down for the journal."""

from broomstick.games.witchs_brew.components import SLOTS
from broomstick.games.witchs_brew.state import Fields
from broomstick.games.witchs_brew.vocabulary import (
    BREWS,
    EARNS,
    FILLS,
    GIVES,
    GOLD,
    GOODS,
    GREEN,
    NUMBER_BITS,
    POINT_BITS,
    SPENDS,
    STACK_BITS,
    STACKS,
    TAKES,
    VIALS,
    WHITE,
    bag_of,
)
from broomstick.heart.codec import BAG_BITS, BAG_MASK, KIND_BITS


def earn(s: Fields, seat: int, gold: int) -> None:
    """Gold from the supply, which never runs out (wb-supply)."""
    s.layout.goods[GOODS * seat + GOLD] += gold
    if s.journal is not None:
        s.note(EARNS | gold << KIND_BITS, seat)


def spend(s: Fields, seat: int, gold: int) -> None:
    """Gold to the supply."""
    if gold:
        s.layout.goods[GOODS * seat + GOLD] -= gold
        if s.journal is not None:
            s.note(SPENDS | gold << KIND_BITS, seat)


def fill(s: Fields, seat: int, vials: int) -> None:
    """Vials from the supply."""
    s.layout.goods[GOODS * seat + VIALS] += vials
    if s.journal is not None:
        s.note(FILLS | vials << KIND_BITS, seat)


def take(s: Fields, seat: int, bag: int) -> None:
    """Ingredients from the supply."""
    goods = s.layout.goods
    at = GOODS * seat
    goods[at] += bag & BAG_MASK
    goods[at + GREEN] += bag >> BAG_BITS & BAG_MASK
    goods[at + WHITE] += bag >> 2 * BAG_BITS
    if s.journal is not None:
        s.note(TAKES | bag << KIND_BITS, seat)


def hand_in(s: Fields, seat: int, bag: int) -> None:
    """Ingredients to the supply."""
    remove(s, seat, bag)
    if s.journal is not None:
        s.note(GIVES | bag << KIND_BITS, seat)


def remove(s: Fields, seat: int, bag: int) -> None:
    """Ingredients leave a seat."""
    goods = s.layout.goods
    at = GOODS * seat
    goods[at] -= bag & BAG_MASK
    goods[at + GREEN] -= bag >> BAG_BITS & BAG_MASK
    goods[at + WHITE] -= bag >> 2 * BAG_BITS


def printed(s: Fields, card: int) -> int:
    """The ingredients a cauldron shows, as a bag."""
    needs = s.parts.needs
    return bag_of(needs[3 * card], needs[3 * card + 1], needs[3 * card + 2])


def take_top(s: Fields, seat: int, stack: int) -> None:
    """The top card of a stack goes to a seat; the one below is the next to be had."""
    layout = s.layout
    parts = s.parts
    place = layout.gone[stack]
    card = stack * SLOTS + place
    layout.gone[stack] = place + 1
    layout.taken[seat * len(STACKS) + stack] |= 1 << place
    layout.points[seat] += parts.points[card]
    layout.ravens += parts.raven[card]
    if s.journal is not None:
        args = place + 1 | parts.points[card] << NUMBER_BITS | parts.raven[card] << NUMBER_BITS + POINT_BITS
        s.note(BREWS | (stack | args << STACK_BITS) << KIND_BITS, seat)
