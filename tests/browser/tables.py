"""Tables of any game for tests: who sits there, what is said to the server past any browser, curtains, typed words."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from browser.friends import ask

NAMES = ["Ada", "Ben", "Cleo"]
Seat = dict[str, Any]

TYPE = """async (rounds) => {
  const field = () => document.querySelector("#command");
  const round = () => Number(document.querySelector(".bar .pill")?.textContent.match(/\\d+/)?.[0] ?? 0);
  const finished = () => document.querySelector("main.end") || !field();
  const late = performance.now() + 120_000;
  const typed = new Set();
  let last = "";
  let since = 0;
  while (round() && round() <= rounds && !finished() && performance.now() < late) {
    const open = [...document.querySelectorAll("main.text .now li button:not([aria-pressed=true]) b")];
    const now = document.querySelectorAll("main.text p").length + " " + open.map((one) => one.textContent).join();
    const ready = document.querySelector("main.text .now button.ready");
    const words = ready ? "ready" : open[typed.size % Math.min(open.length, 2)]?.textContent;
    // What is typed while the answer before is still under way is not taken, and typed again.
    if (words && (now !== last || performance.now() - since > 500)) {
      [last, since] = [now, performance.now()];
      typed.add(words);
      field().value = words;
      field().dispatchEvent(new Event("input", { bubbles: true }));
      field().form.requestSubmit();
    }
    await new Promise((go) => setTimeout(go, 4));
  }
  return [...typed];
}"""
"""Type what stands there, until a round is over or the game; gives what was typed."""


def people_at(address: str, game: str, **more: Any) -> list[Seat]:
    """A table of three people, the first of whom leads; all their seats."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    first = ask(address, "/api/tables", {"game": game, "seats": seats, "pace": 0, "starter": 0, **more})
    own = {name: first[name] for name in ("table", "code", "seat", "token")}
    return [own, *({**own, **other} for other in first["others"])]


def alone_at(address: str, game: str, bots: int = 2, bot: str = "", **more: Any) -> Seat:
    """A table of one person and bots that take no time; the person's seat."""
    other = {"kind": "bot", "bot": bot} if bot else {"kind": "bot"}
    seats = [{"kind": "person", "name": "Ada"}, *[other] * bots]
    seat: Seat = ask(address, "/api/tables", {"game": game, "seats": seats, "pace": 0, **more})
    return seat


def take_seats(page: Page, address: str, seats: list[Seat]) -> None:
    """This browser has these seats."""
    page.goto(address)
    page.evaluate("seats => localStorage.setItem('broomstick.seats', JSON.stringify(seats))", seats)


def sit_down(page: Page, address: str, seats: list[Seat], language: str = "") -> None:
    """This browser has these seats, and looks at their table."""
    take_seats(page, address, seats)
    if language:
        page.evaluate("language => localStorage.setItem('broomstick.language', language)", language)
    page.goto(f"{address}/#/t/{seats[0]['table']}")
    page.reload()


def led(address: str, seats: list[Seat], *moves: str) -> None:
    """Moves such as "0: lead witch brave", one after another, past any browser."""
    for number, move in enumerate(moves):
        who, _, text = move.partition(": ")
        sealed = text.startswith(("pick ", "lose "))
        what = {"type": "seal", "answer": text} if sealed else {"type": "act", "action": text}
        tell(address, seats[int(who)], {**what, "key": f"{number} {text}"[:40]})


def tell(address: str, seat: Seat, message: dict[str, Any]) -> None:
    """Say something to the server in a seat's name, and wait until it is done; what is decided, is decided now."""
    with connect(f"{address.replace('http', 'ws')}/api/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "table": seat["table"], "token": seat["token"]}))
        at = heard(line, "welcome")["at"]
        line.send(json.dumps({**message, "at": at} if message["type"] in ("act", "seal") else message))
        heard(line, "done")


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; that something is not done is no answer here."""
    while True:
        said: dict[str, Any] = json.loads(line.recv(timeout=30))
        assert said["type"] != "not-done", said
        if said["type"] == kind:
            return said


def finish(page: Page, address: str, seats: list[Seat], **bot: str) -> None:
    """Bots play for these seats, to the end: the usual ones, or those that ``bot`` names."""
    for seat in seats:
        wish = {"type": "hand-over", "seat": seat["seat"], "to": "bot", **bot}
        tell(address, seat, {**wish, "key": f"over {seat['seat']}"})
    while not ask(address, f"/api/tables/{seats[0]['table']}/story")["view"]["over"]:
        page.wait_for_timeout(100)


def open_curtain(page: Page, name: str) -> None:
    button = page.locator(".curtain button.btn")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".stage")).to_have_attribute("aria-label", name)


def check_curtain(page: Page, name: str, game: re.Pattern[str]) -> None:
    """The curtain of somebody: nothing of the game is in the page, neither for the eye nor for a reader."""
    expect(page.locator(".curtain h1")).to_have_text(name)
    # A style sheet in the head may be called after a part of the game; whose turn it is nobody reads there.
    assert game.findall(page.evaluate("document.title + document.body.outerHTML")) == []
    assert game.findall(page.locator("body").aria_snapshot()) == []


def two_rounds(page: Page, find: str) -> None:
    """All three play at this device: whoever comes opens the curtain, and does what is found to be done."""
    step = f"""() => {{
      const name = document.querySelector(".curtain h1")?.textContent ?? "";
      if (name) {{
        document.querySelector(".curtain button.btn")?.click();
        return ["curtain", name, ""];
      }}
      const {{ what, one }} = ({find})();
      one?.click();
      const at = document.querySelector(".bar .pill")?.textContent.trim() ?? "";
      return [what, document.querySelector(".stage")?.getAttribute("aria-label") ?? "", at];
    }}"""
    opened = set()
    late = time.monotonic() + 300
    while time.monotonic() < late:
        what, who, at = page.evaluate(step)
        assert what != "stuck"
        if what == "curtain":
            opened.add(who)
        elif at.startswith("Round 3"):
            break
        page.wait_for_timeout(10)
    assert opened == set(NAMES)


def check_names_at_the_end(page: Page) -> None:
    """Everybody goes by name."""
    page.locator("main.end").wait_for()
    text = page.locator("main.end").inner_text()
    assert all(name in text for name in NAMES)
    assert not re.search(r"\byou\b", text, re.IGNORECASE)


def to_text(page: Page) -> None:
    page.keyboard.press("t")
    page.locator("#command").wait_for()
