"""Lessons are tried: every way that their steps allow, and free choices at random. What cannot be is a fault."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from broomstick.bots import make
from broomstick.bots.specs import usual
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import entries
from broomstick.heart.errors import BroomstickError
from broomstick.heart.state import State
from broomstick.lessons import Lesson, Place, Step, course, lessons_of

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
MOST_DECISIONS = 600


class Fault(Exception):
    """A step of a lesson that the rules, or the lesson itself, do not allow."""

    def __init__(self, lesson: Lesson, place: Place, why: str) -> None:
        self.why = why
        super().__init__(
            f"{lesson.game}, {lesson.name}: scene {place.scene + 1}, step {place.step + 1}: {why}"
        )


@dataclass
class Taken:
    """One way through a lesson."""

    state: State
    chosen: list[tuple[int, int]] = field(default_factory=list)
    """At each step that names several choices: which was taken, and of how many."""
    shown: list[str] = field(default_factory=list)
    """The words that stood there."""
    places: list[Place] = field(default_factory=list)
    knocked_out: bool = False
    """Whether the learner was knocked out while the lesson said what to do."""
    decisions: int = 0
    thinks: bool = False
    """Whether what is free is chosen as a bot would, not by chance alone."""


def messages_of(game: str) -> set[str]:
    """Every message that the lessons of a game say, with their titles."""
    found = set()
    for lesson in lessons_of(game):
        steps = [step for scene in lesson.scenes for step in scene.steps]
        found |= {f"lesson-{game}-{lesson.name}", *(lesson.message(step.say) for step in steps if step.say)}
    return found


def every_way(lesson: Lesson, seed: str, most: int = 64) -> Iterator[Taken]:
    """Through a lesson by each of the choices that its steps name; what is free is chosen by chance."""
    ways: list[list[int]] = [[]]
    tried = 0
    while ways and tried < most:
        way = ways.pop()
        taken = take(lesson, f"{seed} {tried}", way)
        tried += 1
        yield taken
        for number in range(len(way), len(taken.chosen)):
            before = [one for one, _ in taken.chosen[:number]]
            ways += [[*before, other] for other in range(1, taken.chosen[number][1])]


def take(lesson: Lesson, seed: str, way: list[int] | None = None) -> Taken:
    """One way through a lesson, all of it as its data says; a Fault where that cannot be."""
    game = course.game_for(lesson)
    bots = [make(bot or usual(lesson.game)) for bot in lesson.bots]
    rng = Chance(seed, "", "lesson")
    taken = Taken(start(lesson, 0), thinks=rng.below(2) == 1)
    place = course.begin(lesson, taken.state)
    check_passed(lesson, Place(place.scene, -1), place, taken.state)
    made = 0
    while (step := course.step_at(lesson, place)) is not None:
        state = taken.state
        taken.places.append(place)
        see(lesson, place, taken)
        before = place
        if step.waits:
            after = course.go_on(lesson, place, state)
            if after is None:
                taken.state = state = start(lesson, place.scene + 1)
                after = course.begin(lesson, state, place.scene + 1)
                before = Place(after.scene, -1)
            made, place = 0, after
            check_passed(lesson, before, place, state)
            continue
        if state.over:
            raise Fault(lesson, place, "the game is over, and the lesson is not")
        answers: dict[int, str] = {}
        for seat in state.deciders if state.topic >= 0 else state.deciders[:1]:
            if seat == lesson.learner:
                answers[seat] = learner_chooses(lesson, step, place, taken, way or [], rng)
                continue
            text = course.scripted(lesson, place, state, seat)
            if text:
                made += 1
            elif not step.free:
                named = [game.text(action) for action in state.choices(seat)][:12]
                raise Fault(
                    lesson, place, f"it does not say what seat {seat} does; possible: {', '.join(named)}"
                )
            else:
                text = game.text(bots[seat].choose(state.view(seat), state.choices(seat), rng))
            answers[seat] = text
        for seat, text in answers.items():
            state.play(seat, text)
        taken.decisions += 1
        if taken.decisions > MOST_DECISIONS:
            raise Fault(lesson, place, "it does not end")
        place = course.played(lesson, place, state, answers)
        if (place.scene, place.step) != (before.scene, before.step):
            if made < len(step.plays):
                seat, text = step.plays[made]
                raise Fault(lesson, before, f"'{seat} {text}' cannot be played")
            made = 0
            check_passed(lesson, before, place, state)
        if not step.free:
            taken.knocked_out = taken.knocked_out or was_knocked_out(state, lesson.learner)
    return taken


def start(lesson: Lesson, scene: int) -> State:
    try:
        return course.start_of(lesson, scene)
    except BroomstickError as error:
        raise Fault(lesson, Place(scene), f"the scene cannot begin: {error}") from error


def see(lesson: Lesson, place: Place, taken: Taken) -> None:
    try:
        told = course.shown(lesson, place, taken.state, NAMES)
    except BroomstickError as error:
        raise Fault(lesson, place, str(error)) from error
    if not taken.shown or taken.shown[-1] != told["say"]:
        taken.shown.append(told["say"])


def learner_chooses(
    lesson: Lesson, step: Step, place: Place, taken: Taken, way: list[int], rng: Chance
) -> str:
    state = taken.state
    choices = state.choices(lesson.learner)
    if step.free:
        chosen = choices[rng.below(len(choices))]
        if taken.thinks:
            chosen = make(usual(lesson.game)).choose(state.view(lesson.learner), choices, rng)
        return state.game.text(chosen)
    if not step.only or place.decided:
        named = [state.game.text(action) for action in choices][:12]
        raise Fault(
            lesson, place, f"the learner is asked, and it does not say for what; possible: {', '.join(named)}"
        )
    legal = {state.game.text(action) for action in choices}
    for text in step.only:
        if text not in legal:
            raise Fault(
                lesson, place, f"'{text}' cannot be chosen; possible: {', '.join(sorted(legal)[:12])}"
            )
    which = 0
    if len(step.only) > 1:
        number = len(taken.chosen)
        which = way[number] if number < len(way) else 0
        taken.chosen.append((which, len(step.only)))
    return step.only[which]


def check_passed(lesson: Lesson, before: Place, after: Place, state: State) -> None:
    """Steps that nobody saw were meant for somebody else."""
    steps = lesson.scenes[after.scene].steps
    for number in range(before.step + 1, after.step):
        step, place = steps[number], Place(after.scene, number, chose=after.chose)
        # Where the game is over sooner than it might be, what is free then does not come.
        if course.applies(lesson, step, place, state) and not (step.free and state.over):
            raise Fault(lesson, place, "it is passed over: what it is for cannot happen any more")


def was_knocked_out(state: State, seat: int) -> bool:
    told = state.journal.entries if state.journal is not None else []
    return any(kind_of(one.code) == entries.KNOCKED_OUT and one.seat == seat for one in told)
