"""Compiled and plain sources play the same: whichever runs here must agree with the frozen fingerprints."""

import pytest

from games.card_game.fingerprint import FINGERPRINTS, GAMES, blocks, line

FROZEN = FINGERPRINTS.read_text(encoding="utf-8").splitlines()


def test_a_thousand_games_are_frozen() -> None:
    assert GAMES == 1000
    assert len(FROZEN) == len(blocks())
    assert sum(len(block) for block in blocks()) == GAMES


@pytest.mark.parametrize("number", range(len(blocks())))
def test_games_play_the_same_byte_for_byte(number: int) -> None:
    assert line(blocks()[number]) == FROZEN[number]
