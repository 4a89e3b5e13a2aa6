"""The common heart: what is played when time runs out, and places; in the order of its rules page."""

import pytest
from hypothesis import given

import broomstick
from broomstick import BroomstickError, Game, IllegalAction, State
from broomstick.heart.codes import actions
from drill.game import load_drill
from games.scripts import play
from heart.scripts import QUICK, any_game, choices, picked, seeds, table, walk


def default(state: State, seat: int) -> str:
    return state.game.text(state.default(seat))


@pytest.mark.rule("heart-default-picks")
def test_in_the_first_round_the_seed_picks() -> None:
    drawn = [default(table(2, seed=f"{seed}"), 0) for seed in range(99)]
    # Two of six roles: every one of the 15 picks comes up.
    assert len(set(drawn)) == 15
    assert drawn == [default(table(2, seed=f"{seed}"), 0) for seed in range(99)]
    assert drawn != [default(table(2, seed=f"{seed}"), 1) for seed in range(99)]


@pytest.mark.rule("heart-default-picks")
def test_with_the_salt() -> None:
    state = table(2)
    data = state.position()
    drawn = {default(state.game.position({**data, "salt": f"{salt}"}), 0) for salt in range(99)}
    assert len(drawn) == 15


@pytest.mark.rule("heart-default-picks")
def test_the_same_roles_as_in_the_round_before() -> None:
    state = second_round("merchant thief", "thief runner")
    assert (default(state, 0), default(state, 1)) == ("pick thief merchant", "pick thief runner")


@pytest.mark.rule("heart-default-picks")
def test_a_role_that_is_forbidden_now_is_left_out_and_filled_from_the_seed() -> None:
    found = {default(second_round("thief merchant", "thief runner", "curfew", f"{n}"), 1) for n in range(40)}
    # The thief stays; anything but the runner may take the gap.
    assert found == {"pick seer thief", "pick gatherer thief", "pick thief merchant", "pick thief herald"}


@pytest.mark.rule("heart-default-picks")
def test_where_the_number_is_free_it_stays_as_it_was() -> None:
    state = second_round("thief merchant", "thief runner", "crowd")
    assert default(state, 0) == "pick thief merchant"
    # Also where one of them could not be picked again.
    runner = 1 << state.game.roles.index("runner")
    others = [choice for choice in state.choices(1) if not actions.pick_roles(choice) & runner]
    words = state.game.text(state.default_picks(1, others)).split()
    assert (len(words), "thief" in words) == (3, True)


@pytest.mark.rule("heart-default-picks")
def test_types_no_longer_in_the_stock_are_replaced() -> None:
    state = broomstick.load("card-game", players=3).start(seed=2)
    while state.round < 4:
        for seat in state.deciders:
            state.play(seat, state.default(seat))
    for seat in range(3):
        own = state.view(seat).data()
        last = {
            turn.split()[2] for turn in own["turns"] if turn[0] == "3" and turn.split()[3 + seat] != "next"
        }
        still = {kind for kind in last if own["stock"][kind]}
        assert still <= set(default(state, seat).split()[1:])


def second_round(first: str, second: str, event: str = "calm", seed: str = "s") -> State:
    """The picks of the second round, after these picks in the first."""
    start = table(2, "market", seed=seed)
    data = start.position()
    data["coming_events"] = [*(other for other in data["coming_events"] if other != event), event]
    state = start.game.position(data)
    play(state, f"0 pick {first}\n1 pick {second}")
    while state.round == 1:
        state.play(state.asked, state.default(state.asked))
    return state


@pytest.mark.rule("heart-default-play")
def test_leading_the_first_role_held_cowardly() -> None:
    assert default(picked("herald thief", "seer thief"), 0) == "lead thief cowardly"
    assert default(picked("herald thief", "seer thief", event="valour"), 0) == "lead thief brave"


@pytest.mark.rule("heart-default-play")
def test_following_cowardly() -> None:
    state = play(picked("herald thief", "seer thief", event="valour"), "0 lead thief brave")
    assert default(state, 1) == "cowardly"


