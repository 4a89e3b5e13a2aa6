"""A whole board: the scenery, and what stands on it, at rest or in the middle of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from broomstick.games.broom_service.map.board import make_board
from broomstick.games.broom_service.map.picture import BoardPicture, Spot
from broomstick.games.broom_service.map.shapes import Point
from broomstick.maps.drawing import pieces, scenery
from broomstick.maps.drawing.palette import Theme
from broomstick.maps.drawing.standing import PawnData, Position

PAWNS_IN_ROW: Final = 3
PAWN_GAP: Final = 38
ROW_GAP: Final = 44


@dataclass
class Captions:
    """Words on the pieces, in the language of the map: the letters of the three potions, and titles by name."""

    letters: str = "OGP"
    titles: Mapping[str, str] = field(default_factory=dict)


def draw(
    picture: BoardPicture,
    position: Position | None = None,
    language: str = "en",
    theme: str = "light",
    captions: Captions | None = None,
) -> str:
    """The board as an SVG picture of its own; without a position as it is before a game."""
    sheet = scenery.style(Theme(theme)) + pieces.style(Theme(theme))
    body = scenery.scenery_layers(picture, language)
    body += piece_layers(picture, position, captions or Captions())
    return scenery.frame(picture, language, theme, sheet, body)


def piece_layers(picture: BoardPicture, position: Position | None, captions: Captions) -> str:
    """All that stands on the map, back to front; clouds above it."""
    found = f"<defs>{pieces.symbols(picture.base)}</defs>"
    standing: list[tuple[int, str]] = []
    for spot in picture.castles:
        standing.append((spot.at[1], pieces.castle(spot, picture.banner)))
    for spot in picture.circles:
        standing.append((spot.at[1], pieces.circle(spot)))
    hidden: set[int] = set()
    for spot in picture.tiles:
        there = position is None or picture.areas[spot.area].name in position["tiles"]
        if position is not None and there:
            hidden.update(spot.covers)
        if there:
            standing.append((tile_depth(spot), pieces.tile(spot, position is None and bool(spot.covers))))
    for i, tower in enumerate(picture.towers):
        if i not in hidden:
            full = position is not None and tower.name in position["occupied"]
            letter, title = captions.letters[tower.colour], captions.titles.get(tower.name, "")
            standing.append((tower.at[1], pieces.tower(tower, letter, title, full)))
    standing.sort(key=lambda thing: thing[0])
    found += "".join(thing for _, thing in standing)
    return found + clouds(picture, position) + (pawns(picture, position["pawns"]) if position else "")


def tile_depth(spot: Spot) -> int:
    """A space lies on the ground, behind whatever stands there."""
    return spot.at[1] - 60


def clouds(picture: BoardPicture, position: Position | None) -> str:
    if position is None:
        return "".join(pieces.cloud(spot.at) for spot in picture.clouds)
    found = ""
    for name, spot in zip(make_board(picture).clouds, picture.clouds, strict=True):
        if name in position["clouds"]:
            lying = position["clouds"][name]
            found += pieces.cloud(spot.at, lying["cost"], lying["bolts"], lying["storm"])
    return found


def pawns(picture: BoardPicture, standing: list[PawnData]) -> str:
    """Pawns by area, in rows around the area's spot for them."""
    found = ""
    for area in picture.areas:
        here = [pawn for pawn in standing if pawn["area"] == area.name]
        for spot, pawn in zip(ranks(area.pawns, len(here)), here, strict=True):
            found += pieces.pawn(spot, pawn["seat"], pawn["letter"])
    return found


def ranks(middle: Point, count: int) -> list[Point]:
    """Places for so many pawns: rows of three at most, each in the middle."""
    rows = -(-count // PAWNS_IN_ROW)
    found: list[Point] = []
    for row in range(rows):
        first = row * PAWNS_IN_ROW
        here = min(PAWNS_IN_ROW, count - first)
        y = middle[1] - 4 + ROW_GAP * row - ROW_GAP * (rows - 1) // 2
        found += [(middle[0] + PAWN_GAP * i - PAWN_GAP * (here - 1) // 2, y) for i in range(here)]
    return found
