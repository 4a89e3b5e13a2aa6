"""A real browser and a real server on loopback, for tests that use the page as a person does."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

import dealing
from broomstick.server.app import PAGE
from browser import gallery
from browser.shares import known_shares

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or without the page, these tests are left out, and the run says so."""
    why = "" if CHROMIUM else "no Chromium was found; name one by CHROMIUM"
    why = why or ("" if PAGE.is_dir() else "the page is not built; make builds it")
    for item in items:
        if why and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that tells the server which test is under way."""
    return tmp_path_factory.mktemp("told") / "test.txt"


@pytest.fixture(autouse=True)
def tell_the_test(request: pytest.FixtureRequest, told: Path) -> None:
    told.write_text(request.node.nodeid, encoding="utf-8")


@contextmanager
def serving(program: str, folder: Path, told: Path) -> Iterator[str]:
    """A server of the installed package, begun by a program of the tests, with its tables in a folder."""
    with running(program, folder, told) as (found, _):
        yield found


@contextmanager
def running(program: str, folder: Path, told: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The same with its process, for who stops it or lets it sleep."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, program, str(told), "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen([*command, "--database", str(folder / "tables.db")], stdout=subprocess.DEVNULL)
    try:
        for _ in range(PATIENCE * 10):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2).close()
                break
            except OSError:
                assert process.poll() is None
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, told: Path) -> Iterator[str]:
    """Such a server; its tables are thrown away."""
    with serving(dealing.__file__, tmp_path_factory.mktemp("tables"), told) as found:
        yield found


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """There can be only one."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def gallery_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Every screen of the page from sample data."""
    with gallery.served(gallery.built(tmp_path_factory.mktemp("gallery"))) as address:
        yield address


class Watched:
    """A page whose errors, and whose requests to anywhere else, are remembered."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on(
            "console",
            # A request that failed is said without its address.
            lambda said: (
                self.wrong.append(f"{said.text} {said.location['url']}") if said.type == "error" else None
            ),
        )
        self.page.on(
            "request",
            lambda asked: self.wrong.append(asked.url) if self.foreign(asked.url, address) else None,
        )
        self.page.set_default_timeout(PATIENCE * 1000)

    @staticmethod
    def foreign(url: str, address: str) -> bool:
        return not url.startswith((address, address.replace("http", "ws"), "data:"))


def window(browser: Browser, address: str, **how: Any) -> Iterator[Page]:
    """A page of its own that must come to its end without errors and without asking anybody else."""
    context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **how})
    known_shares(context)
    watched = Watched(context, address)
    yield watched.page
    context.close()
    assert watched.wrong == []


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[Page]:
    yield from window(browser, address, reduced_motion="reduce")


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    how = {"has_touch": True, "is_mobile": True, "color_scheme": "dark", "reduced_motion": "reduce"}
    yield from window(browser, address, viewport={"width": 390, "height": 844}, locale="fr-FR", **how)


@pytest.fixture(scope="module")
def desk_gallery(browser: Browser, gallery_address: str) -> Iterator[gallery.Gallery]:
    found = gallery.Gallery(browser, gallery_address, gallery.DESK)
    yield found
    found.close()


@pytest.fixture(scope="module")
def phone_gallery(browser: Browser, gallery_address: str) -> Iterator[gallery.Gallery]:
    found = gallery.Gallery(browser, gallery_address, gallery.PHONE)
    yield found
    found.close()
