"""Making a game of Broom Service from what a caller asks for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, SupportsIndex, TypedDict

from broomstick.games.asked import Source, check_options, flag, number, number_of_players
from broomstick.games.broom_service.box.components import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    OLDEST_RULES,
    RULES_VERSION,
    Components,
    read_components,
)
from broomstick.games.broom_service.box.lookups import lay_tables
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import Board, read_board, standard_board
from broomstick.games.datafile import Tree, read_replacement
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from broomstick.heart.plain import quote


class BroomOptions(TypedDict, total=False):
    """The options of Broom Service. The board is a name of ``BOARDS`` or a map of one's own."""

    board: Source
    storm_clouds: bool
    heavy_clouds: SupportsIndex
    mountain_tiles: bool
    extra_tiles: bool
    expansion_cards: bool


OPTIONS: Final = list(BroomOptions.__annotations__)
BOARDS: Final = ["front", "back"]
OWN: Final = "own"
"""The board option of a game on somebody's own map, which then lies in the data: records and positions carry it."""
MAP: Final = "map"


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


def load(players: object, data: object, options: dict[str, Any], rules: object = None) -> Game:
    """Broom Service for 2 to 5 players, by the newest rules unless an older version is asked for that is known."""
    seats = number_of_players(players, "Broom Service", FEWEST_PLAYERS, MOST_PLAYERS)
    check_options(options, "Broom Service", OPTIONS)
    file, tree = ("", None) if data is None else read_replacement(data)
    name = board_name(options.get("board"), tree)
    board, rest = find_board(name, tree)
    parts = read_components(seats, board, file, rest)
    if isinstance(rules, int) and not isinstance(rules, bool) and OLDEST_RULES <= rules <= RULES_VERSION:
        parts.rules = rules
    parts.storm = flag(options, "storm_clouds")
    parts.mountain = mountain_tiles(options, parts)
    parts.extra = extra_tiles(options, parts)
    parts.cards = flag(options, "expansion_cards")
    parts.heavy = heavy_clouds(options, parts)
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
    if not isinstance(asked, str) or asked not in BOARDS:
        raise OptionError(
            f"board: {quote(asked)} is not a board here; there are {', '.join(BOARDS)}, "
            "or the path of a map's file, which ends with .toml",
            "other-board",
            {"field": "board", "value": quote(asked), "names": BOARDS},
        )
    if own:
        raise OptionError("board: there is a map in the data already", "two-maps", {"field": "board"})
    return asked


def find_board(name: str, tree: Tree | None) -> tuple[Board, Tree | None]:
    """The board, and the data without it."""
    if name != OWN or tree is None:
        return standard_board(name), tree
    rest: Tree = {field: value for field, value in tree.items() if field != MAP}
    return read_board(tree[MAP]), rest


def mountain_tiles(options: dict[str, Any], parts: Components) -> bool:
    """bs-tiles-always: a board with forest or hill spaces is played with all its tiles."""
    if not parts.forest and not parts.hill:
        return flag(options, "mountain_tiles")
    if "mountain_tiles" in options and not flag(options, "mountain_tiles"):
        raise OptionError(
            f"mountain_tiles: on the board {parts.board.name} mountain, forest and hill tiles are always used",
            "tiles-always",
            {"field": "mountain_tiles", "board": parts.board.name},
        )
    return True


def extra_tiles(options: dict[str, Any], parts: Components) -> bool:
    """bs-extra-tiles: one more tile of each kind that is used; so some kind has to be."""
    value = flag(options, "extra_tiles")
    if value and not parts.mountain:
        raise OptionError(
            "extra_tiles: are shuffled in with the other tiles, so they need mountain_tiles",
            "extra-without-tiles",
            {"field": "extra_tiles"},
        )
    return value


def heavy_clouds(options: dict[str, Any], parts: Components) -> int:
    """bs-heavy-fewer: how many heavy clouds are used; fewer than there are only with storm clouds."""
    most = parts.heavy_in_box()
    asked = options.get("heavy_clouds", most)
    value = number(asked)
    fewest = max(0, len(parts.board.clouds) - parts.storm_in_box())
    if value is None or not fewest <= value <= most:
        raise OptionError(
            f"heavy_clouds: should be a number from {fewest} to {most}, not {quote(asked)}",
            "not-a-number",
            {"field": "heavy_clouds", "lowest": fewest, "highest": most, "value": quote(asked)},
        )
    if value < most and not parts.storm:
        raise OptionError(
            f"heavy_clouds: can be less than {most} only with storm_clouds, which then fill the spaces",
            "heavy-without-storm",
            {"field": "heavy_clouds", "value": value, "highest": most},
        )
    return value
