"""The command in a terminal: what is typed at it, what stands on its screen, and what has scrolled off."""

import os
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import pyte
from rich.cells import cell_len

from broomstick.words import LANGUAGES, words

PATIENCE = 60.0
"""Seconds after which something that should have happened will not: many, for machines with more to do."""

CHILD = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "broomstick", *sys.argv[1:]])
"""
"""Makes the terminal the process's own, so that Ctrl-C and a closed terminal reach it, and becomes the command.

A shell starts what runs in the background deaf to Ctrl-C, and so would be all that tests start there.
"""

ESCAPE = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]*[0-~])")


def without_escapes(raw: bytes) -> str:
    """Output as text, as a pipe would have had it."""
    text = ESCAPE.sub(b"", raw).replace(b"\x07", b"").decode(errors="replace")
    return text.replace("\r\n", "\n").replace("\r", "")


def squeezed(text: str) -> str:
    """A text without blanks and line breaks, to be found however it was broken."""
    return "".join(text.split())


def prompts() -> list[str]:
    """How what stands before the cursor ends wherever something can be typed, in any language."""
    found = []
    for language in LANGUAGES:
        say = words(language).say
        curtain = say("curtain-enter", name="|").split("|")[-1]
        found += [squeezed(text) for text in (say("prompt"), say("replay-prompt"), say("more"), curtain)]
    return found


class Screen:
    """A process of ``python -m broomstick`` in a pseudo-terminal. Waits for output, never for a time."""

    def __init__(
        self, *arguments: str, columns: int = 80, rows: int = 24, term: str = "xterm-256color", **env: str
    ) -> None:
        words_of = [word for argument in arguments for word in argument.split()]
        self.master, slave = os.openpty()
        termios.tcsetwinsize(slave, (rows, columns))
        surroundings = {**os.environ, "TERM": term, "PYTHONIOENCODING": "utf-8", **env}
        # Somebody's own settings of the line editor are not what is tested.
        surroundings["INPUTRC"] = os.devnull
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", CHILD, *words_of],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings,
            start_new_session=True,
        )
        os.close(slave)
        self.open = True
        self.columns, self.rows = columns, rows
        self.raw = b""
        # Where the answer to the last line begins, where the last key was pressed, and what the screen has been fed.
        self.mark = 0
        self.pressed = 0
        self.fed = 0
        self.pyte = pyte.HistoryScreen(columns, rows, history=10_000)
        self.stream = pyte.ByteStream(self.pyte)
        self.prompts = tuple(prompts())
        self.more = tuple(squeezed(words(language).say("more")) for language in LANGUAGES)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.shut()

    def shut(self) -> None:
        if self.open:
            os.close(self.master)
            self.open = False

    def read(self, seconds: float) -> bool:
        """Take in some output; false where there was none in this time."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.master, 1 << 16)
        except OSError:
            # Linux says so when nobody has the other end open any more.
            more = b""
        self.raw += more
        if not more:
            time.sleep(0.01)
        return bool(more)

    def shown(self) -> str:
        """What was put out since something was typed last, the echo of it included."""
        return without_escapes(self.raw[self.mark :])

    def editing(self) -> bool:
        """Whether the line editor is at work: it alone takes every key by itself."""
        return not termios.tcgetattr(self.master)[3] & termios.ICANON

    def is_asked(self) -> bool:
        if not self.editing():
            return False
        while self.read(0):
            pass
        # Behind the echo of what was typed, which ends with the line.
        answer = self.raw[self.pressed :].partition(b"\n")[2]
        text = without_escapes(answer[-500:])
        # A blank is the end of every prompt.
        return text.endswith(" ") and squeezed(text).endswith(self.prompts)

    def asked(self) -> str:
        """Wait until an answer can be typed; returns what was shown since the last line was typed.

        Where a screen is full and waits for Enter, it is pressed.
        """
        self.until(self.is_asked, "a prompt")
        while squeezed(self.shown()).endswith(self.more):
            self.pressed = len(self.raw)
            os.write(self.master, b"\r")
            self.until(self.is_asked, "a prompt")
        return self.shown().partition("\n")[2] if self.mark else self.shown()

    def wait_for(self, text: str) -> None:
        """Wait until a text is shown that was not there when something was typed last."""
        wanted = squeezed(text)
        self.until(lambda: wanted in squeezed(self.shown()), repr(text))

    def ended(self) -> int:
        """Wait until the process has ended; returns its exit status."""
        self.until(lambda: self.process.poll() is not None, "the end")
        while self.read(0):
            pass
        return self.process.wait()

    def until(self, happened: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not happened():
            gone = self.process.poll() is not None
            if not self.read(0.02) and (gone or time.monotonic() > deadline) and not happened():
                why = f"the process ended ({self.process.returncode})" if gone else "nothing more came"
                raise AssertionError(f"waited for {what}, but {why} after:\n{self.shown()[-3000:]}")

    def rest(self) -> None:
        """Wait until the process sleeps.

        Between two keys Python's line editor has moments of some microseconds in which it notices a signal only with
        the next key; nobody's fingers are that fast, but a test's may be.
        """
        facts = Path(f"/proc/{self.process.pid}/stat")
        if facts.exists():
            self.until(lambda: facts.read_text().rpartition(")")[2].split()[0] == "S", "a rest")
        else:
            time.sleep(0.2)

    def press(self, keys: bytes) -> None:
        """Press keys; the screen's answer to them begins here."""
        self.mark = self.pressed = len(self.raw)
        os.write(self.master, keys)

    def keys(self, text: str) -> None:
        self.press(text.encode())

    def type(self, line: str) -> None:
        self.keys(line + "\r")

    def answer(self, line: str) -> str:
        """Type a line, and wait for the next prompt; returns what was shown in between."""
        self.type(line)
        return self.asked()

    def interrupt(self) -> None:
        self.rest()
        self.keys("\x03")

    def end(self) -> None:
        """Ctrl-D: there is no more input."""
        self.keys("\x04")

    def close(self) -> None:
        """Close the terminal's window."""
        self.shut()

    def signal(self, number: signal.Signals) -> None:
        self.rest()
        self.mark = self.pressed = len(self.raw)
        self.process.send_signal(number)

    def wait(self) -> int:
        """The exit status, once the terminal is closed."""
        return self.process.wait(PATIENCE)

    def feed(self) -> None:
        self.stream.feed(self.raw[self.fed :])
        self.fed = len(self.raw)

    def lines(self) -> list[str]:
        """The screen, line by line, without blanks at their ends."""
        self.feed()
        return [line.rstrip() for line in self.pyte.display]

    def everything(self) -> str:
        """What has scrolled off the screen and could be scrolled back to, and the screen."""
        self.feed()
        gone = ["".join(row[x].data for x in range(self.columns)).rstrip() for row in self.pyte.history.top]
        return "\n".join([*gone, *self.lines()])

    def numbers(self) -> list[int]:
        """The numbers to type that are on the screen since the last line: at the beginning of lines, or as buttons."""
        found: list[str] = []
        lines = self.lines()
        first = max(0, self.pyte.cursor.y - self.shown().count("\n"))
        for y, text in enumerate(lines[first:], first):
            row = self.pyte.buffer[y]
            buttons = "|" + "".join(row[x].data if row[x].reverse else "|" for x in range(self.columns))
            found += re.findall(r"\| (\d+) (?=\|)", buttons) or re.findall(r"^ {1,3}(\d+)  \S", text)
        return sorted(map(int, found))

    def too_wide(self) -> list[str]:
        """Lines that the terminal has had to break."""
        return [line for line in without_escapes(self.raw).split("\n") if cell_len(line) > self.columns]


def only_game(folder: Path) -> Path:
    """The one game kept in a user's folder."""
    (file,) = (folder / "games").glob("*.txt")
    return file
