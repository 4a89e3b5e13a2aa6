"""The batch as its callers meet it; that it plays the same games as the engine is for the battery to say."""

from array import array
from typing import Any

import pytest

import broomstick
from broomstick import BroomstickError, Chance
from broomstick.envs import Batch, Observer, game_seed


def small(count: int = 4, **more: Any) -> Batch:
    return Batch(broomstick.load("card-game", players=3), count, 7, **more)


def play_to_ends(batch: Batch, steps: int) -> None:
    rng = Chance(5)
    for _ in range(steps):
        batch.step(batch.draw(rng))


def test_seeds_of_games_can_be_told_beforehand() -> None:
    assert game_seed(7, 3, 2) == "7/3/2"
    batch = small()
    batch.reset()
    assert batch.state(3).scores() == batch.game.start("7/3/0").scores()
    assert batch.state(3).position()["seed"] == "7/3/0"
    play_to_ends(batch, 60)
    assert {batch.state(slot).position()["seed"] for slot in range(4)} <= {
        f"7/{s}/{n}" for s in range(4) for n in (1, 2)
    }
    batch.reset("other")
    assert batch.state(1).position()["seed"] == "other/1/0"


@pytest.mark.parametrize("reward", ["share", "margin", "place"])
def test_rewards_are_zero_until_the_end_and_then_as_said(reward: str) -> None:
    batch = small(reward=reward)
    buffers = batch.new_buffers("rewards", "scores", "dones")
    batch.reset()
    rng = Chance(5)
    ended = 0
    for _ in range(120):
        batch.step(batch.draw(rng))
        rewards, scores = array("f", bytes(buffers["rewards"])), array("i", bytes(buffers["scores"]))
        for slot, done in enumerate(buffers["dones"]):
            got, points = list(rewards[3 * slot : 3 * slot + 3]), list(scores[3 * slot : 3 * slot + 3])
            if not done:
                assert got == [0, 0, 0] == points
                continue
            ended += 1
            best = max(points)
            if reward == "share":
                assert sum(got) == pytest.approx(1)
                assert all(points[seat] == best for seat in range(3) if got[seat])
            elif reward == "margin":
                assert got == [points[i] - max(points[:i] + points[i + 1 :]) for i in range(3)]
            else:
                assert max(got) == 1
                assert set(got) <= {0, 0.5, 1}
                assert [got[i] >= got[j] for i in range(3) for j in range(3) if points[i] > points[j]].count(
                    False
                ) == 0
    assert ended >= 4


def test_only_what_is_bound_is_written_and_memory_may_change_between_steps() -> None:
    batch = small()
    first = batch.new_buffers("observations", "masks")
    batch.reset()
    told = bytes(first["observations"])
    assert any(told)
    second = bytearray(len(told))
    batch.bind(observations=second, masks=None)
    masks = bytes(first["masks"])
    batch.step(batch.draw(Chance(1)))
    assert bytes(first["observations"]) == told
    assert bytes(first["masks"]) == masks
    assert any(second)


def test_actions_may_come_as_a_list_or_as_any_array_of_integers() -> None:
    one, other = small(), small()
    one.reset()
    other.reset()
    actions = one.draw(Chance(2))
    one.step(actions)
    other.step(array("q", actions))
    assert one.state(0) == other.state(0)


def test_what_is_refused_says_why_and_changes_nothing() -> None:
    batch = small()
    with pytest.raises(BroomstickError, match="begins with reset"):
        batch.step([0, 0, 0, 0])
    batch.reset()
    before = [batch.state(slot).digest() for slot in range(4)]
    legal = batch.draw(Chance(1))
    with pytest.raises(BroomstickError, match="needs 4 actions, not 1"):
        batch.step(legal[:1])
    with pytest.raises(BroomstickError, match=r"game 3, seat .: actions are 0 to 62; there is no 63"):
        batch.step([*legal[:3], 63])
    with pytest.raises(BroomstickError, match="game 2, seat 2: action 54, 'brave', is not legal now"):
        batch.step([*legal[:2], 54, legal[3]])
    assert [batch.state(slot).digest() for slot in range(4)] == before
    with pytest.raises(BroomstickError, match="there is no array 'rewrads'; there are observations, masks"):
        batch.bind(rewrads=bytearray(3))
    with pytest.raises(BroomstickError, match="seats: needs 4 times 1 bytes, which is 4, not 3"):
        batch.bind(seats=bytearray(3))
    with pytest.raises(BroomstickError, match="seats: cannot be written in one piece"):
        batch.bind(seats=bytes(4))
    with pytest.raises(BroomstickError, match="seats: needs something with the buffer protocol"):
        batch.bind(seats=[0, 0, 0, 0])
    with pytest.raises(BroomstickError, match="at least one game, not 0"):
        small(0)
    with pytest.raises(BroomstickError, match="reward: should be one of share, margin, place, not 'win'"):
        small(reward="win")
    with pytest.raises(BroomstickError, match="turns: should be 0 or more"):
        small(turns=-1)


def test_draws_are_equally_likely() -> None:
    batch = small(1)
    batch.reset()
    rng = Chance(9)
    draws = [batch.draw(rng)[0] for _ in range(2000)]
    mask = Observer(batch.game).mask(batch.state(0), batch.state(0).asked)
    legal = [index for index, flag in enumerate(mask) if flag]
    assert sorted(set(draws)) == legal
    expected = 2000 / len(legal)
    assert all(abs(draws.count(index) - expected) < 5 * expected**0.5 for index in legal)


def test_fewer_turns_make_a_shorter_observation_that_is_the_same_before() -> None:
    short, long = small(turns=2), small(turns=5)
    assert short.layout.names == long.layout.names[:0] + [
        n for n in long.layout.names if n in set(short.layout.names)
    ]
    assert long.layout.size - short.layout.size == 3 * (3 + 3)
    texts = []
    for batch in (short, long):
        buffers = batch.new_buffers("observations")
        batch.reset()
        play_to_ends(batch, 30)
        names = batch.layout.names
        told = bytes(buffers["observations"])[: len(names)]
        texts.append(dict(zip(names, told, strict=True)))
    assert texts[0] == {name: texts[1][name] for name in texts[0]}
