"""Imagining is fair: on small decks every world that fits a view is drawn, and as often as it should be."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt

from broomstick import Chance, State, View
from contract.case import Case
from contract.every_world import Worlds, hidden_key
from contract.play import rng_for
from contract.samplers import imagine

Sampler = Callable[[View, Chance], State]
"""Anything that draws a full state from a view; ``game.imagine`` is one."""

FEWEST_EXPECTED = 6
"""Values expected more rarely than this are counted together, as the chi-square test asks."""

SURELY_SEEN = 25
"""A value expected so often is missing once in e^25 times."""

FEW_ENOUGH = 10
"""Draws where only one world is left."""

FARTHEST = 5.0
"""How many standard deviations a fair draw may be off: further than that happens once in three million tests."""


def parts_of(value: object, depth: int = 4, path: str = "") -> Iterator[tuple[str, str]]:
    """What is hidden, as a whole and piece by piece: a place and what lies there."""
    yield path, json.dumps(value)
    inner: list[tuple[object, object]] = list(enumerate(value)) if isinstance(value, list) else []
    if isinstance(value, dict):
        inner = list(value.items())
    for place, part in inner if depth else []:
        yield from parts_of(part, depth - 1, f"{path}/{place}")


def by_part(keys: dict[str, int]) -> dict[str, Counter[str]]:
    """How often each place holds each value."""
    found: dict[str, Counter[str]] = {}
    for key, number in keys.items():
        for path, value in parts_of(json.loads(key)):
            found.setdefault(path, Counter())[value] += number
    return found


def deviation(seen: Counter[str], weights: Counter[str]) -> float:
    """How far the counts are from what the weights let expect, in standard deviations."""
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
    square = sum((count - expected) ** 2 / expected for expected, count in cells)
    return standard(square, len(cells) - 1)


def standard(square: float, free: int) -> float:
    """A chi-square value as standard deviations (Wilson and Hilferty)."""
    if free < 1:
        return 0.0
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def apart(one: Counter[str], other: Counter[str]) -> float:
    """How far two counts of as many draws are from each other, in standard deviations."""
    cells: list[tuple[int, int]] = []
    few, other_few = 0, 0
    for value in one | other:
        if one[value] + other[value] < 2 * FEWEST_EXPECTED:
            few += one[value]
            other_few += other[value]
        else:
            cells.append((one[value], other[value]))
    if few + other_few:
        cells.append((few, other_few))
    return standard(sum((a - b) ** 2 / (a + b) for a, b in cells), len(cells) - 1)


def check_fair(worlds: Worlds, view: View, sampler: Sampler, rng: Chance, samples: int) -> int:
    """Draw many worlds from a view and compare with all there are. Returns how many places vary."""
    weights = worlds.weights()
    assert weights, "no world fits what was seen: the count by brute force is wrong"
    if len(weights) == 1:
        samples = min(samples, FEW_ENOUGH)
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
            assert counts[value] or often < SURELY_SEEN, (
                f"{value} at {path} never came, but should {often:.0f} times"
            )
        off = deviation(counts, values)
        assert off < FARTHEST, f"the draw is not fair at {path}: {off:.1f} standard deviations"
    return varied


def check_special(
    moments: Iterator[tuple[Worlds, State]], special: Callable[[State], str], samples: int, *named: object
) -> tuple[int, set[str]]:
    """That imagining is fair at each moment that is special in its own way; how much varied, and what was special."""
    met: set[str] = set()
    varied = 0
    for worlds, state in moments:
        moment = special(state)
        if moment not in met:
            met.add(moment)
            view = state.view(worlds.viewer)
            rng = rng_for("fair", worlds.case.id, worlds.viewer, *named, moment)
            varied += check_fair(worlds, view, imagine, rng, samples)
    return varied, met


def check_alike(case: Case, view: View, samplers: tuple[Sampler, Sampler], rng: Chance, samples: int) -> int:
    """Two ways of drawing give each value of each place equally often. Returns how many places vary."""
    one, other = (
        by_part(Counter(hidden_key(case, sampler(view, rng)) for _ in range(samples))) for sampler in samplers
    )
    varied = 0
    for path in one.keys() | other.keys():
        counts, others = one.get(path, Counter()), other.get(path, Counter())
        varied += len(counts | others) > 1
        off = apart(counts, others)
        assert off < FARTHEST, f"the two draws differ at {path}: {off:.1f} standard deviations"
    return varied
