"""What there is to try and with what: modules, files of tests, and which of these run which lines."""

import fnmatch
import hashlib
import os
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from pathlib import Path

from mutants.covering import Map
from mutants.making import PACKAGE

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
KEPT = ROOT / ".mutants"
ROOMS = ("heart", "games")
WRITTEN = "ritten by tools/"
"""What the first line of a file says that a tool writes."""
TESTS = ("tests/heart", "tests/games", "tests/maps/checks")
"""The rules' own tests; what reads and checks maps has those with a broken map for every check."""
ARGUMENTS = [
    *("-q", "-s", "--tb=line", "-p", "no:cacheprovider", "-p", "no:logging"),
    # What runs elsewhere reads the sources as they are: any change would differ from those.
    *("-m", "not slow and not many and not elsewhere"),
    # What two long texts differ in is nobody's business here, and to find it out takes longer than many a test.
    "--assert=plain",
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
]


def modules(wanted: Sequence[str]) -> dict[str, Path]:
    """Modules by name, those of the heart first, then game by game; without those that a tool writes.

    Of these tests/games/test_codes.py holds every byte to what the tool makes of lists and kinds, which are tried.
    """
    found = {}
    for room in ROOMS:
        for path in sorted((SOURCE / "broomstick" / room).rglob("*.py")):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            short = name.removeprefix(PACKAGE)
            first, _, _ = path.read_text("utf-8").partition("\n")
            if WRITTEN in first:
                continue
            if not wanted or any(fnmatch.fnmatchcase(short, pattern) for pattern in wanted):
                found[name] = path
    if not found:
        raise SystemExit(
            f"mutants: no module is called {' or '.join(wanted)}; try heart.flow or games.card_game*"
        )
    return found


def stamps(imported: Collection[str]) -> dict[str, str]:
    """By file of tests, a stamp of all that may change what it says: itself, helpers beside it, and what was imported.

    Of the package, that is: where the tests were run before, what they have imported is known.
    """
    chosen = hashlib.sha256(repr(ARGUMENTS).encode()).hexdigest()[:16]
    package = hashed(
        map(Path, imported) if imported else (SOURCE / "broomstick").rglob("*.py"),
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
            found[str(path.relative_to(ROOT))] = f"{chosen} {package} {helpers} {hashed([path])}"
    return found


@cache
def beside(folder: Path) -> str:
    """A stamp of what lies beside tests to help them, golden files among it."""
    files = [path for path in (*folder.glob("*"), *folder.glob("golden/*")) if path.is_file()]
    return hashed(path for path in files if not path.name.startswith("test_"))


def hashed(*groups: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(path for group in groups for path in group if "__pycache__" not in path.parts):
        total.update(path.read_bytes() if path.exists() else b"gone")
    return total.hexdigest()[:16]


def survey() -> Map:
    """Read which tests run which lines; what is out of date is found out anew, in a process of its own."""
    store = KEPT / "map.json"
    known = Map.read(store)
    now = stamps(known.lines)
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
        known.survey(ARGUMENTS, list(old), SOURCE / "broomstick", KEPT)
        known.stamps = stamps(known.lines)
        known.write(store)
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit(f"mutants: the tests fail without any change; see {KEPT / 'survey.log'}")
    return Map.read(store)
