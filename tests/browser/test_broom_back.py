"""Broom Service on the back of its board with everything that can be had: tiles, stone circles, expansion cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.broom import check_end, opened, played, played_by_hand

ALL: Any = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}


@pytest.mark.slow
def test_a_whole_game_by_mouse_with_everything(desk: Page, address: str) -> None:
    opened(desk, address, 3, **ALL)
    done = played(desk, "mouse")
    assert done.keys() >= {"picks", "ready", "role", "brave", "cowardly", "pile", "end"}
    check_end(desk)
    expect(desk.get_by_role("columnheader", name="cards kept")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "players"), [("en", 4), ("de", 5), ("fr", 2)])
def test_a_whole_game_by_fingers_on_a_phone(phone: Page, address: str, language: str, players: int) -> None:
    opened(phone, address, players, language=language, **ALL)
    done = played_by_hand(phone, "touch")
    assert done.keys() >= {"picks", "ready", "brave", "end"}
    check_end(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
