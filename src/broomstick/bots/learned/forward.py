"""From inputs and what is legal to a number for each choice: the forward pass, with numpy or in plain Python.

The same net either way; plain Python takes a tenth of a second for what numpy does in one or two milliseconds.
"""

from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from operator import mul
from typing import Any, Protocol

from broomstick.bots.learned.files import Weights

TINY = 1e-5

MATRICES = ("enter", "legal", "offered", "last", "actions", "holds")


class Forward(Protocol):
    """A net that is ready to be asked."""

    def logits(self, inputs: list[tuple[int, int]], rows: list[int]) -> list[float]:
        """For each of these actions a number; the inputs that are not 0, each with its place."""


class Thought:
    """What comes of one look, beside the logits: how it may end, and what others may hold."""

    def __init__(self, logits: list[float], value: float, holds: list[float]) -> None:
        self.logits = logits
        self.value = value
        self.holds = holds


def names_of(blocks: int) -> list[str]:
    return [*MATRICES, *(f"{part}{number}" for number in range(blocks) for part in ("up", "down"))]


class Quick:
    """With numpy."""

    def __init__(self, weights: Weights, numpy: Any) -> None:
        np = numpy
        self.np = np
        self.blocks = int(weights.told["blocks"])
        self.matrices = {}
        for name in names_of(self.blocks):
            rows = np.array(weights.arrays[name][1], np.float32).reshape(weights.shape(name))
            self.matrices[name] = rows * np.array(weights.arrays[f"{name}-scale"][1], np.float32)[:, None]
        # The last row of what belongs to actions is that of an action nobody has learned.
        for name in ("legal", "actions"):
            rows = self.matrices[name]
            self.matrices[name] = np.concatenate([rows, np.zeros((1, rows.shape[1]), np.float32)])
        self.vectors = {
            name: np.array(told, np.float32)
            for name, (shape, told) in weights.arrays.items()
            if len(shape) == 1 and not name.endswith("-scale")
        }
        self.vectors["actions-bias"] = np.append(self.vectors["actions-bias"], np.float32(0))

    def hidden(self, inputs: list[tuple[int, int]], rows: list[int]) -> Any:
        np, matrices, vectors = self.np, self.matrices, self.vectors
        places = [place for place, _ in inputs]
        values = np.array([value for _, value in inputs], np.float32)
        found = vectors["enter-bias"] + values @ matrices["enter"][places]
        found += matrices["offered"] @ (matrices["legal"][rows].sum(0) / sqrt(len(rows)))
        for number in range(self.blocks):
            inner = matrices[f"up{number}"] @ self.norm(found) + vectors[f"up{number}-bias"]
            found = found + matrices[f"down{number}"] @ np.maximum(inner, 0) + vectors[f"down{number}-bias"]
        return np.maximum(self.norm(found) * vectors["gain"], 0)

    def norm(self, vector: Any) -> Any:
        return vector / self.np.sqrt((vector * vector).mean() + TINY)

    def logits(self, inputs: list[tuple[int, int]], rows: list[int]) -> list[float]:
        return self.chosen(self.hidden(inputs, rows), rows)

    def chosen(self, hidden: Any, rows: list[int]) -> list[float]:
        last = self.matrices["last"] @ hidden + self.vectors["last-bias"]
        found: list[float] = (
            self.matrices["actions"][rows] @ last + self.vectors["actions-bias"][rows]
        ).tolist()
        return found

    def look(self, inputs: list[tuple[int, int]], rows: list[int]) -> Thought:
        """All that the net says."""
        hidden = self.hidden(inputs, rows)
        holds = self.matrices["holds"] @ hidden + self.vectors["holds-bias"]
        value = float(self.vectors["value"] @ hidden + self.vectors["value-bias"][0])
        return Thought(self.chosen(hidden, rows), value, holds.tolist())


class Plain:
    """In plain Python, for where there is no numpy."""

    def __init__(self, weights: Weights) -> None:
        self.blocks = int(weights.told["blocks"])
        self.matrices: dict[str, list[list[int]]] = {}
        self.scales: dict[str, list[float]] = {}
        for name in names_of(self.blocks):
            width = weights.shape(name)[1]
            told = weights.arrays[name][1].tolist()
            self.matrices[name] = [told[at : at + width] for at in range(0, len(told), width)]
            self.scales[name] = weights.list(f"{name}-scale")
        for name in ("legal", "actions"):
            self.matrices[name].append([0] * len(self.matrices[name][0]))
            self.scales[name].append(0.0)
        self.vectors = {
            name: told.tolist()
            for name, (shape, told) in weights.arrays.items()
            if len(shape) == 1 and not name.endswith("-scale")
        }
        self.vectors["actions-bias"].append(0.0)

    def times(self, name: str, vector: Sequence[float]) -> list[float]:
        rows, scales = self.matrices[name], self.scales[name]
        return [scale * sum(map(mul, row, vector)) for row, scale in zip(rows, scales, strict=True)]

    def summed(self, name: str, rows: Sequence[tuple[int, float]]) -> list[float]:
        """Some rows of a matrix, each so many times."""
        table, scales = self.matrices[name], self.scales[name]
        found = [0.0] * len(table[0])
        for row, times in rows:
            factor = times * scales[row]
            found = [old + factor * new for old, new in zip(found, table[row], strict=True)]
        return found

    def logits(self, inputs: list[tuple[int, int]], rows: list[int]) -> list[float]:
        vectors = self.vectors
        found = plus(vectors["enter-bias"], self.summed("enter", inputs))
        share = 1 / sqrt(len(rows))
        found = plus(found, self.times("offered", self.summed("legal", [(row, share) for row in rows])))
        for number in range(self.blocks):
            inner = plus(self.times(f"up{number}", normed(found)), vectors[f"up{number}-bias"])
            inner = [value if value > 0 else 0.0 for value in inner]
            found = plus(found, plus(self.times(f"down{number}", inner), vectors[f"down{number}-bias"]))
        found = list(map(mul, normed(found), vectors["gain"]))
        hidden = [value if value > 0 else 0.0 for value in found]
        last = plus(self.times("last", hidden), vectors["last-bias"])
        table, scales, bias = self.matrices["actions"], self.scales["actions"], vectors["actions-bias"]
        return [scales[row] * sum(map(mul, table[row], last)) + bias[row] for row in rows]


def plus(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]


def normed(vector: Sequence[float]) -> list[float]:
    size = sqrt(sum(map(mul, vector, vector)) / len(vector) + TINY)
    return [value / size for value in vector]


def ready(weights: Weights) -> Forward:
    """The net of a file, as quick as it can be here."""
    try:
        # By name: the compiler of the core would follow it, and need it, where the package is built.
        numpy = import_module("numpy")
    except ModuleNotFoundError:
        return Plain(weights)
    return Quick(weights, numpy)
