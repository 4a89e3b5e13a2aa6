"""The table's part of the benchmark: run its measurements, each in a process of its own, and say what came of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent

TITLES = {"card-game": "card game", "witchs-brew": "Witch's Brew", "broom-service": "Broom Service"}
FIRST_LOAD_BYTES = 150_000
FIRST_LOAD_REQUESTS = 20
NEWS_BYTES = 2_000
"""In the median, as text: what a client without compression gets."""
PEOPLE_MS, BUSY_MS, IDLE_MS = 50, 150, 50
"""99 of 100 decisions have reached the last viewer after so long: a thousand seats as people play, a busy hour, and
beside very many who only look on."""
NEARLY = 0.95
"""The part of what was offered that must have been played, or the load was another."""
FAN_OUT = 3
"""Times the processor time that the sending alone takes."""
REST_MEGABYTES, REST_SECONDS = 150, 3
LINEAR = 1.25
"""Times what a decision costs at ten tables it may cost at a thousand."""
LONGEST = 600
"""Seconds for any one measurement; it is ended then."""


class Report:
    """What was measured, or why not."""

    def __init__(self) -> None:
        self.page: dict[str, Any] = {}
        self.load: dict[str, Any] = {}
        self.problems: list[str] = []

    def measure(self, seconds: float, tables: int) -> None:
        self.page = self.run("table_page.py")
        given = ("--seconds", str(seconds), "--tables", str(tables))
        sizes = self.run("table_load.py", "sizes", *given)
        busy = {game: self.run("table_load.py", "busy", "--game", game, *given) for game in TITLES}
        fans = {game: self.fan(sizes[game].pop("texts"), given) for game in TITLES} if sizes else {}
        self.load = {
            "sizes": sizes,
            "busy": busy,
            "fan-out": fans,
            **{
                what: self.run("table_load.py", what, *given) for what in ("people", "idle", "houses", "rest")
            },
        }

    def fan(self, texts: list[str], given: tuple[str, ...]) -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "texts.json"
            file.write_text(json.dumps(texts), encoding="utf-8")
            return self.run("table_load.py", "fan-out", "--texts", str(file), *given)

    def run(self, script: str, *arguments: str) -> dict[str, Any]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        name = " ".join([script, *arguments[:1]])
        print(f"  {name}", file=sys.stderr, flush=True)
        try:
            done = subprocess.run(
                [sys.executable, str(HERE / script), *arguments],
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=LONGEST,
            )
        except subprocess.TimeoutExpired:
            self.problems.append(f"{name}: not done after {LONGEST} s")
            return {}
        if done.returncode != 0:
            last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
            self.problems.append(f"{name}: {last}")
            return {}
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def lines(self) -> list[str]:
        """A Markdown table, one thing a row."""
        rows = [["the table", "", ""], ["---", "---:", "---"]]
        for what in ("home", "table") if self.page else ():
            name = "first load" if what == "home" else "with a first table open"
            found = self.page[what]
            rows.append([name, f"{found['bytes'] / 1000:.0f} kB", f"{found['requests']} requests"])
        for game, title in TITLES.items():
            rows += self.of_game(game, title)
        load = self.load
        if load.get("people"):
            found = load["people"]
            rows.append(load_row("a thousand seats, as people play", found))
            rows += [
                [f"… {TITLES[game]}", milliseconds(times), "p50 / p95 / p99"]
                for game, times in found["games"].items()
            ]
        if load.get("idle"):
            found = load["idle"]
            rows.append(load_row(f"beside {found['connections']} who look on", found["beside"]))
            rows.append(["memory of one who looks on", f"{found['bytes'] / 1000:.0f} kB", ""])
        for tables, found in load.get("houses", {}).items():
            rows.append(load_row(f"{tables} tables, as many decisions", found))
        if load.get("rest"):
            found = load["rest"]
            held = f"{found['memory'] / 1e6:.0f} MB; somebody comes back in {found['back'] * 1000:.0f} ms"
            rows.append([f"{found['tables']} tables at rest: start", f"{found['start']:.1f} s", held])
        return ["| " + " | ".join(row) + " |" for row in rows] if len(rows) > 2 else []

    def of_game(self, game: str, title: str) -> list[list[str]]:
        rows: list[list[str]] = []
        sizes = self.load.get("sizes", {}).get(game)
        for what in ("raw", "sent") if sizes else ():
            name = f"{title}: news, as {'text' if what == 'raw' else 'sent'}"
            if what == "sent" and not sizes["packed"]:
                name += " (not compressed)"
            found = sizes[what]
            rest = f"95 %: {found['p95']:.0f} B; {sizes['news']} in {sizes['games']} games"
            rows.append([name, f"{found['median']:.0f} B", rest])
        busy = self.load.get("busy", {}).get(game)
        if busy:
            rows.append(load_row(f"{title}: as people play", busy["human"]))
            rows.append(load_row(f"{title}: {busy['offered']} decisions/s offered", busy["calm"]))
            rows.append(load_row(f"{title}: flat out", busy["flat"]))
        for which, how in (("human", "as people play"), ("flat", "flat out")):
            if (times := self.times_fan_out(game, which)) is not None:
                ours, bare = each(busy[which]), each(self.load["fan-out"][game][which])
                note = f"{times:.1f} times a bare fan-out of the same texts ({bare * 1e6:.0f} µs)"
                rows.append([f"{title}: processor time a message, {how}", f"{ours * 1e6:.0f} µs", note])
        return rows

    def times_fan_out(self, game: str, which: str) -> float | None:
        busy, fan = self.load.get("busy", {}).get(game), self.load.get("fan-out", {}).get(game)
        return each(busy[which]) / each(fan[which]) if busy and fan else None

    def bars(self) -> dict[str, str]:
        page, load = self.page, self.load
        bars = {
            f"first load at most {FIRST_LOAD_BYTES // 1000} kB": at_most(
                page["table"]["bytes"] / 1000 if page else None, FIRST_LOAD_BYTES / 1000, "kB"
            ),
            f"first load at most {FIRST_LOAD_REQUESTS} requests": at_most(
                page["table"]["requests"] if page else None, FIRST_LOAD_REQUESTS, "requests"
            ),
        }
        people = load.get("people")
        for game, title in TITLES.items():
            sizes, busy = load.get("sizes", {}).get(game), load.get("busy", {}).get(game)
            bars[f"{title}: news at most {NEWS_BYTES:,} B in the median"] = at_most(
                sizes["raw"]["median"] if sizes else None, NEWS_BYTES, "B"
            )
            bars[f"{title}: 1,000 seats as people play, p99 at most {PEOPLE_MS} ms"] = at_most(
                people["games"][game]["p99"] * 1000 if people else None, PEOPLE_MS, "ms"
            )
            bars[f"{title}: 600 decisions/s, 400 viewers, p99 at most {BUSY_MS} ms"] = under_load(busy)
            for which, how in (("human", "as people play"), ("flat", "flat out")):
                bars[f"{title}: at most {FAN_OUT} times a bare fan-out, {how}"] = at_most(
                    self.times_fan_out(game, which), FAN_OUT, "times", 1
                )
        return {**bars, **self.bars_of_size()}

    def bars_of_size(self) -> dict[str, str]:
        idle, houses, rest = (self.load.get(what) for what in ("idle", "houses", "rest"))
        gone = idle["connections"] - idle["here"] if idle else None
        cost = {tables: found["cpu"] / max(1, found["decisions"]) for tables, found in (houses or {}).items()}
        return {
            "3,000 idle connections, all of them there": at_most(gone, 0, "gone"),
            f"beside them p99 at most {IDLE_MS} ms": at_most(
                idle["beside"]["p99"] * 1000 if idle else None, IDLE_MS, "ms"
            ),
            f"a decision at 1,000 tables at most {LINEAR} times one at 10": at_most(
                cost["1000"] / cost["10"] if cost else None, LINEAR, "times", 2
            ),
            f"50,000 tables at rest in at most {REST_MEGABYTES} MB": at_most(
                rest["memory"] / 1e6 if rest else None, REST_MEGABYTES, "MB"
            ),
            f"50,000 tables at rest: a start in at most {REST_SECONDS} s": at_most(
                rest["start"] if rest else None, REST_SECONDS, "s", 1
            ),
        }


def under_load(busy: dict[str, Any] | None) -> str:
    """Whether a load was borne, and was the load that was meant."""
    if not busy:
        return at_most(None, BUSY_MS, "ms")
    rate = busy["calm"]["decisions"] / busy["calm"]["seconds"]
    said = at_most(busy["calm"]["p99"] * 1000, BUSY_MS, "ms")
    if rate < NEARLY * busy["offered"]:
        said = said.replace("met", "MISSED")
    return f"{said}, {rate:.0f} decisions/s played"


def each(found: dict[str, Any]) -> float:
    """Seconds of the server's processor time for a message that was delivered."""
    return float(found["cpu"]) / max(1, int(found["delivered"]))


def milliseconds(found: dict[str, Any]) -> str:
    return " / ".join(f"{found[part] * 1000:.0f}" for part in ("p50", "p95", "p99")) + " ms"


def load_row(name: str, found: dict[str, Any]) -> list[str]:
    rate, share = found["decisions"] / found["seconds"], found["cpu"] / found["seconds"]
    note = f"p50 / p95 / p99; {rate:.0f} decisions/s, {found['viewers']} viewers, {share:.0%} of a core"
    return [name, milliseconds(found), note]


def at_most(value: float | None, wanted: float, unit: str, digits: int = 0) -> str:
    if value is None:
        return "not measured"
    return f"{'met' if value <= wanted else 'MISSED'} ({value:,.{digits}f} {unit})"
