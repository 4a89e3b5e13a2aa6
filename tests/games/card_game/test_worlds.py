"""Imagining worlds: the walk draws as fresh deals do, and views that cannot be are refused."""

import pytest

from broomstick import PUBLIC, Chance, PositionError, load
from broomstick.games.card_game.layout import bag_counts
from broomstick.games.card_game.view import CardView
from broomstick.games.card_game.worlds import World
from broomstick.heart.state import State


def mid_game(players: int, seed: int, moves: int) -> State:
    state = load("card-game", players=players).start(seed=seed, journal=False)
    rng = Chance(seed, name="moves")
    for _ in range(moves):
        state.step(rng.pick(state.choices(state.asked)))
    return state


def card_view(state: State, viewer: int) -> CardView:
    view = state.view(viewer)
    assert isinstance(view, CardView)
    return view


def mean_counts(worlds: list[World], kinds: int) -> dict[tuple[int, str, int], float]:
    """The mean number of each type in each bag, and how often each type is a hidden pick."""
    means: dict[tuple[int, str, int], float] = {}
    for world in worlds:
        for other in world.others:
            for draws, bag in enumerate(world.received[other.seat]):
                for kind, count in enumerate(bag_counts(bag, kinds)):
                    key = (other.seat, f"bag {draws}", kind)
                    means[key] = means.get(key, 0.0) + count / len(worlds)
            for kind in range(kinds):
                key = (other.seat, "hidden", kind)
                means[key] = means.get(key, 0.0) + (world.hidden[other.seat] >> kind & 1) / len(worlds)
    return means


def by_dealing(view: CardView, rng: Chance) -> World:
    world = World(view)
    while not world.deal(rng):
        pass
    return world


def by_walking(view: CardView, rng: Chance) -> World:
    world = World(view)
    assert world.walk(rng)
    return world


@pytest.mark.many
@pytest.mark.parametrize(("players", "seed", "moves"), [(3, 1, 40), (4, 5, 45)])
def test_walking_draws_worlds_as_often_as_dealing_does(players: int, seed: int, moves: int) -> None:
    view = card_view(mid_game(players, seed, moves), PUBLIC)
    dealt = mean_counts([by_dealing(view, Chance(1, name=str(i))) for i in range(400)], view.kinds)
    walked = mean_counts([by_walking(view, Chance(2, name=str(i))) for i in range(400)], view.kinds)
    furthest = max(abs(dealt[key] - walked[key]) for key in dealt)
    # Means of 400 draws differ by about 0.1 for the counts in a deal; a walk that favours anything is further off.
    assert furthest < 0.45
    assert sum(abs(dealt[key] - walked[key]) for key in dealt) / len(dealt) < 0.05


@pytest.mark.parametrize("players", [5, 6])
def test_a_late_view_of_a_large_table_is_imagined_by_walking(players: int) -> None:
    state = mid_game(players, 3, 75)
    for viewer in (0, PUBLIC):
        view = card_view(state, viewer)
        world = by_walking(view, Chance(9))
        for other in world.others:
            total = [0] * view.kinds
            for k, bag in enumerate(world.received[other.seat]):
                total = [a + b for a, b in zip(total, bag_counts(bag, view.kinds), strict=True)]
                assert other.allows(k, total)
            assert world.hidden[other.seat] & ~other.held_now(total) == 0
        assert state.game.imagine(view, Chance(9)).view(viewer) == view


def test_a_view_with_a_card_too_many_is_refused() -> None:
    state = mid_game(3, 1, 3)
    data = state.view(0).data()
    data["received"][0] = " ".join(["root"] * 12)
    with pytest.raises(PositionError, match="received"):
        state.game.imagine(state.game.read_view(data), Chance(1))


def test_a_view_with_a_wrong_pile_is_refused() -> None:
    state = mid_game(3, 1, 3)
    data = state.view(0).data()
    data["pile_size"] += 1
    with pytest.raises(PositionError, match="pile_size"):
        state.game.imagine(state.game.read_view(data), Chance(1))


def test_a_view_that_no_game_can_lead_to_is_refused() -> None:
    """Three seats cannot all have laid out more roots than there are."""
    game = load(
        "card-game",
        players=3,
        data={"witch": [{"name": "root", "copies": 3}, {"name": "water", "copies": 25}]},
    )
    state = game.start(seed=2)
    data = state.view(PUBLIC).data()
    data["round"] = 2
    data["pile_size"] -= 9
    data["turns"] = ["1 0 root cowardly cowardly cowardly"] * 3
    view = game.read_view(data)
    with pytest.raises(PositionError, match="no game could have led"):
        game.imagine(view, Chance(1))
