"""The page that needs no server, measured in Chromium: bytes, time to the first decision, bots, memory, long tasks.

    make site && .venv/bin/python bench/site.py

Beside each time stands the same against a server on this machine. Bots are timed in the Python that a page has, run by
Node, decision by decision.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import mypy_extensions
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from table_load import served as server_served  # noqa: E402
from table_page import wait_for  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from browser.site import first_load, open_table, play_out, served, whole  # noqa: E402

TIMES = 5
FIRST_LOAD, MOST_BYTES = 150_000, 8_000_000
WARM, LONGEST = 3.0, 100.0
"""Seconds to the first decision, and milliseconds of the page's longest task."""
BOT_MEDIAN, BOT_SLOW = 100.0, 500.0
"""Milliseconds of a bot's decision."""
QUESTION = ".dock .askhead, main.pick, .dock button.card"
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


def to_a_decision(page: Page, address: str) -> float:
    """Seconds from opening the page to the first question, for somebody who presses the first button at once."""
    began = time.perf_counter()
    page.goto(address)
    page.locator("button.btn.big").first.click()
    page.wait_for_url("**/#/t/*", timeout=90_000)
    page.locator(QUESTION).first.wait_for(timeout=90_000)
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


def in_play(browser: Browser, address: str) -> tuple[float, int]:
    """The longest task of the page's own thread in a whole game of Broom Service, and what its process takes."""
    with window(browser) as context:
        page = context.new_page()
        page.add_init_script(f"({LONG})()")
        open_table(page, address, "broom-service")
        play_out(page, "broom-service")
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


def told(name: str, seconds: list[float], unit: float = 1.0, word: str = "s") -> str:
    return f"{name:<34}{median(seconds) * unit:8.2f} {word}   ({min(seconds) * unit:.2f} to {max(seconds) * unit:.2f})"


def judged(name: str, value: float, goal: float, unit: str) -> str:
    return (
        f"bar: {name}, at most {goal:g} {unit}: {'met' if value <= goal else 'MISSED'} ({value:.3g} {unit})"
    )


def main() -> None:
    bars: list[str] = []
    for name, size in whole().items():
        print(f"{name:<34}{size / 1e6:8.2f} MB")
    bars.append(judged("all files, compressed", whole()["in all"] / 1e6, MOST_BYTES / 1e6, "MB"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with served() as address:
            with window(browser) as context:
                first = first_load(context.new_page(), address)
            print(f"{'first load':<34}{first / 1e3:8.0f} kB")
            cold, warm = cold_and_warm(browser, address)
            print(told("cold, to the first decision", cold))
            print(told("warm, to the first decision", warm))
            longest, memory = in_play(browser, address)
            print(f"{'longest task of the page':<34}{longest:8.0f} ms")
            print(f"{'memory of the tab after a game':<34}{memory / 1e6:8.0f} MB")
            bars += [
                judged("first load, compressed", first / 1e3, FIRST_LOAD / 1e3, "kB"),
                judged("warm, to the first decision", median(warm), WARM, "s"),
                judged("longest task of the page", longest, LONGEST, "ms"),
            ]
        with server_served("table") as server:
            wait_for(server)
            cold, warm = cold_and_warm(browser, f"http://{server.address}/")
            print(told("a server's page, cold", cold))
            print(told("a server's page, warm", warm))
            longest, memory = in_play(browser, f"http://{server.address}/")
            print(f"{'its longest task':<34}{longest:8.0f} ms")
            print(f"{'memory of its tab after a game':<34}{memory / 1e6:8.0f} MB")
        browser.close()
    here = thinking_here()
    for game, spent in bots().items():
        middle, last = typical(spent)
        server_middle, server_last = typical(here[game])
        print(
            f"{'thrifty, ' + game:<34}{middle:8.1f} ms   95 %: {last:.1f} ms, {len(spent)} decisions; "
            f"at a server {server_middle:.1f} and {server_last:.1f} ms"
        )
        bars.append(judged(f"a bot's decision, {game}, median", middle, BOT_MEDIAN, "ms"))
        bars.append(judged(f"a bot's decision, {game}, 95 of 100", last, BOT_SLOW, "ms"))
    print(*bars, sep="\n")


if __name__ == "__main__":
    main()
