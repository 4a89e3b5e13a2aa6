"""A lesson's file is checked when it is read: what is wrong is named with file, step and field."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from broomstick.heart.errors import DataError, OptionError
from broomstick.lessons.library import lesson_of, lessons_of, read_again
from broomstick.lessons.reading import lesson_from, read_lesson

SCENE: dict[str, Any] = {
    "seed": "first",
    "starter": 0,
    "step": [{"say": "hello", "waits": True}, {"say": "pick", "only": ["pick fire berry water"]}],
}
LESSON: dict[str, Any] = {
    "place": 1,
    "minutes": 5,
    "players": 3,
    "learner": 0,
    "names": ["", "Hazel", "Sorrel"],
    "scene": [SCENE],
}


def read(change: Any) -> str:
    tree = deepcopy(LESSON)
    change(tree)
    with pytest.raises(DataError) as error:
        lesson_from(tree, "hello.toml", "hello", "card-game")
    return str(error.value)


def step(tree: Any, **fields: Any) -> None:
    tree["scene"][0]["step"][1] = fields


def test_a_lesson_is_what_its_file_says() -> None:
    lesson = lesson_from(LESSON, "hello.toml", "hello", "card-game")
    assert (lesson.name, lesson.players, lesson.learner) == ("hello", 3, 0)
    assert lesson.scenes[0].steps[1].only == ("pick fire berry water",)
    assert lesson.told() == {"name": "hello", "minutes": 5}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda tree: tree.pop("place"), "hello.toml: place: is missing"),
        (
            lambda tree: tree.update(minutes="many"),
            "hello.toml: minutes: should be a number from 1 to 30, not",
        ),
        (lambda tree: tree.update(players=2), "hello.toml: players: should be a number from 3 to 6, not 2"),
        (lambda tree: tree.update(learner=3), "learner: should be a number from 0 to 2"),
        (
            lambda tree: tree.update(names=["", ""]),
            "names: should be 3 names, that of the learner (seat 0) empty",
        ),
        (lambda tree: tree.update(bots=["thrifty"]), "bots: should be 3 bots"),
        (lambda tree: tree.update(colour=1), "hello.toml: colour: no such field here; there are players"),
        (lambda tree: tree.update(options={"clouds": True}), "options: "),
        (
            lambda tree: tree.update(needs={"clouds": [1]}),
            "needs: clouds should be true, false, a number or a text",
        ),
        (lambda tree: tree.update(scene=[]), "scene: should have at least one"),
        (lambda tree: tree["scene"][0].pop("seed"), "hello.toml, scene 1: seed: is missing"),
        (lambda tree: tree["scene"][0].update(before=["0 fly"]), "scene 1: before: '0 fly': "),
        (
            lambda tree: tree["scene"][0].update(before=["9 brave"]),
            "should begin with the number of a seat, 0 to 2",
        ),
        (lambda tree: tree.update(scene=[SCENE, SCENE]), "scene 1: its last step should wait"),
        (
            lambda tree: step(tree, say="x"),
            "scene 1, step 2: say: a step has one of waits, only, free and plays",
        ),
        (lambda tree: step(tree, waits=True), "step 2: say: is missing"),
        (lambda tree: step(tree, say="x", waits=True, free="turn"), "a step has one of"),
        (
            lambda tree: step(tree, say="x", free="ever"),
            "free: should be one of choice, turn, round, game, not",
        ),
        (lambda tree: step(tree, say="x", waits=1), "waits: should be true or false"),
        (lambda tree: step(tree, say="x", only=["lead snow brave"]), "only: 'lead snow brave'"),
        (lambda tree: step(tree, say="x", plays=["0 brave"]), "plays: seat 0 is the learner"),
        (lambda tree: step(tree, say="x", waits=True, at=["role:snow"]), "at: 'role:snow': no such role"),
        (
            lambda tree: step(tree, say="x", waits=True, at=["seat:7"]),
            "at: 'seat:7': should be a seat, 0 to 2",
        ),
        (lambda tree: step(tree, say="x", waits=True, at=["stance:shy"]), "should be brave or cowardly"),
        (lambda tree: step(tree, say="x", waits=True, at=["area:moor"]), "there is no such area on the map"),
        (
            lambda tree: step(tree, say="x", waits=True, at=["moon"]),
            "nothing to point to; there are stick, hand",
        ),
        (lambda tree: step(tree, say="x", waits=True, at="hand"), "at: should be a list of texts"),
        (lambda tree: step(tree, say="x", waits=True, at=[1]), "at: should be a list of texts; 1 is none"),
        (
            lambda tree: step(tree, say="x", waits=True, facts={"a": [1]}),
            "facts: a should be a text or a number",
        ),
        (lambda tree: tree["scene"][0].update(step=[{"plays": ["1 brave"]}]), "step 1: should say something"),
        (lambda tree: tree["scene"][0].update(step=["hello"]), "step 1: should be a table of fields"),
    ],
)
def test_what_is_wrong_is_named(change: Any, said: str) -> None:
    assert said in read(change)


def test_a_file_that_is_no_toml_or_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"gone\.toml: cannot be read"):
        read_lesson(tmp_path / "gone.toml", "card-game")
    (tmp_path / "odd.toml").write_text("place = ")
    with pytest.raises(DataError, match=r"odd\.toml: is not valid TOML"):
        read_lesson(tmp_path / "odd.toml", "card-game")


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(OptionError, match="card-game has no lesson 'tenth'; there are first"):
        lesson_of("card-game", "tenth")


def test_a_lesson_with_another_text_is_another() -> None:
    lesson = lessons_of("card-game")[0]
    assert read_again("card-game", lesson.name, lesson.mark) is lesson
    assert read_again("card-game", lesson.name, "0" * 16) is None
    assert read_again("card-game", "gone", lesson.mark) is None
