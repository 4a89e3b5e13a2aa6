"""Compiles the core with mypyc while a wheel is built; everything else is said in pyproject.toml.

BROOMSTICK_COMPILE=0 leaves the core as plain Python, BROOMSTICK_COMPILE=1 insists on compiling it;
unset, it is compiled where a C compiler works.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

CORE = ("contest", "games")
# Backends also run this file for metadata alone; compiling then would do the work three times.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
HINT = "broomstick: compiling the core failed, see above; BROOMSTICK_COMPILE=0 installs it as plain Python"
TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"


def say(line: str) -> None:
    print(line, flush=True)


def compiler_works() -> bool:
    """Build an empty extension: a compiler without Python's headers is as good as none."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL)
        command = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def wants_compiling() -> bool:
    """Decide, and say in one line what was decided."""
    choice = os.environ.get("BROOMSTICK_COMPILE", "")
    if choice not in ("", "0", "1"):
        raise SystemExit(f"broomstick: BROOMSTICK_COMPILE is {choice!r}; it can be 0, 1 or unset")
    if choice == "0":
        say("broomstick: BROOMSTICK_COMPILE=0, installing as plain Python; everything works, only slower")
        return False
    if not compiler_works():
        if choice == "1":
            raise SystemExit(
                "broomstick: BROOMSTICK_COMPILE=1, but there is no C compiler that finds Python's headers"
            )
        say("broomstick: no C compiler found, installing as plain Python; everything works, only slower")
        return False
    say("broomstick: compiling the core with mypyc")
    return True


def compiled_core() -> list[Extension]:
    """All modules of the core as one compiled group, so that calls between them are direct.

    Each is a C file of its own: as a single file they run no faster and take twice as long to compile.
    """
    files = sorted(str(path) for room in CORE for path in Path("src/broomstick", room).rglob("*.py"))
    try:
        from mypyc.build import mypycify

        return mypycify(files, opt_level="3", debug_level="0", multi_file=True, group_name="broomstick")
    except (ImportError, SystemExit):
        say(HINT)
        raise


class BuildCore(build_ext):
    """The usual command, with a way out when the C compiler gives up."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError):
            say(HINT)
            raise


compiling = not BUILDING.isdisjoint(sys.argv) and wants_compiling()
setup(ext_modules=compiled_core() if compiling else [], cmdclass={"build_ext": BuildCore})
