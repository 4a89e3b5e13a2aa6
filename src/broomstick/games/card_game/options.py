"""Making a card game from what a caller asks for."""

from typing import Any, Final, TypedDict

from broomstick.games.card_game.components import read_components
from broomstick.games.card_game.game import CardGame
from broomstick.games.datafile import read_replacement
from broomstick.games.option import Option
from broomstick.heart.game import Game


class CardOptions(TypedDict, total=False):
    """The options of the card game: none."""


OPTIONS: Final[list[Option]] = []


def load(players: int, data: object, asked: dict[str, Any], rules: object = None) -> Game:
    """A card game; it has no options."""
    if data is None:
        return CardGame(read_components(players, "", None), None)
    file, tree = read_replacement(data)
    return CardGame(read_components(players, file, tree), tree)
