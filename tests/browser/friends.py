"""Three friends and a spectator, each in a browser of their own, with hands on the line between page and server."""

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute
from websockets.sync.client import connect

from browser.shares import known_shares

NAMES = ["Ada", "Ben", "Cleo"]
PATIENCE = 30_000
LIVE = re.compile("/api/live$")

SEEN = """() => {
  const shows = (one) => one.checkVisibility() && !one.closest("[inert]");
  const seen = (where) => [...document.querySelectorAll(where)].filter(shows);
  return {
    picking: seen(".pick").length > 0,
    ready: seen(".pick footer > button.btn.quiet:last-of-type").length > 0,
    asked: seen(".dock .ask").length > 0 && !seen(".dock .wait").length,
    stances: seen("button.choice").length,
    over: seen("main.end").length > 0,
    link: seen(".link").map((one) => one.innerText).join(" "),
    toast: document.querySelector(".toast.shown")?.textContent ?? "",
    people: seen(".pick .ready li").map((one) => one.innerText.replace(/\\s+/g, " ").trim()),
  };
}"""
"""What is on the screen, in one look."""

PICK = """(from) => {
  const cards = [...document.querySelectorAll(".pick .grid button.card")];
  cards.filter((one) => one.getAttribute("aria-pressed") === "true").forEach((one) => one.click());
  const count = document.querySelectorAll(".pick footer .dots i").length;
  const ready = [...document.querySelectorAll(".pick footer > button.btn")].at(-1);
  cards.slice(from, from + count).forEach((one) => one.click());
  ready.click();
}"""
"""Pick cards that lie side by side, from one of them on, and be ready."""

READY = "() => [...document.querySelectorAll('.pick footer > button.btn')].at(-1).click()"

CHOOSE = """async (which) => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((one) => !one.closest("[inert]"));
  const free = () => seen("button.choice:not([aria-disabled=true])");
  if (document.querySelector(".dock .wait")) return;
  // Whoever leads chooses a witch first.
  if (!free().length) {
    seen(".dock .hand button.card")[0]?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  free().at(which)?.click();
}"""
"""Take the first card, or say what is to be said: the first or the last thing that can be."""

END = """() => ({
  head: document.querySelector("main.end h1")?.innerText ?? "",
  rank: [...document.querySelectorAll("main.end .rank li")].map((one) =>
    [".place", ".nm b", ".total .n"].map((part) => one.querySelector(part).innerText)),
})"""
LOG = """() => [...document.querySelectorAll(".log li, .log h3")]
  .map((one) => one.innerText.replace(/\\s+/g, " ").replace(" (new)", "").trim())"""


def ask(address: str, path: str, data: Any = None, secret: str = "") -> Any:
    """One request to the server, past any browser."""
    headers = {"Content-Type": "application/json", **({"X-Seat": secret} if secret else {})}
    body = json.dumps(data).encode() if data is not None else None
    with urllib.request.urlopen(urllib.request.Request(address + path, body, headers), timeout=30) as reply:
        text = reply.read().decode()
        return json.loads(text) if "json" in reply.headers["Content-Type"] else text


