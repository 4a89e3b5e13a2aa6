"""The page that needs no server: whole games without a net, after crashes, in two tabs, and where storage fails."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect

from browser.broom_service import playing as brooms
from browser.card_game import test_whole_games as cards
from browser.conftest import CHROMIUM, FLAGS, PATIENCE, Watched, window
from browser.site import COMING, SITE, open_table, play_out, question, served
from browser.tables import TYPE
from browser.witchs_brew import playing as brew
from terminal.talk import talk

GAMES = ["card-game", "witchs-brew", "broom-service"]
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
pytestmark = pytest.mark.skipif(not SITE.is_dir(), reason="the site is not built; make site builds it")

FULL = """
{
  let full = false;
  new BroadcastChannel("test").onmessage = (event) => (full = event.data);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...what) {
    if (full) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, what);
  };
}
"""
REFUSED = (
    'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });'
)
LOSE_A_STEP = """async () => {
  const asked = indexedDB.open("broomstick");
  const database = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  const entries = database.transaction("entries", "readwrite").objectStore("entries");
  const keys = await new Promise((done) => {
    const all = entries.getAllKeys();
    all.onsuccess = () => done(all.result);
  });
  const steps = keys.filter(([, number]) => number > 5);
  entries.delete(steps.at(-2));
  await new Promise((done) => (entries.transaction.oncomplete = done));
  database.close();
  return steps.length;
}"""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture
def here(browser: Browser, site: str) -> Iterator[Page]:
    yield from window(browser, site, reduced_motion="reduce")


def without_net(context: BrowserContext, page: Page, site: str) -> None:
    """All is kept by the service worker; then the net is cut, and the page loaded again."""
    page.goto(site)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    page.reload()


def some_steps(page: Page, count: int = 6) -> None:
    for _ in range(count):
        cards.touch_once(page, tap=False)
        page.wait_for_timeout(60)
    page.wait_for_timeout(500)


def play_by_mouse(page: Page, game: str) -> None:
    """To the end with the real mouse."""
    if game == "card-game":
        for _ in cards.until_over(page):
            cards.touch_once(page, tap=False)
    else:
        (brew if game == "witchs-brew" else brooms).played_by_hand(page, "mouse")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each_by_mouse(game: str, here: Page, site: str) -> None:
    open_table(here, site, game)
    table = here.url.rsplit("/", 1)[-1]
    play_by_mouse(here, game)
    expect(here.locator("main.end")).to_be_visible()
    # What is done with a game that is over needs no server either: it is watched again, and its shuffle checked.
    here.get_by_role("button", name="Watch it again").click()
    expect(here.get_by_role("slider")).to_be_visible()
    here.goto(f"{site}#/fair/{table}")
    expect(here.locator(".verdict h2")).to_contain_text("The seal holds")
    expect(here.locator(".verdict li.good")).to_have_count(4)


@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])]
)
def test_a_whole_game_of_each_without_a_net(game: str, here: Page, site: str) -> None:
    without_net(here.context, here, site)
    open_table(here, site, game)
    play_out(here, game)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_each_on_a_phone_without_a_net(game: str, browser: Browser, site: str) -> None:
    for page in window(browser, site, reduced_motion="reduce", **PHONE):
        without_net(page.context, page, site)
        open_table(page, site, game)
        play_out(page, game)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_whole_game_as_text(here: Page, site: str) -> None:
    open_table(here, site, "card-game")
    here.get_by_role("button", name="Text mode").click()
    here.locator("#command").wait_for()
    assert len(here.evaluate(TYPE, 99)) > 3
    expect(here.locator("body")).to_contain_text("The game is over.")


def test_after_the_browser_was_killed_the_same_question_stands(
    driver: Playwright, site: str, tmp_path: Path
) -> None:
    profile = str(tmp_path / "profile")
    doomed = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("doomed.py")), profile, site],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert doomed.stdout is not None
    address, _, asked = doomed.stdout.readline().strip().partition(" ")
    os.killpg(doomed.pid, signal.SIGKILL)
    doomed.wait(PATIENCE)
    doomed.stdout.close()
    (Path(profile) / "SingletonLock").unlink(missing_ok=True)
    context = driver.chromium.launch_persistent_context(
        profile, executable_path=CHROMIUM, args=FLAGS, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    assert question(page) == asked
    context.close()


@pytest.mark.slow
def test_after_the_worker_has_ended_the_game_goes_on(browser: Browser, site: str) -> None:
    for page in window(browser, site, reduced_motion="reduce"):
        open_table(page, site, "card-game")
        asked = question(page)
        for worker in page.workers:
            worker.evaluate("self.close()")
        page.reload()
        assert question(page) == asked
        play_out(page, "card-game")


def test_two_tabs_at_a_table_both_say_so_and_follow(browser: Browser, site: str) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB"
    )
    one = Watched(context, site)
    open_table(one.page, site, "card-game")
    two = Watched(context, site)
    two.page.goto(one.page.url)
    for page in (one.page, two.page):
        expect(page.get_by_text("This table is open in another tab too.")).to_be_visible(
            timeout=COMING * 1000
        )
    some_steps(one.page, 2)
    one.page.wait_for_timeout(500)
    expect(two.page.locator(".dock .ask, .pick").first).to_contain_text(question(one.page)[:20])
    # The one that kept the tables is closed; the other goes on by itself.
    left = question(two.page)
    one.page.close()
    expect(two.page.get_by_text("This table is open in another tab too.")).to_have_count(
        0, timeout=COMING * 1000
    )
    two.page.wait_for_timeout(2000)
    assert question(two.page) == left
    some_steps(two.page, 2)
    assert one.wrong == []
    context.close()


def changed_worker(browser: Browser, before: str) -> BrowserContext:
    """A browser whose worker begins with something of ours; nothing is kept by a service worker."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )

    def prepend(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=before + reply.text())

    context.route(re.compile(r"/assets/worker-[^/]*\.js$"), prepend)
    return context


