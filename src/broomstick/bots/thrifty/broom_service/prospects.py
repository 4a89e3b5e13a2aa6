"""What each role would bring a seat of Broom Service: points, and how well it stands afterwards."""

from typing import Final

from mypy_extensions import i64

from broomstick.bots.thrifty.broom_service.ground import (
    BITS,
    NO_SQUARES,
    WANDS,
    Ground,
    Sky,
    ground,
    sky_of,
)
from broomstick.bots.thrifty.broom_service.keeping import AMULETS
from broomstick.bots.thrifty.broom_service.purse import FEW, gathered, goods_of, later, purse_of, with_bag
from broomstick.bots.thrifty.broom_service.stand import Delivery, Found, Prospect, Stand, one_bit
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.view import BroomView

PLACE: Final = 1.3
"""How much the place of a pawn counts, beside points."""

COLOUR: Final = 0.5
"""How much of a tower is lost for whom lacks its potion."""

CROWDED: Final = 0.4
"""How much of a place is lost to the second pawn in the same area."""

EVENT_PLACE: Final = 0.9
"""How much of what an event counts at the end of the round is to be hoped for now."""

ACCESS: Final = 0.25
"""How much of the towers under a cloud it is worth to free them, for everybody may come."""

WATER: Final = 0.6
"""What it is worth to free a water."""

TILE_AHEAD: Final = 0.35
"""How much of a mountain tile it is worth to stand next to it."""

TILE_MOVES_WORTH: Final = 2.5
"""What the two moves of a mountain tile are worth."""


