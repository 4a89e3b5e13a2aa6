"""A game without a face, words or a bot of its own is played at the prompt all the same: by its data and its texts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from broomstick.terminal.saves import played as kept_game
from broomstick.words import LANGUAGES
from fourth_game import fourth_game
from terminal.talk import obedient, talk

PLAY = "play drill --players 3 --seed 4 --quick --plain"


@pytest.fixture(autouse=True)
def _the_drill_is_a_game() -> Iterator[None]:
    with fourth_game():
        yield


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_kept_and_looked_at_again(language: str, tmp_path: Path) -> None:
    file = tmp_path / "drill.txt"
    played = talk(f"{PLAY} --lang {language} --save {file}", obedient)
    assert (played.status, played.err) == (0, "")
    state, record, _ = kept_game(file)
    assert (record.game.name, state.over) == ("drill", True)
    checked = talk(f"check {file} --lang {language}")
    assert (checked.status, checked.err) == (0, "")
    again = talk(f"replay {file} --plain --lang {language}", [""] * 99)
    assert (again.status, again.err) == (0, "")


def test_the_table_is_told_field_by_field(tmp_path: Path) -> None:
    first = talk(f"{PLAY} --save {tmp_path / 'drill.txt'}", ["quit"]).out
    assert "\nYou: points 5, coins 2, red 1, blue 1, field home, owes 0.\n" in first
    assert "\nPot: 0.\n" in first
    # What nobody has seen.
    assert "\nCurse deck: ?, ?, ?, ?.\n" in first


def test_what_has_no_words_is_told_by_its_text(tmp_path: Path) -> None:
    out = talk(f"{PLAY} --save {tmp_path / 'drill.txt'}", obedient).out
    asked = "\nWhat do you do?\n  1  take red red\n  2  take red blue\n  3  take blue blue\n  4  decline\n"
    assert f"{asked}> 1\nYou: beans-up red red.\n" in out


@pytest.mark.parametrize(
    "command", ["help", "state", "hand", "choices", "log", "who", "rules", "rules seer", "hint"]
)
@pytest.mark.parametrize("plain", ["--plain", ""])
def test_every_command_has_an_answer(command: str, plain: str, tmp_path: Path) -> None:
    asked = talk(f"play drill --seed 4 {plain} --save {tmp_path / 'drill.txt'}", [command, "quit"])
    assert (asked.status, asked.err) == (0, "")
    typed, said = asked.replies()[0]
    assert typed == command
    assert said.strip()


def test_it_is_listed_with_the_others() -> None:
    assert "  drill" in talk("games").out
    assert talk("rules drill").status == 0
