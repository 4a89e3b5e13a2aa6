"""The levels offered to people: five in every game, each from its view alone, and told where one cannot play."""

import pytest

import broomstick
from broomstick import Chance, Game, OptionError
from broomstick.bots import BOTS, levels, make_known
from broomstick.bots.levels import LEVELS, NETS, AtLevel
from broomstick.bots.specs import known_for, missing, playing, usual
from broomstick.games import manifests
from drill.game import load_drill

GAMES = [
    broomstick.load("card-game", players=4),
    broomstick.load("witchs-brew", players=3),
    broomstick.load("broom-service", players=3),
]
QUICK = [name for name in LEVELS if name != "farsighted"]
"""What the strongest may not know is asked of what it is made of, the searcher, with fewer simulations."""


def test_there_are_five_in_every_game() -> None:
    assert len(LEVELS) == 5
    for game in manifests():
        assert playing(game) == ["random", *LEVELS]
    assert list(BOTS) == playing("card-game")


def test_who_plays_where_nobody_is_named_is_one_of_them() -> None:
    for game in manifests():
        assert usual(game) == "thrifty"
        assert usual(game) in LEVELS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_plays_to_the_end_and_the_same_again(game: Game) -> None:
    for name in QUICK:
        bots = [name, *["random"] * (game.players - 1)]
        one, other = (broomstick.match(game, bots, seed="level") for _ in range(2))
        assert one.over
        assert one == other


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_hidden_changes_no_answer(game: Game, name: str) -> None:
    """Asked in the true world, and in others that its seat cannot tell from it."""
    bot = make_known(name)
    state = game.start("levels", journal=False)
    rng = Chance("levels")
    step = differed = 0
    while not state.over and step < 200:
        view, choices = state.view(state.asked), state.choices(state.asked)
        if step % 7 == 3 and len(choices) > 1:
            world = game.imagine(view, rng)
            differed += world.position() != state.position()
            again = bot.choose(world.view(state.asked), choices[:], Chance(step))
            assert again == bot.choose(view, choices[:], Chance(step))
        state.step(rng.pick(choices))
        step += 1
    assert differed > 3


def test_the_strongest_is_a_searcher_that_counts_and_is_quick_to_make() -> None:
    """So many simulations, not seconds: as strong on every machine, and the same answer again."""
    for make in LEVELS["farsighted"].games.values():
        bot = make()
        assert bot.name == "searcher"
        assert bot.manner.simulations > 0  # type: ignore[attr-defined]  # of a searcher


def test_what_is_not_installed_is_told_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing("card-game") == {}
    monkeypatch.setattr(levels, "find_spec", lambda package: None)
    for game in manifests():
        assert missing(game) == {"farsighted": "numpy"}
    with pytest.raises(OptionError, match="farsighted needs numpy, which is not installed here") as caught:
        known_for("card-game", "farsighted")
    assert caught.value.code == "bot-needs"
    assert known_for("card-game", "seasoned") == "seasoned"


def test_where_there_are_no_nets_that_is_told_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "there", lambda game, version: False)
    assert missing("broom-service") == {"seasoned": NETS, "farsighted": NETS}
    for name in ("seasoned", "farsighted"):
        with pytest.raises(OptionError, match=f"{name} needs nets"):
            make_known(name)


def test_a_game_without_levels_is_played_by_random_alone() -> None:
    assert playing("drill") == ["random"]
    game = load_drill(2)
    with pytest.raises(OptionError, match="does not know the game 'drill'"):
        broomstick.match(game, ["dreamy", "random"])
    assert isinstance(make_known("dreamy"), AtLevel)


def test_a_level_takes_nothing_behind_a_colon() -> None:
    with pytest.raises(OptionError, match="dreamy takes nothing behind a colon"):
        make_known("dreamy:7")
