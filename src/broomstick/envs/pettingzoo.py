"""PettingZoo's conventions: one agent a seat, asked in turn (``AEC``) or all at once (``Parallel``).

    pip install "broomstick[pettingzoo]"

An agent's observation holds what its seat may know, and beside it the mask of its legal actions. ``infos`` name the
question that a seat owes an answer to.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from broomstick.envs.numbers import Numbers, Seen
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.shapes import TURNS_ROOM
from broomstick.heart.state import State

FEW = 1 << 31


def seat_names(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


class Seeds:
    """The seeds of games one after another: the one given, then what a generator seeded with it draws."""

    def __init__(self) -> None:
        self.rng = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.rng = np.random.default_rng(seed)
            return seed
        return int(self.rng.integers(FEW))


class Seated:
    """What both have in common: agents by the names of their seats, spaces, the state that is played."""

    def __init__(
        self, game: Game, *, reward: str = "share", turns: int = TURNS_ROOM, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = game
        self.numbers = Numbers(game, reward, turns, more=self.more_actions())
        self.metadata: dict[str, Any] = {"name": f"broomstick/{game.name}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.seeds = Seeds()
        self.state_now: State | None = None
        self.possible_agents = seat_names(game.players)
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.numbers.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.numbers.action_space() for agent in self.possible_agents}

    def more_actions(self) -> int:
        """How many actions stand behind the game's own."""
        return 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self.action_spaces[agent]

    def table(self) -> State:
        """The state being played: all of it, also what nobody may know."""
        if self.state_now is None:
            raise BroomstickError("an environment begins with reset()", "programming")
        return self.state_now

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game for all."""
        starter = (options or {}).get("starter")
        self.state_now = self.game.start(self.seeds.next(seed), starter=starter, journal=False)
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        return str(self.table().view(PUBLIC)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


class AEC(Seated, AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """A game in which one seat after another is asked; answers to a sealed question in the order of seats."""

    def __init__(self, game: Game, **more: Any) -> None:
        super().__init__(game, **more)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; ``options`` may name the ``starter``."""
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn()

    def turn(self) -> None:
        """Say who is asked, and what."""
        state = self.table()
        for agent in self.agents:
            self.infos[agent] = {"question": state.question(self.seats[agent])}
        if not state.over:
            self.agent_selection = self.possible_agents[state.asked]

    def observe(self, agent: str) -> Seen:
        return self.numbers.seen(self.table(), self.seats[agent])

    def step(self, action: int | None) -> None:
        """Play an action, by its index, for the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BroomstickError(f"{agent}: needs an action, not None", "programming")
        state = self.table()
        state.play(self.seats[agent], self.game.actions.at(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            self.rewards = dict(zip(self.agents, self.numbers.outcome(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.turn()
        self._accumulate_rewards()


class Parallel(Seated, ParallelEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """The same in which all say something at once: who is not asked says the last action, ``wait``.

    Answers to a sealed question are all taken in one step. What is not legal is replaced by what is played for a
    seat whose time is out, or by waiting; ``infos`` say so by ``replaced``.
    """

    def more_actions(self) -> int:
        return 1

    @property
    def wait(self) -> int:
        """The action of whoever is not asked."""
        return self.numbers.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; ``options`` may name the ``starter``."""
        self.begin(seed, options)
        return self.all_see(), self.all_are_told(set())

    def all_see(self) -> dict[str, Seen]:
        state = self.table()
        found = {}
        for agent in self.agents:
            seat = self.seats[agent]
            seen = self.numbers.seen(state, seat)
            if not state.pending >> seat & 1:
                seen["action_mask"][self.wait] = 1
            found[agent] = seen
        return found

    def all_are_told(self, replaced: set[str]) -> dict[str, dict[str, Any]]:
        state = self.table()
        return {
            agent: {"question": state.question(self.seats[agent]), "replaced": agent in replaced}
            for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Play what was said by those who are asked."""
        state = self.table()
        asked = state.deciders
        replaced: set[str] = set()
        for agent in self.agents:
            seat = self.seats[agent]
            said = int(actions.get(agent, self.wait))
            if seat not in asked:
                if said != self.wait:
                    replaced.add(agent)
                continue
            action = self.game.actions.at(said) if 0 <= said < self.wait else -1
            if action not in state.choices(seat):
                replaced.add(agent)
                action = state.default(seat)
            state.play(seat, action)
        rewards = dict(zip(self.agents, self.numbers.outcome(state), strict=True))
        ended = dict.fromkeys(self.agents, state.over)
        never = dict.fromkeys(self.agents, False)
        seen, infos = self.all_see(), self.all_are_told(replaced)
        if state.over:
            self.agents = []
        return seen, rewards, ended, never, infos
