"""A trial of mutants: which tests each of them meets, in which order and for how long, and what became of it."""

import ast
import hashlib
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from mutants.covering import Cache, Map, cached
from mutants.making import TOP, Mutant, make
from mutants.results import Result, Results, families, listed, place
from mutants.surveying import ARGUMENTS, KEPT
from mutants.trying import PATIENCE, SURVIVED, Cannot, Changed, Loop, in_fork, run_until_red, swap, verdict

BUDGET = 1.5, 6.0
"""Seconds of tests for a mutant that lives, at first and when it is tried again; ``--thorough`` has no such end."""
WALL = 600.0
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

    def __init__(self, known: Map, thorough: bool, every: int, only: Sequence[str] = ()) -> None:
        self.known = known
        self.took = known.durations
        self.stamp = hashlib.sha256(repr(sorted(known.stamps.items())).encode()).hexdigest()[:16]
        self.thorough = thorough
        self.every = every
        self.only = tuple(only)
        self.part, self.parts = 0, 1
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def early(self, mutant: Mutant, covering: set[str]) -> bool:
        """Say whether a change would come too late once tests are collected."""
        return mutant.function == TOP or "" in covering

    def tests(self, mutant: Mutant, covering: set[str], lived: bool) -> list[str]:
        """Tests in order: what noticed changes in this function, in this module; whole games; near and short ones.

        For one that has lived, what noticed its neighbours did not notice it: near and short ones come first.
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
        function, module = self.killers[place(mutant)], self.killers[mutant.module]
        if lived:
            return sorted(
                covering,
                key=lambda test: (not test.startswith((near, "tests/games/test_")), self.took[test]),
            )
        return sorted(
            covering,
            key=lambda test: (
                -function[test],
                -module[test] / (0.01 + self.took[test]),
                "::test_games_" not in test and "::test_the_game_goes_as_written" not in test,
                not test.startswith(near),
                self.took[test],
            ),
        )

    def within(self, tests: list[str], lived: bool) -> list[str]:
        """As many as fit into the budget."""
        if self.thorough:
            return tests
        left = BUDGET[lived]
        for number, test in enumerate(tests):
            left -= self.took[test]
            if left < 0:
                return tests[: number + 1]
        return tests

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
        self.all = make(path, name, KEPT / "made")
        self.results = Results(KEPT / "results", name)
        for result in self.results.known.values():
            trial.credit(name, result.name.rpartition(":")[0], result.by)
        left = [m for m in self.all if not self.results.stands(m.key, trial.stamp, trial.thorough)]
        # Of those never tried one in so many; of those that lived before all, since tests may have learnt to see them.
        self.left = [m for m in left if m.key in self.results.known or int(m.key, 16) % trial.every == 0]
        if trial.only:
            excused = families()
            lives = [m for m in self.all if self.results.lives(m.key) and not listed(m, excused)]
            self.left = lives
        self.left = [m for m in self.left if int(m.key, 16) % trial.parts == trial.part]
        self.spans = statements(self.source)

    def covering(self, mutant: Mutant) -> set[str]:
        lines = set(range(mutant.line, mutant.last_line + 1))
        lines.update(self.spans.get(mutant.line, ()))
        return self.trial.known.covering(str(self.path), lines)

    def swapped(self, items: dict[str, pytest.Item]) -> list[Mutant]:
        """Try all that can be swapped; what is left over is returned.

        What also ran while tests were collected is left over only if it lives: tests may use what was made then.
        """
        later = []
        caches = cached()
        for mutant in self.left:
            covering = self.covering(mutant)
            lived = self.results.lives(mutant.key)
            every = self.trial.tests(mutant, covering - {""}, lived)
            tests = self.trial.within(every, lived)
            said = f"{SURVIVED} "
            if tests:
                try:
                    put = swap(mutant, self.source)
                except Cannot:
                    later.append(mutant)
                    continue
                said = self._with(put, caches, [items[test] for test in tests], self.trial.limits(tests))
            if verdict(said)[0] == SURVIVED and self.trial.early(mutant, covering):
                later.append(mutant)
            else:
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

    def imported(self, mutant: Mutant) -> None:
        """Try one in a process that has yet to import the package: first the likeliest tests, then all others."""
        lived = self.results.lives(mutant.key)
        every = self.trial.tests(mutant, self.covering(mutant), lived)
        tests = self.trial.within(every, lived)
        likely = [test for test in tests if test.partition("::")[0] == tests[0].partition("::")[0]][:LIKELY]
        said = self._collected(mutant, likely)
        if verdict(said)[0] == SURVIVED and len(tests) > len(likely):
            said = self._collected(mutant, [test for test in tests if test not in likely])
        self.trial.note(mutant, said, len(tests), len(every), self.results)

    def _collected(self, mutant: Mutant, tests: list[str]) -> str:
        """Import the changed module, collect these tests and run them."""
        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))

        def work(writing: int) -> None:
            sys.meta_path.insert(0, Changed(mutant, self.path))

            def loop(items: dict[str, pytest.Item]) -> None:
                run_until_red([items[test] for test in tests], self.trial.limits(tests), writing)
                os._exit(0)

            pytest.main([*ARGUMENTS, *files], plugins=[Loop(loop)])

        return in_fork(work, WALL)
