"""Every lesson of every game can be played to its end by the rules as they are, whatever is chosen where one may."""

import re
import tomllib
from copy import deepcopy
from typing import Any

import pytest

from broomstick.games import game_names, make, manifest_of
from broomstick.heart.errors import DataError
from broomstick.lessons import Lesson, course, lessons_of
from broomstick.lessons.library import ROOM, lesson_of
from broomstick.lessons.reading import lesson_from
from broomstick.words import LANGUAGES, Cast, Speech, words
from lessons.trying import NAMES, Fault, Taken, every_way, messages_of, take

EVERY = [lesson for game in game_names() for lesson in lessons_of(game)]
FIRST = [lesson for lesson in EVERY if lesson.name == "first"]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_every_way_through_a_lesson_leads_to_its_end(lesson: Lesson) -> None:
    for taken in every_way(lesson, "every way", 12):
        assert taken.shown


@pytest.mark.slow
@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_free_choices_by_chance_lead_to_its_end(lesson: Lesson) -> None:
    for number in range(60):
        assert take(lesson, f"chance {number}").shown


@pytest.mark.parametrize("lesson", FIRST, ids=called)
def test_in_a_first_game_the_learner_is_knocked_out_and_plays_to_the_end(lesson: Lesson) -> None:
    taken = take(lesson, "first")
    assert taken.knocked_out
    assert taken.state.over


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_every_step_is_seen_by_somebody(lesson: Lesson) -> None:
    seen: set[str] = set()
    wanted = {step.say for scene in lesson.scenes for step in scene.steps if step.say}
    for number in range(30):
        for taken in every_way(lesson, f"seen {number}", 12):
            seen |= set(taken.shown)
        if seen == wanted:
            break
    assert wanted - seen == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_every_word_of_a_lesson_can_be_said(lesson: Lesson, language: str) -> None:
    said = words(language, lesson.game)
    assert said.says(f"lesson-{lesson.game}-{lesson.name}")
    state = course.start_of(lesson, 0)
    for step in [step for scene in lesson.scenes for step in scene.steps if step.say]:
        text = said.say(
            lesson.message(step.say),
            course.facts(lesson, step, state, NAMES),
        )
        assert 0 < len(text) <= 330, text
        wanted = set(re.findall(r"\$([a-z-]+)", said.entries[lesson.message(step.say)]))
        assert wanted == set(step.facts), step.say


@pytest.mark.parametrize("game", game_names())
def test_no_lesson_has_words_that_nobody_says(game: str) -> None:
    known = {name for name in words("en", game).entries if name.startswith("lesson-")}
    assert known == messages_of(game)


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_a_lesson_is_offered_with_options_that_can_be(lesson: Lesson) -> None:
    assert make(lesson.game, lesson.players, None, {**lesson.needs}).players == lesson.players
    places = [other.place for other in lessons_of(lesson.game)]
    assert places == sorted(set(places))
    assert lessons_of(lesson.game)[0].name == "first"


