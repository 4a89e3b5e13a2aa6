"""Lists of choices that come up again and again, made once for a game. Nobody changes them."""

from broomstick.games.witchs_brew.components import Components
from broomstick.games.witchs_brew.vocabulary import (
    BOTTLE,
    BUY,
    CAULDRONS,
    COLLECTED,
    COLOURS,
    MOST_AT_ONCE,
    ROLES,
    SELL,
    TAKE,
    bag_of,
)
from broomstick.heart.codec import BAG_BITS, KIND_BITS
from broomstick.heart.core import DECLINE
from broomstick.heart.state import pick_action


def lay_tables(parts: Components) -> None:
    """Fill the tables of freshly read components."""
    parts.bags = [bags_of(size) for size in range(MOST_AT_ONCE + 1)]
    parts.collects_full = [one_colour(colour, parts.collector_full) for colour in COLLECTED]
    parts.collects_favour = [one_colour(colour, parts.collector_favour) for colour in COLLECTED]
    parts.takes_full = any_colours(parts, parts.assistant_full)
    parts.takes_favour = any_colours(parts, parts.assistant_favour)
    parts.takes_copia = any_colours(parts, parts.copia)
    parts.sells = one_of(SELL, len(COLOURS))
    parts.bottles = one_of(BOTTLE, len(COLOURS))
    parts.buys = one_of(BUY, CAULDRONS)
    every = subsets((1 << len(ROLES)) - 1, parts.picks)
    for barred in subsets((1 << len(ROLES)) - 1, parts.barred):
        parts.pick_table[barred] = [pick_action(picks) for picks in every if not picks & barred]


def subsets(mask: int, size: int) -> list[int]:
    """All sets of so many of the bits that are set, in rising order."""
    found: list[list[int]] = [[0]] + [[] for _ in range(size)]
    for bit in range(mask.bit_length()):
        if mask >> bit & 1:
            for k in range(size, 0, -1):
                found[k] += [smaller | 1 << bit for smaller in found[k - 1]]
    return sorted(found[size])


def bags_of(size: int) -> list[int]:
    """All bags of so many ingredients, in rising order."""
    found = [bag_of(r, g, size - r - g) for r in range(size + 1) for g in range(size - r + 1)]
    return sorted(found)


def one_colour(colour: int, count: int) -> list[int]:
    """Take so many of one colour, or decline."""
    return [TAKE | count << KIND_BITS + BAG_BITS * colour, DECLINE]


def any_colours(parts: Components, count: int) -> list[int]:
    """Take so many of any colours, or decline."""
    return [*[TAKE | bag << KIND_BITS for bag in parts.bags[count]], DECLINE]


def one_of(kind: int, count: int) -> list[list[int]]:
    """By the set of what is possible: one of it, or decline."""
    return [
        [*[kind | i << KIND_BITS for i in range(count) if possible >> i & 1], DECLINE]
        for possible in range(1 << count)
    ]
