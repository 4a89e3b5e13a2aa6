"""Plays Witch's Brew among bots and shows what their games are like: docs/brew-games.md has the result.

    python tools/brew_games.py --draw
    python tools/brew_games.py --games 200 --players 3 --bot random

Prints tables; with ``--draw`` the charts in docs/pictures are drawn as well. Deals are fixed and the starter goes round
the table, so the same command gives the same games, in however many processes.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import broomstick
import chart
from broomstick.contest.history import turn_role, turn_said
from broomstick.contest.table import BRAVE, COWARDLY, NEXT, OUT
from broomstick.games.witchs_brew.vocabulary import ROLES, STACKS
from strength import percent, win_share

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FIRST_DEAL = 2_000_000
"""Deals from here on were not played before the constants of the bots stood."""

PEOPLE = (32, 32, 23, 21)
"""The scores of one logged game of four people, for orientation."""


class Findings:
    """What some games were like."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.scores: list[list[int]] = []
        self.sets: Counter[int] = Counter()
        self.shares: list[list[float]] = [[] for _ in range(players)]
        # By role and by what became of a pick.
        self.fates: Counter[tuple[int, int]] = Counter()
        self.cards: Counter[str] = Counter()
        self.vials = 0

    def play(self, bot: str, seed: int, starter: int) -> None:
        game = broomstick.load("witchs-brew", players=self.players)
        state = broomstick.match(game, [bot] * self.players, seed=seed, starter=starter)
        winners = state.winners()
        self.games += 1
        self.scores.append(sorted(state.scores(), reverse=True))
        self.sets[state.round] += 1
        for place in range(self.players):
            self.shares[place].append(win_share(winners, (starter + place) % self.players))
        for turn in state.turns:
            for seat in range(self.players):
                if (said := turn_said(turn, seat)) != NEXT:
                    self.fates[turn_role(turn), said] += 1
        for seat in state.view(broomstick.PUBLIC).data()["seats"]:
            self.vials += seat["vials"]
            self.cards.update(card.rpartition("-")[0] for card in seat["cards"])

    def add(self, other: "Findings") -> None:
        self.games += other.games
        self.scores += other.scores
        self.sets += other.sets
        for mine, more in zip(self.shares, other.shares, strict=True):
            mine += more
        self.fates += other.fates
        self.cards += other.cards
        self.vials += other.vials

    def fate(self, role: int, said: int) -> float:
        """How often a seat picked the role and this became of it, in per cent of all sets."""
        hands = self.players * sum(count * sets for sets, count in self.sets.items())
        return 100 * self.fates[role, said] / hands


def some(players: int, bot: str, seed: int, numbers: range) -> Findings:
    findings = Findings(players)
    for number in numbers:
        findings.play(bot, seed + number, number % players)
    return findings


def gather(players: int, bot: str, seed: int, games: int, jobs: int) -> Findings:
    found = Findings(players)
    size = 50
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(some, *zip(*[(players, bot, seed, numbers) for numbers in parts], strict=True)):
            found.add(part)
    return found


# ---- telling ----


def report(found: Findings) -> None:
    places = list(zip(*found.scores, strict=True))
    print("| place at the end | mean points | middle half | fewest | most |")
    print("|---|---|---|---|---|")
    for i, scores in enumerate(places):
        order = sorted(scores)
        low, high = order[len(order) // 4], order[3 * len(order) // 4]
        mean = sum(scores) / len(scores)
        print(f"| {i + 1} | {mean:.1f} | {low} to {high} | {order[0]} | {order[-1]} |")
    print()
    print("| wins by place behind the starter | share |")
    print("|---|---|")
    for i, shares in enumerate(found.shares):
        print(f"| {'starter' if not i else i + 1} | {percent(shares).strip()} |")
    print()
    print("| role | picked | full action | favour | knocked out | full action when picked |")
    print("|---|---|---|---|---|---|")
    for role, name in enumerate(ROLES):
        brave, favour, out = (found.fate(role, said) for said in (BRAVE, COWARDLY, OUT))
        whole = brave + favour + out
        print(
            f"| {name.replace('-', ' ')} | {whole:.1f} % | {brave:.1f} % | {favour:.1f} % | {out:.1f} % "
            f"| {100 * brave / whole if whole else 0:.0f} % |"
        )
    print()
    sets = sum(number * count for number, count in found.sets.items()) / found.games
    taken = ", ".join(f"{stack.replace('-', ' ')} {found.cards[stack] / found.games:.1f}" for stack in STACKS)
    print(f"{found.games} games; {sets:.2f} sets a game, {min(found.sets)} to {max(found.sets)}")
    print(f"cards taken in a game: {taken}; vials of a seat: {found.vials / found.games / found.players:.1f}")


def draw(found: Findings) -> dict[str, str]:
    """The charts by file name."""
    every = Counter(score for scores in found.scores for score in scores)
    first, last = min(every), max([*every, *PEOPLE])
    scores = range(first, last + 1)
    shares = [100 * sum(one) / len(one) for one in found.shares]
    sets = range(min(found.sets), max(found.sets) + 1)
    fates = [[found.fate(role, said) for said in (BRAVE, COWARDLY, OUT)] for role in range(len(ROLES))]
    return {
        "brew-scores.svg": chart.columns(
            "Final scores of all seats",
            [str(score) if score % 5 == 0 else "" for score in scores],
            [float(every[score]) for score in scores],
            [""] * len(scores),
            marks=[score - first for score in PEOPLE] if found.players == len(PEOPLE) else (),
            marked=f"The marks: one game of four people, {', '.join(map(str, PEOPLE))}.",
        ),
        "brew-sets.svg": chart.columns(
            "Sets in a game",
            [str(number) for number in sets],
            [found.sets[number] / found.games for number in sets],
            [f"{100 * found.sets[number] / found.games:.1f} %" for number in sets],
        ),
        "brew-seats.svg": chart.columns(
            "Wins by place behind the starter",
            ["starter", *[str(place + 1) for place in range(1, found.players)]],
            shares,
            [percent(one).strip() for one in found.shares],
            even=(100 / found.players, f"an even share, {100 / found.players:.1f} %"),
        ),
        "brew-roles.svg": chart.bars(
            "Roles: how often picked, and what became of them",
            [role.replace("-", " ") for role in ROLES],
            fates,
            ["full action", "favour", "knocked out"],
            max(sum(row) for row in fates),
        ),
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description="What bots' games of Witch's Brew are like.", allow_abbrev=False
    )
    parser.add_argument("--games", type=int, default=2000, help="how many (2000)")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--bot", default="thrifty")
    parser.add_argument("--seed", type=int, default=FIRST_DEAL, help=f"the first deal ({FIRST_DEAL})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--draw", action="store_true", help="draw the charts of the page as well")
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error("--games: at least 1")
    found = gather(asked.players, asked.bot, asked.seed, asked.games, asked.jobs)
    report(found)
    if asked.draw:
        for name, picture in draw(found).items():
            (PICTURES / name).write_text(picture, encoding="utf-8")
            print(f"docs/pictures/{name} drawn", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
