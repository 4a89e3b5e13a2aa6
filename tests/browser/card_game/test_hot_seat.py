"""Three people at one device: a curtain between their turns, and never anybody else's cards in the page."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

NAMES = ["Ada", "Ben", "Cleo"]
MOST_STEPS = 400
A_FEW = 7
PATIENCE = 30_000

OPEN = """async (names) => {
  const seats = names.map((name) => ({ kind: "person", name }));
  const body = JSON.stringify({ game: "card-game", seats, pace: 0 });
  const reply = await fetch("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const { table, code, seat, token, others } = await reply.json();
  const all = [{ table, code, seat, token }, ...others.map((one) => ({ table, code, ...one }))];
  localStorage.setItem("broomstick.seats", JSON.stringify(all));
  return all;
}"""
"""A table for three people here, as New table would open it."""

NOW = """() => {
  const seen = (where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility());
  const drawn = (where) => [...document.querySelectorAll(where + " use")]
    .map((one) => /#i-r-([a-z]+)-kin/.exec(one.getAttribute("href"))?.[1]).filter(Boolean);
  const stage = document.querySelector(".stage");
  return {
    curtain: document.querySelector(".curtain h1")?.textContent ?? "",
    seat: stage && document.querySelector(".here:not(.asked) b") ? stage.getAttribute("aria-label") : "",
    over: seen("main.end").length > 0,
    // A log is drawn bit by bit; until it stands, what is counted in it tells nothing.
    stands: !document.querySelector(".log[aria-busy=true]"),
    picking: seen(".pick .card").length > 0,
    cards: [...new Set(drawn(".pick .grid .card").concat(drawn(".dock .hand .card")))].sort(),
    asked: (document.querySelector(".ask h2")?.textContent ?? "") + document.querySelectorAll(".log li").length,
    choosing: seen("button.choice").length > 0,
    taking: seen(".dock .hand .card").length > 0 && !seen("button.choice").length && !seen(".dock .wait").length,
  };
}"""
"""What is on the screen, in one look."""

GAME = re.compile(r"witch|potion|-kin|root|meadow|berry|\bt-[a-z]+\b", re.IGNORECASE)
"""Anything of the game itself: nothing of that is on the curtain."""


class Device:
    """One window of the shared device, with what its connections have been sent and not yet let go."""

    def __init__(self, page: Page, address: str, seats: list[dict[str, Any]]) -> None:
        self.page = page
        self.address = address
        self.table = seats[0]["table"]
        self.secrets = {NAMES[one["seat"]]: one["token"] for one in seats}
        self.sent: dict[WebSocket, int] = {}
        page.on("websocket", self.connected)

    def connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard(socket, data))
        socket.on("close", self.lost)

    def lost(self, socket: WebSocket) -> None:
        self.sent.pop(socket, None)

    def heard(self, socket: WebSocket, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "welcome" and message["seat"] is not None:
            self.sent[socket] = message["seat"]

    def now(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(NOW)
        return seen

    def view(self, name: str) -> dict[str, Any]:
        """What a seat holds, by its own secret."""
        url = f"{self.address}/api/tables/{self.table}/story"
        request = urllib.request.Request(url, headers={"X-Seat": self.secrets[name]})
        with urllib.request.urlopen(request, timeout=30) as reply:
            view: dict[str, Any] = json.load(reply)["view"]
            return view

    def connected_seats(self, wanted: list[str]) -> None:
        """These seats, and no others, are connected; a connection that was closed may need a moment."""
        for _ in range(PATIENCE // 20):
            if sorted(self.sent.values()) == [NAMES.index(name) for name in wanted]:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"connected are seats {sorted(self.sent.values())}, not those of {wanted}")

    def check_curtain(self) -> None:
        """Nothing of the game is in the page, neither for the eye nor for a reader, nor connected."""
        assert GAME.search(self.page.evaluate("document.title + document.body.outerHTML")) is None
        assert GAME.search(self.page.locator("body").aria_snapshot()) is None
        self.connected_seats([])

    def check_seat(self, name: str) -> None:
        """The cards on the screen are the person's own, all of them, and nobody else is connected."""
        self.connected_seats([name])
        at = self.now()
        view = self.view(name)
        if at["seat"] != name or at["taking"]:
            return
        own = view["stock"] if at["picking"] else dict.fromkeys(view["picks"], 1)
        assert at["cards"] == sorted(kind for kind, count in own.items() if count)

    def wait(self) -> dict[str, Any]:
        """The next curtain, the end, or a question to whoever is at the table."""
        for _ in range(PATIENCE // 20):
            at = self.now()
            asked = at["seat"] and (at["choosing"] or at["picking"] or at["taking"])
            if at["curtain"] or at["over"] or (asked and at["stands"]):
                return at
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing happens: {at}")

    def curtain(self) -> dict[str, Any]:
        """Play on to the next curtain: where others have no choice, the same person is asked again."""
        for step in range(MOST_STEPS):
            at = self.wait()
            if at["curtain"]:
                return at
            self.decide(at, step)
        raise AssertionError("no curtain falls")

    def decide(self, at: dict[str, Any], step: int) -> None:
        """Whoever is at the table takes the first that comes."""
        if at["picking"]:
            for key in [*"123456789", "Enter"]:
                self.page.keyboard.press(key)
            # Another key before the envelope is seen closed would open it again.
            self.page.wait_for_function(
                f"(seat) => {{ const at = ({NOW})(); return !at.picking || at.seat !== seat; }}",
                arg=at["seat"],
            )
            return
        self.page.keyboard.press("1")
        if at["choosing"]:
            may = self.page.locator("button.choice:not([aria-disabled=true])")
            # Who comes from elsewhere means it, where something was decided a moment ago.
            self.page.mouse.move(1, 1)
            may.nth(step % 2 if may.count() > 1 else 0).click()
        # The same person may be asked again at once; then the question is another.
        self.page.wait_for_function(
            f"(before) => {{ const at = ({NOW})(); return at.stands && JSON.stringify(at) !== before; }}",
            arg=self.compact(at),
        )

    def compact(self, at: dict[str, Any]) -> str:
        return json.dumps(at, separators=(",", ":"), ensure_ascii=False)

    def play(self, steps: int) -> int:
        """Play on; gives how many decisions were made."""
        made = 0
        for step in range(MOST_STEPS):
            at = self.wait()
            if at["over"] or made == steps:
                return made
            if at["curtain"]:
                self.check_curtain()
                name = at["curtain"]
                # Enter opens the curtain, once it can be opened.
                expect(self.page.locator(".curtain button.btn")).to_be_focused()
                self.page.keyboard.press("Enter")
                expect(self.page.locator(".stage")).to_have_attribute("aria-label", name)
                self.check_seat(name)
            else:
                self.decide(at, step)
                made += 1
        return made


@pytest.fixture
def device(desk: Page, address: str) -> Device:
    desk.goto(address)
    seats = desk.evaluate(OPEN, NAMES)
    found = Device(desk, address, seats)
    desk.goto(f"{address}/#/t/{seats[0]['table']}")
    return found


def test_nobody_sees_the_cards_of_another(device: Device) -> None:
    assert device.play(A_FEW) == A_FEW


def test_a_reload_another_window_and_going_back_show_the_curtain(device: Device, address: str) -> None:
    page = device.page
    device.play(1)
    first = device.curtain()
    assert first["curtain"] in NAMES
    # Tab reaches the curtain's own buttons and nothing behind it.
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('.curtain')"
        )
    page.locator(".curtain button.btn").click()
    expect(page.locator(".stage")).to_have_attribute("aria-label", first["curtain"])
    assert device.wait()["seat"] == first["curtain"]
    # In another window the curtain is closed; opened there, it falls here.
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".curtain h1")).to_have_text(first["curtain"])
    other.locator(".curtain button.btn").click()
    expect(other.locator(".stage")).to_be_visible()
    page.locator(".curtain").wait_for()
    device.check_curtain()
    other.close()
    page.locator(".curtain button.btn").click()
    device.wait()
    # What the page was sent before is gone with it.
    device.sent.clear()
    page.reload()
    assert device.wait()["curtain"] == first["curtain"]
    device.check_curtain()
    page.locator(".curtain button.btn").click()
    device.wait()
    page.goto(f"{address}/#/")
    page.locator(".home").wait_for()
    device.connected_seats([])
    page.go_back()
    assert device.wait()["curtain"] == first["curtain"]
    device.check_curtain()
    # The table is listed once, and what everybody may see can be seen without opening a seat.
    page.get_by_role("button", name="See the table").click()
    page.locator("main.table").wait_for()
    device.connected_seats([])
    page.goto(f"{address}/#/")
    expect(page.locator(".yours li")).to_have_count(1)


