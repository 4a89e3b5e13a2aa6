"""Replaced components that cannot be played with: every refusal names file, entry and field."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import DataError
from heart.scripts import says_its_facts

SIX = ["root", "meadow", "fire", "berry", "sun", "water"]


def toml(value: Any) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value)


def toml_file(tree: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(section)} = {toml(content)}\n" for section, content in tree.items())


def refused(players: int, data: Any) -> str:
    """The reason for which data is refused."""
    with pytest.raises(DataError) as error:
        broomstick.load("card-game", players=players, data=data)
    assert says_its_facts(error.value) or "value" in error.value.facts or "row" in error.value.facts
    return str(error.value)


def witch(**fields: Any) -> dict[str, Any]:
    return {"witch": [fields]}


def task(**fields: Any) -> dict[str, Any]:
    return {"task": [fields]}


BAD: list[tuple[dict[str, Any], str]] = [
    # sections and fields that do not exist
    ({"moon": {}}, "moon: no such section; there are game, deal, play, score, witch, task"),
    ({"game": {"moon": 1}}, "game: moon: no such field; there are rounds, picks, draw, open_tasks"),
    ({"deal": {"7": 14}}, "deal: 7: no such field; there are 3, 4, 5, 6"),
    (witch(name="root", cost=1), "witch root: cost: no such field; there are name, colour, copies, players"),
    # shapes
    ({"game": 3}, "game: should be a table of values"),
    ({"witch": {"name": "root"}}, "witch: should be a list of entries"),
    ({"witch": ["root"]}, "witch: should be a list of entries"),
    (witch(copies=3), "witch: name: is missing in an entry"),
    (task(points=3), "task: number: is missing in an entry"),
    # values and origins
    ({"game": {"rounds": {"origin": "house"}}}, "game: rounds: has no value"),
    (
        {"game": {"rounds": {"value": 3, "origin": "guess"}}},
        "game: rounds: origin should be one of rulebook, published, house, not 'guess'",
    ),
    # numbers
    ({"game": {"rounds": 0}}, "game: rounds: should be a number from 1 to 20, not 0"),
    ({"game": {"rounds": 21}}, "game: rounds: should be a number from 1 to 20, not 21"),
    ({"game": {"rounds": True}}, "game: rounds: should be a number from 1 to 20, not True"),
    ({"game": {"rounds": "4"}}, "game: rounds: should be a number from 1 to 20, not '4'"),
    ({"game": {"rounds": 2.5}}, "game: rounds: should be a number from 1 to 20, not 2.5"),
    ({"game": {"picks": 9}}, "game: picks: should be a number from 1 to 8, not 9"),
    ({"game": {"draw": -1}}, "game: draw: should be a number from 0 to 15, not -1"),
    ({"game": {"open_tasks": -1}}, "game: open_tasks: should be a number from 0 to 20, not -1"),
    ({"deal": {"3": {"value": 0}}}, "deal: 3: should be a number from 1 to 60, not 0"),
    ({"play": {"cowardly_potions": 10}}, "play: cowardly_potions: should be a number from 0 to 9, not 10"),
    ({"play": {"brave_potions": -2}}, "play: brave_potions: should be a number from 0 to 9, not -2"),
    ({"play": {"brave_extra": []}}, "play: brave_extra: should be a number from 0 to 9, not []"),
    ({"score": {"brave": 100}}, "score: brave: should be a number from 0 to 99, not 100"),
    ({"score": {"colour_more": "2"}}, "score: colour_more: should be a number from 0 to 99, not '2'"),
    # the scale
    ({"score": {"colour": []}}, "score: colour: should be a list of numbers, not []"),
    ({"score": {"colour": 5}}, "score: colour: should be a list of numbers, not 5"),
    ({"score": {"colour": [0, "a"]}}, "score: colour: should be a number from 0 to 99, not 'a'"),
    ({"score": {"colour": {"value": [-1]}}}, "score: colour: should be a number from 0 to 99, not -1"),
    # witches
    (witch(name="root", copies=32), "witch root: copies: should be a number from 0 to 31, not 32"),
    (witch(name="root", players=0), "witch root: players: should be a number from 1 to 7, not 0"),
    (witch(name="root", colour=""), "witch root: colour: should be a text, not ''"),
    (witch(name="root", colour=3), "witch root: colour: should be a text, not 3"),
    (witch(name="moon", copies=3), "witch moon: colour: is missing"),
    (
        witch(name="Moon", colour="pale", copies=3, players=3),
        "witch Moon: name: should be small letters and hyphens",
    ),
    (witch(name="moon 2", colour="pale", copies=3, players=3), "witch moon 2: name: should be small letters"),
    (witch(name=7, colour="pale", copies=3, players=3), "witch 7: name: should be a text, not 7"),
    # tasks
    (task(number=1, points=100), "task 1: points: should be a number from 0 to 99, not 100"),
    (task(number=1, players=8), "task 1: players: should be a number from 1 to 7, not 8"),
    (
        task(number=1, needs={"moon": 1}),
        "task 1: needs: 'moon' is not one of root, meadow, fire, berry, sun, water",
    ),
    (task(number=1, needs={"fog": 1}), "task 1: needs: fog is not in play with 3 players"),
    (task(number=1, needs={"root": 100}), "task 1: needs: should be a number from 0 to 99, not 100"),
    (task(number=1, needs=[2]), "task 1: needs: should be a table of numbers, not [2]"),
    (task(number=1, needs={"value": {}}), "task 1: needs: should be a table of numbers, not {}"),
    (
        task(number=64, points=1, players=3, needs={"root": 1}),
        "task 64: number: should be a number from 1 to 63",
    ),
    (task(number=12, points=1, players=3), "task 12: needs: is missing"),
    (task(number="1"), "task 1: number: should be a number from 1 to 63, not '1'"),
]


@pytest.mark.parametrize(("tree", "why"), BAD, ids=[why[:44] for _, why in BAD])
def test_bad_data_is_refused_by_file_entry_and_field(tree: dict[str, Any], why: str, tmp_path: Path) -> None:
    assert refused(3, tree).startswith(f"data: {why}")
    path = tmp_path / "my-box.toml"
    path.write_text(toml_file(tree), encoding="utf-8")
    assert refused(3, path).startswith(f"my-box.toml: {why}")
    assert refused(3, str(path)).startswith(f"my-box.toml: {why}")


@pytest.mark.parametrize(
    ("tree", "why"),
    [
        (
            {"witch": [{"name": name, "players": 7} for name in SIX]},
            "witch: players: 0 types are in play with 3 players",
        ),
        (
            {
                "witch": [
                    {"name": f"w{chr(97 + i)}", "colour": "x", "copies": 1, "players": 3} for i in range(7)
                ]
            },
            "witch: players: 13 types are in play with 3 players; there can be 1 to 12",
        ),
        ({"game": {"open_tasks": 6}}, "game: open_tasks: 6 are to lie open, but there are 5 for 3 players"),
        (
            {"task": [{"number": number, "players": 7} for number in (1, 2, 3)]},
            "game: open_tasks: 3 are to lie open, but there are 2 for 3 players",
        ),
        ({"witch": [{"name": "root", "copies": 9}]}, "deal: 3: 3 players need 81 cards in all"),
        ({"deal": {"3": 18}}, "deal: 3: 3 players need 84 cards in all, but the types in play have 81"),
        ({"game": {"draw": 4}}, "deal: 3: 3 players need 90 cards in all, but the types in play have 81"),
        ({"game": {"rounds": 5}}, "deal: 3: 3 players need 90 cards in all, but the types in play have 81"),
    ],
)
def test_values_that_do_not_go_together_are_refused(tree: dict[str, Any], why: str) -> None:
    assert why in refused(3, tree)


@pytest.mark.parametrize(
    ("name", "code", "more"),
    [
        ("Root", "name-letters", {"value": "'Root'"}),
        ("-", "name-letters", {"value": "'-'"}),
        ("nothing", "name-nothing", {}),
    ],
)
def test_a_name_that_no_type_can_have_is_refused(name: str, code: str, more: dict[str, str]) -> None:
    with pytest.raises(DataError) as error:
        broomstick.load("card-game", data=witch(name=name, colour="x", copies=1, players=3))
    assert error.value.code == code
    assert error.value.facts == {"file": "data", "entry": f"witch {name}", "field": "name", **more}


def test_data_for_other_player_numbers_may_still_be_checked() -> None:
    # Fog is in play with four: the same task can be played with there.
    tree = task(number=1, needs={"fog": 1})
    assert broomstick.load("card-game", players=4, data=tree).players == 4
    # A task for more players may need what is not in play here.
    assert broomstick.load("card-game", players=3, data=task(number=8, needs={"snow": 1})).players == 3


@pytest.mark.parametrize("data", [5, [], b"x", True, 1.5])
def test_data_that_is_neither_path_nor_mapping_is_refused(data: Any) -> None:
    with pytest.raises(DataError) as error:
        broomstick.load("card-game", players=3, data=data)
    assert error.value.facts == {"value": repr(data)}
    assert re.fullmatch(
        r"data: should be a path to a TOML file or a mapping, not (int|list|bytes|bool|float)",
        refused(3, data),
    )


def test_data_that_is_not_plain_is_refused() -> None:
    assert refused(3, {"game": {"rounds": object()}}).startswith(
        "data: holds something that is not plain data"
    )


def test_a_missing_value_is_refused() -> None:
    assert (
        refused(3, {"game": {"rounds": None}})
        == "data: game: rounds: should be a number from 1 to 20, not None"
    )


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert refused(3, tmp_path / "none.toml") == "none.toml: cannot be read: No such file or directory"
    assert refused(3, tmp_path).startswith(f"{tmp_path.name}: cannot be read: ")


@pytest.mark.parametrize("content", [b"[game", b"rounds = = 3", b"game = '\xff'"])
def test_a_file_that_is_no_toml_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    assert refused(3, path).startswith("odd.toml: is not valid TOML: ")


def test_a_long_wrong_name_is_cut_short() -> None:
    message = refused(3, {"x" * 500: {}})
    assert len(message) < 200
    message = refused(3, {"game": {"rounds": "y" * 500}})
    assert len(message) < 200
