"""Broom Service with three people at one device: nobody's roles, and nobody's fist, are seen by another."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.broom_service.playing import FIND, check_end, three_people
from browser.tables import (
    NAMES,
    check_curtain,
    check_names_at_the_end,
    finish,
    open_curtain,
    sit_down,
    two_rounds,
)

GAME = re.compile(
    r"druid|gatherer|fairy|potion|\bwands?\b|tower|\bclouds?\b|bewitched|data-(target|role|deed|pawn|area)\b",
    re.IGNORECASE,
)
"""Anything of the game itself: nothing of that is on the curtain. Its name is."""


def test_roles_are_picked_behind_the_curtain(desk: Page, address: str) -> None:
    sit_down(desk, address, three_people(address, mountain_tiles=True))
    for name in NAMES:
        check_curtain(desk, name, GAME)
        open_curtain(desk, name)
        # Whatever the one before has picked, nothing is picked here yet.
        expect(desk.locator(".pick .grid .card")).to_have_count(10)
        expect(desk.locator(".pick .grid .card[aria-pressed=true]")).to_have_count(0)
        ready = desk.locator(".pick footer > .btn").last
        for card in range(4):
            desk.locator(".pick .grid .card").nth(2 * card).click()
        expect(ready).not_to_have_attribute("aria-disabled", "true")
        ready.click()
    check_curtain(desk, "Ada", GAME)
    open_curtain(desk, "Ada")
    expect(desk.locator(".hand .card")).to_have_count(4)
    assert not re.search(r"\byou\b", desk.locator("main.table").inner_text(), re.IGNORECASE)


@pytest.mark.slow
def test_two_rounds_of_three_at_one_device_and_the_end(desk: Page, address: str) -> None:
    seats = three_people(address, storm_clouds=True, mountain_tiles=True)
    sit_down(desk, address, seats)
    two_rounds(desk, FIND)
    finish(desk, address, seats, bot="random")
    check_end(desk)
    check_names_at_the_end(desk)
