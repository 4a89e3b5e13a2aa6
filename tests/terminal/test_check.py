"""``broomstick check``: files in order, and where and why others are not; in each language."""

import os
import re
from pathlib import Path

import pytest

import broomstick
from broomstick.games import card_game
from broomstick.words import LANGUAGES, words
from terminal.talk import obedient, talk

COMPONENTS = Path(card_game.__file__).with_name("components.toml")


@pytest.fixture(scope="module")
def going(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game of three in its second round, as it is kept; the first picks lie in an envelope."""
    file = tmp_path_factory.mktemp("going") / "game"
    options = f"--players 3 --names Ada,Ben,Cleo --seed 5 --quick --lang en --save {file}"

    changeable = 0

    def answer(shown: str) -> str | None:
        """Two curtains of the first round offer to change a sealed answer; stop at the first of the second."""
        nonlocal changeable
        changeable += "types their name" in shown
        return None if changeable == 3 else obedient(shown)

    talk(f"play card-game {options}", answer)
    return file.read_text()


def checked(file: Path, language: str, more: str = "") -> tuple[int, str]:
    """The exit status and the report on one file: one line, with nothing beside it."""
    said = talk(f"check {file} {more} --lang {language}")
    assert said.err == ""
    assert said.out.endswith("\n")
    assert said.out.count("\n") == 1
    return said.status, said.out.rstrip("\n")


def in_order(file: Path, language: str, message: str, **facts: int | str) -> str:
    title = words(language, "card-game").say("title")
    return words(language).say(message, {"file": str(file), "title": title, **facts})


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game of five, as it is kept."""
    file = tmp_path_factory.mktemp("over") / "game"
    talk(f"play card-game --seed 5 --quick --players 5 --lang en --save {file}", obedient)
    return file.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_go_on_and_games_that_are_over_are_in_order(
    language: str, going: str, over: str, tmp_path: Path
) -> None:
    assert '"envelopes": {"' in going
    file = tmp_path / "game"
    for text, message, players, number in ((going, "check-going", 3, 2), (over, "check-finished", 5, 4)):
        file.write_text(text)
        moves = text.partition("\nactions\n")[2].count("\n")
        said = in_order(file, language, message, players=players, moves=moves, round=number)
        assert checked(file, language) == (0, said)


def test_a_bare_record_is_in_order(tmp_path: Path) -> None:
    state = broomstick.load("card-game", players=3).start(seed=4, starter=0)
    file = tmp_path / "record"
    file.write_text(state.record().text())
    assert checked(file, "en")[0] == 0
    while not state.over:
        state.play(state.deciders[0], state.choices(state.deciders[0])[0])
    file.write_text(state.record().text())
    status, report = checked(file, "en")
    assert status == 0
    assert "finished" in report


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_in_order(language: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    for text in (COMPONENTS.read_text(), "[game]\nrounds = 3\n", ""):
        file.write_text(text)
        every = words(language).listed(["3", "4", "5", "6"])
        assert checked(file, language) == (0, in_order(file, language, "check-components", players=every))


def test_a_box_for_some_numbers_of_players_only_says_for_which_and_why(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[deal]\n6 = 60\n")
    said = talk(f"check {file}")
    assert said.status == 2
    first, second = said.out.splitlines()
    assert "in order for 3, 4 and 5 players only" in first
    assert second.startswith("Not for 6 players: ")
    assert talk(f"play card-game --players 5 --data {file}").status == 0


def test_several_files_get_a_line_each_and_one_that_is_wrong_is_enough(going: str, tmp_path: Path) -> None:
    good, bad, box = tmp_path / "good", tmp_path / "bad", tmp_path / "box.toml"
    good.write_text(going)
    bad.write_text("junk")
    box.write_text("")
    said = talk(f"check {good} {bad} {box}")
    assert said.status == 2
    assert [
        str(file) in line for file, line in zip((good, bad, box), said.out.splitlines(), strict=True)
    ] == [True] * 3
    assert talk(f"check {good} {box}").status == 0
    assert talk("check").status == 2


def test_checking_changes_no_file(going: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    for text in (going, going[:-20]):
        file.write_text(text)
        before = file.stat()
        checked(file, "en")
        assert file.read_text() == text
        assert file.stat().st_mtime_ns == before.st_mtime_ns
    assert os.listdir(tmp_path) == ["game"]


def numbers_in(report: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", report)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_line_is_found(language: str, going: str, tmp_path: Path) -> None:
    """Every line in turn is replaced: the report names it, and says something of its own about it."""
    file = tmp_path / "game"
    lines = going.splitlines()
    reasons = set()
    for at in range(len(lines)):
        file.write_text("\n".join([*lines[:at], "junk", *lines[at + 1 :]]) + "\n")
        status, report = checked(file, language)
        assert status == 2
        assert report.startswith(
            words(language).say("trouble-damaged", file=str(file), why="|").partition("|")[0]
        )
        why = report.partition(str(file))[2]
        assert numbers_in(why)[0] == at + 1, report
        reasons.add(re.sub(r"\d+", "", why))
    assert len(reasons) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_that_could_not_be_played_is_found_in_its_line(
    language: str, going: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    lines = going.splitlines()
    first = lines.index("actions") + 1
    seat = lines[first].split()[0]
    for bad in (
        f"{seat} take snow",
        f"{(int(seat) + 1) % 3} take root",
        f"{seat} lead fire brave",
        "9 take root",
    ):
        file.write_text("\n".join([*lines[:first], bad, *lines[first + 1 :]]) + "\n")
        status, report = checked(file, language)
        assert status == 2
        assert first + 1 in numbers_in(report.partition(str(file))[2])


def test_a_file_cut_off_anywhere_is_either_found_out_or_an_earlier_moment_of_the_game(
    going: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    lines = going.splitlines(keepends=True)
    actions = lines.index("actions\n") + 1
    wrong = 0
    for at in [*range(0, len(going), 37), *range(len(going) - 30, len(going))]:
        file.write_text(going[:at])
        status, report = checked(file, "en")
        cut = going[:at].count("\n")
        if status == 0:
            # No line was broken: the game stands where it stood so many moves ago.
            assert cut >= actions - 1
            assert f" {cut - actions + (going[at - 1] != chr(10))} moves" in report
        else:
            wrong += 1
            named = numbers_in(report.partition(str(file))[2])[0]
            assert named in (cut, cut + 1, 2)
    assert wrong > 20


@pytest.mark.parametrize(
    ("envelopes", "language"),
    [
        ('{"1": "fly"}', "en"),
        ('{"1": "lead root brave"}', "fr"),
        ('{"1": "pick root"}', "de"),
        ('{"9": "pick root meadow fire"}', "en"),
        ('{"-1": "pick root meadow fire"}', "fr"),
        ('{"x": "pick root meadow fire"}', "de"),
        ('{"1": 7}', "en"),
        ("[]", "fr"),
        ('"pick"', "de"),
    ],
)
def test_an_envelope_that_could_not_be_opened_is_found(
    envelopes: str, language: str, going: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    changed = re.sub(r'"envelopes": \{.*?\}', lambda _: f'"envelopes": {envelopes}', going)
    assert changed != going
    file.write_text(changed)
    status, report = checked(file, language)
    assert status == 2
    assert 2 in numbers_in(report.partition(str(file))[2])
    # It is not gone on with, nor looked at, either.
    for command in ("resume", "replay"):
        said = talk(f"{command} {file} --lang {language}", ["", ""])
        assert said.status == 2
        assert said.err == f"broomstick: {report}\n"


def test_an_envelope_at_the_wrong_moment_is_found(tmp_path: Path) -> None:
    """Sealed answers belong to a sealed question, and to a person's seat."""
    file = tmp_path / "game"
    talk(f"play card-game --players 3 --names Ada,Ben --seed 5 --quick --save {file}", ["", "1"])
    text = file.read_text()
    for envelope in ('{"0": "take root"}', '{"2": "take root"}'):
        file.write_text(text.replace('"envelopes": {}', f'"envelopes": {envelope}'))
        status, report = checked(file, "en")
        assert status == 2
        assert "Line 2" in report


@pytest.mark.parametrize("language", LANGUAGES)
def test_bytes_that_are_no_text_are_found_in_their_line(language: str, going: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    lines = going.encode().splitlines(keepends=True)
    say = words(language).say
    for number in range(1, len(lines) + 1):
        spoiled = lines[number - 1][:-2] + b"\xff\n"
        file.write_bytes(b"".join([*lines[: number - 1], spoiled, *lines[number:]]))
        why = say("trouble-no-letters", line=number)
        assert checked(file, language) == (2, say("trouble-damaged", file=str(file), why=why))


def test_lines_may_end_as_on_any_system(going: str, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(going.encode().replace(b"\n", b"\r\n"))
    assert checked(file, "en")[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_file_of_ours_is_said_to_be_none(language: str, tmp_path: Path) -> None:
    say = words(language).say
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder.toml").mkdir()
    for name, why in (
        ("nothing", "os-enoent"),
        ("nothing.toml", "os-enoent"),
        ("", "os-eisdir"),
        ("bytes", "no-text"),
    ):
        file = tmp_path / name
        status, report = checked(file, language)
        assert status == 2
        assert report == say("trouble-cannot-read", file=str(file), why=say(f"trouble-{why}"))
    status, report = checked(tmp_path / "folder.toml", language)
    assert status == 2
    assert "folder.toml" in report


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[game]\nrounds = = 3\n", ["box.toml", "2"]),
        ("[game]\nrounds = 0\n", ["box.toml", "game", "rounds", "1", "20"]),
        ("[game]\nmoon = 1\n", ["box.toml", "game", "moon", "rounds"]),
        ("[moon]\n", ["box.toml", "moon", "witch"]),
        ('[[witch]]\nname = "root"\ncopies = "many"\n', ["box.toml", "root", "copies", "many"]),
        # Wrong only where six play.
    ],
)
def test_wrong_components_are_refused_with_entry_and_field(
    text: str, named: list[str], language: str, tmp_path: Path
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    status, report = checked(file, language)
    assert status == 2
    for word in named:
        assert word in report
    # Nor can they be played with, for the same reason.
    said = talk(f"play card-game --players 6 --data {file} --lang {language}", ["1"])
    assert said.status == 2
    assert said.err.removeprefix("broomstick: ").strip() in report


def test_components_of_a_game_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("")
    status, report = checked(file, "en", "--game chess")
    assert status == 2
    assert "card-game" in report
