"""The page that needs no server, measured in Chromium: bytes, time to the first decision, bots, memory, long tasks.

    make site && .venv/bin/python bench/site.py

Beside each time stands the same against a server on this machine. Bots are timed in the Python that a page has, run by
Node, decision by decision.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import mypy_extensions
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from table_load import served as server_served  # noqa: E402
from table_page import wait_for  # noqa: E402

from browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from browser.site import SITE, served  # noqa: E402

TIMES = 5
PACKED = (".gzip", ".zip", ".png")
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


def weight(path: Path) -> int:
    """As a host that compresses sends it."""
    content = path.read_bytes()
    return len(content) if path.suffix in PACKED else len(gzip.compress(content))


def sizes() -> dict[str, int]:
    files = [path for path in SITE.rglob("*") if path.is_file()]
    python = sum(weight(path) for path in files if "python" in path.relative_to(SITE).parts[0])
    return {"python": python, "in all": sum(map(weight, files))}


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
    from browser.site import open_table, play_out

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


def told(name: str, seconds: list[float], unit: float = 1.0, word: str = "s") -> str:
    return f"{name:<34}{median(seconds) * unit:8.2f} {word}   ({min(seconds) * unit:.2f} to {max(seconds) * unit:.2f})"


def main() -> None:
    say: Callable[[str], Any] = print
    for name, size in sizes().items():
        say(f"{name:<34}{size / 1e6:8.2f} MB")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with served() as address:
            cold, warm = cold_and_warm(browser, address)
            say(told("cold, to the first decision", cold))
            say(told("warm, to the first decision", warm))
            longest, memory = in_play(browser, address)
            say(f"{'longest task of the page':<34}{longest:8.0f} ms")
            say(f"{'memory of the tab after a game':<34}{memory / 1e6:8.0f} MB")
        with server_served("table") as server:
            wait_for(server)
            cold, warm = cold_and_warm(browser, f"http://{server.address}/")
            say(told("a server's page, cold", cold))
            say(told("a server's page, warm", warm))
        browser.close()
    for game, spent in bots().items():
        last = quantiles(spent, n=20)[-1]
        say(
            f"{'thrifty, ' + game:<34}{median(spent) * 1e3:8.1f} ms   95 %: {last * 1e3:.1f} ms, {len(spent)} decisions"
        )


if __name__ == "__main__":
    main()
