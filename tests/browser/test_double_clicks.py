"""A double click decides once: the same place takes no second press for a moment, whatever has come to lie there.

A person plays real tables with a mouse that clicks everything twice, 10 to 600 ms apart, at one place. What the page
sends is counted: more than one decision for a double click is one that nobody meant. Quick are a few of them, slow a
thousand.
"""

import json
import random
import time

import pytest
from playwright.sync_api import Page, WebSocket

from browser.broom_service import playing as brooms
from browser.tables import alone_at, sit_down
from browser.witchs_brew import playing as brew

FINDS = {"broom-service": brooms.WHERE, "witchs-brew": brew.WHERE}
DECISIONS = ("act", "seal", "unseal")


class Sent:
    """The decisions that a page sends."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.heard(json.loads(text)))

    def heard(self, message: dict[str, str]) -> None:
        if message["type"] in DECISIONS:
            self.found.append(message.get("action") or message.get("answer") or message["type"])


def clicked_twice(page: Page, address: str, game: str, count: int, most: int) -> tuple[int, list[list[str]]]:
    """Click everything there is to decide twice; how many decisions were made, and what was sent too often."""
    sent = Sent(page)
    chance = random.Random(f"{game} {count}")
    decided = 0
    wrong: list[list[str]] = []
    late = time.monotonic() + most
    while count and time.monotonic() < late:
        sit_down(page, address, [alone_at(address, game)])
        page.wait_for_selector(".bar .pill")
        while count and time.monotonic() < late:
            at = page.evaluate(FINDS[game], "mouse")
            if at["what"] == "end":
                break
            if "x" not in at:
                page.wait_for_timeout(10)
                continue
            sent.found.clear()
            # Whoever means it comes from elsewhere.
            page.mouse.move(at["x"], at["y"] - 120 if at["y"] > 200 else at["y"] + 120)
            page.mouse.move(at["x"], at["y"])
            page.mouse.click(at["x"], at["y"])
            # A card that is picked twice is not picked.
            if at["what"] != "picks":
                page.wait_for_timeout(chance.randint(10, 600))
                page.mouse.click(at["x"], at["y"])
            page.wait_for_timeout(30)
            decided += bool(sent.found)
            if len(sent.found) > 1:
                wrong.append([at["what"], *sent.found])
            count -= bool(sent.found)
    return decided, wrong


@pytest.mark.parametrize("game", FINDS)
def test_a_double_click_decides_once(desk: Page, address: str, game: str) -> None:
    decided, wrong = clicked_twice(desk, address, game, 8, most=120)
    assert decided == 8
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("game", FINDS)
def test_a_thousand_double_clicks_decide_once_each(desk: Page, address: str, game: str) -> None:
    decided, wrong = clicked_twice(desk, address, game, 500, most=3600)
    assert decided == 500
    assert wrong == []
