"""What people put into the shuffle from their browsers they find again at the end; then they delete the table."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from browser.conftest import window
from browser.friends import ask, let_bots_finish

HIS = "0123456789abcdef" * 2


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody at another machine."""
    yield from window(browser, address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")


def opened(page: Page, address: str) -> str:
    """Ada here, a seat for whoever comes by the code, two bots; who is away is waited for a day."""
    page.goto(f"{address}/#/new/card-game")
    page.locator("input[id^=name-]").first.fill("Ada")
    page.locator(".seat").nth(1).get_by_role("radio", name="By link").click()
    page.get_by_label("When somebody is away").select_option(label="a bot may play after 1 day")
    page.get_by_role("radiogroup", name="Pace").get_by_role("radio", name="At once").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("h1")).to_have_text("Waiting for one more")
    return page.locator(".invite .mono").inner_text()


def sat_down(desk: Page, friend: Page, address: str) -> None:
    """Ben comes by the code, and the cards are dealt."""
    code = opened(desk, address)
    expect(desk.locator(".agreed")).to_contain_text("whoever is away: a bot after 1 day")
    expect(desk.locator("#table-talk")).to_contain_text("spectators too")
    friend.goto(f"{address}/#/j/{code}")
    expect(friend.locator(".agreed")).to_contain_text("whoever is away: a bot after 1 day")
    friend.fill("#join-name", "Ben")
    friend.get_by_role("button", name="Sit down").click()
    for page in (desk, friend):
        page.locator(".dock, .pick").first.wait_for()


def own_seat(page: Page) -> dict[str, Any]:
    seats: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('broomstick.seats')"))
    return seats[0]


def test_what_two_browsers_put_in_is_in_the_deal(desk: Page, friend: Page, address: str) -> None:
    sat_down(desk, friend, address)
    let_bots_finish(address, [own_seat(desk), own_seat(friend)])
    for page in (desk, friend):
        page.locator("main.end").wait_for()
        page.get_by_text("The seal is open").click()
        page.get_by_role("link", name="Check it here").click()
        verdict = page.locator(".verdict")
        expect(verdict.locator("h2")).to_contain_text("The seal holds")
        # The seal of the beginning, seed and salt, what people put in, this browser's own, and the written game.
        expect(verdict.locator("li.good")).to_have_count(5)
        expect(page.locator(".parts li.good")).to_have_count(2)
        expect(page.locator(".parts li").nth(2)).to_contain_text("nothing")
    # One letter of what somebody put in, and it is another deal.
    line = desk.get_by_label("What people put in")
    true = line.input_value()
    line.fill(("1" if true[0] == "0" else "0") + true[1:])
    expect(desk.locator(".verdict h2")).to_contain_text("Something does not fit")


def test_a_table_is_deleted_when_both_people_there_wish_that(desk: Page, friend: Page, address: str) -> None:
    sat_down(desk, friend, address)
    desk.locator(".display").get_by_role("button", name="Ada: seat and more").click()
    desk.get_by_role("button", name="Delete this table").click()
    expect(desk.locator(".forget")).to_contain_text("Not yet agreed: Ben")
    desk.get_by_role("button", name="Wish it deleted").click()
    expect(desk.locator(".forget")).to_contain_text("You wish that nothing is kept")
    friend.get_by_role("button", name="Answer").click()
    expect(friend.locator(".forget")).to_contain_text("deleted at once and for good")
    friend.get_by_role("button", name="Delete for good").click()
    for page in (desk, friend):
        expect(page.locator("h1")).to_contain_text("This table was deleted")
        assert page.evaluate("localStorage.getItem('broomstick.seats')") == "[]"


@pytest.mark.slow
def test_who_does_not_open_it_in_time_is_left_out_and_everybody_is_told(desk: Page, address: str) -> None:
    code = opened(desk, address)
    ben = ask(address, "/api/join", {"code": code, "name": "Ben"})
    share = {"seat": ben["seat"], "commit": sha256(HIS.encode()).hexdigest()}
    with connect(f"{address.replace('http', 'ws')}/api/live", max_size=None) as silent:
        hello = {"type": "hello", "table": ben["table"], "token": ben["token"], "shares": [share]}
        silent.send(json.dumps(hello))
        expect(desk.get_by_text("still waits for Ben")).to_be_visible()
        desk.locator(".dock, .pick").first.wait_for()
    band = desk.get_by_text("dealt without the random number of Ben")
    expect(band).to_be_visible()
    desk.locator(".bot").get_by_role("button", name="Close").click()
    expect(band).to_have_count(0)
    let_bots_finish(address, [own_seat(desk), ben])
    desk.locator("main.end").wait_for()
    desk.goto(f"{address}/#/fair/{ben['table']}")
    expect(desk.locator(".verdict h2")).to_contain_text("The seal holds")
    expect(desk.locator(".parts li").nth(1)).to_contain_text("dealt without it")
