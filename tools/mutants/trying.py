"""Tries mutants: each in a fork of its own, in which the tests that run its line are run until one fails.

Two ways. *Swapped*: pytest has collected every test once; the fork gives the one function its changed code and goes
straight to the tests, some ten milliseconds in all. *Imported*: what is run while modules are imported or tests
collected (a constant, a default, a table made once) has done its work by then, so the fork starts before that, from
a pytest that is about to collect and has not seen the package, imports the changed module and collects the few files
it needs. What is looked for is the same.
"""

import ast
import gc
import importlib
import importlib.abc
import importlib.machinery
import os
import resource
import shutil
import signal
import sys
import tempfile
import types
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from mutants.making import TOP, Mutant

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
MEMORY = 4 << 30
PATIENCE = 0.5, 4.0
"""A test may take so many seconds of the processor, and so many times as long as it took unchanged."""
BROKEN = "the module cannot be imported"

Verdict = tuple[str, str]
"""Killed, survived or timeout, and by which test."""


class Cannot(Exception):
    """This change cannot be made by swapping code."""


def swap(mutant: Mutant, source: str) -> Callable[[], None]:
    """Find the function and its changed code; what is returned puts the one into the other."""
    module = sys.modules.get(mutant.module)
    if module is None or mutant.function == TOP:
        raise Cannot
    found: object = module
    for part in mutant.function.split("."):
        found = vars(found)[part]
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    if not isinstance(found, types.FunctionType):
        raise Cannot
    function = found
    code = _code(compile(alone(mutant, source), str(module.__file__), "exec"), mutant.function.split("."))
    # Where the code is the same the change is in a default or a decorator; where a cell came or went it cannot go in.
    if code == function.__code__ or code.co_freevars != function.__code__.co_freevars:
        raise Cannot

    def put() -> None:
        function.__code__ = code

    return put


@lru_cache(1)
def spans(source: str) -> list[tuple[int, int]]:
    """The first and last lines of what stands in a module, its functions with what decorates them."""
    return [
        (
            min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))]),
            node.end_lineno or 0,
        )
        for node in ast.parse(source).body
    ]


def alone(mutant: Mutant, source: str) -> str:
    """The changed function, or its class, where it stands: the rest of the module need not be compiled for it."""
    first, last = next(span for span in spans(source) if span[0] <= mutant.line <= span[1])
    last += mutant.after.count("\n") - mutant.before.count("\n")
    lines = mutant.apply(source).splitlines(keepends=True)
    return "\n" * (first - 1) + "".join(lines[first - 1 : last])


def _code(code: types.CodeType, path: Sequence[str]) -> types.CodeType:
    for part in path:
        code = [each for each in code.co_consts if isinstance(each, types.CodeType) and each.co_name == part][
            -1
        ]
    return code


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from the changed source, all others as they are."""

    def __init__(self, mutant: Mutant, path: Path) -> None:
        self.mutant = mutant
        self.path = path

    def find_spec(
        self, fullname: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        package = self.path.name == "__init__.py"
        spec = importlib.machinery.ModuleSpec(fullname, self, origin=str(self.path), is_package=package)
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [str(self.path.parent)]
        return spec

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self.mutant.apply(self.path.read_text("utf-8")), str(self.path), "exec"), vars(module))


def in_fork(work: Callable[[int], None], seconds: float) -> str:
    """Do the work in a fork, which is handed a pipe to write one line to; nothing written is a failure of the fork."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            _settle(writing, seconds)
            work(writing)
        except BaseException as error:
            os.write(writing, f"{KILLED} {BROKEN}: {type(error).__name__}".encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def _settle(writing: int, seconds: float) -> None:
    """Quiet, with a little less memory than there is, and gone after some seconds of a clock on the wall."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    # A fork is soon gone: to look for garbage as often as others do would cost it a fifth of its time.
    gc.set_threshold(100_000)

    def give_up(number: int, frame: object) -> None:
        os.write(writing, f"{TIMEOUT} ".encode())
        os._exit(0)

    signal.signal(signal.SIGPROF, give_up)
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)


def run_until_red(items: Sequence[pytest.Item], limits: Sequence[float], writing: int) -> None:
    """Run tests one after the other; write the first that fails and its number, or that none did."""
    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        signal.setitimer(signal.ITIMER_PROF, limits[number])
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            os.write(writing, f"{KILLED} {item.nodeid}".encode())
            return
    os.write(writing, f"{SURVIVED} ".encode())


def verdict(said: str) -> Verdict:
    """Whoever wrote nothing has crashed, and what crashes is noticed."""
    kind, _, by = said.partition(" ")
    return (kind or KILLED, by)


class Loop:
    """A pytest plugin: once all tests are collected, hands them to whoever wants to run them."""

    def __init__(self, work: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.work = work

    @pytest.fixture
    def tmp_path(self) -> Iterator[Path]:
        """A folder of the test's own, made and gone quickly: pytest looks for one that no earlier fork has had."""
        path = Path(tempfile.mkdtemp(prefix="mutant-"))
        yield path
        shutil.rmtree(path, ignore_errors=True)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("tests cannot be collected")
        self.work({item.nodeid: item for item in session.items})
        return True


class Before(Loop):
    """A pytest plugin: hands the session to whoever wants to collect tests, again and again, each time in a fork."""

    def __init__(self, work: Callable[[pytest.Session], None]) -> None:
        self.begin = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool:
        self.begin(session)
        return True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        return True
