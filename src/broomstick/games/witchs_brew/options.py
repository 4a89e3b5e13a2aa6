"""Making a game of Witch's Brew from what a caller asks for."""

from typing import Any, Final, TypedDict

from broomstick.games.datafile import read_replacement
from broomstick.games.option import Flag, Option, Seats, settled
from broomstick.games.witchs_brew.components import FEWEST_PLAYERS, read_components
from broomstick.games.witchs_brew.game import BrewGame
from broomstick.games.witchs_brew.lookups import lay_tables
from broomstick.heart.game import Game

MOST_WITH_BARRED: Final = 4


class BrewOptions(TypedDict, total=False):
    """The options of Witch's Brew. With barred roles, some cannot be picked in each set."""

    barred_roles: bool


OPTIONS: Final[list[Option]] = [
    Flag(
        "barred_roles",
        seats=Seats(
            FEWEST_PLAYERS,
            MOST_WITH_BARRED,
            "barred-players",
            "is for {lowest} or {highest} players, not {players}",
        ),
    ),
]


def load(players: int, data: object, asked: dict[str, Any], rules: object = None) -> Game:
    """Witch's Brew; ``barred_roles`` bars some roles in each set."""
    agreed = settled(OPTIONS, asked, players)
    file, tree = ("", None) if data is None else read_replacement(data)
    parts = read_components(players, bool(agreed["barred_roles"]), file, tree)
    lay_tables(parts)
    return BrewGame(parts, tree)
