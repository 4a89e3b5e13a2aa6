"""Witch's Brew in the page: games by mouse, by keyboard and by touch, against bots that take no time."""

import pytest
from playwright.sync_api import Page, expect

from browser.witchs_brew.playing import check_end, opened, played, played_by_hand


def test_a_round_by_mouse(desk: Page, address: str) -> None:
    opened(desk, address)
    done = played(desk, "mouse", 1)
    assert done.keys() >= {"picks", "ready", "full"}


def test_a_round_by_keys_on_a_phone_in_french(phone: Page, address: str) -> None:
    opened(phone, address, 4, barred_roles=True)
    expect(phone.locator(".card.barred")).to_have_count(1)
    done = played(phone, "keys", 1)
    assert done.keys() >= {"picks", "ready", "full"}
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.evaluate("document.documentElement.lang") == "fr"


def test_a_stack_can_be_looked_through_to_the_bottom(desk: Page, address: str) -> None:
    opened(desk, address)
    desk.locator('[data-stack="copper"]').click()
    expect(desk.locator("dialog[open] ol li")).to_have_count(7)
    desk.keyboard.press("Escape")
    desk.locator('[data-stack="book"]').click()
    expect(desk.locator("dialog[open] ol li")).to_have_count(8)
    # The order of the books below the top one is nowhere in the page.
    expect(desk.locator("dialog[open] ol li.gone")).to_have_count(7)


def test_home_has_a_button_of_its_own_for_it(desk: Page, address: str) -> None:
    desk.goto(address)
    game = desk.locator(".game", has_text="Witch's Brew")
    expect(game.get_by_role("button", name="Play against bots")).to_be_visible()
    game.get_by_role("button", name="New table").click()
    expect(desk.get_by_role("radio", name="Witch's Brew")).to_have_attribute("aria-checked", "true")
    expect(desk.get_by_text("Barred roles")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "how"), [("en", "mouse"), ("fr", "keys"), ("de", "keys")])
def test_a_whole_game_with_real_hands_on_a_desk(desk: Page, address: str, language: str, how: str) -> None:
    opened(desk, address, language=language)
    assert desk.evaluate("document.documentElement.lang") == language
    done = played_by_hand(desk, how)
    assert done.keys() >= {"picks", "ready", "role", "full", "end"}
    check_end(desk)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "players"), [("fr", 3), ("de", 5)])
def test_a_whole_game_with_real_fingers_on_a_phone(
    phone: Page, address: str, language: str, players: int
) -> None:
    opened(phone, address, players, language=language)
    done = played_by_hand(phone, "touch")
    assert done.keys() >= {"picks", "ready", "role", "full", "end"}
    check_end(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_all_that_can_be_asked_is_asked_in_some_game(desk: Page, address: str) -> None:
    wanted = {"picks", "ready", "role", "full", "favour", "adds", "pays", "does", "end"}
    asked: set[str] = set()
    for _ in range(4):
        opened(desk, address, 4)
        asked |= played(desk, "mouse").keys()
        if asked >= wanted:
            break
    assert asked >= wanted
