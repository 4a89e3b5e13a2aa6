"""Lines in, lines out: a terminal with colours, a plain one, or a pipe."""

import contextlib
import importlib
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

from rich.cells import cell_len
from rich.console import Console as Painter
from rich.console import RenderableType

NARROWEST = 40
WIDEST_TEXT = 100
"""Longer lines of prose are hard to read, however wide the terminal is."""

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""To the corner, wipe the screen, wipe what has scrolled off it."""
FILLER = "\0"
ENTER_SCREEN, LEAVE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"


class Console:
    """Standard input and output. Where nobody types, answers are echoed, so that the text can be read."""

    def __init__(self, plain: bool = False) -> None:
        self.typed = sys.stdin.isatty()
        self.shown = sys.stdout.isatty()
        for stream in (sys.stdin, sys.stdout):
            # Whatever bytes come in, and whatever the terminal can show: never a crash.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        dumb = os.environ.get("TERM", "") in ("", "dumb", "unknown")
        self.plain = plain or not self.shown or dumb or not draws_boxes()
        self.painter = Painter(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.readline: ModuleType | None = None
        if self.typed:
            with contextlib.suppress(ImportError):
                # Gives input() its line editing.
                self.readline = importlib.import_module("readline")
        self.completions: list[str] = []
        # What may stand behind a word at the beginning of a line, where that is something else.
        self.behind: dict[str, list[str]] = {}
        # Between people, on a screen of its own: lines since the last answer, and what to say when it is full.
        self.private = False
        self.lines_shown = 0
        self.more = ""

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        columns, rows = shutil.get_terminal_size((80, 24))
        return max(NARROWEST, columns), max(10, rows)

    @property
    def width(self) -> int:
        return self.size[0]

    def show(self, *lines: str) -> None:
        """Lines as they are, such as a command to be copied."""
        for line in lines:
            for piece in line.split("\n"):
                self.put(piece)

    def say(self, *lines: str) -> None:
        """Lines that may be broken where they are too long."""
        for line in lines:
            for piece in wrap(line, min(self.width, WIDEST_TEXT)):
                self.put(piece)

    def say_under(self, title: str, text: str) -> None:
        """A title, and a text beside it that keeps to its column."""
        room = max(20, min(self.width, WIDEST_TEXT) - len(title))
        for i, piece in enumerate(textwrap.wrap(text, room) or [""]):
            self.put((title if i == 0 else " " * len(title)) + piece)

    def draw(self, *things: RenderableType) -> None:
        """Things in colour; only where the console is not plain."""
        self.painter.width = self.width
        for thing in things:
            with self.painter.capture() as drawn:
                self.painter.print(thing)
            self.show(*drawn.get().removesuffix("\n").split("\n"))

    def put(self, line: str) -> None:
        """One line; on a private screen that is full, wait first, since nobody can scroll back there."""
        if self.private and self.lines_shown >= self.size[1] - 2:
            self.ask(self.more)
            self.lines_shown = 0
        print(line.rstrip())
        self.lines_shown += 1

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str | None:
        """What is typed next; None where there is nothing more to come."""
        # A line editor knows how wide the terminal is, but breaks words.
        *above, prompt = wrap(prompt.rstrip(), self.width - 1)
        # What stands above may have to wait for Enter, where nothing can be completed.
        self.show(*above)
        self.completions = sorted(completions)
        prompt += " "
        self.lines_shown = 0
        if self.typed:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\r\n"), flush=True)
        return line if line else None

    def complete_words(self) -> None:
        """Let the Tab key finish what can be typed."""
        line: Any = self.readline
        if line is not None:
            line.set_completer(self.completion)
            line.set_completer_delims(" ,")
            line.parse_and_bind("bind ^I rl_complete" if self.libedit else "tab: complete")

    @property
    def libedit(self) -> bool:
        """Whether the line editor is the one that has other words for its keys."""
        return "libedit" in (getattr(self.readline, "__doc__", "") or "")

    def completion(self, begun: str, number: int) -> str | None:
        line: Any = self.readline
        first, _, rest = (line.get_line_buffer() if line is not None else "").lstrip().partition(" ")
        known = self.behind.get(first, self.completions) if rest or begun != first else self.completions
        found = [word + " " for word in sorted(known) if word.lower().startswith(begun.lower())]
        return found[number] if number < len(found) else None

    @contextlib.contextmanager
    def on_private_screen(self, more: str) -> Iterator[None]:
        """A screen that leaves nothing behind; it cannot be scrolled, so long texts wait for Enter."""
        if not self.shown:
            yield
            return
        self.more = more
        # Where nobody types, nobody could press Enter either.
        self.private = not self.plain and self.typed
        if self.readline is not None:
            # Unlike the history, what was cut off a line cannot be wiped; so it cannot be put back either.
            forget: Any = self.readline.parse_and_bind
            forget("bind ^Y ed-unassigned" if self.libedit else r'"\C-y": abort')
        if self.private:
            print(ENTER_SCREEN, end="", flush=True)
        try:
            yield
        finally:
            if self.private:
                print(LEAVE_SCREEN, end="", flush=True)
            else:
                self.clear()
            self.private = False

    def clear(self) -> None:
        """Wipe the screen, what scrolled off it, and what was typed."""
        if self.shown:
            print(CLEAR, end="", flush=True)
        self.lines_shown = 0
        if self.readline is not None:
            wipe: Callable[[], None] = self.readline.clear_history
            wipe()


def draws_boxes() -> bool:
    """Whether the terminal's encoding knows the characters cards are drawn with."""
    try:
        "╭─╮●".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def wrap(line: str, width: int) -> list[str]:
    """A line, or where it is too long several, the later ones further in than the first."""
    if cell_len(line) <= width:
        return [line]
    deeper = " " * (len(line) - len(line.lstrip()) + 4)
    # Letters that take two columns count twice.
    filled = "".join(letter + FILLER * (cell_len(letter) - 1) for letter in line)
    pieces = textwrap.wrap(filled, width, subsequent_indent=deeper, break_on_hyphens=False)
    return [piece.replace(FILLER, "") for piece in pieces]
