"""``python -m broomstick.learning GAME``: train a net, on a laptop at small scale or on a GPU at full scale."""

import argparse
import os
import shlex
import sys
from pathlib import Path

import torch

from broomstick.learning.asked import Asked
from broomstick.learning.learner import Manner
from broomstick.learning.nets import Shape
from broomstick.learning.rooms import SETUPS
from broomstick.learning.stage import Casting
from broomstick.learning.training import Training


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m broomstick.learning", description="Train a net that plays a game."
    )
    parser.add_argument("game", choices=list(SETUPS))
    parser.add_argument(
        "--minutes", type=float, default=5.0, help="of training in all, what was kept counted in (5)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("trained"), help="the folder for what is learned (trained)"
    )
    parser.add_argument("--resume", type=Path, help="go on from what lies in this folder (the one of --out)")
    parser.add_argument("--afresh", action="store_true", help="begin anew, whatever lies there")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument(
        "--cores", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play"
    )
    parser.add_argument("--games", type=int, help="at once (49152 with a GPU, else 512)")
    parser.add_argument(
        "--steps", type=int, default=32, help="decisions of each before they are learned from (32)"
    )
    parser.add_argument(
        "--batch", type=int, help="decisions to learn from at once (32768 with a GPU, else 1024)"
    )
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--last", type=int, default=192)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.012)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--margin", type=float, default=0.25, help="worth of points beside the win, at first (0.25)"
    )
    parser.add_argument("--older", type=float, default=0.2, help="part of the games with older selves (0.2)")
    parser.add_argument(
        "--others", type=float, default=0.3, help="part of the games with other players (0.3)"
    )
    parser.add_argument(
        "--demos",
        type=Path,
        nargs="+",
        default=[],
        help="games of other bots (learning.demos) to learn from first",
    )
    parser.add_argument("--demo-rounds", type=float, default=3.0)
    parser.add_argument("--demo-most", type=int, default=3_500_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    large = told.device != "cpu"
    asked = Asked(
        game=told.game,
        out=told.out,
        minutes=told.minutes,
        games=told.games or (49152 if large else 512),
        steps=told.steps,
        cores=told.cores,
        device=told.device,
        seed=told.seed,
        shape=Shape(told.width, told.blocks, told.last),
        manner=Manner(
            rate=told.rate,
            entropy=told.entropy,
            rounds=told.rounds,
            margin=told.margin,
            batch=told.batch or (32768 if large else 1024),
        ),
        casting=Casting(told.older, told.others),
        demos=told.demos,
        demo_rounds=told.demo_rounds,
        demo_most=told.demo_most,
        demo_batch=8192 if large else 512,
        command=shlex.join(["python", "-m", "broomstick.learning", *sys.argv[1:]]),
    )
    if not large:
        torch.set_num_threads(1)
    training = Training(asked)
    if not told.afresh and training.resume(told.resume or told.out):
        print(f"going on from {training.spent:.0f} s of training", flush=True)
    elif told.demos:
        for _ in training.imitate():
            pass
    if training.spent < asked.minutes * 60:
        training.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
