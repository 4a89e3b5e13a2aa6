"""The gallery of the page: every screen from sample data, in one browser page that goes from screen to screen."""

import functools
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / ".gallery"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ["en", "fr", "de"]
DESK, PHONE = (1440, 900), (390, 844)


def sources() -> list[Path]:
    """All that the gallery is made of."""
    words = ROOT / "src" / "broomstick" / "words"
    return [WEB / "gallery.html", *(WEB / "src").rglob("*.*"), *words.rglob("*.ftl")]


def built(otherwise: Path) -> Path:
    """The built gallery: the one that make has made, or a fresh one where that is too old."""
    page = BUILT / "gallery.html"
    newest = max(path.stat().st_mtime for path in sources() if path.is_file())
    if page.is_file() and page.stat().st_mtime >= newest:
        return BUILT
    # Node lies beside Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    vite = ["node", "node_modules/vite/bin/vite.js", "build", "--mode", "gallery", "--logLevel", "error"]
    command = [*vite, "--outDir", str(otherwise), "--emptyOutDir"]
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL)
    return otherwise


class Quiet(SimpleHTTPRequestHandler):
    """Files of a folder, without a word about each."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
        return


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder on loopback; gives its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Gallery:
    """One page of a browser that shows one screen after another, without loading anything anew."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = DESK) -> None:
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 700,
            reduced_motion="reduce",
            locale="en-GB",
        )
        self.page: Page = self.context.new_page()
        self.page.goto(f"{address}/gallery.html")
        self.page.wait_for_function("() => globalThis.gallery")

    def screens(self) -> list[str]:
        found: list[str] = self.page.evaluate("gallery.screens")
        return found

    def show(self, screen: str, theme: str = "light", language: str = "en") -> None:
        self.page.evaluate("([s, t, l]) => gallery.show(s, t, l)", [screen, theme, language])
        self.page.wait_for_selector("#app main, #app form")
        self.settle()

    def by_night(self) -> None:
        """The screen that is shown, in other colours."""
        self.page.evaluate("gallery.showTheme('dark')")
        self.settle()

    def settle(self) -> None:
        """Until what a screen fetches or opens by itself is there: nothing has changed for a few frames."""
        self.page.evaluate(SETTLED)

    def close(self) -> None:
        self.context.close()


SETTLED = """() => new Promise((done) => {
  let left = 4;
  const watch = new MutationObserver(() => (left = 4));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => (left-- > 0 ? requestAnimationFrame(look) : (watch.disconnect(), done()));
  requestAnimationFrame(look);
})"""


def sample_names() -> list[str]:
    """The names of all samples of tables."""
    return sorted(path.stem for path in (WEB / "src" / "sample").glob("*.json"))


def screen_names() -> list[str]:
    """The names of all screens, read from the sources, so that tests can be collected without a browser."""
    text = (WEB / "src" / "gallery" / "screens.ts").read_text(encoding="utf-8")
    listed = text[text.index("export const SCREENS") :]
    return sample_names() + re.findall(r'^\s+"([\w-]+)",$', listed, re.MULTILINE)


def a_seventh(screens: list[str], begin: int) -> list[Any]:
    """Every seventh screen for the quick run, and the others for the slow one.

    Seven, so that languages and sizes that take turns from screen to screen all come up.
    """
    return [
        screen if at % 7 == begin else pytest.param(screen, marks=pytest.mark.slow)
        for at, screen in enumerate(screens)
    ]
