"""The first page with many tables: all are there, those that wait first, with what is played, when and with whom."""

import re

from playwright.sync_api import Page, expect

from browser.friends import come
from browser.quick import finished, play_out
from browser.tables import alone_at, take_seats

OLD, NEW = 8, 6
ROWS = ".yours li"


def many(page: Page, address: str) -> list[dict[str, str]]:
    """Fourteen tables that wait for whoever sits here, six of them newer and of another game."""
    seats = [alone_at(address, "card-game", starter=0) for _ in range(OLD)]
    seats += [alone_at(address, "broom-service") for _ in range(NEW)]
    for seat in seats:
        come(address, seat)
    take_seats(page, address, seats)
    return seats


def test_all_of_fourteen_tables_that_wait_are_listed_and_the_newest_first(desk: Page, address: str) -> None:
    seats = many(desk, address)
    desk.reload()
    rows = desk.locator(ROWS)
    expect(rows).to_have_count(OLD + NEW)
    expect(desk.locator(f"{ROWS} .mine")).to_have_count(OLD + NEW)
    expect(desk.locator(".yours h2")).to_contain_text("14 tables wait for you")
    codes = {seat["code"] for seat in seats}
    assert {row.split()[0] for row in rows.all_inner_texts()} == codes
    first = rows.first.inner_text()
    assert re.search(r"Broom Service\nRound 1 · [A-Z][a-z]{2} \d+, \d\d:\d\d .*Hazel and Sorrel", first)


def test_whose_turn_it_is_comes_before_what_can_be_begun_and_what_is_over(
    desk: Page, phone: Page, address: str
) -> None:
    over = finished(desk, address)
    waits = alone_at(address, "card-game")
    busy = alone_at(address, "card-game")
    for page in (desk, phone):
        take_seats(page, address, [over, busy, waits])
        page.goto(address)
        page.reload()
        expect(page.locator(ROWS)).to_have_count(3)
        top = page.locator(".yours").first.bounding_box()
        games = page.locator(".games").bounding_box()
        assert top is not None
        assert games is not None
        assert top["y"] < games["y"]
    play_out(desk, busy)
    desk.reload()
    expect(desk.locator(ROWS)).to_have_count(3)
    result = desk.locator(".yours").nth(1).locator("li .result").first
    assert re.fullmatch(r"(Won|Place \d of 3): \d+ VP", result.inner_text())
    desk.get_by_role("link", name=f"Watch table {over['code']} again").click()
    expect(desk.locator(".past, .bar")).not_to_have_count(0)
    assert "/r/" in desk.url


def test_play_now_says_which_game_it_deals(desk: Page, address: str) -> None:
    desk.goto(address)
    play = desk.get_by_role("button", name="Play now")
    title = play.locator("small").inner_text()
    play.click()
    expect(desk.locator(".bar .sub")).to_have_text(title)
