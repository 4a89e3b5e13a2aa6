"""How a bot thinks at a table: from a view and nothing else."""

import json
from functools import lru_cache
from typing import Any, Protocol

from broomstick.bots import make_known
from broomstick.games import load_identity
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game

DIED, HUNG, RAISED, ILLEGAL, CLOSED = "died", "hung", "raised", "illegal", "closed"
"""Why a bot did not answer: its process ended, it took too long, it failed, it chose what it may not, the host ends."""


class NotThought(BroomstickError):
    """A bot was asked and did not answer: why, and how it ended, for whoever runs the host."""

    def __init__(self, fault: str, how: str = "") -> None:
        super().__init__("the bot has no answer just now", "no-answer", {})
        self.fault = fault
        self.how = how


class Thinkers(Protocol):
    """Where bots think."""

    async def think(
        self, identity: str, spec: str, view: dict[str, Any], choices: list[str], seed: str
    ) -> str:
        """What a bot would do, of these choices; NotThought where nothing comes of it."""

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


def raised(error: BaseException) -> NotThought:
    """A bot's failure as it is told: what kind and where. What it says may be a secret of the table."""
    step = error.__traceback__
    while step is not None and step.tb_next is not None:
        step = step.tb_next
    place = f"{step.tb_frame.f_code.co_name}:{step.tb_lineno}" if step is not None else "?"
    return NotThought(RAISED, f"{type(error).__name__}@{place}")
