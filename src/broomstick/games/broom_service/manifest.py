"""What Broom Service says of itself."""

from typing import Final

from broomstick.games.broom_service.box.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.games.broom_service.options import OPTIONS, embed_map, load
from broomstick.games.manifest import Manifest

MANIFEST: Final = Manifest(
    "broom-service",
    "Broom Service",
    place=3,
    players=(FEWEST_PLAYERS, MOST_PLAYERS),
    make=load,
    options=OPTIONS,
    minutes=60,
    icon="r-weather-fairy",
    embed=embed_map,
)
