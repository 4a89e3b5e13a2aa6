"""The page, used as a person uses it: a whole game by mouse, by keyboard, and by touch on a phone."""

import contextlib
import re
import time
from collections.abc import Iterator

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from browser.tables import alone_at, take_seats

END = re.compile(r"wins|share the victory|gagne|partagent la victoire", re.IGNORECASE)
LONGEST = 120
"""Seconds that a game may take."""


def over(page: Page) -> bool:
    return page.locator("main.end").count() > 0


def until_over(page: Page) -> Iterator[int]:
    """Numbers of steps, with a moment for the page between two, until the game is over."""
    late, step = time.monotonic() + LONGEST, 0
    while not over(page) and time.monotonic() < late:
        yield step
        step += 1
        page.wait_for_timeout(15)


def start(page: Page, address: str) -> None:
    """One click."""
    page.goto(address)
    page.locator("button.btn.big").first.click()
    page.locator(".dock, .pick").first.wait_for()


def sit_down(page: Page, address: str) -> None:
    """A table whose bots do not wait, as New table would open it."""
    seat = alone_at(address, "card-game")
    take_seats(page, address, [seat])
    page.goto(f"{address}/#/t/{seat['table']}")
    page.locator(".dock, .pick").first.wait_for()


def hurry(page: Page) -> None:
    """Bots need not take their time in a test."""
    skip = page.get_by_role("button", name=re.compile("Skip|Passer", re.IGNORECASE))
    if skip.count() and skip.first.is_visible():
        with contextlib.suppress(TooLate):
            skip.first.click(timeout=500)


AT = """() => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
  const last = seen(".pick footer button.btn").at(-1);
  return {
    picking: seen(".pick").length > 0,
    ready: last?.classList.contains("quiet") ?? false,
    choosing: seen("button.choice").length > 0,
  };
}"""
"""What is asked, in one look: the game may go on between two."""


def touch_once(page: Page, tap: bool) -> None:
    """Touch whatever is to be touched now."""
    choice = page.locator("button.choice:not([aria-disabled=true]):visible")
    ready = page.locator(".pick footer button.btn:not(.quiet):not([aria-disabled=true]):visible")
    cards = page.locator("button.card[aria-pressed=false]:visible")
    takes = page.locator(".dock button.card:visible")
    if choice.count():
        press(page, choice.first, tap)
    elif ready.count():
        press(page, ready.first, tap)
    elif page.locator(".pick:visible").count() and cards.count():
        press(page, cards.first, tap)
    elif takes.count() and not page.locator(".dock .wait:visible").count():
        press(page, takes.first, tap)
    else:
        hurry(page)


def press(page: Page, one: Locator, tap: bool) -> None:
    """Touch something; the game may have gone on since it was looked for."""
    with contextlib.suppress(TooLate):
        if tap:
            one.tap(timeout=2000)
        else:
            # Who comes from elsewhere means it, where something was decided a moment ago.
            page.mouse.move(1, 1)
            one.click(timeout=2000)


def test_one_click_and_a_whole_game_by_mouse(desk: Page, address: str) -> None:
    start(desk, address)
    for _ in until_over(desk):
        touch_once(desk, tap=False)
    assert over(desk)
    assert END.search(desk.inner_text("body"))


def test_a_whole_game_by_touch_on_a_phone_in_french(phone: Page, address: str) -> None:
    sit_down(phone, address)
    for _ in until_over(phone):
        touch_once(phone, tap=True)
    assert over(phone)
    assert END.search(phone.inner_text("body"))
    # Nothing is wider than the phone.
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_whole_game_by_keyboard_alone(desk: Page, address: str) -> None:
    desk.goto(address)
    # The big button is reached by Tab and pressed by Enter.
    for _ in range(12):
        desk.keyboard.press("Tab")
        if desk.evaluate("document.activeElement.matches('button.btn.big')"):
            break
    desk.keyboard.press("Enter")
    desk.locator(".dock, .pick").first.wait_for()
    for step in until_over(desk):
        at = desk.evaluate(AT)
        if at["picking"]:
            # Once only: a key pressed twice takes a pick back.
            keys = [] if at["ready"] else ["1", "2", "3", "4", "5", "6", "7", "Enter"]
        elif at["choosing"]:
            # Whoever leads chooses a witch first.
            keys = ["1", "bc"[step % 2]]
        else:
            keys = ["1", "s"]
        for key in keys:
            desk.keyboard.press(key)
    assert over(desk)


def test_a_whole_game_in_text_mode(desk: Page, address: str) -> None:
    sit_down(desk, address)
    desk.get_by_role("button", name="Text mode").click()
    field = desk.locator("#command")
    field.wait_for()
    for step in until_over(desk):
        if desk.locator("main.text .now ol li").count():
            ready = desk.locator("main.text .now button.ready").count()
            field.fill("ready" if ready else str(step % 3 + 1))
            field.press("Enter")
        elif "The game is over." in desk.inner_text("body"):
            break
    assert over(desk) or "The game is over." in desk.inner_text("body")


def test_another_window_takes_the_same_seat_and_sees_the_same(desk: Page, address: str) -> None:
    start(desk, address)
    desk.wait_for_timeout(300)
    twin = desk.context.new_page()
    twin.goto(desk.url)
    twin.locator(".dock, .pick").first.wait_for()
    assert twin.locator("header").first.inner_text() == desk.locator("header").first.inner_text()
    desk.reload()
    desk.locator(".dock, .pick").first.wait_for()
