"""Keeping a game in a file and going on with it."""

import json
from pathlib import Path

import pytest

import broomstick
from broomstick.terminal.saves import Seat, Seats, home, kept, new_file, restore
from broomstick.words import LANGUAGES, words
from terminal.talk import OVER, obedient, talk, unbroken

OPTIONS = [
    "--seed 7",
    "--seed 8 --players 3 --bots random --seat 2 --names Ada",
    "--seed 9 --players 5 --bots random",
    "--seed 10 --players 4 --people 2",
]


@pytest.mark.parametrize("options", OPTIONS)
def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(options: str, tmp_path: Path) -> None:
    """Leaving before every single question in turn, the file and the last words are the same in the end."""
    whole = tmp_path / "whole"
    without = talk(f"play card-game {options} --quick --save {whole}", obedient)
    assert OVER["en"] in without.out
    parts = tmp_path / "parts"
    said = talk(f"play card-game {options} --quick --save {parts}", [])
    sittings = 0
    while OVER["en"] not in said.out:
        answered = False

        def once(shown: str) -> str | None:
            nonlocal answered
            if answered:
                return None
            # The curtain between people is no question.
            answered = "press Enter when" not in shown
            return obedient(shown)

        said = talk(f"resume {parts} --quick", once)
        assert said.status == 0
        sittings += 1
        assert sittings < 200
    assert sittings > 10
    assert parts.read_text() == whole.read_text()
    result = without.out.index(OVER["en"])
    assert said.out.endswith(without.out[result:].replace(str(whole), str(parts)))


def test_every_game_is_kept_without_being_asked_and_resume_finds_the_last() -> None:
    talk("play card-game --seed 7", ["take meadow"])
    talk("play card-game --seed 8", obedient)
    # The second is over, so the first is the one to go on with.
    again = talk("resume", ["hand"])
    assert "The game goes on." in again.out
    assert "meadow 1" in again.out
    assert len(kept()) == 2
    listed = talk("resume --list").out
    assert listed.count(str(home())) == 1


def test_with_nothing_kept_resume_says_how_to_begin() -> None:
    said = talk("resume")
    assert said.status == 2
    assert "broomstick play card-game" in said.err
    assert talk("resume --list").status == 2


def test_a_resumed_game_tells_the_round_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game"
    first = talk(
        f"play card-game --seed 7 --save {file}", ["take meadow", "fire sun fog", "", "lead fire brave"]
    )
    again = talk(f"resume {file}")
    assert "Turn 1. You lead the fire witch: brave." in again.out
    # It ends with the same question.
    assert again.questions()[-1].splitlines()[-3:] == first.questions()[-1].splitlines()[-3:]


def test_a_finished_game_is_replayed_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(f"play card-game --seed 7 --quick --save {file}", obedient)
    before = file.read_text()
    said = talk(f"resume {file}")
    assert said.status == 2
    assert f"broomstick replay {file}" in said.err
    assert file.read_text() == before


def test_saving_at_the_prompt_keeps_the_game_there_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "my game"
    answers = ["take meadow", f"save {file}", "fire sun fog", "", "quit"]
    said = talk("play card-game --seed 7", answers)
    assert unbroken(f"Saved. From now on the game is kept in {file}") in unbroken(said.out)
    assert f"broomstick resume '{file}'" in said.out
    record, _ = restore(file)
    assert record.replay().position()["picks"][0] == ["fire", "sun", "fog"]


def test_a_game_that_was_moved_is_not_found_where_it_was(tmp_path: Path) -> None:
    talk("play card-game --seed 7", [f"save {tmp_path}/mine", "take meadow", "quit"])
    assert kept() == []
    assert talk("resume").status == 2
    assert talk(f"resume {tmp_path}/mine").status == 0


def test_writing_over_a_file_takes_saying_so_twice(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    said = talk("play card-game --seed 7", [f"save {file}", "hand", "quit"])
    assert "is there already" in said.out
    assert file.read_text() == "precious"
    talk("play card-game --seed 7", [f"save {file}", f"save {file}", "quit"])
    assert file.read_text().startswith("broomstick table 2")


@pytest.mark.parametrize("name", ["a" * 300, "~nobody-by-that-name/game", "/dev/null/game"])
def test_a_file_that_cannot_be_is_refused_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "~nobody-by-that-name").write_text("no folder")
    monkeypatch.chdir(tmp_path)
    said = talk("play card-game --seed 7", [f"save {name}", "hand", "quit"])
    assert [typed for typed, _ in said.replies()] == [f"save {name}", "hand", "quit"]
    assert "cannot be written" in " ".join(said.replies()[0][1].split())
    assert "Goodbye." in said.out


def test_a_folder_is_refused_at_once_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    said = talk("play card-game --seed 7", [f"save {folder}", "quit"])
    (_, reply), _ = said.replies()
    assert words("en").say("trouble-os-eisdir") in " ".join(reply.split())
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("folder")] == ["folder"]


def test_the_list_of_games_says_where_each_stands() -> None:
    talk("play card-game --seed 7", [])
    assert "  before round 1; You, Hazel" in talk("resume --list").out
    talk("resume", ["take meadow"])
    assert "  round 1; You, Hazel" in talk("resume --list").out


