"""What the thrifty bot does with a role of Witch's Brew that it got: which goods it takes, pays, sells and loses."""

from broomstick.bots.thrifty.temper import Temper
from broomstick.bots.thrifty.witchs_brew.goods import Goods
from broomstick.bots.thrifty.witchs_brew.worth import Worth, with_more
from broomstick.games.witchs_brew import bags, bounds
from broomstick.games.witchs_brew.codes import actions, steps, things
from broomstick.games.witchs_brew.shelves import missing
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.codec import bag_count, kind_of


def act(view: BrewView, choices: list[int], temper: Temper) -> int:
    """The choice after which points and goods together are worth most; the first of equals."""
    worth = Worth(view, view.viewer, view.hand, temper)
    values = [value(view, worth, action) for action in choices]
    return choices[values.index(max(values))]


def value(view: BrewView, worth: Worth, action: int) -> float:
    """Points and goods after an action."""
    kind = kind_of(action)
    goods = worth.goods
    parts = view.parts
    purse = worth.purse.worth
    full = kind_of(view.agenda[-1]) != steps.FAVOUR
    if action == actions.DECLINE:
        return purse(goods)
    if kind == actions.TAKE:
        price = parts.assistant_price if view.role == things.ASSISTANT else 0
        return purse(with_more(with_bag(goods, actions.take_ingredients(action), 1), 3, -price))
    if kind == actions.SELL:
        gold = parts.alchemist_full if full else parts.alchemist_favour
        return purse(with_more(with_more(goods, actions.sell_ingredient(action), -1), 3, gold))
    if kind == actions.FILL_VIALS:
        gain = worth.full(view.role, goods)[0] if full else worth.favour(view.role, goods)[0]
        return purse(goods) + gain
    if kind == actions.TAKE_GOLD:
        return purse(with_more(goods, 3, parts.warlock_gold))
    if kind == actions.BUY:
        stack = actions.buy_potion(action)
        if view.role == things.WARLOCK:
            return purse(goods) + worth.optio(goods, stack)[0]
        return purse(goods) + worth.brew(goods, stack, 0 if full else parts.brewer_gold)[0]
    if kind == actions.PAY:
        card = view.layout.card(view.top_book() - things.MAGUS)
        return worth.potion(card) + purse(with_bag(goods, actions.pay_ingredients(action), -1))
    if kind == actions.BOTTLE:
        return parts.brewer_vials + purse(with_more(goods, actions.bottle_ingredient(action), -1))
    if kind == actions.COLLECT:
        return purse(goods) + worth.collect(goods, view.role)[0]
    if kind == actions.LOSE:
        given = view.given
        left = (goods[0] - given[0], goods[1] - given[1], goods[2] - given[2], goods[3])
        return purse(with_bag(left, actions.lose_ingredients(action), -1))
    return adding(view, worth, action)


def adding(view: BrewView, worth: Worth, action: int) -> float:
    """What is added to a shelf is well spent if the card comes with it, and otherwise lost."""
    goods = worth.goods
    if kind_of(action) == actions.ADD_GOLD:
        gold = actions.add_gold_gold(action)
        lacks = missing(view.layout, things.GOLD_SHELF) - gold
        points = worth.potion(view.layout.card(things.GOLD_SHELF)) if lacks <= 0 else 0.0
        return points + worth.purse.worth(with_more(goods, 3, -gold))
    bag = actions.add_ingredients(action)
    lacks = missing(view.layout, things.INGREDIENT_SHELF) - bags.bag_size(bag)
    after = with_bag(goods, bag, -1)
    if lacks > 0 and bags.bag_size(bag) == bounds.MOST_AT_ONCE:
        # More can follow, in the order of colours.
        lacks -= sum(after[bags.last_colour(bag) : 3])
    points = worth.potion(view.layout.card(things.INGREDIENT_SHELF)) if lacks <= 0 else 0.0
    return points + worth.purse.worth(after)


def with_bag(goods: Goods, bag: int, sign: int) -> Goods:
    """The same goods with a bag of ingredients more, or less."""
    return (
        goods[0] + sign * bag_count(bag, 0),
        goods[1] + sign * bag_count(bag, 1),
        goods[2] + sign * bag_count(bag, 2),
        goods[3],
    )
