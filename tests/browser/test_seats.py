"""Who sits where, by mouse: a friend comes by the code, bots come and go, a seat is given away, talk is muted."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import window


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody at another machine."""
    yield from window(browser, address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")


def open_table(page: Page, address: str) -> str:
    """Ada here, two seats for whoever comes; gives the code."""
    page.goto(f"{address}/#/new")
    page.locator("input[id^=name-]").fill("Ada")
    for seat in (1, 2):
        page.locator(".seat").nth(seat).get_by_role("radio", name="By link").click()
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_label("Who starts").select_option(label="Seat 1: Ada")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("h1")).to_have_text("Waiting for 2 more")
    return page.locator(".invite .mono").inner_text()


def join(page: Page, address: str, code: str) -> None:
    """Ben comes by the code."""
    page.goto(address)
    page.fill("#code", code.lower())
    page.get_by_role("button", name="Join").click()
    page.fill("#join-name", "Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("h1")).to_have_text("Waiting for one more")


def menu_of(page: Page, name: str) -> None:
    page.locator(".display").get_by_role("button", name=f"{name}: seat and more").click()


def test_a_friend_comes_and_bots_come_and_go(desk: Page, friend: Page, address: str) -> None:
    code = open_table(desk, address)
    join(friend, address, code)
    expect(desk.locator(".seats li")).to_contain_text(["Ada", "Ben", "free"])
    # Not a card is there yet.
    expect(desk.locator(".display")).to_have_count(0)
    # A bot for whoever does not come, and out again for whoever comes late.
    desk.get_by_role("button", name="Start with bots").click()
    expect(friend.locator(".display")).to_contain_text(["Ada", "Ben", "Hazel"])
    expect(friend.locator(".invite")).to_have_count(0)
    menu_of(friend, "Hazel")
    friend.get_by_role("button", name="Open this seat again").click()
    expect(desk.locator(".invite")).to_contain_text(code)
    # A bot plays for Ada until she takes over.
    menu_of(desk, "Ada")
    desk.get_by_role("button", name="Let a bot play for me").click()
    expect(friend.locator(".display").first.get_by_label("bot")).to_be_visible()
    desk.get_by_role("button", name="Take over").click()
    expect(friend.locator(".display").first.get_by_label("bot")).to_have_count(0)
    # What Ben says is new, then read, then not wanted.
    friend.get_by_role("tab", name="Chat").click()
    # heart-table-talk stands where people write.
    secret = "Before your turn: no word, no hint whether you hold the called role."
    expect(friend.locator("#chat-line")).to_have_accessible_description(secret)
    expect(friend.get_by_text(secret)).to_be_visible()
    friend.get_by_role("button", name="Ready-made phrases").click()
    friend.get_by_role("button", name="Good luck!").click()
    expect(desk.locator("#tab-chat .new")).to_have_text("1")
    desk.locator("#tab-chat").click()
    expect(desk.locator(".chat ol")).to_contain_text("Good luck!")
    desk.locator(".chat ol").get_by_role("button", name="Ben").click()
    desk.get_by_role("button", name="Mute Ben").click()
    desk.keyboard.press("Escape")
    expect(desk.locator(".chat ol")).to_have_text("1 line hidden")


@pytest.mark.slow
def test_a_new_link_sends_whoever_has_the_old_one_away(desk: Page, friend: Page, address: str) -> None:
    code = open_table(desk, address)
    join(friend, address, code)
    desk.get_by_role("button", name="Start with bots").click()
    menu_of(friend, "Ben")
    friend.get_by_role("button", name="Give my seat to somebody else").click()
    link = friend.locator("#seat-link")
    old = link.input_value()
    # Somebody else has got hold of it.
    other = desk.context.browser
    assert other is not None
    stranger = other.new_context(locale="en-GB").new_page()
    try:
        stranger.goto(old)
        expect(stranger.locator(".display.me")).to_contain_text("Ben")
        friend.get_by_role("button", name="Make a new link").click()
        expect(link).not_to_have_value(old)
        expect(stranger.locator("body")).to_contain_text("This seat has a new link")
        # Ben stays where he is, and is there.
        friend.keyboard.press("Escape")
        expect(friend.locator(".display.me")).to_contain_text("Ben")
        friend.get_by_role("tab", name="Chat").click()
        friend.fill("#chat-line", "Still me")
        friend.keyboard.press("Enter")
        desk.locator("#tab-chat").click()
        expect(desk.locator(".chat ol")).to_contain_text("Still me")
    finally:
        stranger.context.close()
