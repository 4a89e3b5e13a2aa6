"""The map of a table, for those who draw it: its places, what they are called in each language, and its scenery."""

import asyncio
import hashlib
from functools import lru_cache

import msgspec

from broomstick.games.broom_service.box.lists import COLOURS, LANDSCAPES
from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import Board, order
from broomstick.games.broom_service.map.picture import SHAPES, BoardPicture
from broomstick.heart.game import Game
from broomstick.heart.plain import mask_names
from broomstick.hosting.messages import (
    AreaShown,
    CastleShown,
    CircleShown,
    CloudSpace,
    MapShown,
    TileSpace,
    TowerShown,
)
from broomstick.hosting.table import Refused
from broomstick.maps.drawing.lines import outline
from broomstick.maps.drawing.page import page_castles, page_scenery
from broomstick.words.bundle import LANGUAGES, words
from broomstick.words.places import Facts, Places, picture_of

KEPT = 16

Shown = tuple[MapShown, str]
"""A map, and what it is known by as long as nothing of it changes."""


async def of_game(game: Game) -> Shown:
    """The map of a game. Drawing one takes a moment, in which others are not kept waiting."""
    if not isinstance(game, BroomGame):
        raise Refused("this game is played without a map", "no-map", {})
    return await asyncio.to_thread(shown, game)


@lru_cache(KEPT)
def shown(game: BroomGame) -> Shown:
    picture = picture_of(game)
    assert picture is not None
    found = drawn(picture, game.board)
    return found, f'"{hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:32]}"'


def drawn(picture: BoardPicture, board: Board) -> MapShown:
    """Everything that is drawn of a map, and what is needed to say why somebody cannot fly there."""
    return MapShown(
        name=picture.name,
        width=picture.width,
        height=picture.height,
        land=land(picture),
        base=picture.base,
        banner=picture.banner,
        title={language: picture.title.get(language, "") for language in LANGUAGES},
        ribbon=list(picture.ribbon),
        areas=areas(picture, board),
        towers=[
            TowerShown(
                name=tower.name,
                at=list(tower.at),
                colour=COLOURS[tower.colour],
                shape=SHAPES[tower.square],
                points=tower.points,
                wands=tower.wands,
                areas=lands(board, board.tower_areas[i]),
            )
            for i, tower in enumerate(picture.towers)
        ],
        clouds=[
            CloudSpace(name=name, at=list(cloud.at), area=board.areas[area])
            for name, cloud, area in zip(board.clouds, picture.clouds, board.cloud_area, strict=True)
        ],
        tiles=[
            TileSpace(
                kind=tile.kind,
                at=list(tile.at),
                area=picture.areas[tile.area].name,
                covers=[picture.towers[tower].name for tower in tile.covers],
            )
            for tile in picture.tiles
        ],
        castles=[CastleShown(list(castle.at), picture.areas[castle.area].name) for castle in picture.castles],
        circles=[
            CircleShown(name=circle.kind.lower(), at=list(circle.at), area=picture.areas[circle.area].name)
            for circle in picture.circles
        ],
        places={
            language: called(Places(words(language, "broom-service"), board, picture))
            for language in LANGUAGES
        },
        scenery=page_scenery(picture),
        buildings=page_castles(picture),
    )


def land(picture: BoardPicture) -> list[int]:
    corners = [corner for area in picture.areas for corner in area.outline]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return [min(xs), min(ys), max(xs), max(ys)]


def areas(picture: BoardPicture, board: Board) -> list[AreaShown]:
    found = []
    for area, place in zip(picture.areas, order(picture), strict=True):
        wet = area.landscape == WATER
        found.append(
            AreaShown(
                name=area.name,
                landscape=LANDSCAPES[area.landscape],
                outline=outline(picture, area),
                label=list(area.label),
                pawns=list(area.pawns),
                borders=[] if wet else lands(board, board.neighbours[place]),
                waters=[] if wet else waters(board, board.waters_at[place]),
                shore=lands(board, board.shores[place - board.lands]) if wet else [],
            )
        )
    return found


def lands(board: Board, mask: int) -> list[str]:
    return mask_names(board.areas[: board.lands], mask)


def waters(board: Board, mask: int) -> list[str]:
    return mask_names(board.areas[board.lands :], mask)


def called(places: Places) -> dict[str, dict[str, Facts]]:
    """What messages need of each place, whatever the language does with it."""
    board = places.board
    assert board is not None
    families = {"area": board.areas, "tower": board.towers, "cloud": board.clouds}
    return {
        family: {name: places.facts(family, name) for name in names} for family, names in families.items()
    }
