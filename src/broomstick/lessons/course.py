"""Where a lesson stands, worked out from what has been played: nothing but that is kept of it.

A place changes where something is played (``played``) and where the learner goes on (``go_on``). A lesson never stops a
game: where what is written down cannot be, the others' bots play, and the learner may choose whatever is legal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from broomstick.games import make
from broomstick.heart.errors import BroomstickError, DataError
from broomstick.heart.game import Game
from broomstick.heart.plain import Plain
from broomstick.heart.state import State
from broomstick.lessons.lesson import AHEAD, BEHIND, CHOICE, ROUND, TURN, Lesson, Move, Scene, Step
from broomstick.lessons.library import following
from broomstick.lessons.reading import SALT

NUMBERS = 7
"""So many numbers a place is written with."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a lesson."""

    scene: int = 0
    step: int = 0
    """The steps of a scene, counted from 0; behind the last one the scene is over."""
    moved: int = 0
    """So many of the moves that the step has for others were made."""
    decided: bool = False
    """Whether the learner has chosen in this step."""
    chose: str = ""
    """The learner's last choice."""
    round: int = 0
    """The round and the number of turns so far when the step began."""
    turns: int = 0
    spoke: int = 0
    """Whose words stand there: the last step's that had any."""

    def text(self) -> str:
        """As it is kept beside a game; ``read_place`` is the inverse."""
        numbers = [self.scene, self.step, self.moved, int(self.decided), self.round, self.turns, self.spoke]
        return " ".join([*map(str, numbers), self.chose]).rstrip()


def read_place(text: str) -> Place:
    """A place from its text; a DataError where it is none."""
    parts = text.split(" ", NUMBERS)
    if len(parts) < NUMBERS or not all(part.isdigit() and len(part) < NUMBERS for part in parts[:NUMBERS]):
        raise DataError(f"{text!r} is no place in a lesson")
    scene, step, moved, decided, round_, turns, spoke = map(int, parts[:NUMBERS])
    chose = parts[NUMBERS] if len(parts) > NUMBERS else ""
    return Place(scene, step, moved, bool(decided), chose, round_, turns, spoke)


def game_for(lesson: Lesson) -> Game:
    """The game that a lesson is about."""
    return make(lesson.game, lesson.players, None, dict(lesson.options))


def start_of(lesson: Lesson, scene: int, game: Game | None = None) -> State:
    """The game as a scene begins."""
    return first_of(game or game_for(lesson), lesson.scenes[scene])


def first_of(game: Game, scene: Scene) -> State:
    state = game.start(scene.seed, salt=SALT, starter=scene.starter)
    for number, (seat, action) in enumerate(scene.before, 1):
        try:
            state.play(seat, action)
        except BroomstickError as error:
            raise DataError(f"before: {number}: '{seat} {action}': {error}") from None
    return state


def begin(lesson: Lesson, state: State, scene: int = 0) -> Place:
    """The first place of a scene that has something to say or do."""
    return settled(lesson, at_step(Place(scene), 0, state), state)


def at_step(place: Place, step: int, state: State) -> Place:
    return Place(place.scene, step, 0, False, place.chose, state.round, len(state.turns), place.spoke)


def step_at(lesson: Lesson, place: Place) -> Step | None:
    """The step somebody is at; None when the lesson is over."""
    steps = lesson.scenes[place.scene].steps
    return steps[place.step] if place.step < len(steps) else None


def done(lesson: Lesson, place: Place) -> bool:
    return step_at(lesson, place) is None


def waits(lesson: Lesson, place: Place) -> bool:
    """Whether nothing happens until the learner goes on."""
    step = step_at(lesson, place)
    return step is not None and step.waits


def settled(lesson: Lesson, place: Place, state: State) -> Place:
    """Pass over steps that are done, do not apply, or cannot be."""
    while (step := step_at(lesson, place)) is not None and passed(lesson, step, place, state):
        place = at_step(place, place.step + 1, state)
    return replace(place, spoke=place.step) if step is not None and step.say else place


def passed(lesson: Lesson, step: Step, place: Place, state: State) -> bool:
    if place.moved == 0 and not place.decided and not applies(lesson, step, place, state):
        return True
    if step.waits:
        return False
    if state.over:
        return True
    if step.free:
        return free_is_over(step, place, state)
    if step.only and not place.decided:
        return False
    rest = left_to_play(step, place)
    return not rest or not can_be(rest, state)


def applies(lesson: Lesson, step: Step, place: Place, state: State) -> bool:
    """Whether a step comes at all, as things stand."""
    if step.chose and place.chose not in step.chose:
        return False
    return not step.result or step.result == result(lesson, state)


def result(lesson: Lesson, state: State) -> str:
    scores = state.scores()
    return AHEAD if scores[lesson.learner] == max(scores) else BEHIND


def free_is_over(step: Step, place: Place, state: State) -> bool:
    if step.free == CHOICE:
        return place.decided
    if step.free == TURN:
        return len(state.turns) > place.turns
    return step.free == ROUND and state.round > place.round


def left_to_play(step: Step, place: Place) -> tuple[Move, ...]:
    return step.plays[place.moved :]


def can_be(rest: Sequence[Move], state: State) -> bool:
    """Whether what is written down for others can be played now: the next move, or their answers in secret."""
    deciders = state.deciders
    if state.topic < 0:
        seat, action = rest[0]
        return seat in deciders and is_legal(state, seat, action)
    return all(seat not in deciders or is_legal(state, seat, action) for seat, action in rest)


def is_legal(state: State, seat: int, action: str) -> bool:
    return code_of(state, action) in state.choices(seat)


