"""A game at one keyboard: people and bots, from the first question to the result."""

import shlex
from pathlib import Path

from broomstick.bots import make
from broomstick.bots.playing import decide, failed
from broomstick.bots.specs import names_a_class
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import entries
from broomstick.heart.errors import BroomstickError
from broomstick.heart.journal import PUBLIC, Entry
from broomstick.heart.state import State
from broomstick.heart.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.desk import Desk, Leave, command_in
from broomstick.terminal.faces import Face, make_face
from broomstick.terminal.options import retold
from broomstick.terminal.saves import Seats, save
from broomstick.terminal.story import Story
from broomstick.terminal.trouble import explain
from broomstick.words import Cast, Speech, words
from broomstick.words.text import fold


class Sitting:
    """A game being played. What is shown comes from the view and the journal of whoever sits at the keyboard."""

    def __init__(
        self, state: State, seats: Seats, console: Console, file: Path, language: str, quick: bool = False
    ) -> None:
        self.state = state
        self.seats = seats
        self.console = console
        self.file = file
        self.language = language
        # Whether short answers are played without asking back.
        self.quick = quick
        self.bots = [make(seat.bot or "random") for seat in seats.seats]
        # Who sits at the keyboard (PUBLIC: everybody looks), and how much each seat has been told.
        self.seat = seats.people[0] if len(seats.people) == 1 else PUBLIC
        self.told = [0] * state.players
        # Why the game could not be kept, when it could not.
        self.not_kept = ""

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.seats.people) > 1

    def cast(self) -> Cast:
        you = words(self.language).say("you")
        within = words(self.language).say("you.within")
        names = [seat.name or you for seat in self.seats.seats]
        # In company everybody goes by name; so does who gave one.
        nameless = self.seat != PUBLIC and not self.seats.seats[self.seat].name
        return Cast(names, self.seat, nameless, within)

    def speech(self) -> Speech:
        return Speech(self.language, self.state.game, self.cast())

    def view(self) -> View:
        return self.state.view(self.seat)

    def face(self) -> Face:
        return make_face(self.view(), self.speech(), self.console)

    def entries(self) -> list[Entry]:
        return self.state.history(self.seat)

    def story(self) -> Story:
        return self.face().new_story(self.view())

    def play(self) -> None:
        """Play until the game is over; Leave where somebody goes earlier."""
        while not self.state.over:
            self.keep()
            self.go_further()
        self.keep()

    def go_further(self) -> None:
        """One decision, or all that were sealed."""
        waiting = [seat for seat in self.state.deciders if seat not in self.seats.people]
        undecided = self.people_to_ask()
        if undecided:
            self.let_person_choose(undecided[0])
        elif waiting:
            self.let_bot_choose(waiting[0])
        else:
            self.open_envelopes()

    def choices(self) -> list[int]:
        """What whoever sits at the keyboard may choose."""
        return self.state.choices(self.seat)

    def before_question(self) -> None:
        """What is to be said between the table and a question."""

    def carry_out(self, seat: int, action: int | str) -> None:
        self.state.play(seat, action)

    def taken_back(self, state: State) -> None:
        """The game as it was before the last choice."""
        self.state = state

    def people_to_ask(self) -> list[int]:
        """People who owe a decision, whoever sits at the keyboard first, then from the leader on."""
        state = self.state
        owing = [s for s in state.deciders if s in self.seats.people and s not in self.seats.envelopes]
        return sorted(owing, key=lambda seat: (seat != self.seat, (seat - state.leader) % state.players))

    def let_bot_choose(self, seat: int) -> None:
        """A bot's chance depends on the move alone, so that a resumed game goes on as it would have."""
        state = self.state
        rng = Chance(state.seed, state.salt, f"bot {seat} at {state.moves}")
        try:
            action = decide(state, seat, self.bots[seat], rng)
        except BroomstickError:
            raise
        except Exception as error:
            raise failed(self.bots[seat], seat, error) from error
        self.carry_out(seat, action)

    def let_person_choose(self, seat: int) -> None:
        """Ask; a sealed answer goes into an envelope, any other is played."""
        state = self.state
        if seat != self.seat:
            seat = self.hand_over(seat)
        self.catch_up()
        action = Desk(self).ask()
        if action is None:
            return
        if state.topic >= 0:
            self.seats.envelopes[seat] = state.game.text(action)
        else:
            self.carry_out(seat, action)

    def open_envelopes(self) -> None:
        """Everybody is ready: all sealed answers count from now on."""
        # One after another, so that an answer is never both in its envelope and played, whenever somebody interrupts.
        for seat in sorted(self.seats.envelopes):
            self.carry_out(seat, self.seats.envelopes.pop(seat))

    def hand_over(self, seat: int) -> int:
        """Draw the curtain, and wait until somebody else sits at the keyboard; whoever it is."""
        speech = self.speech()
        say = speech.words.say
        console = self.console
        if self.seat != PUBLIC:
            # Nobody has been shown anything of their own before the first curtain, only the welcome.
            console.clear()
        name = self.seats.seats[seat].name
        ready = [other for other in self.seats.envelopes if other != seat]
        self.seat = PUBLIC
        lines = [say("curtain", name=name)]
        if not console.shown:
            lines.append(say("curtain-pipe"))
        if ready and self.state.topic >= 0:
            names = speech.listed([self.seats.seats[other].name for other in ready], "or")
            lines.append(say("curtain-change", people=names))
        self.face().curtain(seat, lines)
        line = console.ask(say("curtain-enter", name=name) + " ")
        while line is not None and line.strip():
            back = [other for other in ready if fold(self.seats.seats[other].name) == fold(line.strip())]
            if back:
                # Picks can be changed until the last is ready.
                del self.seats.envelopes[back[0]]
                self.keep()
                seat = back[0]
                break
            if command_in(speech.words, line)[0] == "quit":
                raise Leave("quit")
            console.say(say("curtain-not", name=name))
            line = console.ask(say("curtain-enter", name=name) + " ")
        if line is None:
            raise Leave("end-of-input")
        console.clear()
        self.seat = seat
        return seat

    def welcome(self, back: bool) -> None:
        """Say who plays; after a resumption also what has happened in this round."""
        speech = self.speech()
        say, listed = speech.words.say, speech.listed
        seats = self.seats.seats
        console = self.console
        first = self.seats.people[0]
        order = [(first + i) % len(seats) for i in range(len(seats))]
        others = listed(
            [say("welcome-bot", name=seats[i].name, bot=seats[i].bot) for i in order if seats[i].bot]
        )
        console.say(say("welcome", title=speech.words.title, players=len(seats)))
        if self.shared:
            console.say(
                say("welcome-many", people=listed([seats[i].name for i in order if not seats[i].bot]))
            )
            if self.seats.bots:
                console.say(say("welcome-bots", others=others))
        elif seats[first].name:
            console.say(say("welcome-one", name=seats[first].name, others=others))
        else:
            console.say(say("welcome-you", others=others))
        console.say(say("welcome-help", help=say("command-help"), rules=say("command-rules")))
        if back and not self.state.over:
            console.say(say("welcome-back"))
            for seat in self.seats.people:
                happened = self.state.history(seat)
                rounds = [i for i, entry in enumerate(happened) if kind_of(entry.code) == entries.ROUND]
                self.told[seat] = rounds[-1] if rounds else 0

    def catch_up(self) -> None:
        """Tell what has happened since this seat was told last."""
        entries = self.entries()
        story = self.story()
        story.pass_over(entries[: self.told[self.seat]])
        self.face().story(story.tell(entries[self.told[self.seat] :]))
        self.told[self.seat] = len(entries)

    def finish(self) -> None:
        """The last turn, the result, and how to see it all again."""
        state = self.state
        if self.shared:
            # Everybody may look now: the last turn as all have seen it.
            self.seat = PUBLIC
            happened = self.entries()
            leads = [i for i, entry in enumerate(happened) if kind_of(entry.code) == entries.LEADS]
            story = self.story()
            story.pass_over(happened[: leads[-1]])
            self.face().story(story.tell(happened[leads[-1] :]))
        else:
            self.catch_up()
        self.console.say("")
        self.face().result(self.view(), state.places(), state.scores())
        self.console.say("", *self.verdict(state.winners()), "")
        say = self.speech().words.say
        if not self.not_kept:
            self.console.say(say("finished-kept"))
            self.console.show(f"  broomstick replay {quoted(self.file)}")
        if state.salt == "":
            self.console.say(say("again"))
            game = state.game
            options = f"--players {game.players}{retold(game, self.language)}"
            if game.start(state.seed).starter != state.starter:
                options += f" --starter {state.starter + 1}"
            self.console.show(f"  broomstick play {game.name} {options} --seed {quoted(state.seed)}")

    def verdict(self, winners: list[int]) -> list[str]:
        """Who has won, and where whoever sits at the keyboard has come in."""
        speech = self.speech()
        say, cast = speech.words.say, speech.cast
        if len(winners) == 1:
            lines = [say("result-winner", name=cast.name(winners[0]), who=cast.who(winners[0]))]
        else:
            lines = [say("result-winners", names=speech.listed(cast.together(winners)))]
        if self.seat != PUBLIC and self.seat not in winners:
            place = self.state.places()[self.seat]
            lines.append(say("result-place", name=cast.name(self.seat), who=cast.who(self.seat), place=place))
        return lines

    def keep(self) -> None:
        """The game is on disk before anybody is told or asked anything more; where it cannot be, say so once."""
        try:
            save(self.file, self.state, self.seats)
            self.not_kept = ""
        except BroomstickError as error:
            why = explain(words(self.language), error)
            if why != self.not_kept:
                self.not_kept = why
                self.console.say(words(self.language).say("kept-nothing", why=why))

    def leave(self, why: str) -> None:
        """Somebody goes: say so, and how to go on."""
        say = words(self.language).say
        self.console.show("")
        self.console.say(say(f"leave-{why}"))
        self.keep()
        if self.not_kept:
            return
        over = self.state.over
        self.console.say(say("finished-kept" if over else "kept-resume"))
        self.console.show(
            f"  broomstick {'replay' if over else f'resume{self.own_bots()}'} {quoted(self.file)}"
        )

    def own_bots(self) -> str:
        """How the bots have to be named again, where one of them is somebody's own."""
        bots = [self.seats.seats[i].bot for i in self.seats.bots]
        return f" --bots {quoted(','.join(bots))}" if any(names_a_class(bot) for bot in bots) else ""


def quoted(text: Path | str) -> str:
    """A word for the shell."""
    return shlex.quote(str(text))
