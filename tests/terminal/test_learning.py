"""Lessons at the prompt: said before the question they are about, left and taken up again at any step."""

import json
from collections.abc import Callable

import pytest

from broomstick.games import game_names
from broomstick.lessons import Lesson, course, lesson_of, lessons_of
from broomstick.terminal.saves import home, restore, save
from broomstick.words import LANGUAGES, words
from terminal.talk import obedient, talk

EVERY = [lesson for game in game_names() for lesson in lessons_of(game)]
FIRST = lesson_of("card-game", "first")
TO_THE_LEAD = ["", "", "fire berry water"]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def over(lesson: Lesson, language: str = "en") -> str:
    """What is said at the end of a lesson."""
    last = lessons_of(lesson.game)[-1].name == lesson.name
    return words(language).say("learn-play" if last else "learn-next")


def answering(language: str) -> Callable[[str], str]:
    """Enter where the lesson waits, and where a question is put, its first answer."""
    go_on = words(language).say("learn-go-on")

    def answer(shown: str) -> str:
        return "" if shown.rstrip().endswith(go_on) else obedient(shown)

    return answer


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_a_lesson_is_given_to_its_end(lesson: Lesson) -> None:
    said = talk(f"learn {lesson.game} {lesson.name} --plain", answering("en"))
    assert (said.status, said.err) == (0, "")
    assert words("en", lesson.game).say(f"lesson-{lesson.game}-{lesson.name}") in said.out
    steps = course.count_said(lesson)
    assert f"(1 of {steps})" in said.out
    assert f"({steps} of {steps})" in said.out
    assert over(lesson) in said.out
    assert "Traceback" not in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    said = talk(f"learn card-game --plain --lang {language}", answering(language))
    assert over(FIRST, language) in said.out
    own = words(language, "card-game")
    flat = " ".join(said.out.split())
    assert own.say("lesson-card-game-first-hold-breath", {"other": "Sorrel"}) in flat


def test_it_is_taken_up_again_wherever_it_was_left() -> None:
    """One answer a sitting: in the end the same is kept as in one go."""
    talk("learn card-game --plain --quick", answering("en"))
    file = home() / "card-game-lesson-first.txt"
    whole = file.read_text()
    said = talk("learn card-game --plain --quick --anew", [])
    sittings = 0
    while over(FIRST) not in said.out:
        answered = False

        def once(shown: str) -> str | None:
            nonlocal answered
            if answered:
                return None
            answered = True
            return answering("en")(shown)

        said = talk("learn card-game --plain --quick", once)
        assert said.status == 0
        sittings += 1
        assert sittings < 80
    assert sittings > 20
    assert file.read_text() == whole


def test_resume_goes_on_with_a_lesson_too() -> None:
    talk("learn card-game --plain", TO_THE_LEAD[:1])
    assert "(2 of" in talk("resume --plain", []).out
    assert "(1 of" in talk("learn card-game --plain --anew", []).out
    # One that has come to its end is nothing to go on with.
    talk("learn card-game --plain", answering("en"))
    assert talk("resume --list", []).status == 2


def test_what_the_lesson_does_not_ask_for_is_not_played() -> None:
    said = talk("learn card-game --plain", [*TO_THE_LEAD, "lead water brave", "lead sun brave"])
    replies = said.out
    assert "The lesson asks for something else here." in replies
    record, seats = restore(home() / "card-game-lesson-first.txt")
    assert seats.lesson is not None
    assert course.read_place(seats.lesson.place).step == 3
    assert not record.replay().turns


def test_where_it_waits_one_can_look_around_and_leave() -> None:
    said = talk("learn card-game --plain", ["state", "log", "what", "quit"])
    assert "17 cards in stock" in said.out
    assert "Enter goes on." in said.out
    assert "The game is kept." in said.out
    assert "(2 of" not in said.out


def test_a_choice_that_is_taken_back_takes_the_lesson_back() -> None:
    lesson = lesson_of("broom-service", "first")
    undone: list[str] = []

    def answer(shown: str) -> str | None:
        if undone:
            return None
        if "(13 of" in shown:
            undone.append(shown)
            return "undo"
        return answering("en")(shown)

    said = talk("learn broom-service --plain", answer)
    assert undone
    _, seats = restore(home() / "broom-service-lesson-first.txt")
    assert seats.lesson is not None
    place = course.read_place(seats.lesson.place)
    step = course.step_at(lesson, place)
    assert step is not None
    assert step.say == "fly"
    assert said.out.count("(12 of") == 2


def test_a_lesson_with_another_text_goes_on_as_a_game() -> None:
    talk("learn card-game --plain", TO_THE_LEAD)
    file = home() / "card-game-lesson-first.txt"
    record, seats = restore(file)
    assert seats.lesson is not None
    seats.lesson.mark = "of another text"
    save(file, record.replay(), seats)
    said = talk(f"resume {file} --plain", [])
    assert " of 22)" not in said.out
    assert "lead water brave" in said.out


def test_a_place_that_is_none_is_damage() -> None:
    talk("learn card-game --plain", [])
    file = home() / "card-game-lesson-first.txt"
    title, head, rest = file.read_text().split("\n", 2)
    told = json.loads(head)
    told["lesson"]["place"] = "somewhere"
    file.write_text("\n".join([title, json.dumps(told), rest]))
    said = talk(f"resume {file}", [])
    assert said.status == 2
    assert str(file) in said.err


def test_what_is_no_lesson_is_refused_with_those_there_are() -> None:
    said = talk("learn card-game tenth", [])
    assert said.status == 2
    assert "tenth" in said.err
    assert "first" in said.err
    assert talk("learn chess", []).status == 2
