"""How quickly `searcher` plays rounds on, beside OpenSpiel's search over information sets in C++.

python bench/search.py

One core, processor time; each row several times in turn, the median counts. Ours: a simulation is a round played on
from one choice in one world to where all pick again, and the net asked there how it may end; drawing the worlds, what
the net says beforehand and what others pick in secret are counted in. Theirs: ISMCTSBot with random rollouts to the end
of the game. Both are asked at the decisions of whole games that random players lead through.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"

from ours import load
from run import on_one_core
from tally import Measurement, Tally, main

BAR = {"card-game": 8000, "witchs-brew": 3000, "broom-service": 1500}
SIMULATIONS = 1000


def ours(name: str, seconds: float) -> Tally:
    """Decisions of games among thrifty bots in which there is something to think about."""
    import broomstick
    from broomstick.bots.searcher import Searcher
    from broomstick.bots.searcher.manner import Manner
    from broomstick.heart.chance import Chance

    game = load(name, 4)
    bot = Searcher(Manner(simulations=SIMULATIONS))
    quick = broomstick.bots.make("thrifty")
    rng = Chance("bench")
    count = number = decisions = 0
    spent = 0.0
    while spent < seconds:
        state = game.start(f"bench {number}", journal=False)
        number += 1
        while not state.over and spent < seconds:
            view, choices = state.view(state.asked), state.choices(state.asked)
            decisions += len(choices) > 1
            if len(choices) > 1 and decisions % 5 == 0:
                began = process_time()
                simulations = bot.think(view, choices, rng).simulations
                # The first one reads files and fills tables.
                if decisions > 5:
                    spent += process_time() - began
                    count += simulations
            state.step(quick.choose(view, choices, rng))
    return Tally(count, spent, form="compiled" if broomstick.compiled else "plain")


def theirs(name: str, seconds: float) -> Tally:
    """OpenSpiel's ISMCTSBot, as it comes, at decisions of random games."""
    import pyspiel  # type: ignore[import, unused-ignore]  # no stubs

    # Where cards are passed, its search ends the whole process.
    game = pyspiel.load_game(name, {"pass_cards": False} if name == "hearts" else {})
    # The bot does not keep it alive.
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot: Any = pyspiel.ISMCTSBot(
        1, evaluator, 2.0, SIMULATIONS, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip
    count = number = decisions = 0
    spent = 0.0
    while spent < seconds:
        state, random = game.new_initial_state(), Random(number)
        bot.restart()
        number += 1
        while not state.is_terminal() and spent < seconds:
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                if len(legal) > 1 and decisions % 5 == 0:
                    began = process_time()
                    bot.step(state)
                    spent += process_time() - began
                    count += SIMULATIONS
            state.apply_action(random.choice(legal))
    return Tally(count, spent)


MEASUREMENTS: dict[str, Measurement] = {
    "card-game": partial(ours, "card-game"),
    "witchs-brew": partial(ours, "witchs-brew"),
    "broom-service": partial(ours, "broom-service"),
    "broom-service-everything": partial(ours, "broom-service-everything"),
    "hearts": partial(theirs, "hearts"),
    "gin_rummy": partial(theirs, "gin_rummy"),
}


def measured(what: str, seconds: float) -> float:
    command = [sys.executable, str(Path(__file__)), what, "--seconds", str(seconds)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    tally = json.loads(done.stdout)
    return float(tally["count"] / tally["seconds"])


def compare() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--seconds", type=float, default=4.0, help="processor time for each, each round (default 4)"
    )
    parser.add_argument("--rounds", type=int, default=3, help="interleaved repetitions (default 3)")
    asked = parser.parse_args()
    rates: dict[str, list[float]] = {name: [] for name in MEASUREMENTS}
    with on_one_core():
        for _ in range(asked.rounds):
            for name, found in rates.items():
                found.append(measured(name, asked.seconds))
    hearts = median(rates["hearts"])
    print("| | simulations/s | of hearts | bar |\n|---|---:|---:|---|")
    for name, found in rates.items():
        rate, bar = median(found), BAR.get(name)
        verdict = "" if bar is None else f"{bar:,} {'met' if rate >= bar else 'MISSED'}"
        print(f"| {name} | {rate:,.0f} | {rate / hearts:.2f} | {verdict} |", flush=True)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1] in MEASUREMENTS:
        main(__doc__ or "", MEASUREMENTS)
    else:
        sys.exit(compare())
