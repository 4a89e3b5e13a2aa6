"""Means, and how sure they are."""

from statistics import fmean, stdev

import pytest

from broomstick import Chance
from broomstick.arena.numbers import CONFIDENT, Mean

ARENAS = 300
DEALS = 400


def filled(values: list[float]) -> Mean:
    mean = Mean()
    for value in values:
        mean.add(value)
    return mean


def test_mean_and_spread_are_the_usual_ones() -> None:
    values = [0.25, 1.0, 0.0, 0.5, 0.75, 0.0]
    mean = filled(values)
    assert mean.mean == pytest.approx(fmean(values))
    assert mean.spread() == pytest.approx(stdev(values))
    assert mean.half() == pytest.approx(CONFIDENT * stdev(values) / 6**0.5)


def test_who_never_won_is_not_known_never_to_win() -> None:
    """Of 100 games none was won: by the rule of three it may still be three of 100."""
    assert 0.03 <= filled([0.0] * 25).half() <= 0.05
    assert filled([0.5]).half() == float("inf")


def coverage(half: str) -> tuple[float, float]:
    """How often the truth was within the interval after all deals, and how often at all times from the 25th on."""
    rng = Chance(1, "", "coverage")
    once = always = 0
    for _ in range(ARENAS):
        mean = Mean()
        held = True
        for _ in range(DEALS):
            # What one of four gets of four games of a deal.
            mean.add(sum(rng.below(4) == 0 for _ in range(4)) / 4)
            if mean.count >= 25:
                held = held and abs(mean.mean - 0.25) <= getattr(mean, half)()
        once += abs(mean.mean - 0.25) <= getattr(mean, half)()
        always += held
    return once / ARENAS, always / ARENAS


def test_an_interval_looked_at_once_holds_the_truth_95_times_of_100() -> None:
    once, always = coverage("half")
    assert 0.92 <= once <= 0.98
    # Whoever looks again and again and stops when it suits is wrong far more often.
    assert always < 0.85


def test_who_looks_again_and_again_has_an_interval_of_its_own() -> None:
    _, always = coverage("half_at_any_time")
    assert always >= 0.95
