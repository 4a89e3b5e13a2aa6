"""Why an action of Witch's Brew cannot be played, where the game knows better than "that is not among the choices"."""

from broomstick.games.witchs_brew.shelves import missing
from broomstick.games.witchs_brew.state import Fields
from broomstick.games.witchs_brew.vocabulary import (
    ADD,
    ADD_GOLD,
    ADD_MORE,
    BOTTLE,
    BUY,
    COLLECTED,
    COLOURS,
    GOLD,
    GOLD_SHELF,
    GOODS,
    HERB_COLLECTOR,
    INGREDIENT_SHELF,
    LOSE,
    MOST_AT_ONCE,
    PAY,
    ROLES,
    SELL,
    STACKS,
    TAKE,
    WARLOCK,
    WIZARD,
    bag_count,
    bag_size,
)
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import PICK, PICKS, step_rest
from broomstick.heart.errors import Reason
from broomstick.heart.plain import mask_names


def why_not(s: Fields, seat: int, action: int) -> Reason | None:
    """A reason for an action of the kind that is asked for; everything it depends on, the seat knows."""
    kind = action & KIND_MASK
    choices = s.choices(seat)
    if all(choice & KIND_MASK != kind for choice in choices):
        return None
    value = action >> KIND_BITS
    if kind == PICK and s.topic == PICKS:
        names = mask_names(ROLES, value & s.layout.now_barred())
        return Reason("role-barred", f"{' and '.join(names)} is barred in this set", {"roles": names})
    if kind in (SELL, BOTTLE):
        return none_left(value)
    if kind == BUY:
        return why_not_buy(s, seat, value)
    if kind == ADD_GOLD:
        return at_most(min(missing(s.layout, GOLD_SHELF), s.layout.goods[GOODS * seat + GOLD]))
    if kind in (TAKE, PAY, LOSE):
        return why_not_bag(s, seat, kind, value, bag_size(choices[0] >> KIND_BITS))
    if kind == ADD:
        most = min(missing(s.layout, INGREDIENT_SHELF), MOST_AT_ONCE)
        if bag_size(value) > most:
            return at_most(most)
        return why_not_bag(s, seat, kind, value, bag_size(value))
    return None


def why_not_bag(s: Fields, seat: int, kind: int, bag: int, count: int) -> Reason | None:
    """The wrong number of ingredients, the wrong colour, or more of one than there are."""
    if bag_size(bag) != count:
        return Reason("ingredient-count", f"it has to be {count}", {"count": count})
    if kind == TAKE:
        if s.role > HERB_COLLECTOR:
            return None
        name = COLOURS[COLLECTED[s.role]]
        return Reason("other-ingredient", f"this role takes {name}", {"ingredient": name})
    for colour in range(len(COLOURS)):
        given = s.given[3 * seat + colour] if kind == LOSE else 0
        if bag_count(bag, colour) > s.layout.goods[GOODS * seat + colour] - given:
            return none_left(colour)
    if kind == LOSE or (s.agenda[-1] & KIND_MASK == ADD_MORE and step_rest(s.agenda[-1])):
        return Reason("colour-order", f"more than {MOST_AT_ONCE} are given in the order of colours", {})
    return None


def why_not_buy(s: Fields, seat: int, stack: int) -> Reason:
    name = STACKS[stack]
    if s.role != WARLOCK:
        own = STACKS[s.role - WIZARD]
        return Reason("other-cauldron", f"this role brews in {own}", {"potion": own})
    if s.layout.card(stack) < 0:
        return Reason("no-cauldron", f"no {name} cauldron is left", {"potion": name})
    return Reason("cannot-pay", f"you do not have the ingredients for {name}", {"potion": name})


def none_left(colour: int) -> Reason:
    name = COLOURS[colour]
    return Reason("none-left", f"you do not have so much {name}", {"ingredient": name})


def at_most(count: int) -> Reason:
    return Reason("add-at-most", f"you can add {count} at most", {"count": count})