class Friend:
    """One person's browser at the table. What goes over the line can be held up, or the line cut."""

    def __init__(
        self, browser: Browser, address: str, table: str, seat: dict[str, Any] | None, **looks: Any
    ) -> None:
        looks = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "locale": "en-GB",
            **looks,
        }
        self.context: BrowserContext = browser.new_context(**looks)
        known_shares(self.context)
        self.address = address
        self.url = f"{address}/#/t/{table}"
        self.seat = seat
        self.wrong: list[str] = []
        if seat is not None:
            kept = json.dumps(json.dumps([seat]))
            self.context.add_init_script(f"localStorage.setItem('broomstick.seats', {kept})")
        self.page = self.context.new_page()
        self.line = Line(self.page)
        self.look_at(self.page)

    def look_at(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.goto(self.url)
        page.locator(".dock, .pick, main.end").first.wait_for()

    def second_tab(self) -> "Tab":
        page = self.context.new_page()
        line = Line(page)
        self.look_at(page)
        return Tab(page, line)

    def seen(self) -> dict[str, Any]:
        return seen(self.page)

    def wait(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        return wait(self.page, until)

    def story(self) -> dict[str, Any]:
        """What the server has told this seat."""
        table = self.url.rpartition("/")[2]
        found: dict[str, Any] = ask(
            self.address, f"/api/tables/{table}/story", secret=self.seat["token"] if self.seat else ""
        )
        return found

    def picked(self) -> list[str]:
        """What this seat picked, round by round, as the server tells it."""
        own = self.seat["seat"] if self.seat else None
        return [
            entry["what"]
            for entry in self.story()["journal"]
            if entry["what"].startswith("picked ") and entry.get("seat") == own
        ]


class Line:
    """The connection of a page: it can be cut, and messages on it can be held up for a while."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.holds_news = self.holds_words = False
        self.news: list[Callable[[], None]] = []
        self.words: list[Callable[[], None]] = []
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket(LIVE, self.connected)

    def connected(self, route: WebSocketRoute) -> None:
        if self.down:
            route.close(code=4000)
            return
        self.routes.append(route)
        server = route.connect_to_server()
        route.on_message(lambda said: self.pass_on(server, said, self.holds_words, self.words))
        server.on_message(lambda said: self.pass_on(route, said, self.holds_news, self.news))

    @staticmethod
    def pass_on(to: WebSocketRoute, said: str | bytes, held: bool, waiting: list[Callable[[], None]]) -> None:
        if held:
            waiting.append(lambda: to.send(said))
        else:
            to.send(said)

    def cut(self) -> None:
        self.down = True
        for route in self.routes:
            route.close(code=4000)
        self.routes = []

    def release(self) -> None:
        """Everything that was held up goes on, in its order."""
        self.holds_news = self.holds_words = False
        waiting, self.words, self.news = [*self.words, *self.news], [], []
        for send in waiting:
            send()


class Tab:
    """One more window of somebody who is there already."""

    def __init__(self, page: Page, line: Line) -> None:
        self.page = page
        self.line = line


def seen(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def wait(page: Page, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """What is on the screen, when it is as it should be."""
    now: dict[str, Any] = {}
    for _ in range(PATIENCE // 30):
        now = seen(page)
        if until(now):
            return now
        page.wait_for_timeout(30)
    raise AssertionError(f"it did not come to that; there is {now}")


def three_friends(address: str, names: list[str] | None = None, **more: Any) -> list[dict[str, Any]]:
    """A table of three people, each with a seat."""
    first, *others = names or NAMES
    seats = [{"kind": "person", "name": first}, {"kind": "open"}, {"kind": "open"}]
    ada = ask(address, "/api/tables", {"game": "card-game", "seats": seats, "pace": 0, "starter": 0, **more})
    friends = [ada, *(ask(address, "/api/join", {"code": ada["code"], "name": name}) for name in others)]
    for seat in friends:
        come(address, seat)
    return friends


def come(address: str, seat: dict[str, Any]) -> None:
    """Somebody looks at the table once; when all have, its cards are dealt."""
    with connect(f"{address.replace('http', 'ws')}/api/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": seat["table"], "token": seat["token"]}))
        socket.recv(timeout=30)


def to_the_picks(friends: list[Friend]) -> None:
    """Everybody decides whatever is asked, until a new round is to be picked for."""
    for _ in range(400):
        now = [friend.seen() for friend in friends]
        if all(one["picking"] and not one["ready"] for one in now):
            return
        for friend, one in zip(friends, now, strict=True):
            if one["asked"] and not one["picking"]:
                friend.page.evaluate(CHOOSE, 0)
        friends[0].page.wait_for_timeout(20)
    raise AssertionError("the round did not end")


def let_bots_finish(address: str, seats: list[dict[str, Any]]) -> None:
    """Each hands their seat over, and the game comes to its end."""
    for seat in seats:
        with connect(f"{address.replace('http', 'ws')}/api/live", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "table": seat["table"], "token": seat["token"]}))
            over = {
                "type": "hand-over",
                "seat": seat["seat"],
                "to": "bot",
                "bot": "random",
                "key": f"over {seat['seat']}",
            }
            socket.send(json.dumps(over))
            while json.loads(socket.recv(timeout=30))["type"] != "done":
                pass
