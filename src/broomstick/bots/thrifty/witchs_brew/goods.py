"""What goods are worth to a seat of Witch's Brew, in points: for what it can buy with them, now and later."""

from functools import lru_cache

from broomstick.games.witchs_brew import bounds, lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.components import Components
from broomstick.games.witchs_brew.layout import Layout
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.codec import bag_count

Goods = tuple[int, int, int, int]
"""Red, green, white, gold."""

INGREDIENTS = (0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
COINS = (0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1)
"""What the first, second, … ingredient of a colour and piece of gold are worth while sets are still to come."""

CROWD = 8
CROWDED = 0.25
"""From so many ingredients on, each loses so much of its worth: begging monks take a part, and buying takes turns."""

READY = 0.1
"""What it is worth, later in the game, to have the very ingredients of a top cauldron together."""

NEAR = (1.0, 0.4, 0.15)
"""How much of that is left where none, one or two ingredients are missing."""

IN_HAND = 0.6
"""How likely a role in hand is to bring its full action in the end."""

LEFT_OVER = 0.01
"""What things are worth that nothing can be done with any more: they break a tie."""

RAVEN_ON_TOP = 0.55
RAVEN_BELOW = 0.88
"""The chance that a raven stays where it is for a set: on the top card of a stack, on the one below."""


def going_on(view: BrewView) -> float:
    """The chance that there is another set after this one."""
    layout, parts = view.layout, view.parts
    missing = parts.ravens - layout.ravens
    if missing <= 0 or view.round >= parts.sets:
        return 0.0
    if missing > 2:
        return 1.0
    stay = 1.0
    for stack in range(len(lists.STACKS)):
        card = layout.card(stack)
        if card >= 0:
            if parts.raven[card]:
                stay *= RAVEN_ON_TOP
            elif layout.gone[stack] + 1 < parts.cards[stack] and parts.raven[card + 1]:
                stay *= RAVEN_BELOW
    return stay if missing == 1 else 1.0 - 0.5 * (1.0 - stay) ** 2


def goods_of(layout: Layout, seat: int) -> Goods:
    at = things.GOODS * seat
    goods = layout.goods
    return goods[at], goods[at + 1], goods[at + 2], goods[at + things.GOLD]


@lru_cache(maxsize=8)
def bags(parts: Components, size: int) -> list[tuple[int, int, int]]:
    """All ways to have so many ingredients, as counts of the three colours."""
    if size > bounds.MOST_AT_ONCE:
        return []
    return [(bag_count(bag, 0), bag_count(bag, 1), bag_count(bag, 2)) for bag in parts.bags[size]]


class Purse:
    """The worth of whatever goods a seat may come to have, with the roles it holds and the cards that lie open."""

    def __init__(self, view: BrewView, hand: int, later: float, thrift: float = 1.0) -> None:
        layout, parts = view.layout, view.parts
        self.later = later
        self.units = rising(INGREDIENTS, later * thrift)
        self.coins = rising(COINS, later * thrift)
        # Gold that roles in hand will be paid with.
        spent = parts.teller_price * (hand >> things.FORTUNE_TELLER & 1)
        spent += parts.assistant_price * (hand >> things.ASSISTANT & 1)
        self.spent = spent
        # Cauldrons to be bought: what they need, and how much it is worth to have that.
        self.wanted: list[tuple[int, int, int, float]] = []
        for stack in range(things.CAULDRONS):
            card = layout.card(stack)
            if card >= 0:
                worth = READY * later
                if hand >> things.WIZARD + stack & 1:
                    worth += IN_HAND * max(
                        0.5, parts.points[card] - later * parts.price[card] * INGREDIENTS[1]
                    )
                if worth > 0:
                    needs = parts.needs
                    self.wanted.append((needs[3 * card], needs[3 * card + 1], needs[3 * card + 2], worth))

    def worth(self, goods: Goods) -> float:
        red, green, white, gold = goods
        units, coins = self.units, self.coins
        last = len(units) - 1
        worth = units[red if red < last else last] + units[green if green < last else last]
        worth += units[white if white < last else last] + coins[gold if gold < len(coins) else -1]
        every = red + green + white
        if every > CROWD:
            worth -= CROWDED * self.later * (every - CROWD)
        # In the last sets a coin is worth what a role in hand makes of it, and no more.
        worth += IN_HAND * (1.0 - self.later) * min(gold, self.spent)
        for of_red, of_green, of_white, ready in self.wanted:
            lacks = of_red - red if of_red > red else 0
            if of_green > green:
                lacks += of_green - green
            if of_white > white:
                lacks += of_white - white
            if lacks < len(NEAR):
                worth += ready * NEAR[lacks]
        return worth + LEFT_OVER * (every + gold)


@lru_cache(maxsize=64)
def rising(steps: tuple[float, ...], share: float) -> list[float]:
    """By number, the worth of so many things that are worth less and less."""
    found = [0.0]
    for step in steps:
        found.append(found[-1] + share * step)
    return found
