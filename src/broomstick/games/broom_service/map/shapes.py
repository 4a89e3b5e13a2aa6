"""Shapes on the map, in whole numbers: what is inside, what a disc overlaps, what crosses.

There is no rounding here, so a tower that serves an area on one machine serves it on all.
"""

from typing import Final

Point = tuple[int, int]
Outline = list[Point]
"""The corners of an area, in order; the last is joined to the first."""

CELL: Final = 64
"""Side of the squares in which edges are looked up by where they are."""


def inside(point: Point, outline: Outline) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    found = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y):
            # The edge is crossed by the line through y; is the crossing to the right of x?
            side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
            if side > 0 if y2 > y1 else side < 0:
                found = not found
        x1, y1 = x2, y2
    return found


def near_edge(point: Point, start: Point, end: Point, radius: int) -> bool:
    """Whether an edge comes closer to a point than so far."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    along = px * dx + py * dy
    length = dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py < radius * radius
    if along >= length:
        qx, qy = point[0] - end[0], point[1] - end[1]
        return qx * qx + qy * qy < radius * radius
    cross = px * dy - py * dx
    return cross * cross < radius * radius * length


def near_outline(point: Point, outline: Outline, radius: int) -> bool:
    """Whether an outline comes closer to a point than so far, from within or from outside."""
    left, right = point[0] - radius, point[0] + radius
    top, low = point[1] - radius, point[1] + radius
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        # Most edges are far away, and that is soon told.
        aside = (x1 < left and x2 < left) or (x1 > right and x2 > right)
        if not aside and not (y1 < top and y2 < top) and not (y1 > low and y2 > low):
            if near_edge(point, (x1, y1), (x2, y2), radius):
                return True
        x1, y1 = x2, y2
    return False


def overlaps(point: Point, radius: int, outline: Outline) -> bool:
    """Whether a disc and an area have anything in common but an edge."""
    return near_outline(point, outline, radius) or inside(point, outline)


def within(outline: Outline) -> Point:
    """A spot inside an area: the middle of its widest stretch on a few level lines."""
    top = min(y for _, y in outline)
    low = max(y for _, y in outline)
    best, spot = -1, outline[0]
    for step in range(1, 8):
        y = top + (low - top) * step // 8
        crossings: list[int] = []
        x1, y1 = outline[-1]
        for x2, y2 in outline:
            if (y1 > y) != (y2 > y):
                crossings.append(x1 + (x2 - x1) * (y - y1) // (y2 - y1))
            x1, y1 = x2, y2
        crossings.sort()
        for i in range(0, len(crossings) - 1, 2):
            if crossings[i + 1] - crossings[i] > best:
                best = crossings[i + 1] - crossings[i]
                spot = ((crossings[i] + crossings[i + 1]) // 2, y)
    return spot


def turn(a: Point, b: Point, c: Point) -> int:
    """Which way a, b, c turn: above 0 one way, below 0 the other, 0 straight on."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def between(a: Point, b: Point, c: Point) -> bool:
    """Whether c, which lies on the line through a and b, lies from a to b."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the edges a-b and c-d have a point in common, other than a single end that both have."""
    if (a == c and b == d) or (a == d and b == c):
        return True
    one, two = turn(a, b, c), turn(a, b, d)
    three, four = turn(c, d, a), turn(c, d, b)
    if one * two < 0 and three * four < 0:
        return True
    if one == 0 and between(a, b, c) and c != a and c != b:
        return True
    if two == 0 and between(a, b, d) and d != a and d != b:
        return True
    if three == 0 and between(c, d, a) and a != c and a != d:
        return True
    if four == 0 and between(c, d, b) and b != c and b != d:
        return True
    return False


class Edges:
    """Edges, each with a number, to be found by where they are."""

    def __init__(self) -> None:
        self.starts: list[Point] = []
        self.ends: list[Point] = []
        self.cells: dict[Point, list[int]] = {}

    def add(self, start: Point, end: Point) -> int:
        """Put an edge in; returns its number."""
        number = len(self.starts)
        self.starts.append(start)
        self.ends.append(end)
        for cell in cells(start, end):
            self.cells.setdefault(cell, []).append(number)
        return number

    def met(self, start: Point, end: Point) -> int:
        """The first edge that meets this one elsewhere than at a common end, or -1."""
        for cell in cells(start, end):
            if cell in self.cells:
                for number in self.cells[cell]:
                    if meet(start, end, self.starts[number], self.ends[number]):
                        return number
        return -1


def cells(start: Point, end: Point) -> list[Point]:
    """The squares that an edge may pass through."""
    x1, x2 = min(start[0], end[0]) // CELL, max(start[0], end[0]) // CELL
    y1, y2 = min(start[1], end[1]) // CELL, max(start[1], end[1]) // CELL
    return [(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)]
