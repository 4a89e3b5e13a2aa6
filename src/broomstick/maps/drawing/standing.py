"""How the things on a board stand: plain data to draw from, and how a game's open table becomes that."""

from typing import TypedDict

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.map.board import Board
from broomstick.games.broom_service.table.layout import NO_CLOUD, PAWNS, Layout
from broomstick.heart.plain import mask_names


class CloudData(TypedDict):
    """A cloud that lies on its space: wands it costs, its bolts, and whether it is a storm cloud."""

    cost: int
    bolts: int
    storm: bool


class PawnData(TypedDict):
    """A pawn: whose it is, where it stands, and the letters on it."""

    seat: int
    area: str
    letter: str


class Position(TypedDict):
    """What to draw besides the map. Clouds go by their spaces, tiles by their areas; towers are named."""

    clouds: dict[str, CloudData]
    pawns: list[PawnData]
    occupied: list[str]
    tiles: dict[str, str]


def position_of(layout: Layout, letters: list[str]) -> Position:
    """The open table of a game; ``letters`` are those of the seats."""
    parts = layout.parts
    board: Board = parts.board
    clouds: dict[str, CloudData] = {}
    for space, kind in enumerate(layout.sky):
        if kind != NO_CLOUD:
            clouds[board.clouds[space]] = {
                "cost": parts.cloud_cost[kind],
                "bolts": parts.cloud_bolts[kind],
                "storm": kind >= things.STORM_BONUS,
            }
    pawns: list[PawnData] = [
        {"seat": i // PAWNS, "area": board.areas[area], "letter": letters[i // PAWNS]}
        for i, area in enumerate(layout.pawns)
    ]
    occupied = mask_names(board.towers, layout.filled)
    tiles = {
        board.areas[area]: lists.TILES[layout.tiles[i]]
        for i, area in enumerate(board.mountain_spaces)
        if layout.tiles
    }
    return {"clouds": clouds, "pawns": pawns, "occupied": occupied, "tiles": tiles}
