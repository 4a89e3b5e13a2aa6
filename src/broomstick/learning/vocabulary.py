"""What one net for a game takes and gives, over all numbers of players and options: the union, by names."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from broomstick.bots.learned.plan import Plan
from broomstick.envs import truth_layout
from broomstick.envs.parts import Features
from broomstick.heart.game import Game

HIDDEN = ("true hands", "true stocks", "true given")
"""What a critic is told of what is hidden, by field."""
HANDS = "true hands: seat "


@dataclass
class Vocabulary:
    """Names of inputs, of actions and of what is hidden, each with its place."""

    game: str
    inputs: dict[str, int] = field(default_factory=dict)
    actions: dict[str, int] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)
    roles: int = 0
    seats: int = 0
    features: NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0), np.float32))
    """Of each action, as a game declares it: of which kind it is, and what its arguments are."""

    @property
    def held(self) -> int:
        """How many numbers say what the others hold."""
        return (self.seats - 1) * self.roles


def texts_of(game: Game) -> list[str]:
    return [game.actions.text(code) for code in game.actions.codes()]


def hidden_of(game: Game) -> list[tuple[int, str]]:
    """The numbers of what is hidden that a critic is told: places and names."""
    layout = truth_layout(game)
    return [(at, name) for at, name in enumerate(layout.names) if name.split(":")[0] in HIDDEN]


def vocabulary(games: Iterable[Game]) -> Vocabulary:
    """What is needed for all of these games."""
    found = Vocabulary("")
    columns: dict[str, int] = {}
    rows: dict[str, dict[str, float]] = {}
    for game in games:
        found.game = game.name
        found.roles = len(game.roles)
        found.seats = max(found.seats, game.players)
        for name in Plan(game).names:
            found.inputs.setdefault(name, len(found.inputs))
        for _, name in hidden_of(game):
            found.hidden.setdefault(name, len(found.hidden))
        features = Features(game)
        for index, text in enumerate(texts_of(game)):
            found.actions.setdefault(text, len(found.actions))
            told = zip(features.names, features.of(index), strict=True)
            rows[text] = {name: float(value) for name, value in told if value}
        for name in features.names:
            columns.setdefault(name, len(columns))
    table = np.zeros((len(found.actions), len(columns)), np.float32)
    for text, row in rows.items():
        for name, value in row.items():
            table[found.actions[text], columns[name]] = value
    found.features = table / np.maximum(table.max(0, initial=0), 1)
    return found
