"""One person against bots, from the first question to the result."""

from pathlib import Path

from broomstick.bots import make
from broomstick.bots.playing import decide
from broomstick.contest.chance import Chance
from broomstick.contest.codec import KIND_MASK
from broomstick.contest.errors import BroomstickError, IllegalAction
from broomstick.contest.journal import ROUND_BEGINS, Entry
from broomstick.contest.state import State
from broomstick.games.card_game.view import CardView
from broomstick.terminal import rules, screen, words
from broomstick.terminal.answers import Unclear, printable
from broomstick.terminal.console import Console
from broomstick.terminal.questions import Question
from broomstick.terminal.saves import SaveError, Seats, save
from broomstick.terminal.story import Story


class Leave(Exception):
    """The person at the prompt goes; the message says why."""


class Sitting:
    """A game being played at the prompt. What is shown comes from the view and the journal of one seat."""

    def __init__(self, state: State, seats: Seats, console: Console, file: str) -> None:
        self.state = state
        self.seats = seats
        self.seat = seats.seat
        self.console = console
        self.file = file
        self.bots = [make(spec or "random") for spec in seats.specs()]
        self.cast = words.Cast(seats.names(), seats.seat)
        self.told = 0
        self.story = self.new_story()

    # ---- what is known in this seat ----

    def view(self) -> CardView:
        view = self.state.view(self.seat)
        if not isinstance(view, CardView):
            raise BroomstickError(f"the prompt cannot show the game {view.game.name!r} yet")
        return view

    def entries(self) -> list[Entry]:
        return self.state.history(self.seat)

    def new_story(self) -> Story:
        return Story(self.state.game, self.view().parts, self.cast)

    # ---- from beginning to end ----

    def play(self) -> None:
        """Play until the game is over; Leave where the person goes earlier."""
        state = self.state
        while not state.over:
            waiting = [seat for seat in state.deciders if seat != self.seat]
            if waiting:
                self.let_bot_choose(waiting[0])
            else:
                self.keep()
                self.catch_up()
                state.play(self.seat, self.ask())
        self.keep()
        self.catch_up()
        self.finish()

    def let_bot_choose(self, seat: int) -> None:
        """A bot's chance depends on the move alone, so that a resumed game goes on as it would have."""
        state = self.state
        rng = Chance(state.seed, state.salt, f"bot {seat} at {state.moves}")
        state.play(seat, decide(state, seat, self.bots[seat], rng))

    def welcome(self, back: bool) -> None:
        """Say who plays; after a resumption also what has happened in this round."""
        game = self.state.game
        specs = self.seats.specs()
        self.console.say(
            *words.welcome(words.TITLES[game.name], game.players, self.cast.names, specs, self.seat)
        )
        if back and not self.state.over:
            entries = self.entries()
            rounds = [i for i, entry in enumerate(entries) if entry.code & KIND_MASK == ROUND_BEGINS]
            self.told = rounds[-1] if rounds else 0
            self.console.say("", words.welcome_back(self.view().round, self.view().parts.rounds))

    def catch_up(self) -> None:
        """Tell what has happened since the last time."""
        entries = self.entries()
        self.console.say(*self.story.tell(entries[self.told :]))
        self.told = len(entries)

    def finish(self) -> None:
        view = self.view()
        state = self.state
        places = state.places()
        self.console.say("", *screen.result(view, self.cast, places), "")
        self.console.say(words.verdict(self.cast, state.winners(), places[self.seat]))
        if state.salt == "":
            self.console.show("", words.again(state.game.name, state.players, state.seed))
        if self.file:
            self.console.show("", words.saved_finished(self.file))

    # ---- asking ----

    def ask(self) -> int:
        """Put the question until there is an answer to it."""
        view = self.view()
        question = Question(view, self.state.choices(self.seat), self.cast)
        self.console.say("")
        if view.topic >= 0 or view.round == 0:
            self.console.say(words.who_leads(self.cast, view.leader), "", *screen.table(view, self.cast), "")
        self.console.say(*question.lines())
        while True:
            line = self.console.ask(words.PROMPT)
            if line is None:
                raise Leave(words.NO_MORE_INPUT)
            try:
                if not self.obey(line, view, question):
                    return question.read(line)
            except Unclear as error:
                self.console.say(self.why_not(line, str(error)))

    def why_not(self, line: str, unclear: str) -> str:
        """If it was an action, the rules' reason against it; otherwise what cannot be understood."""
        try:
            action = self.state.game.action(line)
        except BroomstickError:
            return unclear
        refusal: IllegalAction | None = self.state.refusal(self.seat, action)
        return unclear if refusal is None else str(refusal)

    def obey(self, line: str, view: CardView, question: Question) -> bool:
        """Carry out a command; false where the line is not one."""
        word, _, rest = line.strip().partition(" ")
        word = word.lower()
        say = self.console.say
        if not word and question.forced:
            return False
        if not word:
            say(words.NOTHING_TYPED)
        elif word in ("help", "?"):
            say(words.HELP)
        elif word == "state":
            say(screen.heading(view, self.cast), "", *screen.table(view, self.cast))
        elif word == "hand":
            say(screen.hand(view))
        elif word == "choices":
            say(*question.lines())
        elif word == "log":
            say(*self.new_story().tell(self.entries()))
        elif word == "rules":
            say(rules.summary(view.game))
        elif word == "save":
            self.save_as(rest.strip())
        elif word in ("quit", "exit"):
            raise Leave(words.GOODBYE)
        else:
            return False
        return True

    # ---- keeping ----

    def save_as(self, file: str) -> None:
        if not file:
            raise Unclear(words.SAVE_WHERE)
        if file != self.file and Path(file).exists():
            raise Unclear(words.there_already(printable(file)))
        try:
            save(file, self.state, self.seats)
        except SaveError as error:
            raise Unclear(str(error)) from None
        self.file = file
        self.console.show(words.saved(file))

    def keep(self) -> None:
        """With a file, the game is on disk before every question and at the end."""
        if self.file:
            save(self.file, self.state, self.seats)

    def leave(self, why: str) -> None:
        """The person goes: say so, and what becomes of the game."""
        self.console.show("", why, words.saved(self.file) if self.file else words.NOT_SAVED)
