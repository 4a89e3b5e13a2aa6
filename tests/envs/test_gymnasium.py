"""Gymnasium's own checker on a seat among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from broomstick import BroomstickError, bots
from broomstick.envs import Observer
from broomstick.envs.gymnasium import SeatEnv
from contract.case import Case
from contract.cases import CASES, COMBINATIONS

SAMPLE = [case for case in CASES if case.id in ("card-game-4", "witchs-brew-3-three-sets", "drill-2")]


def seat_of(case: Case, seat: int = 0, bot: str = "random") -> SeatEnv:
    return SeatEnv(case.game, [bots.make(bot)] * (case.game.players - 1), seat=seat, render_mode="ansi")


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_its_checker_is_content(case: Case) -> None:
    check_env(seat_of(case, seat=1), skip_render_check=True)


@pytest.mark.slow
@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
def test_its_checker_is_content_with_every_combination_of_options(case: Case) -> None:
    for seat in range(case.game.players):
        check_env(seat_of(case, seat=seat), skip_render_check=True)


def test_a_game_by_masks_to_its_end_among_named_bots() -> None:
    case = SAMPLE[0]
    env = gymnasium.make(
        "broomstick/Seat-v0", game=case.game, others=[bots.make("thrifty")] * 3, seat=2, reward="margin"
    )
    whole = env.unwrapped
    assert isinstance(whole, SeatEnv)
    observer = Observer(case.game)
    rng = np.random.default_rng(3)
    seen, _ = env.reset(seed=11)
    ended = False
    decisions = 0
    while not ended:
        state = whole.table()
        assert bytes(seen["observation"]) == observer.observation(state, 2)
        assert (whole.action_masks() == seen["action_mask"]).all()
        legal = np.flatnonzero(seen["action_mask"])
        assert sorted(legal) == sorted(case.game.actions.index(code) for code in state.choices(2))
        seen, reward, ended, cut, info = env.step(rng.choice(legal))
        decisions += 1
        assert not cut
        assert not info["replaced"]
        assert ended or reward == 0
    assert decisions > 8
    scores = whole.table().scores()
    assert reward == scores[2] - max(scores[:2] + scores[3:])
    with pytest.raises(BroomstickError, match="the game is over"):
        env.step(0)


def test_what_is_not_legal_is_replaced_and_said() -> None:
    env = seat_of(SAMPLE[0])
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    before = env.table().copy()
    _, _, _, _, info = env.step(illegal)
    assert info["replaced"]
    before.play(0, before.default(0))
    assert env.table().moves >= before.moves


def test_seats_and_others_have_to_go_together() -> None:
    game = SAMPLE[0].game
    with pytest.raises(BroomstickError, match="others: card-game has 3 seats besides, not 1"):
        SeatEnv(game, [bots.make("random")])
    with pytest.raises(BroomstickError, match="seat: should be 0 to 3, not 4"):
        SeatEnv(game, [bots.make("random")] * 3, seat=4)
