"""Measure our engine beside its peers, on one core, then the table on the net: three minutes in all."""

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
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

from table_report import Report

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"

COMPILED_TIMES_CATANATRON = 40
PLAIN_DECISIONS_PER_SECOND = 100_000

GAMES = {
    "card-game": "card game",
    "witchs-brew": "Witch's Brew",
    "broom-service": "Broom Service",
    "broom-service-everything": "Broom Service with everything on",
}
"""Our games, as ours.py names them and as the bar does."""


@dataclass
class Row:
    """One line of the table: a measurement, repeated."""

    group: str
    title: str
    script: str
    what: str
    unit: str = "decisions"
    share: float = 1.0  # of the seconds given to a measurement; what the bar rests on gets all of them
    rates: list[float] = field(default_factory=list)
    problem: str = ""

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        return (max(self.rates) - min(self.rates)) / self.rate

    @property
    def measured(self) -> bool:
        return bool(self.rates) and not self.problem


def all_rows() -> list[Row]:
    side = 1 / 3
    everything = "broom-service-everything"
    return [
        Row("compiled", "card game compiled, 4 players", "ours.py", "card-game-4"),
        Row("compiled", "Witch's Brew compiled, 4 players", "ours.py", "witchs-brew-4"),
        Row("compiled", "Broom Service compiled, 4 players", "ours.py", "broom-service-4"),
        Row("compiled", "Broom Service compiled, everything on, 4 players", "ours.py", f"{everything}-4"),
        Row("plain", "card game uncompiled, 4 players", "ours.py", "card-game-4"),
        Row("plain", "Witch's Brew uncompiled, 4 players", "ours.py", "witchs-brew-4"),
        Row("plain", "Broom Service uncompiled, 4 players", "ours.py", "broom-service-4"),
        Row("plain", "Broom Service uncompiled, everything on, 4 players", "ours.py", f"{everything}-4"),
        Row("catanatron", "Catanatron, 4 random players", "peers.py", "catanatron"),
        Row("hearts", "OpenSpiel hearts from Python", "peers.py", "hearts"),
        Row("compiled", "card game compiled, 3 players", "ours.py", "card-game-3", share=side),
        Row("compiled", "card game compiled, 5 players", "ours.py", "card-game-5", share=side),
        Row("compiled", "card game compiled, 6 players", "ours.py", "card-game-6", share=side),
        Row("compiled", "Witch's Brew compiled, 3 players", "ours.py", "witchs-brew-3", share=side),
        Row("compiled", "Witch's Brew compiled, 5 players", "ours.py", "witchs-brew-5", share=side),
        Row("compiled", "Broom Service compiled, 2 players", "ours.py", "broom-service-2", share=side),
        Row("compiled", "Broom Service compiled, 5 players", "ours.py", "broom-service-5", share=side),
        Row(
            "compiled",
            "Broom Service compiled, everything on, 2 players",
            "ours.py",
            f"{everything}-2",
            share=side,
        ),
        Row(
            "compiled",
            "Broom Service compiled, everything on, 5 players",
            "ours.py",
            f"{everything}-5",
            share=side,
        ),
        Row("compiled", "card game compiled, copies", "ours.py", "card-game-copies", "copies", side),
        Row("compiled", "Witch's Brew compiled, copies", "ours.py", "witchs-brew-copies", "copies", side),
        Row("compiled", "Broom Service compiled, copies", "ours.py", "broom-service-copies", "copies", side),
        Row("plain", "card game uncompiled, copies", "ours.py", "card-game-copies", "copies", side),
        Row("plain", "Witch's Brew uncompiled, copies", "ours.py", "witchs-brew-copies", "copies", side),
        Row("plain", "Broom Service uncompiled, copies", "ours.py", "broom-service-copies", "copies", side),
        Row("catanatron", "Catanatron, copies", "peers.py", "catanatron-copies", "copies", side),
        Row("hearts", "OpenSpiel hearts, copies", "peers.py", "hearts-copies", "copies", side),
    ]


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


def find(rows: list[Row], group: str, unit: str = "decisions") -> Row | None:
    """The peer that others are held against: the group's first row of that unit, if it was measured."""
    return measured(next((row for row in rows if row.group == group and row.unit == unit), None))


def ours(rows: list[Row], group: str, what: str) -> Row | None:
    """A row of our own, if it was measured."""
    return measured(next((row for row in rows if row.group == group and row.what == what), None))


def measured(row: Row | None) -> Row | None:
    return row if row and row.measured else None


def ratio(row: Row, rows: list[Row], group: str) -> float | None:
    peer = find(rows, group, row.unit)
    return row.rate / peer.rate if peer and row.measured else None


def table(rows: list[Row]) -> str:
    """The results as an aligned Markdown table."""
    lines = [["measurement", "per second", "spread", "to Catanatron", "to hearts"]]
    for row in rows:
        if row.measured:
            ratios = [ratio(row, rows, group) for group in ("catanatron", "hearts")]
            cells = ["" if value is None else f"{value:,.2f}" for value in ratios]
            lines.append([row.title, f"{row.rate:,.0f} {row.unit}", f"{row.spread:.0%}", *cells])
        else:
            lines.append([row.title, "not measured", "", "", ""])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    lines.insert(1, ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])])
    padded = (
        [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        for first, *rest in lines
    )
    return "\n".join(f"| {' | '.join(cells)} |" for cells in padded)


def verdict(value: float | None, wanted: float, unit: str) -> str:
    if value is None:
        return "not measured"
    return f"{'met' if value >= wanted else 'MISSED'} ({value:,.1f} {unit})"


def bar(rows: list[Row]) -> dict[str, str]:
    """Each part of the bar, with a plain verdict."""
    found = {}
    for game, title in GAMES.items():
        compiled, plain = (ours(rows, group, f"{game}-4") for group in ("compiled", "plain"))
        times = ratio(compiled, rows, "catanatron") if compiled else None
        found[f"{title} compiled at least {COMPILED_TIMES_CATANATRON} times Catanatron"] = verdict(
            times, COMPILED_TIMES_CATANATRON, "times"
        )
        found[f"{title} uncompiled at least {PLAIN_DECISIONS_PER_SECOND:,} decisions/s"] = verdict(
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
        print(table(rows), "", sep="\n")
    if report.lines():
        print(*report.lines(), "", sep="\n")
    for problem in dict.fromkeys(row.problem for row in rows if row.problem):
        titles = "; ".join(row.title for row in rows if row.problem == problem)
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
