"""Tips and rules: everything drawn tells what it is, and leads into the rules; the rules leave the game running."""

import pytest
from playwright.sync_api import Page, expect

from browser.gallery import LANGUAGES, Gallery
from browser.quick import opened

EVERY_TIP = """async () => {
  const said = [];
  const root = document.querySelector("dialog[open]") ?? document;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  const marked = [...root.querySelectorAll("[data-tip]")].filter(seen);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  for (const one of marked) {
    one.focus();
    const tip = document.querySelector("[role=tooltip]");
    const box = tip?.closest(".tip").getBoundingClientRect();
    const inside = box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const told = one.getAttribute("aria-describedby")?.split(" ").includes(tip?.id);
    said.push([one.className, tip && inside && told ? tip.innerText.trim() : ""]);
  }
  document.activeElement.blur();
  return said;
}"""

WITHOUT = """() => {
  const drawn = `.card, .task, .perch, .col, .vp, .pile, .pill:not(.link), .facts, .icon-btn,
    .log li button, .tools .one`;
  return [...document.querySelectorAll("main, header.bar")].flatMap((part) => [...part.querySelectorAll(drawn)])
    .filter((one) => one.checkVisibility() && !one.hasAttribute("data-tip"))
    .map((one) => one.className);
}"""


def open_at_once(page: Page, address: str) -> None:
    """A table at which this browser has the first word: a card is to be taken. Six open cards are not all the same."""
    page.goto(f"{address}/#/t/{opened(page, address, bots=5)['table']}")
    page.locator(".dock button.card").first.wait_for()


def press_long(page: Page, where: str) -> None:
    box = page.locator(where).first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".tip.sheet").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_everything_drawn_tells_what_it_is_in_three_languages(desk: Page, address: str) -> None:
    open_at_once(desk, address)
    heard = []
    for language in ("en", "fr", "de"):
        desk.evaluate("language => localStorage.setItem('broomstick.language', language)", language)
        desk.reload()
        desk.locator(".dock .card").first.wait_for()
        assert desk.evaluate("document.documentElement.lang") == language
        tips = desk.evaluate(EVERY_TIP)
        assert [name for name, text in tips if not text] == []
        assert len(tips) > 30
        assert desk.evaluate(WITHOUT) == []
        heard.append({text for _, text in tips})
    desk.locator(".dock button.card").first.click()
    desk.locator(".pick .card").first.wait_for()
    assert [name for name, text in desk.evaluate(EVERY_TIP) if not text] == []
    assert desk.evaluate(WITHOUT) == []
    # They are in the language of the page, and not all the same.
    assert all(len(said) > 10 for said in heard)
    assert not heard[0] & heard[1] & heard[2]


def test_the_rules_open_by_a_key_and_the_game_is_still_there(desk: Page, address: str) -> None:
    open_at_once(desk, address)
    desk.locator(".task").first.focus()
    desk.keyboard.press("r")
    # At the rule that the tip was about.
    desk.locator("#rule-cg-task-check.wanted").wait_for()
    desk.locator("#rules-search").fill("knocked out")
    desk.locator(".rule mark").first.wait_for()
    desk.get_by_role("link", name="heart-knock-out").click()
    desk.locator("#rule-heart-knock-out.wanted").wait_for()
    desk.locator("#rules-search").fill("xyzzy")
    desk.get_by_role("heading", name="Nothing in the rules").wait_for()
    before = desk.url
    # The first clears the field.
    desk.keyboard.press("Escape")
    desk.keyboard.press("Escape")
    desk.locator("dialog[open]").wait_for(state="detached")
    assert desk.url == before
    desk.locator(".dock .card").first.wait_for()


def test_a_long_press_explains_and_plays_nothing(phone: Page, address: str) -> None:
    open_at_once(phone, address)
    cards = phone.locator(".dock button.card").count()
    press_long(phone, ".dock button.card")
    assert phone.locator("[role=tooltip]").inner_text()
    phone.touchscreen.tap(20, 300)
    phone.locator("[role=tooltip]").wait_for(state="detached")
    assert phone.locator(".dock button.card").count() == cards


