"""What must be kept clear: the boxes in which things stand on the map, so that nothing is strewn over them."""

from typing import Final

from broomstick.games.broom_service.map.picture import BoardPicture
from broomstick.games.broom_service.map.shapes import Point
from broomstick.maps.drawing.letters import plate

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""

TOWER: Final = (-22, -71, 22, 16)
WANDS: Final = -34
"""How far a tower with wands reaches to the left."""
CLOUD: Final = (-45, -28, 45, 30)
CASTLE: Final = (-44, -78, 44, 12)
TILE: Final = (-29, -29, 29, 29)
CIRCLE: Final = (-42, -34, 42, 34)
PAWNS: Final = (-40, -20, 40, 18)


def at(spot: Point, box: Box) -> Box:
    return spot[0] + box[0], spot[1] + box[1], spot[0] + box[2], spot[1] + box[3]


def tower_box(picture: BoardPicture, tower: int) -> Box:
    shown = picture.towers[tower]
    left, top, right, bottom = TOWER
    return at(shown.at, (WANDS if shown.wands else left, top, right, bottom))


def plate_box(picture: BoardPicture, area: int, language: str) -> Box:
    wide, high = plate(picture.areas[area].names.get(language, ""))
    x, y = picture.areas[area].label
    return x - wide // 2, y - high // 2, x + wide // 2, y + high // 2


def boxes(picture: BoardPicture, language: str) -> list[Box]:
    """Everything that stands on the map or may come to stand there."""
    found = [tower_box(picture, i) for i in range(len(picture.towers))]
    found += [plate_box(picture, i, language) for i in range(len(picture.areas))]
    found += [at(cloud.at, CLOUD) for cloud in picture.clouds]
    found += [at(castle.at, CASTLE) for castle in picture.castles]
    found += [at(tile.at, TILE) for tile in picture.tiles]
    found += [at(circle.at, CIRCLE) for circle in picture.circles]
    return found
