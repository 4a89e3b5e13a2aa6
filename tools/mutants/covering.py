"""Says which tests run which lines, how long each takes, and what already runs while tests are collected.

Games that tests keep in a cache are forgotten before each test, else only the first one to ask would be said to run
the lines that load a game.
"""

import functools
import gc
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

import coverage
import pytest

Cache: TypeAlias = "functools._lru_cache_wrapper[object]"


def cached() -> list[Cache]:
    """What tests and the package keep once it was made: games, boards, components."""
    gc.collect()
    wrappers = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    rooms = ("broomstick", "tests", *(path.name for path in Path("tests").iterdir() if path.is_dir()))
    return [each for each in wrappers if str(each.__module__).startswith(rooms)]


class Covering:
    """A pytest plugin: runs every test once, noting in coverage's contexts which test is on."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.durations: dict[str, float] = {}
        self.caches: list[Cache] = []
        self.began = 0.0

    def pytest_collection_finish(self) -> None:
        self.caches = cached()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        for cache in self.caches:
            cache.cache_clear()
        self.cover.switch_context(nodeid)
        self.began = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.durations[nodeid] = time.process_time() - self.began
        self.cover.switch_context("")


class Map:
    """What is known of lines and tests, kept as JSON by file of tests: only what has changed is run again."""

    def __init__(self) -> None:
        self.stamps: dict[str, str] = {}
        """By file of tests, the stamp of all that its tests may depend on."""
        self.durations: dict[str, float] = {}
        self.lines: dict[str, dict[int, frozenset[str]]] = {}
        """By file and line, its tests; the empty name stands for what is run before any test is."""

    def covering(self, file: str, lines: Iterable[int]) -> set[str]:
        known = self.lines.get(file, {})
        return {test for line in lines for test in known.get(line, ())}

    def drop(self, files: set[str]) -> None:
        """Forget files of tests that are gone or are others now."""
        gone = {test for test in self.durations if test.partition("::")[0] in files}
        for test in gone:
            del self.durations[test]
        if gone:
            for known in self.lines.values():
                for line, tests in known.items():
                    known[line] = tests - gone
        for file in files:
            self.stamps.pop(file, None)

    @staticmethod
    def read(path: Path) -> "Map":
        found = Map()
        if path.exists():
            data = json.loads(path.read_text("utf-8"))
            found.stamps, found.durations = data["stamps"], dict(data["tests"])
            names = ["", *found.durations]
            # Many lines have the same tests: one set serves them all, or every fork would carry hundreds of megabytes.
            sets: dict[tuple[int, ...], frozenset[str]] = {}
            for file, known in data["lines"].items():
                for line, tests in known.items():
                    if tuple(tests) not in sets:
                        sets[tuple(tests)] = frozenset(names[test] for test in tests)
                    found.lines.setdefault(file, {})[int(line)] = sets[tuple(tests)]
        return found

    def write(self, path: Path) -> None:
        numbers = {test: number for number, test in enumerate(["", *self.durations])}
        lines = {
            file: {line: sorted(numbers[test] for test in tests) for line, tests in known.items()}
            for file, known in self.lines.items()
        }
        data = {"stamps": self.stamps, "tests": list(self.durations.items()), "lines": lines}
        path.write_text(json.dumps(data), "utf-8")

    def survey(self, arguments: list[str], stamps: dict[str, str], source: Path, kept: Path) -> None:
        """Run files of tests under coverage. Raises SystemExit where one fails: a red suite kills every mutant."""
        cover = coverage.Coverage(
            data_file=str(kept / "coverage"), include=[f"{source}/*"], config_file=False
        )
        plugin = Covering(cover)
        cover.erase()
        cover.start()
        code = pytest.main(["-x", *arguments, *stamps], plugins=[plugin])
        cover.stop()
        cover.save()
        if code not in (0, 5):
            raise SystemExit("mutants: the tests fail without any change; mend them first")
        self.drop(set(stamps))
        self.stamps.update(stamps)
        self.durations.update(plugin.durations)
        data = cover.get_data()
        for file in data.measured_files():
            known = self.lines.setdefault(file, {})
            for line, contexts in data.contexts_by_lineno(file).items():
                known[line] = known.get(line, frozenset()) | frozenset(contexts)
