"""Making a card game from what a caller asks for."""

from typing import Any, Final, TypedDict

from broomstick.games.asked import check_options, number_of_players
from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS, read_components
from broomstick.games.card_game.game import CardGame
from broomstick.games.datafile import read_replacement
from broomstick.heart.game import Game


class CardOptions(TypedDict, total=False):
    """The options of the card game: none."""


OPTIONS: Final = list(CardOptions.__annotations__)


def load(players: object, data: object, options: dict[str, Any], rules: object = None) -> Game:
    """A card game for 3 to 6 players; it has no options."""
    seats = number_of_players(players, "the card game", FEWEST_PLAYERS, MOST_PLAYERS)
    check_options(options, "the card game", OPTIONS)
    if data is None:
        return CardGame(read_components(seats, "", None), None)
    file, tree = read_replacement(data)
    return CardGame(read_components(seats, file, tree), tree)
