"""The engine against the rules written a second time (second_rules.py): many random games, question by question."""

import json
from collections import Counter

import pytest

from broomstick import Chance, State
from games.broom_service.second_rules import Ask, Table, Turned
from games.broom_service.second_tiles_and_cards import BackTable
from games.broom_service.staging import little
from games.broom_service.staging_isles import RICH, on_isles
from games.scripts import options, public

STORMY = {
    "heavy-cloud": [{"name": f"heavy-{i}", "copies": copies} for i, copies in enumerate((2, 2, 1, 1), 1)]
}
"""So few heavy clouds that most on the map are storm clouds."""


def one_game(players: int, storm: bool, mountain: bool, seed: int) -> State:
    """Both are asked the same questions in the same order, with the same choices, and end with the same scores."""
    state = little(players, storm, mountain, json.dumps(STORMY if storm else {})).start(seed)
    ask, turned = both(state, seed)
    clouds = public(state)["clouds"]
    outcome = Table(players, state.starter, 7, clouds, public(state)["tiles"], ask, turned).play()
    compare(state, outcome)
    return state


def game_on_the_back(players: int, storm: bool, extra: bool, cards: bool, seed: int) -> State:
    """The same on the little back, with all its tiles."""
    data = {"game": {"rounds": 4}, "start": RICH["start"], **(STORMY if storm else {})}
    state = on_isles(players, storm, extra, cards, json.dumps(data)).start(seed)
    ask, turned = both(state, seed)
    position = state.position()
    piles = None
    if cards:
        unseen, seen = position["unseen_cards"], position["piles"]
        piles = {name: [*unseen[name], seen[name][-1]] for name in seen}
    table = BackTable(players, state.starter, 4, public(state), piles, ask, turned)
    for seat, player in enumerate(table.players):
        player.goods = Counter(position["seats"][seat]["resources"])
    compare(state, table.play())
    return state


def both(state: State, seed: int) -> tuple[Ask, Turned]:
    """Somebody who decides for both at random, seeing that they agree about what may be chosen."""
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

    return ask, turned


def compare(state: State, outcome: list[tuple[int, int]]) -> None:
    assert state.over
    assert [points for points, _ in outcome] == state.scores()
    best = max(outcome)
    assert state.winners() == [seat for seat, result in enumerate(outcome) if result == best]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_goes_as_the_plain_rules_say(players: int) -> None:
    one_game(players, True, True, 7)


@pytest.mark.many
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


@pytest.mark.many
def test_the_games_compared_show_chains() -> None:
    words = " ".join(
        entry["what"] for seed in range(6) for entry in one_game(5, True, True, seed).history_data(0)
    ).split()
    for word in ("uses", "amulet", "storm-move", "storm-delivery", "lifts", "instead"):
        assert word in words, word


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_on_the_back_goes_as_the_plain_rules_say(players: int) -> None:
    game_on_the_back(players, True, True, True, 7)


@pytest.mark.many
@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_on_the_back_go_as_the_plain_rules_say(players: int, extra: bool, cards: bool) -> None:
    for seed in range(4):
        game_on_the_back(players, seed % 2 > 0, extra, cards, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_games_on_the_back_go_as_the_plain_rules_say(players: int) -> None:
    for seed in range(100, 200):
        game_on_the_back(players, seed % 2 > 0, seed % 3 > 0, seed % 5 > 1, seed)


@pytest.mark.many
def test_the_games_compared_on_the_back_show_chains() -> None:
    words = " ".join(
        entry["what"]
        for seed in range(20)
        for entry in game_on_the_back(5, True, True, True, seed).history_data(0)
    ).split()
    for word in ("finds", "spends", "jumps", "grounded", "rides", "plays", "swaps", "uses", "puts-away"):
        assert word in words, word
