"""Training at a tiny scale: from nothing, and from what other bots did; what is shipped plays as what was trained."""

import json
from pathlib import Path

import numpy as np
import pytest

import broomstick
from broomstick.bots.learned.files import Weights, read
from broomstick.bots.learned.forward import Quick
from broomstick.bots.learned.plan import Plan
from broomstick.learning import demos

torch = pytest.importorskip("torch")

from broomstick.learning.asked import Asked  # noqa: E402
from broomstick.learning.learner import Manner  # noqa: E402
from broomstick.learning.nets import Player, Shape  # noqa: E402
from broomstick.learning.rooms import SETUPS  # noqa: E402
from broomstick.learning.shipping import MOST, ship  # noqa: E402
from broomstick.learning.training import Training  # noqa: E402
from broomstick.learning.vocabulary import Vocabulary, texts_of, vocabulary  # noqa: E402

SMALL = Shape(width=32, blocks=2, last=16, legal=8)


def asked(folder: Path, seconds: float, **more: object) -> Asked:
    usual: dict[str, object] = {
        "games": 60,
        "steps": 16,
        "shape": SMALL,
        "manner": Manner(rate=2e-3, batch=256),
        "say_every": 2.0,
        "save_every": 2.0,
        "command": "python -m broomstick.learning card-game",
    }
    return Asked("card-game", folder, seconds / 60, **(usual | more))  # type: ignore[arg-type]


def test_what_is_kept_is_gone_on_from(tmp_path: Path) -> None:
    first = Training(asked(tmp_path, 3))
    first.run()
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"card-game-{rest}" for rest in ("nets.pt", "rest.pt", "curve.json", "net.npz")}
    again = Training(asked(tmp_path, 6))
    assert again.resume(tmp_path)
    assert again.spent == first.spent
    assert again.decisions == first.decisions > 0
    mine, theirs = again.player.state_dict(), first.player.state_dict()
    assert all(torch.allclose(mine[key], theirs[key], atol=2e-3, rtol=1e-2) for key in mine)
    again.run()
    curve = json.loads((tmp_path / "card-game-curve.json").read_text())
    seconds = [point["seconds"] for point in curve]
    assert seconds == sorted(seconds)
    assert seconds[-1] >= 6
    told = read(tmp_path / "card-game-net.npz").told
    assert told["decisions"] == again.decisions
    assert told["command"] == "python -m broomstick.learning card-game"


def test_a_net_learns_to_decide_as_others_did(tmp_path: Path) -> None:
    rows = [demos.play(job) for job in demos.jobs("card-game", 40, ["thrifty@1", "random"], [0.8, 0.2])]
    file = tmp_path / "shown.npz"
    np.savez_compressed(file, **demos.packed(["thrifty@1", "random"], rows))
    training = Training(asked(tmp_path, 3, demos=[file], demo_rounds=12.0, demo_batch=128))
    said = list(training.imitate())
    assert training.styles == 1
    assert training.clone is not None
    # By chance about one in four would be right.
    assert said[-1]["right"] > 0.45


def exact(words: Vocabulary) -> Player:
    """A net whose weights are small whole numbers in scales, so that rounding changes nothing."""
    player = Player(words, SMALL)
    with torch.no_grad():
        player.scaled.spread.fill_(1.0)
        player.by_feature.zero_()
        for name, each in player.named_parameters():
            if each.dim() == 2 and name != "by_feature":
                whole = torch.randint(-MOST, MOST + 1, each.shape).float()
                # Rows have a scale each; of what is entered the columns have.
                whole[:, 0], whole[0, :] = MOST, MOST
                each.copy_(whole * 0.002)
            elif each.dim() == 1 and "gain" not in name:
                each.copy_(torch.randn(each.shape) * 0.1)
    return player


def test_the_forward_pass_of_the_bot_is_that_of_training(tmp_path: Path) -> None:
    torch.manual_seed(3)
    games = [each.load("card-game") for each in SETUPS["card-game"]]
    words = vocabulary(games)
    player = exact(words)
    ship(player, words, tmp_path / "net.npz", {"command": "none"})
    weights: Weights = read(tmp_path / "net.npz")
    quick = Quick(weights, np)
    game = games[0]
    plan = Plan(game)
    places = [words.inputs[name] for name in plan.names]
    texts = texts_of(game)
    state = game.start(5, journal=False)
    rng = broomstick.Chance(2)
    for _ in range(40):
        choices = state.choices(state.asked)
        told = plan.tell(state.view(state.asked))
        rows = [words.actions[texts[game.actions.index(choice)]] for choice in choices]
        inputs = torch.zeros(1, len(words.inputs), dtype=torch.uint8)
        inputs[0, places] = torch.tensor(told, dtype=torch.uint8)
        mask = torch.zeros(1, len(words.actions), dtype=torch.uint8)
        mask[0, rows] = 1
        with torch.no_grad():
            thought = player.think(inputs, mask)
            logits = player.logits(thought, mask)[0, rows].tolist()
            value, holds = player.value(thought)[0].item(), player.holds(thought)[0].tolist()
        found = quick.look([(place, value) for place, value in zip(places, told, strict=True) if value], rows)
        assert found.logits == pytest.approx(logits, abs=2e-3)
        assert found.value == pytest.approx(value, abs=2e-3)
        assert found.holds == pytest.approx(holds, abs=2e-3)
        state.step(rng.pick(choices))


@pytest.mark.slow
def test_a_minute_of_training_is_better_than_chance(tmp_path: Path) -> None:
    training = Training(asked(tmp_path, 60, shape=Shape(64, 1, 32, 8), games=200))
    training.run()
    games = [point["random"] for point in training.curve if "random" in point]
    later = games[len(games) // 3 :]
    played = sum(count for _, count in later)
    # In a quarter of all games chance wins; a net that has learned nothing is no better, give or take three per cent.
    assert played > 200
    assert sum(share * count for share, count in later) / played > 0.35
