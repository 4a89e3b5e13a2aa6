"""Integers in all but name: whatever says which int it stands for is taken wherever a caller hands in an int."""

from collections.abc import Callable
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, Bot, Chance, Game, OptionError, State, View
from broomstick.games.card_game.view import CardView
from broomstick.heart.whole import whole
from broomstick.words import Cast, Speech
from drill.game import load_drill


class Like:
    """As numpy's numbers are: no int, but one by its index. Nothing else can be done with it."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __str__(self) -> str:
        return f"Like({self.value})"

    __repr__ = __str__


GAMES: dict[str, Callable[[], Game]] = {
    "card-game": lambda: broomstick.load("card-game", players=Like(3)),
    "witchs-brew": lambda: broomstick.load("witchs-brew", players=Like(3)),
    "broom-service": lambda: broomstick.load(
        "broom-service", players=Like(3), storm_clouds=True, heavy_clouds=Like(11)
    ),
    "drill": lambda: load_drill(3),
}
every_game = pytest.mark.parametrize("name", GAMES)


def middle(game: Game) -> State:
    """A game in the middle of a round."""
    state = game.start(seed=4)
    rng = Chance(4)
    while state.round < 2 or state.role < 0 or state.over:
        seat = state.deciders[0]
        state.play(seat, rng.pick(state.choices(seat)))
    return state


def test_what_a_number_stands_for() -> None:
    assert (whole(7), whole(Like(-3)), whole(2**70)) == (7, -3, 2**70)
    assert type(whole(Like(7))) is int
    for other in (1.0, "1", None):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            whole(other)  # type: ignore[arg-type]


@every_game
def test_games_begin_the_same(name: str) -> None:
    game = GAMES[name]()
    assert game.players == 3
    assert type(game.players) is int
    assert game.start(seed=Like(7), starter=Like(2)) == game.start(seed=7, starter=2)
    assert game.start(seed=Like(7)).record().text() == game.start(seed=7).record().text()
    with pytest.raises(OptionError, match="should be a seat from 0 to 2, not 3"):
        game.start(starter=Like(3))


def test_the_options_are_kept_as_ints() -> None:
    game = GAMES["broom-service"]()
    assert type(game.options["heavy_clouds"]) is int
    with pytest.raises(OptionError, match=r"not Like\(40\)"):
        broomstick.load("broom-service", storm_clouds=True, heavy_clouds=Like(40))
    with pytest.raises(OptionError, match=r"not Like\(9\)"):
        broomstick.load("card-game", players=Like(9))


@every_game
def test_a_game_plays_the_same(name: str) -> None:
    game = GAMES[name]()
    one, two = game.start(seed=5), game.start(seed=5)
    stepping = game.start(seed=5)
    rng = Chance(5)
    while not one.over:
        # In the order of seats, as step takes them.
        seat = one.asked
        choices = one.choices(seat)
        assert two.choices(Like(seat)) == choices
        action = rng.pick(choices)
        one.play(seat, action)
        two.play(Like(seat), Like(action))
        stepping.step(Like(action))
    assert one == two == stepping
    # Not a trace of what it was played with is kept.
    assert one.record().text() == two.record().text() == stepping.record().text()
    assert all(type(action) is int for action in two.record().actions)


ASKED: dict[str, Callable[[State, Any, Any, Any], object]] = {
    "refusal": lambda state, seat, action, _: state.refusal(seat, action),
    "default": lambda state, seat, _, __: state.default(seat),
    "view": lambda state, seat, _, __: state.view(seat).data(),
    "public view": lambda state, _, __, public: state.view(public).data(),
    "history": lambda state, seat, _, __: [entry.code for entry in state.history(seat)],
    "history as data": lambda state, seat, _, public: [
        state.history_data(seat),
        state.history_data(public),
    ],
    "story": lambda state, seat, _, __: state.story(seat),
    "question": lambda state, seat, _, __: [state.question(seat), state.view(seat).question(seat)],
    "points": lambda state, seat, _, __: state.points(seat),
    "undo": lambda state, seat, _, __: getattr(state.may_undo(seat), "code", None),
    "text": lambda state, _, action, __: state.game.text(action),
    "preview": lambda state, seat, action, _: state.game.preview(state.view(seat), action),
    "may hold": lambda state, seat, _, public: state.view(public).may_hold(seat),
    "must hold": lambda state, seat, _, public: state.view(public).must_hold(seat),
    "played": lambda state, seat, _, __: [state.played(seat), state.view(seat).played(seat)],
    "replay": lambda state, seat, _, __: state.record().replay(seat).position(),
}


@pytest.mark.parametrize("question", ASKED)
@every_game
def test_all_that_can_be_asked(name: str, question: str) -> None:
    state = middle(GAMES[name]())
    seat = state.asked
    action = state.choices(seat)[-1]
    expected = ASKED[question](state, seat, action, PUBLIC)
    assert ASKED[question](state, Like(seat), Like(action), Like(PUBLIC)) == expected


def test_all_that_a_view_of_the_card_game_can_be_asked() -> None:
    view = middle(GAMES["card-game"]()).view(0)
    assert isinstance(view, CardView)
    assert view.displayed(Like(1), Like(2)) == view.displayed(1, 2)
    assert view.known_in_stock(Like(1)) == view.known_in_stock(1)


@pytest.mark.parametrize("name", broomstick.GAMES)
def test_an_action_is_told_all_the_same(name: str) -> None:
    state = middle(GAMES[name]())
    action = state.choices(state.asked)[0]
    speech = Speech("en", state.game, Cast(["Ada", "Ben", "Cid"]))
    assert speech.sentence(Like(action)) == speech.sentence(action)


def test_so_do_the_helpers_for_masks() -> None:
    assert broomstick.mask_names(["a", "b", "c"], Like(5)) == ["a", "c"]
    assert broomstick.mask_seats(Like(6)) == [1, 2]


def test_chance_takes_them_too() -> None:
    assert Chance(Like(7)).words() == Chance(7).words()
    one, two = Chance(1), Chance(1)
    for n in (1, 6, 2**32, 2**40, 2**63):
        drawn = one.below(Like(n))
        assert drawn == two.below(n)
        assert type(drawn) is int


class Learner(Bot):
    """Answers with numbers from an array."""

    name = "learner"

    def choose(self, view: View, choices: list[int], rng: Chance) -> Any:
        return Like(rng.pick(choices))


class Lost(Bot):
    """Answers with no number at all."""

    name = "lost"

    def choose(self, view: View, choices: list[int], rng: Chance) -> Any:
        return "pass"


def test_a_bot_may_answer_with_them() -> None:
    game = GAMES["card-game"]()
    heard: list[object] = []
    final = broomstick.match(
        game,
        [Learner()] * 3,
        seed=Like(3),
        starter=Like(1),
        on_action=lambda state, seat, action: heard.append(type(action)),
    )
    assert final == broomstick.match(game, ["random"] * 3, seed=3, starter=1)
    assert set(heard) == {int}
    with pytest.raises(
        broomstick.BroomstickError, match="'lost' in seat 1 chose 'pass', which is not a legal"
    ):
        broomstick.match(game, ["random", Lost(), "random"], seed=1, starter=1)
