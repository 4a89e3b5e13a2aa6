"""What Witch's Brew says of itself."""

from typing import Final

from broomstick.games.manifest import Manifest
from broomstick.games.witchs_brew.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.witchs_brew.options import load

MANIFEST: Final = Manifest("witchs-brew", "Witch's Brew", 2, (FEWEST_PLAYERS, MOST_PLAYERS), load)
