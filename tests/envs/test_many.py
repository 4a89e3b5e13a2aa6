"""Many cores play the same games as one batch."""

import pytest

import broomstick
from broomstick import BroomstickError
from broomstick.envs import Batch
from broomstick.envs.many import ManyCores


def test_parts_are_one_batch() -> None:
    game = broomstick.load("card-game", players=3)
    alone = Batch(game, 5, "x", reward="place")
    buffers = alone.new_buffers("observations", "masks", "seats", "rewards", "dones", "scores")
    alone.reset()
    with ManyCores(game, 5, "x", cores=2, arrays=list(buffers), reward="place") as many:
        many.reset()
        for _ in range(70):
            assert {name: bytes(view) for name, view in many.arrays.items()} == {
                name: bytes(buffer) for name, buffer in buffers.items()
            }
            many.draw()
            alone.step(many.actions)
            many.step()
        assert max(alone.numbers) >= 1
        many.draw()
        many.actions[4] = 100_000
        with pytest.raises(BroomstickError, match=r"^game 4, .*there is no 100000"):
            many.step()
        many.reset("y")
        alone.reset("y")
        assert bytes(many.arrays["observations"]) == bytes(buffers["observations"])
    with pytest.raises(BroomstickError, match="has been closed"):
        many.step()


def test_there_are_not_more_parts_than_games() -> None:
    with pytest.raises(BroomstickError, match="parts: should be 1 to 2, not 3"):
        ManyCores(broomstick.load("card-game", players=3), 2, cores=3)