def test_tab_goes_from_a_tip_into_the_rules_and_on_and_esc_closes_it(desk: Page, address: str) -> None:
    open_at_once(desk, address)
    desk.keyboard.press("Shift")
    tasks = desk.locator(".task")
    tasks.first.focus()
    more = desk.locator(".tip .more")
    desk.keyboard.press("Tab")
    expect(more).to_be_focused()
    desk.keyboard.press("Shift+Tab")
    expect(tasks.first).to_be_focused()
    expect(desk.get_by_role("tooltip")).to_be_visible()
    desk.keyboard.press("Tab")
    desk.keyboard.press("Tab")
    # The tasks are one group; behind it comes the first display.
    expect(desk.locator(".display .sits").first).to_be_focused()
    tasks.first.focus()
    desk.keyboard.press("Tab")
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("tooltip")).to_have_count(0)
    expect(tasks.first).to_be_focused()
    tasks.last.focus()
    desk.keyboard.press("Tab")
    desk.keyboard.press("Enter")
    desk.locator("#rule-cg-task-check.wanted").wait_for()


def test_a_tip_that_is_pointed_at_stays_and_leads_on(desk: Page, address: str) -> None:
    open_at_once(desk, address)
    desk.locator(".task").first.hover()
    desk.get_by_role("tooltip").hover()
    desk.locator(".tip .more").click()
    desk.locator("#rule-cg-task-check.wanted").wait_for()


def test_a_finger_goes_from_a_tip_into_the_rules(phone: Page, address: str) -> None:
    open_at_once(phone, address)
    press_long(phone, ".task")
    phone.locator(".tip .more").tap()
    phone.locator("#rule-cg-task-check.wanted").wait_for()


AROUND = {
    "home": ".cta .btn.big, .game .acts button, .yours .to",
    "new-table": ".pick, .seg button, .more button, select",
    "join": ".agreed li + li, .seat, form > .btn.quiet",
    "settings": "[aria-labelledby=set-motion] button, [aria-labelledby=set-confirm] button",
    "following-log": ".log li button, .tools .one",
    "following-chat": ".chat .tool, .chat .field, .chat .seat-name",
    "following-past": ".past button, .past input, .band button",
    "following-menu": "dialog .btn",
    "taking-open": ".invite button:not(.toggle)",
    "end": ".rank li, .awards article, .end .acts button, summary, figure [role=img]",
    "end-past": ".past select",
}
"""Screens around the table, and what must not be without a tip there."""

BARE = """(wanted) => [...document.querySelectorAll(wanted)]
  .filter((one) => one.checkVisibility() && !one.hasAttribute("data-tip")).map((one) => one.outerHTML.slice(0, 90))"""


def tell_all(gallery: Gallery, screen: str, language: str) -> set[str]:
    gallery.show(screen, "light", language)
    assert gallery.page.locator(AROUND[screen]).count() > 0
    assert gallery.page.evaluate(BARE, AROUND[screen]) == []
    tips = gallery.page.evaluate(EVERY_TIP)
    assert [name for name, text in tips if not text] == []
    return {text for _, text in tips}


@pytest.mark.parametrize("screen", AROUND)
def test_everything_around_the_table_tells_what_it_is(desk_gallery: Gallery, screen: str) -> None:
    """Each screen in one language."""
    language = LANGUAGES[list(AROUND).index(screen) % len(LANGUAGES)]
    assert tell_all(desk_gallery, screen, language)


@pytest.mark.slow
@pytest.mark.parametrize("screen", AROUND)
def test_everything_around_the_table_tells_it_in_three_languages(desk_gallery: Gallery, screen: str) -> None:
    heard = [tell_all(desk_gallery, screen, language) for language in LANGUAGES]
    assert len(heard[0]) == len(heard[1]) == len(heard[2])
    assert not heard[0] & heard[1] & heard[2]


def test_a_hint_names_one_of_the_choices(desk: Page, address: str) -> None:
    open_at_once(desk, address)
    desk.keyboard.press("h")
    desk.get_by_text("A thrifty bot would: take").wait_for()
