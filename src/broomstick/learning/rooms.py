"""What is played in training: numbers of players and options, each with its part of all games."""

from dataclasses import dataclass
from typing import Any

import broomstick
from broomstick.heart.game import Game

FRONT: dict[str, Any] = {
    "mountain_tiles": True,
    "storm_clouds": True,
    "extra_tiles": True,
    "expansion_cards": True,
}
BACK: dict[str, Any] = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}


@dataclass(frozen=True)
class Setup:
    """One kind of game: its part of all, players, options."""

    part: float
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def load(self, name: str) -> Game:
        return broomstick.load(name, self.players, **dict(self.options))


def setup(part: float, players: int, **options: Any) -> Setup:
    return Setup(part, players, tuple(sorted(options.items())))


SETUPS: dict[str, list[Setup]] = {
    "card-game": [setup(0.64, 4), setup(0.12, 3), setup(0.12, 5), setup(0.12, 6)],
    "witchs-brew": [
        setup(0.60, 4),
        setup(0.14, 3),
        setup(0.14, 5),
        setup(0.06, 4, barred_roles=True),
        setup(0.06, 3, barred_roles=True),
    ],
    "broom-service": [
        setup(0.28, 4),
        setup(0.28, 4, **BACK),
        setup(0.06, 2),
        setup(0.06, 3),
        setup(0.06, 5),
        setup(0.05, 2, **BACK),
        setup(0.05, 3, **BACK),
        setup(0.05, 5, **BACK),
        setup(0.04, 4, **FRONT),
        setup(0.03, 4, board="back"),
        setup(0.02, 4, storm_clouds=True, heavy_clouds=14),
        setup(0.02, 4, mountain_tiles=True),
    ],
}
"""By game; most of all with four players, as tables mostly are."""
