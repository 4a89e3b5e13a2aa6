"""``broomstick board``: a map in words, as a picture, and what is wrong with a map's file."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import broomstick
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.maps.checks.every import check_board
from broomstick.terminal.boards import CHECKS
from broomstick.words import LANGUAGES, words
from terminal.talk import talk, unbroken

BOX = broomstick.load("broom-service", players=3)


def flat(text: str) -> str:
    """A text in one line, however it was broken."""
    return " ".join(text.split())


def test_areas_are_told_one_by_one() -> None:
    said = talk("board front")
    assert said.status == 0
    blocks = said.out.strip().split("\n\n")
    assert blocks[0] == "The Western March: 24 land areas, 4 waters, 36 towers, 18 cloud spaces."
    assert len(blocks) == 1 + 24 + 4
    assert blocks[1].splitlines() == [
        "Banner Field · prairie, castle (banner-field)",
        "    next to: Crow Hill, Frost Peak, Owl Wood, Salt Prairie",
        "    towers: Salt Market (orange, square, 2 VP, 1 wand)",
    ]
    assert "Mirror Mere · water (mirror-mere)\n    shores: " in said.out
    assert "2 cloud spaces" in said.out
    assert "space for a mountain tile" in said.out
    assert "1 wand)" in said.out.replace("\n        ", " ")


def test_the_back_has_circles_and_islands() -> None:
    said = talk("board back").out
    assert said.count("stone circle") == 4
    assert said.count("next to nothing by land") == 2
    assert said.count("space for a forest tile") == said.count("space for a hill tile") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_speaks_each_language(language: str) -> None:
    said = talk(f"board front --lang {language}").out
    for area in read_picture(standard_path("front")).areas:
        assert area.names[language] in said


def test_a_picture_on_standard_output() -> None:
    said = talk("board front --svg")
    assert said.status == 0
    ElementTree.fromstring(said.out)
    assert "Owl Wood" in said.out


def test_a_picture_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "back.svg"
    said = talk(f"board back --svg {file} --dark --lang fr")
    assert (said.status, said.err) == (0, "")
    assert str(file) in unbroken(said.out)
    text = file.read_text(encoding="utf-8")
    assert "Île Perdue" in text
    assert ">M</text>" in text
    assert text != talk("board back --svg --lang fr").out


def test_a_picture_of_a_position(tmp_path: Path) -> None:
    state = BOX.start(5)
    file = tmp_path / "now.json"
    file.write_text(json.dumps(state.position()), encoding="utf-8")
    said = talk(f"board front --svg --position {file}")
    assert said.status == 0
    assert said.out.count('class="b-on"') == 2 * BOX.players


def test_a_picture_of_a_kept_game(tmp_path: Path) -> None:
    state = broomstick.match(BOX, [broomstick.bots.make("random") for _ in range(3)], seed=2)
    file = tmp_path / "game"
    file.write_text(state.record().text(), encoding="utf-8")
    said = talk(f"board front --svg --position {file}")
    assert said.status == 0
    assert "✓" in said.out


@pytest.mark.parametrize("side", ["front", "back"])
def test_our_own_files_are_in_order(side: str) -> None:
    said = talk(f"board check {standard_path(side)}")
    assert said.status == 0
    assert flat(said.out).endswith(f"{side}.toml: everything is in order.")
    assert said.out.count("\nok ") == len(CHECKS) - 1


def test_every_check_has_a_name() -> None:
    assert [check.name for check in check_board(read_picture(standard_path("front")), LANGUAGES)] == list(
        CHECKS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_wrong_is_told(language: str, tmp_path: Path) -> None:
    text = standard_path("front").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    wrong = text.replace("vp = 6\nwands = 1", "vp = 9\nwands = 1").replace(
        'fr = "Pré Salé"', 'fr = "Pré d’Or"'
    )
    file.write_text(wrong, encoding="utf-8")
    said = talk(f"board check {file} --lang {language}")
    assert said.status == 2
    assert "gold-light" in said.out
    assert "Pré d’Or" in flat(said.out)
    # A path longer than a line is cut within.
    told = words(language).say("board-check-wrong", file=str(file), count=2)
    assert "".join(said.out.split()).endswith("".join(told.split()))


def test_a_file_that_cannot_be_read_is_one_fault(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = standard_path("front").read_text(encoding="utf-8")
    file.write_text(text.replace('landscape = "hill"', 'landscape = "swamp"', 1), encoding="utf-8")
    said = talk(f"board check {file} {standard_path('back')}")
    assert said.status == 2
    assert "swamp" in said.out
    assert "back.toml: everything is in order." in flat(said.out)


def test_a_map_of_ones_own_is_told_that_numbers_are_not_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = standard_path("front").read_text(encoding="utf-8")
    file.write_text(text.replace('board = "front"', 'board = "march"'), encoding="utf-8")
    said = talk(f"board check {file}")
    assert said.status == 0
    assert "a map of your own" in flat(said.out)
    assert talk(f"board {file}").out == talk("board front").out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("board", "BOARD"),
        ("board left", "“left” is no board here. Possible: front, back, check"),
        ("board nowhere.toml", "There is no file “nowhere.toml”"),
        ("board check", "broomstick board check island.toml"),
        ("board check nowhere.toml --svg", "--svg does not go together with “check”"),
        ("board front back", "leave out “back”"),
        ("board front --dark", "--dark is for drawing, so it needs --svg"),
        ("board front --position x", "--position is for drawing"),
        ("board front --svg --position nowhere", "nowhere"),
        ("board front --svg /nowhere/at/all.svg", "/nowhere/at/all.svg"),
    ],
)
def test_what_cannot_be_is_explained(asked: str, said: str) -> None:
    done = talk(asked)
    assert done.status == 2
    assert said in done.err + done.out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("once upon a time", "neither a saved game nor a position"),
        ("{}", "neither a saved game nor a position"),
        ("[" * 50_000, "neither a saved game nor a position"),
    ],
)
def test_a_file_without_a_position(content: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "odd"
    file.write_text(content, encoding="utf-8")
    done = talk(f"board front --svg --position {file}")
    assert done.status == 2
    assert said in done.err


def test_a_position_of_a_game_without_a_map(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(broomstick.load("card-game").start(1).position()), encoding="utf-8")
    assert "not played on a map" in talk(f"board front --svg --position {file}").err


def test_a_position_on_another_board(tmp_path: Path) -> None:
    file = tmp_path / "now.json"
    file.write_text(json.dumps(BOX.start(5).position()), encoding="utf-8")
    done = talk(f"board back --svg --position {file}")
    assert done.status == 2
    assert "another board: front" in done.err
