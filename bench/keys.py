"""What a view's key costs beside JSON of the view, in whichever broomstick Python finds; prints a table.

    python bench/keys.py                      the installed one
    PYTHONPATH=src python bench/keys.py       the plain sources

Four players, game after game of random play; at every eighth decision both are made of the view of whoever is asked.
Rounds of the two alternate, time is processor time, and the quickest round of each counts.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from ours import PLAYERS, load

from broomstick import Chance, View
from broomstick.heart import view as view_module

GAMES = list(PLAYERS)
GAMES_PLAYED = 3
EVERY = 8
ROUNDS = 15


def views(name: str) -> list[View]:
    """Views from all stages of some games."""
    game = load(name, 4)
    found: list[View] = []
    for seed in range(GAMES_PLAYED):
        state, rng = game.start(seed=seed, journal=False), Chance(seed)
        while not state.over:
            if state.moves % EVERY == 0:
                found.append(state.view(state.asked))
            state.step(rng.pick(state.choices(state.asked)))
    return found


def cost(of: Callable[[View], object], among: list[View]) -> float:
    """Microseconds a view."""
    start = time.process_time()
    for view in among:
        of(view)
    return 1e6 * (time.process_time() - start) / len(among)


def as_json(view: View) -> str:
    return json.dumps(view.data(), sort_keys=True)


def ratio(name: str) -> tuple[float, float]:
    """What the key of a view and what its JSON costs."""
    among = views(name)
    rounds = [(cost(View.key, among), cost(as_json, among)) for _ in range(ROUNDS)]
    return min(key for key, _ in rounds), min(text for _, text in rounds)


def main() -> None:
    form = "plain" if (view_module.__file__ or "").endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, {form}")
    print("| game | key | JSON | times faster |")
    print("|---|---|---|---|")
    for name in GAMES:
        key, text = ratio(name)
        print(f"| {name} | {key:.2f} µs | {text:.0f} µs | {text / key:.0f} |")


if __name__ == "__main__":
    main()
