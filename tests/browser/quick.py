"""A game that is over, quickly: bots play it from the first seat to the last; and back from looking at it."""

from typing import Any

from playwright.sync_api import Page, expect

OPEN = """async () => {
  const seats = [{ kind: "person", name: "Ada" }, { kind: "bot" }, { kind: "bot" }];
  const body = JSON.stringify({ game: "card-game", seats, pace: 0, starter: 0 });
  const reply = await fetch("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const seat = await reply.json();
  localStorage.setItem("broomstick.seats", JSON.stringify([seat]));
  return seat;
}"""

PLAY_OUT = """(seat) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: "hello", table: seat.table, token: seat.token });
  socket.onerror = () => reject(new Error("the connection failed"));
  socket.onmessage = (event) => {
    const said = JSON.parse(event.data);
    if (said.type === "welcome") send({ type: "hand-over", seat: seat.seat, to: "bot", key: "over" });
    if (said.picture?.view?.over) {
      socket.onclose = () => resolve();
      socket.close();
    }
  };
})"""


def opened(page: Page, address: str) -> dict[str, Any]:
    """A table of one person and two bots that take no time; this browser has the person's seat."""
    page.goto(address)
    seat: dict[str, Any] = page.evaluate(OPEN)
    return seat


def play_out(page: Page, seat: dict[str, Any]) -> None:
    """A bot plays for this seat to the end."""
    page.evaluate(PLAY_OUT, seat)


def finished(page: Page, address: str) -> dict[str, Any]:
    """A finished game of three."""
    seat = opened(page, address)
    play_out(page, seat)
    return seat


def to_the_present(page: Page) -> None:
    """By its key; a tip under the pointer would be closed by it first."""
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Escape")
