"""Witch's Brew with three people at one device: nobody's roles, and nobody's sealed losses, are seen by another."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.friends import ask
from browser.tables import NAMES, Seat, finish, led, open_curtain, sit_down
from browser.witchs_brew.playing import FIND, TO_THE_LOSSES, three_people

GAME = re.compile(
    r"wolf|snake|herb|alchem|teller|assistant|wizard|druid|warlock|cutpurse|monk"
    r"|cauldron|ingredient|vial|raven|\bred\b|\bgreen\b|\blose\b|data-(stack|role|good|thing|in)\b",
    re.IGNORECASE,
)
"""Anything of the game itself: nothing of that is on the curtain. Its name is."""

STEP = f"""() => {{
  const {{ what, one }} = ({FIND})();
  const name = document.querySelector(".curtain h1")?.textContent ?? "";
  if (name) {{
    document.querySelector(".curtain button.btn")?.click();
    return ["curtain", name, ""];
  }}
  one?.click();
  const at = document.querySelector(".bar .pill")?.textContent.trim() ?? "";
  return [what, document.querySelector(".stage")?.getAttribute("aria-label") ?? "", at];
}}"""


def check_curtain(page: Page, name: str) -> None:
    """The curtain of somebody: nothing of the game is in the page, neither for the eye nor for a reader."""
    expect(page.locator(".curtain h1")).to_have_text(name)
    assert GAME.findall(page.evaluate("document.documentElement.outerHTML")) == []
    assert GAME.findall(page.locator("body").aria_snapshot()) == []


def story(address: str, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = ask(address, f"/api/tables/{seat['table']}/story", secret=seat["token"])
    return found


def test_what_a_monk_takes_is_chosen_behind_the_curtain(desk: Page, address: str) -> None:
    seats = three_people(address)
    led(address, seats, *TO_THE_LOSSES)
    sit_down(desk, address, seats)
    check_curtain(desk, "Ben")
    open_curtain(desk, "Ben")
    # Everybody goes by name; the roles in the dock are his own, and what he may lose too.
    expect(desk.locator(".ask h2")).to_have_text("Ben loses 1 ingredient to Ada. Which?")
    roles = desk.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.role)")
    assert roles == story(address, seats[1])["view"]["picks"]
    desk.locator('.pile[data-thing="green"]').click()
    desk.get_by_role("button", name="Lose 1 green").click()
    check_curtain(desk, "Cleo")
    open_curtain(desk, "Cleo")
    # His envelope is closed, and nothing of it is here: he still has what he will lose.
    expect(desk.locator(".ask h2")).to_contain_text("Cleo loses 1 ingredient")
    assert story(address, seats[2])["view"]["losses_sealed"] == 0
    expect(desk.locator('.seats [data-seat="1"] [data-good="green"] .n')).to_have_text("1")
    expect(desk.locator('.seats [data-seat="1"] .facts')).to_have_text("1 to lose")
    expect(desk.locator(".log")).not_to_contain_text("green to the shelf")
    desk.keyboard.press("1")
    desk.keyboard.press("Enter")
    # The last answer opens both.
    check_curtain(desk, "Ada")
    open_curtain(desk, "Ada")
    expect(desk.locator(".log").first).to_contain_text("Ben loses 1 green to the shelf.")
    expect(desk.locator(".log").first).to_contain_text("Cleo loses 1 red to the shelf.")
    assert not re.search(r"\byou\b", desk.locator("main.table").inner_text(), re.IGNORECASE)


def test_a_sealed_loss_can_be_changed_until_the_last(desk: Page, address: str) -> None:
    seats = three_people(address)
    led(address, seats, *TO_THE_LOSSES, "2: lose white")
    sit_down(desk, address, seats[2:])
    expect(desk.get_by_role("heading", name="Sealed until everybody has chosen")).to_be_visible()
    expect(desk.locator(".ask")).to_contain_text("Lose 1 white.")
    desk.get_by_role("button", name="Change my mind").click()
    expect(desk.get_by_role("heading", name="You lose 1 ingredient to Ada. Which?")).to_be_visible()
    desk.keyboard.press("2")
    desk.keyboard.press("Enter")
    expect(desk.locator(".ask")).to_contain_text("Lose 1 green.")
    led(address, seats, "1: lose red")
    expect(desk.locator(".log").first).to_contain_text("You lose 1 green to the shelf.")


@pytest.mark.slow
def test_two_rounds_of_three_at_one_device_and_the_end(desk: Page, address: str) -> None:
    seats = three_people(address)
    sit_down(desk, address, seats)
    opened = set()
    late = time.monotonic() + 300
    while time.monotonic() < late:
        what, who, at = desk.evaluate(STEP)
        assert what != "stuck"
        if what == "curtain":
            opened.add(who)
        elif at.startswith("Round 3"):
            break
        desk.wait_for_timeout(10)
    assert opened == set(NAMES)
    finish(desk, address, seats)
    desk.locator("main.end").wait_for()
    text = desk.locator("main.end").inner_text()
    assert all(name in text for name in NAMES)
    assert not re.search(r"\byou\b", text, re.IGNORECASE)
