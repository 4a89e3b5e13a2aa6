"""Keeps what became of each mutant, and counts.

A mutant that was killed stays so for as long as its function reads the same; one that survived is tried again as soon
as sources or tests are others. ``survivors/*.toml`` list survivors that change nothing a rule could tell, each with its
kind and its reason; what is in no list and alive changes behaviour that no test of the rules holds.
"""

import json
import re
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from mutants.making import Mutant
from mutants.trying import SURVIVED

LISTS = Path(__file__).with_name("survivors")
KINDS = ("equivalent", "speed", "text", "unreachable")


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a mutant: by which test, after how many of those that run its line, and with which tests."""

    key: str
    name: str
    status: str
    by: str
    tried: int
    of: int
    stamp: str


class Results:
    """One module's results, in a file that only grows: stopping at any moment loses one mutant at most."""

    def __init__(self, kept: Path, module: str) -> None:
        self.path = kept / f"{module}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.known: dict[str, Result] = {}
        if self.path.exists():
            for line in self.path.read_text("utf-8").splitlines():
                result = Result(**json.loads(line))
                self.known[result.key] = result

    def add(self, result: Result) -> None:
        self.known[result.key] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    def lives(self, key: str) -> bool:
        return key in self.known and self.known[key].status == SURVIVED

    def stands(self, key: str, stamp: str, again: bool) -> bool:
        """Say whether a mutant need not be tried again."""
        result = self.known.get(key)
        if result is None:
            return False
        if result.status != SURVIVED:
            return True
        return result.stamp == stamp and (result.tried == result.of or not again)


@dataclass(frozen=True)
class Family:
    """Survivors with one reason: patterns of where they are and of what they change."""

    where: str
    change: str
    kind: str
    reason: str

    def has(self, mutant: Mutant) -> bool:
        return _fits(place(mutant), self.where) and _fits(change(mutant), self.change)


def _fits(text: str, pattern: str) -> bool:
    """Whether a text reads as a pattern in which … stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), text) is not None


def place(mutant: Mutant) -> str:
    return mutant.name.rpartition(":")[0]


def change(mutant: Mutant) -> str:
    """What a mutant changes, on one line."""
    return " ".join(f"{mutant.before} -> {mutant.after}".split())


def families() -> list[Family]:
    """Read the lists. Raises ValueError where an entry is not whole."""
    found = []
    for file in sorted(LISTS.glob("*.toml")):
        for entry in tomllib.loads(file.read_text("utf-8")).get("survivor", []):
            family = Family(**entry)
            if family.kind not in KINDS or not family.reason:
                raise ValueError(
                    f"{file.name}: {family.where}: kind is one of {', '.join(KINDS)}, and there is a reason"
                )
            found.append(family)
    return found


def listed(mutant: Mutant, known: list[Family]) -> Family | None:
    return next((family for family in known if family.has(mutant)), None)


def count(mutants: list[Mutant], results: Results, known: list[Family]) -> Counter[str]:
    """How many mutants of a module have which fate; ``listed`` are alive with a reason."""
    counts: Counter[str] = Counter()
    for mutant in mutants:
        result = results.known.get(mutant.key)
        fate = "untried" if result is None else result.status
        if fate == SURVIVED and listed(mutant, known):
            fate = "listed"
        counts[fate] += 1
    return counts


def share(counts: Counter[str]) -> float:
    """Of the mutants that change behaviour, how many of a hundred are killed."""
    killed = counts["killed"] + counts["timeout"]
    tried = killed + counts[SURVIVED]
    return 100.0 * killed / tried if tried else 100.0


def table(rows: dict[str, Counter[str]]) -> list[str]:
    """The counts by module, as lines of text, with a sum."""
    total: Counter[str] = Counter()
    for counts in rows.values():
        total.update(counts)
    width = max(map(len, [*rows, "all"]))
    lines = [f"{'':{width}} mutants  killed timeout   alive  listed untried   share"]
    for name, counts in [*rows.items(), ("all", total)]:
        fates = ("killed", "timeout", SURVIVED, "listed", "untried")
        numbers = [sum(counts.values()), *(counts[fate] for fate in fates)]
        lines.append(
            f"{name:{width}} " + " ".join(f"{number:7}" for number in numbers) + f" {share(counts):6.1f} %"
        )
    return lines
