"""``broomstick arena GAME --bots A B …``: bots against bots, in every seat of the same deals, and what came of it."""

import argparse
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

import broomstick
from broomstick.arena.line_ups import LineUp, duels, tables
from broomstick.arena.lines import go_on_behind, held, write_whole
from broomstick.arena.players import Alone, Players, processors
from broomstick.arena.ratings import Rating, can_rate, ratings
from broomstick.arena.report import line, percent, report
from broomstick.arena.tournament import Arena, Rule, Task, arena_of, name_of
from broomstick.bots import make
from broomstick.bots.specs import names_a_class
from broomstick.games import load
from broomstick.terminal.console import Console
from broomstick.terminal.options import chosen
from broomstick.terminal.playing import STOPPED
from broomstick.terminal.series import Progress, check_counts, told
from broomstick.terminal.trouble import Trouble
from broomstick.words import words


class Playing(Protocol):
    """Whatever plays games: this process, several of them, or a cluster."""

    def play(self, tasks: Sequence[Task]) -> Iterator[list[str]]: ...


def hold_arena(asked: argparse.Namespace, language: str) -> int:
    """Play what is still missing, and tell what came of it."""
    game = load(asked.game, asked.players, **chosen(asked))
    line_ups = met(asked, game.players)
    cores = asked.cores if asked.cores is not None else processors()
    check_counts(asked.games, cores)
    seed = asked.seed if asked.seed is not None else 0
    rule = Rule(share("--bar", asked.bar), share("--precision", asked.precision))
    arena = arena_of(game, line_ups, asked.games, seed, broomstick.__version__, asked.records, rule)
    file = Path(asked.out or name_of(arena))
    stopped = False
    with told(file), file.open("a+b", buffering=0) as out, held(out, file):
        go_on_behind(arena, out, file)
        progress = Progress(language, file, arena.counted, arena.most())
        progress.say_begin()
        try:
            if arena.next_portion():
                with playing(arena, cores, asked.ray) as players:
                    while tasks := arena.next_portion():
                        for lines in players.play(tasks):
                            write_whole(out, "".join(lines).encode())
                            for each in lines:
                                arena.count(each)
                            progress.games = arena.most()
                            progress.add(len(lines))
            os.fsync(out.fileno())
        except KeyboardInterrupt:
            progress.say_stopped()
            stopped = True
        else:
            progress.say_end()
    if arena.counted:
        tell(arena, asked, language, Path(asked.report or file.with_suffix(".html")))
    return STOPPED if stopped else 0


def met(asked: argparse.Namespace, players: int) -> list[LineUp]:
    """The line-ups that were asked for."""
    bots, among = named(asked.bots), named(asked.among)
    if asked.tables and among:
        raise Trouble("arena-either")
    found = tables(bots, players) if asked.tables else duels(bots, among or bots, players)
    if not found and asked.tables:
        raise Trouble("arena-too-few", players=players)
    if not found:
        raise Trouble("arena-alone")
    return found


def named(texts: Sequence[str]) -> list[str]:
    """Bots as they were typed, with commas or blanks between; a class may be in a file in this folder."""
    bots = [bot.strip() for text in texts for bot in text.split(",") if bot.strip()]
    if any(names_a_class(bot) for bot in bots) and "" not in sys.path:
        sys.path.insert(0, "")
    for bot in bots:
        make(bot)
    return bots


def share(option: str, percents: float | None) -> float | None:
    """A share of wins that was typed in hundredths."""
    if percents is None:
        return None
    if not 0 < percents < 100:
        raise Trouble("arena-percent", option=option)
    return percents / 100


def playing(arena: Arena, cores: int, address: str) -> "AbstractContextManager[Playing]":
    """Who plays: a cluster, processes of this machine, or this one."""
    if address:
        try:
            from broomstick.arena.cluster import Cluster
        except ImportError:
            raise Trouble("arena-no-ray") from None
        return Cluster(arena.table, address)
    cores = min(cores, arena.most() - arena.counted)
    return Alone(arena.table) if cores < 2 else Players(arena.table, cores)


def tell(arena: Arena, asked: argparse.Namespace, language: str, file: Path) -> None:
    """The numbers here, and the report in a file."""
    say = words(language).say
    console = Console(plain=True)
    found: dict[str, Rating] = ratings(arena.tally) if can_rate() and len(arena.tally.bots) > 1 else {}
    for meeting in arena.tally.meetings:
        for bot in meeting.bots if meeting.alone is None else [meeting.alone]:
            wins = meeting.standings[bot].wins
            if wins.count > 1:
                message = "arena-said-settled" if meeting.settled else "arena-said"
                games = meeting.deals * arena.players
                console.show(
                    say(
                        message,
                        line=line(meeting, bot, say),
                        share=percent(wins.mean, wins.half()),
                        games=games,
                    )
                )
    for bot, rate in sorted(found.items(), key=lambda item: -item[1].skill):
        console.show(say("arena-rating", bot=bot, rating=f"{rate.skill:.1f} ± {rate.half:.1f}"))
    title = words(language, arena.table.game.name).title
    with told(file):
        file.write_text(report(arena, found, say, language, title, command(asked)), encoding="utf-8")
    console.show(say("arena-report", file=str(file)))


def command(asked: argparse.Namespace) -> str:
    """What was typed."""
    return shlex.join(["broomstick", *asked.typed])
