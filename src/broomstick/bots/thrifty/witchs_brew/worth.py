"""What the full action and the favour of each role of Witch's Brew would bring a seat, as things lie now."""

from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.bots.thrifty.witchs_brew.goods import Goods, Purse, bags, going_on, goods_of
from broomstick.games.witchs_brew.bags import COLLECTED
from broomstick.games.witchs_brew.codes import things
from broomstick.games.witchs_brew.shelves import loss, missing
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.shown import COWARDLY

Outcome = tuple[float, Goods]
"""What is gained, in points, and the goods that are left after it."""

HARM = 0.08
"""What it is worth that a rival loses one piece of gold or one ingredient."""

COLLECTED_AT_ALL = 0.7
"""How likely a cutpurse or begging monk is to let the others lose."""

CLOSING = 2.0
"""What the raven that ends the game is worth to a seat that is well ahead; as much is lost to one far behind."""


class Worth:
    """Gains of one seat. With ``hand`` the roles that it still holds count, for they need goods too."""

    def __init__(self, view: BrewView, seat: int, hand: int, temper: Temper = USUAL) -> None:
        self.view = view
        self.layout = view.layout
        self.parts = view.parts
        self.seat = seat
        self.later = temper.foresight * going_on(view)
        self.purse = Purse(view, hand, self.later, temper.thrift)
        self.goods = goods_of(view.layout, seat)
        self.harm = HARM * temper.spite

    def full(self, role: int, goods: Goods) -> Outcome:
        """The full action at its best; nothing is gained where it cannot be done or is better declined."""
        parts = self.parts
        if role <= things.HERB_COLLECTOR:
            return self.come_to(goods, with_more(goods, COLLECTED[role], parts.collector_full))
        if role == things.ALCHEMIST:
            return self.sell(goods, parts.alchemist_full)
        if role == things.FORTUNE_TELLER:
            return self.bottle_gold(goods, parts.teller_full)
        if role == things.ASSISTANT:
            return self.hire(goods, parts.assistant_full)
        if role <= things.DRUID:
            return self.brew(goods, role - things.WIZARD, 0)
        if role == things.WARLOCK:
            return self.cast(goods)
        return self.collect(goods, role)

    def favour(self, role: int, goods: Goods) -> Outcome:
        """The same for the favour."""
        parts = self.parts
        if role <= things.HERB_COLLECTOR:
            return self.come_to(goods, with_more(goods, COLLECTED[role], parts.collector_favour))
        if role == things.ALCHEMIST:
            return self.sell(goods, parts.alchemist_favour)
        if role == things.FORTUNE_TELLER:
            return self.bottle_gold(goods, parts.teller_favour)
        if role == things.ASSISTANT:
            return self.hire(goods, parts.assistant_favour)
        if role <= things.DRUID:
            return self.brew(goods, role - things.WIZARD, parts.brewer_gold)
        if role == things.WARLOCK:
            return self.come_to(goods, with_more(goods, 3, parts.warlock_gold))
        return self.spared(goods, role)

    def come_to(self, goods: Goods, after: Goods, points: float = 0.0) -> Outcome:
        gain = points + self.purse.worth(after) - self.purse.worth(goods)
        return (gain, after) if gain > 0 else (0.0, goods)

    def sell(self, goods: Goods, gold: int) -> Outcome:
        best: Outcome = (0.0, goods)
        for colour in range(3):
            if goods[colour]:
                found = self.come_to(goods, with_more(with_more(goods, colour, -1), 3, gold))
                best = max(best, found)
        return best

    def bottle_gold(self, goods: Goods, vials: int) -> Outcome:
        price = self.parts.teller_price
        if goods[3] < price:
            return 0.0, goods
        return self.come_to(goods, with_more(goods, 3, -price), vials)

    def hire(self, goods: Goods, count: int) -> Outcome:
        price = self.parts.assistant_price
        if goods[3] < price:
            return 0.0, goods
        return self.choose_any(goods, with_more(goods, 3, -price), count)

    def choose_any(self, goods: Goods, paid: Goods, count: int) -> Outcome:
        """Ingredients of the colours that are worth most."""
        red, green, white, gold = paid
        worth = self.purse.worth
        most, best = worth(goods), goods
        base = most
        for of_red, of_green, of_white in bags(self.parts, count):
            after = (red + of_red, green + of_green, white + of_white, gold)
            value = worth(after)
            if value > most:
                most, best = value, after
        return most - base, best

    def brew(self, goods: Goods, stack: int, gold: int) -> Outcome:
        """A cauldron for what it shows, and perhaps the vial that comes with it."""
        card = self.layout.card(stack)
        if card < 0:
            return 0.0, goods
        needs = self.parts.needs
        red = goods[0] - needs[3 * card]
        green = goods[1] - needs[3 * card + 1]
        white = goods[2] - needs[3 * card + 2]
        if red < 0 or green < 0 or white < 0 or goods[3] < gold:
            return 0.0, goods
        return self.with_vial(goods, (red, green, white, goods[3] - gold), self.potion(card))

    def with_vial(self, goods: Goods, after: Goods, points: float) -> Outcome:
        best = self.come_to(goods, after, points)
        for colour in range(3):
            if after[colour]:
                found = self.come_to(goods, with_more(after, colour, -1), points + self.parts.brewer_vials)
                best = max(best, found)
        return best

    def potion(self, card: int) -> float:
        """A card's points, and what it means that its raven would end the game."""
        points = float(self.parts.points[card])
        if self.parts.raven[card] and self.layout.ravens + 1 == self.parts.ravens:
            ahead = self.layout.total(self.seat) + points - self.best_rival()
            points += CLOSING * max(-1.0, min(1.0, ahead / 4))
        return points

    def best_rival(self) -> int:
        return max(self.layout.total(seat) for seat in range(self.view.players) if seat != self.seat)

    def cast(self, goods: Goods) -> Outcome:
        """The spell that lies open."""
        spell = self.view.top_book()
        if spell == things.COPIA:
            return self.choose_any(goods, goods, self.parts.copia)
        if spell == things.OPTIO:
            return max(self.optio(goods, stack) for stack in range(things.CAULDRONS))
        if spell <= things.SANATIO:
            card = self.layout.card(spell - things.MAGUS)
            if card < 0:
                return 0.0, goods
            return self.pay_any(goods, self.parts.price[card], self.potion(card))
        if not goods[spell - things.LUPUS]:
            return 0.0, goods
        return self.come_to(goods, with_more(goods, spell - things.LUPUS, -1), self.parts.spell_vials)

    def optio(self, goods: Goods, stack: int) -> Outcome:
        card = self.layout.card(stack)
        if card < 0:
            return 0.0, goods
        needs = self.parts.needs
        after = (
            goods[0] - needs[3 * card],
            goods[1] - needs[3 * card + 1],
            goods[2] - needs[3 * card + 2],
            goods[3],
        )
        return (0.0, goods) if min(after) < 0 else self.come_to(goods, after, self.potion(card))

    def pay_any(self, goods: Goods, count: int, points: float) -> Outcome:
        """So many ingredients of the colours that are worth least."""
        best: Outcome = (0.0, goods)
        red, green, white, gold = goods
        for of_red, of_green, of_white in bags(self.parts, count):
            if of_red <= red and of_green <= green and of_white <= white:
                after = (red - of_red, green - of_green, white - of_white, gold)
                best = max(best, self.come_to(goods, after, points))
        return best

    def collect(self, goods: Goods, role: int) -> Outcome:
        """What the others lose and what lies there already; what is missing then comes out of the own goods."""
        layout = self.layout
        stack = things.GOLD_SHELF if role == things.CUTPURSE else things.INGREDIENT_SHELF
        card = layout.card(stack)
        if card < 0:
            return 0.0, goods
        lost = 0
        said = self.view.said
        for seat in range(self.view.players):
            if seat != self.seat:
                stance = said[seat] if self.view.role == role else 0
                lost += loss(layout, role, stance, seat)
        lacks = max(0, missing(layout, stack) - lost)
        harm = self.harm * self.later * lost
        own = goods[3] if role == things.CUTPURSE else goods[0] + goods[1] + goods[2]
        if lacks > own:
            # The next one to come would profit.
            return 0.0, goods
        points = self.potion(card) + harm
        if role == things.CUTPURSE or not lacks:
            return self.come_to(goods, with_more(goods, 3, -lacks), points)
        return self.pay_any(goods, lacks, points)

    def spared(self, goods: Goods, role: int) -> Outcome:
        """What a favour saves, if there is anything to lose."""
        lost = loss(self.layout, role, 0, self.seat) - loss(self.layout, role, COWARDLY, self.seat)
        if not lost:
            return 0.0, goods
        worth = self.purse.worth
        place = 3 if role == things.CUTPURSE else max(range(3), key=lambda colour: goods[colour])
        less = with_more(goods, place, -min(lost, goods[place]))
        return COLLECTED_AT_ALL * (worth(goods) - worth(less)), goods


def with_more(goods: Goods, place: int, count: int) -> Goods:
    """The same goods with more or less of one thing."""
    red, green, white, gold = goods
    if place == 0:
        return red + count, green, white, gold
    if place == 1:
        return red, green + count, white, gold
    if place == 2:
        return red, green, white + count, gold
    return red, green, white, gold + count
