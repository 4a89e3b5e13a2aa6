"""Motion in Witch's Brew is laid over a table that shows the present already, and any key or tap ends it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.card_game.test_motion import COUNT, SHOWN, STILL
from browser.conftest import window
from browser.tables import finish, led, sit_down
from browser.witchs_brew.playing import PICKS, opened, played, three_people

MOVE = "localStorage.setItem('broomstick.settings', JSON.stringify({ motion: 'all' }))"

TOLD = """() => ({
  moving: document.getAnimations().some((one) => !(one instanceof CSSTransition)),
  gold: document.querySelector('.seats [data-seat="1"] [data-good="gold"] .n')?.textContent,
  red: document.querySelector('.seats [data-seat="1"] [data-good="red"] .n')?.textContent,
})"""


@pytest.fixture
def lively(browser: Browser, address: str) -> Iterator[Page]:
    """A window in which things move; its errors are remembered."""
    for page in window(browser, address):
        page.add_init_script(f"({COUNT})(); {MOVE}")
        yield page


def test_goods_travel_and_any_key_ends_it(lively: Page, address: str) -> None:
    seats = three_people(address)
    led(address, seats, *PICKS)
    sit_down(lively, address, seats[:1])
    expect(lively.get_by_role("heading", name="You lead. Which role?")).to_be_visible()
    lively.wait_for_function(STILL)
    before = lively.evaluate("moved")
    led(address, seats, "0: lead wolf-keeper brave", "1: cowardly", "1: take red")
    # The other has it already, while it is on its way.
    expect(lively.locator('.seats [data-seat="1"] [data-good="red"] .n')).to_have_text("2")
    lively.wait_for_function(f"before => window.moved > before || ({STILL})()", arg=before)
    assert lively.evaluate("moved") > before
    lively.keyboard.press("Shift")
    lively.keyboard.press("a")
    lively.wait_for_function(STILL)
    assert lively.evaluate(TOLD) == {"moving": False, "gold": "2", "red": "2"}


def test_less_motion_is_none(desk: Page, address: str) -> None:
    seats = three_people(address)
    desk.add_init_script(f"({COUNT})()")
    led(address, seats, *PICKS, "0: lead wolf-keeper brave")
    sit_down(desk, address, seats[:1])
    expect(desk.locator(".perch").first).to_be_visible()
    led(address, seats, "1: cowardly", "1: take red")
    expect(desk.locator('.seats [data-seat="1"] [data-good="red"] .n')).to_have_text("2")
    assert desk.evaluate("moved") == 0


@pytest.mark.slow
def test_with_motion_a_game_ends_as_it_does_without(desk: Page, lively: Page, address: str) -> None:
    seats = three_people(address)
    sit_down(lively, address, seats[:1])
    lively.locator(".pick").wait_for()
    finish(lively, address, seats)
    lively.locator("main.end").wait_for()
    lively.wait_for_function(STILL)
    assert lively.evaluate("moved") > 100
    # Nothing has moved in this window: it comes when all is over.
    sit_down(desk, address, seats[:1])
    desk.locator("main.end").wait_for()
    assert lively.evaluate(SHOWN) == desk.evaluate(SHOWN)
    for page in (desk, lively):
        page.get_by_role("button", name="Look at the table").click()
        page.get_by_role("region", name="The last turn").wait_for()
    assert lively.evaluate(SHOWN)[1:] == desk.evaluate(SHOWN)[1:]


@pytest.mark.slow
def test_a_whole_game_is_played_while_things_move(lively: Page, address: str) -> None:
    opened(lively, address, 5)
    assert played(lively, "mouse").get("end") == 1
    lively.wait_for_function(STILL)
    assert lively.evaluate("moved") > 100
