"""Talking to the command from a test: lines in, text out."""

import io
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from broomstick.games import load
from broomstick.heart.journal import Entry
from broomstick.terminal.cli import main
from broomstick.terminal.story import Story
from broomstick.words import LANGUAGES, Cast, Speech, words

PROMPT = "> "
OVER = {language: words(language).say("entry-game-over") for language in LANGUAGES}
"""What the end of a game is told with, by language."""


@dataclass(frozen=True)
class Talk:
    """What came of it."""

    status: int
    out: str
    err: str

    def questions(self) -> list[str]:
        """The text before each prompt, back to the prompt before it."""
        return self.out.split("\n" + PROMPT)[:-1]

    def replies(self) -> list[tuple[str, str]]:
        """Each line that was typed, and what was said to it."""
        found = []
        for part in self.out.split("\n" + PROMPT)[1:]:
            typed, _, said = part.partition("\n")
            found.append((typed, said))
        return found


class Typist(io.TextIOBase):
    """Standard input where somebody reads what is on the screen and types an answer to it."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self.screen = screen
        self.answer = answer
        self.seen = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        text = self.screen.getvalue()
        line = self.answer(text[self.seen :])
        self.seen = len(text)
        return "" if line is None else line + "\n"


def talk(arguments: str, answers: Iterable[str] | Callable[[str], str | None] = ()) -> Talk:
    """Run a command. ``answers`` are lines, or a function from what was just shown to the next line (None: the end)."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    if callable(answers):
        sys.stdin = Typist(out, answers)
    else:
        sys.stdin = io.StringIO("".join(line + "\n" for line in answers))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = main(arguments.split())
    finally:
        sys.stdin = before
    return Talk(status, out.getvalue(), err.getvalue())


def short_box(folder: Path) -> Path:
    """Components for a game of two rounds, where a whole one would tell no more."""
    file = folder / "short.toml"
    file.write_text("[game]\nrounds = 2\n")
    return file


def unbroken(text: str) -> str:
    """A text without blanks and ends of lines: wherever the folder of tests is, long names are broken somewhere."""
    return "".join(text.split())


def listed(shown: str) -> list[str]:
    """The numbered answers of the question that stands at the end of what was shown, without their numbers."""
    found: list[str] = []
    first = 1
    for line in shown.splitlines():
        number, _, rest = line.strip().partition("  ")
        if rest and number.isdigit() and int(number) == len(found) + first:
            found.append(rest.strip())
        elif rest and number in ("0", "1"):
            # Where a number is asked for, answers are counted from 0.
            found, first = [rest.strip()], int(number)
    return found


EXAMPLES = {language: words(language).say("pick-example", example="").strip() for language in LANGUAGES}


NOTHING = [words(code).say("answer-nothing", help=words(code).say("command-help")) for code in LANGUAGES]


def picking(shown: str) -> bool:
    """Whether several are to be picked, in whatever language."""
    return any(example in shown for example in EXAMPLES.values())


def wanted(shown: str) -> int:
    """How many are to be picked: as many as the example has, which may be broken into several lines."""
    example = next(text for text in EXAMPLES.values() if text in shown)
    first, *more = shown[shown.rindex(example) + len(example) :].splitlines()
    return len(first.split()) + sum(
        len(line.split()) for line in takewhile(lambda text: text[:1] == " ", more)
    )


def obedient(shown: str) -> str:
    """The first answer to whatever is asked, and Enter where one is asked back."""
    choices = listed(shown)
    if not choices:
        return "choices" if any(nothing in shown for nothing in NOTHING) else ""
    return " ".join(map(str, range(1, wanted(shown) + 1))) if picking(shown) else "1"


def story_told(story: type[Story], name: str, *texts: str) -> list[str]:
    """Lines for entries written as "seat entry …", of a table of three where everybody goes by name."""
    game = load(name, 3)
    speech = Speech("en", game, Cast(["Ada", "Ben", "Cleo"]))
    entries = []
    for text in texts:
        seat, _, code = text.partition(" ")
        entries.append(Entry(game.entries.parse(code), int(seat), 255))
    lines = story(speech, 30).tell(entries)
    return [("  " if line.kind == "plain" else "") + line.text for line in lines]
