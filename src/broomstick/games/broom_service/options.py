"""Making a game of Broom Service from what a caller asks for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, SupportsIndex, TypedDict

from broomstick.games.asked import Source
from broomstick.games.broom_service.box.components import (
    FEWEST_PLAYERS,
    OLDEST_RULES,
    RULES_VERSION,
    Components,
    read_components,
)
from broomstick.games.broom_service.box.lookups import lay_tables
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import Board, read_board, standard_board
from broomstick.games.datafile import Tree, read_replacement
from broomstick.games.option import Always, Choice, Flag, Need, Number, Option, Tie, settled
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game


class BroomOptions(TypedDict, total=False):
    """The options of Broom Service. The board is a name of ``BOARDS`` or a map of one's own."""

    board: Source
    storm_clouds: bool
    heavy_clouds: SupportsIndex
    mountain_tiles: bool
    extra_tiles: bool
    expansion_cards: bool


BOARDS: Final = ["front", "back"]
OWN: Final = "own"
"""The board option of a game on somebody's own map, which then lies in the data: records and positions carry it."""
MAP: Final = "map"


def standard_box(board: str) -> Components:
    """The standard components on one of our own boards."""
    return read_components(FEWEST_PLAYERS, standard_board(board), "", None)


def heavy_bounds(parts: Components) -> tuple[int, int]:
    """bs-heavy-fewer: heavy clouds fill all the spaces that the storm clouds leave."""
    return max(0, len(parts.board.clouds) - parts.storm_in_box()), parts.heavy_in_box()


def tiled_board(parts: Components) -> str:
    """bs-tiles-always: a board with forest or hill spaces is played with all its tiles."""
    return parts.board.name if parts.forest or parts.hill else ""


BOARD: Final = Choice(
    "board",
    BOARDS,
    Tie(
        "other-board",
        "{value} is not a board here; there are {names}, or the path of a map's file, which ends with .toml",
    ),
    standard_box,
    file=MAP,
)
OPTIONS: Final[list[Option]] = [
    BOARD,
    Flag("storm_clouds"),
    Number(
        "heavy_clouds",
        heavy_bounds,
        BOARD,
        needs=Need(
            "storm_clouds",
            "heavy-without-storm",
            "can be less than {highest} only with storm_clouds, which then fill the spaces",
        ),
    ),
    Flag(
        "mountain_tiles",
        always=Always(
            BOARD,
            tiled_board,
            "tiles-always",
            "on the board {board} mountain, forest and hill tiles are always used",
        ),
    ),
    Flag(
        "extra_tiles",
        needs=Need(
            "mountain_tiles",
            "extra-without-tiles",
            "are shuffled in with the other tiles, so they need mountain_tiles",
        ),
    ),
    Flag("expansion_cards"),
]


def embed_map(data: object, options: dict[str, Any]) -> tuple[object, dict[str, Any]]:
    """A caller's own map, given as ``board`` (a path, or what such a file holds), becomes part of the data.

    Only for callers on this machine: what comes from elsewhere never names a file.
    """
    board = options.get("board")
    if not isinstance(board, (Path, Mapping)) and not (isinstance(board, str) and board.endswith(".toml")):
        return data, options
    _, table = read_replacement(board)
    tree: Tree = {} if data is None else read_replacement(data)[1]
    if MAP in tree:
        raise OptionError("board: there is a map in the data already", "two-maps", {"field": "board"})
    return {**tree, MAP: table}, {**options, "board": OWN}


def load(players: int, data: object, asked: dict[str, Any], rules: object = None) -> Game:
    """Broom Service, by the newest rules unless an older version is asked for that is known."""
    file, tree = ("", None) if data is None else read_replacement(data)
    name = board_name(asked.get(BOARD.name), tree)
    board, rest = find_board(name, tree)
    parts = read_components(players, board, file, rest)
    if isinstance(rules, int) and not isinstance(rules, bool) and OLDEST_RULES <= rules <= RULES_VERSION:
        parts.rules = rules
    agreed = settled(OPTIONS, asked, players, parts, board=name)
    parts.storm = bool(agreed["storm_clouds"])
    parts.heavy = int(agreed["heavy_clouds"])
    parts.mountain = bool(agreed["mountain_tiles"])
    parts.extra = bool(agreed["extra_tiles"])
    parts.cards = bool(agreed["expansion_cards"])
    lay_tables(parts)
    return BroomGame(parts, name, tree)


def board_name(asked: object, tree: Tree | None) -> str:
    """Which board is meant; a map in the data is an answer by itself."""
    own = tree is not None and MAP in tree
    if asked is None:
        return OWN if own else BOARDS[0]
    if asked == OWN:
        if not own:
            raise OptionError("board: there is no map in the data", "no-map", {"field": "board"})
        return OWN
    name = str(BOARD.check(asked, None))
    if own:
        raise OptionError("board: there is a map in the data already", "two-maps", {"field": "board"})
    return name


def find_board(name: str, tree: Tree | None) -> tuple[Board, Tree | None]:
    """The board, and the data without it."""
    if name != OWN or tree is None:
        return standard_board(name), tree
    rest: Tree = {field: value for field, value in tree.items() if field != MAP}
    return read_board(tree[MAP]), rest
