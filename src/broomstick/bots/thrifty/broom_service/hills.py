"""The map with its hill tiles: where a pawn comes to rest that enters a hill, and what that makes of places."""

from functools import lru_cache

from broomstick.bots.thrifty.broom_service.ground import UNDER_CLOUDS, Ground, sky_of
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.table.layout import Layout

RIDE = 1.5
"""How much less a place counts that is reached with the tile that leads anywhere: it makes gifts."""


class Hills:
    """Which areas lead on, and where to, whatever the clouds."""

    def __init__(self, parts: Components, tiles: tuple[int, ...]) -> None:
        self.lands = parts.board.lands
        # By area of a turbo broom, the areas of its circles.
        self.brooms: dict[int, list[int]] = {}
        self.anywhere = -1
        self.orange = -1
        for space, tile in enumerate(tiles):
            area = parts.board.hill_spaces[space]
            if tile < things.HILL_ORANGE:
                self.brooms[area] = [parts.board.circles[circle] for circle in lists.BROOMS[tile]]
            elif tile == things.HILL_ANYWHERE:
                self.anywhere = area
            else:
                self.orange = area

    def landings(self, end: int, covered: int) -> list[int]:
        """Where a pawn that enters an area may come to rest; on itself only if nothing carries it on, or by choice."""
        circles = self.brooms.get(end)
        if circles is not None:
            return [area for area in circles if not covered >> area & 1] or [end]
        if end == self.anywhere:
            return [
                end,
                *[
                    area
                    for area in range(self.lands)
                    if area != end and not covered >> area & 1 and area not in self.brooms
                ],
            ]
        return [end]


@lru_cache(maxsize=256)
def hills_of(parts: Components, tiles: tuple[int, ...]) -> Hills:
    return Hills(parts, tiles)


@lru_cache(maxsize=512)
def rests_of(parts: Components, tiles: tuple[int, ...], lying: int) -> list[list[int]]:
    """By area, where a pawn that enters it may come to rest while these clouds lie."""
    hills = hills_of(parts, tiles)
    covered = sky_of(parts, lying).covered
    return [hills.landings(end, covered) for end in range(parts.board.lands)]


class HillGround(Ground):
    """Towers and places, with the tower that a hill tile is and the ways that others open."""

    def __init__(
        self, parts: Components, filled: int, lying: int, bonus: int, tiles: tuple[int, ...]
    ) -> None:
        self.hills = hills_of(parts, tiles)
        super().__init__(parts, filled, lying, bonus, self.hills.orange)

    def spread(self, own: list[float], around: list[float], landscape: list[int], lands: int) -> list[float]:
        """A hill that leads on is worth to its neighbours what the places are that it leads to."""
        found = around[:]
        covered = self.sky.covered
        hills = self.hills
        for area, circles in hills.brooms.items():
            free = [around[circle] for circle in circles if not covered >> circle & 1]
            if free:
                found[area] = max(free) * (UNDER_CLOUDS if covered >> area & 1 else 1.0)
        if hills.anywhere >= 0:
            best = max(around[area] for area in range(lands) if not covered >> area & 1) - RIDE
            if covered >> hills.anywhere & 1:
                best *= UNDER_CLOUDS
            found[hills.anywhere] = max(best, around[hills.anywhere])
        return super().spread(own, found, landscape, lands)


@lru_cache(maxsize=128)
def hill_ground_of(
    parts: Components, filled: int, lying: int, bonus: int, tiles: tuple[int, ...]
) -> HillGround:
    return HillGround(parts, filled, lying, bonus, tiles)


def hill_ground(layout: Layout) -> HillGround:
    return hill_ground_of(layout.parts, layout.filled, layout.lying, layout.bonus, tuple(layout.extras.hill))