@pytest.mark.rule("heart-default-other")
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("0 lead gatherer cowardly", "decline"),  # an action of the game's own
        ("0 lead merchant brave", "decline"),  # one of several
    ],
)
def test_any_other_question_is_declined(script: str, expected: str) -> None:
    assert default(play(picked("gatherer merchant", "thief seer"), script), 0) == expected


@pytest.mark.rule("heart-default-other")
def test_what_cannot_be_declined_is_the_first_entry() -> None:
    robbed = play(picked("thief seer", "runner seer"), "0 lead thief brave\n0 act")
    assert default(robbed, 1) == choices(robbed, 1)[0] == "lose blue"
    stormed = picked("runner seer", "thief seer", seats={0: {"field": "stall"}})
    play(stormed, "0 lead runner brave\n0 move 2")
    assert default(stormed, 0) == choices(stormed, 0)[0] == "sell red"


@pytest.mark.rule("heart-default-other")
@given(game=any_game(), seed=seeds)
@QUICK
def test_the_default_is_always_legal_and_always_the_same(game: Game, seed: int) -> None:
    for number, state in enumerate(walk(game, seed)):
        if number % 4:
            continue
        for seat in state.deciders:
            assert state.default(seat) in state.choices(seat)
            assert state.copy().default(seat) == state.default(seat)
            assert state.copy().choices(seat) == state.choices(seat)


def test_there_is_no_default_for_a_seat_that_owes_nothing() -> None:
    state = picked("thief seer", "runner seer")
    with pytest.raises(IllegalAction, match="it is not for seat 1 to decide now; waiting for seat 0"):
        state.default(1)
    with pytest.raises(IllegalAction, match="there is no seat 2"):
        state.default(2)


@pytest.mark.rule("heart-default-picks", "heart-default-play", "heart-default-other")
@given(game=any_game(), seed=seeds)
@QUICK
def test_a_game_ends_with_nobody_at_the_table(game: Game, seed: int) -> None:
    state = game.start(seed=seed)
    while not state.over:
        state.play(state.asked, state.default(state.asked))
    assert state.winners()


def ended(*seats: tuple[int, int]) -> State:
    """A finished drill in which the seats have these points and coins."""
    state = load_drill(len(seats), curses=0).start(seed=1)
    while not state.over:
        state.play(state.asked, state.default(state.asked))
    data = state.position()
    for seat, (points, coins) in enumerate(seats):
        data["seats"][seat].update(points=points, coins=coins)
    return state.game.position(data)


@pytest.mark.rule("heart-places")
def test_all_places_are_ranked_by_score() -> None:
    state = ended((3, 0), (-1, 0), (9, 0), (4, 0))
    assert (state.scores(), state.places(), state.winners()) == ([3, -1, 9, 4], [3, 4, 1, 2], [2])


@pytest.mark.rule("heart-places")
def test_the_tie_break_counts_for_every_place() -> None:
    assert ended((9, 0), (4, 2), (4, 3), (4, 1)).places() == [1, 3, 2, 4]


@pytest.mark.rule("heart-places")
def test_equal_in_both_share_a_place() -> None:
    state = ended((4, 2), (7, 5), (7, 5), (4, 2), (0, 9))
    assert (state.places(), state.winners()) == ([3, 1, 1, 3, 5], [1, 2])


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_nobody_has_has_no_points_and_no_tie_break(seat: int) -> None:
    state = picked("thief seer", "runner seer")
    for asked in (state.points, state.tie_break):
        with pytest.raises(BroomstickError, match=f"{seat}.*0 to 1") as found:
            asked(seat)
        assert found.value.code == "no-such-seat"


@pytest.mark.rule("heart-places")
def test_nobody_has_won_before_the_end() -> None:
    state = picked("thief seer", "runner seer", seats={0: {"points": 50}})
    assert (state.places(), state.winners()) == ([1, 2], [])
