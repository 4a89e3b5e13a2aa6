"""The map as it lies now: where pawns can fly, which towers an area serves, and how good a place it is to be.

Tables that follow from the board, the clouds and the towers that have their potion; worked out once and kept.
"""

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import NO_CLOUD, Layout
from broomstick.heart.plain import members

NO_SQUARES: Final = 1 << 62
"""Among the bits of towers that have their potion: in this play square ones take none either (their own bit is 0)."""

WAND_ON_TOWER: Final = 1.6
"""What a wand on a tower is worth when towers are compared."""

TOWERS: Final = (0.5, 0.3, 0.2, 0.1)
"""How much the best, the second, … tower of an area counts for who stands there."""

NEIGHBOURS: Final = (0.32, 0.18, 0.1, 0.05)
"""How much the best, the second, … landscape next to it counts."""

UNDER_CLOUDS: Final = 0.45
"""How much of an area counts that is under a cloud."""

POTION: Final = 1.5
"""What the potion for a tower costs, when places are compared."""

COLOURS: Final = 3

# Resources of a seat in one number, eight bits each, so that a plan can carry them along.
BITS: Final = 8
WANDS: Final = 24


class Sky:
    """Where pawns can fly while these clouds lie."""

    def __init__(self, parts: Components, lying: int) -> None:
        lands = range(parts.board.lands)
        layout = Layout(parts)
        # Where one can fly it is all the same which clouds they are.
        layout.lay_sky([0 if lying >> space & 1 else NO_CLOUD for space in range(len(parts.board.clouds))])
        self.covered = layout.covered
        # By area: lands adjacent to it, as a mask and one by one, and clouds adjacent to it.
        self.reach = [layout.reach(area) for area in lands]
        self.next_to = [members(mask) for mask in self.reach]
        self.near = [layout.near_clouds(area) for area in lands]
        # By area: the lands two steps away, and no fewer.
        self.further: list[list[int]] = []
        # By area and landscape: the lands of it that a pawn may enter; and all of them.
        self.ends: list[list[int]] = []
        self.all_ends: list[list[int]] = []
        for area in lands:
            twice = 0
            for other in self.next_to[area]:
                twice |= self.reach[other]
            self.further.append(members(twice & ~self.reach[area] & ~(1 << area)))
            may = layout.open_from(area)
            self.all_ends.append(members(may))
            for landscape in range(len(lists.ON_LAND)):
                self.ends.append(members(may & parts.role_lands[landscape]))


@lru_cache(maxsize=512)
def sky_of(parts: Components, lying: int) -> Sky:
    return Sky(parts, lying)


@final
@mypyc_attr(acyclic=True)
class Offer:
    """A delivery at an area."""

    def __init__(self, points: int, wands: int, colour: int, bit: int) -> None:
        self.points = float(points)
        #: Where its potion stands among the resources, and by how much they change.
        self.shift: i64 = BITS * colour
        self.change: i64 = (wands << WANDS) - (1 << BITS * colour)
        #: The tower's bit, if it takes one potion only.
        self.bit: i64 = bit


@final
@mypyc_attr(acyclic=True)
class Rated:
    """What the towers of an area have to offer while some of them have their potion."""

    def __init__(self, offers: list[Offer], values: list[float], colours: list[int]) -> None:
        # The deliveries that can be made there, the best first.
        self.offers = offers
        # Its best towers: what each adds to the area, and its colour.
        self.values = values
        self.colours = colours
        # What its towers are worth to who stands there.
        self.stock = 0.0
        for value in values:
            self.stock += value


def rated(parts: Components, towers: list[int], filled: int, more: int) -> Rated:
    found: list[tuple[float, tuple[int, int, int, int]]] = []
    for tower in towers:
        if not filled >> tower & 1:
            points = parts.tower_points[tower] + more
            wands = parts.tower_wands[tower]
            bit = 0 if parts.tower_square[tower] else 1 << tower
            found.append((points + WAND_ON_TOWER * wands, (points, wands, parts.tower_colour[tower], bit)))
    found.sort(reverse=True)
    values: list[float] = []
    colours: list[int] = []
    for i, (value, offer) in enumerate(found[: len(TOWERS)]):
        values.append(TOWERS[i] * max(0.0, value - POTION))
        colours.append(offer[2])
    offers = [Offer(offer[0], offer[1], offer[2], offer[3]) for _, offer in found]
    return Rated(offers, values, colours)


