"""The map as it lies now: where pawns can fly, which towers an area serves, and how good a place it is to be.

Tables that follow from the board, the clouds and the towers that have their potion; worked out once and kept.
"""

from functools import lru_cache

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import NO_CLOUD, Layout
from broomstick.heart.plain import members

Offer = tuple[int, int, int, int]
"""A delivery at an area: points, wands, colour of the potion, and the tower's bit if it takes one potion only."""

NO_SQUARES = 1 << 62
"""Among the bits of towers that have their potion: in this play square ones take none either (their own bit is 0)."""

WAND_ON_TOWER = 1.6
"""What a wand on a tower is worth when towers are compared."""

TOWERS = (0.5, 0.3, 0.2, 0.1)
"""How much the best, the second, … tower of an area counts for who stands there."""

NEIGHBOURS = (0.32, 0.18, 0.1, 0.05)
"""How much the best, the second, … landscape next to it counts."""

UNDER_CLOUDS = 0.45
"""How much of an area counts that is under a cloud."""

POTION = 1.5
"""What the potion for a tower costs, when places are compared."""


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
        # By area and landscape: the lands of it that a pawn may enter; and all of them.
        self.ends: list[list[int]] = []
        self.all_ends: list[list[int]] = []
        for area in lands:
            may = layout.open_from(area)
            self.all_ends.append(members(may))
            for landscape in range(len(lists.ON_LAND)):
                self.ends.append(members(may & parts.role_lands[landscape]))


@lru_cache(maxsize=512)
def sky_of(parts: Components, lying: int) -> Sky:
    return Sky(parts, lying)


class Ground:
    """Towers and places while these clouds lie and these towers have their potion."""

    def __init__(self, parts: Components, filled: int, lying: int, bonus: int) -> None:
        self.parts = parts
        self.sky = sky_of(parts, lying)
        board = parts.board
        # By area, the deliveries that can be made there, the best first.
        self.offers: list[list[Offer]] = []
        # By area, what its towers are worth to who stands there.
        self.stock: list[float] = []
        # By area, its best towers as worth and colour.
        self.rated: list[list[tuple[float, int]]] = []
        for area in range(board.lands):
            self.rate(area, bonus, filled)
        self.place = self.places(self.stock)

    def rate(self, area: int, bonus: int, filled: int) -> None:
        """What the towers of the next area have to offer."""
        parts = self.parts
        more = 0
        if bonus:
            more = (self.sky.near[area] & bonus).bit_count() * parts.cloud_points[things.STORM_BONUS]
        rated: list[tuple[float, Offer]] = []
        for tower in self.towers(area):
            if not filled >> tower & 1:
                points = parts.tower_points[tower] + more
                wands = parts.tower_wands[tower]
                bit = 0 if parts.tower_square[tower] else 1 << tower
                offer = (points, wands, parts.tower_colour[tower], bit)
                rated.append((points + WAND_ON_TOWER * wands, offer))
        rated.sort(reverse=True)
        self.offers.append([offer for _, offer in rated])
        best = [(max(0.0, value - POTION), offer[2]) for value, offer in rated[: len(TOWERS)]]
        self.rated.append(best)
        stock = 0.0
        for i, (value, _) in enumerate(best):
            stock += TOWERS[i] * value
        self.stock.append(stock)

    def towers(self, area: int) -> list[int]:
        """The towers that a pawn in an area serves."""
        return self.parts.tower_lists[area]

    def place_with(self, has: list[float]) -> list[float]:
        """The same as ``place``, where each colour of towers counts so much (1: in full)."""
        stock: list[float] = []
        for best in self.rated:
            worth = 0.0
            for i, (value, colour) in enumerate(best):
                worth += TOWERS[i] * value * has[colour]
            stock.append(worth)
        return self.places(stock)

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
        for area in range(lands):
            best = [0.0, 0.0, 0.0, 0.0]
            for other in self.sky.next_to[area]:
                kind = landscape[other]
                if around[other] > best[kind]:
                    best[kind] = around[other]
            best.sort(reverse=True)
            found.append(
                own[area]
                + NEIGHBOURS[0] * best[0]
                + NEIGHBOURS[1] * best[1]
                + NEIGHBOURS[2] * best[2]
                + NEIGHBOURS[3] * best[3]
            )
        return found


@lru_cache(maxsize=512)
def ground_of(parts: Components, filled: int, lying: int, bonus: int) -> Ground:
    return Ground(parts, filled, lying, bonus)


def ground(layout: Layout) -> Ground:
    return ground_of(layout.parts, layout.filled, layout.lying, layout.bonus)
