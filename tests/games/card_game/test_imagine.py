"""Imagined games at rare moments: few types in a stock, open answers, first cards, the end."""

import pytest

from broomstick import PUBLIC, Chance, State
from games.card_game.staging import lay, pick, play_round, standard, stock
from games.scripts import play, time_out

FEW = ("16 water, sun",)
"""Seat 0 has two types."""


def imagined(state: State, viewer: int, times: int = 8) -> list[State]:
    """Games that a viewer could be in; each must look to the viewer as this one does, and be playable to its end."""
    view = state.view(viewer)
    found = []
    for number in range(times):
        world = state.game.imagine(view, Chance(number, name="imagine"))
        assert world.view(viewer) == view
        assert state.game.position(world.position()) == world
        found.append(world)
    after = found[0].copy()
    chance = Chance("after")
    while not after.over:
        after.play(after.asked, chance.pick(after.choices(after.asked)))
    return found


@pytest.mark.parametrize("players", [3, *(pytest.param(n, marks=pytest.mark.many) for n in (4, 5, 6))])
def test_at_every_moment_of_a_game(players: int) -> None:
    chance = Chance("moments")
    state = standard(players).start(seed=6)
    while not state.over:
        imagined(state, int(chance.below(players)), 1)
        seat = chance.pick(state.deciders)
        state.play(seat, chance.pick(state.choices(seat)))
    for viewer in (0, PUBLIC):
        worlds = imagined(state, viewer, 1)
        assert worlds[0].scores() == state.scores()
        assert worlds[0].over


def test_while_first_cards_are_taken() -> None:
    state = play(lay(4, witches="root, sun, water, fog"), "0 take sun")
    for world in imagined(state, 1):
        assert stock(world, 1) == stock(state, 1)
    assert len({str(stock(world, 2)) for world in imagined(state, 1)}) > 1


def test_who_has_every_card_of_a_type_imagines_the_others_without_it() -> None:
    state = lay(3, stocks=("10 root",), witches="3 berry")
    for world in imagined(state, 0, 3):
        assert "root" not in [*stock(world, 1), *stock(world, 2), *world.position()["pile"]]


@pytest.mark.many
def test_who_picked_two_is_imagined_with_two_types() -> None:
    state = pick(lay(3, stocks=FEW, witches="3 berry"), "sun water", "root fire sun", "root fire sun")
    for viewer in (1, PUBLIC):
        for world in imagined(state, viewer, 3):
            assert len(stock(world, 0)) == 2
    play(state, "0 lead sun cowardly\n1 cowardly\n2 cowardly")
    for world in imagined(state, 1, 3):
        # One type was sun; all the rest are of the other one.
        assert len(stock(world, 0).keys() - {"sun"}) == 1


def test_after_a_round_of_few_picks_they_are_remembered() -> None:
    state = lay(3, stocks=FEW, witches="3 berry")
    play_round(state, "sun water", "root fire sun", "root fire sun")
    for world in imagined(state, PUBLIC, 3):
        received = world.position()["received"][0][0].split()
        assert set(received) == {"sun", "water"}


def test_an_answer_given_is_imagined_as_one_that_could_be() -> None:
    state = play(lay(3, witches="3 berry"), "1 pick root sun water")
    answers = set()
    for world in imagined(state, 0, 20):
        answer = world.position()["answers"][1]
        assert answer is not None
        answers.add(answer)
        assert world.position()["answers"][2] is None
    assert len(answers) > 5


def test_an_answer_where_there_are_no_more_types_than_picks() -> None:
    data = {"game": {"picks": 6}}
    state = play(lay(3, witches="3 berry", data=data), "1 pick root meadow fire berry sun water")
    for world in imagined(state, 0, 3):
        held = stock(world, 1)
        assert world.position()["answers"][1] == " ".join(
            ["pick", *[n for n in state.game.roles if n in held]]
        )


def test_an_answer_from_a_stock_of_few_types() -> None:
    # Three types in play and two picks, so that stocks of one or two types are common.
    data = {
        "game": {"picks": 2, "open_tasks": 0, "rounds": 1},
        "deal": {"3": 2},
        "witch": [{"name": name, "players": 7} for name in ("meadow", "berry", "fire")],
        "task": [{"number": number, "players": 7} for number in range(1, 12)],
    }
    state = play(lay(3, witches="3 water", data=data, stocks=("sun, sun",)), "0 pick sun")
    few = 0
    for world in imagined(state, 1, 30):
        held = stock(world, 0)
        answer = world.position()["answers"][0].split()[1:]
        assert len(answer) == min(2, len(held))
        assert set(answer) <= set(held)
        few += len(held) == 1
    assert 0 < few < 30


def test_the_role_somebody_is_being_asked_about_is_in_their_hand() -> None:
    state = pick(lay(3, witches="3 berry"), *["root sun water"] * 3)
    play(state, "0 lead sun brave")
    for world in imagined(state, 2):
        assert "sun" in world.position()["hands"][1]
        assert len(world.position()["hands"][1]) == 3


def test_after_the_end_only_stocks_are_unknown() -> None:
    state = time_out(lay(4, witches="4 berry"), 4)
    for world in imagined(state, 2, 3):
        assert world.winners() == state.winners()
        assert sorted(world.position()["pile"]) == sorted(state.position()["pile"])
        assert stock(world, 2) == stock(state, 2)
