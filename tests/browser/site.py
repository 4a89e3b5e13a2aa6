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
from browser.card_game import test_whole_games as cards
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


def whole() -> dict[str, int]:
    """The bytes of all files, and of those that are Python."""
    files = [path for path in SITE.rglob("*") if path.is_file()]
    python = sum(weight(path) for path in files if "python" in path.relative_to(SITE).parts[0])
    return {"python": python, "in all": sum(map(weight, files))}


def open_table(page: Page, site: str, game: str) -> None:
    """By New table, with bots that take no time."""
    page.goto(f"{site}#/new/{game}")
    page.get_by_role("radio", name="At once").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/t/*", timeout=COMING * 1000)
    page.locator(".dock, main.pick").first.wait_for()


def play_out(page: Page, game: str) -> None:
    """To the end by clicks on what can be clicked."""
    if game == "card-game":
        for _ in range(cards.MOST_STEPS):
            if cards.over(page):
                break
            cards.touch_once(page, tap=False)
    else:
        (brew if game == "witchs-brew" else brooms).played(page, "mouse")
    expect(page.locator("main.end")).to_be_visible()


def question(page: Page) -> str:
    """What is asked now, in a line."""
    asked = page.locator(".dock .ask, main.pick").first
    page.locator(".dock .askhead, main.pick").first.wait_for(timeout=COMING * 1000)
    return asked.inner_text().strip().splitlines()[0]
