"""``broomstick games GAME --out FILE``: many games between bots into a file, on all cores, to be gone on with.

A line is a game, and games stand in the order of their numbers, so the file says by itself how far it is. Whatever
ends this, the next run drops at most a line that was cut off and goes on behind the last whole one.
"""

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator
from io import FileIO
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from time import monotonic
from types import ModuleType

import broomstick
from broomstick.bots.series import Series
from broomstick.bots.specs import usual
from broomstick.games import game_names, load
from broomstick.heart.errors import BroomstickError
from broomstick.terminal.options import chosen
from broomstick.terminal.playing import STOPPED, named_bots
from broomstick.terminal.saves import reason
from broomstick.terminal.trouble import Trouble
from broomstick.words import words

try:
    import fcntl as found_locks

    locks: ModuleType | None = found_locks
except ImportError:
    locks = None

FIRST_CHUNK = 4
MOST_CHUNK = 2000
CHUNK_SECONDS = 0.5
SAY_EVERY = 1.0
SAY_ELSEWHERE = 30.0
"""Seconds between two lines of progress, where they do not replace one another."""
LONGEST_LINE = 1 << 20

Done = tuple[int, list[str]]
"""The first game of a chunk, and the lines of its games."""


def write_series(asked: argparse.Namespace, language: str) -> int:
    """Play what is still missing in the file."""
    if not asked.game:
        raise Trouble("series-game", game=game_names()[0], file=asked.out)
    if not asked.out:
        raise Trouble("series-out", game=asked.game, file="games.jsonl")
    game = load(asked.game, asked.players, **chosen(asked))
    bots = named_bots(asked.bots or usual(game.name), game.players)
    series = Series(game, bots, asked.seed if asked.seed is not None else 0, broomstick.__version__)
    cores = asked.cores if asked.cores is not None else processors()
    for name, number in (("--games", asked.games), ("--cores", cores)):
        if number < 1:
            raise Trouble("at-least-one", option=name, number=number)
    file = Path(asked.out)
    try:
        with file.open("a+b", buffering=0) as out, held(out, file):
            there = go_on_behind(series, out, file)
            progress = Progress(language, file, there, asked.games)
            progress.say_begin()
            try:
                for lines in played(series, there, asked.games, cores):
                    write_whole(out, "".join(lines).encode())
                    progress.add(len(lines))
                os.fsync(out.fileno())
            except KeyboardInterrupt:
                progress.say_stopped()
                return STOPPED
            progress.say_end()
    except OSError as error:
        raise Trouble("cannot-write", file=str(file), why=reason(error)) from None
    return 0