def test_a_new_game_does_not_replace_an_old_one(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("precious")
    said = talk(f"play card-game --save {file}", ["1"])
    assert said.status == 2
    assert "there already" in said.err
    assert file.read_text() == "precious"


def test_two_games_that_begin_at_once_have_a_file_each(tmp_path: Path) -> None:
    files = [new_file("card-game") for _ in range(5)]
    assert len(set(files)) == 5
    assert not any(file.exists() for file in files)


def test_where_nothing_can_be_written_the_game_goes_on_and_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = talk(f"play card-game --seed 7 --quick --save {tmp_path}/file/below", obedient)
    assert said.status == 0
    assert OVER["en"] in said.out
    assert said.out.count("The game could not be kept") == 1
    at_the_prompt = talk("play card-game --seed 7", [f"save {tmp_path}/file/below", "save", "1"])
    said_to_it = " ".join(at_the_prompt.replies()[0][1].split())
    assert "cannot be written: a part of that path is not a folder" in said_to_it
    assert "Save where?" in at_the_prompt.replies()[1][1]


def test_a_bare_record_can_be_gone_on_with(tmp_path: Path) -> None:
    state = broomstick.load("card-game", players=3).start(seed=4, starter=0)
    file = tmp_path / "record"
    file.write_text(state.record().text())
    said = talk(f"resume {file} --quick", obedient)
    assert said.status == 0
    assert OVER["en"] in said.out


def test_sealed_answers_wait_in_the_file_until_everybody_is_ready(tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(
        f"play card-game --seed 7 --players 3 --names Ada,Ben,Cleo --quick --save {file}",
        ["", "1", "", "1", "", "1", "", "1 2 3"],
    )
    record, seats = restore(file)
    assert list(seats.envelopes.values()) == ["pick root meadow fire"]
    assert record.replay().position()["answers"] == [None] * 3


HEAD = (
    '{"seats": [{"name": "A", "bot": ""}, {"name": "B", "bot": "random"}, {"name": "C", "bot": "random"}], '
    '"envelopes": {}}'
)


def damaged(change: str) -> tuple[str, str]:
    """A good file with one thing changed, and what is said of it."""
    record = broomstick.load("card-game", players=3).start(seed=4, starter=0).record().text()
    good = f"broomstick table 2\n{HEAD}\n{record}"
    first = good.count("\n") + 1
    changes = {
        "empty": ("", "line 1"),
        "title": (good.replace("table 2", "table 9"), "line 1"),
        "only a title": ("broomstick table 2\n", "line 2"),
        "no json": (good.replace(HEAD, "nonsense"), "line 2"),
        "deep json": (good.replace(HEAD, "[" * 100_000), "line 2"),
        "no seats": (good.replace(HEAD, "{}"), "line 2"),
        "too few seats": (good.replace(', {"name": "C", "bot": "random"}', ""), "line 2"),
        "unknown bot": (good.replace('"bot": "random"', '"bot": "oracle"'), "line 2"),
        "odd name": (good.replace('"name": "A"', '"name": "\\u001b[2J"'), "line 2"),
        "same names": (good.replace('"name": "B"', '"name": "a"'), "line 2"),
        "no player": (good.replace('"bot": ""', '"bot": "random"'), "line 2"),
        "odd envelope": (good.replace('"envelopes": {}', '"envelopes": {"9": "brave"}'), "line 2"),
        "wrong envelope": (good.replace('"envelopes": {}', '"envelopes": {"0": "fly"}'), "line 2"),
        "record title": (good.replace("broomstick record 1", "broomstick record 7"), "line 3"),
        "game": (good.replace("game card-game", "game chess"), "line 4"),
        "players": (good.replace("players 3", "players 9"), "line 6"),
        "starter": (good.replace("starter 0", "starter 5"), "line 11"),
        "no action": (good + "0 fly\n", f"line {first}"),
        "no such witch": (good + "0 take snow\n", f"line {first}"),
        "not their turn": (good + "2 take root\n", f"line {first}"),
        "cut off": (good[: good.index("actions")], "line 12"),
    }
    return changes[change]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "change",
    [
        "empty", "title", "only a title", "no json", "deep json", "no seats", "too few seats", "unknown bot",
        "odd name", "same names", "no player", "odd envelope", "wrong envelope", "record title", "game", "players",
        "starter", "no action", "no such witch", "not their turn", "cut off",
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_with_line_and_reason(change: str, language: str, tmp_path: Path) -> None:
    text, why = damaged(change)
    file = tmp_path / "game"
    file.write_text(text)
    for command in ("resume", "check", "replay"):
        said = talk(f"{command} {file} --lang {language}", ["1"])
        assert said.status == 2
        report = said.err + said.out
        assert str(file) in report
        assert why.removeprefix("line ") in report
        assert "Traceback" not in report
        assert report.count("\n") == 1
    assert file.read_text() == text


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    assert "no such file" in talk(f"resume {tmp_path}/nothing").err
    assert "is a folder" in talk(f"resume {tmp_path}").err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    said = talk(f"resume {tmp_path}/bytes")
    assert said.status == 2
    assert "not a text" in said.err


def test_names_of_any_script_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "game"
    talk(f"play card-game --names Zoë,李雷,Łukasz --players 3 --save {file}", ["", "1"])
    _, seats = restore(file)
    assert seats == Seats([Seat("Zoë"), Seat("李雷"), Seat("Łukasz")])
    assert "李雷" in json.loads(file.read_text().splitlines()[1])["seats"][1]["name"]
