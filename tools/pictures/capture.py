"""Captures of the terminal client: screens in colour as drawings, games in plain text as transcripts.

    python tools/pictures/capture.py                     make those anew that docs/captures keeps for the pages
    python tools/pictures/capture.py picking             of these, whose name contains a word
    python tools/pictures/capture.py --check             only say which are not up to date
    python tools/pictures/capture.py --into .captures    make all, for those who look at the terminal (`make captures`)

Each capture runs the command itself, at a terminal of a given size or through a pipe. Who sits at the keyboard answers
as a thrifty bot would, until what is to be shown is asked. Seeds are fixed, so that the same game comes out every time;
some begin where capture_positions.py has put them.
"""

import argparse
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fcntl import ioctl
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))

import pyte  # noqa: E402

from broomstick.bots import make  # noqa: E402
from broomstick.heart.chance import Chance  # noqa: E402
from broomstick.heart.state import State  # noqa: E402
from broomstick.terminal.saves import Seats, restore  # noqa: E402
from broomstick.words import LANGUAGES, Cast, Speech, words  # noqa: E402
from capture_positions import standing  # noqa: E402
from terminal_svg import Screen, draw  # noqa: E402

FOLDER = ROOT / "docs" / "captures"
GAME_FILE = "game.txt"
"""Where the captured game is kept, in a folder of its own that is nowhere named."""


@dataclass(frozen=True)
class Capture:
    """One thing to capture. ``{lang}`` in a name makes one for each language."""

    name: str
    title: str
    options: str = "--seed 7 --quick"
    until: str = ""
    """The kind of question that is shown: its action's word, "curtain", or "end" for the end of the game."""
    times: int = 1
    """Whether it is the first such question, the second …"""
    stands: tuple[str, ...] | None = None
    """Choices after a prepared position; the first question is shown that is asked then."""
    then: tuple[str, ...] = ()
    """What is typed at last."""
    replay: tuple[str, ...] = ()
    """What is typed at a replay of the game, which is shown instead."""
    size: tuple[int, int] = (80, 30)
    plain: bool = False
    language: str = "en"
    game: str = "card-game"


def brew(name: str, title: str, options: str = "--seed 6 --quick", **more: Any) -> Capture:
    """A capture of Witch's Brew."""
    return Capture(f"brew-{name}", title, options, game="witchs-brew", **more)


def broom(name: str, title: str, options: str = "--seed 6 --quick", **more: Any) -> Capture:
    """A capture of Broom Service."""
    return Capture(f"broom-{name}", title, options, game="broom-service", **more)


SWEPT = "--seed 31 --quick"
"""A game in which somebody has just been knocked out, and somebody else may still follow."""

STORMY = "--seed 3 --quick --storm-clouds --mountain-tiles"
"""Broom Service with all that the box has for it."""

BACK = "--seed 8 --quick --players 5 --board back --storm-clouds --extra-tiles --expansion-cards"
"""Broom Service on the back of the board, with everything."""

COWARDLY = ("lead hill-witch cowardly",)

