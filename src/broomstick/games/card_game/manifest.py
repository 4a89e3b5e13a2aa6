"""What the card game says of itself."""

from typing import Final

from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.card_game.options import load
from broomstick.games.manifest import Manifest

MANIFEST: Final = Manifest("card-game", "the card game", 1, (FEWEST_PLAYERS, MOST_PLAYERS), load)
