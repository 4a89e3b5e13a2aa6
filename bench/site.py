"""The page that needs no server, measured in Chromium: bytes, time to the first decision, bots, memory, long tasks.

    make site && .venv/bin/python bench/site.py
    .venv/bin/python bench/site.py --only start --publish

Beside each time stands the same against a server on this machine. Bots are timed in the Python that a page has, run by
Node, decision by decision. What --publish was said of is written into bench/README.md, each part into its own table.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles

import mypy_extensions
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from publish import put  # noqa: E402
from table_load import served as server_served  # noqa: E402
from table_page import wait_for  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from browser.site import COMING, first_load, play_out, question, served, weights  # noqa: E402

TIMES = 5
FIRST_LOAD, MOST_BYTES = 150_000, 8_000_000
WARM, LONGEST = 3.0, 100.0
"""Seconds to the first decision, and milliseconds of the page's longest task."""
BOT_MEDIAN, BOT_SLOW = 100.0, 500.0
"""Milliseconds of a bot's decision."""
GAMES = ("card-game", "witchs-brew", "broom-service")
MOST_LOADED = 1.0
"""Of a quiet machine: programs that run on average, ours not yet among them."""
BOTS = """
import json, sys, time
import broomstick
from broomstick.bots import make
from broomstick.heart.chance import Chance
found = {}
for name in broomstick.GAMES:
    spent = []
    for seed in range(3):
        game = broomstick.load(name, players=4)
        state, bot, rng = game.start(seed), make("thrifty"), Chance(str(seed), "", "bench")
        while not state.over:
            seat = state.deciders[0]
            view, choices = state.view(seat), state.choices(seat)
            began = time.perf_counter()
            chosen = bot.choose(view, choices, rng)
            spent.append(time.perf_counter() - began)
            state.play(seat, chosen)
    found[name] = spent
json.dumps(found)
"""
NODE = """
const { loadPyodide } = await import(process.argv[1] + "/pyodide.mjs");
const python = await loadPyodide();
process.argv.slice(2, 4).forEach((path, at) => {
  python.FS.mkdirTree(`/given/${at}`);
  python.mountNodeFS(`/given/${at}`, path);
  python.runPython(`import sys; sys.path.append("/given/${at}")`);
});
console.log(python.runPython(process.argv[4]));
"""
LONG = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.duration);
  }).observe({ type: "longtask", buffered: true });
}"""


@contextmanager
def window(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    yield context
    context.close()


@dataclass
class Row:
    """One line of a table: what was measured on the site, at a server, and what it has to be."""

    name: str
    site: str
    server: str = ""
    bar: str = ""


def to_a_decision(page: Page, address: str) -> float:
    """Seconds from opening the page to the first question of a table where bots take no time.

    How long others think before it is one's turn is the table's wish, and no work of the page's.
    """
    began = time.perf_counter()
    page.goto(f"{address}#/new/{GAMES[0]}")
    page.get_by_role("radio", name="At once").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*", timeout=COMING * 1000)
    question(page)
    return time.perf_counter() - began


def cold_and_warm(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    cold, warm = [], []
    for _ in range(TIMES):
        with window(browser) as context:
            page = context.new_page()
            cold.append(to_a_decision(page, address))
            page.goto(address)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.wait_for_timeout(1500)
            page.close()
            warm.append(to_a_decision(context.new_page(), address))
    return cold, warm


def in_play(browser: Browser, address: str, game: str) -> tuple[float, int]:
    """The longest task of the page's own thread in a whole game, and what its process takes."""
    with window(browser) as context:
        page = context.new_page()
        page.add_init_script(f"({LONG})()")
        page.goto(f"{address}#/new/{game}")
        page.get_by_role("radio", name="At once").click()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/#/t/*", timeout=COMING * 1000)
        question(page)
        play_out(page, game)
        processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        pids = [one["id"] for one in processes if one["type"] == "renderer"]
        longest: float = page.evaluate("window.longest")
        return longest, max(resident(pid) for pid in pids)


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def bots() -> dict[str, list[float]]:
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
    pyodide = ROOT / "web" / "node_modules" / "pyodide"
    library = Path(str(mypy_extensions.__file__)).parent
    run = subprocess.run(
        [node, "--input-type=module", "-e", NODE, pyodide.as_uri(), str(ROOT / "src"), str(library), BOTS],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, list[float]] = json.loads(run.stdout)
    return found


