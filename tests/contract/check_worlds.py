"""Imagining is fair: on small decks every world that fits a view is drawn, and as often as it should be."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt

from broomstick import Chance, State, View

from contract.every_world import Worlds, hidden_key

Sampler = Callable[[View, Chance], State]
"""Anything that draws a full state from a view; ``game.imagine`` is one."""

FEWEST_EXPECTED = 6
"""Values expected more rarely than this are counted together, as the chi-square test asks."""

SURELY_SEEN = 25
"""A value expected so often is missing once in e^25 times."""

FARTHEST = 5.0
"""How many standard deviations a fair draw may be off: further than that happens once in three million tests."""



def parts_of(value: object, depth: int = 3, path: str = "") -> Iterator[tuple[str, str]]:
    """What is hidden, as a whole and piece by piece: a place and what lies there."""
    yield path, json.dumps(value)
    if isinstance(value, list) and depth:
        for i, inner in enumerate(value):
            yield from parts_of(inner, depth - 1, f"{path}/{i}")


def by_part(keys: dict[str, int]) -> dict[str, Counter[str]]:
    """How often each place holds each value."""
    found: dict[str, Counter[str]] = {}
    for key, number in keys.items():
        for path, value in parts_of(json.loads(key)):
            found.setdefault(path, Counter())[value] += number
    return found


def deviation(seen: Counter[str], weights: Counter[str]) -> float:
    """How far the counts are from what the weights let expect, in standard deviations (chi-square, then
    Wilson and Hilferty's cube root)."""
    samples = sum(seen.values())
    whole = sum(weights.values())
    cells: list[tuple[float, int]] = []
    pooled, pooled_seen = 0.0, 0
    for value, weight in weights.items():
        expected = samples * weight / whole
        if expected < FEWEST_EXPECTED:
            pooled += expected
            pooled_seen += seen[value]
        else:
            cells.append((expected, seen[value]))
    if pooled >= FEWEST_EXPECTED:
        cells.append((pooled, pooled_seen))
    free = len(cells) - 1
    if free < 1:
        return 0.0
    square = sum((count - expected) ** 2 / expected for expected, count in cells)
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def check_fair(worlds: Worlds, view: View, sampler: Sampler, rng: Chance, samples: int) -> int:
    """Draw many worlds from a view and compare with all there are. Returns how many places vary."""
    weights = worlds.weights()
    assert weights, "no world fits what was seen: the count by brute force is wrong"
    drawn = Counter(hidden_key(worlds.case, sampler(view, rng)) for _ in range(samples))
    impossible = set(drawn) - set(weights)
    assert not impossible, f"{len(impossible)} worlds were drawn that cannot be, such as {min(impossible)}"
    expected = by_part(weights)
    seen = by_part(drawn)
    whole = sum(weights.values())
    varied = 0
    for path, values in expected.items():
        if len(values) == 1:
            continue
        varied += 1
        counts = seen[path]
        for value, weight in values.items():
            often = samples * weight / whole
            assert counts[value] or often < SURELY_SEEN, f"{value} at {path} never came, but should {often:.0f} times"
        off = deviation(counts, values)
        assert off < FARTHEST, f"the draw is not fair at {path}: {off:.1f} standard deviations"
    return varied
