"""The first game of somebody who has never played, in the page."""

import re

from playwright.sync_api import Page, expect

from browser.lessons import begun, learnt


def test_the_first_lesson_is_learnt_by_mouse(desk: Page, address: str) -> None:
    line = begun(desk, address, "card-game")
    said = learnt(desk, line, "card-game")
    assert {"welcome", "lead", "follow", "knocked-out", "tasks"} <= {*said}
    end = desk.locator("dialog[open] .end")
    expect(end.get_by_role("link", name=re.compile("A real game"))).to_be_visible()


def test_a_lesson_that_is_left_is_taken_up_where_it_was(desk: Page, address: str) -> None:
    begun(desk, address, "card-game")
    desk.locator(".bubble .go").click()
    expect(desk.locator(".bubble .step")).to_have_text(re.compile("^2 of"))
    desk.locator(".bubble .later").click()
    desk.get_by_role("button", name="Go on learning").click()
    expect(desk.locator(".bubble .step")).to_have_text(re.compile("^2 of"))


def test_enter_goes_on_and_the_words_are_said_aloud(desk: Page, address: str) -> None:
    begun(desk, address, "card-game")
    words = desk.locator(".bubble .said p").inner_text()
    expect(desk.get_by_role("status").filter(has_text=words)).to_have_count(1)
    desk.keyboard.press("Enter")
    expect(desk.locator(".bubble .step")).to_have_text(re.compile("^2 of"))
