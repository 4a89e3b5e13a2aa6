"""Broom Service as text, in every language: what is asked is typed, what happens is told, and the map is a list."""

import pytest
from playwright.sync_api import Page, expect

from browser.broom_service.playing import opened
from browser.tables import TYPE, to_text


def test_a_round_in_german_words(desk: Page, address: str) -> None:
    opened(desk, address, 4, language="de", mountain_tiles=True)
    to_text(desk)
    typed = desk.evaluate(TYPE, 1)
    assert len(typed) > 4, typed
    aside = desk.locator("main.text aside")
    expect(aside).to_contain_text("Zauberst")
    # Every area is there, with what lies next to it.
    expect(aside).to_contain_text("Krähenhügel")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_game_by_typed_words(desk: Page, address: str, language: str) -> None:
    opened(desk, address, language=language, storm_clouds=True, mountain_tiles=True)
    to_text(desk)
    assert len(desk.evaluate(TYPE.replace("120_000", "300_000"), 99)) > 20
    expect(desk.locator("main.text")).to_have_count(1)
    over = {"en": "The game is over.", "fr": "La partie est terminée.", "de": "Das Spiel ist zu Ende."}
    expect(desk.locator("main.text")).to_contain_text(over[language])
