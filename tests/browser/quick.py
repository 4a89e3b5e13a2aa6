"""A game that is over, quickly: bots play it from the first seat to the last; and back from looking at it."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.tables import alone_at, take_seats

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


def opened(page: Page, address: str, bots: int = 2, **more: Any) -> dict[str, Any]:
    """A table of one person and bots; this browser has the person's seat, and is not at the table yet."""
    seat = alone_at(address, "card-game", bots, **{"starter": 0, **more})
    take_seats(page, address, [seat])
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
