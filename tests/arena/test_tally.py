"""Shares of wins, points and who came in before whom, counted deal by deal."""

import pytest

import broomstick
from broomstick.arena.tally import Tally


def game(bots: str, places: list[int], scores: list[int] | None = None) -> dict[str, object]:
    return {"bots": bots.split(), "places": places, "scores": scores or [10 - place for place in places]}


def test_a_deal_is_one_value_and_a_shared_win_a_share() -> None:
    tally = Tally([("a", "b", "b")])
    meeting = tally.meetings[0]
    tally.add(0, 0, game("a b b", [1, 2, 3]))
    tally.add(0, 0, game("b a b", [1, 1, 3]))
    assert meeting.deals == 0
    tally.add(0, 0, game("b b a", [1, 2, 3]))
    assert meeting.deals == 1
    assert meeting.standings["a"].wins.mean == pytest.approx((1 + 0.5 + 0) / 3)
    assert meeting.standings["b"].wins.mean == pytest.approx((0.5 + 1) / 6)
    assert meeting.ahead["a", "b"].mean == pytest.approx((1 + 1 + 0.5 + 1 + 0 + 0) / 6)
    assert meeting.standings["a"].points.mean == pytest.approx((9 + 9 + 7) / 3)


def test_all_shares_of_a_line_up_come_to_one_win_a_game() -> None:
    tally = Tally([("a", "b", "c")])
    for deal in range(4):
        for turn in range(3):
            places = [1, 2, 3]
            tally.add(
                0, deal, game(" ".join("abc"[turn:] + "abc"[:turn]), places[deal % 3 :] + places[: deal % 3])
            )
    wins = [standing.wins.mean for standing in tally.meetings[0].standings.values()]
    assert sum(wins) == pytest.approx(1)


def test_bots_measured_among_the_same_ones_can_be_compared() -> None:
    """Among its own kind a bot has an even share, and is counted with it."""
    tally = Tally([("a", "b", "b"), ("b", "a", "a")])
    for deal in range(2):
        for which, bots in enumerate(("a b b", "b a a")):
            for _ in range(3):
                tally.add(which, deal, game(bots, [1, 2, 3] if which == 0 else [3, 1, 2]))
    found_a, found_b = tally.overall("a"), tally.overall("b")
    assert found_a is not None
    assert found_b is not None
    assert found_a[0] == pytest.approx((1 + 1 / 3) / 2)
    assert found_b[0] == pytest.approx((0 + 1 / 3) / 2)
    assert tally.met("a", "b") is tally.meetings[0]
    assert tally.met("a", "c") is None


def test_places_tell_who_won() -> None:
    """Winners are those in the first place, in every game."""
    for name in broomstick.GAMES:
        for seed in range(5):
            state = broomstick.match(broomstick.load(name), ["random"] * 4, seed=seed)
            assert [seat for seat in range(4) if state.places()[seat] == 1] == sorted(state.winners())
