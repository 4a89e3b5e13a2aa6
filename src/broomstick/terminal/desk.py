"""One person at the prompt: a question, whatever they type instead of an answer, and the answer."""

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from broomstick.bots import make
from broomstick.heart.chance import Chance
from broomstick.heart.errors import BroomstickError, IllegalAction, OptionError, Reason, UndoError
from broomstick.terminal.answers import NotUnderstood, Unclear, printable, spellings
from broomstick.terminal.faces import own_commands
from broomstick.terminal.question import Question
from broomstick.terminal.rulebook import rules_text
from broomstick.terminal.saves import home, save
from broomstick.terminal.trouble import explain
from broomstick.words import LANGUAGES, Words
from broomstick.words.previews import brings
from broomstick.words.speech import MORE
from broomstick.words.text import capital, fold

if TYPE_CHECKING:
    from broomstick.terminal.sitting import Sitting

COMMANDS = [
    "help", "state", "hand", "choices", "log", "who", "rules", "hint", "same", "undo", "save", "lang", "quit",
]  # fmt: skip
"""What can be typed besides answers: by these words in any language, and by the language's own."""

MOST_WORDS = 9
"""Words of the rules that are looked for at once."""

ALSO = {"?": "help", "exit": "quit", "language": "lang", "mine": "hand"}


class Leave(Exception):
    """Whoever sits at the keyboard goes; the message says why (``leave-…`` in the words files)."""


def commands(words: Words) -> list[str]:
    """Every command of the game that is spoken of."""
    return [*COMMANDS, *own_commands(words.game)]


def command_in(words: Words, line: str) -> tuple[str, str]:
    """Which command a line is, and what stands behind it; none if it is an answer."""
    word, _, rest = line.strip().partition(" ")
    word = fold(word)
    for name in commands(words):
        if word in (name, *spellings(words.say(f"command-{name}"))) or ALSO.get(word) == name:
            return name, rest.strip()
    return "", ""