def thinking_here() -> dict[str, list[float]]:
    """The same bots in the Python of this machine, as a server has it."""
    run = subprocess.run(
        [sys.executable, "-c", BOTS.replace("json.dumps(found)", "print(json.dumps(found))")],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, list[float]] = json.loads(run.stdout)
    return found


def typical(seconds: list[float]) -> tuple[float, float]:
    """The median, and what 95 of 100 do not exceed, in milliseconds."""
    return median(seconds) * 1e3, quantiles(seconds, n=20)[-1] * 1e3


def spread(seconds: list[float]) -> str:
    return f"{median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f})"


def judged(value: float, goal: float, unit: str) -> str:
    return f"at most {goal:g} {unit}: {'met' if value <= goal else 'MISSED'}"


def sizes(browser: Browser, site: str, server: str) -> list[Row]:
    with window(browser) as context:
        first = first_load(context.new_page(), site)
    parts = weights()
    whole = sum(parts.values())
    return [
        *(Row(name, f"{size / 1e6:.2f} MB") for name, size in parts.items()),
        Row("all files", f"{whole / 1e6:.2f} MB", bar=judged(whole / 1e6, MOST_BYTES / 1e6, "MB")),
        Row("first load", f"{first / 1e3:.0f} kB", bar=judged(first / 1e3, FIRST_LOAD / 1e3, "kB")),
    ]


def start(browser: Browser, site: str, server: str) -> list[Row]:
    (cold, warm), (server_cold, server_warm) = (cold_and_warm(browser, one) for one in (site, server))
    return [
        Row("first decision, empty cache", spread(cold), spread(server_cold)),
        Row("first decision, full cache", spread(warm), spread(server_warm), judged(median(warm), WARM, "s")),
    ]


def play(browser: Browser, site: str, server: str) -> list[Row]:
    rows = []
    for game in GAMES:
        (longest, memory), (its_longest, its_memory) = (in_play(browser, one, game) for one in (site, server))
        bar = judged(longest, LONGEST, "ms")
        rows += [
            Row(f"longest task, {game}", f"{longest:.0f} ms", f"{its_longest:.0f} ms", bar),
            Row(f"memory of the tab, {game}", f"{memory / 1e6:.0f} MB", f"{its_memory / 1e6:.0f} MB"),
        ]
    return rows


def deciding(browser: Browser, site: str, server: str) -> list[Row]:
    here, rows = thinking_here(), []
    for game, spent in bots().items():
        (middle, last), (server_middle, server_last) = typical(spent), typical(here[game])
        rows += [
            Row(
                f"thrifty decides, {game}, median",
                f"{middle:.2f} ms",
                f"{server_middle:.2f} ms",
                judged(middle, BOT_MEDIAN, "ms"),
            ),
            Row(
                f"95 of 100 of {len(spent)}",
                f"{last:.2f} ms",
                f"{server_last:.2f} ms",
                judged(last, BOT_SLOW, "ms"),
            ),
        ]
    return rows


PARTS = {"sizes": sizes, "start": start, "play": play, "bots": deciding}


def table(rows: list[Row], load: float) -> str:
    """As a page has it. Beside what else it was measured is said with it."""
    lines = [f"| {row.name} | {row.site} | {row.server} | {row.bar} |" for row in rows]
    beside = "" if load < MOST_LOADED else f"; not quiet: {load:.1f} programs ran beside it"
    when = f"{datetime.now(UTC).date().isoformat()}, {os.cpu_count()} cores{beside}."
    head = ["|  | the site | a server's page | bar |", "| --- | ---: | ---: | --- |"]
    return "\n".join([*head, *lines, "", when])


def publish(part: str, text: str) -> None:
    page = ROOT / "bench" / "README.md"
    begin, end = f"<!-- site: {part}, written by bench/site.py -->", f"<!-- site: {part}, so far -->"
    written = put(page.read_text(encoding="utf-8"), text, begin, end)
    page.write_text(written, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="The page that needs no server, measured in Chromium.")
    parser.add_argument("--only", nargs="+", choices=list(PARTS), default=list(PARTS))
    parser.add_argument("--publish", action="store_true", help="write the tables into bench/README.md")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    with sync_playwright() as playwright, served() as site, server_served("table") as server:
        wait_for(server)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for part in args.only:
            text = table(PARTS[part](browser, site, f"http://{server.address}/"), load)
            print(f"\n{part}\n\n{text}", flush=True)
            if args.publish:
                publish(part, text)
        browser.close()


if __name__ == "__main__":
    main()