@pytest.mark.parametrize("lesson", EVERY, ids=called)
def test_who_counts_along_misses_no_step(lesson: Lesson) -> None:
    state = course.start_of(lesson, 0)
    for taken in every_way(lesson, "counted", 12):
        told = [course.shown(lesson, place, state, NAMES) for place in taken.places]
        # Whichever way it goes, every number comes, and the last one is the last.
        numbers = [one["step"] for one in told]
        assert sorted(set(numbers)) == list(range(1, told[0]["of"] + 1))
        assert numbers == sorted(numbers)
        # Each number stands for one step's words.
        assert len({(one["step"], one["say"]) for one in told}) == told[0]["of"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_is_named_has_the_name_of_the_map(language: str) -> None:
    lesson = lesson_of("broom-service", "first")
    speech = Speech(language, course.game_for(lesson), Cast(NAMES))
    entries = speech.words.entries
    for say, area in [("fly", "owl-wood"), ("your-picks", "anvil-peak")]:
        assert speech.word("area", area, "long") in entries[lesson.message(say)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_that_is_named_has_its_title(language: str) -> None:
    lesson, named = lesson_of("broom-service", "first"), lesson_of("broom-service", "clouds")
    said = words(language, lesson.game)
    title = said.say(f"lesson-{named.game}-{named.name}")
    for say in ("clouds", "event"):
        assert title in said.entries[lesson.message(say)]


def test_a_number_of_a_tower_is_that_of_the_map() -> None:
    lesson = lesson_of("broom-service", "first")
    state = course.start_of(lesson, 1)
    parts: Any = state.game
    towers, points = parts.parts.board.towers, parts.parts.tower_points
    for name in ("anvil-keep", "beacon-market"):
        told = course.worked_out(lesson, f"=tower {name}", state, NAMES)
        assert told == points[towers.index(name)]
    with pytest.raises(DataError, match="there is no such tower"):
        course.worked_out(lesson, "=tower nowhere", state, NAMES)


def test_every_point_after_a_leap_is_accounted_for() -> None:
    lesson = lesson_of("broom-service", "first")
    for number in range(6):
        state = take(lesson, f"leap {number}").state
        # As at a table, nothing is told of what was played before the last scene.
        assert state.journal is not None
        before = course.start_of(lesson, 1)
        assert before.journal is not None
        del state.journal.entries[: len(before.journal.entries)]
        sources = state.game.looked_back(state)["sources"]
        assert [sum(one.values()) for one in sources] == state.scores()
        assert [one["start"] + one["earlier"] for one in sources] == before.scores()


def test_a_place_is_read_as_it_was_written() -> None:
    lesson = lesson_of("card-game", "first")
    for place in take(lesson, "text").places:
        assert course.read_place(place.text()) == place


def tree_of(game: str, name: str) -> Any:
    return tomllib.loads((ROOM / manifest_of(game).folder / f"{name}.toml").read_text(encoding="utf-8"))


def with_fault(plant: Any) -> Lesson:
    tree = deepcopy(tree_of("card-game", "first"))
    plant(tree["scene"][0])
    return lesson_from(tree, "first.toml", "first", "card-game")


def step(scene: Any, say: str) -> Any:
    return next(one for one in scene["step"] if one.get("say") == say)


def picks(scene: Any) -> None:
    step(scene, "pick").update(
        only=["pick root meadow fire", "pick fire berry water"], plays=["1 pick root sun water"]
    )


def calls(scene: Any) -> None:
    step(scene, "lead").update(only=["lead root cowardly"])


def leads(scene: Any) -> None:
    step(scene, "hazel-leads").update(plays=["1 lead root brave"])


def says_too_little(scene: Any) -> None:
    step(scene, "round-ends").update(plays=["2 lead sun brave", "2 lead root brave"])


def begins_early(scene: Any) -> None:
    scene.update(before=["0 take water"])


def begins_wrongly(scene: Any) -> None:
    scene.update(before=["1 take water"])


def leaves_out(scene: Any) -> None:
    scene["step"].remove(step(scene, "follow"))


def forgets_the_learner(scene: Any) -> None:
    scene["step"].insert(9, {"say": "follow", "plays": ["1 brave"]})


@pytest.mark.parametrize(
    ("plant", "why"),
    [
        (picks, "step 3: it does not say what seat 2 does"),
        (calls, "step 4: 'lead root cowardly' cannot be chosen; possible: lead berry"),
        (leads, "step 8: it is passed over"),
        (says_too_little, "step 14: '2 lead root brave' cannot be played"),
        (begins_early, "step 3: it does not say what seat 1 does; possible: take fire, take water"),
        (begins_wrongly, "step 1: the scene cannot begin: before: 1: '1 take water'"),
        (leaves_out, "step 10: 'lead berry brave' cannot be chosen; possible: brave, cowardly"),
        (forgets_the_learner, "step 10: it is passed over"),
    ],
)
def test_what_the_rules_do_not_allow_is_found(plant: Any, why: str) -> None:
    lesson = with_fault(plant)
    with pytest.raises(Fault) as fault:
        take(lesson, "planted")
    assert why in str(fault.value)


def test_a_change_of_the_rules_breaks_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(lesson: Lesson) -> Any:
        return make(lesson.game, lesson.players, {"game": {"picks": 2}}, {})

    monkeypatch.setattr(course, "game_for", other)
    with pytest.raises(Fault) as fault:
        take(lesson_of("card-game", "first"), "other rules")
    assert "step 3: 'pick fire berry water' cannot be chosen" in str(fault.value)


def test_a_walk_says_what_was_chosen() -> None:
    taken = take(lesson_of("card-game", "first"), "walk")
    assert isinstance(taken, Taken)
    assert taken.decisions > 10
