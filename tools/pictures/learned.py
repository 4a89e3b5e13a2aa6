"""Draws how a net learned, from what training has kept: its share of wins among three that play like thrifty.

python tools/pictures/learned.py docs/curves/card-game.json docs/pictures/learned-card-game.svg
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1] / "bot_games"))

import chart

PLAYERS = 4
LOOKS = 12
AMONG = "clones"


def looks(points: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """So many pieces of the time: their ends in seconds, and the share of wins in all games of the piece."""
    told = [(point["seconds"], *point[AMONG]) for point in points if AMONG in point]
    last = told[-1][0]
    found = []
    for number in range(LOOKS):
        begin, end = last * number / LOOKS, last * (number + 1) / LOOKS
        games = [(share, count) for seconds, share, count in told if begin < seconds <= end]
        total = sum(count for _, count in games)
        if total:
            found.append((end, sum(share * count for share, count in games) / total))
    return found


NAMES = {"card-game": "Card game", "witchs-brew": "Witch's Brew", "broom-service": "Broom Service"}


def drawn(points: list[dict[str, Any]], game: str) -> str:
    """A column for each piece; the line is what somebody wins who plays like the others."""
    shares = looks(points)
    return chart.columns(
        f"{NAMES[game]}: wins among three that play like thrifty, in per cent",
        [f"{seconds:.0f}" for seconds, _ in shares],
        [100 * share for _, share in shares],
        [f"{100 * share:.0f}" for _, share in shares],
        (100 / PLAYERS, "a quarter, as who plays like the others. Below: seconds of training"),
    )


def main() -> None:
    curve, picture = map(Path, sys.argv[1:])
    points = json.loads(curve.read_text(encoding="utf-8"))
    picture.write_text(drawn(points, curve.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
