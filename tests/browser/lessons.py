"""Lessons for tests, from the first page to their end: by mouse, by keys alone, or as text.

What the learner is to do is read off the live line, as the page does; what is pressed is what anybody would press.
"""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from browser.broom_service import playing as brooms
from browser.card_game import test_whole_games as cards
from browser.site import COMING
from browser.witchs_brew import playing as brew

WHERE = """(action) => {
  const seen = (what) => [...document.querySelectorAll(what)].find((one) => one.checkVisibility());
  const able = (what) => {
    const one = seen(what);
    return one && one.getAttribute("aria-disabled") !== "true" ? one : undefined;
  };
  const [word, ...rest] = action.split(" ");
  const commit = seen(".commit .btn:not(.quiet)");
  let one;
  let by;
  if (action === "go on") [one, by] = [seen(".bubble .go"), "Enter"];
  else if (commit) [one, by] = [commit, "Enter"];
  else if (word === "pick") {
    one = rest.map((role) => able(`.pick [data-role="${role}"][aria-pressed=false]`)).find((card) => card);
    if (!one) [one, by] = [[...document.querySelectorAll(".pick footer > .btn:not(.quiet)")].at(-1), "Enter"];
    if (one?.matches("[aria-disabled=true]")) one = undefined;
  } else if (["lead", "brave", "cowardly"].includes(word)) {
    const stance = rest.at(-1) ?? word;
    one = able(`.choice.${stance}`);
    const card = rest.length > 1 ? seen(`.hand button.card[data-role="${rest[0]}"]`) : undefined;
    if (card && card.getAttribute("aria-pressed") !== "true") one = card;
  } else one = able(`[data-deed="${action}"]`) ?? able(`.dock button.card[data-role="${rest[0]}"]`);
  if (!one) return null;
  by ??= one.querySelector("kbd, .digit")?.textContent.toLowerCase().replace("⏎", "Enter");
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = one.getBoundingClientRect();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = document.elementFromPoint(at.x, at.y);
  return { by, ...at, under: one === top || one.contains(top) ? "" : (top?.closest("[class]")?.className ?? "?") };
}"""
"""What is to be pressed next for an action: where it is, its key, and what lies on it."""

COVERED = """() => {
  const bubble = document.querySelector(".bubble")?.getBoundingClientRect();
  if (!bubble) return [];
  const lies = (one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
    const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
    return one.checkVisibility() && wide > 2 && high > 2;
  };
  const waits = document.querySelector(".bubble .go");
  const needed = waits ? [] : [...document.querySelectorAll(".dockbox .choice, .dockbox .deed, .pick footer > .btn")];
  const out = bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight;
  return [...needed.filter(lies).map((one) => one.className), ...(out ? ["outside"] : [])];
}"""
"""What is needed now and lies under the bubble, or the bubble itself where it is not all in the window."""


class Line:
    """What a page is told over its live line: the lesson, and what may be chosen."""

    def __init__(self, page: Page) -> None:
        self.picture: dict[str, Any] = {}
        self.said: list[str] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard(json.loads(text)))

    def heard(self, message: dict[str, Any]) -> None:
        if message.get("type") == "welcome":
            self.picture = {}
        self.picture |= message.get("picture") or {}
        spoken = self.lesson.get("say", "")
        if spoken and self.said[-1:] != [spoken]:
            self.said.append(spoken)

    @property
    def lesson(self) -> dict[str, Any]:
        return self.picture.get("lesson") or {}

    @property
    def wanted(self) -> str:
        """What is to be done now; nothing where others play, or where everything may be done."""
        if self.lesson.get("waits"):
            return "go on"
        only: list[str] = self.lesson.get("only") or []
        return only[0] if only else ""


def at_once(route: Route) -> None:
    """Open the table so that nobody takes time to play."""
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "pace": 0}))
    else:
        route.continue_()


