"""``broomstick replay``: a kept game, move by move, as one seat saw it or with everything open."""

import argparse
from bisect import bisect_left
from pathlib import Path

from broomstick.games import game_names
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import entries
from broomstick.heart.journal import NO_SEAT, PUBLIC, Entry
from broomstick.heart.record import Record
from broomstick.heart.state import State
from broomstick.terminal.answers import Unclear, is_number, printable, spellings
from broomstick.terminal.console import Console
from broomstick.terminal.faces import Face, make_face, own_commands
from broomstick.terminal.saves import Seats, kept, played
from broomstick.terminal.story import Line, Story
from broomstick.terminal.trouble import Trouble, explain
from broomstick.words import Cast, Speech, words
from broomstick.words.text import fold

OPEN = -1
"""A viewer who sees everything; only a finished game is shown so without being asked for."""

STOPPED = 130

COMMANDS = ["next", "back", "round", "start", "end", "as", "state", "log", "help", "quit"]


def replay(asked: argparse.Namespace, language: str) -> int:
    """Look at a game again."""
    found = kept()
    if not asked.file and not found:
        raise Trouble("nothing-kept", game=game_names()[0])
    file = Path(asked.file) if asked.file else found[0]
    final, record, seats = played(file)
    tape = Tape(record, final, seats, Console(asked.plain), language)
    tape.look_as(tape.viewer_called(asked.viewer) if asked.viewer else tape.first_viewer())
    if asked.all:
        tape.tell_all()
        return 0
    if asked.round:
        tape.to_round(str(asked.round))
    tape.console.complete_words()
    try:
        tape.watch()
    except KeyboardInterrupt:
        tape.console.show("")
        return STOPPED
    return 0


def number_of(text: str) -> int:
    """A number that was typed; 0 where it is none, or far too large."""
    return int(text) if is_number(text) and len(text) < 10 else 0


def open_history(state: State) -> list[Entry]:
    """Everything that was noted; what others were told instead of the one concerned is left out."""
    journal = state.journal
    assert journal is not None
    return [e for e in journal.entries if e.seat == NO_SEAT or e.audience >> e.seat & 1]


