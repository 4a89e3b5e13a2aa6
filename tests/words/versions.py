"""The games as words have to tell them: each by itself, and with all that may be added to it."""

from typing import Any

import broomstick
from broomstick import Game
from broomstick.games.broom_service.options import BroomOptions

EVERYTHING: BroomOptions = {
    "board": "back",
    "storm_clouds": True,
    "extra_tiles": True,
    "expansion_cards": True,
}
ADDED: dict[str, Any] = {"broom-service": EVERYTHING}


def versions(name: str, players: int = 4) -> list[Game]:
    """A game as it is and, where there is anything to add, with everything."""
    found = [broomstick.load(name, players=players)]
    return [*found, broomstick.load(name, players=players, **ADDED[name])] if name in ADDED else found
