"""Prospects where there are forest and hill tiles, extra tiles or expansion cards: what they add to each role."""

from typing import Final

from mypy_extensions import i64

from broomstick.bots.thrifty.broom_service import cards
from broomstick.bots.thrifty.broom_service.ground import BITS, Ground
from broomstick.bots.thrifty.broom_service.hills import hill_ground, hills_of, rests_of
from broomstick.bots.thrifty.broom_service.keeping import (
    EMPTIED,
    GIFT,
    TILE_WORTH,
    TILES_AT,
    cards_by,
    holds_card,
    keeping_of,
    keeps_tile,
    kept_by,
    one_tile,
)
from broomstick.bots.thrifty.broom_service.prospects import TILE_AHEAD, Prospects
from broomstick.bots.thrifty.broom_service.stand import Found, Prospect, Stand, one_bit
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.tiles_and_cards import GONE
from broomstick.games.broom_service.table.view import BroomView

RACE: Final = 0.6
"""How much of a forest tile nearby is to be hoped for: others may come first."""

MOST_FIRST: Final = 5
"""So many first moves of two are followed further."""

NEVER: Final = -1000000.0
"""Less than anything gains."""


def prospects_of(view: BroomView, seat: int, temper: Temper = USUAL) -> Prospects:
    """What a seat has before it, as far as the viewer can see."""
    return ProspectsWithTiles(view, seat, temper) if with_tiles(view.parts) else Prospects(view, seat, temper)


def with_tiles(parts: Components) -> bool:
    """Whether there is anything beyond the front of the board with its own options."""
    return parts.forest or parts.hill or parts.extra or parts.cards


