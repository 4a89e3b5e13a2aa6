"""Witch's Brew with three people at one device: nobody's roles, and nobody's sealed losses, are seen by another."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.friends import ask
from browser.tables import (
    Seat,
    check_curtain,
    check_names_at_the_end,
    finish,
    led,
    open_curtain,
    sit_down,
    two_rounds,
)
from browser.witchs_brew.playing import FIND, TO_THE_LOSSES, three_people

GAME = re.compile(
    r"wolf|snake|herb|alchem|teller|assistant|wizard|druid|warlock|cutpurse|monk"
    r"|cauldron|ingredient|vial|raven|\bred\b|\bgreen\b|\blose\b|data-(stack|role|good|thing|in)\b",
    re.IGNORECASE,
)
"""Anything of the game itself: nothing of that is on the curtain. Its name is."""


def story(address: str, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = ask(address, f"/api/tables/{seat['table']}/story", secret=seat["token"])
    return found


def test_what_a_monk_takes_is_chosen_behind_the_curtain(desk: Page, address: str) -> None:
    seats = three_people(address)
    led(address, seats, *TO_THE_LOSSES)
    sit_down(desk, address, seats)
    check_curtain(desk, "Ben", GAME)
    open_curtain(desk, "Ben")
    # Everybody goes by name; the roles in the dock are his own, and what he may lose too.
    expect(desk.locator(".ask h2")).to_have_text("Ben loses 1 ingredient to Ada. Which?")
    roles = desk.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.role)")
    assert roles == story(address, seats[1])["view"]["picks"]
    desk.locator('.pile[data-thing="green"]').click()
    desk.get_by_role("button", name="Lose 1 green").click()
    check_curtain(desk, "Cleo", GAME)
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
    check_curtain(desk, "Ada", GAME)
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
    two_rounds(desk, FIND)
    finish(desk, address, seats)
    check_names_at_the_end(desk)
