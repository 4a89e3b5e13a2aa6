"""Imagining is fair: on small boxes it is compared with every world there is, counted by brute force."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from broomstick import PUBLIC, Chance, State
from broomstick.heart.plain import Plain
from contract.case import Case
from contract.check_worlds import check_special
from contract.every_world import followed
from contract.play import rng_for, some_choice
from contract.witchs_brew.adapter import brew_case
from games.scripts import options, play
from games.witchs_brew.staging import call, lay

FEW_BOOKS = [{"name": name, "copies": 0} for name in ("magus", "strix", "sanatio", "lupus", "serpens")]

ONE_PICK: Plain = {"game": {"picks": 1, "sets": 3}, "spell": FEW_BOOKS}
"""Three books, one role each: 132 to 144 pairs of hidden picks and six orders of the books."""

BEGGARS: Plain = {
    "game": {"picks": 1, "sets": 1},
    "start": {"ingredients": 5},
    "begging-monk": {"share": 2},
    "spell": [*FEW_BOOKS, {"name": "herba", "copies": 0}, {"name": "optio", "copies": 0}],
}
"""Losses of six or seven, chosen in two batches, when everybody is a begging monk."""


def starts(state: State, viewer: int) -> Iterator[tuple[Plain, int]]:
    """Every order of the books behind the top one."""
    position = state.position()
    for order in permutations(position["books"][1:]):
        yield {**position, "books": [position["books"][0], *order]}, 1


def special(state: State) -> str:
    """What makes a moment worth a comparison of its own."""
    position = state.position()
    top = position["agenda"][-1].split()[0] if position["agenda"] else "over"
    answered = sum(answer is not None for answer in position["answers"])
    return f"{position['round']} {top} {position['sealed']} {answered} {position['losses_sealed']}"


def check(case: Case, viewer: int, seed: int, samples: int, first: str = "") -> tuple[int, set[str]]:
    """A random game with all the worlds its viewer could be in; all may pick the same role at first."""

    def choose(state: State, seat: int, rng: Chance) -> int:
        """Everybody picks this role, and the winner uses it; all else stays as it was drawn."""
        action = some_choice(state, seat, rng)
        for text in (f"pick {first}", "collect"):
            if first and state.round == 1 and state.game.action(text) in state.choices(seat):
                return state.game.action(text)
        return action

    rng = rng_for("small brew", case.id, seed)
    return check_special(followed(case, viewer, seed, starts, rng, choose), special, samples, seed)


@pytest.mark.many
@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_every_world_is_imagined_as_often_as_it_should(viewer: int) -> None:
    case = brew_case("small brew", 3, ONE_PICK)
    varied, met = check(case, viewer, 3, 300)
    assert varied > 10
    assert {moment.split()[0] for moment in met} == {"1", "2", "3"}
    assert any(moment.split()[2:4] == ["picks", "2"] for moment in met)


@pytest.mark.parametrize("viewer", [0, *(pytest.param(seat, marks=pytest.mark.many) for seat in (1, PUBLIC))])
def test_losses_in_batches_are_imagined_as_often_as_they_should(viewer: int) -> None:
    case = brew_case("beggars", 3, BEGGARS)
    varied, met = check(case, viewer, 1, 400, "begging-monk")
    assert varied > 3
    assert any(moment.split()[1:3] == ["sealed", "losses"] and moment.endswith(" 1") for moment in met)


def test_who_is_done_after_an_earlier_batch_is_imagined_with_all_of_the_loss() -> None:
    """Seat 1 still chooses the last two of twelve; seat 2 owed six, and gave them in two batches."""
    state = lay(4, "6 red", "20 red, 20 green, 8 white", "4 red, 20 white", gone="4 ingredient-shelf")
    play(call(state, "begging-monk"), "0 collect")
    play(state, "1 lose red red red red green\n2 lose red red white white white")
    play(state, "1 lose green green green green white\n2 lose white")
    assert state.deciders == [1]
    found = Counter[int]()
    for number in range(200):
        world = state.game.imagine(state.view(0), Chance(number)).position()
        given = world["given"][2]
        assert sum(given.values()) == 6
        assert state.game.position(world).position() == world
        found[given["red"]] += 1
    assert sorted(found) == [0, 1, 2, 3, 4], "of four reds any number, and white for the rest"
    assert min(found.values()) > 20


def test_who_has_still_to_choose_is_imagined_with_any_beginning() -> None:
    """Seats 1 and 2 owe seven of red and white, and have sealed five: none to five of them red, all as likely."""
    state = lay(4, "6 red", "14 red, 14 white", "14 red, 14 white", gone="4 ingredient-shelf")
    play(call(state, "begging-monk"), "0 collect")
    play(state, "1 lose red red white white white\n2 lose red red red red white")
    for viewer in range(3):
        view = state.view(viewer)
        found = Counter[int]()
        for number in range(240):
            world = state.game.imagine(view, Chance(number))
            assert world.view(viewer) == view
            position = world.position()
            assert [sum(given.values()) for given in position["given"]] == [0, 5, 5, 0]
            found[position["given"][1 if viewer == 2 else 2]["red"]] += 1
        # 40 each; four standard deviations of room.
        assert all(abs(found[red] - 40) < 24 for red in range(6))


def test_a_hidden_answer_is_imagined_as_any_that_was_possible() -> None:
    """Seats 1 and 2 owe eight of sixteen: a batch has to leave three that may follow."""
    has = "10 red, 4 green, 2 white"
    state = lay(3, "6 red", has, has, data={"begging-monk": {"share": 2}})
    play(call(state, "begging-monk"), "0 collect")
    possible = options(state, 1)
    play(state, f"1 {possible[1]}")
    worlds = [state.game.imagine(state.view(0), Chance(number)).position() for number in range(100)]
    found = Counter(world["answers"][1] for world in worlds)
    assert sorted(found) == sorted(possible)
    # 25 each; four standard deviations of room.
    assert all(abs(count - 25) < 18 for count in found.values())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 14))
def test_every_world_in_many_games(seed: int) -> None:
    for viewer in (0, 1, 2, PUBLIC):
        check(brew_case("small brew", 3, ONE_PICK), viewer, seed, 1500)
        check(brew_case("beggars", 3, BEGGARS), viewer, seed, 1500, "begging-monk")


def test_picks_of_another_seat_are_imagined_evenly() -> None:
    """On the full box: a role not called yet is held with the odds of a random pick."""
    state = lay(3)
    for seat in range(3):
        state.play(seat, "pick wolf-keeper snake-hunter herb-collector alchemist fortune-teller")
    view = state.view(0)
    held = [0] * 12
    for number in range(600):
        world = state.game.imagine(view, Chance(number))
        for role in range(12):
            held[role] += world.hands[1] >> role & 1
    # 250 each of 600; four standard deviations of room.
    assert all(abs(count - 250) < 49 for count in held)
