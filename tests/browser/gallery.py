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

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / ".gallery"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ["en", "fr", "de"]
DESK, PHONE = (1440, 900), (390, 844)
LETTERS = 16
"""The size of letters that browsers have unless somebody sets another."""


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


def touched(size: tuple[int, int]) -> bool:
    """Whether a window is that of a thing one touches."""
    return size[0] < 700


class Gallery:
    """One page of a browser that shows one screen after another, without loading anything anew."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = DESK) -> None:
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touched(size),
            reduced_motion="reduce",
            locale="en-GB",
        )
        self.page: Page = self.context.new_page()
        self.settings = self.context.new_cdp_session(self.page)
        self.letters = LETTERS
        self.page.goto(f"{address}/gallery.html")
        self.page.wait_for_function("() => globalThis.gallery")

    def screens(self) -> list[str]:
        found: list[str] = self.page.evaluate("gallery.screens")
        return found

    def show(self, screen: str, theme: str = "light", language: str = "en") -> None:
        # No handle of an element is asked for: whoever holds one keeps the whole screen, long after it is gone.
        self.page.evaluate(SHOWN, [screen, theme, language])
        self.settle()

    def begin(self, screen: str) -> None:
        """Show a screen that is to be looked at in many windows and languages, one after another.

        More than half of what is on a table is its log, whose lines are made in a few ways, hundreds of times; of those
        that are made alike one stays. A screen that is about the log keeps all of it.
        """
        self.show(screen)
        if not screen.endswith("-log"):
            self.page.evaluate(THINNED)

    def by_day(self) -> None:
        self.page.evaluate("gallery.showTheme('light')")
        self.settle(frames=2)

    def by_night(self) -> None:
        """The screen that is shown, in other colours."""
        self.page.evaluate("gallery.showTheme('dark')")
        self.settle(frames=2)

    def speak(self, language: str) -> None:
        """The screen that is shown, in another language."""
        self.page.evaluate("language => gallery.speak(language)", language)
        self.settle(frames=2)

    def resize(self, size: tuple[int, int], letters: int = LETTERS) -> None:
        """The screen that is shown in another window, with letters of another size in the browser's settings."""
        width, height = size
        self.settings.send("Emulation.setTouchEmulationEnabled", {"enabled": touched(size)})
        if letters != self.letters:
            self.letters = letters
            self.settings.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
            # What is asked of the width in letters is only asked again when the width is another.
            self.page.set_viewport_size({"width": width - 1, "height": height})
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle(frames=2)

    def settle(self, frames: int = 4) -> None:
        """Until what a screen fetches or opens by itself is there: nothing has changed for a few frames.

        Two are enough where nothing is fetched: one in which the page is laid out anew, and one in which it does what
        it does when it sees that.
        """
        self.page.evaluate(SETTLED, frames)

    def close(self) -> None:
        self.context.close()


SHOWN = """async ([screen, theme, language]) => {
  await gallery.show(screen, theme, language);
  while (!document.querySelector("#app main, #app form")) await new Promise(requestAnimationFrame);
}"""

THINNED = """() => {
  const made = (one) => [one.tagName, one.className.baseVal ?? one.className, ...one.getAttributeNames(),
    one.getAttribute("style"), !one.textContent, ...[...one.children].map(made)].join();
  const met = new Set();
  for (const line of document.querySelectorAll(".log li")) {
    const kind = made(line);
    if (met.has(kind)) line.remove();
    met.add(kind);
  }
}"""

SETTLED = """(frames) => new Promise((done) => {
  let left = frames;
  const watch = new MutationObserver(() => (left = frames));
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
