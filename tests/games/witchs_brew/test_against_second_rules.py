"""The engine against the rules written a second time (second_rules.py): many random games, question by question."""

import pytest

from broomstick import Chance, State
from games.scripts import options
from games.witchs_brew.second_rules import Table
from games.witchs_brew.staging import standard


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_goes_as_the_plain_rules_say(players: int) -> None:
    assert finished_games(players, range(2, 4)) > 0


@pytest.mark.many
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_go_as_the_plain_rules_say(players: int) -> None:
    assert finished_games(players, range(20)) >= 15


def finished_games(players: int, seeds: range) -> int:
    """Both are asked the same questions in the same order, with the same choices, and end with the same scores."""
    finished = 0
    for seed in seeds:
        state = standard(players).start(seed)
        chance = Chance(seed, name="second opinion")

        def ask(seat: int, texts: set[str], state: State = state, chance: Chance = chance) -> str:
            assert state.asked == seat
            listed = options(state, seat)
            assert set(listed) == texts
            # Actions are mostly done, so that games come to their end.
            answer = (
                listed[0] if "decline" in texts and chance.below(4) else listed[chance.below(len(listed))]
            )
            state.play(seat, answer)
            return answer

        books = state.position()["books"]
        try:
            outcome = Table(players, books, state.starter, ask).play()
        except NotImplementedError:
            # A hoard too large for the plain rules.
            continue
        finished += 1
        assert state.over
        assert [points for points, _ in outcome] == state.scores()
        best = max(outcome)
        assert state.winners() == [seat for seat, result in enumerate(outcome) if result == best]
    return finished
