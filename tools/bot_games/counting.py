"""What bots' games are like, whatever the game: played in several processes, counted, told in tables, drawn as charts.

Deals are fixed, so the same command gives the same games, in however many processes. ``witchs_brew.py`` and
``broom_service.py`` are the commands.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

import broomstick
import chart
from broomstick import State
from broomstick.heart.history import turn_role, turn_said
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT
from strength import percent, win_share

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
FIRST_DEAL = 2_000_000
"""Deals from here on were not played before the constants of the bots stood."""

PART = 50
"""So many games one process plays at a time."""


class Findings:
    """What some games were like. A game's own findings add to this."""

    game = ""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.games = 0
        self.rounds = 0
        # The scores of each game, the highest first.
        self.scores: list[list[int]] = []
        # Shares of wins by place behind the starter.
        self.shares: list[list[float]] = [[] for _ in range(players)]
        # By role and by what became of a pick.
        self.fates: Counter[tuple[int, int]] = Counter()

    def starter(self, number: int) -> int | None:
        """Who starts the game with this number: the starter goes round the table."""
        return number % self.players

    def play(self, bot: str, seed: int, number: int) -> None:
        game = broomstick.load(self.game, players=self.players, **self.options)
        starter = self.starter(number)
        state = broomstick.match(game, [bot] * self.players, seed=seed + number, starter=starter)
        winners = state.winners()
        self.games += 1
        self.rounds += state.round
        self.scores.append(sorted(state.scores(), reverse=True))
        for place in range(self.players):
            self.shares[place].append(win_share(winners, (state.starter + place) % self.players))
        for turn in state.turns:
            for seat in range(self.players):
                if (said := turn_said(turn, seat)) != NEXT:
                    self.fates[turn_role(turn), said] += 1
        self.count(state)

    def count(self, state: State) -> None:
        """What else a finished game tells."""

    def add(self, other: Self) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.scores += other.scores
        for mine, more in zip(self.shares, other.shares, strict=True):
            mine += more
        self.fates += other.fates

    def fate(self, role: int, said: int) -> float:
        """How often a seat picked the role and this became of it, in per cent of all hands."""
        return 100 * self.fates[role, said] / (self.players * self.rounds)


F = TypeVar("F", bound=Findings)


def some(empty: F, bot: str, seed: int, numbers: range) -> F:
    for number in numbers:
        empty.play(bot, seed, number)
    return empty


def gather(empty: F, bot: str, seed: int, games: int, jobs: int) -> F:
    """Play so many games and put what was found into ``empty``."""
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    tasks = [(empty, bot, seed, numbers) for numbers in parts]
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(some, *zip(*tasks, strict=True)))
    for part in found:
        empty.add(part)
    return empty


def tell_scores(found: Findings) -> None:
    print("| place at the end | mean points | middle half | fewest | most |")
    print("|---|---|---|---|---|")
    for i, scores in enumerate(zip(*found.scores, strict=True)):
        order = sorted(scores)
        low, high = order[len(order) // 4], order[3 * len(order) // 4]
        mean = sum(scores) / len(scores)
        print(f"| {i + 1} | {mean:.1f} | {low} to {high} | {order[0]} | {order[-1]} |")
    print()


def tell_seats(found: Findings) -> None:
    print("| wins by place behind the starter | share |")
    print("|---|---|")
    for i, shares in enumerate(found.shares):
        print(f"| {'starter' if not i else i + 1} | {percent(shares).strip()} |")
    print()


def tell_roles(found: Findings, roles: Sequence[str], full: str, weak: str) -> None:
    """``full`` and ``weak`` are what a game calls the two actions of a role."""
    print(f"| role | picked | {full} | {weak} | knocked out | {full} when picked |")
    print("|---|---|---|---|---|---|")
    for role, name in enumerate(roles):
        brave, cowardly, out = (found.fate(role, said) for said in (BRAVE, COWARDLY, OUT))
        whole = brave + cowardly + out
        print(
            f"| {name.replace('-', ' ')} | {whole:.1f} % | {brave:.1f} % | {cowardly:.1f} % | {out:.1f} % "
            f"| {100 * brave / whole if whole else 0:.0f} % |"
        )
    print()


def draw_scores(found: Findings, marks: Sequence[int] = (), marked: str = "", step: int = 1) -> str:
    """Columns of all seats' scores, ``step`` points each; ``marks`` are scores to be pointed at."""
    every = Counter(score // step for scores in found.scores for score in scores)
    low = min(every)
    columns = range(low, max([*every, *(mark // step for mark in marks)]) + 1)
    return chart.columns(
        "Final scores of all seats",
        [str(column * step) if column % 5 == 0 else "" for column in columns],
        [float(every[column]) for column in columns],
        [""] * len(columns),
        marks=[mark // step - low for mark in marks],
        marked=marked if marks else "",
    )


def draw_seats(found: Findings) -> str:
    return chart.columns(
        "Wins by place behind the starter",
        ["starter", *[str(place + 1) for place in range(1, found.players)]],
        [100 * sum(shares) / len(shares) for shares in found.shares],
        [percent(shares).strip() for shares in found.shares],
        even=(100 / found.players, f"an even share, {100 / found.players:.1f} %"),
    )


def draw_roles(found: Findings, roles: Sequence[str], full: str, weak: str) -> str:
    fates = [[found.fate(role, said) for said in (BRAVE, COWARDLY, OUT)] for role in range(len(roles))]
    return chart.bars(
        "Roles: how often picked, and what became of them",
        [role.replace("-", " ") for role in roles],
        fates,
        [full, weak, "knocked out"],
        max(sum(row) for row in fates),
    )


def save(pictures: dict[str, str]) -> None:
    for name, picture in pictures.items():
        (PICTURES / name).write_text(picture, encoding="utf-8")
        print(f"docs/pictures/{name} drawn", file=sys.stderr)


def command(about: str, players: Sequence[int]) -> argparse.ArgumentParser:
    """What all commands of this kind can be asked."""
    parser = argparse.ArgumentParser(description=about, allow_abbrev=False)
    parser.add_argument("--games", type=int, default=2000, help="how many (2000)")
    parser.add_argument("--players", type=int, choices=players, default=4)
    parser.add_argument("--bot", default="thrifty")
    parser.add_argument("--seed", type=int, default=FIRST_DEAL, help="the first deal (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--draw", action="store_true", help="draw the charts of the page as well")
    return parser


def parse(parser: argparse.ArgumentParser, argv: list[str] | None) -> argparse.Namespace:
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error("--games: at least 1")
    return asked
