"""Which five roles the thrifty bot picks for a set of Witch's Brew."""

from broomstick.bots.thrifty.temper import Temper
from broomstick.bots.thrifty.witchs_brew.rivals import CONSOLATION, RIVALRY, BrewRivals
from broomstick.bots.thrifty.witchs_brew.worth import Worth
from broomstick.games.witchs_brew import lists
from broomstick.games.witchs_brew.codes import actions, things
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.chance import Chance

ORDER = (
    things.WOLF_KEEPER, things.SNAKE_HUNTER, things.HERB_COLLECTOR, things.ALCHEMIST, things.ASSISTANT, things.WARLOCK,
    things.WIZARD, things.WITCH, things.DRUID, things.CUTPURSE, things.BEGGING_MONK, things.FORTUNE_TELLER,
)  # fmt: skip
"""In this order roles feed each other: what brings goods comes before what needs them."""

CHAIN = 0.6
"""How much of a full action counts that can only be done after others of the same picks have come true."""

SPOIL = 0.05
"""What it is worth to pick a role that rivals may hold too, to whom is more spiteful than usual: beside each point."""

WHIM = 0.7
"""Chance adds up to so many points to each role, so that equals do not all pick the same."""


def picks(view: BrewView, choices: list[int], rng: Chance, temper: Temper) -> int:
    """One role after the other, each the one that adds most to those before it."""
    plan = Plan(view, rng, temper)
    barred = view.layout.now_barred()
    left = [role for role in range(len(lists.ROLES)) if not barred >> role & 1]
    mask = 0
    for _ in range(view.parts.picks):
        best = max(left, key=lambda role: plan.worth(mask | 1 << role))
        left.remove(best)
        mask |= 1 << best
    action = actions.pick(mask)
    return action if action in choices else choices[0]


class Plan:
    """What a set of roles may bring together."""

    def __init__(self, view: BrewView, rng: Chance, temper: Temper) -> None:
        rivals = BrewRivals(view)
        others = [seat for seat in range(view.players) if seat != view.viewer]
        self.gains = Worth(view, view.viewer, 0, temper)
        self.temper = temper
        self.whims = [WHIM * int(rng.below(1024)) / 1024 for _ in lists.ROLES]
        # The chance that nobody else holds a role, which then brings its full action.
        self.free = [rivals.nobody_holds(role, others, RIVALRY) for role in range(len(lists.ROLES))]
        self.stands = [temper.seen(chance) for chance in self.free]
        goods = self.gains.goods
        # What each role brings with the goods as they are.
        self.now = [self.gains.full(role, goods)[0] for role in range(len(lists.ROLES))]
        self.favours = [self.gains.favour(role, goods)[0] for role in range(len(lists.ROLES))]

    def worth(self, mask: int) -> float:
        """As if all full actions were carried out in the order that suits them, each as likely as it is."""
        goods = self.gains.goods
        total = 0.0
        for role in ORDER:
            if mask >> role & 1:
                full, goods = self.gains.full(role, goods)
                if full > self.now[role]:
                    full = self.now[role] + CHAIN * (full - self.now[role])
                stands = self.stands[role]
                total += stands * full + (1.0 - stands) * CONSOLATION * self.favours[role] + self.whims[role]
                total += SPOIL * (self.temper.spite - 1.0) * (1.0 - self.free[role]) * full
        return total
