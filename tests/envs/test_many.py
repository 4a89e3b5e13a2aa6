"""Many cores play the same games as one batch."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import broomstick
from broomstick import BroomstickError
from broomstick.envs import Batch
from broomstick.envs.batch.batch import BLOCK
from broomstick.envs.many import ManyCores
from broomstick.heart.chance import Chance


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


@pytest.mark.parametrize(("kind", "steps"), [("card-game", 60), ("witchs-brew", 12)])
def test_a_batch_of_several_blocks_is_its_parts(kind: str, steps: int) -> None:
    game = broomstick.load(kind, players=3)
    count, cut = 2 * BLOCK + 45, BLOCK - 28
    whole, *parts = Batch(game, count, 5), Batch(game, cut, 5), Batch(game, count - cut, 5, first=cut)
    arrays = [batch.new_buffers(*batch.arrays()) for batch in (whole, *parts)]
    rng = Chance(3)
    for batch in (whole, *parts):
        batch.reset()
    for _ in range(steps):
        assert {name: bytes(told) for name, told in arrays[0].items()} == {
            name: b"".join(bytes(one[name]) for one in arrays[1:]) for name in arrays[0]
        }
        actions = whole.draw(rng)
        whole.step(actions)
        parts[0].step(actions[:cut])
        parts[1].step(actions[cut:])


def test_nothing_is_played_where_an_action_of_a_later_block_is_not_legal() -> None:
    batch = Batch(broomstick.load("witchs-brew", players=3), 2 * BLOCK, 5)
    batch.reset()
    before = [batch.state(slot).digest() for slot in range(batch.count)]
    actions = batch.draw(Chance(3))
    with pytest.raises(
        BroomstickError, match=f"game {2 * BLOCK - 1}, seat .: .* there is no {batch.actions}"
    ):
        batch.step([*actions[:-1], batch.actions])
    assert [batch.state(slot).digest() for slot in range(batch.count)] == before


def test_there_are_not_more_parts_than_games() -> None:
    with pytest.raises(BroomstickError, match="parts: should be 1 to 2, not 3"):
        ManyCores(broomstick.load("card-game", players=3), 2, cores=3)


def test_the_next_actions_may_be_drawn_in_the_same_go() -> None:
    game = broomstick.load("card-game", players=3)
    with ManyCores(game, 4, 7, cores=2) as one, ManyCores(game, 4, 7, cores=2) as other:
        for many in (one, other):
            many.reset()
            many.draw()
        for _ in range(20):
            one.step(draw=True)
            other.step()
            other.draw()
            assert one.actions.tolist() == other.actions.tolist()
            assert bytes(one.arrays["observations"]) == bytes(other.arrays["observations"])


@pytest.mark.elsewhere
def test_nothing_is_said_where_arrays_are_still_looked_at_when_it_is_closed(tmp_path: Path) -> None:
    program = """
import numpy as np, broomstick
from broomstick.envs.many import ManyCores
if __name__ == "__main__":
    with ManyCores(broomstick.load("card-game", players=3), 4, 7, cores=2) as many:
        many.reset()
        held = np.frombuffer(many.arrays["observations"], np.uint8)
        many.draw()
        many.step()
        before = held.sum()
    assert held.sum() == before > 0
    print("done")
"""
    file = tmp_path / "program.py"
    file.write_text(program)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, env=environment, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")
