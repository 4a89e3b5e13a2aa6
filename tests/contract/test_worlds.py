"""Imagining is fair: compared with every world there is, counted by brute force on small decks."""

import json

import pytest

import broomstick
from broomstick import PUBLIC
from contract.card_game.cases import CASES as CARD_CASES
from contract.case import Case
from contract.check_worlds import Sampler, check_alike, check_fair
from contract.every_world import Worlds, orders, worlds_at_start
from contract.play import play_on, rng_for
from contract.samplers import WalkingOn, fresh_deals, imagine, walk
from contract.small_games import SMALL_CARDS, SMALL_DRILLS, Small, moments, special_moments

SEEDS = {"card-game": [4], "drill": [7]}
"""Few games, but between them every feature below."""

FEATURES = {
    "card-game": {
        "some have answered: picks",
        "somebody is asked to follow",
        "a card lies cancelled",
        "a cancelled card has gone back",
        "somebody had fewer types than picks",
        "over",
        "round 2",
        "round 3",
    },
    "drill": {
        "some have answered: picks",
        "some have answered: losses",
        "some have answered: fist",
        "somebody is asked to follow",
        "a curse card was looked at",
        "a curse card was put under the deck",
        "over",
        "round 2",
    },
}


def check_special_moments(small: Small, viewer: int, seed: int, sampler: Sampler, samples: int) -> int:
    """Returns how many hidden places had more than one possible value, over all moments."""
    varied = 0
    for moment in special_moments(small, viewer, seed):
        rng = rng_for("fair", small, viewer, seed, moment.state.moves)
        varied += check_fair(moment.worlds, moment.state.view(viewer), sampler, rng, samples)
    return varied


@pytest.mark.parametrize("viewer", [0, PUBLIC])
@pytest.mark.parametrize("small", SMALL_CARDS, ids=str)
def test_every_card_world_is_imagined_as_often_as_it_should(small: Small, viewer: int) -> None:
    for seed in SEEDS["card-game"]:
        assert check_special_moments(small, viewer, seed, imagine, 300) > 10


@pytest.mark.parametrize("viewer", [0, PUBLIC])
@pytest.mark.parametrize("small", SMALL_DRILLS, ids=str)
def test_every_drill_world_is_imagined_as_often_as_it_should(small: Small, viewer: int) -> None:
    for seed in SEEDS["drill"]:
        assert check_special_moments(small, viewer, seed, imagine, 300) > 10


@pytest.mark.parametrize(("small", "viewer"), [(SMALL_CARDS[1], 0), (SMALL_CARDS[2], PUBLIC)], ids=str)
def test_walking_alone_reaches_every_card_world_as_often_as_it_should(small: Small, viewer: int) -> None:
    assert check_special_moments(small, viewer, 1, walk, 150) > 10


@pytest.mark.parametrize(("small", "viewer"), [(SMALL_CARDS[1], 0), (SMALL_CARDS[2], PUBLIC)], ids=str)
def test_walking_on_from_world_to_world_reaches_every_one_as_often_as_it_should(
    small: Small, viewer: int
) -> None:
    assert check_special_moments(small, viewer, 1, WalkingOn(), 150) > 10


def test_a_drawer_that_is_kept_walks_on_where_dealing_afresh_hardly_ever_fits() -> None:
    """Six players, the last round: each world shows the view, no two are alike, and the first is ``imagine``'s."""
    game = broomstick.load("card-game", players=6)
    states = play_on(game.start(3), rng_for("kept", 6)).states
    view = next(state for state in states if state.round == 4 and state.role >= 0).view(0)
    drawer, rng = game.drawer(view), rng_for("kept", 0)
    first = game.imagine(view, rng.copy())
    worlds = [drawer.draw(rng).position() for _ in range(20)]
    assert worlds[0] == first.position()
    assert all(game.position(world).view(0) == view for world in worlds)
    assert len({json.dumps(world["received"]) for world in worlds}) == len(worlds)


@pytest.mark.parametrize(
    ("game", "smalls"), [("card-game", SMALL_CARDS), ("drill", SMALL_DRILLS)], ids=["cards", "drill"]
)
def test_the_games_counted_meet_all_that_matters(game: str, smalls: list[Small]) -> None:
    met: set[str] = set()
    for small in smalls:
        for seed in SEEDS[game]:
            for moment in moments(small, 0, seed):
                met |= moment.features
    assert met >= FEATURES[game]


@pytest.mark.parametrize("small", SMALL_CARDS, ids=str)
def test_the_count_at_the_start_is_the_number_of_deck_orders(small: Small) -> None:
    """The brute force itself: for a spectator, all cards but the open ones in every order."""
    state = small.case.game.start(2)
    unseen = small.case.components(state)
    position = state.position()
    unseen.subtract(position["open_witches"])
    worlds: Worlds = worlds_at_start(small.case, state, PUBLIC, small.starts)
    assert sum(worlds.weights().values()) == orders(dict(unseen))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("case", CARD_CASES[:2], ids=str)
def test_the_walk_and_fresh_deals_agree_on_full_decks(case: Case, seed: int) -> None:
    """Too many worlds to count, but the two ways of drawing can be compared while dealing is not too rare."""
    states = play_on(case.game.start(seed), rng_for("agree", case.id, seed)).states
    for at in (0.3, 0.45, 0.6):
        state = states[int(at * len(states))]
        for viewer in (0, PUBLIC):
            rng = rng_for("agree", case.id, seed, at, viewer)
            for walked in (walk, WalkingOn()):
                assert check_alike(case, state.view(viewer), (fresh_deals, walked), rng, 400) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 14))
@pytest.mark.parametrize("small", [*SMALL_CARDS, *SMALL_DRILLS], ids=str)
def test_every_world_in_many_games(small: Small, seed: int) -> None:
    for viewer in small.case.viewers:
        check_special_moments(small, viewer, seed, imagine, 1500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 22))
@pytest.mark.parametrize("small", SMALL_CARDS, ids=str)
def test_walking_alone_in_many_games(small: Small, seed: int) -> None:
    for viewer in (0, PUBLIC):
        check_special_moments(small, viewer, seed, walk, 700)
        check_special_moments(small, viewer, seed, WalkingOn(), 700)
