"""A trial of mutants: which tests each of them meets, in which order and for how long, and what became of it."""

import ast
import hashlib
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from mutants.covering import Cache, Map
from mutants.making import TOP, Mutant, make
from mutants.results import Result, Results, families, listed, place
from mutants.surveying import KEPT
from mutants.trying import PATIENCE, SURVIVED, Cannot, Changed, in_fork, run_until_red, swap, verdict

BUDGET = 0.8, 6.0
"""Seconds of tests for a mutant that lives, at first and when it is tried again; ``--thorough`` has no such end."""
WALL = 600.0
QUICKEST = 0.01
"""Seconds that even the shortest test costs."""
WHOLE, NEAR = 20.0, 2.0
"""How many mutants a whole game and a test beside the module are expected to kill, where any other may kill one."""
KIN = 10.0
"""How much more is expected of a test for each change in a function that one of its kin, on average, has noticed."""
ABOUT = 100.0
"""How much more is expected, by all tests together that run functions of its module, of a change outside functions."""
LIKELY = 3
"""Tests that are collected first where each mutant needs an import of its own."""


def statements(source: str) -> dict[int, range]:
    """By line, the lines of the innermost statement it belongs to; of a compound one, those before its body."""
    spans: dict[int, range] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            span = range(node.lineno, max(last, node.lineno) + 1)
            for line in span:
                if line not in spans or len(span) < len(spans[line]):
                    spans[line] = span
    return spans


class Trial:
    """All that is known while mutants are tried: which tests run what, and which have noticed changes before."""

    def __init__(self, known: Map, thorough: bool, again: bool, every: int, only: Sequence[str] = ()) -> None:
        self.known = known
        self.took = known.durations
        self.stamp = hashlib.sha256(repr(sorted(known.stamps.items())).encode()).hexdigest()[:16]
        self.thorough = thorough
        self.again = again or thorough
        self.every = every
        self.only = tuple(only)
        self.part, self.parts = 0, 1
        self.excused = families()
        self.family = {test: test.partition("[")[0] for test in self.took}
        self.families = Counter(self.family.values())
        self.hopes: dict[str, dict[str, float]] = {}
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def mine(self, mutants: list[Mutant]) -> list[Mutant]:
        """Those that this process tries, where several share them."""
        return [mutant for mutant in mutants if int(mutant.key, 16) % self.parts == self.part]

    def early(self, mutant: Mutant, covering: set[str]) -> bool:
        """Say whether a change would come too late once tests are collected."""
        return mutant.function == TOP or "" in covering

    def tests(self, mutant: Mutant, covering: set[str], about: set[str]) -> list[str]:
        """Tests in order: those first that may be expected to kill soonest, by what has noticed changes near this one.

        Where a test has noticed changes of a function, so may the same with other values: bounds are tested so. Of a
        change outside functions those may know most that run functions of its module, the more the fewer they are.
        """
        if self.early(mutant, covering):
            room = mutant.module.split(".")
            own = f"tests/games/{room[2]}/" if room[1] == "games" and len(room) > 3 else "tests/"
            # A game's constants are that game's alone; those of the heart are everybody's.
            covering = (covering - {""}) | {
                test for test in self.took if test.startswith((own, "tests/games/test_"))
            }
        if self.only:
            covering = {test for test in covering if test.startswith(self.only)}
        near = f"tests/games/{mutant.module.split('.')[2]}/" if ".games." in mutant.module else "tests/heart/"
        likely = self.likely(near)
        function, module = self.killers[place(mutant)], self.killers[mutant.module]
        kin: Counter[str] = Counter()
        for test, count in function.items():
            kin[self.family[test]] += count

        knows = ABOUT / (1 + len(about))

        def promise(test: str) -> float:
            like = KIN * kin[self.family[test]] / self.families[self.family[test]]
            like += knows if test in about else 0.0
            return (function[test] + module[test] + like + likely[test]) / (QUICKEST + self.took[test])

        return sorted(covering, key=promise, reverse=True)

    def likely(self, near: str) -> dict[str, float]:
        """How much may be expected of tests where nothing is known: most of whole games, then of near ones."""
        if near not in self.hopes:
            self.hopes[near] = {
                test: WHOLE
                if "::test_the_game_goes_as_written" in test
                else NEAR
                if test.startswith(near)
                else 1.0
                for test in self.took
            }
        return self.hopes[near]

    def within(self, tests: list[str], lived: bool) -> list[str]:
        """As many as fit into the budget, and one at least."""
        if self.thorough:
            return tests
        left = BUDGET[lived]
        chosen = []
        for test in tests:
            if self.took[test] <= left:
                left -= self.took[test]
                chosen.append(test)
        return chosen or tests[:1]

    def limits(self, tests: list[str]) -> list[float]:
        return [PATIENCE[0] + PATIENCE[1] * self.took[test] for test in tests]

    def credit(self, module: str, function: str, test: str) -> None:
        """Remember which test has killed a mutant where."""
        if test in self.took:
            self.killers[function][test] += 1
            self.killers[module][test] += 1

    def note(self, mutant: Mutant, said: str, tried: int, of: int, results: Results) -> None:
        status, by = verdict(said)
        if self.only and status == SURVIVED:
            return
        self.credit(mutant.module, place(mutant), by)
        results.add(Result(mutant.key, mutant.name, status, by, tried, of, self.stamp))


