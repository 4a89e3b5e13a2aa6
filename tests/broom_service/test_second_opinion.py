"""The engine against a second implementation of the rules (mini.py): many random games, question by question."""

import json

import pytest

from broom_service.mini import Table
from broom_service.table import little, options, public
from broomstick import Chance, State

STORMY = {
    "heavy-cloud": [{"name": f"heavy-{i}", "copies": copies} for i, copies in enumerate((2, 2, 1, 1), 1)]
}
"""So few heavy clouds that most on the map are storm clouds."""


def one_game(players: int, storm: bool, mountain: bool, seed: int) -> State:
    """Both are asked the same questions in the same order, with the same choices, and end with the same scores."""
    state = little(players, storm, mountain, json.dumps(STORMY if storm else {})).start(seed)
    chance = Chance(seed, name="second opinion")

    def ask(seat: int, texts: set[str]) -> str:
        assert state.asked == seat
        listed = options(state, seat)
        assert set(listed) == texts
        assert len(listed) == len(texts)
        # Actions are mostly done, so that there is much to see.
        last = len(listed) - ("decline" in texts and len(listed) > 1 and chance.below(5) > 0)
        answer = listed[chance.below(last)]
        state.play(seat, answer)
        return answer

    def turned() -> tuple[str, set[str]]:
        data = public(state)
        return data["events"][-1], set(data["bewitched"][-1]) if data["bewitched"] else set()

    clouds = public(state)["clouds"]
    outcome = Table(players, state.starter, 7, clouds, public(state)["tiles"], ask, turned).play()
    assert state.over
    assert [points for points, _ in outcome] == state.scores()
    best = max(outcome)
    assert state.winners() == [seat for seat, result in enumerate(outcome) if result == best]
    return state


@pytest.mark.parametrize("mountain", [False, True])
@pytest.mark.parametrize("storm", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_go_as_the_plain_rules_say(players: int, storm: bool, mountain: bool) -> None:
    for seed in range(3):
        one_game(players, storm, mountain, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_games_go_as_the_plain_rules_say(players: int) -> None:
    for seed in range(100, 160):
        one_game(players, seed % 2 > 0, seed % 3 > 0, seed)


def test_the_games_compared_show_chains() -> None:
    words = " ".join(
        entry["what"] for seed in range(6) for entry in one_game(5, True, True, seed).history_data(0)
    ).split()
    for word in ("uses", "amulet", "storm-move", "storm-delivery", "lifts", "instead"):
        assert word in words, word
