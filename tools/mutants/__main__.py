"""Changes the rules' code in every way mutmut knows, one at a time, and sees whether the rules' own tests notice.

    make mutants                          try all mutants not yet tried, then count
    make mutants ONLY="games.card_game*"  those of some modules
    make mutants SHOW=--show              list those that live without a reason, by the last run
    make mutants SHOW="--every 5"         one in five, to have figures soon
    make mutants SHOW=--thorough          give those that live every test that runs their line

mutmut's own runner starts pytest in a fork for each mutant and collects tests anew, which takes two or three seconds
here, for each of 25,000; and what is made while modules are imported it never sees changed. So mutmut makes the
mutants and ``trying.py`` tries them. All is kept in .mutants, and a run goes on where the last one stopped.
"""

import argparse
import ast
import fnmatch
import gc
import hashlib
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from mutants.covering import Cache, Map, cached
from mutants.making import PACKAGE, TOP, Mutant, make
from mutants.results import Result, Results, change, count, families, listed, place, table
from mutants.trying import PATIENCE, SURVIVED, Cannot, Changed, Loop, in_fork, run_until_red, swap, verdict

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
KEPT = ROOT / ".mutants"
ROOMS = ("heart", "games")
TESTS = ("tests/heart", "tests/games", "tests/maps/checks")
"""The rules' own tests; what reads and checks maps has those with a broken map for every check."""
ARGUMENTS = [
    *("-q", "-s", "--tb=line", "-p", "no:cacheprovider", "-p", "no:logging", "-m", "not slow and not many"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]
BUDGET = 1.5, 6.0
"""Seconds of tests for a mutant that lives, at first and when it is tried again; ``--thorough`` has no such end."""
WALL = 600.0
LIKELY = 3
"""Tests that are collected first where each mutant needs an import of its own."""


def modules(wanted: Sequence[str]) -> dict[str, Path]:
    """Modules by name, those of the heart first, then game by game."""
    found = {}
    for room in ROOMS:
        for path in sorted((SOURCE / "broomstick" / room).rglob("*.py")):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            short = name.removeprefix(PACKAGE)
            if not wanted or any(fnmatch.fnmatchcase(short, pattern) for pattern in wanted):
                found[name] = path
    if not found:
        raise SystemExit(
            f"mutants: no module is called {' or '.join(wanted)}; try heart.flow or games.card_game*"
        )
    return found


def stamps() -> dict[str, str]:
    """By file of tests, a stamp of all that may change what it says: itself, helpers beside it, and the package."""
    package = hashed(
        (SOURCE / "broomstick").rglob("*.py"),
        (SOURCE / "broomstick" / "games").rglob("*.toml"),
        *((ROOT / "tests" / folder).rglob("*.py") for folder in ("drill", "contract")),
    )
    found = {}
    shared = beside(ROOT / "tests" / "games")
    for folder in TESTS:
        for path in sorted((ROOT / folder).rglob("test_*.py")):
            helpers = (
                f"{shared} {beside(path.parent)}"
                if path.parent.parent.name == "games"
                else beside(path.parent)
            )
            found[str(path.relative_to(ROOT))] = f"{package} {helpers} {hashed([path])}"
    return found


@cache
def beside(folder: Path) -> str:
    """A stamp of what lies beside tests to help them, golden files among it."""
    files = [path for path in (*folder.glob("*"), *folder.glob("golden/*")) if path.is_file()]
    return hashed(path for path in files if not path.name.startswith("test_"))


def hashed(*groups: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(path for group in groups for path in group if "__pycache__" not in path.parts):
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def survey() -> Map:
    """Read which tests run which lines; what is out of date is found out anew, in a process of its own."""
    store = KEPT / "map.json"
    known, now = Map.read(store), stamps()
    known.drop({file for file in known.stamps if file not in now})
    old = {file: stamp for file, stamp in now.items() if known.stamps.get(file) != stamp}
    if not old:
        return known
    if len(old) == len(now):
        known = Map()
    print(f"mutants: running {len(old)} files of tests, to see which lines each test runs", flush=True)
    child = os.fork()
    if child == 0:
        os.dup2(os.open(KEPT / "survey.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644), 1)
        known.survey(ARGUMENTS, old, SOURCE / "broomstick", KEPT)
        known.write(store)
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit(f"mutants: the tests fail without any change; see {KEPT / 'survey.log'}")
    return Map.read(store)


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


def check_unchanged(items: dict[str, pytest.Item], trial: Trial) -> None:
    """All tests pass in a fork where nothing was changed: else what kills mutants here would not be the change."""
    store = KEPT / "unchanged.json"
    seen = json.loads(store.read_text("utf-8")) if store.exists() else {}
    now = trial.known.stamps
    tests = [test for test in trial.took if seen.get(test.partition("::")[0]) != now[test.partition("::")[0]]]
    chosen = [items[test] for test in tests]
    status, by = verdict(in_fork(lambda writing: run_until_red(chosen, trial.limits(tests), writing), WALL))
    if status != SURVIVED:
        print(f"mutants: {by or 'a test'} fails in a fork though nothing is changed", flush=True)
        os._exit(1)
    store.write_text(json.dumps(now), "utf-8")


def together(found: dict[str, Path], trial: Trial, quick: bool, jobs: int) -> None:
    """Try what is left in so many processes, each its part of every module."""
    children = []
    for part in range(jobs):
        child = os.fork()
        if child == 0:
            trial.part, trial.parts = part, jobs
            attempt(found, trial, quick)
            os._exit(0)
        children.append(child)
    if any(os.waitpid(child, 0)[1] != 0 for child in children):
        raise SystemExit("mutants: stopped; what was found is kept")


def attempt(found: dict[str, Path], trial: Trial, quick: bool) -> None:
    """Try what is left, module by module."""
    todo = [Module(name, path, trial) for name, path in found.items()]
    total = sum(len(module.left) for module in todo)
    print(f"mutants: {total} to try, of {sum(len(module.all) for module in todo)}", flush=True)
    if total == 0:
        return
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        later: list[str] = []

        def loop(items: dict[str, pytest.Item]) -> None:
            if trial.took.keys() - items.keys():
                print("mutants: tests were changed meanwhile; once more, please", flush=True)
                os._exit(1)
            check_unchanged(items, trial)
            gc.collect()
            gc.freeze()
            for module in todo:
                began = time.monotonic()
                later.extend(mutant.key for mutant in module.swapped(items))
                tell(module, began)

        pytest.main([*ARGUMENTS, *TESTS], plugins=[Loop(loop)])
        os.write(writing, " ".join(later).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        keys = set(pipe.read().split())
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit("mutants: stopped; what was found is kept")
    if quick:
        return
    for module in todo:
        module.results = Results(KEPT / "results", module.name)
        began = time.monotonic()
        again = [mutant for mutant in module.left if mutant.key in keys]
        for mutant in again:
            module.imported(mutant)
        if again:
            tell(module, began)


def tell(module: Module, began: float) -> None:
    counts = count(module.all, module.results, families())
    print(
        f"{table({module.name.removeprefix(PACKAGE): counts})[1]}  {time.monotonic() - began:5.0f} s",
        flush=True,
    )


def report(found: dict[str, Path]) -> None:
    rows = {
        name.removeprefix(PACKAGE): count(
            make(path, name, KEPT / "made"), Results(KEPT / "results", name), families()
        )
        for name, path in found.items()
    }
    print("\n".join(table(rows)))


def show(found: dict[str, Path]) -> None:
    """List who lives without a reason: where, what was changed, and how many tests have run that line."""
    known = families()
    for name, path in found.items():
        results = Results(KEPT / "results", name)
        for mutant in make(path, name, KEPT / "made"):
            result = results.known.get(mutant.key)
            if result is not None and result.status == SURVIVED and not listed(mutant, known):
                tests = f"{result.tried} of {result.of}" if result.tried < result.of else f"{result.of}"
                print(f"{mutant.name} line {mutant.line} ({tests} tests): {change(mutant)}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="*", help="patterns of modules, as heart.flow or games.card_game*")
    parser.add_argument("--show", action="store_true", help="list the mutants that live without a reason")
    parser.add_argument("--report", action="store_true", help="only count what is known")
    parser.add_argument(
        "--thorough", action="store_true", help="try all tests that run the line of one that lives"
    )
    parser.add_argument(
        "--quick", action="store_true", help="leave out what is run while modules are imported"
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes; one a core by default"
    )
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try only one mutant of N, any one")
    parser.add_argument(
        "--tests", nargs="+", default=[], metavar="FILE", help="see what these tests alone kill of what lives"
    )
    asked = parser.parse_args()
    found = modules(asked.modules)
    if asked.show:
        show(found)
        return
    if not asked.report:
        os.chdir(ROOT)
        os.environ["BROOMSTICK_EXPECT"] = "plain"
        sys.path.insert(0, str(SOURCE))
        KEPT.mkdir(exist_ok=True)
        # Always the same examples, no time lost on a smaller one, and no haste.
        few = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", derandomize=True, database=None, deadline=None, phases=few)
        settings.load_profile("mutants")
        trial = Trial(survey(), asked.thorough, asked.every, asked.tests)
        for name, path in found.items():
            make(path, name, KEPT / "made")
        together(found, trial, asked.quick, asked.jobs)
    report(found)


if __name__ == "__main__":
    main()
