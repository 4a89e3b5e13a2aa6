"""OpenSpiel's conventions: our games as games of OpenSpiel, so that its algorithms run on them.

    pip install "broomstick[openspiel]"

    game = OpenGame(broomstick.load("card-game", players=4))
    state = game.new_initial_state()

Chance is said to be sampled: the first move of every game is chance's, one number from which all cards follow; what
turns up later is no move. Sealed answers are asked for seat by seat. A player's information state is all that its seat
has ever rightly been shown, as text and as the numbers of ``layout``; ``resample_from_infostate`` draws a world that
fits it. Returns are shares of the win.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from broomstick.envs.batch.batch import outcome
from broomstick.envs.batch.layout import Layout
from broomstick.envs.batch.observer import Observer
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.heart.state import State

DEALS = 1 << 20
"""So many numbers chance draws among."""
LONGEST = 10_000
"""No game takes as many decisions."""
ONLY_FOR_UNDO = ("moves", "barrier", "stager")


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    return pyspiel.GameType(
        short_name=f"broomstick_{game.name.replace('-', '_')}",
        long_name=repr(game),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players,
        min_num_players=game.players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=False,
    )


class OpenGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """One of our games, with its options, as a game of OpenSpiel."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        """``seed`` is of the numbers that chance draws."""
        self.ours = game
        self.observer = Observer(game)
        self.rng = np.random.default_rng(seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=DEALS,
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, {})

    @property
    def layout(self) -> Layout:
        """What each number of a tensor is."""
        return self.observer.layout

    def new_initial_state(self, deal: int | None = None) -> "OpenState":
        """Before the deal; with a number, chance has drawn that."""
        state = OpenState(self, int(self.rng.integers(DEALS)))
        if deal is not None:
            state.apply_action(deal)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OpenObserver":
        """What OpenSpiel asks for tensors and strings."""
        if params:
            raise BroomstickError(f"an observer has no parameters: {params}", "programming")
        return OpenObserver(self)


class OpenState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel tells no types
    """A state of it; ``ours`` is the engine's, all of it, also what nobody may know, and None before the deal."""

    def __init__(self, game: OpenGame, drawn: int) -> None:
        super().__init__(game)
        self.game_of_ours = game.ours
        self.observer = Shared(game.observer)
        self.drawn = drawn
        self.ours: State | None = None

    def current_player(self) -> int:
        if self.ours is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.ours.over else self.ours.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(self.drawn, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.ours is None or player != self.ours.asked:
            return []
        index = self.game_of_ours.actions.index
        return sorted(index(code) for code in self.ours.choices(player))

    def _apply_action(self, action: int) -> None:
        if self.ours is None:
            self.drawn = action
            self.ours = self.game_of_ours.start(action, journal=False)
        else:
            self.ours.play(self.ours.asked, self.game_of_ours.actions.at(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game_of_ours.actions.text(self.game_of_ours.actions.at(action))

    def is_terminal(self) -> bool:
        return self.ours is not None and self.ours.over

    def returns(self) -> list[float]:
        if self.ours is None or not self.ours.over:
            return [0.0] * self.game_of_ours.players
        return outcome(self.ours, "share")

    def information_state_string(self, player: int | None = None) -> str:
        return known(self, self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OpenState":
        """A state that this player could be in as well, each equally likely; ``sampler`` gives numbers from 0 to 1."""
        twin: OpenState = self.clone()
        if self.ours is not None:
            rng = Chance(str([sampler() for _ in range(4)]))
            twin.ours = self.game_of_ours.imagine(self.ours.view(player), rng)
        return twin

    def __str__(self) -> str:
        """All of it: states with one text are one state."""
        if self.ours is None:
            return "before the deal"
        return json.dumps(self.ours.position(), sort_keys=True)


class Shared:
    """What a state and its copies have together: it is not copied with them."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer

    def __deepcopy__(self, memo: object) -> "Shared":
        return self


class OpenObserver:
    """The numbers and the text of an information state."""

    def __init__(self, game: OpenGame) -> None:
        self.observer = game.observer
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.stop] for field in game.layout.fields}

    def set_from(self, state: OpenState, player: int) -> None:
        self.tensor.fill(0)
        if state.ours is not None:
            self.tensor[:] = np.frombuffer(self.observer.observation(state.ours, player), np.uint8)

    def string_from(self, state: OpenState, player: int) -> str:
        return known(state, player)


def known(state: OpenState, player: int) -> str:
    """All that a player knows, as text."""
    if state.ours is None:
        return f"seat {player} before the deal"
    view = state.ours.view(PUBLIC if player < 0 else player)
    data: Plain = {field: value for field, value in view.data().items() if field not in ONLY_FOR_UNDO}
    return json.dumps(data, sort_keys=True)
