"""Motion is laid over a page that shows the present already: with it or without it, the same is there."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import window
from browser.quick import opened, play_out

KEEP = """(seats) => {
  localStorage.setItem("broomstick.seats", JSON.stringify(seats));
  localStorage.setItem("broomstick.settings", JSON.stringify({ motion: "all" }));
}"""

COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved += 1;
    return animate.apply(this, how);
  };
}"""

STILL = """() => !document.querySelector(".ghosts, .over") &&
  !document.getAnimations().some((one) => !(one instanceof CSSTransition))"""

SHOWN = """() => ["main.end", ".stick", ".common"].map((where) => document.querySelector(where)?.innerHTML ?? "")"""


@pytest.fixture
def lively(browser: Browser, address: str) -> Iterator[Page]:
    """Another window, in which things move."""
    for page in window(browser, address):
        page.add_init_script(f"({COUNT})()")
        yield page


def watch(page: Page, address: str, seat: dict[str, Any]) -> None:
    page.goto(address)
    page.evaluate(KEEP, [seat])
    page.goto(f"{address}/#/t/{seat['table']}")
    page.locator(".dock, .pick").first.wait_for()


@pytest.mark.slow
def test_with_motion_a_game_ends_as_it_does_without(desk: Page, lively: Page, address: str) -> None:
    seat = opened(desk, address)
    watch(lively, address, seat)
    play_out(desk, seat)
    lively.locator("main.end").wait_for()
    lively.wait_for_function(STILL)
    assert lively.evaluate("moved") > 100
    # Nothing has moved in this window: it comes when all is over.
    desk.goto(f"{address}/#/t/{seat['table']}")
    desk.locator("main.end").wait_for()
    assert desk.evaluate(SHOWN)[0]
    assert lively.evaluate(SHOWN) == desk.evaluate(SHOWN)
    for page in (desk, lively):
        page.get_by_role("button", name="Look at the table").click()
        page.get_by_role("region", name="The last turn").wait_for()
    assert lively.evaluate(SHOWN)[1:] == desk.evaluate(SHOWN)[1:]


def test_any_key_ends_all_motion_and_does_what_it_does(lively: Page, address: str) -> None:
    seat = opened(lively, address)
    watch(lively, address, seat)
    # The first card: taken by its key; what the bots do then is told. In some deals there is none to choose.
    lively.locator(".dock button.card, .pick").first.wait_for()
    if not lively.locator(".pick").count():
        lively.keyboard.press("1")
    lively.locator(".pick").wait_for(state="attached")
    # Where the picks came between the look and the key, the key has taken the first of them already.
    chosen = lively.locator(".pick button.card[aria-pressed=true]")
    if not chosen.count():
        lively.keyboard.press("1")
    lively.wait_for_function(STILL)
    chosen.wait_for()
    assert chosen.count() == 1
