"""PettingZoo's own checkers on our environments."""

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from broomstick import Game, IllegalAction
from broomstick.envs.pettingzoo import AEC, Parallel
from contract.case import Case
from contract.cases import CASES, COMBINATIONS
from contract.play import rng_for

SAMPLE = [case for case in CASES if case.id in ("card-game-3", "broom-service-2-cards-short", "drill-3")]


def check(game: Game, cycles: int) -> None:
    with warnings.catch_warnings():
        # An observation is a dictionary with a mask, as PettingZoo itself says; its checker still warns of it.
        warnings.simplefilter("ignore", UserWarning)
        api_test(AEC(game), num_cycles=cycles)
        parallel_api_test(Parallel(game), num_cycles=cycles)
    seed_test(lambda: AEC(game), num_cycles=cycles)
    parallel_seed_test(lambda: Parallel(game), num_cycles=cycles)


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_its_checkers_are_content(case: Case) -> None:
    check(case.game, 60)


@pytest.mark.slow
@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
def test_its_checkers_are_content_with_every_combination_of_options(case: Case) -> None:
    check(case.game, 200)


def test_agents_see_what_their_seats_see_and_are_paid_at_the_end() -> None:
    game = SAMPLE[0].game
    env, rng = AEC(game, reward="margin"), rng_for("aec")
    env.reset(seed=5)
    state = game.start(5)
    while not state.over:
        assert env.agent_selection == f"seat_{state.asked}"
        seen, reward, ended, _, info = env.last()
        assert seen is not None
        assert (reward, ended, info) == (0, False, {"question": state.question(state.asked)})
        legal = [i for i, flag in enumerate(seen["action_mask"]) if flag]
        assert legal == sorted(game.actions.index(code) for code in state.choices(state.asked))
        index = legal[rng.below(len(legal))]
        state.play(state.asked, game.actions.at(index))
        env.step(index)
    scores = state.scores()
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert paid == {f"seat_{i}": one - max(scores[:i] + scores[i + 1 :]) for i, one in enumerate(scores)}


def test_what_is_not_legal_is_refused_in_turn_and_replaced_at_once() -> None:
    game = SAMPLE[0].game
    env = AEC(game)
    env.reset(seed=5)
    brave = game.actions.index(game.action("brave"))
    with pytest.raises(IllegalAction):
        env.step(brave)
    together = Parallel(game)
    together.reset(seed=5)
    _, _, _, _, infos = together.step(dict.fromkeys(together.agents, brave))
    assert all(info["replaced"] for info in infos.values())
    state = game.start(5)
    for seat in state.deciders:
        state.play(seat, state.default(seat))
    assert together.table() == state
