"""What each role would bring a seat of Broom Service: points, and how well it stands afterwards."""

from broomstick.bots.thrifty.broom_service.ground import NO_SQUARES, Ground, Sky, ground, sky_of
from broomstick.bots.thrifty.broom_service.purse import (
    BITS,
    FEW,
    WANDS,
    gathered,
    goods_of,
    later,
    purse_of,
    with_bag,
)
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.plain import members

Stand = tuple[int, int, int, int, int, int, int]
"""How one stands: both pawns' areas, resources (see purse.py), towers that have their potion, clouds that lie, bolts,
amulets (and what else is kept, see keeping.py)."""

FIRST, SECOND, GOODS, FILLED, LYING, BOLTS, KEPT = range(7)
"""Their places in it. A named tuple reads the same and takes an eighth longer to think with."""

Prospect = tuple[float, Stand, float, Stand]
"""What a role brings: brave and where that leads, cowardly and where that leads."""

PLACE = 1.3
"""How much the place of a pawn counts, beside points."""

COLOUR = 0.5
"""How much of a tower is lost for whom lacks its potion."""

CROWDED = 0.4
"""How much of a place is lost to the second pawn in the same area."""

EVENT_PLACE = 0.9
"""How much of what an event counts at the end of the round is to be hoped for now."""

ACCESS = 0.25
"""How much of the towers under a cloud it is worth to free them, for everybody may come."""

WATER = 0.6
"""What it is worth to free a water."""

TILE_AHEAD = 0.35
"""How much of a mountain tile it is worth to stand next to it."""

