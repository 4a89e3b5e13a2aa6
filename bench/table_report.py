"""The table's part of the benchmark: run its measurements, each in a process of its own, and say what came of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent

FIRST_LOAD_BYTES = 150_000
FIRST_LOAD_REQUESTS = 20
NEWS_BYTES = 2_000
"""In the median, as text: what a client without compression gets."""


class Report:
    """What was measured, or why not."""

    def __init__(self) -> None:
        self.page: dict[str, Any] = {}
        self.load: dict[str, Any] = {}
        self.problems: list[str] = []

    def measure(self, seconds: float, tables: int) -> None:
        self.page = self.run("table_page.py")
        self.load = self.run("table_load.py", "--seconds", str(seconds), "--tables", str(tables))

    def run(self, script: str, *arguments: str) -> dict[str, Any]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            [sys.executable, str(HERE / script), *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
            self.problems.append(f"{script}: {last}")
            return {}
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def lines(self) -> list[str]:
        """A Markdown table, one thing a row."""
        rows = [["the table", "", ""]]
        rows.append(["---", "---:", "---"])
        if self.page:
            for what in ("home", "table"):
                name = "first load" if what == "home" else "with a first table open"
                found = self.page[what]
                rows.append([name, f"{found['bytes'] / 1000:.0f} kB", f"{found['requests']} requests"])
        if self.load:
            sizes = self.load["sizes"]
            for what in ("raw", "sent"):
                name = "news, as text" if what == "raw" else "news, as sent"
                if what == "sent" and not sizes["packed"]:
                    name += " (not compressed)"
                found = sizes[what]
                rest = f"95 %: {found['p95']:.0f} B; {sizes['news']} in {sizes['games']} games"
                rows.append([name, f"{found['median']:.0f} B", rest])
            rows += [self.load_row("calm"), self.load_row("flat"), self.echo_row()]
        return ["| " + " | ".join(row) + " |" for row in rows] if len(rows) > 2 else []

    def load_row(self, which: str) -> list[str]:
        found = self.load[which]
        rate = found["decisions"] / found["seconds"]
        share = found["cpu"] / found["seconds"]
        times = " / ".join(f"{found[part] * 1000:.0f}" for part in ("p50", "p95", "p99"))
        how = "as people play" if which == "calm" else "flat out"
        return [
            f"{found['tables']} tables, {how}: action to all",
            f"{times} ms",
            f"p50 / p95 / p99; {rate:.0f} decisions/s, {found['viewers']} viewers, {share:.0%} of a core",
        ]

    def echo_row(self) -> list[str]:
        ours, bare = self.each("flat"), self.each("echo")
        note = f"{ours / bare:.1f} times a bare echo ({bare * 1000:.2f} ms) of the same texts"
        return ["processor time a message", f"{ours * 1000:.2f} ms", note]

    def each(self, which: str) -> float:
        """Seconds of the server's processor time for a message that was delivered."""
        found = self.load[which]
        return float(found["cpu"]) / max(1, int(found["delivered"]))

    def bars(self) -> dict[str, str]:
        kilobytes = self.page["table"]["bytes"] / 1000 if self.page else None
        requests = self.page["table"]["requests"] if self.page else None
        news = self.load["sizes"]["raw"]["median"] if self.load else None
        return {
            f"first load at most {FIRST_LOAD_BYTES // 1000} kB": at_most(
                kilobytes, FIRST_LOAD_BYTES / 1000, "kB"
            ),
            f"first load at most {FIRST_LOAD_REQUESTS} requests": at_most(
                requests, FIRST_LOAD_REQUESTS, "requests"
            ),
            f"news at most {NEWS_BYTES:,} B in the median": at_most(news, NEWS_BYTES, "B"),
        }


def at_most(value: float | None, wanted: float, unit: str) -> str:
    if value is None:
        return "not measured"
    return f"{'met' if value <= wanted else 'MISSED'} ({value:,.0f} {unit})"
