"""Broomstick: the brave-or-cowardly games, to play, to study, to research."""

from broomstick import bots
from broomstick.bots import Bot, match
from broomstick.contest.chance import Chance
from broomstick.contest.errors import (
    BroomstickError,
    DataError,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    UndoError,
)
from broomstick.contest.game import Game
from broomstick.contest.journal import PUBLIC
from broomstick.contest.record import Record
from broomstick.contest.state import State
from broomstick.contest.view import View
from broomstick.games import GAMES, load, read_record
from broomstick.games.broom_service.game import map_of
from broomstick.games.broom_service.map import Cloud, Map, Tower

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "PUBLIC",
    "Bot",
    "BroomstickError",
    "Chance",
    "Cloud",
    "DataError",
    "Game",
    "IllegalAction",
    "Map",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "State",
    "Tower",
    "UndoError",
    "View",
    "bots",
    "load",
    "map_of",
    "match",
    "read_record",
]
