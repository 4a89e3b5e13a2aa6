"""Payments by touching the ingredients: what happens around them while somebody has not paid yet."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.tables import led, sit_down
from browser.witchs_brew.playing import PICKS, three_people

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def paying(desk: Page, address: str) -> Page:
    """Ada has led the assistant: one gold for any three ingredients."""
    seats = three_people(address)
    led(address, seats, *PICKS, "0: lead assistant brave")
    sit_down(desk, address, seats[:1])
    expect(desk.get_by_role("heading", name="Take 3 ingredients")).to_be_visible()
    return desk


def lying(page: Page) -> list[str]:
    found: list[str] = page.locator(".slot.full").evaluate_all("all => all.map(one => one.dataset.in)")
    return found


def test_a_tray_outlasts_another_language_and_another_window_size(paying: Page) -> None:
    pay = paying.locator(".acts .btn:not(.quiet)")
    expect(pay).to_have_text("Choose 3 more")
    expect(pay).to_have_attribute("aria-disabled", "true")
    pay.dispatch_event("click")
    paying.locator('.pile[data-thing="white"]').dblclick()
    assert lying(paying) == ["white", "white"]
    expect(pay).to_have_text("Choose 1 more")
    # Settings lie over the table: German, and back at the tray.
    paying.keyboard.press(",")
    paying.locator("dialog[open]").get_by_text("Deutsch").click()
    paying.keyboard.press("Escape")
    expect(pay).to_have_text("Noch 1 wählen")
    assert lying(paying) == ["white", "white"]
    paying.set_viewport_size({"width": 390, "height": 844})
    assert lying(paying) == ["white", "white"]
    assert paying.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What does not fit any more says so; a touch takes it out again.
    paying.locator('.pile[data-thing="red"]').click()
    expect(paying.locator('.pile[data-thing="red"]')).to_have_attribute("aria-disabled", "true")
    paying.locator('.slot[data-in="white"]').first.click()
    paying.locator('.pile[data-thing="green"]').click()
    assert lying(paying) == ["red", "green", "white"]
    expect(pay).to_have_text(re.compile("nehmen|Nimm", re.IGNORECASE))
    pay.dblclick()
    expect(paying.locator(".log").first).to_contain_text(
        "Du nimmst 1 Rot, 1 Grün und 1 Weiß", use_inner_text=False
    )
    # Paid once, and not twice.
    expect(paying.locator('.seats [data-seat="0"] [data-good="gold"] .n')).to_have_text("1")


def test_what_was_paid_in_another_window_cannot_be_paid_here(paying: Page, address: str) -> None:
    other = paying.context.new_page()
    other.goto(paying.url)
    other.get_by_role("heading", name="Take 3 ingredients").wait_for()
    for key in ("1", "1", "1"):
        paying.keyboard.press(key)
    assert lying(paying) == ["red", "red", "red"]
    for key in ("3", "3", "3", "Enter"):
        other.keyboard.press(key)
    # Here the game has gone on: nothing lies in a tray, and what is pressed now says nothing about what was asked then.
    expect(paying.get_by_role("heading", name="You lead. Which role?")).to_be_visible()
    paying.keyboard.press("Enter")
    expect(paying.locator('.seats [data-seat="0"] [data-good="white"] .n')).to_have_text("4")
    expect(paying.locator('.seats [data-seat="0"] [data-good="red"] .n')).to_have_text("1")


@pytest.fixture
def gaining(desk: Page, address: str) -> Page:
    """The wolf keeper's three red ingredients are all that is to be had."""
    seats = three_people(address)
    led(address, seats, *PICKS)
    sit_down(desk, address, seats[:1])
    desk.locator('.hand [data-role="wolf-keeper"]').click()
    led_by = desk.locator(".choice.brave")
    expect(led_by).not_to_have_attribute("aria-disabled", "true")
    led_by.click()
    led(address, seats, "1: cowardly", "1: decline", "2: cowardly", "2: decline")
    return desk


RED = '.seats [data-seat="0"] [data-good="red"] .n'


def test_what_needs_no_thought_is_done_and_told_and_asked_when_it_is_taken_back(gaining: Page) -> None:
    expect(gaining.get_by_role("heading", name="You lead. Which role?")).to_be_visible()
    expect(gaining.locator(RED)).to_have_text("4")
    expect(gaining.locator(".log li").last).to_contain_text("You take 3 red")
    gaining.keyboard.press("u")
    deed = gaining.locator(".deed")
    expect(deed).to_be_visible()
    expect(gaining.locator(RED)).to_have_text("1")
    # The second half of a double click answers nothing.
    deed.dispatch_event("click", {"detail": 2})
    expect(deed).to_be_visible()
    deed.click()
    expect(gaining.locator(RED)).to_have_text("4")


def test_whoever_wants_to_confirm_is_asked_everything(gaining: Page) -> None:
    expect(gaining.locator(RED)).to_have_text("4")
    gaining.evaluate("localStorage.setItem('broomstick.settings', JSON.stringify({ confirm: true }))")
    gaining.reload()
    expect(gaining.locator(".hand")).to_be_visible()
    gaining.keyboard.press("u")
    expect(gaining.locator(".deed")).to_be_visible()
    expect(gaining.locator(RED)).to_have_text("1")
