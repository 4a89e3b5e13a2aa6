"""Many processes: decisions per second of one, two, … of them, random play alone and with what is seen.

python bench/cores.py --cores 1 2

Each row several times in turn by the clock on the wall; the best of each counts, since whatever else runs on the
machine takes away and never adds. Nothing but broomstick is needed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from ours import load

from broomstick.envs.many import ManyCores
from broomstick.heart.chance import Chance
from broomstick.heart.playout import playout

GAMES = {
    "card-game": "card game",
    "witchs-brew": "Witch's Brew",
    "broom-service": "Broom Service",
    "broom-service-everything": "Broom Service, everything on",
}
PLAYERS = 4
SLOTS = 1024
"""Games in each process."""
Measurement = Callable[[int, float], float]


def seen(name: str, cores: int, seconds: float) -> float:
    """Observations and masks of all games in shared memory, actions drawn by each process for its own."""
    names = ("observations", "masks", "seats", "rewards", "dones")
    with ManyCores(load(name, PLAYERS), SLOTS * cores, 7, cores=cores, arrays=names) as games:
        games.reset()
        games.draw()
        for _ in range(3):
            games.step(draw=True)
        steps = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            games.step(draw=True)
            steps += 1
        return steps * SLOTS * cores / (perf_counter() - began)


def alone(name: str, cores: int, seconds: float) -> float:
    """Whole games that nobody looks at, in processes that have nothing to do with one another."""
    context = get_context("spawn")
    ready, counts = context.Barrier(cores + 1), context.SimpleQueue()
    processes = [
        context.Process(target=play_alone, args=(name, number, seconds, ready, counts), daemon=True)
        for number in range(cores)
    ]
    for process in processes:
        process.start()
    ready.wait()
    total = sum(counts.get() for _ in processes)
    for process in processes:
        process.join()
    return float(total)


def play_alone(name: str, number: int, seconds: float, ready: Any, counts: Any) -> None:
    """Decisions per second of one process."""
    game = load(name, PLAYERS)

    def one(seed: int) -> int:
        return playout(game.start(f"{number}/{seed}", journal=False), Chance(seed))

    for seed in range(20):
        one(seed)
    ready.wait()
    decisions = seed = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for _ in range(10):
            seed += 1
            decisions += one(seed)
    counts.put(decisions / (perf_counter() - began))


def rows(names: list[str]) -> dict[str, tuple[str, Measurement]]:
    """By a short name, what it is called and how it is measured."""
    found: dict[str, tuple[str, Measurement]] = {}
    for name in names:
        found[name] = (f"{GAMES[name]}: observations and masks", partial(seen, name))
        found[f"{name}-none"] = (f"{GAMES[name]}: `playout`, without", partial(alone, name))
    return found


def measured(
    table: dict[str, tuple[str, Measurement]], cores: list[int], seconds: float, rounds: int
) -> dict[str, dict[int, float]]:
    """The best rate of each row with each number of processes; they take turns."""
    best: dict[str, dict[int, float]] = {name: dict.fromkeys(cores, 0.0) for name in table}
    for _ in range(rounds):
        for name, (_title, measure) in table.items():
            for count in cores:
                best[name][count] = max(best[name][count], measure(count, seconds))
    return best


def in_markdown(table: dict[str, tuple[str, Measurement]], best: dict[str, dict[int, float]]) -> list[str]:
    """A line for each row: its rates, and how many times the first each of the others is."""
    (first, *more) = next(iter(best.values()))
    head = [f"{count} processes" if count > 1 else "1 process" for count in (first, *more)]
    lines = [
        "| decisions per second, together | " + " | ".join(head) + " |",
        "| --- |" + " ---: |" * len(head),
    ]
    for name, rates in best.items():
        cells = [f"{rates[first]:,.0f}"]
        cells += [f"{rates[count]:,.0f} ({rates[count] / rates[first]:.2f} ×)" for count in more]
        lines.append(f"| {table[name][0]} | " + " | ".join(cells) + " |")
    return lines


def main() -> int:
    usual = sorted({1, min(2, os.cpu_count() or 1), os.cpu_count() or 1})
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--cores", type=int, nargs="+", default=usual, help="how many processes")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), help="only these")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default 1)")
    parser.add_argument("--rounds", type=int, default=3, help="interleaved repetitions (default 3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rates here as well")
    args = parser.parse_args()
    table = rows(args.games)
    best = measured(table, args.cores, args.seconds, args.rounds)
    print(*in_markdown(table, best), sep="\n")
    if args.json is not None:
        args.json.write_text(json.dumps(best, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