CAPTURES = [
    Capture("first-card-{lang}", "The card game begins", until="take"),
    Capture("picking-{lang}", "Picking three witches", until="pick", times=2),
    Capture("leading-{lang}", "Leading a turn", until="lead", times=3, size=(80, 32)),
    Capture("following-{lang}", "Brave or cowardly", SWEPT, until="brave", times=5, size=(80, 32)),
    Capture("result-{lang}", "The end of a game", until="end"),
    Capture("following-narrow", "In 60 columns", SWEPT, until="brave", times=5, size=(60, 34)),
    Capture("following-wide", "In 120 columns", SWEPT, until="brave", times=5, size=(120, 34)),
    Capture("following-widest", "In 200 columns", SWEPT, until="brave", times=5, size=(200, 34)),
    Capture("six-players", "Six players", "--seed 9 --quick --players 6", "brave", 6, size=(100, 36)),
    Capture("curtain", "Between two people", "--seed 7 --quick --names Ada,Ben", "curtain", 4),
    Capture(
        "replay", "A game with open cards", until="end", replay=("round 2", "", "", "state"), size=(100, 52)
    ),
    Capture("game-{lang}", "A whole game in plain text", "--seed 7", until="end", plain=True),
    brew("picking-{lang}", "Picking five roles", until="pick", times=4, size=(80, 38)),
    brew("leading-{lang}", "Leading a turn", until="lead", times=7, size=(80, 38)),
    brew("following-{lang}", "Brave or cowardly", until="brave", times=9, size=(80, 36)),
    brew("result-{lang}", "The end of a game", until="end"),
    brew("paying-{lang}", "Ingredients as choices", "--seed 39 --quick", until="pay", size=(80, 34)),
    brew("following-narrow", "In 60 columns", until="brave", times=9, size=(60, 40)),
    brew("following-wide", "In 120 columns", until="brave", times=9, size=(120, 42)),
    brew("following-widest", "In 200 columns", until="brave", times=9, size=(200, 36)),
    brew("game-{lang}", "A whole game in plain text", "--seed 6", until="end", plain=True),
    broom("picking-{lang}", "Picking four roles", until="pick", times=4, size=(80, 40)),
    broom("leading-{lang}", "Leading a turn", until="lead", times=7, size=(80, 40)),
    broom("following-{lang}", "Brave or cowardly", until="brave", times=5, size=(80, 40)),
    broom("flying-{lang}", "Where to fly", until="fly", times=4, size=(80, 38)),
    broom("result-{lang}", "The end of a game", until="end"),
    broom("low", "In 24 rows", until="brave", times=5, size=(80, 24)),
    broom("narrow", "In 60 columns", until="brave", times=5, size=(60, 42)),
    broom("wide", "In 120 columns", until="brave", times=5, size=(120, 40)),
    broom("widest", "In 200 columns", until="brave", times=5, size=(200, 48)),
    broom("map", "The whole map", until="lead", times=7, then=("map",), size=(110, 46)),
    broom("area", "One area", until="lead", times=7, then=("map thyme pass",), size=(80, 24)),
    broom("chain", "What is still owed", STORMY, until="do", then=("tile",), size=(80, 44)),
    broom("back-{lang}", "Cowardly, with tiles and cards", stands=COWARDLY, size=(80, 46)),
    broom("back-jump", "A turbo broom", stands=(*COWARDLY, "fly ford-prairie spark-hill"), size=(80, 40)),
    broom("back-widest", "The back in 200 columns", stands=(), size=(200, 52)),
    broom("back-map", "The map of the back", stands=(), then=("map",), size=(110, 46)),
    broom("back-plain-{lang}", "A whole game on the back in plain text", BACK, until="end", plain=True),
    broom("plain-{lang}", "A whole game in plain text", "--seed 6", until="end", plain=True),
]


def every() -> Iterator[Capture]:
    """All captures, those for each language one by one."""
    for capture in CAPTURES:
        if "{lang}" in capture.name:
            for language in LANGUAGES:
                yield replace(capture, name=capture.name.replace("{lang}", language), language=language)
        else:
            yield capture


ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[=>])")
PATIENCE = 60.0


