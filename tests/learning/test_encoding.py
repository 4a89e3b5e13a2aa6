"""What a net is told in training is what a bot tells it of a view."""

import pytest

import broomstick
from broomstick.bots.learned.plan import TURNS_TOLD, Plan
from broomstick.envs import Batch

torch = pytest.importorskip("torch")

from broomstick.learning.encoding import Encoder  # noqa: E402
from broomstick.learning.rooms import SETUPS  # noqa: E402
from broomstick.learning.vocabulary import vocabulary  # noqa: E402

CASES = [(name, number) for name, setups in SETUPS.items() for number in range(len(setups))]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_batches_and_views_are_told_alike(name: str, number: int) -> None:
    """Through whole games in four slots, byte by byte; also where more turns have been than are told."""
    game = SETUPS[name][number].load(name)
    words = vocabulary([game])
    encoder = Encoder(game, words, torch.device("cpu"))
    plan = Plan(game)
    batch = Batch(game, 4, seed=3, turns=TURNS_TOLD)
    arrays = batch.new_buffers("observations", "masks", "seats")
    batch.reset()
    rng = broomstick.Chance(1)
    for step in range(340):
        if step % 13 == 0:
            rows = torch.frombuffer(arrays["observations"], dtype=torch.uint8).reshape(4, -1)
            found = encoder.inputs(rows)
            for slot in range(4):
                state = batch.state(slot)
                assert plan.tell(state.view(state.asked)) == found[slot].tolist()
        batch.step(batch.draw(rng))
