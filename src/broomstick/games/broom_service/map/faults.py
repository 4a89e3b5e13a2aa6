"""What makes a map unplayable, whichever map it is: each fault is an error that says where, why and what would do."""

from typing import Final

from broomstick.games.broom_service.box.lists import LANDSCAPES
from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.picture import BoardPicture, Spot
from broomstick.games.broom_service.map.shapes import overlaps
from broomstick.heart.errors import DataError, Fact

CASTLES: Final = 2
MOST_CLOUDS: Final = 2
"""In one area."""
MOST_SERVED: Final = 3
"""Areas that one tower serves."""


def faults(picture: BoardPicture) -> list[DataError]:
    """All that is wrong, castles first."""
    return [
        *castle_faults(picture),
        *cloud_faults(picture),
        *tower_faults(picture),
        *tile_faults(picture),
        *circle_faults(picture),
    ]


def touched(picture: BoardPicture, tower: int, radius: int) -> list[int]:
    """The areas of the picture that a disc around a tower's foot overlaps."""
    at = picture.towers[tower].at
    return [i for i, area in enumerate(picture.areas) if overlaps(at, radius, area.outline)]


def castle_faults(picture: BoardPicture) -> list[DataError]:
    found: list[DataError] = []
    count = len(picture.castles)
    if count != CASTLES:
        found.append(
            picture.top.fail(
                "castles",
                f"there should be {CASTLES} castles, not {count}",
                "board-castle-count",
                {"count": count, "expected": CASTLES},
            )
        )
    found += in_water(picture, picture.castles)
    found += more_than_one(picture, picture.castles)
    return found


def in_water(picture: BoardPicture, spots: list[Spot]) -> list[DataError]:
    """Nobody ever stands on water, so what is entered cannot be there."""
    return [
        spot.entry.fail("area", "is water, which nobody enters; it should be land", "board-in-water")
        for spot in spots
        if picture.areas[spot.area].landscape == WATER
    ]


def more_than_one(picture: BoardPicture, spots: list[Spot]) -> list[DataError]:
    """Two castles, two tiles or two circles in one area."""
    found: list[DataError] = []
    seen: set[int] = set()
    for spot in spots:
        if spot.area in seen:
            name = picture.areas[spot.area].name
            found.append(
                spot.entry.fail(
                    "area",
                    f"{name} already has one; each needs an area of its own",
                    "board-area-taken",
                    {"name": name},
                )
            )
        seen.add(spot.area)
    return found


def cloud_faults(picture: BoardPicture) -> list[DataError]:
    found: list[DataError] = []
    castles = {castle.area for castle in picture.castles}
    counts: dict[int, int] = {}
    for cloud in picture.clouds:
        name = picture.areas[cloud.area].name
        if cloud.area in castles:
            message = f"{name} has a castle, and no cloud may lie there"
            found.append(cloud.entry.fail("area", message, "board-castle-cloud", {"name": name}))
        counts[cloud.area] = counts.get(cloud.area, 0) + 1
        if counts[cloud.area] == MOST_CLOUDS + 1:
            message = f"{name} has more than {MOST_CLOUDS} cloud spaces"
            found.append(
                cloud.entry.fail("area", message, "board-cloud-crowd", {"name": name, "highest": MOST_CLOUDS})
            )
    return found


def tower_faults(picture: BoardPicture) -> list[DataError]:
    found: list[DataError] = []
    for number, tower in enumerate(picture.towers):
        areas = touched(picture, number, picture.base)
        wet = [picture.areas[i].name for i in areas if picture.areas[i].landscape == WATER]
        dry = [picture.areas[i].name for i in areas if picture.areas[i].landscape != WATER]
        if not areas:
            message = "stands in no area: at sea; its base should lie on land"
            found.append(tower.entry.fail("at", message, "board-tower-lost"))
        elif wet:
            message = f"its base lies on {wet[0]}, which is water; it should lie on land only"
            found.append(tower.entry.fail("at", message, "board-tower-wet", {"name": wet[0]}))
        elif len(dry) > MOST_SERVED:
            message = f"its base lies on {len(dry)} areas ({', '.join(dry)}); {MOST_SERVED} is the most"
            found.append(
                tower.entry.fail(
                    "at",
                    message,
                    "board-tower-crowd",
                    {"count": len(dry), "names": ", ".join(dry), "highest": MOST_SERVED},
                )
            )
    return found


def tile_faults(picture: BoardPicture) -> list[DataError]:
    found: list[DataError] = []
    castles = {castle.area for castle in picture.castles}
    for tile in picture.tiles:
        area = picture.areas[tile.area]
        landscape = LANDSCAPES[area.landscape]
        if landscape != tile.kind:
            message = f"{area.name} is {landscape}; a tile for {tile.kind} needs an area of that landscape"
            facts: dict[str, Fact] = {"name": area.name, "landscape": landscape, "kind": tile.kind}
            found.append(tile.entry.fail("area", message, "board-tile-landscape", facts))
        if tile.area in castles:
            message = f"{area.name} has a castle, and no tile space may be there"
            found.append(tile.entry.fail("area", message, "board-tile-castle", {"name": area.name}))
        for tower in tile.covers:
            others = [i for i in touched(picture, tower, picture.base) if i != tile.area]
            if others:
                name, other = picture.towers[tower].name, picture.areas[others[0]].name
                message = (
                    f"{name} also serves {other}; a tile covers only towers that serve {area.name} alone"
                )
                found.append(
                    tile.entry.fail(
                        "covers", message, "board-cover", {"tower": name, "other": other, "name": area.name}
                    )
                )
    return found + more_than_one(picture, picture.tiles)


def circle_faults(picture: BoardPicture) -> list[DataError]:
    found = in_water(picture, picture.circles) + more_than_one(picture, picture.circles)
    castles = {castle.area for castle in picture.castles}
    tiles = {tile.area for tile in picture.tiles}
    letters: set[str] = set()
    for circle in picture.circles:
        name = picture.areas[circle.area].name
        if circle.kind in letters:
            shown = repr(circle.kind)
            found.append(
                circle.entry.fail("letter", f"{shown} is there twice", "board-twice", {"value": shown})
            )
        letters.add(circle.kind)
        if circle.area in castles:
            message = f"{name} has a castle, and no circle may be there"
            found.append(circle.entry.fail("area", message, "board-circle-castle", {"name": name}))
        if circle.area in tiles:
            message = f"{name} has a tile space; a circle needs an area without one"
            found.append(circle.entry.fail("area", message, "board-circle-tile", {"name": name}))
    return found
