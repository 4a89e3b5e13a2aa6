"""A lesson at a table: where the learner is in it, by the table's log, and what may be chosen there."""

from collections.abc import Sequence

from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.plain import Plain
from broomstick.heart.state import State
from broomstick.hosting.entries import ACT, DEFAULT, GO_ON, LOCK, SCENE, START, UNDO, Entry
from broomstick.lessons import Lesson, Place, course


class Teaching:
    """The lesson of one table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = Place()
        # After each entry of the log, since what was taken back leads back.
        self.places: dict[int, Place] = {}

    def take_in(self, entry: Entry, state: State) -> None:
        """An entry is in the log; ``state`` is the game after it."""
        lesson = self.lesson
        if entry.kind == START:
            self.place = course.begin(lesson, state)
        elif entry.kind == SCENE:
            self.place = course.begin(lesson, state, entry.body["scene"])
        elif entry.kind == UNDO:
            self.place = self.places[entry.body["to"]]
        elif entry.kind == GO_ON:
            self.place = course.go_on(lesson, self.place, state) or self.place
        elif entry.kind in (ACT, DEFAULT):
            assert entry.seat is not None
            self.place = course.played(lesson, self.place, state, {entry.seat: entry.body["action"]})
        elif entry.kind == LOCK:
            answers = {int(seat): answer for seat, answer in entry.body["answers"].items()}
            self.place = course.played(lesson, self.place, state, answers)
        self.places[entry.number] = self.place

    @property
    def waits(self) -> bool:
        """Whether nothing happens until the learner goes on."""
        return course.waits(self.lesson, self.place)

    @property
    def just_said(self) -> bool:
        """Whether the words that stand there are new, and nothing has happened under them yet."""
        step = course.step_at(self.lesson, self.place)
        return step is not None and bool(step.say) and self.place.moved == 0

    def waits_for(self, seat: int) -> bool:
        return seat == self.lesson.learner and self.waits

    def ends_scene(self, state: State) -> bool:
        return course.go_on(self.lesson, self.place, state) is None

    def start_of(self, scene: int, game: Game) -> State:
        return course.start_of(self.lesson, scene, game)

    def allowed(self, state: State, seat: int) -> list[int]:
        return course.allowed(self.lesson, self.place, state, seat)

    def scripted(self, state: State, seat: int) -> str:
        """What is written down for a seat now; nothing where its bot thinks for itself."""
        return course.scripted(self.lesson, self.place, state, seat)

    def keeps_from(self, state: State, seat: int, action: str) -> bool:
        """Whether the rules let a seat choose something now, and the lesson does not."""
        try:
            code = state.game.action(action)
        except BroomstickError:
            return False
        return code in state.choices(seat) and code not in self.allowed(state, seat)

    def shown(self, state: State, names: Sequence[str]) -> Plain:
        return course.shown(self.lesson, self.place, state, names)
