"""The pool: every style plays every game to its end, from its view alone, the same for the same chance."""

import pytest

import broomstick
from bots.watching import decisions
from broomstick import Bot, Chance, Game, OptionError, State, View
from broomstick.bots.specs import make_known
from broomstick.bots.styles import HELD_OUT, POOL, STYLES
from broomstick.games import manifests
from contract.broom_service.cases import CASES as BROOM_CASES
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.witchs_brew.cases import CASES as BREW_CASES
from drill.game import load_drill

ALL = [*POOL, *HELD_OUT]
GAMES = [
    broomstick.load("card-game", players=4),
    broomstick.load("witchs-brew", players=3),
    broomstick.load("broom-service", players=3, storm_clouds=True, mountain_tiles=True),
    broomstick.load("broom-service", players=2, board="back", expansion_cards=True, extra_tiles=True),
]


def test_there_are_eight_styles_to_train_against_and_four_that_nothing_is_trained_against() -> None:
    assert len(POOL) >= 8
    assert len(HELD_OUT) >= 4
    assert not set(POOL) & set(HELD_OUT)
    assert {spec.partition(":")[0] for spec in ALL} == {*STYLES, "random"}


@pytest.mark.parametrize("spec", ALL)
def test_a_style_goes_by_its_name(spec: str) -> None:
    assert make_known(spec).name == spec.partition(":")[0]


@pytest.mark.parametrize("case", [*CARD_CASES, *BREW_CASES, *BROOM_CASES], ids=str)
def test_every_style_plays_every_box_to_its_end(case: Case) -> None:
    """A choice that is not legal stops the match."""
    players = case.game.players
    for first in range(0, len(ALL), players):
        bots = [ALL[(first + seat) % len(ALL)] for seat in range(players)]
        assert broomstick.match(case.game, bots, seed=first).over


@pytest.mark.parametrize("spec", ALL)
def test_the_same_chance_gives_the_same_game(spec: str) -> None:
    bots = [spec] * 4
    assert broomstick.match(GAMES[0], bots, seed="same") == broomstick.match(GAMES[0], bots, seed="same")


class Asked(Bot):
    """Passes a question on, and asks again from another world that its seat cannot tell from this one."""

    name = "asked"

    def __init__(self, spec: str) -> None:
        self.bot = broomstick.bots.make(spec)
        self.again = broomstick.bots.make(spec)
        self.asked = 0
        self.others = 0
        self.truth: State | None = None

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        before = rng.copy()
        world = view.game.imagine(view, Chance(self.asked, "", "worlds"))
        twin = world.view(view.viewer)
        action = self.bot.choose(view, choices[:], rng)
        assert self.again.choose(twin, world.choices(view.viewer), before) == action
        self.asked += 1
        self.others += self.truth is not None and world.position() != self.truth.position()
        return action


@pytest.mark.parametrize("spec", ALL)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
def test_what_a_style_may_not_know_does_not_change_its_answer(game: Game, spec: str) -> None:
    """Asked in the true world and in one drawn from its view, which differs in what is hidden from it."""
    bot = Asked(spec)

    def look(state: State, seat: int, action: int) -> None:
        bot.truth = state

    bots: list[Bot | str] = [bot, *["thrifty@1"] * (game.players - 1)]
    broomstick.match(game, bots, seed="hidden", on_action=look)
    assert bot.others > bot.asked / 2 > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
def test_no_two_styles_play_alike(game: Game) -> None:
    """Asked what they would do wherever thrifty was asked in some games."""
    seen = decisions(View, game, 10 if game.name == "card-game" else 2, "thrifty")
    answers = {
        spec: tuple(make_known(spec).choose(view, choices[:], rng.copy()) for view, choices, rng, _ in seen)
        for spec in ALL
    }
    assert len(set(answers.values())) == len(ALL)


@pytest.mark.parametrize("spec", ["noisy:often", "noisy:1.5", "noisy:-1", "noisy:nan", "noisy:"])
def test_how_often_one_errs_is_a_number_from_0_to_1(spec: str) -> None:
    with pytest.raises(OptionError, match=r"a number from 0 to 1, such as noisy:0\.3"):
        broomstick.bots.make(spec)


def test_one_that_never_errs_plays_as_thrifty() -> None:
    game = GAMES[0]
    often = broomstick.match(game, ["noisy:0"] * 4, seed=3)
    assert often.scores() == broomstick.match(game, ["thrifty"] * 4, seed=3).scores()


@pytest.mark.parametrize("spec", ["bold:2", "clockwork:x", "thrifty@1:steady"])
def test_most_take_nothing_behind_a_colon(spec: str) -> None:
    with pytest.raises(OptionError, match="takes nothing behind a colon"):
        broomstick.bots.make(spec)


@pytest.mark.parametrize("spec", [spec for spec in ALL if spec != "random"])
def test_says_which_games_it_knows(spec: str) -> None:
    with pytest.raises(OptionError, match=r"does not know the game 'drill'; it plays card-game, witchs-brew"):
        broomstick.match(load_drill(3), [spec] * 3)


def test_every_game_is_meant() -> None:
    assert {game.name for game in GAMES} == set(manifests())
