"""The engine and the batch on a machine without network: what it needs is packed here, built and measured there.

python tools/offline.py pack --python 3.12 --into dist/offline.tar.gz     where there is a network
tar xf offline.tar.gz && python3 broomstick/tools/offline.py run          where there is none, but Python and gcc

``run`` needs nothing that is not in the archive. It compiles the core, plays games in a batch beside the engine, and
measures random play, alone and with what is seen, in one process and in as many as there are processors.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
TAKEN = ("src", "bench", "tests", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_OUT = ("__pycache__", ".so", ".egg-info", "server/page", ".pyc")
PLATFORMS = ("manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64")
WHEELS = "wheels"
BUILT = "built"


def needed() -> list[str]:
    """What building and running need, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    own = project["project"]
    return [
        *project["build-system"]["requires"],
        *own["dependencies"],
        *(text.partition(";")[0].strip() for text in own["optional-dependencies"]["envs"]),
    ]


def pack(asked: argparse.Namespace) -> int:
    """Sources and wheels into one archive."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", folder]
        command += ["--only-binary=:all:", "--python-version", asked.python, "--implementation", "cp"]
        for name in asked.platform or PLATFORMS:
            command += ["--platform", name]
        subprocess.run([*command, *needed()], check=True)
        asked.into.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(asked.into, "w:gz") as archive:
            for name in TAKEN:
                archive.add(ROOT / name, f"broomstick/{name}", filter=wanted)
            for wheel in sorted(Path(folder).iterdir()):
                archive.add(wheel, f"broomstick/{WHEELS}/{wheel.name}")
                print(wheel.name)
    print(f"{asked.into}: {asked.into.stat().st_size / 1e6:.1f} MB")
    return 0


def wanted(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    return None if any(part in member.name for part in LEFT_OUT) else member


def run(asked: argparse.Namespace) -> int:
    """Build, see that it plays, measure."""
    print(
        f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} processors", flush=True
    )
    libraries = ROOT / WHEELS / "unpacked"
    for wheel in sorted((ROOT / WHEELS).glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(libraries)
    built = build(libraries)
    environment = environment_of([built, libraries])

    def python(*arguments: str) -> None:
        subprocess.run([sys.executable, *arguments], check=True, env=environment, cwd=ROOT)

    python("-c", "import broomstick; assert broomstick.compiled; print(broomstick.__file__)")
    cores = os.cpu_count() or 1
    counts = sorted({1, *(count for count in (2, 4, 8) if count < cores), cores})
    if not asked.no_figures:
        seconds = ["--seconds", str(asked.seconds), "--rounds", str(asked.rounds)]
        report = ["--json", str(asked.json)] if asked.json else []
        python("bench/cores.py", "--cores", *map(str, counts), *seconds, *report)
    python("tools/many_games.py", "--games", str(asked.games), "--minutes", str(asked.minutes))
    return 0


def build(libraries: Path) -> Path:
    """The package with its compiled core, in a folder of its own; as it is where it has been built before."""
    built = ROOT / BUILT
    if (built / "done").exists():
        return built
    began = monotonic()
    environment = environment_of([libraries]) | {"BROOMSTICK_COMPILE": "1"}
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(built)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    told = [line for line in done.stdout.splitlines() if line.startswith("broomstick:")]
    print(*told, sep="\n")
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:])
        raise SystemExit(done.returncode)
    shutil.copytree(ROOT / "src" / "broomstick", built / "broomstick", dirs_exist_ok=True)
    (built / "done").touch()
    print(f"built in {monotonic() - began:.0f} s", flush=True)
    return built


def environment_of(paths: list[Path]) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    tasks = parser.add_subparsers(required=True)
    packing = tasks.add_parser("pack", help="write sources and wheels into one archive")
    packing.add_argument("--python", default="3.12", help="the version there (3.12)")
    packing.add_argument("--platform", action="append", help="as pip names it (Linux on x86-64)")
    packing.add_argument("--into", type=Path, default=ROOT / "dist" / "offline.tar.gz")
    packing.set_defaults(task=pack)
    running = tasks.add_parser("run", help="build, see that it plays, measure")
    running.add_argument("--games", type=int, default=1000, help="of each game, in a batch beside the engine")
    running.add_argument("--minutes", type=float, default=60.0, help="for these games, at most")
    running.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    running.add_argument("--rounds", type=int, default=3, help="of all measurements")
    running.add_argument("--json", type=Path, help="write the rates here as well")
    running.add_argument("--no-figures", action="store_true", help="measure nothing")
    running.set_defaults(task=run)
    asked = parser.parse_args()
    return int(asked.task(asked))


if __name__ == "__main__":
    sys.exit(main())
