"""The bot that plays by a net: legal everywhere, blind to what is hidden, the same with and without numpy."""

from importlib.resources import files

import pytest

import broomstick
from broomstick import Game, OptionError
from broomstick.bots import make
from broomstick.bots.learned import NETS, Learned, drawn
from broomstick.bots.learned.files import there, weights
from broomstick.bots.learned.forward import Plain, ready
from broomstick.bots.learned.player import Player
from broomstick.heart.chance import Chance
from broomstick.learning.rooms import SETUPS, Setup, setup
from broomstick.learning.vocabulary import vocabulary

LARGEST = 3_000_000
OTHERS: dict[str, list[Setup]] = {
    "card-game": [],
    "witchs-brew": [],
    "broom-service": [
        setup(0, 3, expansion_cards=True),
        setup(0, 5, mountain_tiles=True, extra_tiles=True),
        setup(0, 2, storm_clouds=True, heavy_clouds=10),
    ],
}
"""Setups that were in no training."""
CASES = [(name, each) for name, setups in SETUPS.items() for each in [*setups, *OTHERS[name]]]


def load(name: str, each: Setup) -> Game:
    return each.load(name)


@pytest.mark.parametrize("name", SETUPS)
def test_a_net_is_small_and_says_where_it_is_from(name: str) -> None:
    file = files("broomstick.bots.learned").joinpath("nets", f"{name}-1.npz")
    told = weights(name, 1).told
    assert len(file.read_bytes()) <= LARGEST
    assert told["game"] == name
    assert told["command"].startswith(f"python -m broomstick.learning {name} ")
    assert len(told["commit"]) == 40
    assert told["made"].startswith("20")


@pytest.mark.parametrize("name", SETUPS)
def test_what_a_net_is_told_is_what_it_has_learned_from(name: str) -> None:
    """Whoever names a field anew makes the nets blind there: then new ones are due."""
    words = vocabulary(each.load(name) for each in SETUPS[name])
    told = weights(name, 1).told
    assert told["inputs"] == list(words.inputs)
    assert told["actions"] == list(words.actions)


@pytest.mark.parametrize(("name", "each"), CASES)
def test_it_plays_every_setup_to_the_end(name: str, each: Setup) -> None:
    game = load(name, each)
    bots = ["learned", *["learned:0.5", "random"] * 3][: game.players]
    state = broomstick.match(game, bots, seed="whole")
    assert state.over


@pytest.mark.parametrize(("name", "each"), CASES)
def test_what_is_hidden_changes_no_answer(name: str, each: Setup) -> None:
    """Other worlds behind the same view: the same answer, and the same number for each choice."""
    game = load(name, each)
    bot = Learned()
    rng = Chance("worlds")
    state = game.start("hidden", journal=False)
    step = compared = 0
    while not state.over and compared < 12:
        seat = state.asked
        choices = state.choices(seat)
        view = state.view(seat)
        if step % 9 == 4 and len(choices) > 1:
            world = game.imagine(view, rng)
            assert world.position() != state.position()
            there = world.view(seat)
            assert bot.choose(there, choices, Chance(step)) == bot.choose(view, choices, Chance(step))
            player = bot.thinking(view)
            assert player.logits(there, choices) == player.logits(view, choices)
            compared += 1
        state.step(bot.choose(view, choices, rng))
        step += 1
    assert compared


@pytest.mark.parametrize("name", SETUPS)
def test_plain_python_says_the_same_as_numpy(name: str) -> None:
    pytest.importorskip("numpy")
    game = load(name, SETUPS[name][0])
    player = Player(game, 1)
    plain = Plain(weights(name, 1))
    assert type(ready(weights(name, 1))).__name__ == "Quick"
    state = game.start("both", journal=False)
    for step in range(60):
        choices = state.choices(state.asked)
        if step % 15 == 0:
            read = player.read(state.view(state.asked))
            rows = [player.rows[choice] for choice in choices]
            assert plain.logits(read, rows) == pytest.approx(player.net.logits(read, rows), abs=1e-4)
        state.step(choices[step % len(choices)])


@pytest.mark.parametrize("name", SETUPS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = load(name, SETUPS[name][0])
    one, other = (broomstick.match(game, ["learned"] * 4, seed=11) for _ in range(2))
    assert one.record().text() == other.record().text()


@pytest.mark.parametrize("name", SETUPS)
def test_it_beats_players_who_take_any_choice(name: str) -> None:
    game = load(name, SETUPS[name][0])
    won = 0.0
    for number in range(16):
        seat = number % 4
        bots = ["random"] * 4
        bots[seat] = "learned"
        places = broomstick.match(game, bots, seed=f"any/{number}").places()
        won += (places[seat] == 1) / places.count(1)
    assert won >= 11


def test_without_heat_the_likeliest_choice_is_taken() -> None:
    rng = Chance(1)
    assert {drawn([3, 4, 5], [0.0, 2.0, 1.0], 0.0, rng) for _ in range(20)} == {4}
    counts = [0, 0]
    for _ in range(4000):
        counts[drawn([0, 1], [0.0, 1.0986], 1.0, rng)] += 1
    assert 2800 < counts[1] < 3200


def test_it_is_named_by_text() -> None:
    for name in NETS:
        assert make(name).name == "learned"
    cold = make("learned:0")
    assert isinstance(cold, Learned)
    assert cold.heat == 0
    for wrong in ("learned:warm", "learned:-1", "learned:11"):
        with pytest.raises(OptionError, match="heat"):
            make(wrong)
    assert not there("card-game", 99)
