"""OpenSpiel's own tests and an algorithm of its on our games."""

import json
import sys

import numpy as np
import pytest

from broomstick import Game
from contract.case import Case
from contract.cases import CASES, COMBINATIONS

if sys.platform == "win32":
    pytest.skip("OpenSpiel is not made for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from broomstick.envs.openspiel import ONLY_FOR_UNDO, OpenGame, OpenState

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
    # A state is made again from its history, in which the deal is.
    end = played(game, seed)
    again = game.new_initial_state()
    for action in end.history():
        again.apply_action(action)
    assert str(again) == str(end)
    assert sum(end.returns()) == pytest.approx(1)
    # Worlds of one information state cannot be told apart by it.
    middle = played(game, seed, until=len(end.history()) // 2)
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
