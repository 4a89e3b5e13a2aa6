"""Making a game of Witch's Brew from what a caller asks for."""

from typing import Any, Final, TypedDict

from broomstick.games.asked import check_options, flag, number_of_players
from broomstick.games.datafile import read_replacement
from broomstick.games.witchs_brew.components import FEWEST_PLAYERS, MOST_PLAYERS, read_components
from broomstick.games.witchs_brew.game import BrewGame
from broomstick.games.witchs_brew.lookups import lay_tables
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game

MOST_WITH_BARRED: Final = 4


class BrewOptions(TypedDict, total=False):
    """The options of Witch's Brew. With barred roles, some cannot be picked in each set."""

    barred_roles: bool


OPTIONS: Final = list(BrewOptions.__annotations__)


def load(players: object, data: object, options: dict[str, Any], rules: object = None) -> Game:
    """Witch's Brew for 3 to 5 players; ``barred_roles`` (3 or 4 players) bars some roles in each set."""
    seats = number_of_players(players, "Witch's Brew", FEWEST_PLAYERS, MOST_PLAYERS)
    check_options(options, "Witch's Brew", OPTIONS)
    barred = flag(options, "barred_roles")
    if barred and seats > MOST_WITH_BARRED:
        raise OptionError(
            f"barred_roles: is for {FEWEST_PLAYERS} or {MOST_WITH_BARRED} players, not {seats}",
            "barred-players",
            {
                "field": "barred_roles",
                "lowest": FEWEST_PLAYERS,
                "highest": MOST_WITH_BARRED,
                "players": seats,
            },
        )
    file, tree = ("", None) if data is None else read_replacement(data)
    parts = read_components(seats, barred, file, tree)
    lay_tables(parts)
    return BrewGame(parts, tree)
