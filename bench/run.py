"""Measure our engine beside its peers, on one core, then the table on the net: five minutes in all."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rows import GAMES, OWN, PYTHON, Row, all_rows, find, ratio, summary, tables
from table_report import Report

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"

COMPILED_TIMES_CATANATRON = 40
PLAIN_DECISIONS_PER_SECOND = 100_000


def measure(row: Row, seconds: float) -> None:
    """Run the row's measurement once, in a process of its own; what went wrong is kept, not raised."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if row.group == "plain":
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, str(HERE / row.script), row.what, "--seconds", str(seconds * row.share)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        row.problem = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        return
    tally = json.loads(done.stdout)
    if row.group == "compiled" and tally["form"] != "compiled":
        row.problem = f"the installed broomstick is {tally['form']}, not compiled"
    elif row.group == "plain" and tally["form"] != "plain":
        row.problem = f"src gives {tally['form']} modules; remove the .so files there"
    else:
        row.rates.append(tally["count"] / tally["seconds"])


def verdict(value: float | None, wanted: float, unit: str) -> str:
    if value is None:
        return "not measured"
    return f"{'met' if value >= wanted else 'MISSED'} ({value:,.1f} {unit})"


def bar(rows: list[Row]) -> dict[str, str]:
    """Each part of the bar, with a plain verdict. The first is a goal of ours, not a comparison of like with like."""
    found = {}
    peer = find(rows, "catanatron", PYTHON)
    for game, title in GAMES.items():
        compiled, plain = find(rows, "compiled", OWN, f"{game}-4"), find(rows, "plain", PYTHON, f"{game}-4")
        times = compiled.rate / peer.rate if compiled and peer else None
        found[f"{title}, compiled, own loop, at least {COMPILED_TIMES_CATANATRON} times Catanatron"] = (
            verdict(times, COMPILED_TIMES_CATANATRON, "times")
        )
        found[f"{title}, as plain Python, at least {PLAIN_DECISIONS_PER_SECOND:,} decisions/s"] = verdict(
            plain.rate if plain else None, PLAIN_DECISIONS_PER_SECOND, "decisions/s"
        )
    return found


def machine() -> dict[str, str]:
    """Where and with what this was measured."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = (
            line.split(":", 1)[1].strip()
            for line in cpuinfo.read_text().splitlines()
            if line.startswith("model name")
        )
        model = next(names, model)
    facts = {
        "machine": f"{model}, {os.cpu_count()} cores, one used",
        "python": f"{platform.python_implementation()} {platform.python_version()}, {platform.system()}",
    }
    packages = []
    for package in ("broomstick", "catanatron", "open_spiel"):
        try:
            packages.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            packages.append(f"{package} not installed")
    facts["packages"] = ", ".join(packages)
    return facts


@contextmanager
def on_one_core() -> Iterator[None]:
    """Pin this process, and so every measurement it starts meanwhile, to the last core it may use."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def as_data(rows: list[Row]) -> list[dict[str, object]]:
    return [
        {
            "kind": row.kind,
            "measurement": row.title,
            "unit": row.unit,
            "median": row.rate if row.measured else None,
            "rates": row.rates,
            "to_catanatron": ratio(row, rows, "catanatron"),
            "to_hearts": ratio(row, rows, "hearts"),
            "problem": row.problem,
        }
        for row in rows
    ]


def main() -> int:
    groups = ("compiled", "plain", "catanatron", "hearts", "table")
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="Exit status: 0 whether or not the bar is met, 1 when something asked for was not measured.",
    )
    parser.add_argument(
        "--seconds", type=float, default=2.4, help="for each main measurement, each round (default 2.4)"
    )
    parser.add_argument(
        "--rounds", type=int, default=3, help="interleaved repetitions; the median counts (default 3)"
    )
    parser.add_argument(
        "--table-seconds", type=float, default=6.0, help="for each load of the table (default 6)"
    )
    parser.add_argument("--tables", type=int, default=100, help="tables played at at once (default 100)")
    parser.add_argument("--only", nargs="+", choices=groups, default=groups, help="measure only these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results here as well")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")

    rows = [row for row in all_rows() if row.group in args.only]
    with on_one_core():
        for number in range(1, args.rounds + 1 if rows else 1):
            print(f"round {number} of {args.rounds}", file=sys.stderr, flush=True)
            for row in rows:
                if not row.problem:
                    measure(row, args.seconds)
    report = Report()
    if "table" in args.only:
        print("the table", file=sys.stderr, flush=True)
        report.measure(args.table_seconds, args.tables)

    facts = machine()
    facts["date"] = datetime.now(UTC).date().isoformat()
    facts["command"] = shlex.join(["python", "bench/run.py", *sys.argv[1:]])
    verdicts = {**(bar(rows) if rows else {}), **(report.bars() if "table" in args.only else {})}
    if rows:
        print(tables(rows), "", "For README.md:", "", summary(rows), "", sep="\n")
    if report.lines():
        print(*report.lines(), "", sep="\n")
    for problem in dict.fromkeys(row.problem for row in rows if row.problem):
        titles = "; ".join(f"{row.title} ({row.kind})" for row in rows if row.problem == problem)
        print(f"not measured: {titles}: {problem}")
    for problem in report.problems:
        print(f"not measured: {problem}")
    for name, text in facts.items():
        print(f"{name}: {text}")
    for name, text in verdicts.items():
        print(f"bar: {name}: {text}")
    if args.json:
        result = {**facts, "rows": as_data(rows), "page": report.page, "load": report.load, "bar": verdicts}
        args.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return 1 if report.problems or any(row.problem for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
