"""What the thrifty bot does with a role of Witch's Brew that it got: which goods it takes, pays, sells and loses."""

from broomstick.bots.thrifty.witchs_brew.goods import Goods
from broomstick.bots.thrifty.witchs_brew.worth import Worth, with_more
from broomstick.games.witchs_brew.shelves import missing
from broomstick.games.witchs_brew.view import BrewView
from broomstick.games.witchs_brew.vocabulary import (
    ADD_GOLD,
    ASSISTANT,
    BOTTLE,
    BUY,
    COLLECT,
    FAVOUR,
    FILL_VIALS,
    GOLD_SHELF,
    INGREDIENT_SHELF,
    LOSE,
    MAGUS,
    MOST_AT_ONCE,
    PAY,
    SELL,
    TAKE,
    TAKE_GOLD,
    WARLOCK,
    bag_count,
    bag_size,
    last_colour,
)
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE


def act(view: BrewView, choices: list[int]) -> int:
    """The choice after which points and goods together are worth most; the first of equals."""
    worth = Worth(view, view.viewer, view.hand)
    values = [value(view, worth, action) for action in choices]
    return choices[values.index(max(values))]


def value(view: BrewView, worth: Worth, action: int) -> float:
    """Points and goods after an action."""
    kind = action & KIND_MASK
    argument = action >> KIND_BITS
    goods = worth.goods
    parts = view.parts
    purse = worth.purse.worth
    full = view.agenda[-1] & KIND_MASK != FAVOUR
    if action == DECLINE:
        return purse(goods)
    if kind == TAKE:
        price = parts.assistant_price if view.role == ASSISTANT else 0
        return purse(with_more(with_bag(goods, argument, 1), 3, -price))
    if kind == SELL:
        gold = parts.alchemist_full if full else parts.alchemist_favour
        return purse(with_more(with_more(goods, argument, -1), 3, gold))
    if kind == FILL_VIALS:
        gain = worth.full(view.role, goods)[0] if full else worth.favour(view.role, goods)[0]
        return purse(goods) + gain
    if kind == TAKE_GOLD:
        return purse(with_more(goods, 3, parts.warlock_gold))
    if kind == BUY:
        if view.role == WARLOCK:
            return purse(goods) + worth.optio(goods, argument)[0]
        return purse(goods) + worth.brew(goods, argument, 0 if full else parts.brewer_gold)[0]
    if kind == PAY:
        card = view.layout.card(view.top_book() - MAGUS)
        return worth.potion(card) + purse(with_bag(goods, argument, -1))
    if kind == BOTTLE:
        return parts.brewer_vials + purse(with_more(goods, argument, -1))
    if kind == COLLECT:
        return purse(goods) + worth.collect(goods, view.role)[0]
    if kind == LOSE:
        given = view.given
        left = (goods[0] - given[0], goods[1] - given[1], goods[2] - given[2], goods[3])
        return purse(with_bag(left, argument, -1))
    return adding(view, worth, kind, argument)


def adding(view: BrewView, worth: Worth, kind: int, argument: int) -> float:
    """What is added to a shelf is well spent if the card comes with it, and otherwise lost."""
    goods = worth.goods
    if kind == ADD_GOLD:
        lacks = missing(view.layout, GOLD_SHELF) - argument
        points = worth.potion(view.layout.card(GOLD_SHELF)) if lacks <= 0 else 0.0
        return points + worth.purse.worth(with_more(goods, 3, -argument))
    lacks = missing(view.layout, INGREDIENT_SHELF) - bag_size(argument)
    after = with_bag(goods, argument, -1)
    if lacks > 0 and bag_size(argument) == MOST_AT_ONCE:
        # More can follow, in the order of colours.
        lacks -= sum(after[last_colour(argument) : 3])
    points = worth.potion(view.layout.card(INGREDIENT_SHELF)) if lacks <= 0 else 0.0
    return points + worth.purse.worth(after)


def with_bag(goods: Goods, bag: int, sign: int) -> Goods:
    """The same goods with a bag of ingredients more, or less."""
    return (
        goods[0] + sign * bag_count(bag, 0),
        goods[1] + sign * bag_count(bag, 1),
        goods[2] + sign * bag_count(bag, 2),
        goods[3],
    )