class Overheard(Line):
    """The same where a worker of the page says it; to be made before the page is opened."""

    SCRIPT = """
    window.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => data.does === "tell" && overheard(data.text));
      }
    };
    """

    def __init__(self, page: Page) -> None:
        self.picture, self.said = {}, []
        page.expose_function("overheard", lambda text: self.heard(json.loads(text)))
        page.add_init_script(self.SCRIPT)


def begun(
    page: Page,
    address: str,
    game: str,
    lesson: str = "first",
    language: str = "en",
    listen: Callable[[Page], Line] = Line,
) -> Line:
    """A lesson that has just been opened."""
    page.route("**/api/tables", at_once)
    page.goto(address)
    page.evaluate("language => localStorage.setItem('broomstick.language', language)", language)
    page.reload()
    line = listen(page)
    page.evaluate("where => (location.hash = where)", f"/learn/{game}/{lesson}")
    page.locator(".bubble").wait_for(timeout=COMING * 1000)
    return line


def learnt(page: Page, line: Line, game: str, how: str = "mouse", most: int = 240) -> list[str]:
    """Go through a lesson to its end; what it said, one after another."""
    late = time.monotonic() + most
    while not line.lesson.get("done"):
        assert time.monotonic() < late, f"{game}: no way on from {line.lesson}"
        wanted = line.wanted
        if how == "text":
            type_it(page, line)
        elif wanted:
            before = line.lesson
            press(page, wanted, how)
            # Until it is heard what came of it: the page may be further on already, and nothing is pressed blindly.
            for _ in range(50 if wanted == "go on" else 0):
                if line.lesson != before:
                    break
                page.wait_for_timeout(20)
        else:
            play_on(page, game, how)
    expect(page.locator("dialog[open] .end")).to_be_visible()
    return line.said


def press(page: Page, action: str, how: str) -> None:
    """The next press that leads to an action."""
    at = page.evaluate(WHERE, action)
    if at is None:
        page.wait_for_timeout(20)
    elif how == "keys" and at["by"]:
        page.keyboard.press(at["by"])
    else:
        page.wait_for_timeout(180)
        assert page.evaluate(COVERED) == []
        at = page.evaluate(WHERE, action)
        if at is not None:
            assert "bubble" not in at["under"], f"{action} lies under the bubble"
            # From elsewhere: the place of a decision takes no second press for a moment.
            page.mouse.move(1, 1)
            page.mouse.click(at["x"], at["y"])
    page.wait_for_timeout(40)


FINDS = {"broom-service": brooms.WHERE, "witchs-brew": brew.WHERE}


def play_on(page: Page, game: str, how: str) -> None:
    """Where the learner is free: whatever comes."""
    if game == "card-game":
        cards.touch_once(page, tap=False)
        page.wait_for_timeout(20)
        return
    # Whoever plays freely folds away what lies on the map.
    fold = page.locator(".bubble .fold[aria-expanded=true]")
    if how == "mouse" and fold.count():
        fold.first.click()
    at = page.evaluate(FINDS[game], how)
    if "x" not in at:
        page.wait_for_timeout(20)
    elif how == "keys" and at.get("by"):
        page.keyboard.press(at["by"])
    else:
        # From elsewhere: the place of a decision takes no second press for a moment.
        page.mouse.move(1, 1)
        page.mouse.click(at["x"], at["y"])
    page.wait_for_timeout(20)


def type_it(page: Page, line: Line) -> None:
    """The same at the field of text mode."""
    choices = line.picture.get("choices") or {}
    wanted, field = line.wanted, page.locator("#command")
    if wanted == "go on":
        field.press("Enter")
    elif choices.get("pick"):
        roles = wanted.split()[1:] or choices["pick"][: choices["count"]]
        for role in roles:
            field.fill(str(choices["pick"].index(role) + 1))
            field.press("Enter")
        field.fill("ready")
        field.press("Enter")
    elif choices.get("actions"):
        texts = [one["text"] for one in choices["actions"]]
        field.fill(str(texts.index(wanted) + 1 if wanted in texts else 1))
        field.press("Enter")
    page.wait_for_timeout(120)
