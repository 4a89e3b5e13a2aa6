"""How the thrifty bot plans a hand of roles for Broom Service: in which order they bring most, together."""

from typing import Final

from broomstick.bots.thrifty.broom_service.keeping import TILE_WORTH
from broomstick.bots.thrifty.broom_service.prospects import Prospects
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import prospects_of, with_tiles
from broomstick.bots.thrifty.broom_service.rivals import RIVALRY, BroomRivals
from broomstick.bots.thrifty.broom_service.stand import Found, Stand
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.chance import Chance
from broomstick.heart.plain import members

SPOIL: Final = 0.1
"""What it is worth to hold a role that rivals may hold too, to whom is more spiteful than usual: beside each point."""

CHAIN: Final = 0.5
"""How much counts of what a role brings only after others of the same hand have come true."""

CONSOLATION: Final = 0.75
"""How much of a cowardly action a role brings that does not bring the brave one: some are knocked out."""

WHIM: Final = 0.5
"""Chance adds up to so many points to each role, so that equals do not all pick the same."""

FIRST_WHIM: Final = 12.0
"""The same in the first round for all but the starter. All stand alike then, and who speaks after others may take what
comes; the starter, whom everybody may overtake, picks what is worth most."""

WIDE_WHIMS: Final = (4.0, 12.0, 4.0)
"""The same where there are tiles or cards: for the starter, for those between, and for who speaks last. The first and
the last have a wand less than the others."""

BEAM: Final = 10
"""How many sets of roles are followed further at each step."""


class Plan:
    """What hands of roles may bring, each in the order that suits it."""

    def __init__(
        self,
        view: BroomView,
        rivals: BroomRivals,
        prospects: Prospects,
        roles: int,
        temper: Temper = USUAL,
    ) -> None:
        self.view = view
        self.prospects = prospects
        others = [
            seat
            for seat in range(view.players)
            if seat != view.viewer and (view.topic == 0 or view.hand_sizes[seat])
        ]
        self.brave = [0.0] * len(lists.ROLES)
        # What it is worth beside each point to take a role from others.
        self.spoil = [0.0] * len(lists.ROLES)
        self.now = [0.0] * len(lists.ROLES)
        for role in members(roles):
            free = rivals.nobody_holds(role, others, RIVALRY)
            self.brave[role] = temper.seen(free)
            self.spoil[role] = SPOIL * (temper.spite - 1.0) * (1.0 - free)
            self.now[role] = self.hope(role, self.prospects.start)[0]

    def hope(self, role: int, stand: Stand) -> Found:
        """What a role brings that is called at some time, and where that leads."""
        brave, after_brave, cowardly, after_cowardly = self.prospects.prospect(role, stand)
        chance = self.brave[role]
        if chance * brave >= cowardly:
            worth = chance * brave + (1.0 - chance) * CONSOLATION * cowardly
            return worth + self.spoil[role] * brave, after_brave
        return cowardly, after_cowardly

    def next(self, role: int, stand: Stand) -> Found:
        """The same within a chain, which may break."""
        value, after = self.hope(role, stand)
        now = self.now[role]
        return (now + CHAIN * (value - now) if value > now else value), after

    def hand(self, roles: int, stand: Stand) -> float:
        """What a hand brings in the order that suits it best; of each set of roles the best order goes on."""
        held = members(roles)
        # By set of roles, each a bit by its place among those held: what it brings at its best, and where that leads.
        brings = [0.0] * (1 << len(held))
        leads: list[Stand | None] = [None] * (1 << len(held))
        leads[0] = stand
        front = [0]
        for _ in held:
            further: list[int] = []
            for mask in front:
                at = leads[mask]
                assert at is not None
                value = brings[mask]
                for place in range(len(held)):
                    if not mask >> place & 1:
                        more, after = self.next(held[place], at)
                        key = mask | 1 << place
                        if leads[key] is None:
                            further.append(key)
                        elif brings[key] >= value + more:
                            continue
                        brings[key] = value + more
                        leads[key] = after
            front = further
        return brings[-1]


def picks(view: BroomView, choices: list[int], rng: Chance, temper: Temper) -> int:
    """The best set of roles: built up one by one, several at the same time."""
    every = (1 << len(lists.ROLES)) - 1
    plan = Plan(view, BroomRivals(view), prospects_of(view, view.viewer, temper), every, temper)
    start = plan.prospects.start
    bewitched = view.layout.bewitched_now()
    whim = WHIM
    if temper.steady:
        whim = 0.0
    elif view.round == 1:
        whim = first_whim(view)
    extra = [whim * int(rng.below(1024)) / 1024 for _ in lists.ROLES]
    for role in members(bewitched):
        extra[role] -= view.parts.bewitched_points
    counts = view.parts.more_or_less if view.layout.event() == things.MORE_OR_LESS else []
    most = len(counts) if counts else view.parts.picks
    with_tile = not counts and view.layout.extras.keeps(view.viewer, things.FOREST_CARD) > 0
    best = 0
    worth = -1000.0
    # By set of roles, what it brings and where it leads; and the sets that are followed further, the best first.
    brings = [0.0] * (every + 1)
    leads: list[Stand | None] = [None] * (every + 1)
    leads[0] = start
    front = [0]
    for size in range(1, most + 1 + with_tile):
        further: list[int] = []
        for mask in front:
            at = leads[mask]
            assert at is not None
            value = brings[mask]
            for role in range(len(lists.ROLES)):
                if not mask >> role & 1:
                    more, after = plan.next(role, at)
                    total = value + more + extra[role]
                    key = mask | 1 << role
                    if leads[key] is None:
                        further.append(key)
                    elif brings[key] >= total:
                        continue
                    brings[key] = total
                    leads[key] = after
        front = highest(further, brings)
        if counts or size >= most:
            total = brings[front[0]] + (counts[size - 1] if counts else 0)
            if size > most:
                total -= plan.prospects.share * TILE_WORTH[things.FOREST_CARD]
            if total > worth:
                worth = total
                best = front[0]
    action = actions.pick(best)
    return action if action in choices else choices[0]


def highest(sets: list[int], brings: list[float]) -> list[int]:
    """The sets that bring most, the best first, and of equals the one with the higher number."""
    found: list[int] = []
    for mask in sets:
        worth = brings[mask]
        at = len(found)
        while at:
            other = found[at - 1]
            if brings[other] > worth or (brings[other] == worth and other > mask):
                break
            at -= 1
        if at < BEAM:
            found.insert(at, mask)
            if len(found) > BEAM:
                found.pop()
    return found


def first_whim(view: BroomView) -> float:
    """How much is left to chance in the first round."""
    behind = (view.viewer - view.starter) % view.players
    if with_tiles(view.parts):
        return WIDE_WHIMS[0 if not behind else 2 if behind == view.players - 1 else 1]
    return FIRST_WHIM if behind else 0.0


def one_more(view: BroomView, choices: list[int], temper: Temper) -> int:
    """Under More or Less? a forest tile brings one role more: the one that helps most, or none."""
    every = (1 << len(lists.ROLES)) - 1
    plan = Plan(view, BroomRivals(view), prospects_of(view, view.viewer, temper), every, temper)
    start = plan.prospects.start
    best = actions.DECLINE
    most = plan.hand(view.hand, start) + plan.prospects.share * TILE_WORTH[things.FOREST_CARD]
    bewitched = view.layout.bewitched_now()
    for action in choices[:-1]:
        role = actions.add_role(action)
        worth = plan.hand(view.hand | 1 << role, start)
        if bewitched >> role & 1:
            worth -= view.parts.bewitched_points
        if worth > most:
            most = worth
            best = action
    return best
