"""Says which tests run which lines, how long each takes, and what already runs while tests are collected.

Games that tests keep in a cache are forgotten before each test, else only the first one to ask would be said to run
the lines that load a game. Which lines those are is noted too: a change elsewhere leaves what is kept as it is.
"""

import functools
import gc
import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeAlias

import coverage
import pytest

Cache: TypeAlias = "functools._lru_cache_wrapper[object]"

KEEPING = "|kept"
"""Ends the context of lines that are run while something is made that a cache will keep."""


def ours(function: object) -> bool:
    """Say whether a function is the package's or the tests'."""
    rooms = ("broomstick", *(path.stem for path in Path("tests").iterdir()), "tests")
    return str(function.__module__).startswith(rooms)


def cached() -> list[Cache]:
    """What tests and the package keep once it was made: games, boards, components."""
    gc.collect()
    wrappers = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    return [each for each in wrappers if ours(each)]


class Covering:
    """A pytest plugin: runs every test once, noting in coverage's contexts which test is on."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.durations: dict[str, float] = {}
        self.caches: list[Cache] = []
        self.began = 0.0
        self.test = ""
        self.keeping = False

    def note_keeping(self) -> None:
        """From now on what caches keep is made in a context of its own; to be called before the package is imported."""
        lru_cache = functools.lru_cache

        def noting(maxsize: Any = 128, typed: bool = False) -> Any:
            if callable(maxsize):
                return lru_cache(128, typed)(self.noted(maxsize))
            return lambda function: lru_cache(maxsize, typed)(self.noted(function))

        functools.lru_cache = noting

    def noted(self, function: Callable[..., object]) -> Callable[..., object]:
        if not ours(function):
            return function

        @functools.wraps(function)
        def made(*arguments: object, **named: object) -> object:
            if self.keeping:
                return function(*arguments, **named)
            self.keeping = True
            self.cover.switch_context(self.test + KEEPING)
            try:
                return function(*arguments, **named)
            finally:
                self.keeping = False
                self.cover.switch_context(self.test)

        return made

    def pytest_collection_finish(self) -> None:
        self.caches = cached()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        for cache in self.caches:
            cache.cache_clear()
        self.test = nodeid
        self.cover.switch_context(nodeid)
        self.began = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.durations[nodeid] = time.process_time() - self.began
        self.test = ""
        self.cover.switch_context("")


class Map:
    """What is known of lines and tests, kept as JSON by file of tests: only what has changed is run again.

    The tests of a line are the bits of a number: every fork carries all of this, and sets would be a hundred megabytes.
    """

    def __init__(self) -> None:
        self.stamps: dict[str, str] = {}
        """By file of tests, the stamp of all that its tests may depend on."""
        self.durations: dict[str, float] = {}
        self.names: list[str] = [""]
        """The tests by the number of their bit; the empty name stands for what is run before any test is."""
        self.lines: dict[str, dict[int, int]] = {}
        """By file and line, its tests."""
        self.keeping: dict[str, set[int]] = {}
        """By file, the lines that are run while something is made that a cache keeps."""

    def covering(self, file: str, lines: Iterable[int]) -> set[str]:
        known = self.lines.get(file, {})
        tests = 0
        for line in lines:
            tests |= known.get(line, 0)
        return {name for number, name in enumerate(self.names) if tests >> number & 1}

    def drop(self, files: set[str]) -> None:
        """Forget files of tests that are gone or are others now."""
        gone = 0
        for number, name in enumerate(self.names):
            if name.partition("::")[0] in files:
                gone |= 1 << number
        self.durations = {
            name: took for name, took in self.durations.items() if name.partition("::")[0] not in files
        }
        for known in self.lines.values():
            for line in known:
                known[line] &= ~gone
        for file in files:
            self.stamps.pop(file, None)

    @staticmethod
    def read(path: Path) -> "Map":
        found = Map()
        if path.exists():
            data = json.loads(path.read_text("utf-8"))
            found.stamps, found.durations, found.names = data["stamps"], data["durations"], data["names"]
            found.lines = {
                file: {int(line): int(tests, 16) for line, tests in known.items()}
                for file, known in data["lines"].items()
            }
            found.keeping = {file: set(lines) for file, lines in data["keeping"].items()}
        return found

    def write(self, path: Path) -> None:
        data = {
            "stamps": self.stamps,
            "durations": self.durations,
            "names": self.names,
            "lines": {
                file: {line: f"{tests:x}" for line, tests in known.items()}
                for file, known in self.lines.items()
            },
            "keeping": {file: sorted(known) for file, known in self.keeping.items()},
        }
        path.write_text(json.dumps(data), "utf-8")

    def survey(self, arguments: list[str], files: list[str], source: Path, kept: Path) -> None:
        """Run files of tests under coverage. Raises SystemExit where one fails: a red suite kills every mutant."""
        cover = coverage.Coverage(
            data_file=str(kept / "coverage"), include=[f"{source}/*"], config_file=False
        )
        plugin = Covering(cover)
        plugin.note_keeping()
        cover.erase()
        cover.start()
        code = pytest.main(["-x", *arguments, *files], plugins=[plugin])
        cover.stop()
        cover.save()
        if code not in (0, 5):
            raise SystemExit("mutants: the tests fail without any change; mend them first")
        self.drop(set(files))
        self.durations.update(plugin.durations)
        data = cover.get_data()
        numbers = {name: number for number, name in enumerate(self.names)}
        for file in data.measured_files():
            known, keeping = self.lines.setdefault(file, {}), self.keeping.setdefault(file, set())
            for line, contexts in data.contexts_by_lineno(file).items():
                for context in contexts:
                    test = context.removesuffix(KEEPING)
                    if test not in numbers:
                        numbers[test] = len(self.names)
                        self.names.append(test)
                    known[line] = known.get(line, 0) | 1 << numbers[test]
                    if test != context:
                        keeping.add(line)