TILE_MOVES_WORTH = 2.5
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
        self.event = layout.event()
        self.flock = (
            EVENT_PLACE * parts.event_points[self.event] if self.event == things.FLOCK_TOGETHER else 0.0
        )
        at = PAWNS * seat
        pawns = layout.pawns
        self.start: Stand = (
            pawns[at],
            pawns[at + 1],
            goods_of(layout, seat),
            layout.filled | NO_SQUARES if layout.square_served else layout.filled,
            layout.lying,
            layout.bolts(seat),
            self.keep(layout),
        )
        self.place = self.places(seat == view.viewer)
        self.bags = gathered(parts)
        self.known: dict[tuple[int, Stand], Prospect] = {}
        # Roles and stands where a cowardly play is best used for a tile or a card.
        self.instead: set[tuple[int, Stand]] = set()

    def see(self, layout: Layout) -> Ground:
        """The map as it lies."""
        return ground(layout)

    def keep(self, layout: Layout) -> int:
        """What the seat has in front of it."""
        return layout.amulets[self.seat]

    def places(self, own: bool) -> list[float]:
        """By area, what it is worth to have a pawn there at the end of the round."""
        parts = self.parts
        weight = PLACE * self.share
        place = self.ground.place
        if own:
            goods = self.start[GOODS]
            place = self.ground.place_with(
                [1.0 if goods >> BITS * i & FEW else 1.0 - COLOUR for i in range(3)]
            )
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
        amulets = self.start[KEPT]
        for space, area in enumerate(self.parts.board.mountain_spaces):
            if not amulets >> space & 1:
                self.pull(found, area, TILE_AHEAD * self.share * self.amulet(amulets))

    def pull(self, found: list[float], area: int, worth: float) -> None:
        """What is to be had in an area counts next to it, and less another step away."""
        once = self.ground.sky.reach[area]
        for other in members(once):
            found[other] += worth
        twice = 0
        for other in members(once):
            twice |= self.ground.sky.reach[other]
        for other in members(twice & ~once & ~(1 << area)):
            found[other] += TILE_AHEAD * worth

    def amulet(self, amulets: int) -> int:
        """What one more amulet is worth."""
        table = self.parts.amulet_points
        count = amulets.bit_count()
        return table[count + 1] - table[count] if count + 1 < len(table) else 0

    def pair(self, a: int, b: int) -> float:
        """What it is worth to have pawns in these areas."""
        place = self.place
        found = place[a] + place[b]
        if a == b:
            found -= CROWDED * abs(place[a])
        if self.flock:
            landscape = self.parts.board.landscape
            if landscape[a] == landscape[b]:
                found += self.flock
        return found

    def prospect(self, role: int, stand: Stand) -> Prospect:
        """What a role brings from a stand, brave and cowardly."""
        key = (role, stand)
        found = self.known.get(key)
        if found is None:
            found = self.plain(role, stand)
            if self.event == things.BLACK_MARKET:
                market = self.parts.event_points[self.event]
                if found[2] < market:
                    found = (found[0], found[1], float(market), stand)
            elif self.event == things.BLACK_DISTILLERY:
                found = self.distilling(found, stand)
            self.known[key] = found
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
        a, b = stand[FIRST], stand[SECOND]
        sky = sky_of(self.parts, stand[LYING])
        now = self.pair(a, b)
        brave = cowardly = 0.0
        after_brave = after_cowardly = stand
        for start, other in ((a, b), (b, a)) if a != b else ((a, b),):
            for end, cost in self.landings(sky, sky.ends[4 * start + role]):
                gain, after = self.arriving(end, other, stand)
                gain -= now + cost
                if gain > cowardly:
                    cowardly = gain
                    after_cowardly = after
                more, left, bit = self.best_delivery(end, after[GOODS], after[FILLED])
                if gain + more > brave:
                    brave = gain + more
                    after_brave = (
                        end,
                        other,
                        left,
                        after[FILLED] | bit,
                        after[LYING],
                        after[BOLTS],
                        after[KEPT],
                    )
        return brave, after_brave, cowardly, after_cowardly

    def landings(self, sky: Sky, ends: list[int]) -> list[tuple[int, float]]:
        """Where flights to these areas come to rest, and what it costs to go on to there."""
        return [(end, 0.0) for end in ends]

    def arriving(self, end: int, other: int, stand: Stand) -> tuple[float, Stand]:
        """What it is worth to have one pawn come to an area while the other is in another, and how one stands then."""
        _, _, goods, filled, lying, bolts, amulets = stand
        gain = self.pair(end, other)
        space = self.parts.tile_at[end]
        if space < 0 or amulets >> space & 1:
            return gain, (end, other, goods, filled, lying, bolts, amulets)
        after = (end, other, goods, filled, lying, bolts, amulets | 1 << space)
        more, after = self.tile(self.tiles[space], after)
        return gain + more + self.amulet(amulets), after

    def best_delivery(self, area: int, goods: int, filled: int) -> tuple[float, int, int]:
        """The best delivery from an area: what it gains, the resources then, and the tower's bit."""
        best = 0.0
        left = goods
        tower = 0
        worth = self.purse.worth
        now = worth(goods)
        # bs-square-once
        served = filled & NO_SQUARES
        for points, wands, colour, bit in self.ground.offers[area]:
            if not bit & filled and (bit or not served) and goods >> BITS * colour & FEW:
                after = goods - (1 << BITS * colour) + (wands << WANDS)
                gain = points + worth(after) - now
                if gain > best:
                    best, left, tower = gain, after, bit
        return best, left, tower

    def delivery(self, role: int, stand: Stand) -> Prospect:
        a, b, goods, filled, lying, bolts, amulets = stand
        lands = self.parts.role_lands[role]
        best = 0.0
        after = stand
        for area in (a, b) if a != b else (a,):
            if lands >> area & 1:
                gain, left, bit = self.best_delivery(area, goods, filled)
                if gain > best:
                    best = gain
                    after = (a, b, left, filled | bit, lying, bolts, amulets)
        if not best:
            return 0.0, stand, 0.0, stand
        return best + self.parts.druid_bravery, after, best, after

    def gathering(self, which: int, stand: Stand) -> Prospect:
        goods = stand[GOODS]
        worth = self.purse.worth
        now = worth(goods)
        held = goods + self.bags[which][0]
        brave = worth(held) - now
        best = 0.0
        kept = goods
        for bag in self.bags[which][1:]:
            gain = worth(goods + bag) - now
            if gain > best:
                best, kept = gain, goods + bag
        if brave <= 0:
            return 0.0, stand, best, with_goods(stand, kept)
        return brave, with_goods(stand, held), best, with_goods(stand, kept)

    def lifting(self, stand: Stand) -> Prospect:
        best, after = self.best_cloud(stand)
        bravery = self.parts.fairy_bravery if best else 0
        return best + bravery, after, best, after

    def best_cloud(self, stand: Stand, less: int = 0) -> tuple[float, Stand]:
        """The cloud that it gains most to take, for so many wands less."""
        a, b, goods, filled, lying, bolts, amulets = stand
        parts = self.parts
        near = sky_of(parts, lying).near
        best = 0.0
        after = stand
        wands = goods >> WANDS
        for space in members(near[a] | near[b]):
            kind = self.kinds[space]
            cost = max(0, parts.cloud_cost[kind] - less)
            if cost <= wands:
                gain = self.lifted(space, kind, cost, stand)
                if gain > best:
                    best = gain
                    left = goods - (cost << WANDS)
                    more = bolts + parts.cloud_bolts[kind]
                    after = (a, b, left, filled, lying & ~(1 << space), more, amulets)
        return best, after

    def lifted(self, space: int, kind: int, cost: int, stand: Stand) -> float:
        """What it gains to take a cloud: bolts for wands, the area, and what a storm cloud does."""
        a, b, goods, filled, _, bolts, _ = stand
        parts = self.parts
        purse = self.purse
        left = goods - (cost << WANDS)
        gain = purse.bolted(bolts + parts.cloud_bolts[kind]) - purse.bolted(bolts)
        gain += purse.worth(left) - purse.worth(goods)
        area = parts.board.cloud_area[space]
        if area >= parts.board.lands:
            gain += WATER * self.share
        else:
            gain += ACCESS * self.share * self.ground.stock[area]
        if kind == things.STORM_MOVE:
            gain += self.best_move(stand)
        elif kind == things.STORM_DELIVERY:
            gain += max(self.best_delivery(a, left, filled)[0], self.best_delivery(b, left, filled)[0])
        elif kind >= things.STORM_ORANGE:
            if goods >> BITS * (kind - things.STORM_ORANGE) & FEW >= parts.cloud_needs[kind]:
                gain += parts.cloud_points[kind]
        return gain

    def best_move(self, stand: Stand) -> float:
        """What a free move brings."""
        a, b = stand[FIRST], stand[SECOND]
        now = self.pair(a, b)
        best = 0.0
        for start, other in ((a, b), (b, a)):
            for end in self.ground.sky.all_ends[start]:
                best = max(best, self.pair(end, other) - now)
        return best

    def tile(self, tile: int, stand: Stand) -> tuple[float, Stand]:
        """What a mountain tile gains, and how one stands after it."""
        worth = self.purse.worth
        goods = stand[GOODS]
        if tile < things.TILE_DELIVERY:
            held = with_bag(goods, self.parts.tile_takes[tile])
            gain = worth(held) - worth(goods)
            return (gain, with_goods(stand, held)) if gain > 0 else (0.0, stand)
        if tile == things.TILE_CLOUD:
            return self.best_cloud(stand)
        if tile == things.TILE_DELIVERY:
            best, after = 0.0, stand
            for area in (stand[FIRST], stand[SECOND]):
                # bs-tile-delivery: square towers whatever was served before.
                gain, left, bit = self.best_delivery(area, goods, stand[FILLED] & ~NO_SQUARES)
                if gain > best:
                    best = gain
                    after = with_filled(with_goods(stand, left), stand[FILLED] | bit)
            return best, after
        return TILE_MOVES_WORTH * self.share, stand

    def distilling(self, found: Prospect, stand: Stand) -> Prospect:
        """Black Distillery: a cowardly play may bring any one resource."""
        goods = stand[GOODS]
        worth = self.purse.worth
        now = worth(goods)
        best = found[2]
        for resource in range(things.GOODS):
            held = goods + (1 << BITS * resource)
            if worth(held) - now > best:
                best = worth(held) - now
                found = (found[0], found[1], best, with_goods(stand, held))
        return found


def next_play(stand: Stand) -> Stand:
    """How one stands when the play is over: square towers take a potion again."""
    return with_filled(stand, stand[FILLED] & ~NO_SQUARES) if stand[FILLED] & NO_SQUARES else stand


def with_goods(stand: Stand, goods: int) -> Stand:
    return stand[0], stand[1], goods, stand[3], stand[4], stand[5], stand[6]


def with_kept(stand: Stand, kept: int) -> Stand:
    return stand[0], stand[1], stand[2], stand[3], stand[4], stand[5], kept


def with_filled(stand: Stand, filled: int) -> Stand:
    return stand[0], stand[1], stand[2], filled, stand[4], stand[5], stand[6]
