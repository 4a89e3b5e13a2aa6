"""Compiles the core with mypyc while a wheel is built, and says where it has no page; the rest is in pyproject.toml.

BROOMSTICK_COMPILE=0 leaves the core as plain Python, BROOMSTICK_COMPILE=1 insists on compiling it;
unset, it is compiled where a C compiler works.
"""

import ast
import os
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

CORE = ("heart", "games", "envs/batch")
THOUGHTS = (
    "bots/thrifty/*/*.py",
    "bots/thrifty/[!_]*.py",
    "bots/learned/pens.py",
    "bots/searcher/looking/*.py",
)
"""What bots think in: compiled too, but for the bots themselves, which are classes as anybody may write one."""
# Backends also run this file for metadata alone; compiling then would do the work three times.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
HINT = "broomstick: compiling the core failed, see above; BROOMSTICK_COMPILE=0 installs it as plain Python"
UNHURRIED = re.compile(
    r"native_.*___(map___\w+|reading___\w+|asked|components|datafile|manifest|options|position\w*|record|refusals)\.c$"
)
"""What is read, checked or explained, not played: compiled in two thirds of the time, and as fast as anybody needs."""
EXACTLY = {"unix": ["-ffp-contract=off"]}
"""By kind of compiler: fractions are reckoned as Python does it on every machine, never two steps in one."""
TABLE = re.compile(r"static Py\w+ (?:CPyType_)?(\w+?)(?:_methods\[\]|_getseters\[\]|_template_) = \{")
NAMED = re.compile(r'\s*\{"(\w+)",')
SIGNED = re.compile(r'(PyDoc_STR\("(?:[^"\\]|\\.)*)"')
UNDOCUMENTED = "NULL, NULL},"
PAGE = Path("src/broomstick/server/page/index.html")
NO_PAGE = (
    "broomstick: built without the page, since it is not in src/broomstick/server/page; all else works. "
    "In a checkout `make page` puts it there: then build again"
)
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
    package = Path("src/broomstick")
    wanted = [*(f"{room}/**/*.py" for room in CORE), *THOUGHTS]
    files = sorted({str(path) for each in wanted for path in package.glob(each)})
    began = time.monotonic()
    try:
        from mypyc.build import mypycify

        found = mypycify(files, opt_level="3", debug_level="0", multi_file=True, group_name="broomstick")
    except (ImportError, SystemExit):
        say(HINT)
        raise
    for file in files:
        name = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", "___")
        document(Path(f"build/__native_{name}.c"), docstrings(Path(file).read_text(encoding="utf-8")))
    say(f"broomstick: mypyc took {time.monotonic() - began:.0f} s to write {len(files)} modules as C")
    return found


# mypyc leaves docstrings out; they are written back into the C it has made, so that help() says what it says of the
# sources. They are constants there: nothing is done when the core is imported or used.


def docstrings(source: str) -> dict[str, str]:
    """What is said of a module (""), its functions, classes, methods and, by comments with a colon, attributes."""
    found: dict[str, str] = {}
    lines = source.splitlines()

    def look(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        if said := ast.get_docstring(node):
            found[name] = said
        for child in ast.walk(node) if name.endswith(".__init__") else node.body:
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)) and child is not node:
                look(child, f"{name}.{child.name}" if name else child.name)
            elif isinstance(child, (ast.Assign, ast.AnnAssign)):
                target = child.target if isinstance(child, ast.AnnAssign) else child.targets[0]
                above = lines[child.lineno - 2].strip()
                if isinstance(target, ast.Attribute) and above.startswith("#: "):
                    found[f"{name.removesuffix('.__init__')}.{target.attr}"] = above.removeprefix("#: ")

    look(ast.parse(source), "")
    return found


def document(file: Path, said: dict[str, str]) -> None:
    """Put docstrings where C has room for them: behind signatures, into tables of attributes, into the module."""
    owner = name = ""
    lines = file.read_text(encoding="utf-8").split("\n")
    for at, line in enumerate(lines):
        if table := TABLE.match(line):
            # Of a class, or of the functions of the module.
            owner = "" if table[1].endswith("module") else table[1].rpartition("___")[2] + "."
            name = owner.removesuffix(".")
        elif line == "};":
            owner = name = ""
        elif entry := NAMED.match(line):
            name = owner + entry[1]
        if "/* docstring */" in line and "PyDoc_STR" not in line:
            lines[at] = line.replace("NULL", in_c(said.get("", "")), 1)
        elif name in said and (signed := SIGNED.search(line)):
            lines[at] = line[: signed.end(1)] + escaped(said[name]) + line[signed.end(1) :]
        elif name in said and line.endswith(UNDOCUMENTED):
            lines[at] = f"{line.removesuffix(UNDOCUMENTED)}{in_c(said[name])}, NULL}},"
    file.write_text("\n".join(lines), encoding="utf-8")


def in_c(text: str) -> str:
    return f'PyDoc_STR("{escaped(text)}")'


def escaped(text: str) -> str:
    """A text between quotation marks in C, whatever the compiler takes files to be written in."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


class BuildCore(build_ext):
    """The usual command on all processors, with a way out when the C compiler gives up."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        began = time.monotonic()
        try:
            super().run()
        except (BaseError, CCompilerError):
            say(HINT)
            raise
        if self.extensions:
            say(f"broomstick: the C compiler took {time.monotonic() - began:.0f} s")

    def build_extensions(self) -> None:
        """Compile the files of one extension side by side too: ours are a large one and many tiny ones."""
        one_by_one = self.compiler.compile
        with ThreadPoolExecutor(self.parallel) as pool:

            def side_by_side(sources: Sequence[str], extra_postargs: list[str], **options: Any) -> list[str]:
                def one(source: str) -> list[str]:
                    flags = [*extra_postargs, *EXACTLY.get(self.compiler.compiler_type, [])]
                    if UNHURRIED.search(source):
                        flags.append("-O1")
                    return one_by_one([source], extra_postargs=flags, **options)

                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                return [file for files in pool.map(one, largest_first) for file in files]

            self.compiler.compile = side_by_side
            super().build_extensions()


if not PAGE.is_file() and not (BUILDING | {"sdist"}).isdisjoint(sys.argv):
    say(NO_PAGE)
compiling = not BUILDING.isdisjoint(sys.argv) and wants_compiling()
setup(ext_modules=compiled_core() if compiling else [], cmdclass={"build_ext": BuildCore})