def processors() -> int:
    """How many processes can run at a time here."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


@contextlib.contextmanager
def held(out: FileIO, file: Path) -> Iterator[None]:
    """Nobody else writes into the file meanwhile, where the system can see to that."""
    if locks is not None:
        try:
            locks.flock(out.fileno(), locks.LOCK_EX | locks.LOCK_NB)
        except BlockingIOError:
            raise Trouble("being-written", file=str(file)) from None
    yield


def write_whole(out: FileIO, data: bytes) -> None:
    """All of it, also where the system takes a part at a time."""
    left = memoryview(data)
    while left:
        left = left[out.write(left) :]


def go_on_behind(series: Series, out: FileIO, file: Path) -> int:
    """How many games of this series are there; a line that was cut off is dropped, anything else is left alone."""
    count = whole = 0
    last = b""
    out.seek(0)
    with file.open("rb") as lines:
        for line in iter(lambda: lines.readline(LONGEST_LINE), b""):
            if not line.endswith(b"\n"):
                if len(line) == LONGEST_LINE:
                    raise Trouble("other-series", file=str(file))
                break
            if count == 0 and not ours(series, line, 0):
                raise Trouble("other-series", file=str(file))
            whole += len(line)
            count += 1
            last = line
    if count and not ours(series, last, count - 1):
        raise Trouble("damaged-series", file=str(file), line=count)
    if count == 0 and file.stat().st_size and not cut_off(series, file):
        raise Trouble("other-series", file=str(file))
    out.truncate(whole)
    return count


def ours(series: Series, line: bytes, number: int) -> bool:
    return series.begins(line.decode("utf-8", "replace"), number)


def cut_off(series: Series, file: Path) -> bool:
    """Whether all that is there is the beginning of the first game."""
    content = file.read_bytes()
    return len(content) < LONGEST_LINE and series.line(0).encode().startswith(content)


def played(series: Series, first: int, end: int, cores: int) -> Iterator[list[str]]:
    """The lines of games, in the order of their numbers."""
    if cores == 1 or end - first < 2:
        for number in range(first, end):
            yield [series.line(number)]
        return
    with Players(series, min(cores, end - first)) as players:
        ready: dict[int, list[str]] = {}
        written = first
        for begin, lines in players.play(first, end):
            ready[begin] = lines
            while written in ready:
                following = ready.pop(written)
                written += len(following)
                yield following


class Players:
    """Processes that play. Each ends when nobody holds the other end of its pipe, whatever became of us."""

    def __init__(self, series: Series, cores: int) -> None:
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for _ in range(cores):
            here, there = context.Pipe()
            process = context.Process(target=play_chunks, args=(series, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def __enter__(self) -> "Players":
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
            process.join()

    def play(self, first: int, end: int) -> Iterator[Done]:
        """All games from ``first`` up to ``end``, as they come in."""
        free = list(self.pipes)
        busy: dict[Connection, tuple[int, float]] = {}
        size = FIRST_CHUNK
        while first < end or busy:
            while free and first < end:
                # Towards the end they are shared out evenly, so that nobody plays on alone.
                size_now = max(1, min(size, (end - first) // (2 * len(self.pipes))))
                pipe = free.pop()
                pipe.send((first, size_now))
                busy[pipe] = (first, monotonic())
                first += size_now
            for found in wait(list(busy)):
                assert isinstance(found, Connection)
                begin, began = busy.pop(found)
                lines = received(found)
                seconds = max(monotonic() - began, 1e-6)
                size = max(1, min(MOST_CHUNK, int(len(lines) * CHUNK_SECONDS / seconds)))
                free.append(found)
                yield begin, lines


def received(pipe: Connection) -> list[str]:
    """What a process has played; an error of its own comes as one."""
    try:
        found = pipe.recv()
    except (EOFError, ConnectionError):
        raise Trouble("player-gone") from None
    if isinstance(found, BroomstickError):
        raise found
    assert isinstance(found, list)
    return found


def play_chunks(series: Series, pipe: Connection) -> None:
    """One process: plays what it is told to."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            first, count = pipe.recv()
            try:
                pipe.send([series.line(number) for number in range(first, first + count)])
            except BroomstickError as error:
                pipe.send(error)


class Progress:
    """How far it is and how long it will take, on the standard error."""

    def __init__(self, language: str, file: Path, there: int, games: int) -> None:
        self.say = words(language).say
        self.file = str(file)
        self.there = there
        self.done = there
        self.games = games
        self.shown = sys.stderr.isatty()
        self.began = self.said = monotonic()

    def put(self, line: str, end: str = "\n") -> None:
        begin = "\r\x1b[K" if self.shown else ""
        print(f"{begin}{line}", end=end, file=sys.stderr, flush=True)

    def say_begin(self) -> None:
        if self.there:
            self.put(self.say("series-there", file=self.file, games=min(self.there, self.games)))

    def add(self, games: int) -> None:
        self.done += games
        now = monotonic()
        if now - self.said < (SAY_EVERY if self.shown else SAY_ELSEWHERE):
            return
        self.said = now
        rate = (self.done - self.there) / (now - self.began)
        minutes, seconds = divmod(round((self.games - self.done) / rate), 60)
        hours, minutes = divmod(minutes, 60)
        line = self.say(
            "series-progress",
            done=self.done,
            games=self.games,
            percent=100 * self.done // self.games,
            rate=round(rate),
            left=f"{hours}:{minutes:02}:{seconds:02}",
        )
        self.put(line, "" if self.shown and self.done < self.games else "\n")

    def say_stopped(self) -> None:
        self.put(self.say("series-stopped", file=self.file, done=self.done, games=self.games))

    def say_end(self) -> None:
        self.put(self.say("series-end", file=self.file, games=max(self.done, self.there)))
