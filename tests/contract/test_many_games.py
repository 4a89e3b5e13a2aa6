"""Batches beside the engine: some games in the quick tests, more in the slow ones; all of them by the command."""

import pytest

from contract.many_games import KINDS, Tally, check_portion, game_of, one


@pytest.mark.many
@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_plays_and_tells_the_same_games_as_the_engine(kind: str) -> None:
    found = check_portion(game_of(kind, 1), "quick", 20, every=97)
    assert found.games >= 20
    assert found.otherwise > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_plays_and_tells_the_same_games_as_the_engine_with_all_options(kind: str) -> None:
    total = Tally()
    for number in range(len(KINDS[kind])):
        total.add(one((kind, number, 100)))
    assert total.games >= 100 * len(KINDS[kind])
    assert total.otherwise > total.slowly // 2 > 0
