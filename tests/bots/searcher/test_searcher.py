"""The bot that looks ahead: legal everywhere, blind to what is hidden, the same for the same number of simulations."""

from time import perf_counter

import pytest

pytest.importorskip("numpy")

import broomstick
from broomstick import Game, OptionError, State
from broomstick.bots import make
from broomstick.bots.searcher import Searcher
from broomstick.bots.searcher.manner import Manner
from broomstick.bots.searcher.net import Net
from broomstick.bots.searcher.sight import Sight
from broomstick.heart.chance import Chance
from broomstick.learning.rooms import SETUPS, Setup, setup

OTHERS: dict[str, list[Setup]] = {
    "card-game": [],
    "witchs-brew": [],
    "broom-service": [
        setup(0, 3, expansion_cards=True),
        setup(0, 5, mountain_tiles=True, extra_tiles=True),
        setup(0, 2, storm_clouds=True, heavy_clouds=10),
    ],
}
"""Setups that nets were not trained in."""
CASES = [(name, each) for name, setups in SETUPS.items() for each in [*setups, *OTHERS[name]]]
FIRST = [(name, setups[0]) for name, setups in SETUPS.items()]
FEW = 8


def asked(game: Game, seed: str, every: int, most: int) -> list[State]:
    """States of a game of quick bots in which somebody has a choice."""
    found: list[State] = []
    state = game.start(seed, journal=False)
    rng = Chance(seed)
    quick = make("thrifty")
    step = 0
    while not state.over and len(found) < most:
        choices = state.choices(state.asked)
        if len(choices) > 1:
            step += 1
            if step % every == 0:
                found.append(state.copy())
        state.step(quick.choose(state.view(state.asked), choices, rng))
    return found


def thought(state: State, **manner: int | bool) -> Sight:
    bot = Searcher(Manner(**{"simulations": FEW, **manner}))  # type: ignore[arg-type]  # numbers and switches
    return bot.think(state.view(state.asked), state.choices(state.asked), Chance("thought"))


@pytest.mark.many
@pytest.mark.parametrize(("name", "each"), CASES)
def test_it_plays_every_setup_to_the_end(name: str, each: Setup) -> None:
    """A choice that is not legal stops the match."""
    game = each.load(name)
    bots = [f"searcher:{FEW}", *["random"] * (game.players - 1)]
    assert broomstick.match(game, bots, seed="whole").over


@pytest.mark.parametrize(("name", "each"), FIRST)
def test_what_a_row_tells_is_what_the_net_has_learned_from(name: str, each: Setup) -> None:
    """Rows are told quickly, and many are thought about at once: the same numbers come out as of one view."""
    game = each.load(name)
    net = Net(game, 1)
    bot = make("learned")
    for state in asked(game, "rows", 7, 8):
        view, choices = state.view(state.asked), state.choices(state.asked)
        row = net.teller.row_of(view)
        assert row == net.teller.row(state, state.asked)
        alone = bot.thinking(view).logits(view, choices)  # type: ignore[attr-defined]  # it is a learned one
        many = net.logits([row, row], [choices, choices])
        assert many[1].tolist() == pytest.approx(alone, abs=1e-3)
        assert many[0].tolist() == many[1].tolist()


@pytest.mark.many
@pytest.mark.parametrize(("name", "each"), CASES)
def test_what_is_hidden_changes_no_answer(name: str, each: Setup) -> None:
    """Other worlds behind the same view: the same answer, and the same number for each choice."""
    game = each.load(name)
    differed = 0
    for at, state in enumerate(asked(game, "hidden", 9, 4)):
        world = game.imagine(state.view(state.asked), Chance(at))
        differed += world.position() != state.position()
        assert thought(world).looks == thought(state).looks
        assert thought(world).action == thought(state).action
    assert differed


