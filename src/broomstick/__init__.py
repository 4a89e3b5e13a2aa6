"""Broomstick: the brave-or-cowardly games, to play, to study, to research.

``load(name)`` makes a ``Game`` and ``game.start(seed)`` a ``State``: ``state.choices(seat)`` are the legal actions,
``state.play(seat, action)`` plays one, ``state.view(seat)`` is what that seat may know. ``match`` lets bots play.
"""

from typing import Final

from broomstick import bots
from broomstick.bots import Bot, match
from broomstick.games import game_names, load, read_record
from broomstick.games.broom_service.game import map_of
from broomstick.games.broom_service.map.by_names import Cloud, Map, Tower
from broomstick.heart import flow
from broomstick.heart.chance import Chance
from broomstick.heart.errors import (
    BroomstickError,
    DataError,
    IllegalAction,
    OptionError,
    PositionError,
    Reason,
    RecordError,
    UndoError,
)
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC, Entry
from broomstick.heart.plain import mask_names, mask_seats
from broomstick.heart.playout import playout, playout_round
from broomstick.heart.record import Record
from broomstick.heart.state import State
from broomstick.heart.view import View

__version__ = "0.1.0"

GAMES: Final = game_names()
"""The games there are."""

compiled: Final[bool] = not str(flow.__file__).endswith(".py")
"""Whether the core that runs here was compiled when it was installed; plain Python plays the same, only slower."""

__all__ = [
    "GAMES",
    "PUBLIC",
    "Bot",
    "BroomstickError",
    "Chance",
    "Cloud",
    "DataError",
    "Entry",
    "Game",
    "IllegalAction",
    "Map",
    "OptionError",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "State",
    "Tower",
    "UndoError",
    "View",
    "bots",
    "compiled",
    "load",
    "map_of",
    "mask_names",
    "mask_seats",
    "match",
    "playout",
    "playout_round",
    "read_record",
]
