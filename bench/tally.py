"""One measurement: how often something was done, in how much time; and the command line both sides share."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time


@dataclass(frozen=True)
class Tally:
    """`count` decisions or copies in `seconds` of processor time; `chance` events are dealt, not decided."""

    count: int
    seconds: float
    games: int = 0
    chance: int = 0
    form: str = ""  # "compiled" or "plain" for our own code


Measurement = Callable[[float], Tally]


def tally_games(play: Callable[[int], tuple[int, int]], seconds: float) -> Tally:
    """Play whole games 1, 2, … until the time is used; `play` returns decisions and chance events."""
    play(0)  # imports, caches and tables are warm before the clock starts
    count = chance = games = 0
    start = now = process_time()
    while now - start < seconds:
        games += 1
        decided, dealt = play(games)
        count += decided
        chance += dealt
        now = process_time()
    return Tally(count, now - start, games, chance)


def tally_copies(copy: Callable[[], object], seconds: float) -> Tally:
    """Copy one state over and over until the time is used."""
    batch = 200  # the clock is read once a batch, so that reading it costs nothing that shows
    count = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(batch):
            copy()
        count += batch
        now = process_time()
    return Tally(count, now - start)


def main(about: str, measurements: dict[str, Measurement]) -> None:
    """Run one measurement named on the command line and print its tally as JSON."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("what", choices=measurements, help="the measurement to run")
    parser.add_argument("--seconds", type=float, default=4.0, help="processor time to use (default 4)")
    args = parser.parse_args()
    print(json.dumps(asdict(measurements[args.what](args.seconds))))
