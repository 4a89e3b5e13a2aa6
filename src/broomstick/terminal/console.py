"""Lines in, lines out."""

import contextlib
import importlib
import sys
import textwrap

WIDTH = 80


class Console:
    """Standard input and output, as lines. Where nobody types, answers are echoed, so that the text can be read."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        for stream in (sys.stdin, sys.stdout):
            # Whatever bytes come in, and whatever the terminal can show: never a crash.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if self.typed:
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # gives input() its line editing

    def show(self, *lines: str) -> None:
        """Lines as they are, such as a command to be copied."""
        for line in lines:
            print(line)

    def say(self, *lines: str) -> None:
        """Lines that may be broken where they are too long."""
        for line in lines:
            for piece in wrap(line):
                print(piece)

    def ask(self, prompt: str) -> str | None:
        """What is typed next; None where there is nothing more to come."""
        if self.typed:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\r\n"))
        return line if line else None


def wrap(line: str) -> list[str]:
    """A line, or where it is too long several, the later ones further in than the first."""
    if len(line) <= WIDTH:
        return [line]
    deeper = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, WIDTH, subsequent_indent=deeper, break_on_hyphens=False)