def test_where_storage_is_full_the_step_is_not_done_and_one_can_play_on(browser: Browser, site: str) -> None:
    context = changed_worker(browser, FULL)
    page = context.new_page()
    open_table(page, site, "card-game")
    question(page)
    page.evaluate("new BroadcastChannel('test').postMessage(true)")
    notice = page.get_by_text("your last step was not kept")
    for _ in range(8):
        some_steps(page, 0 if notice.count() else 1)
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Play on unkept").click()
    expect(notice).to_have_count(0)
    play_out(page, "card-game")
    context.close()


def test_where_storage_is_refused_one_plays_and_is_told(browser: Browser, site: str) -> None:
    context = changed_worker(browser, REFUSED)
    page = context.new_page()
    open_table(page, site, "card-game")
    expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    page.get_by_role("button", name="All right").click()
    some_steps(page, 2)
    context.close()


def test_a_damaged_log_goes_on_where_it_is_whole_and_says_so(here: Page, site: str) -> None:
    open_table(here, site, "card-game")
    some_steps(here, 6)
    address = here.url
    here.goto("about:blank")
    here.goto(site)
    assert here.evaluate(LOSE_A_STEP) > 2
    here.goto(address)
    expect(here.get_by_text("Something of this game is lost")).to_be_visible(timeout=COMING * 1000)
    play_out(here, "card-game")


def test_a_game_is_kept_as_a_file_and_opened_again(here: Page, site: str, tmp_path: Path) -> None:
    open_table(here, site, "card-game")
    some_steps(here, 2)
    asked = question(here)
    here.goto(site)
    with here.expect_download() as download:
        here.get_by_role("button", name=re.compile("^Keep table .* as a file")).first.click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert talk(f"check {file}").status == 0
    with here.expect_file_chooser() as chooser:
        here.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    assert question(here) == asked
    # Something else is refused, with a reason.
    here.goto(site)
    other = tmp_path / "other.txt"
    other.write_text("nonsense")
    with here.expect_file_chooser() as chooser:
        here.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(other)
    expect(here.get_by_role("alert")).to_be_visible()


def test_a_newer_version_is_offered_and_never_forced(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with served(folder) as site:
        for page in window(browser, site, reduced_motion="reduce"):
            page.goto(site)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.reload()
            open_table(page, site, "card-game")
            asked = question(page)
            script = folder / "service.js"
            script.write_text(re.sub(r'(build:\s*["`])', r"\1newer-", script.read_text()))
            page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
            page.wait_for_timeout(3000)
            assert question(page) == asked
            page.goto(site)
            expect(page.get_by_text("A newer version is there.")).to_be_visible(timeout=PATIENCE * 1000)
            page.get_by_role("button", name="Load it").click()
            expect(page.get_by_text("A newer version is there.")).to_have_count(0)
