"""Draws what docs/examples/ppo.py has written with --curve: the share of the wins after so many decisions.

python tools/pictures/curve.py docs/examples/ppo-curve.json docs/pictures/ppo-curve.svg
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "bot_games"))

import chart

PLAYERS = 3


def drawn(points: list[tuple[int, float]]) -> str:
    """A column for each look, in thousands of decisions; the line is what somebody wins who plays at random."""
    return chart.columns(
        "What PPO wins against two random players, in per cent",
        [f"{round(steps / 1000)}" for steps, _ in points],
        [100 * share for _, share in points],
        [f"{100 * share:.0f}" for _, share in points],
        (100 / PLAYERS, "a third, as who plays at random. Below: thousands of decisions learned from"),
    )


if __name__ == "__main__":
    curve, picture = map(Path, sys.argv[1:])
    picture.write_text(drawn(json.loads(curve.read_text(encoding="utf-8"))), encoding="utf-8")
