"""Changes the rules' code in every way mutmut knows, one at a time, and sees whether the rules' own tests notice.

    make mutants                          try all mutants not yet tried, then count
    make mutants ONLY="games.card_game*"  those of some modules
    make mutants SHOW=--show              list those that live without a reason, by the last run
    make mutants SHOW="--every 5"         one in five, to have figures soon
    make mutants SHOW=--late              only what is run while modules are imported
    make mutants SHOW=--again             give those that live more tests, after a first look that is short
    make mutants SHOW=--thorough          give those that live every test that runs their line

mutmut's own runner starts pytest in a fork for each mutant and collects tests anew, which takes two or three seconds
here, for each of 25,000; and what is made while modules are imported it never sees changed. So mutmut makes the
mutants and ``trying.py`` tries them. All is kept in .mutants, and a run goes on where the last one stopped.
"""

import argparse
import gc
import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from mutants.covering import Cache, cached
from mutants.making import PACKAGE, Mutant, make
from mutants.results import Results, change, count, families, listed, table
from mutants.surveying import ARGUMENTS, KEPT, ROOT, SOURCE, TESTS, modules, survey
from mutants.trial import WALL, Module, Trial
from mutants.trying import SURVIVED, Before, Loop, in_fork, run_until_red, verdict

NOTHING_COLLECTED = pytest.ExitCode.NO_TESTS_COLLECTED


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


def share_out(trial: Trial, jobs: int, work: Callable[[], None]) -> None:
    """Do the work in so many processes, each its part of every module. Raises SystemExit where one was stopped."""
    children = []
    for part in range(jobs):
        child = os.fork()
        if child == 0:
            trial.part, trial.parts = part, jobs
            work()
            os._exit(0)
        children.append(child)
    ended = [os.waitpid(child, 0)[1] for child in children]
    if any(ended):
        raise SystemExit("mutants: stopped; what was found is kept")


def attempt(left: dict[Module, list[Mutant]], trial: Trial, quick: bool, jobs: int) -> None:
    """Try what is left, module by module: swapped first, then what has to be imported changed."""
    keys = swap_all(left, trial, jobs)
    again = {module: [mutant for mutant in left[module] if mutant.key in keys] for module in left}
    if quick or not any(again.values()):
        return
    for module in again:
        module.results = Results(KEPT / "results", module.name)
    print(f"mutants: {sum(map(len, again.values()))} to be imported", flush=True)

    def work() -> None:
        def begin(session: pytest.Session) -> None:
            gc.collect()
            gc.freeze()
            each_of(again, trial, lambda module, mutants: module.imported(session, mutants))

        if pytest.main([*ARGUMENTS, *TESTS], plugins=[Before(begin)]) not in (0, NOTHING_COLLECTED):
            os._exit(1)

    share_out(trial, jobs, work)


def swap_all(left: dict[Module, list[Mutant]], trial: Trial, jobs: int) -> set[str]:
    """Try what can be swapped, in processes that share one collection of tests; say what is left over."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)

        def swap(
            items: dict[str, pytest.Item], caches: list[Cache], module: Module, mutants: list[Mutant]
        ) -> None:
            for mutant in module.swapped(items, caches, mutants):
                os.write(writing, f"{mutant.key} ".encode())

        def loop(items: dict[str, pytest.Item]) -> None:
            if trial.took.keys() - items.keys():
                print("mutants: tests were changed meanwhile; once more, please", flush=True)
                os._exit(1)
            check_unchanged(items, trial)
            # Before they are frozen: of what is frozen nobody is told.
            caches = cached()
            gc.freeze()
            share_out(trial, jobs, lambda: each_of(left, trial, partial(swap, items, caches)))
            os._exit(0)

        pytest.main([*ARGUMENTS, *TESTS], plugins=[Loop(loop)])
        os._exit(1)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        keys = set(pipe.read().split())
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit("mutants: stopped; what was found is kept")
    return keys


def each_of(
    left: dict[Module, list[Mutant]], trial: Trial, work: Callable[[Module, list[Mutant]], None]
) -> None:
    for module, mutants in left.items():
        if mutants:
            began = time.monotonic()
            work(module, mutants)
            if trial.part == 0:
                tell(module, began)


def tell(module: Module, began: float) -> None:
    counts = count(module.all, Results(KEPT / "results", module.name), module.trial.excused)
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
        "--again", action="store_true", help="try those that live for longer, though nothing has changed"
    )
    parser.add_argument(
        "--thorough", action="store_true", help="try all tests that run the line of one that lives"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="leave out what is run while modules are imported, and what is listed",
    )
    parser.add_argument("--late", action="store_true", help="try only what --quick leaves out")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes; one a core by default"
    )
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try only one mutant of N, any one")
    parser.add_argument(
        "--tests",
        nargs="+",
        default=[],
        metavar="FILE",
        help="see what these tests alone kill of what lives or was not tried",
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
        trial = Trial(survey(), asked.thorough, asked.again, asked.every, asked.tests)
        todo = [Module(name, path, trial) for name, path in found.items()]
        for excused in (False,) if asked.quick else (False, True):
            left = {module: module.left(excused, asked.late) for module in todo}
            total = sum(map(len, left.values()))
            kind = "listed ones" if excused else "mutants"
            print(f"mutants: {total} {kind} to try, of {sum(len(module.all) for module in todo)}", flush=True)
            if total:
                attempt(left, trial, asked.quick, asked.jobs)
    report(found)


if __name__ == "__main__":
    main()
