"""Trees, tufts, humps, peaks and waves: strewn, never in rows, and the same every time."""

from broomstick.games.broom_service.map.shapes import Outline, Point, inside, near_outline
from broomstick.maps.drawing.room import Box


class Dice:
    """A small generator of its own, so that a board looks the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFF

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) * sides >> 24


def strew(
    dice: Dice, outline: Outline, shape: Box, gap: int, margin: int, keep: list[Box], tries: int
) -> list[Point]:
    """Spots in an area for things of a shape, none too near another, the border or what is kept clear."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, low = min(y for _, y in outline), max(y for _, y in outline)
    near = [box for box in keep if box[0] < right and box[2] > left and box[1] < low and box[3] > top]
    found: list[Point] = []
    for _ in range(tries):
        spot = (left + dice.roll(right - left), top + dice.roll(low - top))
        if crowded(spot, found, gap) or hits(spot, shape, near):
            continue
        if inside(spot, outline) and not near_outline(spot, outline, margin) and fits(spot, shape, outline):
            found.append(spot)
    found.sort(key=lambda spot: (spot[1], spot[0]))
    return found


def crowded(spot: Point, found: list[Point], gap: int) -> bool:
    """Whether another is too near; in height less room will do than in width."""
    x, y = spot
    for other in found:
        dx, dy = x - other[0], (y - other[1]) * 5 // 4
        if dx * dx + dy * dy < gap * gap:
            return True
    return False


def hits(spot: Point, shape: Box, keep: list[Box]) -> bool:
    left, top, right, low = spot[0] + shape[0], spot[1] + shape[1], spot[0] + shape[2], spot[1] + shape[3]
    for box in keep:
        if left < box[2] and right > box[0] and top < box[3] and low > box[1]:
            return True
    return False


def fits(spot: Point, shape: Box, outline: Outline) -> bool:
    """Whether its top and its feet stay at home."""
    x, y = spot
    return (
        inside((x, y + shape[1]), outline)
        and inside((x + shape[0], y + shape[3]), outline)
        and inside((x + shape[2], y + shape[3]), outline)
    )
