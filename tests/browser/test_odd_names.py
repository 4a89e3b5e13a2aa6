"""Names and lines that somebody wrote to break the page: they are drawn as they are, and break nothing."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from websockets.sync.client import connect

from browser.friends import Friend, let_bots_finish, three_friends, to_the_picks

HEBREW = "עדה בת שלום"
NAMES = [
    "<b id=evil>Ada</b>",
    "\u202e" + HEBREW + "\u2066\u200b",
    "Z" + "\u0335\u0336\u0337" * 12,
]
SHOWN = ["<b id=evil>Ada</b>", HEBREW, "Z\u0335\u0336"]
LONG = ["W" * 40, "👩\u200d👩\u200d👧\u200d👦" * 5, "a b" + "\u00a0c" * 18]
LINES = [
    "<img src=x onerror=\"document.title='evil'\">",
    "\u202eturned \u2067around\u2069",
    "W" * 500,
    "e" + "\u0301" * 400,
    "שלום 123 עולם, hello",
    "https://evil.example/<script>alert(1)</script>",
]

FAULTS = """(hebrew) => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const made = document.querySelectorAll("#evil, img[src=x], main script, a[href*=evil]").length;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const turned = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data;
    for (let at = text.indexOf(hebrew); at >= 0; at = text.indexOf(hebrew, at + 1))
      if (text[at - 1] !== "\\u2068" || text[at + hebrew.length] !== "\\u2069") turned.push(text);
  }
  const labels = [...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? ""])
    .filter((text) => text.includes(hebrew) && !text.includes("\\u2068" + hebrew + "\\u2069"));
  const marks = /[\\u202a-\\u202e\\u200b]|[\\u0300-\\u0337]{4}/.test(document.body.innerText);
  return { wide: Math.max(0, wide), made, turned, labels, marks, evil: document.title.includes("evil") };
}"""
"""Whether the page is wider than its window, markup came to life, or a name turns what is around it."""

NONE = {"wide": 0, "made": 0, "turned": [], "labels": [], "marks": False, "evil": False}


def talk(seat: dict[str, Any], address: str, lines: list[str]) -> None:
    """Somebody who says odd things."""
    with connect(f"{address.replace('http', 'ws')}/api/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": seat["table"], "token": seat["token"]}))
        for number, text in enumerate(lines):
            socket.send(json.dumps({"type": "say", "text": text, "key": f"line {number}"}))
            while json.loads(socket.recv(timeout=30))["type"] != "done":
                pass


def sound(page: Page, where: str) -> None:
    assert page.evaluate(FAULTS, HEBREW) == NONE, where


def tab(page: Page, name: str) -> None:
    """One part of the table; on a wide screen the table itself is always there."""
    found = page.locator(".tabs button:visible, [role=tab]:visible").filter(has_text=name)
    if found.count():
        found.first.click()


def look_everywhere(friend: Friend, told: list[str]) -> None:
    """The table, its log, the chat, and text mode."""
    page = friend.page
    sound(page, "table")
    for name in told:
        assert name in page.inner_text("body")
    tab(page, "Log")
    sound(page, "log")
    tab(page, "Chat")
    page.get_by_text("<img src=x").first.wait_for()
    sound(page, "chat")
    tab(page, "Table")
    page.get_by_role("button", name="Text mode").first.click()
    page.locator("main.text").wait_for()
    sound(page, "text mode")
    page.get_by_role("button", name="Text mode").first.click()
    page.locator("main.text").wait_for(state="detached")


@pytest.mark.parametrize(
    "names", [NAMES, pytest.param(LONG, marks=pytest.mark.slow)], ids=["tricks", "long names"]
)
def test_odd_names_and_lines_are_drawn_and_do_nothing(
    names: list[str], browser: Browser, address: str
) -> None:
    seats = three_friends(address, names)
    table = seats[0]["table"]
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    friends = [
        Friend(browser, address, table, seats[0], **phone),
        *(Friend(browser, address, table, one) for one in seats[1:]),
    ]
    try:
        talk(seats[1], address, LINES)
        told = SHOWN[1:] if names is NAMES else []
        to_the_picks(friends)
        for friend in friends[:2]:
            sound(friend.page, "picking")
            look_everywhere(friend, told)
        let_bots_finish(address, seats)
        for friend in friends[:2]:
            friend.wait(lambda now: now["over"])
            sound(friend.page, "end")
            assert friend.wrong == []
    finally:
        for friend in friends:
            friend.context.close()


def test_a_page_that_draws_names_as_markup_would_be_found(desk: Page) -> None:
    desk.set_content(
        f"<title>evil</title><p style='width: 9999px' title='{HEBREW}, {HEBREW}'>{NAMES[0]}: {HEBREW}, 3 {NAMES[2]}</p>"
    )
    found = desk.evaluate(FAULTS, HEBREW)
    assert found["wide"] > 1000
    assert (found["made"], len(found["turned"]), len(found["labels"])) == (1, 1, 1)
    assert found["marks"]
    assert found["evil"]
