"""Lists of choices that come up again and again, made once for a game. Nobody changes them."""

from broomstick.games.witchs_brew import bags, bounds, lists
from broomstick.games.witchs_brew.codes import actions, things
from broomstick.games.witchs_brew.components import Components
from broomstick.heart.codec import bag_with


def lay_tables(parts: Components) -> None:
    """Fill the tables of freshly read components."""
    parts.card_names = [
        [f"{name}-{i + 1}" for i in range(parts.cards[stack])] for stack, name in enumerate(lists.STACKS)
    ]
    parts.bags = [bags_of(size) for size in range(bounds.MOST_AT_ONCE + 1)]
    parts.collects_full = [one_colour(colour, parts.collector_full) for colour in bags.COLLECTED]
    parts.collects_favour = [one_colour(colour, parts.collector_favour) for colour in bags.COLLECTED]
    parts.takes_full = any_colours(parts, parts.assistant_full)
    parts.takes_favour = any_colours(parts, parts.assistant_favour)
    parts.takes_copia = any_colours(parts, parts.copia)
    parts.sells = any_of([actions.sell(colour) for colour in range(len(lists.COLOURS))])
    parts.bottles = any_of([actions.bottle(colour) for colour in range(len(lists.COLOURS))])
    parts.buys = any_of([actions.buy(cauldron) for cauldron in range(things.CAULDRONS)])
    every = subsets(len(lists.ROLES), parts.picks)
    for barred in subsets(len(lists.ROLES), parts.barred):
        parts.pick_table[barred] = [actions.pick(picks) for picks in every if not picks & barred]


def subsets(count: int, size: int) -> list[int]:
    """All sets of so many of the first bits, in rising order."""
    found: list[list[int]] = [[0]] + [[] for _ in range(size)]
    for bit in range(count):
        for k in range(size, 0, -1):
            found[k] += [smaller | 1 << bit for smaller in found[k - 1]]
    return sorted(found[size])


def bags_of(size: int) -> list[int]:
    """All bags of so many ingredients, in rising order."""
    found = [bags.bag_of(r, g, size - r - g) for r in range(size + 1) for g in range(size - r + 1)]
    return sorted(found)


def one_colour(colour: int, count: int) -> list[int]:
    """Take so many of one colour, or decline."""
    return [actions.take(bag_with(colour, count)), actions.DECLINE]


def any_colours(parts: Components, count: int) -> list[int]:
    """Take so many of any colours, or decline."""
    return [*[actions.take(bag) for bag in parts.bags[count]], actions.DECLINE]


def any_of(choices: list[int]) -> list[list[int]]:
    """By the set of those that are possible: one of them, or decline."""
    return [
        [*[choice for i, choice in enumerate(choices) if possible >> i & 1], actions.DECLINE]
        for possible in range(1 << len(choices))
    ]