class Talk:
    """A command at a terminal of its own, or behind a pipe; we see what it shows and type."""

    def __init__(self, command: list[str], folder: Path, size: tuple[int, int], plain: bool) -> None:
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "VIRTUAL_ENV")}
        env = {
            **kept,
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "PYTHONPATH": str(ROOT / "src"),
            "BROOMSTICK_HOME": str(folder),
            "HOME": str(folder),
        }
        self.text = ""
        self.screen = Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        if plain:
            self.process = subprocess.Popen(
                command,
                cwd=folder,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.reads, self.writes = self.process.stdout.fileno(), self.process.stdin.fileno()
        else:
            ours, theirs = pty.openpty()
            ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            self.process = subprocess.Popen(
                command,
                cwd=folder,
                env=env,
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                start_new_session=True,
            )
            os.close(theirs)
            self.reads = self.writes = ours

    def listen(self, prompts: list[str]) -> bool:
        """Read until one of the prompts is shown; false where the command has ended."""
        while True:
            if not select.select([self.reads], [], [], PATIENCE)[0]:
                raise SystemExit(f"nothing is asked any more after:\n{self.text[-2000:]}")
            try:
                came = os.read(self.reads, 65536)
            except OSError:
                came = b""
            if not came:
                self.process.wait()
                return False
            self.stream.feed(came)
            self.text += ESCAPES.sub("", came.decode("utf-8", "replace"))
            last = self.text.rpartition("\n")[2]
            if any(last.endswith(prompt) for prompt in prompts):
                return True

    def type(self, line: str) -> None:
        os.write(self.writes, line.encode() + b"\n")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Person:
    """Answers what is asked, reading the game as it is kept on disk."""

    def __init__(self, capture: Capture, file: Path) -> None:
        self.capture = capture
        self.file = file
        self.say = words(capture.language).say
        self.seat = -1
        self.before: tuple[int, int] | None = None
        self.again = 0
        self.met = 0

    def prompts(self) -> list[str]:
        """How what is shown ends wherever something can be typed."""
        curtain = self.say("curtain-enter", name="|").rpartition("|")[2] + " "
        return [self.say("prompt") + " ", self.say("more") + " ", curtain]

    def answer(self, shown: str) -> str | None:
        """What to type; None where this is what was to be shown."""
        record, seats = restore(self.file)
        state = record.replay()
        if shown.endswith(self.say("more") + " "):
            return ""
        for seat in seats.people:
            if shown.endswith(self.say("curtain-enter", name=seats.seats[seat].name) + " "):
                self.seat = seat
                return None if self.is_it("curtain") else ""
        now = (state.moves, len(seats.envelopes))
        if now == self.before:
            # Asked back, whether it was meant; but not for ever.
            self.again += 1
            if self.again > 1:
                raise SystemExit(f"an answer is not understood:\n{shown[-500:]}")
            return ""
        self.again = 0
        seat = seats.people[0] if len(seats.people) == 1 else self.seat
        choices = state.choices(seat)
        if self.capture.stands is not None or self.is_it(state.game.actions.kind(choices[0]).word):
            return None
        self.before = now
        return self.chosen(state, seats, seat, choices)

    def is_it(self, kind: str) -> bool:
        self.met += kind == self.capture.until
        return kind == self.capture.until and self.met == self.capture.times

    def chosen(self, state: State, seats: Seats, seat: int, choices: list[int]) -> str:
        rng = Chance(state.seed, state.salt, f"capture {seat} at {state.moves}")
        action = make("thrifty").choose(state.view(seat), choices, rng)
        cast = Cast([one.name for one in seats.seats], seat)
        return Speech(self.capture.language, state.game, cast).action(action)


def take(capture: Capture) -> str:
    """What a capture shows now."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        broomstick = [sys.executable, "-m", "broomstick"]
        more = ["--plain"] if capture.plain else []
        play = [*broomstick, "play", capture.game, *capture.options.split(), "--lang", capture.language]
        command = [*play, "--save", GAME_FILE]
        if capture.stands is not None:
            standing(folder / GAME_FILE, capture.stands)
            command = [*broomstick, "resume", GAME_FILE, "--quick", "--lang", capture.language]
        talk = Talk([*command, *more], folder, capture.size, capture.plain)
        person = Person(capture, folder / GAME_FILE)
        while talk.listen(person.prompts()):
            line = person.answer(talk.text)
            if line is None:
                break
            talk.type(line)
        if capture.until not in ("", "end") and person.met < capture.times:
            raise SystemExit(
                f"{capture.name}: {capture.until!r} came up {person.met} times; try another seed"
            )
        if capture.replay:
            talk.stop()
            again = [*broomstick, "replay", GAME_FILE, "--lang", capture.language, *more]
            talk = Talk(again, folder, capture.size, capture.plain)
            follow(talk, capture.replay, words(capture.language).say("replay-prompt") + " ")
        else:
            for line in capture.then:
                talk.type(line)
                talk.listen(person.prompts())
        talk.stop()
        shown = talk.text.replace("\r\n", "\n") if capture.plain else draw(talk.screen, capture.title)
    if name in shown:
        raise SystemExit(f"{capture.name} shows a path of this machine")
    return shown


def follow(talk: Talk, lines: tuple[str, ...], prompt: str) -> None:
    talk.listen([prompt])
    for line in lines:
        talk.type(line)
        talk.listen([prompt])


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Capture the terminal client.", allow_abbrev=False)
    parser.add_argument("name", nargs="*", help="only captures whose name contains one of these")
    parser.add_argument("--check", action="store_true", help="only say which are not up to date")
    parser.add_argument(
        "--into", type=Path, help="make also what docs/captures does not keep, in this folder"
    )
    asked = parser.parse_args(argv)
    status = 0
    folder = asked.into or FOLDER
    folder.mkdir(exist_ok=True)
    for capture in every():
        file = folder / f"{capture.name}.{'txt' if capture.plain else 'svg'}"
        if not (asked.into or file.exists()):
            continue
        if asked.name and not any(name in capture.name for name in asked.name):
            continue
        shown = take(capture)
        if file.exists() and file.read_text(encoding="utf-8") == shown:
            print(f"{file.name} is up to date")
        elif asked.check:
            print(f"{file.name} is not what is shown now; `python tools/pictures/capture.py` makes it anew")
            status = 1
        else:
            file.write_text(shown, encoding="utf-8")
            print(f"{file.name} written")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
