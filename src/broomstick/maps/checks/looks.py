"""Whether a map can be read by people: names, spots, sizes, and towers that leave no doubt which areas they serve."""

from collections.abc import Iterable
from math import isqrt
from typing import Final

from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.faults import touched
from broomstick.games.broom_service.map.picture import AreaPicture, BoardPicture, Spot
from broomstick.games.broom_service.map.shapes import Outline, Point, inside, near_edge, near_outline
from broomstick.games.datafile import Entry
from broomstick.heart.errors import DataError

SHORTEST_BORDER: Final = 45
"""Units. A shorter border is easily taken for a corner."""
NARROWEST_GAP: Final = 30
"""Units between areas that are no neighbours. Closer ones look as if they touched."""
DOUBT: Final = 3
"""Units by which a tower's base might be misjudged."""
SCREEN: Final = 900
FINGER: Final = 44
"""A finger needs so many pixels where the map is so many pixels wide."""


def name_faults(picture: BoardPicture, languages: Iterable[str]) -> list[DataError]:
    """Everything has a name in each of these languages, and no two areas or two towers have the same."""
    wanted = list(languages)
    found = missing_names(picture.top, "title", picture.title, wanted)
    for area in picture.areas:
        found += missing_names(area.entry, "names", area.names, wanted)
    for tower in picture.towers:
        found += missing_names(tower.entry, "names", tower.names, wanted)
    for language in wanted:
        seen: dict[str, str] = {}
        for area in picture.areas:
            found += same_name(seen, area.entry, area.name, area.names.get(language, ""))
        for tower in picture.towers:
            found += same_name(seen, tower.entry, tower.name, tower.names.get(language, ""))
    return found


def missing_names(entry: Entry, field: str, names: dict[str, str], wanted: list[str]) -> list[DataError]:
    missing = [language for language in wanted if not names.get(language, "").strip()]
    if not missing:
        return []
    message = f"has no name in {', '.join(missing)}"
    return [entry.fail(field, message, "board-no-name", {"names": ", ".join(missing)})]


def same_name(seen: dict[str, str], entry: Entry, name: str, shown: str) -> list[DataError]:
    if shown and shown in seen:
        message = f"{shown!r} is already the name of {seen[shown]}"
        return [entry.fail("names", message, "board-same-name", {"value": repr(shown), "name": seen[shown]})]
    seen[shown] = name
    return []


def spot_faults(picture: BoardPicture) -> list[DataError]:
    """Whatever belongs to an area stands in it; title and compass stand at sea."""
    found: list[DataError] = []
    for area in picture.areas:
        found += outside(area.entry, "label", area.label, area)
        if area.landscape != WATER:
            found += outside(area.entry, "pawns", area.pawns, area)
    for spots in (picture.castles, picture.clouds, picture.tiles, picture.circles):
        found += spots_outside(picture, spots)
    for field, spot in (("ribbon", picture.ribbon), ("compass", picture.compass)):
        for area in picture.areas:
            if spot != (0, 0) and inside(spot, area.outline):
                message = f"lies on {area.name}; it should lie at sea"
                found.append(picture.top.fail(field, message, "board-not-at-sea", {"name": area.name}))
    return found


def spots_outside(picture: BoardPicture, spots: list[Spot]) -> list[DataError]:
    found: list[DataError] = []
    for spot in spots:
        found += outside(spot.entry, "at", spot.at, picture.areas[spot.area])
    return found


def outside(entry: Entry, field: str, spot: Point, area: AreaPicture) -> list[DataError]:
    if inside(spot, area.outline):
        return []
    message = f"{spot[0]}, {spot[1]} lies outside {area.name}"
    return [entry.fail(field, message, "board-spot-outside", {"x": spot[0], "y": spot[1], "name": area.name})]


