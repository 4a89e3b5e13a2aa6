"""The end of the game: bolts, amulets, sets; who wins."""

import pytest

from broomstick import State
from games.broom_service.staging import lay, pick, points
from games.scripts import journal, public, since, time_out


def last_round(players: int, *hands: str, **more: object) -> State:
    """A game of one round whose event changes nothing for pawns apart."""
    state = lay(players, *hands, rounds=1, event="flock-together", **more)  # type: ignore[arg-type]
    return pick(state, *["root-gatherer"] * players)


@pytest.mark.rule("bs-end-sets")
@pytest.mark.parametrize(
    ("hand", "fours", "threes"),
    [
        ("1 orange, 1 green, 1 purple, 1 wand", 1, 0),
        ("1 orange, 1 green, 1 purple", 0, 1),
        ("2 orange, 2 green, 1 purple, 1 wand", 1, 0),
        ("2 orange, 2 green, 2 purple, 1 wand", 1, 1),
        ("2 orange, 2 green, 1 wand", 0, 1),
        ("5 orange, 4 green, 3 purple, 2 wand", 2, 1),
        ("9 orange, 9 green", 0, 0),
        ("7 orange, 3 green, 3 purple, 3 wand", 3, 0),
        ("4 orange, 4 green, 4 wand", 0, 4),
        ("10 wand", 0, 0),
    ],
)
def test_sets_of_four_then_of_three(hand: str, fours: int, threes: int) -> None:
    state = time_out(last_round(3, hand))
    assert state.over
    assert points(state)[0] == 10 + 4 * fours + 2 * threes
    assert f"0 scores-sets {fours} {threes}" in journal(state)


@pytest.mark.rule("bs-end-bolts")
@pytest.mark.parametrize(
    ("clouds", "bolts", "won"),
    [
        ([], 0, 0),
        (["heavy-1"], 1, 3),
        (["heavy-3"], 2, 6),
        (["heavy-1", "heavy-3"], 3, 10),
        (["heavy-3", "heavy-4"], 4, 14),
        (["heavy-1", "heavy-3", "heavy-4"], 5, 19),
        (["heavy-3", "heavy-3", "heavy-4"], 6, 24),
        (["heavy-1", "heavy-3", "heavy-3", "heavy-4"], 7, 30),
        (["heavy-3"] * 3 + ["heavy-4"] * 3, 12, 30),
    ],
)
def test_bolts(clouds: list[str], bolts: int, won: int) -> None:
    state = lay(3, "1 wand", rounds=1)
    position = state.position()
    position["seats"][2].update(
        clouds=["heavy-2"] * min(4, 6 - len(clouds)) + ["heavy-1"] * max(0, 2 - len(clouds))
    )
    position["seats"][2]["bolts"] = 6 - len(clouds)
    position["seats"][0].update(clouds=clouds, bolts=bolts)
    state = time_out(pick(state.game.position(position), *["root-gatherer"] * 3))
    assert points(state)[0] == 10 + won
    assert f"0 scores-bolts {bolts}" in journal(state)


@pytest.mark.rule("bs-end-amulets")
@pytest.mark.parametrize(("amulets", "won"), [("", 0), ("alp", 4), ("alp crag", 9), ("alp horn crag", 15)])
def test_amulets(amulets: str, won: int) -> None:
    state = lay(3, "1 wand", rounds=1, tiles={})
    position = state.position()
    position["seats"][0]["amulets"] = amulets.split()
    state = time_out(pick(state.game.position(position), *["root-gatherer"] * 3))
    assert points(state)[0] == 10 + won
    assert f"0 scores-amulets {len(amulets.split())}" in journal(state)


def test_without_tiles_nobody_counts_amulets() -> None:
    state = time_out(last_round(3, "1 wand"))
    assert not [line for line in journal(state) if "amulets" in line]


@pytest.mark.rule("bs-round-ends")
def test_the_last_event_comes_before_the_final_score() -> None:
    state = lay(3, "1 orange, 1 green, 1 purple, 1 wand", "1 wand", "1 wand", rounds=1, event="the-works")
    pick(state, *["root-gatherer"] * 3)
    while state.position()["sealed"] != "works":
        state.play(state.asked, state.default(state.asked))
    assert public(state)["agenda"] == ["next-round", "final-score", "sealed works 0 1 2"]
    for seat, answer in enumerate(["hand-in", "decline", "decline"]):
        state.play(seat, answer)
    assert points(state)[0] == 18, "the set was handed in and does not count again"
    assert state.over


@pytest.mark.rule("bs-winner")
def test_most_points_win() -> None:
    state = time_out(last_round(3, "1 wand", "1 wand", "1 wand", points=[12, 15, -8]))
    assert state.scores() == [12, 15, -8 + 24]
    assert state.places() == [3, 2, 1]
    assert state.winners() == [2]


@pytest.mark.rule("bs-tie-break")
def test_among_equals_most_resources_are_ahead() -> None:
    state = time_out(last_round(2, "5 wand", "1 orange, 1 green", points=[34, 10]))
    assert state.scores() == [34, 34]
    assert state.winners() == [0]


@pytest.mark.rule("bs-tie-break")
def test_then_they_share() -> None:
    state = time_out(last_round(2, "2 wand", "1 orange, 1 green", points=[34, 10]))
    assert state.winners() == [0, 1]
    assert state.places() == [1, 1]


@pytest.mark.rule("bs-end-bolts", "bs-end-sets")
def test_the_final_score_is_told_seat_by_seat() -> None:
    state = time_out(last_round(2, "1 orange, 1 green, 1 purple, 1 wand", "1 wand"))
    assert since(state, "0 scores-bolts 0") == [
        "0 scores-sets 1 0", "0 gains 4 sets", "1 scores-bolts 6", "1 gains 24 bolts", "1 scores-sets 0 0", "game-over",
    ]  # fmt: skip


@pytest.mark.rule("heart-several-players")
def test_the_final_score_is_told_clockwise_from_whoever_would_lead_next() -> None:
    state = last_round(4, "", "", "", "", starter=2)
    time_out(state)
    assert state.leader == 2
    told = [line.split()[0] for line in journal(state) if "scores-bolts" in line]
    assert told == ["2", "3", "0", "1"]


def test_worth_is_the_score_if_the_game_ended_now() -> None:
    state = last_round(2, "1 orange, 1 green, 1 purple, 1 wand", "1 wand")
    worth = state.game.follows(state.view(0))["worth"]
    brings = [sum(worth[str(seat)].get(name, 0) for name in ("bolts", "amulets", "sets")) for seat in (0, 1)]
    assert [10 + more for more in brings] == [14, 34]
    assert time_out(state).scores() == [14, 34]


@pytest.mark.rule("bs-points")
def test_a_game_can_be_won_below_zero() -> None:
    state = time_out(last_round(2, "1 wand", "1 wand", points=[-3, -40]))
    assert state.scores() == [-3, -16]
    assert state.winners() == [0]
