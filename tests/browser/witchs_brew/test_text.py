"""Witch's Brew as text, in every language: what is asked is typed, and what happens is told."""

import pytest
from playwright.sync_api import Page, expect

from browser.tables import TYPE, to_text
from browser.witchs_brew.playing import opened


def test_a_round_in_german_words(desk: Page, address: str) -> None:
    opened(desk, address, 4, language="de", barred_roles=True)
    to_text(desk)
    typed = desk.evaluate(TYPE, 1)
    assert any("mutig" in text for text in typed), typed
    aside = desk.locator("main.text aside")
    expect(aside).to_contain_text("Kupferkessel")
    expect(aside).to_contain_text("von 4 Raben")
    # A stack can be looked through here too.
    stack = desk.locator("main.text details").first
    stack.locator("summary").click()
    expect(stack.locator("li").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_game_by_typed_words(desk: Page, address: str, language: str) -> None:
    opened(desk, address, language=language)
    to_text(desk)
    assert len(desk.evaluate(TYPE, 99)) > 20
    expect(desk.locator("main.text")).to_have_count(1)
    over = {"en": "The game is over.", "fr": "La partie est terminée.", "de": "Das Spiel ist zu Ende."}
    expect(desk.locator("main.text")).to_contain_text(over[language])
