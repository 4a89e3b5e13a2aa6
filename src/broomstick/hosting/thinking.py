"""How a bot thinks at a table: from a view and nothing else."""

import json
from functools import lru_cache
from typing import Any, Protocol

from broomstick.bots import make_known
from broomstick.games import load_identity
from broomstick.heart.chance import Chance
from broomstick.heart.game import Game


class Thinkers(Protocol):
    """Where bots think."""

    async def think(
        self, identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str
    ) -> str:
        """What a bot would do, of these choices."""

    def close(self) -> None:
        """Nobody thinks here any more."""


@lru_cache(16)
def game_of(identity: str) -> Game:
    """A game by its identity as text, so that whoever thinks loads it once."""
    return load_identity(json.loads(identity))


def think(identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str) -> str:
    """What a bot would do: it is handed what its seat may know."""
    game = game_of(identity)
    actions = [game.action(text) for text in choices]
    chosen = make_known(spec).choose(game.read_view(view), actions, Chance(seed, "", "bot"))
    return game.text(chosen)
