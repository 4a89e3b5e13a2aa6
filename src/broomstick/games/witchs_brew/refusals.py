"""Why an action of Witch's Brew cannot be played, where the game knows better than "that is not among the choices"."""

from broomstick.games.witchs_brew import bags, bounds, lists
from broomstick.games.witchs_brew.codes import actions, steps, things
from broomstick.games.witchs_brew.shelves import missing
from broomstick.games.witchs_brew.state import Fields
from broomstick.heart.codec import bag_count, kind_of
from broomstick.heart.core import PICKS
from broomstick.heart.errors import Reason
from broomstick.heart.plain import mask_names


def why_not(s: Fields, seat: int, action: int) -> Reason | None:
    """A reason for an action of the kind that is asked for; everything it depends on, the seat knows."""
    kind = kind_of(action)
    choices = s.choices(seat)
    if all(kind_of(choice) != kind for choice in choices):
        return None
    if kind == actions.PICK and s.topic == PICKS:
        names = mask_names(lists.ROLES, actions.pick_roles(action) & s.layout.now_barred())
        return Reason("role-barred", f"{' and '.join(names)} is barred in this set", {"roles": names})
    if kind in (actions.SELL, actions.BOTTLE):
        return none_left(actions.ingredient_of(action))
    if kind == actions.BUY:
        return why_not_buy(s, seat, actions.buy_potion(action))
    if kind == actions.ADD_GOLD:
        return at_most(
            min(missing(s.layout, things.GOLD_SHELF), s.layout.goods[things.GOODS * seat + things.GOLD])
        )
    if kind in (actions.TAKE, actions.PAY, actions.LOSE):
        count = bags.bag_size(actions.ingredients_of(choices[0]))
        return why_not_bag(s, seat, kind, actions.ingredients_of(action), count)
    if kind == actions.ADD:
        most = min(missing(s.layout, things.INGREDIENT_SHELF), bounds.MOST_AT_ONCE)
        count = bags.bag_size(actions.add_ingredients(action))
        if count > most:
            return at_most(most)
        return why_not_bag(s, seat, kind, actions.add_ingredients(action), count)
    return None


def why_not_bag(s: Fields, seat: int, kind: int, bag: int, count: int) -> Reason | None:
    """The wrong number of ingredients, the wrong colour, or more of one than there are."""
    if bags.bag_size(bag) != count:
        return Reason("ingredient-count", f"it has to be {count}", {"count": count})
    if kind == actions.TAKE:
        if s.role > things.HERB_COLLECTOR:
            return None
        name = lists.COLOURS[bags.COLLECTED[s.role]]
        return Reason("other-ingredient", f"this role takes {name}", {"ingredient": name})
    for colour in range(len(lists.COLOURS)):
        given = s.given[3 * seat + colour] if kind == actions.LOSE else 0
        if bag_count(bag, colour) > s.layout.goods[things.GOODS * seat + colour] - given:
            return none_left(colour)
    if kind == actions.LOSE or (
        kind_of(s.agenda[-1]) == steps.ADD_MORE and steps.add_more_ingredient(s.agenda[-1])
    ):
        return Reason(
            "colour-order", f"more than {bounds.MOST_AT_ONCE} are given in the order of colours", {}
        )
    return None


def why_not_buy(s: Fields, seat: int, stack: int) -> Reason:
    name = lists.STACKS[stack]
    if s.role != things.WARLOCK:
        own = lists.STACKS[s.role - things.WIZARD]
        return Reason("other-cauldron", f"this role brews in {own}", {"potion": own})
    if s.layout.card(stack) < 0:
        return Reason("no-cauldron", f"no {name} cauldron is left", {"potion": name})
    return Reason("cannot-pay", f"you do not have the ingredients for {name}", {"potion": name})


def none_left(colour: int) -> Reason:
    name = lists.COLOURS[colour]
    return Reason("none-left", f"you do not have so much {name}", {"ingredient": name})


def at_most(count: int) -> Reason:
    return Reason("add-at-most", f"you can add {count} at most", {"count": count})
