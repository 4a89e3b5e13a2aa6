"""A file of lines that stand in the order of their numbers, so that it says by itself how far it is.

Whatever ends the writing, the next run drops at most a line that was cut off and goes on behind the last whole one.
"""

import contextlib
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from types import ModuleType
from typing import Protocol

from broomstick.heart.errors import BroomstickError, Fact

try:
    import fcntl as found_locks

    locks: ModuleType | None = found_locks
except ImportError:
    locks = None

LONGEST_LINE = 1 << 20


class FileProblem(BroomstickError):
    """A file that cannot be gone on with."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(f"{code}: {facts}", code, facts)


class Lines(Protocol):
    """What a file is to hold."""

    #: Whether each line has to be looked at, or the first and the last are enough.
    every: bool

    def begins(self, line: str, number: int) -> bool:
        """Whether a line is the one with this number."""

    def first(self) -> str:
        """The first line."""


@contextlib.contextmanager
def held(out: FileIO, file: Path) -> Iterator[None]:
    """Nobody else writes into the file meanwhile, where the system can see to that."""
    if locks is not None:
        try:
            locks.flock(out.fileno(), locks.LOCK_EX | locks.LOCK_NB)
        except BlockingIOError:
            raise FileProblem("being-written", file=str(file)) from None
    yield


def write_whole(out: FileIO, data: bytes) -> None:
    """All of it, also where the system takes a part at a time."""
    left = memoryview(data)
    while left:
        left = left[out.write(left) :]


def go_on_behind(wanted: Lines, out: FileIO, file: Path) -> int:
    """How many lines are there; one that was cut off is dropped, anything else is left alone."""
    count = whole = 0
    last = b""
    out.seek(0)
    with file.open("rb") as lines:
        for line in iter(lambda: lines.readline(LONGEST_LINE), b""):
            if not line.endswith(b"\n"):
                if len(line) == LONGEST_LINE:
                    raise FileProblem("other-series", file=str(file))
                break
            if (count == 0 or wanted.every) and not fits(wanted, line, count):
                if count == 0:
                    raise FileProblem("other-series", file=str(file))
                raise FileProblem("damaged-series", file=str(file), line=count + 1)
            whole += len(line)
            count += 1
            last = line
    if count and not wanted.every and not fits(wanted, last, count - 1):
        raise FileProblem("damaged-series", file=str(file), line=count)
    if count == 0 and file.stat().st_size and not cut_off(wanted, file):
        raise FileProblem("other-series", file=str(file))
    out.truncate(whole)
    return count


def fits(wanted: Lines, line: bytes, number: int) -> bool:
    return wanted.begins(line.decode("utf-8", "replace"), number)


def cut_off(wanted: Lines, file: Path) -> bool:
    """Whether all that is there is the beginning of the first line."""
    content = file.read_bytes()
    return len(content) < LONGEST_LINE and wanted.first().encode().startswith(content)
