"""Looking back at a game of Witch's Brew, and watching it again: through one seat's eyes, or with all cards open."""

from playwright.sync_api import Page, expect

from browser.quick import to_the_present
from browser.tables import finish, led, sit_down
from browser.witchs_brew.playing import TO_THE_LOSSES, check_end, three_people

CARDS = ".hand .card"


def test_the_table_as_it_stood_is_whole_and_decides_nothing(desk: Page, address: str) -> None:
    seats = three_people(address)
    led(address, seats, *TO_THE_LOSSES)
    sit_down(desk, address, seats[1:2])
    desk.locator('.pile[data-thing="white"]').click()
    gold_shelf = desk.locator('.seats [data-seat="0"] [data-good="red"] .n')
    expect(gold_shelf).to_have_text("4")
    # The line in which the wolf keeper was led: nobody had taken anything yet.
    desk.locator(".log li button", has_text="Ada leads the wolf keeper").click()
    band = desk.locator("section.band")
    expect(band).to_contain_text("Looking back")
    expect(gold_shelf).to_have_text("1")
    expect(desk.locator(CARDS)).to_have_count(5)
    expect(desk.locator(".pile, .choice, .deed")).to_have_count(0)
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("1")
    to_the_present(desk)
    # Back in the present, with what lay in the tray.
    expect(band).to_have_count(0)
    expect(gold_shelf).to_have_text("4")
    expect(desk.locator('.slot[data-in="white"]')).to_have_count(1)


def test_a_finished_game_has_its_end_and_is_watched_by_seat_and_open(desk: Page, address: str) -> None:
    seats = three_people(address)
    led(address, seats, *TO_THE_LOSSES)
    finish(desk, address, seats)
    sit_down(desk, address, seats[:1])
    check_end(desk)
    link = f"{address}/#/r/{seats[0]['table']}"
    desk.goto(f"{link}/1/8")
    slider = desk.get_by_role("slider")
    expect(slider).to_have_value("8")
    # Through Ben's eyes: his five roles, and nobody else's.
    expect(desk.locator(CARDS)).to_have_count(5)
    expect(desk.locator(f'{CARDS}[data-role="begging-monk"]')).to_have_count(0)
    expect(desk.locator(".seats .hand")).to_have_count(0)
    desk.get_by_role("combobox").select_option("open")
    expect(desk.locator(".seats .hand")).to_have_count(3)
    expect(desk.locator(".seats .hand .role")).to_have_count(15)
    expect(slider).to_have_value("8")
    desk.get_by_role("combobox").select_option("public")
    expect(desk.locator(CARDS)).to_have_count(0)
    expect(desk.locator(".seats .hand")).to_have_count(0)
    # The address follows; only then is another one asked for.
    expect(desk).to_have_url(f"{link}/public/8")
    desk.goto(f"{link}/public/9999")
    expect(slider).to_have_attribute("aria-valuetext", "The end")
    expect(desk.locator(".ravens")).to_contain_text("ravens have landed")
