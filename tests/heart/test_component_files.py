"""Component files: what cannot be read or played with is refused as data too, naming file, entry and field."""

from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import DataError
from broomstick.games.datafile import ORIGINS, DataFile, unreadable
from broomstick.heart.errors import Fact

LONG = "x" * 100
SHORT = "x" * 59 + "…"
SECTIONS = ["game", "deal", "play", "score", "witch", "task"]
WITCHES = ["root", "meadow", "fire", "berry", "sun", "water", "fog", "night", "snow"]


def refused(data: Any) -> DataError:
    with pytest.raises(DataError) as error:
        broomstick.load("card-game", players=3, data=data)
    return error.value


@pytest.mark.parametrize(
    ("tree", "code", "entry", "field", "facts"),
    [
        ({LONG: {}}, "unknown-section", "", SHORT, {"names": SECTIONS}),
        ({"game": 3}, "not-a-table", "", "game", {"value": "3"}),
        ({"witch": ["root"]}, "not-a-list-of-tables", "", "witch", {}),
        (
            {"score": {LONG: 1}},
            "unknown-field",
            "score",
            SHORT,
            {"names": ["colour", "colour_more", "brave"]},
        ),
        ({"witch": [{"copies": 3}]}, "missing", "witch", "name", {}),
        ({"witch": [{"name": "moon", "copies": 3}]}, "missing", "witch moon", "colour", {}),
        ({"witch": [{"name": True}]}, "not-a-plain-name", "witch", "name", {"value": "True"}),
        ({"game": {"rounds": {"origin": "house"}}}, "no-value", "game", "rounds", {}),
        (
            {"game": {"rounds": {"value": 3, "origin": "guess"}}},
            "unknown-origin",
            "game",
            "rounds",
            {"value": "'guess'", "names": ORIGINS},
        ),
        (
            {"game": {"rounds": "4"}},
            "not-a-number",
            "game",
            "rounds",
            {"lowest": 1, "highest": 20, "value": "'4'"},
        ),
        ({"score": {"colour": []}}, "not-a-list-of-numbers", "score", "colour", {"value": "[]"}),
        (
            {"task": [{"number": 1, "needs": [2]}]},
            "not-a-table-of-numbers",
            "task 1",
            "needs",
            {"value": "[2]"},
        ),
        (
            {"task": [{"number": 1, "needs": {"moon": 1}}]},
            "unknown-name",
            "task 1",
            "needs",
            {"value": "'moon'", "names": WITCHES},
        ),
        ({"witch": [{"name": "root", "colour": 3}]}, "not-a-text", "witch root", "colour", {"value": "3"}),
    ],
)
def test_a_value_that_cannot_be_is_told_by_its_place(
    tree: dict[str, Any], code: str, entry: str, field: str, facts: dict[str, Fact]
) -> None:
    error = refused(tree)
    place: dict[str, Fact] = {"file": "data", "field": field, **({"entry": entry} if entry else {})}
    assert (error.code, error.facts) == (code, {**place, **facts})
    assert str(error).startswith("data: ")


def test_a_value_need_not_say_where_it_comes_from() -> None:
    for rounds in (3, {"value": 3}, {"value": 3, "origin": "rulebook"}):
        data = {"game": {"rounds": rounds}}
        state = broomstick.load("card-game", players=3, data=data).start()
        assert state.game.data == data


def test_a_file_that_nothing_is_laid_over_is_named_itself(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text('game.rounds = "x"\n[[witch]]\nname = "root"\ncopies = "y"\n', encoding="utf-8")
    data = DataFile(path, {"witch": "name"})
    assert (data.title, data.file) == ("box.toml", "box.toml")
    for entry, field, title in (
        (data.section("game"), "rounds", "game"),
        (data.every("witch")[0], "copies", "witch root"),
    ):
        with pytest.raises(DataError) as error:
            entry.number(field, 1, 2)
        place = {"file": "box.toml", "entry": title, "field": field}
        assert place.items() <= error.value.facts.items()


def test_values_that_do_not_go_together_are_blamed_on_the_file_that_was_laid_over(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text("game.open_tasks = 6", encoding="utf-8")
    error = refused(path)
    assert str(error).startswith("my-box.toml over components.toml: game: open_tasks: 6 are to lie open")
    assert error.facts["file"] == "my-box.toml"


def test_components_are_a_file_or_a_mapping_of_plain_data() -> None:
    found = [(error.code, error.facts) for error in (refused(7), refused({"game": {"rounds": {1, 2}}}))]
    assert found == [("no-components", {"value": "7"}), ("not-plain-data", {"file": "data"})]


@pytest.mark.parametrize(
    ("content", "code", "place"),
    [
        (None, "file-missing", {}),
        (b"[game]\nrounds = \xff", "not-utf8", {}),
        (b"[game]\nrounds = = 3", "not-toml-there", {"row": 2, "column": 10}),
        (b"[game]\nrounds = [3", "not-toml", {}),
    ],
)
def test_a_file_that_cannot_be_read_is_named(
    content: bytes | None, code: str, place: dict[str, Fact], tmp_path: Path
) -> None:
    path = tmp_path / "my-box.toml"
    if content is not None:
        path.write_bytes(content)
    error = refused(path)
    assert (error.code, error.facts) == (code, {"text": "my-box.toml", **place})
    assert str(error).startswith("my-box.toml: ")


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (IsADirectoryError(21, "Is a directory"), "file-folder"),
        (PermissionError(13, "Permission denied"), "file-forbidden"),
        (OSError(5, "Input/output error"), "file-unreadable"),
    ],
)
def test_why_the_system_does_not_give_a_file(error: OSError, code: str) -> None:
    found = unreadable("my-box.toml", error)
    assert (found.code, found.facts) == (code, {"text": "my-box.toml"})
    assert str(found) == f"my-box.toml: cannot be read: {error.strerror}"
