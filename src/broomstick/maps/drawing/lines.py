"""Borders and coasts as curves: through the same corners the rules use, bent a little, the same from either side."""

from collections.abc import Sequence

from broomstick.games.broom_service.map.picture import AreaPicture, BoardPicture
from broomstick.games.broom_service.map.shapes import Point


def outline(picture: BoardPicture, area: AreaPicture) -> str:
    """The closed path around an area."""
    path = f"M{pair(area.outline[0])}"
    for line, back in zip(area.lines, area.reversed, strict=True):
        corners = picture.lines[line]
        path += curve(corners[::-1] if back else corners)
    return path + "z"


def way(corners: Sequence[Point]) -> str:
    """An open path along a line."""
    return f"M{pair(corners[0])}{curve(corners)}"


def curve(corners: Sequence[Point]) -> str:
    """From the first corner, which the path has reached, through all others.

    A corner's tangent is the way from the one before to the one after. The second half of each bend is written out;
    the first half mirrors the bend before, which SVG's "s" does by itself.
    """
    path = ""
    last = len(corners) - 1
    for i in range(last):
        here, there = corners[i], corners[i + 1]
        after = corners[min(i + 2, last)]
        into = bend(there, here, after)
        move = (there[0] - here[0], there[1] - here[1])
        into = (into[0] - here[0], into[1] - here[1])
        if i == 0:
            # Nothing to mirror: a new line begins with a bend of its own.
            out = (round(move[0] / 3), round(move[1] / 3))
            path += f"c{pair(out)} {pair(into)} {pair(move)}"
        else:
            path += f"s{pair(into)} {pair(move)}"
    return tight(path)


def bend(corner: Point, before: Point, after: Point) -> Point:
    """The handle of a corner towards the one before."""
    share = 3 if after == corner else 6
    if after == corner:
        return corner[0] - round((corner[0] - before[0]) / share), corner[1] - round(
            (corner[1] - before[1]) / share
        )
    return corner[0] - round((after[0] - before[0]) / share), corner[1] - round(
        (after[1] - before[1]) / share
    )


def pair(point: Point) -> str:
    return f"{point[0]} {point[1]}"


def tight(path: str) -> str:
    """Without the spaces that a minus sign makes needless."""
    return path.replace(" -", "-")


def coast(picture: BoardPicture) -> list[str]:
    """The lines that only one area uses."""
    return [line for line, sides in picture.sides.items() if len(sides) == 1]


def shore_ring(picture: BoardPicture) -> str:
    """The whole coast as one path, joined where line follows line."""
    ends = {line: (picture.lines[line][0], picture.lines[line][-1]) for line in coast(picture)}
    at: dict[Point, list[str]] = {}
    for line, (start, end) in ends.items():
        at.setdefault(start, []).append(line)
        at.setdefault(end, []).append(line)
    left = dict.fromkeys(ends)
    path = ""
    while left:
        line = next(iter(left))
        here = ends[line][0]
        path += f"M{pair(here)}"
        while line in left:
            del left[line]
            corners = picture.lines[line]
            forward = ends[line][0] == here
            path += curve(corners if forward else corners[::-1])
            here = ends[line][1] if forward else ends[line][0]
            line = next((other for other in at[here] if other in left), line)
        path += "z"
    return path
