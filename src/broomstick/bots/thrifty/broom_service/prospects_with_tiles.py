"""Prospects where there are forest and hill tiles, extra tiles or expansion cards: what they add to each role."""

from broomstick.bots.thrifty.broom_service import cards
from broomstick.bots.thrifty.broom_service.ground import Ground, Sky, sky_of
from broomstick.bots.thrifty.broom_service.hills import hill_ground, hills_of
from broomstick.bots.thrifty.broom_service.keeping import (
    ALL_CARDS,
    ALL_TILES,
    AMULETS,
    CARDS_AT,
    EMPTIED,
    GIFT,
    TILE_WORTH,
    TILES_AT,
    holds_card,
    keeping_of,
    keeps_tile,
    kept_by,
    tile_at,
)
from broomstick.bots.thrifty.broom_service.prospects import (
    FIRST,
    GOODS,
    KEPT,
    LYING,
    SECOND,
    TILE_AHEAD,
    Prospect,
    Prospects,
    Stand,
    with_goods,
    with_kept,
)
from broomstick.bots.thrifty.broom_service.purse import BITS
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.tiles_and_cards import GONE
from broomstick.games.broom_service.table.view import BroomView

RACE = 0.6
"""How much of a forest tile nearby is to be hoped for: others may come first."""

MOST_FIRST = 5
"""So many first moves of two are followed further."""


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
        self.hills = hills_of(view.parts, tuple(extras.hill))
        self.forest = extras.forest
        self.tops = [pile[-1] if pile else GONE for pile in extras.piles]
        # What was worked out already: other uses of a play and moves by stand.
        self.besides: dict[Stand, tuple[float, Stand]] = {}
        self.moved: dict[Stand, tuple[float, Stand]] = {}
        super().__init__(view, seat, temper)

    def see(self, layout: Layout) -> Ground:
        return hill_ground(layout)

    def keep(self, layout: Layout) -> int:
        self.keeping = keeping_of(layout.parts, self.share)
        return layout.amulets[self.seat] | kept_by(layout, self.seat)

    def gift(self) -> float:
        """What it costs that each other player takes a potion."""
        return 0.3 + GIFT * self.share

    def amulet(self, amulets: int) -> int:
        return super().amulet(amulets & AMULETS)

    def draw_to_tiles(self, found: list[float]) -> None:
        """Forest tiles that lie draw as well."""
        super().draw_to_tiles(found)
        for space, tile in enumerate(self.forest):
            if tile != GONE:
                area = self.parts.board.forest_spaces[space]
                self.pull(found, area, RACE * TILE_AHEAD * self.share * TILE_WORTH[tile])

    def prospect(self, role: int, stand: Stand) -> Prospect:
        key = (role, stand)
        found = self.known.get(key)
        if found is None:
            found = super().prospect(role, stand)
            if self.own:
                gain, after = self.otherwise(role, stand, found)
                if gain > found[2]:
                    found = (found[0], found[1], gain, after)
                    self.known[key] = found
                    self.instead.add(key)
        return found

    def otherwise(self, role: int, stand: Stand, found: Prospect) -> tuple[float, Stand]:
        """The best that a cowardly play can be used for besides its action: a forest tile, or a card."""
        best, after = self.whatever(stand)
        kept = stand[KEPT]
        if kept >> TILES_AT & ALL_TILES and keeps_tile(kept, things.FOREST_BRAVE):
            gain, then = self.tile_used(things.FOREST_BRAVE, stand, found)
            if gain > best:
                best, after = gain, then
        if kept >> CARDS_AT & ALL_CARDS and holds_card(kept, things.DOUBLE_SHIFT):
            gain, then = cards.used(self, things.DOUBLE_SHIFT, role, stand)
            if gain > best:
                best, after = gain, then
        return best, after

    def whatever(self, stand: Stand) -> tuple[float, Stand]:
        """The same, of what goes with every role."""
        found = self.besides.get(stand)
        if found is None:
            found = cards.best(self, stand) if self.parts.cards else (0.0, stand)
            if stand[KEPT] >> TILES_AT & ALL_TILES:
                for tile in (things.FOREST_POINTS, things.FOREST_POTIONS):
                    if keeps_tile(stand[KEPT], tile):
                        gain, then = self.tile_used(tile, stand, (0.0, stand, 0.0, stand))
                        if gain > found[0]:
                            found = (gain, then)
            self.besides[stand] = found
        return found

    def tile_used(self, tile: int, stand: Stand, found: Prospect) -> tuple[float, Stand]:
        """What a forest tile that is kept brings now, beyond what it is worth to keep it."""
        after = stand
        if tile == things.FOREST_BRAVE:
            gain, after = found[0], found[1]
        elif tile == things.FOREST_POINTS:
            gain = float(self.parts.forest_points)
        else:
            gain, after = self.two_potions(stand)
            gain -= self.parts.gift_points
        left = after[KEPT] - (1 << tile_at(tile))
        gain += self.keeping.worth(left) - self.keeping.worth(after[KEPT])
        return gain, with_kept(after, left)

    def two_potions(self, stand: Stand) -> tuple[float, Stand]:
        """The potions of the extra forest tile that are worth most, one after the other."""
        goods = stand[GOODS]
        for _ in range(self.parts.forest_potions):
            goods = max([goods + (1 << BITS * i) for i in range(things.POTIONS)], key=self.purse.worth)
        return self.purse.worth(goods) - self.purse.worth(stand[GOODS]), with_goods(stand, goods)

    def landings(self, sky: Sky, ends: list[int]) -> list[tuple[int, float]]:
        return [
            (rest, self.ride(end, rest)) for end in ends for rest in self.hills.landings(end, sky.covered)
        ]

    def ride(self, end: int, rest: int) -> float:
        """What it costs to go on from the tile that leads anywhere."""
        return self.gift() if end == self.hills.anywhere and rest != end else 0.0

    def arriving(self, end: int, other: int, stand: Stand) -> tuple[float, Stand]:
        """As everywhere; and the forest tile there."""
        gain, after = super().arriving(end, other, stand)
        space = self.parts.forest_at[end]
        if space >= 0 and not after[KEPT] >> EMPTIED + space & 1:
            kept = (after[KEPT] | 1 << EMPTIED + space) + (1 << tile_at(self.forest[space]))
            gain += self.keeping.worth(kept) - self.keeping.worth(after[KEPT])
            after = with_kept(after, kept)
        return gain, after

    def moves(self, stand: Stand) -> list[tuple[float, Stand]]:
        """All that a pawn that may fly to any landscape can come to, and what it gains."""
        a, b = stand[FIRST], stand[SECOND]
        sky = sky_of(self.parts, stand[LYING])
        now = self.pair(a, b)
        found: list[tuple[float, Stand]] = []
        for start, other in ((a, b), (b, a)) if a != b else ((a, b),):
            for end, cost in self.landings(sky, sky.all_ends[start]):
                gain, after = self.arriving(end, other, stand)
                found.append((gain - now - cost, after))
        return found

    def best_move(self, stand: Stand) -> float:
        return self.one_move(stand)[0]

    def one_move(self, stand: Stand) -> tuple[float, Stand]:
        found = self.moved.get(stand)
        if found is None:
            found = max(self.moves(stand), default=(0.0, stand))
            if found[0] <= 0:
                found = (0.0, stand)
            self.moved[stand] = found
        return found

    def two_moves(self, stand: Stand) -> tuple[float, Stand]:
        """The best of two moves; only good first ones are looked at."""
        best, after = 0.0, stand
        for gain, then in sorted(self.moves(stand), reverse=True)[:MOST_FIRST]:
            more, last = self.one_move(then)
            if gain + more > best:
                best, after = gain + more, last
        return best, after

    def tile(self, tile: int, stand: Stand) -> tuple[float, Stand]:
        if tile == things.TILE_POINTS:
            return self.parts.tile_points - self.gift(), stand
        if tile == things.TILE_MOVES and self.own:
            return self.one_move(stand)
        return super().tile(tile, stand)
