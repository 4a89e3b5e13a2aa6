"""What a state tells a pen is what the view of its seat tells, field by field, and what is hidden is told apart."""

from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC
from broomstick.envs.batch.layout import NamingPen, seen_layout
from broomstick.envs.batch.observer import Observer
from broomstick.heart.shapes import TURNS_ROOM
from contract.check_observations import check_complete
from contract.play import play_on, rng_for
from contract.slow_pen import SlowPen
from games.broom_service.staging import lay

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("card-game", 3, {}),
    ("witchs-brew", 4, {"barred_roles": True}),
    ("broom-service", 2, {"storm_clouds": True, "mountain_tiles": True}),
    (
        "broom-service",
        3,
        {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True},
    ),
]


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_state_tells_what_its_views_tell(name: str, players: int, options: dict[str, Any]) -> None:
    game = broomstick.load(name, players=players, **options)
    states = play_on(game.start(3), rng_for("told", name)).states
    for number, state in enumerate([*states[::17], states[-1]]):
        seat = number % players
        for viewer in (seat, PUBLIC):
            by_state, by_view = (SlowPen(game, seat, own=viewer != PUBLIC) for _ in range(2))
            state.write(by_state)
            state.view(viewer).write(by_view)
            assert by_state.told == by_view.told
    # Of a long game not all turns are told.
    for state in (states[20], [state for state in states if len(state.turns) <= TURNS_ROOM][-1]):
        assert check_complete(state.view(0)) > 100


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_view_calls_what_it_tells_as_its_state_does(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = broomstick.load(name, players=players, **options)
    for viewer in (0, PUBLIC):
        pen = NamingPen(game, TURNS_ROOM)
        pen.own = viewer != PUBLIC
        game.start(journal=False).view(viewer).write(pen)
        layout = seen_layout(game, public=viewer == PUBLIC)
        assert (pen.names, pen.most) == (layout.names, layout.most)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_hidden_things_are_told_of_each_world_alone(name: str, players: int, options: dict[str, Any]) -> None:
    game = broomstick.load(name, players=players, **options)
    state = game.start(3)
    worlds = set()
    for number in range(5):
        world = game.imagine(state.view(0), rng_for("world", number))
        pens = [SlowPen(game, 0), SlowPen(game, 0)]
        world.write_truth(pens[0])
        game.position(world.position()).write_truth(pens[1])
        assert pens[0].told == pens[1].told
        worlds.add(tuple(pens[0].told))
    assert len(worlds) > 1


@pytest.mark.parametrize(
    ("name", "told", "untold"),
    [
        ("witchs-brew", ["goods: seat 0, gold", "goods: seat 0, vials", "lying: gold"], "lying: vials"),
        ("card-game", ["tasks: seat 0, 1", "tasks: seat 3, 7"], "tasks: seat 0, 8"),
    ],
)
def test_learners_are_told_things_by_their_names(name: str, told: list[str], untold: str) -> None:
    names = seen_layout(broomstick.load(name)).names
    assert set(told) <= set(names)
    assert untold not in names


def test_learners_are_told_the_next_8_steps_and_the_last_64_turns() -> None:
    """Where nothing else is asked for."""
    names = seen_layout(broomstick.load("card-game")).names
    steps = [name for name in names if name.endswith("its place among the kinds")]
    turns = [name for name in names if name.startswith("turns: ") and name.endswith(", round")]
    assert (len(steps), len(turns)) == (8, 64)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_learners_are_told_a_number_for_each_name(name: str, players: int, options: dict[str, Any]) -> None:
    game = broomstick.load(name, players=players, **options)
    observer = Observer(game)
    for state in play_on(game.start(3), rng_for("told", name)).states[::40]:
        assert len(observer.observation(state, 0)) == len(observer.layout.names)


def test_learners_are_told_points_from_fifty_five_below_nothing_to_two_hundred() -> None:
    """In Broom Service, where they can be lost; who has fewer or more is told as many."""
    for points, told in ((-100, 0), (-55, 0), (-54, 1), (0, 55), (199, 254), (200, 255), (300, 255)):
        state = lay(3, points=[points, 0, 0])
        pen = SlowPen(state.game, 0)
        state.write(pen)
        assert pen.told[seen_layout(state.game).names.index("points: seat 0, from -55 on")] == told
