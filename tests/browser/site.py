"""The page that needs no server, as any static host sends it: files in a sub-folder, under a strict policy."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.broom_service import playing as brooms
from browser.witchs_brew import playing as brew

SITE = Path(__file__).parents[2] / "dist" / "site"
FOLDER = "/games/broomstick/"
PACKED = (".gzip", ".zip", ".png")
COMING = 90
"""Seconds in which Python has come and started, also where much else is done."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class Files(SimpleHTTPRequestHandler):
    """Sends files of one folder, and knows nothing else."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(FOLDER)
        return super().translate_path("/" + inside if inside != path else "/nowhere")

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *said: Any) -> None:
        """Nobody reads it."""


@contextmanager
def served(folder: Path = SITE) -> Iterator[str]:
    """Where the site is, as long as somebody needs it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{FOLDER}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def weight(path: Path) -> int:
    """As a host that compresses sends it."""
    content = path.read_bytes()
    return len(content) if path.suffix in PACKED else len(gzip.compress(content))


def first_load(page: Page, site: str) -> int:
    """What Home needs, apart from the worker and what that fetches for the games."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    page.locator("button.btn.big").first.wait_for()
    page.wait_for_load_state("networkidle")
    names = {url.removeprefix(site).partition("?")[0] or "index.html" for url in asked}
    return sum(weight(SITE / name) for name in names if not name.startswith(("python/", "assets/worker")))


def weights() -> dict[str, int]:
    """The bytes of all files, by what they are."""
    parts = dict.fromkeys(("the interpreter", "Python's library", "our Python", "the page"), 0)
    for path in SITE.rglob("*"):
        if path.is_file():
            parts[part_of(path)] += weight(path)
    return parts


def part_of(path: Path) -> str:
    if path.relative_to(SITE).parts[0] != "python":
        return "the page"
    if path.name.startswith("broomstick"):
        return "our Python"
    return "Python's library" if path.suffix == ".zip" else "the interpreter"


def whole() -> int:
    return sum(weights().values())


def open_table(page: Page, site: str, game: str) -> None:
    """By New table, with bots that take no time."""
    page.goto(f"{site}#/new/{game}")
    page.get_by_role("radio", name="At once").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*", timeout=COMING * 1000)
    page.locator(".dock, .pick").first.wait_for()


CARDS = """async () => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
  const late = performance.now() + 120_000;
  while (!document.querySelector("main.end") && performance.now() < late) {
    const choice = seen("button.choice:not([aria-disabled=true])")[0];
    const ready = seen(".pick footer button.btn:not(.quiet):not([aria-disabled=true])")[0];
    const picked = seen(".pick button.card[aria-pressed=false]")[0];
    const taken = seen(".dock .wait").length ? undefined : seen(".dock button.card")[0];
    (choice ?? ready ?? (seen(".pick").length ? picked : taken))?.click();
    await new Promise((go) => setTimeout(go, 8));
  }
}"""
"""What ``touch_once`` would touch, from within the page: at the site it is not the mouse that is tried."""


def play_out(page: Page, game: str) -> None:
    """To the end by clicks on what can be clicked."""
    if game == "card-game":
        page.evaluate(CARDS)
    else:
        (brew if game == "witchs-brew" else brooms).played(page, "mouse")
    expect(page.locator("main.end")).to_be_visible()


def question(page: Page) -> str:
    """What is asked now, in a line."""
    asked = page.locator(".dock .ask, .pick").first
    page.locator(".dock .askhead, .pick").first.wait_for(timeout=COMING * 1000)
    return asked.inner_text().strip().splitlines()[0]