class ProspectsWithTiles(Prospects):
    """Prospects with all that lies beyond the front of the board."""

    def __init__(self, view: BroomView, seat: int, temper: Temper = USUAL) -> None:
        extras = view.layout.extras
        self.own = seat == view.viewer
        self.hill = tuple(extras.hill)
        self.hills = hills_of(view.parts, self.hill)
        self.forest = extras.forest
        self.forest_at = view.parts.forest_at
        self.tops = [pile[-1] if pile else GONE for pile in extras.piles]
        self.rests = rests_of(view.parts, self.hill, view.layout.lying)
        super().__init__(view, seat, temper)
        # What it costs that each other player takes a potion.
        self.gift_costs = 0.3 + GIFT * self.share
        # Of the stand that was last asked about: other uses of a play, and a free move.
        self.used_from = self.start
        self.used = (-1.0, self.start)
        self.moved_from = self.start
        self.moved = (-1.0, self.start)

    def see(self, layout: Layout) -> Ground:
        return hill_ground(layout)

    def keep(self, layout: Layout) -> int:
        self.keeping = keeping_of(layout.parts, self.share)
        return layout.amulets[self.seat] | kept_by(layout, self.seat)

    def hold(self, layout: Layout) -> int:
        return cards_by(layout, self.seat)

    def gift(self) -> float:
        """What it costs that each other player takes a potion."""
        return self.gift_costs

    def draw_to_tiles(self, found: list[float]) -> None:
        """Forest tiles that lie draw as well."""
        super().draw_to_tiles(found)
        for space, tile in enumerate(self.forest):
            if tile != GONE:
                area = self.parts.board.forest_spaces[space]
                self.pull(found, area, RACE * TILE_AHEAD * self.share * TILE_WORTH[tile])

    def look(self, role: int, stand: Stand) -> Prospect:
        found = super().look(role, stand)
        if self.own:
            gain, after = self.otherwise(role, stand, found)
            if gain > found[2]:
                if stand is self.start:
                    self.instead |= 1 << role
                return found[0], found[1], gain, after
        return found

    def otherwise(self, role: int, stand: Stand, found: Prospect) -> Found:
        """The best that a cowardly play can be used for besides its action: a forest tile, or a card."""
        best, after = self.whatever(stand)
        if keeps_tile(stand.kept, things.FOREST_BRAVE):
            gain, then = self.tile_used(things.FOREST_BRAVE, stand, found)
            if gain > best:
                best, after = gain, then
        if holds_card(stand.cards, things.DOUBLE_SHIFT):
            gain, then = cards.used(self, things.DOUBLE_SHIFT, role, stand)
            if gain > best:
                best, after = gain, then
        return best, after

    def whatever(self, stand: Stand) -> Found:
        """The same, of what goes with every role."""
        if stand is self.used_from and self.used[0] >= 0:
            return self.used
        found = cards.best(self, stand) if self.parts.cards else (0.0, stand)
        if stand.kept >> TILES_AT:
            for tile in (things.FOREST_POINTS, things.FOREST_POTIONS):
                if keeps_tile(stand.kept, tile):
                    gain, then = self.tile_used(tile, stand, (0.0, stand, 0.0, stand))
                    if gain > found[0]:
                        found = (gain, then)
        self.used_from = stand
        self.used = found
        return found

    def tile_used(self, tile: int, stand: Stand, found: Prospect) -> Found:
        """What a forest tile that is kept brings now, beyond what it is worth to keep it."""
        after = stand
        if tile == things.FOREST_BRAVE:
            gain, after = found[0], found[1]
        elif tile == things.FOREST_POINTS:
            gain = float(self.parts.forest_points)
        else:
            gain, after = self.two_potions(stand)
            gain -= self.parts.gift_points
        left = after.kept - one_tile(tile)
        gain += self.keeping.worth(left, after.cards) - self.keeping.worth(after.kept, after.cards)
        return gain, after.with_kept(left)

    def two_potions(self, stand: Stand) -> Found:
        """The potions of the extra forest tile that are worth most, one after the other."""
        goods: int = stand.goods
        for _ in range(self.parts.forest_potions):
            goods = max([goods + (1 << BITS * i) for i in range(things.POTIONS)], key=self.purse.worth)
        return self.purse.worth(goods) - self.purse.worth(stand.goods), stand.with_goods(goods)

    def rests_from(self, stand: Stand) -> list[list[int]]:
        """By area, where a pawn that enters it may come to rest then."""
        if stand.lying == self.start.lying:
            return self.rests
        return rests_of(self.parts, self.hill, stand.lying)

    def ride(self, end: i64, rest: i64) -> float:
        """What it costs to go on from the tile that leads anywhere."""
        return self.gift_costs if end == self.hills.anywhere and rest != end else 0.0

    def plainly(self, area: i64, kept: i64) -> bool:
        """Whether nothing lies in an area for who comes there."""
        space = self.tile_at[area]
        if space >= 0 and not kept >> space & 1:
            return False
        space = self.forest_at[area]
        return space < 0 or kept >> (EMPTIED + space) & 1 > 0

    def flight(self, role: int, stand: Stand) -> Prospect:
        a, b = stand.a, stand.b
        goods, filled, kept = stand.goods, stand.filled, stand.kept
        ends_of = self.sky(stand).ends
        rests_at = self.rests_from(stand)
        offers = self.ground.offers
        now = self.pair(a, b)
        worth = self.purse.worth(goods)
        brave = cowardly = 0.0
        after_brave = after_cowardly = stand
        # As in the flights of Prospects.
        brave_at: i64 = -1
        brave_other, brave_left, brave_bit = b, goods, filled
        cowardly_at: i64 = -1
        cowardly_other = b
        start, other = a, b
        while True:
            for end in ends_of[4 * start + role]:
                for area in rests_at[end]:
                    cost = now + self.ride(end, area)
                    if self.plainly(area, kept):
                        gain = self.pair(area, other) - cost
                        if gain > cowardly:
                            cowardly, cowardly_at, cowardly_other = gain, area, other
                        if offers[area]:
                            more, left, bit = self.delivered(area, goods, filled, worth)
                            if gain + more > brave:
                                brave, brave_at, brave_other = gain + more, area, other
                                brave_left, brave_bit = left, bit
                        elif gain > brave:
                            brave, brave_at, brave_other = gain, area, other
                            brave_left, brave_bit = goods, 0
                    else:
                        gain, after = self.arriving(area, other, stand)
                        gain -= cost
                        if gain > cowardly:
                            cowardly, after_cowardly = gain, after
                            cowardly_at = -1
                        more, left, bit = self.best_delivery(area, after.goods, after.filled)
                        if gain + more > brave:
                            brave = gain + more
                            after_brave = after.with_pawns(area, other).delivered(left, bit)
                            brave_at = -1
            if start == b:
                break
            start, other = b, a
        if cowardly_at >= 0:
            after_cowardly = stand.with_pawns(cowardly_at, cowardly_other)
        if brave_at >= 0:
            after_brave = Stand(
                brave_at,
                brave_other,
                brave_left,
                filled | brave_bit,
                stand.lying,
                stand.bolts,
                kept,
                stand.cards,
            )
        return brave, after_brave, cowardly, after_cowardly

    def arriving(self, end: i64, other: i64, stand: Stand) -> Found:
        """As everywhere; and the forest tile there."""
        gain, after = super().arriving(end, other, stand)
        space = self.forest_at[end]
        if space >= 0 and not after.kept >> (EMPTIED + space) & 1:
            kept = (after.kept | one_bit(EMPTIED + space)) + one_tile(self.forest[space])
            gain += self.keeping.worth(kept, after.cards) - self.keeping.worth(after.kept, after.cards)
            after = after.with_kept(kept)
        return gain, after

    def moves(self, stand: Stand, most: int) -> list[Found]:
        """The best that a pawn that may fly to any landscape can come to, and what it gains: the best first."""
        a, b = stand.a, stand.b
        all_ends = self.sky(stand).all_ends
        rests_at = self.rests_from(stand)
        now = self.pair(a, b)
        gains: list[float] = []
        stands: list[Stand] = []
        least = NEVER
        start, other = a, b
        while True:
            for end in all_ends[start]:
                for area in rests_at[end]:
                    cost = self.ride(end, area)
                    if self.plainly(area, stand.kept):
                        gain = self.pair(area, other) - now - cost
                        if gain < least:
                            continue
                        after = stand.with_pawns(area, other)
                    else:
                        gain, after = self.arriving(area, other, stand)
                        gain = gain - now - cost
                        if gain < least:
                            continue
                    at = len(gains)
                    while at and (
                        gains[at - 1] < gain or (gains[at - 1] == gain and stands[at - 1].before(after))
                    ):
                        at -= 1
                    gains.insert(at, gain)
                    stands.insert(at, after)
                    if len(gains) > most:
                        gains.pop()
                        stands.pop()
                    if len(gains) == most:
                        least = gains[-1]
            if start == b:
                break
            start, other = b, a
        return [(gains[i], stands[i]) for i in range(len(gains))]

    def best_move(self, stand: Stand) -> float:
        return self.one_move(stand)[0]

    def one_move(self, stand: Stand) -> Found:
        if stand is self.moved_from and self.moved[0] >= 0:
            return self.moved
        found = (0.0, stand)
        for gain, after in self.moves(stand, 1):
            if gain > 0:
                found = (gain, after)
        self.moved_from = stand
        self.moved = found
        return found

    def two_moves(self, stand: Stand) -> Found:
        """The best of two moves; only good first ones are looked at."""
        best, after = 0.0, stand
        for gain, then in self.moves(stand, MOST_FIRST):
            more, last = self.one_move(then)
            if gain + more > best:
                best, after = gain + more, last
        return best, after

    def tile(self, tile: int, stand: Stand) -> Found:
        if tile == things.TILE_POINTS:
            return self.parts.tile_points - self.gift_costs, stand
        if tile == things.TILE_MOVES and self.own:
            return self.one_move(stand)
        return super().tile(tile, stand)
