"""A lesson at the prompt: what is said stands before the question it is about, and Enter goes on."""

from pathlib import Path

from broomstick.heart.codec import SEAT_BITS
from broomstick.heart.state import State
from broomstick.lessons import Lesson, Place, course
from broomstick.lessons.library import following
from broomstick.terminal.console import Console
from broomstick.terminal.desk import Leave, command_in
from broomstick.terminal.saves import Seats, Taught
from broomstick.terminal.sitting import Sitting


class Learning(Sitting):
    """A game with somebody who learns it. Where they are in the lesson is kept with the game."""

    def __init__(
        self,
        state: State,
        seats: Seats,
        console: Console,
        file: Path,
        language: str,
        quick: bool,
        lesson: Lesson,
        place: Place,
    ) -> None:
        super().__init__(state, seats, console, file, language, quick)
        self.lesson = lesson
        self.place = place
        # The step whose words were shown last.
        self.said: tuple[int, int] | None = None

    @property
    def done(self) -> bool:
        return course.done(self.lesson, self.place)

    def play(self) -> None:
        """Until the lesson is over; whoever wants to may play the game on."""
        while not self.done:
            self.keep()
            if course.waits(self.lesson, self.place):
                self.catch_up()
                self.tell()
                self.wait()
                self.go_on()
                continue
            if not self.people_to_ask() and self.said != self.words_at:
                self.catch_up()
                self.tell()
            self.go_further()
        self.keep()

    def keep(self) -> None:
        self.seats.lesson = Taught(self.lesson.name, self.lesson.mark, self.place.text())
        super().keep()

    @property
    def words_at(self) -> tuple[int, int]:
        """The scene and the step whose words stand now."""
        return self.place.scene, self.place.spoke

    def before_question(self) -> None:
        # Nearest to the question they are about: the table may be longer than the window.
        self.tell()

    def tell(self) -> None:
        """Say what is to be said, once."""
        if self.done or self.said == self.words_at:
            return
        self.said = self.words_at
        speech = self.speech()
        names = [speech.cast.name(seat) for seat in range(self.state.players)]
        told = course.shown(self.lesson, self.place, self.state, names)
        text = speech.words.say(self.lesson.message(told["say"]), told["facts"])
        self.console.say("", speech.words.say("learn-says", step=told["step"], of=told["of"], text=text))

    def wait(self) -> None:
        """Until Enter is pressed."""
        speech = self.speech()
        say = speech.words.say
        while True:
            line = self.console.ask(f"{say('learn-go-on')} ")
            if line is None:
                raise Leave("end-of-input")
            if not line.strip():
                return
            command, _ = command_in(speech.words, line)
            if command == "quit":
                raise Leave("quit")
            if command == "state":
                self.face().state(self.view())
            elif command == "log":
                self.face().story(self.story().tell(self.entries()))
            else:
                self.console.say(
                    say(
                        "learn-how",
                        state=say("command-state"),
                        log=say("command-log"),
                        quit=say("command-quit"),
                    )
                )

    def go_on(self) -> None:
        """To the next step, or the next scene."""
        place = course.go_on(self.lesson, self.place, self.state)
        if place is None:
            scene = self.place.scene + 1
            self.state = course.start_of(self.lesson, scene, self.state.game)
            place = course.begin(self.lesson, self.state, scene)
            # What was played before is nobody's news.
            self.told = [len(self.state.history(seat)) for seat in range(self.state.players)]
        self.place = place

    def choices(self) -> list[int]:
        return course.allowed(self.lesson, self.place, self.state, self.seat)

    def let_bot_choose(self, seat: int) -> None:
        text = course.scripted(self.lesson, self.place, self.state, seat)
        if text:
            self.carry_out(seat, text)
        else:
            super().let_bot_choose(seat)

    def carry_out(self, seat: int, action: int | str) -> None:
        text = action if isinstance(action, str) else self.state.game.text(action)
        super().carry_out(seat, text)
        self.place = course.played(self.lesson, self.place, self.state, {seat: text})

    def taken_back(self, state: State) -> None:
        super().taken_back(state)
        self.place = self.place_after(state)

    def place_after(self, state: State) -> Place:
        """Where the learner was when the game stood so: whoever chose something had read what stood before it."""
        scene = self.place.scene
        again = course.start_of(self.lesson, scene, state.game)
        place = course.begin(self.lesson, again, scene)
        for packed in state.record().actions[len(self.lesson.scenes[scene].before) :]:
            place = self.read_on(place, again)
            seat, text = packed & ((1 << SEAT_BITS) - 1), state.game.text(packed >> SEAT_BITS)
            again.play(seat, text)
            place = course.played(self.lesson, place, again, {seat: text})
        return self.read_on(place, again)

    def read_on(self, place: Place, state: State) -> Place:
        while course.waits(self.lesson, place):
            after = course.go_on(self.lesson, place, state)
            if after is None:
                break
            place = after
        return place

    def welcome(self, back: bool) -> None:
        super().welcome(back)
        speech = self.speech()
        title = speech.words.say(f"lesson-{self.lesson.game}-{self.lesson.name}")
        self.console.say(speech.words.say("learn-title", title=title, minutes=self.lesson.minutes))

    def finish(self) -> None:
        """The result, where the game is over too, and what to do next."""
        if self.state.over:
            super().finish()
        say = self.speech().words.say
        game = self.lesson.game
        then = following(self.lesson)
        self.console.say("", say("learn-next" if then else "learn-play"))
        self.console.show(f"  broomstick learn {game} {then}" if then else f"  broomstick play {game}")
