"""Games of other bots to learn from before a net plays itself: written small, played again by whoever learns.

    python -m broomstick.learning.demos broom-service --games 5000 --out demos.npz thrifty:8 random:1

A game is its seed and its actions by their index, two bytes each; what every seat saw comes of playing it again.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from broomstick.bots import make
from broomstick.envs import game_seed
from broomstick.heart.chance import Chance
from broomstick.learning.rooms import SETUPS

Row = tuple[int, list[int], list[int]]
"""A game: the place of its setup, the place of the bot in each seat, the actions."""
Job = tuple[str, int, int, list[str], list[float]]
"""Which game, the place of its setup, its number among those of this setup, the bots and how often each plays."""

SEED = "demo"
"""Game 5 of a setup has the seed of slot 5 in a batch of this seed: so a batch plays all of them again at once."""

GAMES: dict[tuple[str, int], Any] = {}


def jobs(name: str, games: int, specs: list[str], weights: list[float]) -> Iterator[Job]:
    """Which setup each game has; the games of each are numbered from 0."""
    rng = np.random.default_rng(7)
    setups = SETUPS[name]
    counts = [0] * len(setups)
    for _ in range(games):
        which = int(rng.choice(len(setups), p=[each.part for each in setups]))
        yield name, which, counts[which], specs, weights
        counts[which] += 1


def play(job: Job) -> Row:
    """One game, all of it drawn from its number."""
    name, which, slot, specs, weights = job
    if (name, which) not in GAMES:
        GAMES[name, which] = SETUPS[name][which].load(name)
    game = GAMES[name, which]
    rng = np.random.default_rng([which, slot])
    seated = [int(i) for i in rng.choice(len(specs), size=game.players, p=weights)]
    bots = [make(specs[i]) for i in seated]
    seed = game_seed(SEED, slot, 0)
    streams = [Chance(seed, "", f"bot {seat}") for seat in range(game.players)]
    state = game.start(seed, journal=False)
    actions: list[int] = []
    index = game.actions.index
    while not state.over:
        seat = state.asked
        action = bots[seat].choose(state.view(seat), state.choices(seat), streams[seat])
        actions.append(index(action))
        state.step(action)
    return which, seated, actions


def packed(specs: list[str], rows: list[Row]) -> dict[str, Any]:
    seats = np.full((len(rows), 7), 255, np.uint8)
    for i, (_, seated, _) in enumerate(rows):
        seats[i, : len(seated)] = seated
    return {
        "specs": np.array(specs),
        "setups": np.array([row[0] for row in rows], np.uint8),
        "seats": seats,
        "lengths": np.array([len(row[2]) for row in rows], np.uint16),
        "actions": np.array([action for row in rows for action in row[2]], np.uint16),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="games of other bots to learn from")
    parser.add_argument("game", choices=list(SETUPS))
    parser.add_argument("bots", nargs="+", help="specs, each with a weight behind its last colon: thrifty:8")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    specs = [text.rpartition(":")[0] for text in asked.bots]
    weights = [float(text.rpartition(":")[2]) for text in asked.bots]
    weights = [weight / sum(weights) for weight in weights]
    rows: list[Row] = []
    began = told = time.monotonic()
    with get_context("spawn").Pool(asked.cores) as pool:
        for row in pool.imap(play, jobs(asked.game, asked.games, specs, weights), chunksize=4):
            rows.append(row)
            now = time.monotonic()
            if now - told > 60:
                told = now
                np.savez_compressed(asked.out, **packed(specs, rows))
                print(f"{len(rows)} games in {now - began:.0f} s", file=sys.stderr, flush=True)
            if now - began > asked.minutes * 60:
                pool.terminate()
                break
    np.savez_compressed(asked.out, **packed(specs, rows))
    print(f"{asked.out}: {len(rows)} games, {asked.out.stat().st_size / 1e6:.1f} MB", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
