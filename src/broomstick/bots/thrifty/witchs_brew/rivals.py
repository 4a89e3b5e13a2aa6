"""What the others may hold in Witch's Brew, and how likely they are to claim it: from what lies open to all."""

from broomstick.bots.thrifty.chances import shares
from broomstick.bots.thrifty.rivals import Rivals
from broomstick.bots.thrifty.witchs_brew.goods import Goods, goods_of
from broomstick.games.witchs_brew import bags, lists
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.shelves import loss, missing
from broomstick.games.witchs_brew.view import BrewView

RIVALRY = 0.55
"""How much a rival who holds the same role spoils it, on average over the turns in which it might be called."""

CONSOLATION = 0.7
"""How much of its favour a role brings that does not bring its full action: some are knocked out."""

CAN_BUY = 3.2
LACKS_ONE = 0.9
LACKS_MORE = 0.8
"""How likely a rival is to pick a brewer, by what it lacks for the cauldron; other roles stand beside these."""


class BrewRivals(Rivals):
    """A role is the likelier held the better it suits what a rival has."""

    bold_when_safe = 0.95
    bold_otherwise = 0.85

    def __init__(self, view: BrewView) -> None:
        super().__init__(view)
        self.view = view

    def weigh(self, seat: int) -> list[float]:
        view = self.view
        picking = view.topic == 0
        hidden = view.parts.picks if picking else view.hand_sizes[seat]
        if not hidden:
            return [0.0] * len(lists.ROLES)
        may = ~view.layout.now_barred() if picking else view.may_hold(seat)
        goods = goods_of(view.layout, seat)
        weights = [
            self.appeal(role, seat, goods) if may >> role & 1 else 0.0 for role in range(len(lists.ROLES))
        ]
        return shares(weights, hidden)

    def appeal(self, role: int, seat: int, goods: Goods) -> float:
        """How much a role suits what a rival has."""
        view = self.view
        gold = goods[3]
        if role <= things.HERB_COLLECTOR:
            return 2.8 if goods[bags.COLLECTED[role]] < 2 else 1.3
        if role == things.ALCHEMIST:
            return 2.0 if gold < 3 else 0.4
        if role == things.FORTUNE_TELLER:
            return 2.4 if gold else 0.5
        if role == things.ASSISTANT:
            return 1.1 if gold else 0.5
        if role <= things.DRUID:
            return self.brewing(role - things.WIZARD, goods)
        if role == things.WARLOCK:
            return self.casting(view.top_book(), goods)
        stack = things.GOLD_SHELF if role == things.CUTPURSE else things.INGREDIENT_SHELF
        if view.layout.card(stack) < 0:
            return 0.2
        own = gold if role == things.CUTPURSE else goods[0] + goods[1] + goods[2]
        lost = sum([loss(view.layout, role, 0, other) for other in range(view.players) if other != seat])
        lacks = missing(view.layout, stack) - lost
        return 0.5 if lacks > own else 0.9 if lacks > 2 else 2.3

    def brewing(self, stack: int, goods: Goods) -> float:
        card = self.view.layout.card(stack)
        if card < 0:
            return 0.2
        needs = self.view.parts.needs
        lacks = sum([max(0, needs[3 * card + colour] - goods[colour]) for colour in range(3)])
        return CAN_BUY if not lacks else LACKS_ONE if lacks == 1 else LACKS_MORE

    def casting(self, spell: int, goods: Goods) -> float:
        if spell == things.COPIA:
            return 2.2
        if spell == things.OPTIO:
            return max([self.brewing(stack, goods) for stack in range(things.CAULDRONS)])
        if spell <= things.SANATIO:
            card = self.view.layout.card(spell - things.MAGUS)
            return 2.2 if card >= 0 and sum(goods[:3]) >= self.view.parts.price[card] else 1.0
        return 2.2 if goods[spell - things.LUPUS] else 1.0
