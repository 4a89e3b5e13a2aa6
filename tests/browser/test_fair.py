"""The page that checks the seal of the shuffle, on a real finished game."""

import pytest
from playwright.sync_api import Page, expect

from browser.quick import finished, opened, play_out


def test_the_seal_of_a_finished_game_opens_and_a_forged_one_does_not(desk: Page, address: str) -> None:
    game = opened(desk, address)
    # Whoever comes to a table before its end notes the seal.
    desk.goto(f"{address}/#/t/{game['table']}")
    desk.locator(".dock, .pick").first.wait_for()
    play_out(desk, game)
    desk.locator("main.end").wait_for()
    desk.goto(f"{address}/#/fair/{game['table']}")
    verdict = desk.locator(".verdict")
    expect(verdict.locator("h2")).to_contain_text("The seal holds")
    expect(verdict.locator("li.good")).to_have_count(3)
    seed = desk.get_by_label("Seed")
    true = seed.input_value()
    seed.fill(("1" if true[0] == "0" else "0") + true[1:])
    expect(verdict.locator("h2")).to_contain_text("Something does not fit")


@pytest.mark.slow
def test_a_seal_that_was_first_seen_after_the_end_proves_less(desk: Page, address: str) -> None:
    game = finished(desk, address)
    desk.goto(f"{address}/#/t/{game['table']}")
    desk.locator("main.end").wait_for()
    desk.goto(f"{address}/#/fair/{game['table']}")
    expect(desk.locator(".verdict li.unknown")).to_have_count(1)
    expect(desk.locator(".verdict li.good")).to_have_count(2)


def test_while_a_game_runs_the_seal_stays_closed(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.locator("button.btn.big").first.click()
    desk.wait_for_url("**/#/t/*")
    table = desk.url.rsplit("/", 1)[-1]
    desk.goto(f"{address}/#/fair/{table}")
    expect(desk.locator(".note")).to_contain_text("not over")
    assert desk.get_by_label("Seed").input_value() == ""
