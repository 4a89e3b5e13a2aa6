"""What the card game says of itself."""

from typing import Final

from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.card_game.options import OPTIONS, load
from broomstick.games.manifest import Manifest

MANIFEST: Final = Manifest(
    "card-game",
    "the card game",
    place=1,
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    make=load,
    options=OPTIONS,
    minutes=20,
    icon="r-sun-kin",
)