def doubt_faults(picture: BoardPicture) -> list[DataError]:
    """A tower's base lies on an area well, or well away from it, and nowhere over the open sea."""
    found: list[DataError] = []
    radius = picture.base
    for number, tower in enumerate(picture.towers):
        less, more = touched(picture, number, radius - DOUBT), touched(picture, number, radius + DOUBT)
        served = touched(picture, number, radius)
        for i in more:
            if i not in less:
                name = picture.areas[i].name
                where = "barely lies on" if i in served else "nearly lies on"
                message = f"its base {where} {name}; move it {2 * DOUBT} units on or off"
                found.append(
                    tower.entry.fail("at", message, "board-tower-doubt", {"name": name, "count": 2 * DOUBT})
                )
        if served and over_sea(picture, tower.at, radius):
            message = "its base hangs over the open sea; move it inland"
            found.append(tower.entry.fail("at", message, "board-tower-coast"))
    return found


def over_sea(picture: BoardPicture, spot: Point, radius: int) -> bool:
    for line, sides in picture.sides.items():
        corners = picture.lines[line]
        if len(sides) == 1:
            for i in range(1, len(corners)):
                if near_edge(spot, corners[i - 1], corners[i], radius):
                    return True
    return False


def size_faults(picture: BoardPicture) -> list[DataError]:
    """Areas that a finger can hit, borders that an eye can see, and gaps where there is no border."""
    found: list[DataError] = []
    radius = (FINGER * picture.width + SCREEN) // (2 * SCREEN)
    for area in picture.areas:
        if not has_room(area, radius):
            message = f"has nowhere room for a circle {2 * radius} units wide, which a finger needs"
            found.append(area.entry.fail("outline", message, "board-too-small", {"count": 2 * radius}))
    lengths = border_lengths(picture)
    for pair, length in lengths.items():
        if length < SHORTEST_BORDER:
            one, two = picture.areas[pair[0]], picture.areas[pair[1]]
            message = f"its border with {two.name} is {length} units long; {SHORTEST_BORDER} is the least that is seen"
            found.append(
                one.entry.fail(
                    "outline",
                    message,
                    "board-short-border",
                    {"name": two.name, "count": length, "lowest": SHORTEST_BORDER},
                )
            )
    for i, one in enumerate(picture.areas):
        for j in range(i + 1, len(picture.areas)):
            two = picture.areas[j]
            if (i, j) not in lengths and too_close(one.outline, two.outline):
                message = f"comes closer than {NARROWEST_GAP} units to {two.name}, which is no neighbour"
                found.append(
                    one.entry.fail(
                        "outline", message, "board-too-close", {"name": two.name, "lowest": NARROWEST_GAP}
                    )
                )
    return found


def has_room(area: AreaPicture, radius: int) -> bool:
    """Whether a circle fits somewhere: first where it most likely does, then everywhere."""
    for spot in (area.label, area.pawns):
        if inside(spot, area.outline) and not near_outline(spot, area.outline, radius):
            return True
    left, right = min(x for x, _ in area.outline), max(x for x, _ in area.outline)
    top, low = min(y for _, y in area.outline), max(y for _, y in area.outline)
    for y in range(top, low, 6):
        for x in range(left, right, 6):
            if inside((x, y), area.outline) and not near_outline((x, y), area.outline, radius):
                return True
    return False


def border_lengths(picture: BoardPicture) -> dict[tuple[int, int], int]:
    """The length of each border between two areas, in units."""
    found: dict[tuple[int, int], int] = {}
    for line, sides in picture.sides.items():
        if len(sides) == 2:
            pair = (min(sides[0], sides[1]), max(sides[0], sides[1]))
            corners = picture.lines[line]
            length = 0
            for i in range(1, len(corners)):
                dx, dy = corners[i][0] - corners[i - 1][0], corners[i][1] - corners[i - 1][1]
                length += isqrt(dx * dx + dy * dy)
            found[pair] = found.get(pair, 0) + length
    return found


def too_close(one: Outline, two: Outline) -> bool:
    """Whether two areas without a border come so close that they seem to have one."""
    gap = NARROWEST_GAP
    left, right = min(x for x, _ in two) - gap, max(x for x, _ in two) + gap
    top, low = min(y for _, y in two) - gap, max(y for _, y in two) + gap
    for corner in one:
        if left < corner[0] < right and top < corner[1] < low and near_outline(corner, two, gap):
            return True
    return False