class Desk:
    """Asks whoever sits at the keyboard."""

    def __init__(self, sitting: "Sitting") -> None:
        self.sitting = sitting
        self.console = sitting.console
        # A file that was named once and is there already; named twice, it is written over.
        self.named_once = ""
        self.open()

    def open(self) -> None:
        """Set the question out, in the language that is spoken now."""
        sitting = self.sitting
        self.view = sitting.view()
        self.speech = sitting.speech()
        self.say = self.speech.words.say
        self.face = sitting.face()
        self.question = Question(self.view, sitting.choices(), self.speech)

    def ask(self) -> int | None:
        """The action that was chosen; None where something else was done and all should be looked at again."""
        self.face.setting(self.question)
        self.sitting.before_question()
        self.face.ask(self.question)
        while True:
            line = self.read_line()
            try:
                command, rest = command_in(self.speech.words, line)
                if command == "same":
                    action = self.question.same_again()
                elif command:
                    if self.obey(command, rest):
                        return None
                    continue
                elif not line.strip() and not self.question.forced:
                    raise Unclear(self.say("answer-nothing", help=self.say("command-help")))
                else:
                    action = self.question.read(line)
                refusal = self.sitting.state.refusal(self.sitting.seat, action)
                if refusal is not None:
                    raise refusal
                if self.is_meant(line, action):
                    return action
            except IllegalAction as error:
                self.console.say(self.refused(error))
            except Unclear as error:
                self.console.say(self.why_not(line, error))

    def read_line(self) -> str:
        # In the language and as the engine writes it.
        texts = [word for item in self.question.items for text in item.texts[:2] for word in text.split()]
        words = {*texts, *(self.say(f"command-{name}") for name in commands(self.speech.words))}
        own = own_commands(self.view.game.name)
        self.console.behind = {self.say(f"command-{name}"): self.face.own_words(name) for name in own}
        # At a shared keyboard the prompt says whose answer is awaited.
        name = self.speech.cast.name(self.sitting.seat) if self.sitting.shared else ""
        line = self.console.ask(f"{name}{self.say('prompt')} ", sorted(words))
        if line is None:
            raise Leave("end-of-input")
        return line

    def is_meant(self, line: str, action: int) -> bool:
        """Ask back before picks, before what is better thought of twice, and before what may have been a slip."""
        question = self.question
        caution = self.face.caution(question, action)
        slip = question.picking or question.is_slip(line, action)
        if self.sitting.quick or question.forced or not (slip or caution):
            return True
        undo = self.say("command-undo")
        if question.picking:
            text = self.say("confirm-picks", roles=question.pick_names(action), undo=undo)
        else:
            choice = self.speech.action(action, ".sentence")
            text = self.say("confirm", choice=capital(choice), undo=undo)
        self.console.say(*([caution] if caution else []), text)
        while True:
            line = self.read_line()
            if not line.strip():
                return True
            command, _ = command_in(self.speech.words, line)
            if command == "quit":
                raise Leave("quit")
            if command == "undo":
                self.console.say(self.say("confirm-taken-back"))
                self.face.ask(question)
                return False
            self.console.say(self.say("confirm-again", undo=undo))

    def refused(self, error: IllegalAction) -> str:
        """Why the rules are against an action; where not all choices are named, it shows."""
        named = error.facts.get("choices")
        if isinstance(named, list) and len(named) < len(self.question.choices):
            error.facts["choices"] = [*named, MORE]
        return self.speech.sentence(error)

    def why_not(self, line: str, unclear: Unclear) -> str:
        """If it was an action, the rules' reason against it; otherwise what cannot be understood."""
        state = self.sitting.state
        retold = self.question.retold(line)
        # What could be several answers is none with another word before it.
        for text in (line, *(retold if isinstance(unclear, NotUnderstood) else retold[:1])):
            try:
                refusal = state.refusal(self.sitting.seat, state.game.action(text))
            except BroomstickError:
                continue
            if refusal is not None:
                return self.refused(refusal)
            if state.game.action(text) not in self.question.choices:
                return self.say("learn-only")
        return str(unclear)

    def obey(self, command: str, rest: str) -> bool:
        """Carry out a command; true where the question has to be put anew."""
        say = self.console.say
        sitting = self.sitting
        if command == "help":
            self.help()
        elif command == "state":
            self.face.state(self.view)
        elif command == "hand":
            self.face.hand(self.view)
        elif command == "choices":
            self.face.ask(self.question)
        elif command == "log":
            self.face.story(sitting.story().tell(sitting.entries()))
        elif command == "who":
            self.face.who(self.view, [seat.bot for seat in sitting.seats.seats], sitting.state.scores())
        elif command == "rules":
            say(
                *rules_text(
                    sitting.language,
                    self.view.game,
                    [printable(word) for word in rest.split()[:MOST_WORDS]],
                    min(self.console.width, 100),
                    False,
                )
            )
        elif command == "hint":
            self.hint()
        elif command == "undo":
            return self.undo()
        elif command == "save":
            self.save_as(rest)
        elif command == "lang":
            return self.change_language(rest)
        elif command == "quit":
            raise Leave("quit")
        else:
            self.face.obey_own(command, rest, self.view)
        return False

    def help(self) -> None:
        """How to answer, and what else can be typed."""
        question = self.question
        lines = [self.say("help-answer")]
        # As many as are picked, or the first answer.
        first = question.items[: question.wanted]
        long = " ".join(item.texts[0] for item in first)
        words = long.split()
        if question.picking:
            middle = " ".join(beginning(word, [item.texts[0] for item in question.items]) for word in words)
            short = " ".join(str(number) for number in range(1, len(first) + 1))
        elif len(words) > 1:
            middle, short = " ".join(words[1:]), " ".join(word[:2] for word in words[1:])
        else:
            middle, short = long[:2], "1"
        lines.append("  " + self.say("help-examples", long=long, middle=middle, short=short))
        lines.append(self.say("help-also"))
        known = commands(self.speech.words)
        wide = max(len(self.say(f"command-{name}")) for name in known)
        self.console.say(*lines)
        for name in known:
            title = f"  {self.say(f'command-{name}'):<{wide}}  "
            self.console.say_under(title, self.say(f"command-{name}.does"))

    def hint(self) -> None:
        """What the thrifty bot would do: it sees what this seat sees."""
        state = self.sitting.state
        # Not even the seed goes into it, which this seat does not know.
        rng = Chance(f"hint {self.sitting.seat} at {state.moves}")
        try:
            action = make("thrifty:steady").choose(self.view, list(self.question.choices), rng)
        except OptionError as error:
            raise Unclear(self.speech.sentence(error)) from None
        self.console.say(self.say("hint-line", choice=self.speech.action(action)))
        gain = brings(self.speech, self.question.preview(action))
        if gain:
            self.console.say(self.say("hint-bring", brings=gain))

    def undo(self) -> bool:
        """Take the last choice back, if nobody has been shown anything since."""
        sitting = self.sitting
        state = sitting.state
        why = state.may_undo(sitting.seat)
        if why is None and sitting.seats.envelopes:
            # Whoever has a sealed answer ready has seen that choice.
            why = Reason("undo-shown", "somebody has answered since", {})
        if why is not None:
            error = UndoError(why.message, "cannot-undo", why=why)
            self.console.say(self.speech.sentence(error))
            return False
        sitting.taken_back(state.record().undo().replay())
        sitting.told = [min(told, len(sitting.state.history(i))) for i, told in enumerate(sitting.told)]
        self.console.say(self.say("confirm-taken-back"))
        return True

    def save_as(self, name: str) -> None:
        """Keep the game in another file from now on."""
        word = self.say("command-save")
        if not name:
            raise Unclear(self.say("save-where", save=word))
        file = Path(os.path.expanduser(name))
        # Unlike Path.exists, this is quiet about names no file can have; writing says why.
        # Nor is a folder written over.
        there = os.path.exists(file) and not os.path.isdir(file)
        if there and file != self.sitting.file and self.named_once != name:
            self.named_once = name
            raise Unclear(self.say("save-overwrite", file=printable(name), save=word))
        try:
            save(file, self.sitting.state, self.sitting.seats)
        except BroomstickError as error:
            raise Unclear(explain(self.speech.words, error)) from None
        before, self.sitting.file = self.sitting.file, file
        if before.parent == home() and before != file:
            # The game has moved: an older copy would be found by "resume" and played on from there.
            with contextlib.suppress(OSError):
                before.unlink()
        self.console.say(self.say("saved-as", file=str(file)))

    def change_language(self, name: str) -> bool:
        codes = [code for code, title in LANGUAGES.items() if fold(name) in (code, fold(title))]
        if not codes:
            languages = self.speech.listed([f"{code} ({title})" for code, title in LANGUAGES.items()], "or")
            if not name:
                raise Unclear(self.say("lang-which", languages=languages))
            raise Unclear(self.say("lang-unknown", text=printable(name), languages=languages))
        self.sitting.language = codes[0]
        self.open()
        self.console.more = self.say("more") + " "
        self.console.say(self.say("lang-now"))
        return True


def beginning(word: str, among: list[str]) -> str:
    """Two letters of a word, or as many as it takes to tell it from the others."""
    others = [fold(other) for other in among if other != word]
    for length in range(2, len(word)):
        if not any(other.startswith(fold(word[:length])) for other in others):
            return word[:length]
    return word
