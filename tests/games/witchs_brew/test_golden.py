"""Games word for word, and fingerprints of more. If a change is meant, ``playthrough.write`` makes them anew."""

import pytest

from games.witchs_brew.playthrough import BLOCKS, FINGERPRINTS, GAMES, fingerprint, golden_file, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    assert playthrough(name) == golden_file(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_games_play_the_same_byte_for_byte(number: int) -> None:
    """Compiled and plain sources must both agree with the frozen lines, and so with each other."""
    assert fingerprint(BLOCKS[number]) == FINGERPRINTS.read_text(encoding="utf-8").splitlines()[number]


def test_the_games_were_chosen_to_show_something() -> None:
    """Between them the texts show every kind of thing that can happen."""
    text = "".join(golden_file(name).read_text(encoding="utf-8") for name in GAMES)
    for word in (
        "barred", "book", "takes", "gives", "earns", "spends", "fills", "brews", "collects", "loses-gold", "loses",
        "adds-gold", "adds", "stays", "cannot", "last-set ravens", "last-set sets", "declines", "knocked-out",
        "says-next", "acts", "game-over",
    ):  # fmt: skip
        assert f" {word}" in text, word
