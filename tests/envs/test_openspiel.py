"""OpenSpiel's own tests and an algorithm of its on our games."""

import copy
import json
import pickle
import subprocess
import sys

import numpy as np
import pytest

import broomstick
from broomstick import Game, OptionError
from contract.case import Case
from contract.cases import CASES, COMBINATIONS

if sys.platform == "win32":
    pytest.skip("OpenSpiel is not made for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from broomstick.envs.openspiel import ONLY_FOR_UNDO, OpenGame, OpenState
from broomstick.games import game_names

SAMPLE = [case for case in CASES if case.id in ("card-game-3", "witchs-brew-4-hoarders", "drill-3")]


def played(game: OpenGame, seed: int, until: int = 10_000) -> OpenState:
    rng = np.random.default_rng(seed)
    state = game.new_initial_state(deal=seed)
    while not state.is_terminal() and state.move_number() < until:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def check(ours: Game, seed: int) -> None:
    game = OpenGame(ours, seed)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    # What OpenSpiel is to write down whole it must be able to make by name, and it samples nothing for it.
    known = ours.name in game_names() and ours.data is None
    pyspiel.random_sim_test(OpenGame(ours, seed, deals=16), num_sims=1, serialize=known, verbose=False)
    # A state is made again from its history, in which the deal is.
    end = played(game, seed)
    again = game.new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert str(again) == str(end)
    assert sum(end.returns()) == pytest.approx(1)
    # Worlds of one information state cannot be told apart by it.
    middle = played(game, seed, until=len(end.history()) // 2)
    written = game.deserialize_state(middle.serialize())
    assert (str(written), written.history()) == (str(middle), middle.history())
    assert written.legal_actions() == middle.legal_actions()
    assert written.move_number() == middle.move_number()
    player = middle.current_player()
    rng = np.random.RandomState(seed)
    worlds = [middle.resample_from_infostate(player, rng.rand) for _ in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == middle.information_state_string(player)
        assert world.information_state_tensor(player) == middle.information_state_tensor(player)
        assert world.legal_actions() == middle.legal_actions()
        assert world.history() == middle.history()
    assert len({str(world) for world in worlds}) > 1
    assert middle.ours is not None
    told = json.loads(middle.information_state_string(player))
    assert told == {k: v for k, v in middle.ours.view(player).data().items() if k not in ONLY_FOR_UNDO}
    assert bytes(map(int, middle.information_state_tensor(player))) == game.observer.observation(
        middle.ours, player
    )


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_its_own_tests_pass(case: Case) -> None:
    check(case.game, 3)


@pytest.mark.slow
@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
def test_its_own_tests_pass_with_every_combination_of_options(case: Case) -> None:
    for seed in range(2):
        check(case.game, seed)


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("broomstick_card_game(players=3)", broomstick.load("card-game", players=3)),
        ("broomstick_witchs_brew(barred_roles=true)", broomstick.load("witchs-brew", barred_roles=True)),
        ("broomstick_broom_service(board=back,players=2)", broomstick.load("broom-service", 2, board="back")),
        (
            "broomstick_broom_service(storm_clouds=true,heavy_clouds=12)",
            broomstick.load("broom-service", storm_clouds=True, heavy_clouds=12),
        ),
    ],
)
def test_a_game_is_loaded_by_its_name_as_openspiels_own_are(text: str, game: Game) -> None:
    named = pyspiel.load_game(text)
    assert repr(named.ours) == repr(game)
    assert repr(pyspiel.load_game(str(OpenGame(game, 9))).ours) == repr(game)
    assert named.num_players() == game.players
    with pytest.raises(OptionError):
        pyspiel.load_game(text.replace(")", ",players=9)"))


def test_where_deals_are_few_chance_lists_them() -> None:
    game = OpenGame(SAMPLE[0].game, deals=4)
    assert game.new_initial_state().chance_outcomes() == [(deal, 0.25) for deal in range(4)]


@pytest.mark.parametrize("deals", [0, 4])
def test_games_and_states_can_be_pickled_and_copied(deals: int) -> None:
    game = OpenGame(SAMPLE[0].game, 5, deals)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.new_initial_state().drawn == OpenGame(SAMPLE[0].game, 5, deals).new_initial_state().drawn
    state = played(game, 2, until=9)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert (str(twin), twin.history(), str(twin.get_game())) == (str(state), state.history(), str(game))
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


def test_a_program_that_has_used_it_ends_well() -> None:
    """What OpenSpiel holds of ours it lets go after Python has ended."""
    program = "import broomstick.envs.openspiel, pyspiel; print(pyspiel.load_game('broomstick_card_game'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "broomstick_card_game(deals=0,players=4,rng_seed=0)\n"


def test_a_game_of_own_components_is_none_that_openspiel_could_make_by_name() -> None:
    own = broomstick.load("card-game", data={})
    with pytest.raises(pyspiel.SpielError, match="Unknown game"):
        pyspiel.load_game(str(OpenGame(own)))


def test_before_the_deal_there_is_only_chance() -> None:
    game = OpenGame(SAMPLE[0].game, 5)
    state = game.new_initial_state()
    ((deal, chance),) = state.chance_outcomes()
    assert state.is_chance_node()
    assert chance == 1
    assert state.information_state_string(1) == "seat 1 before the deal"
    assert not any(state.information_state_tensor(0))
    assert state.clone().chance_outcomes() == state.chance_outcomes()
    state.apply_action(deal)
    assert state.ours is not None
    assert state.ours == SAMPLE[0].game.start(deal)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]) in [
        SAMPLE[0].game.text(choice) for choice in state.ours.choices(state.ours.asked)
    ]


def test_its_search_over_information_sets_plays_our_card_game() -> None:
    game = OpenGame(SAMPLE[0].game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.0, max_simulations=8, random_state=np.random.RandomState(2)
    )
    state = played(game, 4, until=15)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
