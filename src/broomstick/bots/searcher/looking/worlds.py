"""Worlds that fit a view: drawn alike, then with hands that others are rather believed to hold."""

from typing import Final

from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.errors import BroomstickError
from broomstick.heart.imagining import Drawer
from broomstick.heart.state import State
from broomstick.heart.view import View

FINE: Final = 1 << 24


class Hand:
    """How likely each hand of a seat is believed to be, by the odds of its roles; so many of them are held."""

    def __init__(self, seat: int, roles: list[int], odds: list[float], count: int, must: int) -> None:
        self.seat = seat
        self.roles = roles
        self.odds = odds
        self.count = count
        self.must = must
        # By role from which on, and by how many: all ways to take so many of the rest, each by the product of its odds.
        ways = [[1.0] + [0.0] * count for _ in range(len(roles) + 1)]
        for i in range(len(roles) - 1, -1, -1):
            for k in range(1, count + 1):
                ways[i][k] = ways[i + 1][k] + odds[i] * ways[i + 1][k - 1]
        self.ways = ways

    def draw(self, rng: Chance) -> int:
        """A hand, as a bit mask."""
        hand = self.must
        left = self.count
        for i in range(len(self.roles)):
            if left == 0:
                break
            chance = self.odds[i] * self.ways[i + 1][left - 1] / self.ways[i][left]
            if int(rng.draw(FINE)) < chance * FINE:
                hand |= 1 << self.roles[i]
                left -= 1
        return hand


def believed(view: View, odds: list[list[float]]) -> list[Hand]:
    """What others may hold, by the odds of each role for each seat; nobody where nothing is hidden so."""
    found: list[Hand] = []
    if view.topic == PICKS:
        return found
    for seat in range(view.players):
        size = view.hand_sizes[seat]
        if seat == view.viewer or size == 0 or not odds[seat]:
            continue
        must = view.must_hold(seat)
        may = view.may_hold(seat) & ~must
        roles = [role for role in range(len(view.game.roles)) if may >> role & 1]
        count = size - must.bit_count()
        if 0 < count < len(roles):
            found.append(Hand(seat, roles, [odds[seat][role] for role in roles], count, must))
    return found


def draw(drawer: Drawer, count: int, hands: list[Hand], alike: int, rng: Chance) -> list[State]:
    """So many worlds; ``alike`` of a hundred keep the hands that were drawn without belief."""
    found: list[State] = []
    for _ in range(count):
        world = drawer.draw(rng)
        if rng.draw(100) >= alike:
            for hand in hands:
                suppose(world, hand, rng)
        found.append(world)
    return found


def suppose(world: State, hand: Hand, rng: Chance) -> None:
    """Give a seat a hand that it is believed to hold, if it can in this world."""
    for _ in range(3):
        roles = hand.draw(rng)
        if roles == world.hands[hand.seat]:
            return
        try:
            world.suppose_hand(hand.seat, roles)
        except BroomstickError:
            continue
        return
