"""``broomstick games GAME --out FILE``: many games between bots into a file, on all cores, to be gone on with."""

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import broomstick
from broomstick.arena.lines import FileProblem, go_on_behind, held, write_whole
from broomstick.arena.players import Alone, PlayerGone, Players, processors
from broomstick.bots.series import Series
from broomstick.bots.specs import usual
from broomstick.games import game_names, load
from broomstick.terminal.options import chosen
from broomstick.terminal.playing import STOPPED, named_bots
from broomstick.terminal.saves import reason
from broomstick.terminal.trouble import Trouble
from broomstick.words import words

SAY_EVERY = 1.0
SAY_ELSEWHERE = 30.0
"""Seconds between two lines of progress, where they do not replace one another."""


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
    check_counts(asked.games, cores)
    file = Path(asked.out)
    with told(file), file.open("a+b", buffering=0) as out, held(out, file):
        there = go_on_behind(series, out, file)
        progress = Progress(language, file, there, asked.games)
        progress.say_begin()
        missing = range(there, asked.games)
        alone = cores == 1 or len(missing) < 2
        try:
            with Alone(series) if alone else Players(series, min(cores, len(missing))) as players:
                for lines in players.play(missing):
                    write_whole(out, "".join(lines).encode())
                    progress.add(len(lines))
            os.fsync(out.fileno())
        except KeyboardInterrupt:
            progress.say_stopped()
            return STOPPED
        progress.say_end()
    return 0


def check_counts(games: int, cores: int) -> None:
    for name, number in (("--games", games), ("--cores", cores)):
        if number < 1:
            raise Trouble("at-least-one", option=name, number=number)


@contextlib.contextmanager
def told(file: Path) -> Iterator[None]:
    """What goes wrong around a file of games, as trouble that can be said in any language."""
    try:
        yield
    except FileProblem as problem:
        facts = {name: fact for name, fact in problem.facts.items() if isinstance(fact, str | int)}
        raise Trouble(problem.code, **facts) from None
    except PlayerGone:
        raise Trouble("player-gone") from None
    except OSError as error:
        raise Trouble("cannot-write", file=str(file), why=reason(error)) from None


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
