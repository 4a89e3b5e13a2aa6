"""A game that the page was never told of is chosen and played to the end: at the plain table, and as text."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import fourth_server
from browser.conftest import serving
from browser.tables import TYPE

PLAY = """async (rounds) => {
  const late = performance.now() + 60_000;
  const round = () => Number(document.querySelector(".bar .pill")?.textContent.match(/\\d+/)?.[0] ?? 0);
  const finished = () => document.querySelector("main.end");
  let pressed = 0;
  while (!finished() && round() <= rounds && performance.now() < late) {
    const ready = document.querySelector("section.pick footer .btn:not(.quiet):not([aria-disabled=true])");
    const card = document.querySelector("section.pick .card[aria-pressed=false]:not([aria-disabled=true])");
    const answer = document.querySelector(".ask .choice, .ask .answers button:not([aria-pressed=true])");
    const next = ready ?? card ?? answer;
    if (next) pressed += 1;
    next?.click();
    await new Promise((go) => setTimeout(go, 30));
  }
  return pressed;
}"""
"""Press whatever can be pressed, until a round is over or the game; gives how often."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, told: Path) -> Iterator[str]:
    """A server that has the drill; the page that it sends is the one that all servers send."""
    with serving(fourth_server.__file__, tmp_path_factory.mktemp("tables"), told) as found:
        yield found


def open_drill(page: Page, address: str) -> None:
    """By the page itself: it is among the games, with what can be agreed of it, and random bots."""
    page.goto(f"{address}/#/new")
    page.get_by_role("radio", name="Drill").click()
    expect(page.locator(".games [aria-checked=true]")).to_contain_text("Drill")
    page.locator("input[type=range]").fill("3")
    page.get_by_role("radio", name="At once").click()
    page.locator("footer .btn:not(.quiet)").click()
    page.locator("section.pick").wait_for()


def test_a_whole_game_at_the_plain_table_and_as_text(desk: Page, address: str) -> None:
    open_drill(desk, address)
    # In some rounds of the drill everybody picks as many as they dare.
    asked = re.compile("^Pick (2|1 to 3) different roles for this round$")
    expect(desk.locator("section.pick h2")).to_have_text(asked)
    assert desk.evaluate(PLAY, 1) > 3
    desk.get_by_role("button", name="Text mode").click()
    desk.locator("#command").wait_for()
    assert len(desk.evaluate(TYPE, 2)) > 2
    expect(desk.locator("main.text aside")).to_contain_text("Curse deck")
    # What a program has decided counts as decided where the pointer pressed last: so it goes away and comes back.
    desk.mouse.move(5, 5)
    desk.get_by_role("button", name="Text mode").click()
    desk.evaluate(PLAY, 99)
    expect(desk.locator("main.end h1")).to_contain_text(re.compile("win|share the victory"))
    expect(desk.locator(".rank li")).to_have_count(4)
    desk.get_by_role("button", name="Look at the table").click()
    expect(desk.locator(".seats article")).to_have_count(4)


def test_it_is_on_the_first_page_and_speaks_the_reader_s_language(phone: Page, address: str) -> None:
    phone.goto(address)
    expect(phone.locator("article.game")).to_have_count(4)
    phone.locator("article.game").last.get_by_role("button").first.click()
    expect(phone.locator("section.pick h2")).to_contain_text("Choisis")
    phone.locator("body").press("t")
    expect(phone.locator("main.text aside")).to_contain_text("Curse deck")
