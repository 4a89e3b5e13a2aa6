"""Environments for learners: decisions per second with what is seen and which actions are legal, beside others'.

python bench/envs.py

One core; each row several times in turn, the median counts. Everyone plays at random among the legal actions. At the
end two cores beside one, by the clock on the wall (see cores.py).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from cores import GAMES, in_markdown, seen
from cores import measured as on_many_cores
from ours import load
from run import on_one_core
from tally import Measurement, Tally, main, tally_games

from broomstick.envs import Batch
from broomstick.heart.chance import Chance
from broomstick.heart.playout import playout

SLOTS = 256
BAR = {"card-game": 400_000, "witchs-brew": 400_000, "broom-service-everything": 250_000}
TWO_CORES = 1.7
"""So many times the decisions of one."""


def batch(name: str, players: int, arrays: list[str], seconds: float) -> Tally:
    """Games of a batch, new ones where they end; actions are drawn in compiled code and handed back in."""
    games = Batch(load(name, players), SLOTS, 7)
    games.new_buffers("seats", "rewards", "dones", *arrays)
    games.reset()
    rng = Chance(1)

    def one(_number: int) -> tuple[int, int]:
        games.step(games.draw(rng))
        return SLOTS, 0

    return tally_games(one, seconds)


def without(name: str, players: int, seconds: float) -> Tally:
    """The same games played without anybody looking."""
    game = load(name, players)
    return tally_games(lambda seed: (playout(game.start(seed=seed, journal=False), Chance(seed)), 0), seconds)


def hearts(seconds: float) -> Tally:
    """OpenSpiel's hearts from Python: tensor and mask of whoever is asked, then a random action."""
    import pyspiel  # type: ignore[import, unused-ignore]  # no stubs

    game = pyspiel.load_game("hearts")

    def one(seed: int) -> tuple[int, int]:
        state, random = game.new_initial_state(), Random(seed).random
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                state.information_state_tensor()
                state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return decisions, 0

    return tally_games(one, seconds)


def hanabi(seconds: float) -> Tally:
    """PettingZoo's hanabi: observation and mask by its own loop."""
    from pettingzoo.classic import hanabi_v5  # type: ignore[import, unused-ignore]  # no stubs

    env: Any = hanabi_v5.env(players=4)

    def one(seed: int) -> tuple[int, int]:
        env.reset(seed=seed)
        random = Random(seed)
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            decisions += 1
            mask = observation["action_mask"]
            env.step(random.choice([i for i, flag in enumerate(mask) if flag]))
        return decisions, 0

    return tally_games(one, seconds)


def uno(seconds: float) -> Tally:
    """RLCard's uno: its observation and legal actions by its own environment."""
    import rlcard  # type: ignore[import, unused-ignore]  # no stubs

    env: Any = rlcard.make("uno", config={"seed": 1})

    def one(seed: int) -> tuple[int, int]:
        random = Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            decisions += 1
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        return decisions, 0

    return tally_games(one, seconds)


def rows() -> dict[str, tuple[str, Measurement]]:
    """By a short name, what it is called and how it is measured."""
    usual = ["observations", "masks"]
    everything = [*usual, "public", "at_pick", "hidden_truth"]
    found: dict[str, tuple[str, Measurement]] = {}
    for name, title in GAMES.items():
        found[name] = (f"{title}: observations and masks", partial(batch, name, 4, usual))
    for name, title in GAMES.items():
        found[f"{name}-masks"] = (f"{title}: masks alone", partial(batch, name, 4, ["masks"]))
        found[f"{name}-all"] = (f"{title}: every array", partial(batch, name, 4, everything))
        found[f"{name}-none"] = (f"{title}: `playout`, without", partial(without, name, 4))
    found["hearts"] = ("OpenSpiel's hearts, tensors and masks", hearts)
    found["hanabi"] = ("PettingZoo's hanabi", hanabi)
    found["uno"] = ("RLCard's uno", uno)
    return found


def measured(name: str, seconds: float) -> float | None:
    """One measurement in a process of its own; None where it cannot be."""
    command = [sys.executable, str(Path(__file__)), name, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"not measured: {name}: {(done.stderr.strip().splitlines() or ['no reason'])[-1]}")
        return None
    tally = json.loads(done.stdout)
    return float(tally["count"] / tally["seconds"])


def compare() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="for each measurement, each round (default 1)"
    )
    parser.add_argument("--rounds", type=int, default=3, help="interleaved repetitions (default 3)")
    args = parser.parse_args()
    table = rows()
    rates: dict[str, list[float]] = {name: [] for name in table}
    with on_one_core():
        for _ in range(args.rounds):
            for name in table:
                rate = measured(name, args.seconds)
                if rate is not None:
                    rates[name].append(rate)
    print("| decisions per second, one core | | spread |", "| --- | ---: | ---: |", sep="\n")
    for name, (title, _measure) in table.items():
        if rates[name]:
            middle = median(rates[name])
            print(f"| {title} | {middle:,.0f} | {(max(rates[name]) - min(rates[name])) / middle:.0%} |")
    for name, wanted in BAR.items():
        if rates[name]:
            verdict = "met" if median(rates[name]) >= wanted else "MISSED"
            print(f"- bar: {GAMES[name]}, at least {wanted:,}: {verdict} ({median(rates[name]):,.0f})")
    together = {name: (title, partial(seen, name)) for name, title in GAMES.items()}
    best = on_many_cores(together, [1, 2], args.seconds, args.rounds)
    print("", *in_markdown(together, best), sep="\n")
    for name, title in GAMES.items():
        times = best[name][2] / best[name][1]
        verdict = "met" if times >= TWO_CORES else "MISSED"
        print(f"- bar: {title}, two cores at least {TWO_CORES} times one: {verdict} ({times:.2f})")
    return 0 if all(rates.values()) else 1


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        main("Measure one; prints JSON.", {name: measure for name, (_title, measure) in rows().items()})
    else:
        sys.exit(compare())
