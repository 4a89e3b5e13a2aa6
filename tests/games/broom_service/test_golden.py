"""Games word for word, and fingerprints of more. If a change is meant, tools/golden.py writes them anew."""

import pytest

from games.broom_service.playthrough import (
    BACK_FINGERPRINTS,
    BACK_GAMES,
    BLOCKS,
    FINGERPRINTS,
    GAMES,
    RULES_1,
    fingerprint,
    golden_file,
    playthrough,
)


@pytest.mark.parametrize("name", [*GAMES, *BACK_GAMES])
def test_the_game_goes_as_written(name: str) -> None:
    assert playthrough(name) == golden_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_games_play_the_same_byte_for_byte(number: int) -> None:
    """Compiled and plain sources must both agree with the frozen lines, and so with each other."""
    assert fingerprint(BLOCKS[number]) == FINGERPRINTS.read_text(encoding="utf-8").splitlines()[number]


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_games_on_the_back_play_the_same_byte_for_byte(number: int) -> None:
    lines = BACK_FINGERPRINTS.read_text(encoding="utf-8").splitlines()
    assert fingerprint(BLOCKS[number], back=True) == lines[number]


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_games_begun_by_the_first_rules_play_as_they_did(number: int, back: bool) -> None:
    lines = RULES_1[back].read_text(encoding="utf-8").splitlines()
    assert fingerprint(BLOCKS[number], back, rules=1) == lines[number]


def test_the_games_were_chosen_to_show_something() -> None:
    """Between them the texts show nearly every kind of thing that can happen."""
    text = "".join(golden_file(name).read_text(encoding="utf-8") for name in GAMES)
    for word in (
        "event", "bewitched", "shuffled", "loses", "gains", "flies", "delivers", "lifts", "takes", "gives", "instead",
        "amulet", "uses", "shows", "cannot", "scores-bolts", "scores-amulets", "scores-sets", "counts", "declines",
        "knocked-out", "says-next", "acts", "game-over",
    ):  # fmt: skip
        assert f" {word}" in text, word
    for reason in ("bewitched", "bravery", "bolts", "amulets", "sets"):
        assert f" {reason}\n" in text, reason


def test_the_games_on_the_back_were_chosen_to_show_something() -> None:
    text = "".join(golden_file(name).read_text(encoding="utf-8") for name in BACK_GAMES)
    for word in (
        "finds", "spends", "jumps", "grounded", "rides", "draws", "turns", "plays", "puts-away", "swaps",
        "scores-cards", "adds", "gift",
    ):  # fmt: skip
        assert f" {word}" in text, word
