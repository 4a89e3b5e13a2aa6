"""Bots by their text, and matches between them."""

import pytest

import broomstick
from broomstick import Bot, BroomstickError, Chance, OptionError, State, View


def test_every_listed_bot_can_be_made_and_has_its_name() -> None:
    bots = ["random", "dreamy", "grasping", "thrifty", "seasoned", "farsighted"]
    assert list(broomstick.bots.BOTS) == bots
    assert [broomstick.bots.make(name).name for name in bots] == bots


@pytest.mark.parametrize("spec", ["", "clever", "Random", "thrifty ", "x" * 500])
def test_an_unknown_bot_is_refused_with_those_that_exist(spec: str) -> None:
    with pytest.raises(OptionError, match="there are random, dreamy, grasping, thrifty") as caught:
        broomstick.bots.make(spec)
    assert len(str(caught.value)) < 320


def test_an_argument_that_a_bot_does_not_take_is_refused() -> None:
    with pytest.raises(OptionError, match="thrifty takes nothing behind a colon"):
        broomstick.bots.make("thrifty:500")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_match_plays_to_the_end_and_can_be_replayed(players: int) -> None:
    game = broomstick.load("card-game", players=players)
    state = broomstick.match(
        game, ["thrifty", "random"] * (players // 2) + ["random"] * (players % 2), seed=5
    )
    assert state.over
    assert broomstick.read_record(state.record().text()).replay() == state


def test_the_same_arguments_give_the_same_match() -> None:
    game = broomstick.load("card-game")
    line_up = ["thrifty", "random", "random", "thrifty"]
    first = broomstick.match(game, line_up, seed="x", salt="y", starter=2)
    assert first == broomstick.match(game, line_up, seed="x", salt="y", starter=2)
    assert first.starter == 2
    assert first != broomstick.match(game, line_up, seed="x", salt="z", starter=2)


class First(Bot):
    """Takes the first choice, whatever number it draws."""

    name = "first"

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        for _ in range(self.draws):
            rng.below(1000)
        return choices[0]


def test_each_seat_has_its_own_chance_apart_from_the_game() -> None:
    """How many numbers one bot draws changes neither the deal nor what the others draw."""
    game = broomstick.load("card-game")
    ends = [
        broomstick.match(game, [First(draws), "random", "random", "random"], seed=3) for draws in (0, 1, 7)
    ]
    assert ends[0] == ends[1] == ends[2]


def test_two_random_bots_do_not_draw_the_same_numbers() -> None:
    """With 7 types each, equal picks by all four in every round would mean one stream."""
    record = broomstick.match(broomstick.load("card-game"), ["random"] * 4, seed=1).record()
    picks = [line.split(" ", 1)[1] for line in record.text().splitlines() if " pick " in line]
    assert len(set(picks)) > 4


def test_on_action_hears_every_action_in_the_order_of_the_record() -> None:
    game = broomstick.load("card-game", players=3)
    heard: list[str] = []
    moves: list[int] = []

    def listen(state: State, seat: int, action: int) -> None:
        heard.append(f"{seat} {game.text(action)}")
        moves.append(state.moves)

    state = broomstick.match(game, ["random"] * 3, seed=2, on_action=listen)
    lines = state.record().text().splitlines()
    assert heard == lines[lines.index("actions") + 1 :]
    assert moves == list(range(1, len(heard) + 1))


@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_match_needs_one_bot_for_each_player(count: int) -> None:
    with pytest.raises(OptionError, match=f"4 players, but there are {count} bots"):
        broomstick.match(broomstick.load("card-game"), ["random"] * count)


class Cheat(Bot):
    """Adds a choice of its own to the list and takes it."""

    name = "cheat"

    def choose(self, view: View, choices: list[int], rng: Chance) -> int:
        choices.append(12345)
        return 12345


def test_a_bot_that_chooses_what_is_not_legal_is_named() -> None:
    with pytest.raises(BroomstickError, match="'cheat' in seat 1 chose 12345, which is not a legal action"):
        broomstick.match(broomstick.load("card-game"), ["random", Cheat(), "random", "random"], seed=1)


def test_a_bot_gets_a_view_of_its_own_seat_and_its_legal_choices() -> None:
    game = broomstick.load("card-game")
    seen: list[int] = []

    class Watcher(Bot):
        name = "watcher"

        def choose(self, view: View, choices: list[int], rng: Chance) -> int:
            assert not hasattr(view, "hands")
            assert view.viewer in view.deciders
            assert choices
            seen.append(view.viewer)
            return rng.pick(choices)

    broomstick.match(game, ["random", "random", Watcher(), "random"], seed=8)
    assert set(seen) == {2}
