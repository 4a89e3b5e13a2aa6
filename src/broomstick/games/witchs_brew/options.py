"""Making a game of Witch's Brew from what a caller asks for."""

from typing import Any, Final

from broomstick.contest.codec import shorten
from broomstick.contest.errors import OptionError
from broomstick.contest.game import Game
from broomstick.contest.plain import quote
from broomstick.games.datafile import read_replacement
from broomstick.games.witchs_brew.components import FEWEST_PLAYERS, MOST_PLAYERS, read_components
from broomstick.games.witchs_brew.game import BrewGame
from broomstick.games.witchs_brew.tables import lay_tables

OPTIONS: Final = ["barred_roles"]
MOST_WITH_BARRED: Final = 4


def load(players: object, data: object, options: dict[str, Any]) -> Game:
    """Witch's Brew for 3 to 5 players; ``barred_roles`` (3 or 4 players) bars some roles in each set."""
    if (
        isinstance(players, bool)
        or not isinstance(players, int)
        or not FEWEST_PLAYERS <= players <= MOST_PLAYERS
    ):
        raise OptionError(
            f"players: Witch's Brew is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players!r}",
            "wrong-players",
            {"lowest": FEWEST_PLAYERS, "highest": MOST_PLAYERS, "value": quote(players)},
        )
    for option in options:
        if option not in OPTIONS:
            raise OptionError(
                f"{option}: Witch's Brew has no such option; it has {', '.join(OPTIONS)}",
                "unknown-option",
                {"field": shorten(str(option)), "names": OPTIONS},
            )
    barred = options.get("barred_roles", False)
    if not isinstance(barred, bool):
        raise OptionError(
            f"barred_roles: should be true or false, not {barred!r}",
            "not-a-flag",
            {"field": "barred_roles", "value": quote(barred)},
        )
    if barred and players > MOST_WITH_BARRED:
        raise OptionError(
            f"barred_roles: is for {FEWEST_PLAYERS} or {MOST_WITH_BARRED} players, not {players}",
            "barred-players",
            {
                "field": "barred_roles",
                "lowest": FEWEST_PLAYERS,
                "highest": MOST_WITH_BARRED,
                "players": players,
            },
        )
    file, tree = ("", None) if data is None else read_replacement(data)
    parts = read_components(players, barred, file, tree)
    lay_tables(parts)
    return BrewGame(parts, tree)