@pytest.mark.parametrize(("name", "each"), FIRST)
def test_the_same_chance_and_number_give_the_same_sight(name: str, each: Setup) -> None:
    for state in asked(each.load(name), "same", 11, 3):
        one, other = thought(state), thought(state)
        assert one._replace(seconds=0.0) == other._replace(seconds=0.0)
    one_game, other_game = (
        broomstick.match(each.load(name), ["searcher:3", "random", "thrifty", "random"], seed=4)
        for _ in range(2)
    )
    assert one_game == other_game


@pytest.mark.parametrize(("name", "each"), FIRST)
@pytest.mark.parametrize("left_out", ["belief", "value", "gate", "regret"])
def test_each_part_can_be_left_out(name: str, each: Setup, left_out: str) -> None:
    for state in asked(each.load(name), "without", 13, 3):
        assert thought(state, **{left_out: False}).action in state.choices(state.asked)


@pytest.mark.parametrize(("name", "each"), FIRST)
def test_it_thinks_for_as_many_simulations_as_it_is_given(name: str, each: Setup) -> None:
    for state in asked(each.load(name), "budget", 5, 4):
        sight = thought(state, simulations=100)
        # Where others answer in secret, some are spent on what they would do.
        assert sight.simulations >= sum(look.simulations for look in sight.looks)
        # What is left over is less than one more world would take.
        assert not sight.looks or 100 - 14 <= sight.simulations <= 100 + 14


def test_it_thinks_for_as_many_seconds_as_it_is_given() -> None:
    state = asked(FIRST[0][1].load("card-game"), "time", 7, 1)[0]
    bot = Searcher(Manner(seconds=0.4))
    view, choices = state.view(state.asked), state.choices(state.asked)
    bot.think(view, choices, Chance("warm"))
    began = perf_counter()
    sight = bot.think(view, choices, Chance("time"))
    assert sight.looks
    assert sight.seconds <= perf_counter() - began
    # It may be kept waiting, but does not end early.
    assert sight.seconds > 0.3


def test_it_tells_what_it_saw() -> None:
    game = FIRST[0][1].load("card-game")
    sight = next(sight for state in asked(game, "tells", 3, 20) if (sight := thought(state)).looks)
    assert sight.usual in [look.action for look in sight.looks]
    assert [look.value for look in sight.looks] == sorted((look.value for look in sight.looks), reverse=True)
    lines = sight.lines(game)
    assert game.actions.text(sight.action) in lines[0]
    assert len(lines) == 1 + len(sight.looks)


def test_without_a_choice_it_does_not_think() -> None:
    game = FIRST[0][1].load("card-game")
    state = asked(game, "alone", 3, 1)[0]
    choices = state.choices(state.asked)[:1]
    assert Searcher().choose(state.view(state.asked), choices, Chance(1)) == choices[0]


def test_it_is_named_by_text() -> None:
    assert make("searcher").name == "searcher"
    for text, manner in {
        "500": Manner(simulations=500),
        "simulations=500": Manner(simulations=500),
        "seconds=2": Manner(seconds=2.0),
        "seconds=0.5+without-gate": Manner(seconds=0.5, gate=False),
        "without-belief+without-regret": Manner(belief=False, regret=False),
    }.items():
        bot = make(f"searcher:{text}")
        assert isinstance(bot, Searcher)
        assert bot.manner == manner
    for wrong in (
        "0",
        "-3",
        "seconds=0",
        "seconds=nan",
        "seconds=1e9",
        "without-",
        "without-luck",
        "5+",
        "simulations",
    ):
        with pytest.raises(OptionError, match="is no manner of search"):
            make(f"searcher:{wrong}")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "each"), FIRST)
def test_it_is_stronger_than_what_it_searches_with(name: str, each: Setup) -> None:
    """In every seat of the same deals, among three of it."""
    game = each.load(name)
    deals = 24
    won = 0.0
    for number in range(4 * deals):
        bots = ["learned"] * 4
        bots[number % 4] = "searcher:300"
        places = broomstick.match(game, bots, seed=f"deal/{number // 4}").places()
        won += (places[number % 4] == 1) / places.count(1)
    assert won > 4 * deals / 4
