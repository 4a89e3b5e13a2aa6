"""What the conventions of others have in common here: observations as arrays of numpy, seats by name, seeds."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from broomstick.envs.batch.batch import REWARDS, outcome
from broomstick.envs.batch.observer import Observer
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.shapes import TURNS_ROOM
from broomstick.heart.state import State

Seen = dict[str, NDArray[Any]]
"""What a seat sees, and which actions are legal for it."""


class Numbers:
    """One game's states as arrays; ``more`` actions stand behind the game's own."""

    def __init__(self, game: Game, reward: str, turns: int = TURNS_ROOM, more: int = 0) -> None:
        if reward not in REWARDS:
            raise BroomstickError(
                f"reward: should be one of {', '.join(REWARDS)}, not {reward!r}", "programming"
            )
        self.game = game
        self.reward = reward
        self.more = more
        self.observer = Observer(game, turns=turns)
        self.actions = self.observer.actions

    def seen(self, state: State, seat: int) -> Seen:
        """As Gymnasium and PettingZoo want it: the mask beside the observation."""
        told = np.frombuffer(self.observer.observation(state, seat), np.uint8)
        mask = np.frombuffer(self.observer.mask(state, seat) + bytes(self.more), np.int8)
        return {"observation": told.copy(), "action_mask": mask.copy()}

    def observation_space(self) -> spaces.Dict:
        most = np.array(self.observer.layout.most, np.uint8)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions + self.more,), np.int8),
            }
        )

    def action_space(self) -> "spaces.Discrete[np.int64]":
        return spaces.Discrete(self.actions + self.more)

    def outcome(self, state: State) -> list[float]:
        """By seat, the reward of a finished game; nothing before."""
        return outcome(state, self.reward) if state.over else [0.0] * state.players
