"""What all roles do with goods and cards: take, pay, buy. Each deed is written down for the journal."""

from broomstick.games.witchs_brew import bags, lists
from broomstick.games.witchs_brew.codes import entries, things
from broomstick.games.witchs_brew.components import SLOTS
from broomstick.games.witchs_brew.state import Fields
from broomstick.heart.codec import bag_count


def earn(s: Fields, seat: int, gold: int) -> None:
    """Gold from the supply, which never runs out (wb-supply)."""
    s.layout.goods[things.GOODS * seat + things.GOLD] += gold
    if s.journal is not None:
        s.note(entries.earns(gold), seat)


def spend(s: Fields, seat: int, gold: int) -> None:
    """Gold to the supply."""
    if gold:
        s.layout.goods[things.GOODS * seat + things.GOLD] -= gold
        if s.journal is not None:
            s.note(entries.spends(gold), seat)


def fill(s: Fields, seat: int, vials: int) -> None:
    """Vials from the supply."""
    s.layout.goods[things.GOODS * seat + things.VIALS] += vials
    if s.journal is not None:
        s.note(entries.fills(vials), seat)


def take(s: Fields, seat: int, bag: int) -> None:
    """Ingredients from the supply."""
    goods = s.layout.goods
    at = things.GOODS * seat
    goods[at] += bag_count(bag, things.RED)
    goods[at + things.GREEN] += bag_count(bag, things.GREEN)
    goods[at + things.WHITE] += bag_count(bag, things.WHITE)
    if s.journal is not None:
        s.note(entries.takes(bag), seat)


def hand_in(s: Fields, seat: int, bag: int) -> None:
    """Ingredients to the supply."""
    remove(s, seat, bag)
    if s.journal is not None:
        s.note(entries.gives(bag), seat)


def remove(s: Fields, seat: int, bag: int) -> None:
    """Ingredients leave a seat."""
    goods = s.layout.goods
    at = things.GOODS * seat
    goods[at] -= bag_count(bag, things.RED)
    goods[at + things.GREEN] -= bag_count(bag, things.GREEN)
    goods[at + things.WHITE] -= bag_count(bag, things.WHITE)


def printed(s: Fields, card: int) -> int:
    """The ingredients a cauldron shows, as a bag."""
    needs = s.parts.needs
    return bags.bag_of(needs[3 * card], needs[3 * card + 1], needs[3 * card + 2])


def take_top(s: Fields, seat: int, stack: int) -> None:
    """The top card of a stack goes to a seat; the one below is the next to be had."""
    layout = s.layout
    parts = s.parts
    place = layout.gone[stack]
    card = stack * SLOTS + place
    layout.gone[stack] = place + 1
    layout.taken[seat * len(lists.STACKS) + stack] |= 1 << place
    layout.points[seat] += parts.points[card]
    layout.ravens += parts.raven[card]
    if s.journal is not None:
        s.note(entries.brews(stack, place + 1, parts.points[card], parts.raven[card]), seat)
