"""Imagining is fair: on small boxes it is compared with every world there is, counted by brute force."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from broomstick import PUBLIC, Chance, State
from broomstick.games.broom_service.box import lists
from broomstick.heart.plain import Plain
from contract.broom_service.adapter import broom_case
from contract.case import Case
from contract.check_worlds import check_special
from contract.every_world import followed
from contract.play import rng_for, some_choice
from games.broom_service.staging import lay, pick


def only(*events: str) -> Plain:
    return {event: int(event in events) for event in lists.EVENTS}


SECRETS: Plain = {
    "game": {"picks": 1, "rounds": 2},
    "bewitched": {"2": 0},
    "events": only("the-upper-hand", "the-works", "more-or-less"),
    "more-or-less": {"points": [1, 0]},
}
"""Two of three events, each with something secret; one pick, or one or two."""

DECK: Plain = {
    "game": {"picks": 1, "rounds": 2},
    "bewitched": {"2": 7},
    "events": only("flock-together", "brave-heart"),
}
"""Seven bewitched roles, so three are left in their deck; then the deck runs out and is shuffled."""


def starts(state: State, viewer: int) -> Iterator[tuple[Plain, int]]:
    """Every order of the bewitched deck, and every row of events that nobody has seen."""
    position = state.position()
    own = position["data"]["events"]
    unseen = [event for event in lists.EVENTS if own[event] and event not in position["events"]]
    for coming in permutations(unseen, len(position["coming_events"])):
        for deck in permutations(position["bewitched_deck"]):
            yield {**position, "coming_events": list(coming), "bewitched_deck": list(deck)}, 1


def special(state: State) -> str:
    """What makes a moment worth a comparison of its own."""
    position = state.position()
    top = position["agenda"][-1].split()[0] if position["agenda"] else "over"
    answered = sum(answer is not None for answer in position["answers"])
    return f"{position['round']} {top} {position['sealed']} {answered}"


def check(case: Case, viewer: int, seed: int, samples: int, rounds: int = 2) -> tuple[int, set[str]]:
    """A random game with all the worlds its viewer could be in."""
    moments = followed(case, viewer, seed, starts, rng_for("small broom", case.id, seed), rounds=rounds)
    return check_special(moments, special, samples, seed)


@pytest.mark.many
def test_every_world_is_imagined_as_often_as_it_should() -> None:
    met: set[str] = set()
    for seed in (1, 2, 5):
        varied, moments = check(broom_case("small secrets", 2, SECRETS), 0, seed, 150)
        assert varied > 3
        met |= moments
    for topic in ("picks", "fists", "works"):
        assert any(moment.split()[1:] == ["sealed", topic, "1"] for moment in met), topic
    assert any(moment.split()[1] == "follow" for moment in met)


@pytest.mark.many
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_the_bewitched_deck_is_imagined_as_often_as_it_should(viewer: int) -> None:
    """In the first round only: then the deck is shuffled, and chance would be part of a world."""
    varied, _ = check(broom_case("small deck", 2, DECK), viewer, 3, 300, rounds=1)
    assert varied > 3


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 16))
def test_every_world_in_many_games(seed: int) -> None:
    for viewer in (0, 1, PUBLIC):
        check(broom_case("small secrets", 2, SECRETS), viewer, seed, 1500)
        check(broom_case("small deck", 2, DECK), viewer, seed, 1500, rounds=1)


def test_a_deck_that_was_shuffled_again_is_all_but_what_was_turned() -> None:
    case = broom_case("small deck", 2, DECK)
    state = case.game.start(3)
    rng = Chance(1)
    while state.round == 1:
        state.play(state.asked, some_choice(state, state.asked, rng))
    turned = state.position()["bewitched"]
    left = set(state.game.roles) - set(turned[1])
    # The three left came first; of the seven others four were turned and three are the deck.
    assert len(state.position()["bewitched_deck"]) == 3
    for number in range(20):
        deck = state.game.imagine(state.view(0), Chance(number)).position()["bewitched_deck"]
        assert set(deck) == left


def test_picks_of_another_seat_are_imagined_evenly() -> None:
    """On the full box: a role not called yet is held with the odds of a random pick."""
    state = lay(3)
    pick(state, *["forest-witch prairie-witch hill-witch mountain-witch"] * 3)
    view = state.view(0)
    held = [0] * 10
    for number in range(600):
        world = state.game.imagine(view, Chance(number))
        for role in range(10):
            held[role] += world.hands[1] >> role & 1
    # 240 each of 600; four standard deviations of room.
    assert all(abs(count - 240) < 49 for count in held)
