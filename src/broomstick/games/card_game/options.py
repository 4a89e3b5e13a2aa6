"""Making a card game from what a caller asks for."""

from typing import Any

from broomstick.contest.codec import shorten
from broomstick.contest.errors import OptionError
from broomstick.contest.game import Game
from broomstick.contest.plain import quote
from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS, read_components
from broomstick.games.card_game.game import CardGame
from broomstick.games.datafile import read_replacement


def load(players: object, data: object, options: dict[str, Any]) -> Game:
    """A card game for 3 to 6 players; it has no options."""
    if (
        isinstance(players, bool)
        or not isinstance(players, int)
        or not FEWEST_PLAYERS <= players <= MOST_PLAYERS
    ):
        raise OptionError(
            f"players: the card game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players!r}",
            "wrong-players",
            {"lowest": FEWEST_PLAYERS, "highest": MOST_PLAYERS, "value": quote(players)},
        )
    for option in options:
        raise OptionError(
            f"{option}: the card game has no such option; it has none at all",
            "no-options",
            {"field": shorten(str(option))},
        )
    if data is None:
        return CardGame(read_components(players, "", None), None)
    file, tree = read_replacement(data)
    return CardGame(read_components(players, file, tree), tree)
