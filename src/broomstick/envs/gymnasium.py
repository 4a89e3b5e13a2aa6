"""Gymnasium's convention: one seat among others that are played by bots.

    pip install "broomstick[gymnasium]"

    env = SeatEnv(broomstick.load("card-game", players=4), [broomstick.bots.make("thrifty")] * 3)
    env = gymnasium.make("broomstick/Seat-v0", game=…, others=…)

Its observation is what the seat may know, and beside it the mask of its legal actions; ``env.action_masks()`` is the
same mask, as libraries for masked learning ask for it.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import gymnasium
import numpy as np
from numpy.typing import NDArray

from broomstick.envs.numbers import Numbers, Seen
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.shapes import TURNS_ROOM
from broomstick.heart.state import State
from broomstick.heart.view import View


class Chooser(Protocol):
    """A bot, such as ``broomstick.bots.make`` gives."""

    def choose(self, view: View, choices: list[int], rng: Chance, /) -> int:
        """One of the choices."""


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game as one seat meets it; bots answer in between."""

    def __init__(
        self,
        game: Game,
        others: Sequence[Chooser],
        *,
        seat: int = 0,
        reward: str = "share",
        turns: int = TURNS_ROOM,
        render_mode: str | None = None,
    ) -> None:
        """``others`` play the seats clockwise from the one behind this one."""
        if len(others) != game.players - 1:
            message = f"others: {game.name} has {game.players - 1} seats besides, not {len(others)}"
            raise BroomstickError(message, "programming")
        if not 0 <= seat < game.players:
            raise BroomstickError(f"seat: should be 0 to {game.players - 1}, not {seat}", "programming")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game = game
        self.seat = seat
        self.numbers = Numbers(game, reward, turns)
        self.others = {(seat + 1 + i) % game.players: other for i, other in enumerate(others)}
        self.observation_space = self.numbers.observation_space()
        self.action_space = self.numbers.action_space()
        self.state_now: State | None = None
        self.rngs: dict[int, Chance] = {}

    def table(self) -> State:
        """The state being played: all of it, also what nobody may know."""
        if self.state_now is None:
            raise BroomstickError("an environment begins with reset()", "programming")
        return self.state_now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and let the bots play up to the first decision of the seat."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 31))
        starter = (options or {}).get("starter")
        self.state_now = self.game.start(seed, starter=starter, journal=False)
        self.rngs = {other: Chance(seed, "", f"bot {other}") for other in self.others}
        self.go_on()
        return self.seen()

    def go_on(self) -> None:
        """Others play until the seat is asked or the game is over."""
        state = self.table()
        while not state.over and not state.pending >> self.seat & 1:
            asked = state.asked
            choices = state.choices(asked)
            state.play(asked, self.others[asked].choose(state.view(asked), choices, self.rngs[asked]))

    def seen(self) -> tuple[Seen, dict[str, Any]]:
        state = self.table()
        return self.numbers.seen(state, self.seat), {"question": state.question(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return np.frombuffer(self.numbers.observer.mask(self.table(), self.seat), np.bool_).copy()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, by its index; what is not legal is played as for a seat whose time is out."""
        state = self.table()
        if state.over:
            raise BroomstickError("the game is over: reset() begins another", "programming")
        code = self.game.actions.at(int(action))
        replaced = code not in state.choices(self.seat)
        state.play(self.seat, state.default(self.seat) if replaced else code)
        self.go_on()
        seen, info = self.seen()
        return seen, self.numbers.outcome(state)[self.seat], state.over, False, {**info, "replaced": replaced}

    def render(self) -> str | None:
        return str(self.table().view(PUBLIC)) if self.render_mode == "ansi" else None


gymnasium.register("broomstick/Seat-v0", "broomstick.envs.gymnasium:SeatEnv", order_enforce=False)
