"""Tips and rules at the table: everything drawn tells what it is; the rules leave the game running."""

from playwright.sync_api import Page

OPEN = """async () => {
  const seats = [{ kind: "person", name: "Ada" }, ...Array.from({ length: 5 }, () => ({ kind: "bot" }))];
  const body = JSON.stringify({ game: "card-game", seats, pace: 0, starter: 0 });
  const reply = await fetch("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const seat = await reply.json();
  localStorage.setItem("broomstick.seats", JSON.stringify([seat]));
  return seat.table;
}"""
"""A table at which this browser has the first word: a card is to be taken. Six open cards are not all the same."""

EVERY_TIP = """async () => {
  const said = [];
  const seen = (one) => one.checkVisibility() && !one.closest("[inert]");
  const marked = [...document.querySelectorAll("[data-tip]")].filter(seen);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  for (const one of marked) {
    one.focus();
    const tip = document.querySelector("[role=tooltip]");
    const box = tip?.getBoundingClientRect();
    const inside = box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const told = one.getAttribute("aria-describedby")?.split(" ").includes(tip?.id);
    said.push([one.className, tip && inside && told ? tip.innerText.trim() : ""]);
  }
  document.activeElement.blur();
  return said;
}"""

WITHOUT = """() => {
  const drawn = ".card, .task, .perch, .col, .vp, .pile, .pill:not(.link), .facts, .icon-btn";
  return [...document.querySelectorAll("main, header.bar")].flatMap((part) => [...part.querySelectorAll(drawn)])
    .filter((one) => one.checkVisibility() && !one.hasAttribute("data-tip") && !one.closest(".log, .side"))
    .map((one) => one.className);
}"""


def open_at_once(page: Page, address: str) -> None:
    page.goto(address)
    page.goto(f"{address}/#/t/{page.evaluate(OPEN)}")
    page.locator(".dock button.card").first.wait_for()


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
    card = phone.locator(".dock button.card").first
    cards = phone.locator(".dock button.card").count()
    box = card.bounding_box()
    assert box
    finger = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    phone.locator("[role=tooltip].sheet").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.locator("[role=tooltip]").inner_text()
    phone.touchscreen.tap(20, 300)
    phone.locator("[role=tooltip]").wait_for(state="detached")
    assert phone.locator(".dock button.card").count() == cards


def test_a_hint_names_one_of_the_choices(desk: Page, address: str) -> None:
    open_at_once(desk, address)
    desk.keyboard.press("h")
    desk.get_by_text("A thrifty bot would: take").wait_for()