def test_a_seats_link_is_played_beside_only_when_somebody_says_so(desk: Page, address: str) -> None:
    desk.goto(address)
    ada, ben, _ = desk.evaluate(OPEN, NAMES)
    kept = "JSON.parse(localStorage.getItem('broomstick.seats') ?? '[]')"
    desk.evaluate("localStorage.clear()")
    # A wrong secret says so, and nothing of it is kept.
    desk.goto(f"{address}/#/t/{ada['table']}/nonsense")
    expect(desk.get_by_role("alert")).to_contain_text("opens no seat")
    assert desk.evaluate(kept) == []
    desk.goto(f"{address}/#/t/{ben['table']}/{ben['token']}")
    desk.locator("main.table, .pick").first.wait_for()
    assert desk.evaluate(kept) == [ben]
    assert ben["token"] not in desk.url
    # Alone, there is no curtain. A second seat makes the device a shared one, if its people want that.
    assert desk.locator(".curtain").count() == 0
    desk.goto(f"{address}/#/t/{ada['table']}/{ada['token']}")
    desk.get_by_role("button", name="No, only Ben").click()
    desk.locator("main.table, .pick").first.wait_for()
    assert desk.evaluate(kept) == [ben]
    desk.goto(f"{address}/#/t/{ada['table']}/{ada['token']}")
    desk.get_by_role("button", name="Yes, both play here").click()
    desk.locator(".curtain, .stage").first.wait_for()
    assert sorted(one["seat"] for one in desk.evaluate(kept)) == [0, 1]
    desk.goto(f"{address}/#/nowhere/at/all")
    expect(desk.get_by_role("alert")).to_contain_text("nothing at this address")


@pytest.mark.slow
def test_a_whole_game_of_three_at_one_device_and_once_more(device: Device) -> None:
    page = device.page
    device.play(MOST_STEPS)
    assert device.now()["over"]
    text = page.locator("main.end").inner_text()
    assert all(name in text for name in NAMES)
    assert not re.search(r"\byou\b", text, re.IGNORECASE)
    before = page.url
    page.get_by_role("button", name="Play again, same people").click()
    page.locator(".curtain").wait_for()
    assert page.url != before
    rows = page.evaluate("JSON.parse(localStorage.getItem('broomstick.seats'))")
    assert sorted(one["seat"] for one in rows if page.url.endswith(one["table"])) == [0, 1, 2]
