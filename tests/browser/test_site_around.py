"""Around the games of a page that needs no server: what comes first, installing it, links with a game, the curtain."""

import base64
import json
import re
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, Route, expect

import broomstick
from browser.broom_service.playing import played
from browser.card_game.test_hot_seat import GAME
from browser.conftest import CHROMIUM, FLAGS, window
from browser.lessons import Overheard, begun, learnt
from browser.site import COMING, SITE, first_load, open_table, question, served, whole
from browser.tables import check_curtain

FIRST_LOAD, MOST_BYTES = 150_000, 8_000_000
pytestmark = pytest.mark.skipif(not SITE.is_dir(), reason="the site is not built; make site builds it")


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture
def here(browser: Browser, site: str) -> Iterator[Page]:
    yield from window(browser, site, reduced_motion="reduce")


@pytest.fixture
def profile(driver: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser that keeps things: a window that does not can install nothing."""
    context = driver.chromium.launch_persistent_context(
        str(tmp_path / "profile"), executable_path=CHROMIUM, args=FLAGS, locale="en-GB"
    )
    yield context
    context.close()


def test_home_is_light_and_all_of_it_is_not_heavy(here: Page, site: str) -> None:
    assert first_load(here, site) <= FIRST_LOAD
    assert whole() <= MOST_BYTES


class Held:
    """Python, as if the line were slow: it comes when it is let go."""

    def __init__(self, context: BrowserContext) -> None:
        self.routes: list[Route] = []
        self.open = False
        context.route(re.compile("/python/"), self.take)

    def take(self, route: Route) -> None:
        if self.open:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        self.open = True
        for route in self.routes:
            # A page that was left waits no more.
            with suppress(Error):
                route.continue_()


def test_home_rules_and_settings_are_there_before_python(browser: Browser, site: str) -> None:
    """Python is held back until all that was looked at."""
    for page in window(browser, site, reduced_motion="reduce", service_workers="block"):
        held = Held(page.context)
        page.goto(site)
        expect(page.get_by_role("progressbar")).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Rules").first.click()
        expect(page.locator("main h1").first).to_be_visible()
        page.goto(site)
        page.locator("button.btn.big").first.click()
        expect(page.locator("main.loading").get_by_role("progressbar")).to_be_visible()
        held.let_go()
        question(page)


def check_installable(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    # What a splash screen is made of, and an icon that may be cut to any shape.
    assert manifest["background_color"]
    assert manifest["theme_color"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        reply = page.request.get(f"{address}/{icon['src']}".replace("//icon", "/icon"))
        assert reply.ok
        assert reply.headers["content-type"] == icon["type"]


def test_it_can_be_installed(profile: BrowserContext, site: str) -> None:
    check_installable(profile.new_page(), site)


def test_a_servers_page_can_be_installed_and_opens_without_a_net(
    profile: BrowserContext, address: str
) -> None:
    page = profile.new_page()
    check_installable(page, address)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    profile.set_offline(True)
    page.reload()
    expect(page.locator("button.btn.big")).to_be_visible()
    profile.set_offline(False)


def written_in(link: str) -> str:
    """The game that a link holds."""
    letters = link.split("#/g/")[1].split("/")[0]
    return zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), -15).decode()


def link_with(game: str, end: str) -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    squeezed = squeezer.compress(game.encode()) + squeezer.flush()
    return f"#/g/{base64.urlsafe_b64encode(squeezed).decode().rstrip('=')}{end}"


def test_a_game_in_a_link_is_watched_and_goes_on_as_a_link(here: Page, site: str) -> None:
    here.context.grant_permissions(["clipboard-read", "clipboard-write"])
    state = broomstick.match(broomstick.load("card-game", players=3), ["thrifty"] * 3, seed=3)
    record = state.record().text()
    here.goto(site + link_with(record, "/open/5"))
    slider = here.get_by_role("slider")
    slider.wait_for(timeout=COMING * 1000)
    expect(slider).to_have_value("5")
    assert "#/g/" not in here.url
    here.keyboard.press("ArrowRight")
    expect(slider).to_have_value("6")
    here.get_by_role("button", name="Copy a link with the game").click()
    copied = here.evaluate("navigator.clipboard.readText()")
    assert written_in(copied).endswith(record)
    assert copied.endswith("/open/6")
    # Opened once more it is the same table, and not another one.
    here.goto(site)
    here.goto(copied)
    expect(slider).to_have_value("6")
    here.goto(site)
    expect(here.get_by_text("Finished tables")).to_be_visible()
    expect(here.locator(".yours li")).to_have_count(1)


def test_a_link_that_holds_no_game_says_so(here: Page, site: str) -> None:
    here.goto(f"{site}#/g/nonsense")
    expect(here.get_by_role("alert")).to_contain_text("holds no game", timeout=COMING * 1000)


def test_behind_the_curtain_nothing_of_the_game_is_in_the_page(here: Page, site: str) -> None:
    here.goto(f"{site}#/new/card-game")
    here.get_by_role("radio", name="At once").click()
    here.get_by_role("radiogroup", name="Who sits in seat 2").get_by_role("radio").first.click()
    for seat, name in enumerate(["Ada", "Ben"], 1):
        here.get_by_role("textbox", name=f"Name in seat {seat}").fill(name)
    here.get_by_role("button", name="Open the table").click()
    here.wait_for_url("**/#/t/*", timeout=COMING * 1000)
    curtain = here.locator(".curtain h1")
    expect(curtain).to_be_visible(timeout=COMING * 1000)
    name = curtain.inner_text()
    here.locator(".curtain button.btn").click()
    here.locator(".log li").filter(has_text=f"{name} draws").first.wait_for()
    # While somebody is there, the game is in the page: so it would be found.
    assert GAME.search(here.content())
    here.locator("button.here").click()
    expect(curtain).to_be_visible()
    check_curtain(here, curtain.inner_text(), GAME)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["card-game", "witchs-brew", "broom-service"])
def test_the_first_lesson_of_each_is_learnt_without_a_net(game: str, here: Page, site: str) -> None:
    here.goto(site)
    here.evaluate("navigator.serviceWorker.ready.then(() => true)")
    here.reload()
    here.wait_for_function("navigator.serviceWorker.controller !== null")
    line = Overheard(here)
    here.context.set_offline(True)
    begun(here, site, game, listen=lambda _: line)
    assert len(learnt(here, line, game)) > 3
    here.context.set_offline(False)


def test_people_elsewhere_need_a_server_and_the_page_says_so(here: Page, site: str) -> None:
    here.goto(f"{site}#/new/card-game")
    expect(here.get_by_text("Inviting people elsewhere needs a server.")).to_be_visible()


def test_a_decision_is_taken_back_and_a_hint_is_given(here: Page, site: str) -> None:
    open_table(here, site, "broom-service")
    played(here, "mouse", until=".help[aria-label='Take it back'][aria-disabled=false]")
    log = here.locator(".log")
    decided = log.inner_text()
    here.keyboard.press("u")
    here.wait_for_function(
        "(text) => document.querySelector('.log').innerText.length < text.length - 5", arg=decided
    )
    here.keyboard.press("h")
    expect(here.get_by_text("A thrifty bot would:")).to_be_visible()