class Tape:
    """A record, a place in it, and somebody's eyes."""

    def __init__(self, record: Record, final: State, seats: Seats, console: Console, language: str) -> None:
        self.record = record
        self.final = final
        self.seats = seats
        self.console = console
        self.words = words(language, record.game.name)
        self.language = language
        self.viewer = PUBLIC
        self.at = 0
        self.state = record.replay(0)
        self.told = 0

    def first_viewer(self) -> int:
        """A finished game is open; one that goes on is shown as its one person sees it, or as everybody does."""
        people = self.seats.people
        if self.final.over:
            return OPEN
        return people[0] if len(people) == 1 else PUBLIC

    def names(self) -> list[str]:
        """Who never gave a name is "you" in their own eyes, and a number in all others'."""
        say = self.words.say
        return [
            seat.name or (say("you") if i == self.viewer else say("player-number", number=i + 1))
            for i, seat in enumerate(self.seats.seats)
        ]

    def look_as(self, viewer: int) -> None:
        """Change eyes; what these have seen so far is not told again."""
        self.viewer = viewer
        self.told = len(self.history())

    def viewer_called(self, text: str) -> int:
        """Whose eyes are meant: a seat's number or name, "open" or "public"; Trouble says what there is."""
        asked = fold(text.strip())
        names = self.names()
        # Whoever never gave a name is "you" here too, whoever looks.
        you = fold(self.words.say("you"))
        known_as = [fold(name) if self.seats.seats[i].name else you for i, name in enumerate(names)]
        seats = [i for i, name in enumerate(names) if asked in (fold(name), known_as[i])]
        if 1 <= number_of(asked) <= len(names):
            return number_of(asked) - 1
        if seats:
            return seats[0]
        if asked in ("open", fold(self.words.say("replay-open"))):
            return OPEN
        if asked in ("public", fold(self.words.say("replay-public"))):
            return PUBLIC
        known = [*names, self.words.say("replay-open"), self.words.say("replay-public")]
        raise Trouble("viewer", text=printable(text), viewers=", ".join(known))

    def history(self) -> list[Entry]:
        return open_history(self.state) if self.viewer == OPEN else self.state.history(self.viewer)

    def speech(self) -> Speech:
        reader = PUBLIC if self.viewer == OPEN else self.viewer
        nameless = reader != PUBLIC and not self.seats.seats[reader].name
        cast = Cast(self.names(), reader, nameless, self.words.say("you.within"))
        return Speech(self.language, self.record.game, cast)

    def face(self) -> Face:
        view = self.state.view(PUBLIC if self.viewer == OPEN else self.viewer)
        return make_face(view, self.speech(), self.console)

    def story(self) -> Story:
        return self.face().new_story(self.state.view(PUBLIC))

    def go(self, at: int) -> None:
        """Stand after so many moves."""
        self.at = max(0, min(at, len(self.record.actions)))
        self.state = self.record.replay(self.at)

    def forward(self) -> bool:
        """On to the next move that shows these eyes something; false at the end."""
        while self.at < len(self.record.actions) and len(self.history()) == self.told:
            self.go(self.at + 1)
        if len(self.history()) == self.told:
            return False
        self.tell(self.told)
        return True

    def back(self) -> None:
        """To the moment before the last news."""
        seen = self.told
        while self.at > 0 and len(self.history()) >= seen:
            self.go(self.at - 1)
        self.told = len(self.history())
        self.show_state()

    def to_round(self, text: str) -> None:
        """To the beginning of a round."""
        rounds = self.face().rounds(self.state.view(PUBLIC))
        last = self.final.round
        if last == 0:
            raise Trouble("no-round-yet")
        wanted = number_of(text)
        moves = range(len(self.record.actions) + 1)
        # A record may begin in the middle of a game.
        if not max(1, self.record.replay(0).round) <= wanted <= last:
            raise Trouble("round", text=printable(text), most=min(last, rounds))
        self.go(bisect_left(moves, wanted, key=lambda at: self.record.replay(at).round))
        happened = self.history()
        begins = [i + 1 for i, entry in enumerate(happened) if kind_of(entry.code) == entries.ROUND]
        self.told = begins[-1] if begins else len(happened)

    def lines(self, first: int) -> list[Line]:
        story = self.story()
        entries = self.history()
        story.pass_over(entries[:first])
        return story.tell(entries[first:])

    def tell(self, first: int) -> None:
        self.face().story(self.lines(first))
        self.told = len(self.history())
        if self.state.over:
            self.console.say("")
            self.face().result(self.state.view(PUBLIC), self.state.places(), self.state.scores())

    def tell_all(self) -> None:
        self.go(len(self.record.actions))
        self.tell(0)

    def show_state(self) -> None:
        """The table; with open eyes everybody's cards."""
        face = self.face()
        view = self.state.view(PUBLIC if self.viewer == OPEN else self.viewer)
        self.console.say("", self.place())
        face.state(view)
        if self.viewer == OPEN:
            for seat, name in enumerate(self.names()):
                self.console.say(self.words.say("replay-cards", name=name))
                make_face(view, self.speech(), self.console).hand(self.state.view(seat))

    def place(self) -> str:
        if self.viewer == OPEN:
            eyes = self.words.say("replay-open")
        elif self.viewer == PUBLIC:
            eyes = self.words.say("replay-public")
        else:
            eyes = self.names()[self.viewer]
        return self.words.say("replay-place", move=self.at, moves=len(self.record.actions), eyes=eyes)

    def watch(self) -> None:
        """Obey until the end of input or "quit"."""
        say = self.console.say
        say(self.words.say("welcome", title=self.words.title, players=self.record.game.players))
        self.help()
        self.show_state()
        while True:
            line = self.console.ask(self.words.say("replay-prompt") + " ", self.typed())
            if line is None:
                return
            try:
                if not self.obey(line):
                    return
            except Trouble as error:
                say(explain(self.words, error))
            except Unclear as error:
                say(str(error))

    @property
    def own(self) -> list[str]:
        """Commands that only this game has."""
        return own_commands(self.record.game.name)

    def typed(self) -> list[str]:
        face = self.face()
        self.console.behind = {self.word_of(name): face.own_words(name) for name in self.own}
        return [self.word_of(name) for name in (*COMMANDS, *self.own)]

    def word_of(self, command: str) -> str:
        """A command's word in the language; ``replay-help`` is the whole line of help."""
        shared = command == "help" or command in self.own
        return self.words.say(f"command-{command}" if shared else f"replay-{command}")

    def help(self) -> None:
        say = self.words.say
        self.console.say(say("replay-help"))
        for name in self.own:
            self.console.say(
                say("replay-also", command=say(f"command-{name}"), does=say(f"command-{name}.does"))
            )

    def obey(self, line: str) -> bool:
        word, _, rest = line.strip().partition(" ")
        word = fold(word)
        known = [name for name in (*COMMANDS, *self.own) if word in (name, *spellings(self.word_of(name)))]
        command = known[0] if known else "next" if not word else ""
        say = self.console.say
        if command == "next":
            if not self.forward():
                say(self.words.say("replay-at-end"))
        elif command == "back":
            self.back()
        elif command == "round" or is_number(word):
            self.to_round(rest.strip() if command else word)
            self.show_state()
        elif command == "start":
            self.go(0)
            self.told = len(self.history())
            self.show_state()
        elif command == "end":
            self.go(len(self.record.actions))
            self.told = len(self.history())
            self.show_state()
            if self.state.over:
                self.console.say("")
                self.face().result(self.state.view(PUBLIC), self.state.places(), self.state.scores())
        elif command == "as":
            self.look_as(self.viewer_called(rest))
            self.show_state()
        elif command == "state":
            self.show_state()
        elif command == "log":
            self.face().story(self.lines(0))
        elif command == "help":
            self.help()
        elif command in self.own:
            viewer = PUBLIC if self.viewer == OPEN else self.viewer
            self.face().obey_own(command, rest.strip(), self.state.view(viewer))
        elif command == "quit":
            return False
        else:
            say(self.words.say("replay-unknown", text=printable(line)))
        return True
