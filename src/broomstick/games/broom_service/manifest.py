"""What Broom Service says of itself."""

from typing import Final

from broomstick.games.broom_service.box.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.broom_service.options import embed_map, load
from broomstick.games.manifest import Manifest

MANIFEST: Final = Manifest(
    "broom-service", "Broom Service", 3, (FEWEST_PLAYERS, MOST_PLAYERS), load, embed_map
)
