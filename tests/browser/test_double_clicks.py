"""A double click decides once: the same place takes no second press for a moment, whatever has come to lie there.

A person plays real tables with a mouse that clicks everything twice, or a finger that taps twice, 10 to 600 ms apart,
at one place. What the page sends from the first of two presses until the next pair is counted: more than one decision
is one that nobody meant. Quick are a few of them, slow a thousand.
"""

import random
import time

import pytest
from playwright.sync_api import Page

from browser.broom_service import playing as brooms
from browser.card_game import playing as cards
from browser.tables import alone_at, sit_down
from browser.witchs_brew import playing as brew

FINDS = {"broom-service": brooms.WHERE, "card-game": cards.WHERE, "witchs-brew": brew.WHERE}
OVERHEARD = """
window.decided = [];
window.pressed = [];
addEventListener("click", (event) => pressed.push(event.timeStamp), true);
let obvious = "";
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      const { picture } = JSON.parse(data);
      if (picture && "choices" in picture) obvious = picture.choices?.obvious;
    });
  }
  send(text) {
    const { type, action, answer } = JSON.parse(text);
    // What the page answers by itself nobody has pressed.
    const byItself = action && action === obvious;
    if (["act", "seal", "unseal"].includes(type) && !byItself) decided.push(action ?? answer ?? type);
    super.send(text);
  }
};
"""
ONCE = ("picks", "aims", "closes", "tab")
"""A card that is picked twice is not picked, and a map that is moved twice is past what was looked for."""
HEARD = """() => {
  const [first, last] = [pressed[0], pressed.at(-1)];
  pressed.length = 0;
  return [decided.splice(0), last - first || 0];
}"""
SHORTEST, LONGEST = 10, 600
"""Milliseconds between two presses."""
MOMENT = 0.7
"""So many seconds after a decision a tap at its place is not heard, and should not be."""


class Hand:
    """Presses everything twice, and knows what became of it."""

    def __init__(self, page: Page, how: str, chance: random.Random) -> None:
        self.page, self.how, self.chance = page, how, chance
        self.decided = 0
        self.wrong: list[list[str]] = []
        self.slow = 0
        self.what = ""
        self.last = (0.0, 0.0, 0.0)

    def press(self, x: float, y: float) -> None:
        if self.how == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def twice(self, what: str, x: float, y: float) -> None:
        # Whoever means it comes from elsewhere, or later.
        before, there, then = self.last
        near = abs(before - x) < 40 and abs(there - y) < 40
        if self.how == "touch" and near and time.monotonic() < then + MOMENT:
            self.page.wait_for_timeout(20)
            return
        if self.how == "mouse":
            self.page.mouse.move(x, y - 120 if y > 200 else y + 120)
            self.page.mouse.move(x, y)
        self.heard()
        self.what = what
        self.press(x, y)
        if what not in ONCE:
            self.page.wait_for_timeout(self.chance.randint(SHORTEST, LONGEST))
            self.press(x, y)
        self.last = (x, y, time.monotonic())

    def heard(self) -> None:
        """What has been decided since this was last asked."""
        found, gap = self.page.evaluate(HEARD)
        # A busy machine may have pressed later than it was told.
        if gap > LONGEST:
            self.slow += 1
            return
        self.decided += bool(found)
        if len(found) > 1:
            self.wrong.append([self.what, str(gap), *found])


def clicked_twice(page: Page, address: str, game: str, how: str, count: int, most: int) -> Hand:
    """Press everything there is to decide twice, until so much is decided."""
    hand = Hand(page, how, random.Random(f"{game} {how} {count}"))
    page.add_init_script(OVERHEARD)
    late = time.monotonic() + most
    while hand.decided < count and time.monotonic() < late:
        sit_down(page, address, [alone_at(address, game)])
        page.wait_for_selector(".bar .pill")
        while hand.decided < count and time.monotonic() < late:
            at = page.evaluate(FINDS[game], how)
            if at["what"] == "end":
                break
            if "x" not in at:
                page.wait_for_timeout(10)
            else:
                hand.twice(at["what"], at["x"], at["y"])
        hand.heard()
    return hand


@pytest.fixture
def page(request: pytest.FixtureRequest, how: str) -> Page:
    found: Page = request.getfixturevalue("phone" if how == "touch" else "desk")
    return found


@pytest.mark.parametrize(
    ("game", "how"), [("broom-service", "mouse"), ("card-game", "touch"), ("witchs-brew", "mouse")]
)
def test_a_double_click_decides_once(page: Page, address: str, game: str, how: str) -> None:
    hand = clicked_twice(page, address, game, how, 6, most=120)
    assert hand.wrong == []
    assert hand.decided >= 6


@pytest.mark.slow
@pytest.mark.parametrize("how", ["mouse", "touch"])
@pytest.mark.parametrize("game", FINDS)
def test_a_thousand_double_clicks_decide_once_each(page: Page, address: str, game: str, how: str) -> None:
    """A thousand and two, in six ways."""
    hand = clicked_twice(page, address, game, how, 167, most=3600)
    assert hand.wrong == []
    assert hand.decided >= 167


def test_what_is_decided_twice_is_counted(desk: Page, address: str) -> None:
    """Where a second press is meant, because the mouse has left and come back, there are two decisions."""

    class Restless(Hand):
        def press(self, x: float, y: float) -> None:
            self.page.mouse.move(1, 1)
            super().press(x, y)

    desk.add_init_script(OVERHEARD)
    sit_down(desk, address, [alone_at(address, "card-game", starter=0)])
    hand = Restless(desk, "mouse", random.Random(1))
    late = time.monotonic() + 60
    while not hand.wrong and time.monotonic() < late:
        at = desk.evaluate(cards.WHERE)
        if "x" in at:
            hand.twice(at["what"], at["x"], at["y"])
    assert len(hand.wrong[0]) == 4
