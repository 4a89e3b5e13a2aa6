"""What is built for others has the page in it, or says how to get it; from an archive as from a checkout.

And it is a library that needs almost nothing, to which playing is added.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import broomstick

ROOT = Path(__file__).parents[1]
PARTS = ["src", "setup.py", "pyproject.toml", "README.md", "LICENSE"]
PAGE = Path("src", "broomstick", "server", "page")
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
"""What pip and build do, in an environment that is there already."""
BARE = """
import sys

INSTALLED = {*sys.stdlib_module_names, "broomstick", "broomstick__mypyc", "mypy_extensions"}

class OnlyTheLibrary:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in INSTALLED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, OnlyTheLibrary())
"""
"""As where `pip install broomstick` has been run, and nothing else."""
LIBRARY = """
import broomstick
for name in broomstick.GAMES:
    game = broomstick.load(name, players=3)
    final = broomstick.match(game, ["thrifty", "random", "random"], seed=7)
    assert broomstick.read_record(final.record().text()).replay() == final
    assert broomstick.bots.make("thrifty")
    print(name)
"""
COMMAND = """
from broomstick.__main__ import main
sys.exit(main())
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources, in which the page was never built."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    left_out = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.egg-info")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=left_out)
        else:
            shutil.copy(ROOT / part, folder / part)
    return folder


def with_page(checkout: Path) -> None:
    """As after a build of the page, which is a first file and others beside it."""
    (checkout / PAGE / "assets").mkdir(parents=True)
    (checkout / PAGE / "index.html").write_text("<!doctype html>")
    (checkout / PAGE / "assets" / "index-0.js").write_text("0")


def run(*command: str, folder: Path) -> str:
    # Nothing is compiled: that is another matter, and takes minutes. In ASCII, as on a bare machine.
    settings = {**os.environ, "BROOMSTICK_COMPILE": "0", "LC_ALL": "C", "PYTHONUTF8": "0"}
    settings.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=settings)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def sdist(checkout: Path) -> tuple[Path, str]:
    said = run(sys.executable, "-c", BUILD, "build_sdist", str(checkout / "dist"), folder=checkout)
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    return archive, said


def wheel(checkout: Path) -> tuple[set[str], str]:
    """What is in a wheel from a checkout, and what was said while it was built."""
    said = run(sys.executable, "-c", BUILD, "build_wheel", str(checkout / "dist"), folder=checkout)
    (built,) = (checkout / "dist").glob("*.whl")
    return contents(built), said


def wheel_by_pip(archive: Path) -> tuple[set[str], str]:
    """The same from an archive, by pip, which tells what a build says where it is asked to tell more."""
    options = ["--no-deps", "--no-build-isolation", "--no-cache-dir", "--no-index", "-v"]
    out = str(archive.parent / "wheels")
    said = run(sys.executable, "-m", "pip", "wheel", *options, "-w", out, str(archive), folder=archive.parent)
    (built,) = Path(out).glob("*.whl")
    return contents(built), said


def contents(built: Path) -> set[str]:
    with zipfile.ZipFile(built) as file:
        return {name for name in file.namelist() if ".dist-info/" not in name}


def lines_of_page(said: str) -> list[str]:
    return [
        line.strip() for line in said.splitlines() if line.strip().startswith("broomstick: built without")
    ]


def test_what_is_built_without_a_page_says_how_to_get_one(checkout: Path) -> None:
    files, said = wheel(checkout)
    archive, said_then = sdist(checkout)
    files_then, said_last = wheel_by_pip(archive)
    assert not any("server/page/" in name for name in files | files_then)
    for told in (said, said_then, said_last):
        (line,) = set(lines_of_page(told))
        assert "`make page`" in line
    # What is named is there to be run.
    assert "\npage: $(PAGE) ##" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_what_is_built_with_a_page_has_all_of_it(checkout: Path) -> None:
    with_page(checkout)
    files, said = wheel(checkout)
    archive, said_then = sdist(checkout)
    with tarfile.open(archive) as file:
        file.extractall(checkout.parent, filter="data")
    (unpacked,) = checkout.parent.glob("broomstick-*")
    files_then, said_last = wheel(unpacked)
    assert {"broomstick/server/page/index.html", "broomstick/server/page/assets/index-0.js"} <= files
    assert [*lines_of_page(said), *lines_of_page(said_then), *lines_of_page(said_last)] == []
    # And all else: an archive of sources loses nothing.
    assert files_then == files
    wanted = {
        path.relative_to(checkout / "src").as_posix()
        for path in (checkout / "src" / "broomstick").rglob("*")
        if path.is_file()
    }
    assert wanted == files


def bare(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", BARE + script], capture_output=True, text=True)


def test_the_library_needs_nothing_but_mypy_extensions() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        (needed,) = tomllib.load(file)["project"]["dependencies"]
    assert needed.startswith("mypy_extensions")
    done = bare(LIBRARY)
    assert (done.stdout.split(), done.stderr) == (list(broomstick.GAMES), "")


def test_the_command_says_what_it_takes_to_play() -> None:
    done = bare(COMMAND)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(', which is not installed: pip install "broomstick[play]"\n')
    assert len(done.stderr.splitlines()) == 1
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert project["scripts"]["broomstick"] == "broomstick.__main__:main"
    assert "play" in project["optional-dependencies"]


def test_what_playing_needs_is_locked_as_for_the_tests() -> None:
    """So that adding what tests need to it changes nothing of it."""
    for_tests, for_playing = (
        {line for line in (ROOT / name).read_text(encoding="utf-8").splitlines() if "==" in line}
        for name in ("requirements.lock", "requirements-play.lock")
    )
    assert for_playing < for_tests
