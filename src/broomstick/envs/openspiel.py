"""OpenSpiel's conventions: our games as games of OpenSpiel, so that its algorithms run on them.

    pip install "broomstick[openspiel]"

    game = OpenGame(broomstick.load("card-game", players=4))
    state = game.new_initial_state()

or by its name, as OpenSpiel's own are: ``pyspiel.load_game("broomstick_broom_service(board=back,players=3)")``.

Chance is said to be sampled: the first move of every game is chance's, one number from which all cards follow; what
turns up later is no move. Where an algorithm wants all that chance may do listed, ``deals=64`` is a game among so many
deals, each equally likely. States can be written and pickled in either case; only ``serialize_game_and_state`` wants
such a game, since it asks none that is made in Python how far its sampling has come.

Sealed answers are asked for seat by seat. A player's information state is all that its seat
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
from broomstick.games import load, manifests
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
SEED = "rng_seed"
"""What OpenSpiel calls the seed of what chance draws."""
LISTED = "deals"
ONLY_FOR_UNDO = ("moves", "barrier", "stager")


def game_type(
    name: str, title: str, fewest: int, most: int, parameters: dict[str, Any], listed: bool = False
) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    mode = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"broomstick_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.EXPLICIT_STOCHASTIC if listed else mode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def parameters_of(game: Game, seed: int, deals: int) -> dict[str, Any]:
    """How OpenSpiel makes a game again that is made of the usual components."""
    return {"players": game.players, **game.options, SEED: seed, LISTED: deals}


class OpenGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """One of our games, with its options, as a game of OpenSpiel."""

    def __init__(self, game: Game, seed: int = 0, deals: int = 0) -> None:
        """``seed`` is of the numbers that chance draws; ``deals`` says among how many, where they are to be listed."""
        self.ours = game
        self.seed = seed
        self.deals = deals
        self.observer = Observer(game)
        self.rng = np.random.default_rng(seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=deals or DEALS,
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        parameters = parameters_of(game, seed, deals)
        # Of components of one's own a name tells nothing: OpenSpiel knows no game by this one.
        name = game.name if game.data is None else f"{game.name}-of-own-data"
        super().__init__(
            game_type(name, repr(game), game.players, game.players, parameters, deals > 0), info, parameters
        )

    @property
    def layout(self) -> Layout:
        """What each number of a tensor is."""
        return self.observer.layout

    def new_initial_state(self, deal: int | None = None) -> "OpenState":
        """Before the deal; with a number, chance has drawn that."""
        state = OpenState(self, int(self.rng.integers(self.deals or DEALS)))
        if deal is not None:
            state.apply_action(deal)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return OpenGame, (self.ours, self.seed, self.deals)

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
        self.deals = game.deals
        self.drawn = drawn
        self.ours: State | None = None

    def current_player(self) -> int:
        if self.ours is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.ours.over else self.ours.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.deals:
            return [(deal, 1 / self.deals) for deal in range(self.deals)]
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

    def __reduce__(self) -> tuple[Any, ...]:
        return read_state, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        """All of it: states with one text are one state."""
        if self.ours is None:
            return "before the deal"
        return json.dumps(self.ours.position(), sort_keys=True)


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


def read_state(game: OpenGame, written: str) -> OpenState:
    """A state as it was written."""
    state: OpenState = game.deserialize_state(written)
    return state


def register() -> None:
    """Let OpenSpiel find our games by their names."""
    for name, manifest in manifests().items():
        usual = parameters_of(load(name), 0, 0)
        kind = game_type(name, manifest.title, manifest.fewest, manifest.most, usual)
        pyspiel.register_game(kind, Maker(name, usual))


class Maker:
    """Makes a game as OpenSpiel names it."""

    def __init__(self, name: str, usual: dict[str, Any]) -> None:
        self.name = name
        self.usual = usual
        # OpenSpiel lets go of it when Python has ended already; what nobody held then it would have to take down.
        self.held = self

    def __call__(self, parameters: dict[str, Any]) -> OpenGame:
        """A name says everything: what is as usual is as good as unsaid, and may be otherwise on another board."""
        options = {option: value for option, value in parameters.items() if value != self.usual[option]}
        seed, deals = options.pop(SEED, 0), options.pop(LISTED, 0)
        return OpenGame(load(self.name, **options), seed, deals)


register()