class Prospects:
    """A seat's prospects. Plans run from ``start``, as things are now, through other stands."""

    def __init__(self, view: BroomView, seat: int, temper: Temper = USUAL) -> None:
        layout, parts = view.layout, view.parts
        self.parts = parts
        self.seat = seat
        self.share = temper.foresight * later(view)
        self.ground = self.see(layout)
        self.purse = purse_of(view, seat, self.share, temper.thrift)
        self.kinds = layout.sky
        self.tiles = layout.tiles
        self.tile_at = parts.tile_at
        self.landscape = parts.board.landscape
        self.event = layout.event()
        self.flock = (
            EVENT_PLACE * parts.event_points[self.event] if self.event == things.FLOCK_TOGETHER else 0.0
        )
        at = PAWNS * seat
        pawns = layout.pawns
        self.start = Stand(
            pawns[at],
            pawns[at + 1],
            goods_of(layout, seat),
            layout.filled | NO_SQUARES if layout.square_served else layout.filled,
            layout.lying,
            layout.bolts(seat),
            self.keep(layout),
            self.hold(layout),
        )
        self.place = self.places(seat == view.viewer)
        self.bags = gathered(parts)
        # What each role brings from the start, worked out when first asked for.
        self.at_start: list[Prospect | None] = [None] * len(lists.ROLES)
        # Roles with which a cowardly play is best used for a tile or a card now, as a mask.
        self.instead = 0

    def see(self, layout: Layout) -> Ground:
        """The map as it lies."""
        return ground(layout)

    def keep(self, layout: Layout) -> int:
        """What the seat has in front of it, but for cards."""
        return layout.amulets[self.seat]

    def hold(self, layout: Layout) -> int:
        """The cards it holds."""
        return 0

    def sky(self, stand: Stand) -> Sky:
        """Where pawns can fly then."""
        return self.ground.sky if stand.lying == self.start.lying else sky_of(self.parts, stand.lying)

    def places(self, own: bool) -> list[float]:
        """By area, what it is worth to have a pawn there at the end of the round."""
        parts = self.parts
        weight = PLACE * self.share
        place = self.ground.place
        if own:
            goods = self.start.goods
            colours = 0
            for i in range(things.POTIONS):
                if goods >> BITS * i & FEW:
                    colours |= 1 << i
            place = self.ground.place_with(colours, 1.0 - COLOUR)
        found = [weight * value for value in place]
        if self.event == things.PERILOUS_PLACES or self.event == things.PROTECTED_PLACES:
            counts = parts.perilous if self.event == things.PERILOUS_PLACES else parts.protected
            for area in range(parts.board.lands):
                found[area] += EVENT_PLACE * counts[parts.board.landscape[area]]
        if self.tiles and self.share:
            self.draw_to_tiles(found)
        return found

    def draw_to_tiles(self, found: list[float]) -> None:
        """A mountain whose tile is still to be had makes the areas around it better."""
        amulets = self.start.kept
        worth = TILE_AHEAD * self.share * self.amulet(amulets)
        for space, area in enumerate(self.parts.board.mountain_spaces):
            if not amulets >> space & 1:
                self.pull(found, area, worth)

    def pull(self, found: list[float], area: int, worth: float) -> None:
        """What is to be had in an area counts next to it, and less another step away."""
        sky = self.ground.sky
        for other in sky.next_to[area]:
            found[other] += worth
        less = TILE_AHEAD * worth
        for other in sky.further[area]:
            found[other] += less

    def amulet(self, kept: i64) -> int:
        """What one more amulet is worth."""
        table = self.parts.amulet_points
        amulets: int = kept & AMULETS
        count = amulets.bit_count()
        return table[count + 1] - table[count] if count + 1 < len(table) else 0

    def pair(self, a: i64, b: i64) -> float:
        """What it is worth to have pawns in these areas."""
        place = self.place
        found = place[a] + place[b]
        if a == b:
            found -= CROWDED * abs(place[a])
        if self.flock:
            landscape = self.landscape
            if landscape[a] == landscape[b]:
                found += self.flock
        return found

    def prospect(self, role: int, stand: Stand) -> Prospect:
        """What a role brings from a stand, brave and cowardly."""
        if stand is not self.start:
            return self.look(role, stand)
        kept = self.at_start[role]
        if kept is None:
            kept = self.look(role, stand)
            self.at_start[role] = kept
        return kept

    def look(self, role: int, stand: Stand) -> Prospect:
        """The same, worked out."""
        found = self.plain(role, stand)
        if self.event == things.BLACK_MARKET:
            market = self.parts.event_points[self.event]
            if found[2] < market:
                found = (found[0], found[1], float(market), stand)
        elif self.event == things.BLACK_DISTILLERY:
            found = self.distilling(found, stand)
        return found

    def plain(self, role: int, stand: Stand) -> Prospect:
        """The same, whatever else the event or a tile may offer."""
        if role <= things.MOUNTAIN_WITCH:
            return self.flight(role, stand)
        if role <= things.PEAK_DRUID:
            return self.delivery(role, stand)
        if role < things.ROOT_GATHERER + things.GATHERERS:
            return self.gathering(role - things.ROOT_GATHERER, stand)
        return self.lifting(stand)

    def flight(self, role: int, stand: Stand) -> Prospect:
        a, b = stand.a, stand.b
        goods, filled, kept = stand.goods, stand.filled, stand.kept
        ends_of = self.sky(stand).ends
        offers = self.ground.offers
        now = self.pair(a, b)
        worth = self.purse.worth(goods)
        brave = cowardly = 0.0
        after_brave = after_cowardly = stand
        # Where it is best to end, the other pawn, and what a delivery leaves there; made a stand of at last.
        brave_at: i64 = -1
        brave_other, brave_left, brave_bit = b, goods, filled
        cowardly_at: i64 = -1
        cowardly_other = b
        start, other = a, b
        while True:
            for end in ends_of[4 * start + role]:
                space = self.tile_at[end]
                if space >= 0 and not kept >> space & 1:
                    gain, after = self.arriving(end, other, stand)
                    gain -= now
                    if gain > cowardly:
                        cowardly, after_cowardly = gain, after
                        cowardly_at = -1
                    more, left, bit = self.best_delivery(end, after.goods, after.filled)
                    if gain + more > brave:
                        brave, after_brave = gain + more, after.delivered(left, bit)
                        brave_at = -1
                else:
                    gain = self.pair(end, other) - now
                    if gain > cowardly:
                        cowardly, cowardly_at, cowardly_other = gain, end, other
                    if offers[end]:
                        more, left, bit = self.delivered(end, goods, filled, worth)
                        if gain + more > brave:
                            brave, brave_at, brave_other = gain + more, end, other
                            brave_left, brave_bit = left, bit
                    elif gain > brave:
                        brave, brave_at, brave_other = gain, end, other
                        brave_left, brave_bit = goods, 0
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
        """What it is worth to have one pawn come to an area while the other is in another, and how one stands then."""
        gain = self.pair(end, other)
        space = self.tile_at[end]
        if space < 0 or stand.kept >> space & 1:
            return gain, stand.with_pawns(end, other)
        there = Stand(
            end,
            other,
            stand.goods,
            stand.filled,
            stand.lying,
            stand.bolts,
            stand.kept | one_bit(space),
            stand.cards,
        )
        more, after = self.tile(self.tiles[space], there)
        return gain + more + self.amulet(stand.kept), after

    def best_delivery(self, area: i64, goods: i64, filled: i64) -> Delivery:
        """The best delivery from an area: what it gains, the resources then, and the tower's bit."""
        return self.delivered(area, goods, filled, self.purse.worth(goods))

    def delivered(self, area: i64, goods: i64, filled: i64, now: float) -> Delivery:
        """The same, where it is known what the resources are worth now."""
        best = 0.0
        left = goods
        tower: i64 = 0
        purse = self.purse
        # bs-square-once
        served = filled & NO_SQUARES
        for offer in self.ground.offers[area]:
            bit = offer.bit
            if not bit & filled and (bit or not served) and goods >> offer.shift & FEW:
                after = goods + offer.change
                gain = offer.points + purse.worth(after) - now
                if gain > best:
                    best, left, tower = gain, after, bit
        return best, left, tower

    def delivery(self, role: int, stand: Stand) -> Prospect:
        lands = self.parts.role_lands[role]
        a, b = stand.a, stand.b
        best = 0.0
        after = stand
        worth = self.purse.worth(stand.goods)
        area = a
        while True:
            if lands >> area & 1:
                gain, left, bit = self.delivered(area, stand.goods, stand.filled, worth)
                if gain > best:
                    best = gain
                    after = stand.delivered(left, bit)
            if area == b:
                break
            area = b
        if not best:
            return 0.0, stand, 0.0, stand
        return best + self.parts.druid_bravery, after, best, after

    def gathering(self, which: int, stand: Stand) -> Prospect:
        goods = stand.goods
        purse = self.purse
        now = purse.worth(goods)
        bags = self.bags[which]
        held = goods + bags[0]
        brave = purse.worth(held) - now
        best = 0.0
        kept = goods
        for i in range(1, len(bags)):
            then = goods + bags[i]
            gain = purse.worth(then) - now
            if gain > best:
                best, kept = gain, then
        if brave <= 0:
            return 0.0, stand, best, stand.with_goods(kept)
        return brave, stand.with_goods(held), best, stand.with_goods(kept)

    def lifting(self, stand: Stand) -> Prospect:
        best, after = self.best_cloud(stand)
        bravery = self.parts.fairy_bravery if best else 0
        return best + bravery, after, best, after

    def best_cloud(self, stand: Stand, less: int = 0) -> Found:
        """The cloud that it gains most to take, for so many wands less."""
        parts = self.parts
        near = self.sky(stand).near
        best = 0.0
        after = stand
        wands = stand.goods >> WANDS
        left: i64 = near[stand.a] | near[stand.b]
        space: i64 = 0
        while left:
            if left & 1:
                kind = self.kinds[space]
                cost: i64 = max(0, parts.cloud_cost[kind] - less)
                if cost <= wands:
                    gain = self.lifted(space, kind, cost, stand)
                    if gain > best:
                        best = gain
                        after = Stand(
                            stand.a,
                            stand.b,
                            stand.goods - (cost << WANDS),
                            stand.filled,
                            stand.lying & ~one_bit(space),
                            stand.bolts + parts.cloud_bolts[kind],
                            stand.kept,
                            stand.cards,
                        )
            left >>= 1
            space += 1
        return best, after

    def lifted(self, space: i64, kind: int, cost: i64, stand: Stand) -> float:
        """What it gains to take a cloud: bolts for wands, the area, and what a storm cloud does."""
        parts = self.parts
        purse = self.purse
        goods = stand.goods
        left = goods - (cost << WANDS)
        gain = purse.bolted(stand.bolts + parts.cloud_bolts[kind]) - purse.bolted(stand.bolts)
        gain += purse.worth(left) - purse.worth(goods)
        area = parts.board.cloud_area[space]
        if area >= parts.board.lands:
            gain += WATER * self.share
        else:
            gain += ACCESS * self.share * self.ground.stock[area]
        if kind == things.STORM_MOVE:
            gain += self.best_move(stand)
        elif kind == things.STORM_DELIVERY:
            gain += max(
                self.best_delivery(stand.a, left, stand.filled)[0],
                self.best_delivery(stand.b, left, stand.filled)[0],
            )
        elif kind >= things.STORM_ORANGE:
            if goods >> BITS * (kind - things.STORM_ORANGE) & FEW >= parts.cloud_needs[kind]:
                gain += parts.cloud_points[kind]
        return gain

    def best_move(self, stand: Stand) -> float:
        """What a free move brings."""
        a, b = stand.a, stand.b
        now = self.pair(a, b)
        best = 0.0
        all_ends = self.ground.sky.all_ends
        for end in all_ends[a]:
            best = max(best, self.pair(end, b) - now)
        for end in all_ends[b]:
            best = max(best, self.pair(end, a) - now)
        return best

    def tile(self, tile: int, stand: Stand) -> Found:
        """What a mountain tile gains, and how one stands after it."""
        goods = stand.goods
        if tile < things.TILE_DELIVERY:
            held = with_bag(goods, self.parts.tile_takes[tile])
            gain = self.purse.worth(held) - self.purse.worth(goods)
            return (gain, stand.with_goods(held)) if gain > 0 else (0.0, stand)
        if tile == things.TILE_CLOUD:
            return self.best_cloud(stand)
        if tile == things.TILE_DELIVERY:
            best, after = 0.0, stand
            for second in (False, True):
                area = stand.b if second else stand.a
                # bs-tile-delivery: square towers whatever was served before.
                gain, left, bit = self.best_delivery(area, goods, stand.filled & ~NO_SQUARES)
                if gain > best:
                    best = gain
                    after = stand.delivered(left, bit)
            return best, after
        return TILE_MOVES_WORTH * self.share, stand

    def distilling(self, found: Prospect, stand: Stand) -> Prospect:
        """Black Distillery: a cowardly play may bring any one resource."""
        goods = stand.goods
        worth = self.purse.worth
        now = worth(goods)
        best = found[2]
        for resource in range(things.GOODS):
            held = goods + (1 << BITS * resource)
            if worth(held) - now > best:
                best = worth(held) - now
                found = (found[0], found[1], best, stand.with_goods(held))
        return found


def next_play(stand: Stand) -> Stand:
    """How one stands when the play is over: square towers take a potion again."""
    return stand.with_filled(stand.filled & ~NO_SQUARES) if stand.filled & NO_SQUARES else stand
