"""What Witch's Brew says of itself."""

from typing import Final

from broomstick.games.manifest import Manifest
from broomstick.games.witchs_brew.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.witchs_brew.options import OPTIONS, load

MANIFEST: Final = Manifest(
    "witchs-brew",
    "Witch's Brew",
    place=2,
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    make=load,
    options=OPTIONS,
    minutes=45,
    icon="iron",
)