class Module:
    """A module's mutants that are still to be tried, with the tests that run their lines."""

    def __init__(self, name: str, path: Path, trial: Trial) -> None:
        self.name = name
        self.path = path
        self.trial = trial
        self.source = path.read_text("utf-8")
        self.spans = statements(self.source)
        self.all = make(path, name, KEPT / "made")
        self.results = Results(KEPT / "results", name)
        for result in self.results.known.values():
            trial.credit(name, result.name.rpartition(":")[0], result.by)

    def left(self, excused: bool, late: bool) -> list[Mutant]:
        """Those still to be tried, the listed or all others; only those made while modules are imported, if asked so.

        Of those never tried one in so many; of those that lived before all, since tests may have learnt to see them.
        """
        trial, known = self.trial, self.results.known
        left = [
            mutant
            for mutant in self.all
            if (listed(mutant, trial.excused) is not None) == excused
            and (not late or trial.early(mutant, self.covering(mutant)))
        ]
        if trial.only:
            return [mutant for mutant in left if mutant.key not in known or self.results.lives(mutant.key)]
        return [
            mutant
            for mutant in left
            if not self.results.stands(mutant.key, trial.stamp, trial.again)
            and (mutant.key in known or int(mutant.key, 16) % trial.every == 0)
        ]

    def lines(self, mutant: Mutant) -> set[int]:
        return {
            *range(mutant.line, mutant.last_line + 1),
            *self.spans.get(mutant.line, ()),
        }

    def about(self) -> set[str]:
        """The tests that run functions of this module."""
        return self.trial.known.covering(str(self.path), range(1, self.source.count("\n") + 1)) - {""}

    def covering(self, mutant: Mutant) -> set[str]:
        return self.trial.known.covering(str(self.path), self.lines(mutant))

    def swapped(
        self, items: dict[str, pytest.Item], caches: list[Cache], mutants: list[Mutant]
    ) -> list[Mutant]:
        """Try all that can be swapped; what is left over is returned.

        What also ran while tests were collected is left over if it has lived before: tests may use what was made then.
        """
        later = []
        keeping = self.trial.known.keeping.get(str(self.path), set())
        for mutant in self.trial.mine(mutants):
            covering = self.covering(mutant)
            lived = self.trial.only != () or self.results.lives(mutant.key)
            every = self.trial.tests(mutant, covering - {""}, set())
            tests = self.trial.within(every, lived)
            if self.trial.early(mutant, covering) and (lived or not tests):
                later.append(mutant)
                continue
            said = f"{SURVIVED} "
            if tests:
                try:
                    put = swap(mutant, self.source)
                except Cannot:
                    later.append(mutant)
                    continue
                stale = caches if keeping & self.lines(mutant) else []
                said = self._with(put, stale, [items[test] for test in tests], self.trial.limits(tests))
            self.trial.note(mutant, said, len(tests), len(every), self.results)
        return later

    def _with(
        self, put: Callable[[], None], caches: list[Cache], items: list[pytest.Item], limits: list[float]
    ) -> str:
        def work(writing: int) -> None:
            put()
            for kept in caches:
                kept.cache_clear()
            run_until_red(items, limits, writing)

        return in_fork(work, WALL)

    def imported(self, session: pytest.Session, mutants: list[Mutant]) -> None:
        """Try some, each in a fork of a session that has yet to import the package."""
        for mutant in self.trial.mine(mutants):
            self._imported(session, mutant)

    def _imported(self, session: pytest.Session, mutant: Mutant) -> None:
        """First the likeliest tests, then all others."""
        lived = self.trial.only != () or self.results.lives(mutant.key)
        every = self.trial.tests(
            mutant, self.covering(mutant), self.about() if mutant.function == TOP else set()
        )
        tests = self.trial.within(every, lived)
        likely = [test for test in tests if test.partition("::")[0] == tests[0].partition("::")[0]][:LIKELY]
        said = self._collected(session, mutant, likely)
        if verdict(said)[0] == SURVIVED and len(tests) > len(likely):
            said = self._collected(session, mutant, [test for test in tests if test not in likely])
        self.trial.note(mutant, said, len(tests), len(every), self.results)

    def _collected(self, session: pytest.Session, mutant: Mutant, tests: list[str]) -> str:
        """Import the changed module, collect these tests and run them."""

        def work(writing: int) -> None:
            sys.meta_path.insert(0, Changed(mutant, self.path))
            session.perform_collect(list(dict.fromkeys(test.partition("::")[0] for test in tests)))
            if session.testsfailed:
                raise session.Interrupted("tests cannot be collected")
            items = {item.nodeid: item for item in session.items}
            run_until_red([items[test] for test in tests], self.trial.limits(tests), writing)

        return in_fork(work, WALL)