class Towers:
    """The towers of a board, area by area, rated as they were met before: most stay as they are for long."""

    def __init__(self, parts: Components, orange: int) -> None:
        self.parts = parts
        # By area, the towers that a pawn there serves; a tile's tower comes behind those of its hill.
        self.lists = [
            [*towers, len(parts.board.towers)] if area == orange else towers
            for area, towers in enumerate(parts.tower_lists)
        ]
        self.masks = [sum([1 << tower for tower in towers]) for towers in self.lists]
        self.known: list[dict[int, Rated]] = [{} for _ in self.lists]

    def rated(self, area: int, filled: int, more: int) -> Rated:
        mine = filled & self.masks[area]
        if more:
            return rated(self.parts, self.lists[area], mine, more)
        known = self.known[area]
        found = known.get(mine)
        if found is None:
            found = rated(self.parts, self.lists[area], mine, 0)
            known[mine] = found
        return found


@lru_cache(maxsize=64)
def towers_of(parts: Components, orange: int) -> Towers:
    return Towers(parts, orange)


class Ground:
    """Towers and places while these clouds lie and these towers have their potion."""

    def __init__(self, parts: Components, filled: int, lying: int, bonus: int, orange: int = -1) -> None:
        self.parts = parts
        self.sky = sky_of(parts, lying)
        towers = towers_of(parts, orange)
        storm = parts.cloud_points[things.STORM_BONUS] if bonus else 0
        self.towers: list[Rated] = []
        self.offers: list[list[Offer]] = []
        self.stock: list[float] = []
        for area in range(parts.board.lands):
            more = (self.sky.near[area] & bonus).bit_count() * storm if bonus else 0
            found = towers.rated(area, filled, more)
            self.towers.append(found)
            self.offers.append(found.offers)
            self.stock.append(found.stock)
        self.place = self.places(self.stock)
        # By which colours a seat has, as a mask.
        self.known: dict[int, list[float]] = {}

    def place_with(self, colours: int, lacking: float) -> list[float]:
        """The same as ``place``, where towers of colours that are not in this mask count so much (1: in full)."""
        found = self.known.get(colours)
        if found is None:
            has = [1.0 if colours >> i & 1 else lacking for i in range(COLOURS)]
            stock: list[float] = []
            for rates in self.towers:
                worth = 0.0
                for i in range(len(rates.values)):
                    worth += rates.values[i] * has[rates.colours[i]]
                stock.append(worth)
            found = self.places(stock)
            self.known[colours] = found
        return found

    def places(self, stock: list[float]) -> list[float]:
        """By area, what it is worth to have a pawn there, in later rounds: its own towers and those next to it."""
        parts = self.parts
        lands = parts.board.lands
        landscape = parts.board.landscape
        covered = self.sky.covered
        seen = [UNDER_CLOUDS * stock[area] if covered >> area & 1 else stock[area] for area in range(lands)]
        first = self.spread(seen, seen, landscape, lands)
        return self.spread(seen, first, landscape, lands)

    def spread(self, own: list[float], around: list[float], landscape: list[int], lands: int) -> list[float]:
        """To each area what lies next to it: the best of each landscape, for each takes another witch."""
        found: list[float] = []
        first, second, third, fourth = NEIGHBOURS
        next_to = self.sky.next_to
        for area in range(lands):
            w = x = y = z = 0.0
            for other in next_to[area]:
                kind = landscape[other]
                value = around[other]
                if kind == 0:
                    if value > w:
                        w = value
                elif kind == 1:
                    if value > x:
                        x = value
                elif kind == 2:
                    if value > y:
                        y = value
                elif value > z:
                    z = value
            # The best first.
            if w < x:
                w, x = x, w
            if y < z:
                y, z = z, y
            if w < y:
                w, y = y, w
            if x < z:
                x, z = z, x
            if x < y:
                x, y = y, x
            found.append(own[area] + first * w + second * x + third * y + fourth * z)
        return found


@lru_cache(maxsize=128)
def ground_of(parts: Components, filled: int, lying: int, bonus: int) -> Ground:
    return Ground(parts, filled, lying, bonus)


def ground(layout: Layout) -> Ground:
    return ground_of(layout.parts, layout.filled, layout.lying, layout.bonus)