def code_of(state: State, action: str) -> int:
    """An action that is written down; -1 where the game knows none such any more."""
    try:
        return state.game.action(action)
    except BroomstickError:
        return -1


def allowed(lesson: Lesson, place: Place, state: State, seat: int) -> list[int]:
    """What a seat may choose now: the learner what the step names, if it names anything that is legal."""
    legal = state.choices(seat)
    step = step_at(lesson, place)
    if seat != lesson.learner or step is None:
        return legal
    if step.waits:
        return []
    if not step.only or place.decided:
        return legal
    named = {code_of(state, text) for text in step.only}
    return [action for action in legal if action in named] or legal


def needed(lesson: Lesson, place: Place, state: State) -> list[str]:
    """What alone the learner may choose, as text; empty where everything legal may be."""
    texts = [state.game.text(action) for action in allowed(lesson, place, state, lesson.learner)]
    return texts if len(texts) < len(state.choices(lesson.learner)) else []


def scripted(lesson: Lesson, place: Place, state: State, seat: int) -> str:
    """What a seat other than the learner's does now, where that is written down and can be."""
    step = step_at(lesson, place)
    if step is None:
        return ""
    rest = left_to_play(step, place)
    if state.topic >= 0:
        rest = tuple(move for move in rest if move[0] == seat)
    if not rest or rest[0][0] != seat or not is_legal(state, *rest[0]):
        return ""
    return rest[0][1]


def played(lesson: Lesson, place: Place, state: State, answers: Mapping[int, str]) -> Place:
    """The place after a decision was played, or all answers to a secret question; ``state`` is the game after it."""
    step = step_at(lesson, place)
    if step is None:
        return place
    rest = list(left_to_play(step, place))
    # One move a seat: what it does later is written down behind.
    answered = set(answers)
    while rest and rest[0][0] in answered:
        answered.discard(rest.pop(0)[0])
    moved = len(step.plays) - len(rest)
    place = replace(place, moved=moved)
    if lesson.learner in answers:
        place = replace(place, decided=True, chose=answers[lesson.learner])
    return settled(lesson, place, state)


def go_on(lesson: Lesson, place: Place, state: State) -> Place | None:
    """The place behind a step that waits; None where another scene begins."""
    last = place.step + 1 == len(lesson.scenes[place.scene].steps)
    if last and place.scene + 1 < len(lesson.scenes):
        return None
    return settled(lesson, at_step(place, place.step + 1, state), state)


def shown(lesson: Lesson, place: Place, state: State, names: Sequence[str]) -> Plain:
    """What the learner is shown of the lesson, as it is sent."""
    step = step_at(lesson, place)
    told: Plain = {"name": lesson.name, "step": count_said(lesson, place), "of": count_said(lesson)}
    if step is None:
        return {**told, "done": True, "next": following(lesson)}
    spoken = lesson.scenes[place.scene].steps[place.spoke]
    told |= {"say": spoken.say, "facts": facts(lesson, spoken, state, names)}
    told |= {"at": list(spoken.at), "waits": step.waits}
    only = [] if step.waits else needed(lesson, place, state)
    if only:
        told["only"] = only
    return told


def count_said(lesson: Lesson, place: Place | None = None) -> int:
    """How many steps have words, up to a place or in all: those without are not missed by whoever counts along.

    Where one of several comes, by what the learner chose or how the game ended, they count as one.
    """
    said = 0
    for scene, steps in enumerate(one.steps for one in lesson.scenes):
        last = (place.scene, place.step) if place is not None else (scene, len(steps))
        for number, step in enumerate(steps):
            other_way = number > 0 and is_another_way(step, steps[number - 1])
            said += bool(step.say) and not other_way and (scene, number) <= last
    return said


def is_another_way(step: Step, before: Step) -> bool:
    """Whether a step stands for the one before it where that does not come."""
    if step.result:
        return bool(before.result) and step.result != before.result
    return bool(step.chose and before.chose) and not set(step.chose) & set(before.chose)


def facts(lesson: Lesson, step: Step, state: State, names: Sequence[str]) -> Plain:
    return {name: worked_out(lesson, value, state, names) for name, value in step.facts.items()}


def worked_out(lesson: Lesson, value: str | int, state: State, names: Sequence[str]) -> str | int:
    """What a message is filled in with: as it stands, or where it begins with "=", worked out from what is public."""
    if isinstance(value, int) or not value.startswith("="):
        return value
    what, _, more = value[1:].partition(" ")
    scores = state.scores()
    if what == "points":
        return scores[int(more) if more else lesson.learner]
    if what == "most":
        return max(scores)
    if what == "name":
        return names[int(more)]
    if what == "best":
        return names[max(range(len(scores)), key=lambda seat: scores[seat])]
    if what == "tower":
        return tower_points(state, more)
    found: object = getattr(state.game, "parts", None)
    for field in what.split("."):
        if isinstance(found, list | tuple) and field.isdigit() and int(field) < len(found):
            found = found[int(field)]
        elif isinstance(found, dict) and field in found:
            found = found[field]
        else:
            found = getattr(found, field, None)
    if not isinstance(found, int | str) or isinstance(found, bool):
        raise DataError(f"{value!r}: nothing to fill a message in with")
    return found


def tower_points(state: State, name: str) -> int:
    """What a tower of the map pays."""
    parts = getattr(state.game, "parts", None)
    towers = getattr(getattr(parts, "board", None), "towers", [])
    if name not in towers:
        raise DataError(f"{name!r}: there is no such tower on the map")
    points: int = parts.tower_points[towers.index(name)]  # type: ignore[union-attr]
    return points
