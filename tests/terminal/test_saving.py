"""Keeping a game in a file and going on with it."""

from pathlib import Path

import pytest

import broomstick
from broomstick.terminal import words
from terminal.talk import obedient, talk

OPTIONS = [
    "--seed 7",
    "--seed 8 --players 3 --bots random --seat 1 --name Ada",
    "--seed 9 --players 5 --bots random",
]


@pytest.mark.parametrize("options", OPTIONS)
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(options: str, tmp_path: Path) -> None:
    """Leaving before every single question in turn, the record and the last words are the same in the end."""
    whole = tmp_path / "whole"
    without = talk(f"play card-game {options} --save {whole}", obedient)
    assert words.GAME_OVER in without.out
    parts = tmp_path / "parts"
    said = talk(f"play card-game {options} --save {parts}", [])
    sittings = 0
    while words.GAME_OVER not in said.out:
        answered = False

        def once(shown: str) -> str | None:
            nonlocal answered
            if answered:
                return None
            answered = True
            return obedient(shown)

        said = talk(f"resume {parts}", once)
        assert said.status == 0
        sittings += 1
    assert sittings > 10
    assert parts.read_text() == whole.read_text()
    result = without.out.index(words.GAME_OVER)
    assert said.out.endswith(without.out[result:].replace(str(whole), str(parts)))


def test_a_resumed_game_tells_the_round_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game"
    first = talk(f"play card-game --seed 7 --save {file}", ["meadow", "fire sun fog", "fire brave"])
    again = talk(f"resume {file}")
    assert "The game goes on in round 1 of 4" in again.out
    assert "Turn 1: You lead fire, brave" in again.out
    # It ends with the same question.
    assert again.questions()[-1].splitlines()[-3:] == first.questions()[-1].splitlines()[-3:]


def test_a_game_can_be_left_before_round_1(tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(f"play card-game --seed 7 --save {file}")
    again = talk(f"resume {file}")
    assert "The game goes on before round 1. So far:\nYou are dealt 2 root, 2 meadow" in again.out


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(f"play card-game --seed 7 --save {file}", obedient)
    before = file.read_text()
    said = talk(f"resume {file}")
    assert said.status == 0
    assert words.GAME_OVER in said.out
    assert file.read_text() == before


def test_saving_at_the_prompt_keeps_the_game_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "my game"
    said = talk("play card-game --seed 7", ["meadow", f"save {file}", "fire sun fog", "quit"])
    assert words.saved(str(file)) in said.out
    record = broomstick.read_record(file.read_text().split("\n", 2)[2])
    assert record.replay().position()["picks"][0] == ["fire", "sun", "fog"]


def test_a_place_where_nothing_can_be_written_is_said_at_once(tmp_path: Path) -> None:
    said = talk(f"play card-game --save {tmp_path}/no/such/folder", ["1"])
    assert said.status == 2
    assert "cannot write" in said.err
    assert "No such file or directory" in said.err
    assert said.out == ""
    at_the_prompt = talk("play card-game --seed 7", [f"save {tmp_path}/no/such/folder", "save", "1"])
    assert at_the_prompt.status == 0
    assert "cannot write" in at_the_prompt.replies()[0][1]
    assert at_the_prompt.replies()[1][1] == words.SAVE_WHERE


def test_a_new_game_does_not_replace_an_old_one(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("precious")
    said = talk(f"play card-game --save {file}", ["1"])
    assert said.status == 2
    assert "there already" in said.err
    assert file.read_text() == "precious"
    # Nor does saving at the prompt.
    said = talk("play card-game --seed 7", [f"save {file}"])
    assert "there already" in said.out
    assert file.read_text() == "precious"


def test_a_bare_record_can_be_gone_on_with(tmp_path: Path) -> None:
    state = broomstick.load("card-game", players=3).start(seed=4, starter=0)
    file = tmp_path / "record"
    file.write_text(state.record().text())
    said = talk(f"resume {file}", obedient)
    assert said.status == 0
    assert words.GAME_OVER in said.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with 'broomstick record 1'"),
        ("broomstick table 1\n", "begins with 'broomstick record 1'"),
        ("broomstick table 1\n{}\nRECORD", "bots: is missing"),
        ("broomstick table 1\nnonsense\nRECORD", "line 2"),
        ('broomstick table 1\n{"seat": 0, "name": "A", "bots": ["random"]}\nRECORD', "3 players need 2 bots"),
        ('broomstick table 1\n{"seat": 5, "name": "A", "bots": ["random", "random"]}\nRECORD', "from 0 to 2"),
        (
            'broomstick table 1\n{"seat": 0, "name": "A", "bots": ["random", "oracle"]}\nRECORD',
            "is not a bot",
        ),
        (
            'broomstick table 1\n{"seat": 0, "name": "\\u001b[2J", "bots": ["random", "random"]}\nRECORD',
            "name",
        ),
        ("RECORD0 fly\n", "'fly' is no action"),
        ("RECORD0 take snow\n", "after 'take' comes"),
        ("RECORD2 take root\n", "not for seat 2"),
    ],
)
def test_a_broken_file_is_refused_with_the_reason(text: str, why: str, tmp_path: Path) -> None:
    record = broomstick.load("card-game", players=3).start(seed=4, starter=0).record().text()
    file = tmp_path / "game"
    file.write_text(text.replace("RECORD", record))
    said = talk(f"resume {file}", ["1"])
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith(f"broomstick: cannot read {file}: ")
    assert why in said.err
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    assert "No such file" in talk(f"resume {tmp_path}/nothing").err
    assert "irectory" in talk(f"resume {tmp_path}").err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    said = talk(f"resume {tmp_path}/bytes")
    assert said.status == 2
    assert "cannot read" in said.err
