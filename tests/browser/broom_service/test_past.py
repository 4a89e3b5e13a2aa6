"""Looking back at a game of Broom Service, and watching it again: the map as it stood, by seat and open."""

from playwright.sync_api import Page, expect

from browser.broom_service.playing import check_end, opened, played
from browser.quick import to_the_present
from browser.tables import finish

SPOTS = """() => [...document.querySelectorAll(".on-map.pawn")].map((one) => one.dataset.pawn).sort()"""


def test_the_map_as_it_stood_decides_nothing(desk: Page, address: str) -> None:
    opened(desk, address)
    played(desk, "clicks", 1)
    assert played(desk, "clicks", until=".on-map.plate.can").get("until")
    now = desk.evaluate(SPOTS)
    desk.locator('.log[aria-busy="false"] li button').first.click()
    band = desk.locator("section.band")
    expect(band).to_contain_text("Looking back")
    expect(desk.locator(".on-map.can, .ring, .deed, .choice")).to_have_count(0)
    # At the beginning all pawns stand in the two castles.
    then = desk.evaluate(SPOTS)
    assert len({spot.split()[1] for spot in then}) == 2
    # A press tells what something is, and nothing is decided.
    desk.keyboard.press("1")
    to_the_present(desk)
    expect(band).to_have_count(0)
    expect(desk.locator(".on-map.plate.can").first).to_be_visible()
    assert desk.evaluate(SPOTS) == now


def test_a_finished_game_is_watched_by_seat_and_open(desk: Page, address: str) -> None:
    seat = opened(desk, address, storm_clouds=True, mountain_tiles=True)
    finish(desk, address, [seat], bot="random")
    check_end(desk)
    link = f"{address}/#/r/{seat['table']}"
    desk.goto(f"{link}/0/4")
    slider = desk.get_by_role("slider")
    expect(slider).to_have_value("4")
    expect(desk.locator(".on-map.tower").first).to_be_visible()
    expect(desk.locator(".seats .hand")).to_have_count(0)
    desk.get_by_role("combobox").select_option("open")
    # Under More or Less? somebody may have played a single role by then.
    expect(desk.locator(".seats .hand").nth(1)).to_be_visible()
    desk.get_by_role("combobox").select_option("public")
    expect(desk.locator(".seats .hand")).to_have_count(0)
    # The address follows where one is; so another one is asked for afresh.
    desk.goto("about:blank")
    desk.goto(f"{link}/public/9999")
    expect(slider).to_have_attribute("aria-valuetext", "The end")
    expect(desk.locator(".on-map.pawn").first).to_be_visible()
