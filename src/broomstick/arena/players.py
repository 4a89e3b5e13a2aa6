"""Games on all cores of this machine: processes that are told which to play, and send back their lines in order."""

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from types import TracebackType
from typing import Generic, Protocol, TypeVar

from broomstick.heart.errors import BroomstickError

FIRST_CHUNK = 4
MOST_CHUNK = 2000
CHUNK_SECONDS = 0.5

Task = TypeVar("Task")
Told = TypeVar("Told", contravariant=True)


class Work(Protocol[Told]):
    """What can be played: one task gives one line."""

    def line(self, task: Told, /) -> str: ...


class PlayerGone(BroomstickError):
    """A process that plays has ended before it should."""

    def __init__(self) -> None:
        super().__init__("one of the processes that play has ended; the same command goes on", "player-gone")


def processors() -> int:
    """How many processes can run at a time here."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Alone(Generic[Task]):
    """Plays in this process."""

    def __init__(self, work: Work[Task]) -> None:
        self.work = work

    def __enter__(self) -> "Alone[Task]":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def play(self, tasks: Sequence[Task]) -> Iterator[list[str]]:
        for task in tasks:
            yield [self.work.line(task)]


class Players(Generic[Task]):
    """Processes that play. Each ends when nobody holds the other end of its pipe, whatever became of us."""

    def __init__(self, work: Work[Task], cores: int) -> None:
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for _ in range(cores):
            here, there = context.Pipe()
            process = context.Process(target=play_chunks, args=(work, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.chunk = FIRST_CHUNK

    def __enter__(self) -> "Players[Task]":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
            process.join()

    def play(self, tasks: Sequence[Task]) -> Iterator[list[str]]:
        """The lines of these tasks, in their order."""
        ready: dict[int, list[str]] = {}
        following = 0
        for begin, lines in self.as_they_come(tasks):
            ready[begin] = lines
            while following in ready:
                found = ready.pop(following)
                following += len(found)
                yield found

    def as_they_come(self, tasks: Sequence[Task]) -> Iterator[tuple[int, list[str]]]:
        """The lines of a chunk, and where it begins."""
        free = list(self.pipes)
        busy: dict[Connection, tuple[int, float]] = {}
        first, end = 0, len(tasks)
        while first < end or busy:
            while free and first < end:
                # Towards the end they are shared out evenly, so that nobody plays on alone.
                size = max(1, min(self.chunk, (end - first) // (2 * len(self.pipes))))
                pipe = free.pop()
                pipe.send(tasks[first : first + size])
                busy[pipe] = (first, monotonic())
                first += size
            for found in wait(list(busy)):
                assert isinstance(found, Connection)
                begin, began = busy.pop(found)
                lines = received(found)
                seconds = max(monotonic() - began, 1e-6)
                self.chunk = max(1, min(MOST_CHUNK, int(len(lines) * CHUNK_SECONDS / seconds)))
                free.append(found)
                yield begin, lines


def received(pipe: Connection) -> list[str]:
    """What a process has played; an error of its own comes as one."""
    try:
        found = pipe.recv()
    except (EOFError, ConnectionError):
        raise PlayerGone from None
    if isinstance(found, BroomstickError):
        raise found
    assert isinstance(found, list)
    return found


def play_chunks(work: Work[Task], pipe: Connection) -> None:
    """One process: plays what it is told to."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            tasks: Sequence[Task] = pipe.recv()
            try:
                pipe.send([work.line(task) for task in tasks])
            except BroomstickError as error:
                pipe.send(error)
