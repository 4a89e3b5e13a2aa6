"""Broom Service in the page: games by mouse on the map, by keyboard and on a phone, against bots that take no time."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.broom_service.playing import (
    TO_THE_FLIGHT,
    check_end,
    opened,
    played,
    played_by_hand,
    reached,
    three_people,
)
from browser.tables import led, sit_down

ALL: Any = {"storm_clouds": True, "mountain_tiles": True}
GROWN = "(least) => parseFloat(document.querySelector('.world').style.width) > least"


def test_a_whole_game_on_the_map(desk: Page, address: str) -> None:
    opened(desk, address, 2)
    done = played(desk, "mouse")
    assert done.keys() >= {"picks", "ready", "role", "brave", "cowardly", "area", "end"}
    check_end(desk)


def test_by_keys_on_a_phone_in_french_where_all_is_large_enough(phone: Page, address: str) -> None:
    opened(phone, address)
    done = played(phone, "keys", 1)
    assert done.keys() >= {"picks", "ready"}
    played(phone, "keys", until=".on-map.can")
    small = phone.evaluate("""() => [...document.querySelectorAll(".on-map.can")].flatMap((one) => {
      const { width, height } = getComputedStyle(one, "::before");
      return parseFloat(width) < 44 || parseFloat(height) < 44 ? [one.dataset.target] : [];
    })""")
    assert small == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.evaluate("document.documentElement.lang") == "fr"


def test_what_can_be_done_is_marked_and_listed_and_all_else_says_why_not(desk: Page, address: str) -> None:
    reached(desk, address, ".on-map.plate.can")
    chosen = desk.locator(".on-map.plate.can").first
    name = chosen.get_attribute("data-target")
    # The keyboard comes to it first, and the area itself has a ring.
    desk.wait_for_selector('.on-map[tabindex="0"][data-legal="true"]')
    order = desk.evaluate("""() => {
      const one = document.querySelector('.on-map[tabindex="0"]');
      one.focus();
      return [one.dataset.legal, document.querySelectorAll(".ring").length];
    }""")
    assert order[0] == "true"
    assert order[1] == desk.locator(".on-map.plate.can").count()
    # What cannot be done tells why where it is pressed, and nothing is sent.
    before = desk.locator(".log li").count()
    water = desk.locator(".on-map.plate.wet").first
    water.click(force=True)
    expect(desk.get_by_role("tooltip")).to_contain_text("Nobody lands on water.")
    assert desk.locator(".log li").count() == before
    desk.keyboard.press("Escape")
    # The list of areas offers the same.
    legal = desk.locator(".deed[data-deed^=fly]").count()
    desk.get_by_role("button", name="Areas as a list").click()
    areas = desk.get_by_role("region", name="Areas as a list")
    expect(areas.get_by_role("heading", level=3)).to_have_count(28)
    expect(areas.get_by_role("button", name="Fly from")).to_have_count(legal)
    desk.get_by_role("button", name="Show the map").click()
    # A touch on the map is a decision.
    desk.locator(f'[data-target="{name}"]').click()
    pawn = desk.locator(".on-map.pawn.can")
    if desk.locator(".askhead h2", has_text="Which pawn?").count():
        pawn.first.click()
    expect(desk.locator(".log li", has_text="You fly from").first).to_be_visible()


def test_the_map_grows_by_wheel_keys_and_buttons_and_can_be_dragged(desk: Page, address: str) -> None:
    opened(desk, address)
    world = """() => {
      const { width, transform } = document.querySelector(".world").style;
      return [parseFloat(width), transform];
    }"""
    desk.wait_for_selector(".world.ready")
    whole, _ = desk.evaluate(world)
    box = desk.locator(".sea").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    desk.mouse.move(x, y)
    desk.mouse.wheel(0, -500)
    desk.wait_for_function(GROWN, arg=whole * 1.2)
    _, before = desk.evaluate(world)
    desk.mouse.down()
    desk.mouse.move(x - 120, y - 60, steps=4)
    desk.mouse.up()
    assert desk.evaluate(world)[1] != before
    desk.get_by_role("button", name="Smaller", exact=True).click()
    desk.locator(".on-map[tabindex='0']").focus()
    for _ in range(6):
        desk.keyboard.press("-")
    assert desk.evaluate(world)[0] == pytest.approx(whole, abs=1)
    desk.keyboard.press("+")
    assert desk.evaluate(world)[0] > whole * 1.2


def test_two_fingers_on_a_phone(phone: Page, address: str) -> None:
    opened(phone, address)
    phone.wait_for_selector(".world.ready")
    width = "parseFloat(document.querySelector('.world').style.width)"
    before = phone.evaluate(width)
    box = phone.locator(".sea").bounding_box()
    assert box is not None
    x, y = box["x"] + 190, box["y"] + box["height"] / 2
    fingers = phone.context.new_cdp_session(phone)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(spots)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x - 80, y), (x + 80, y))
    for step in range(1, 9):
        touch("touchMove", (x - 80 + 8 * step, y), (x + 80 - 8 * step, y))
    touch("touchEnd")
    phone.wait_for_function(f"(most) => {width} < most", arg=before * 0.8)
    # A tap after it is a tap: the map has the whole window, and there the button for larger.
    phone.locator(".sea .tools .full").tap()
    small = phone.evaluate(width)
    phone.locator(".sea .tools .zooms").first.tap()
    assert phone.evaluate(width) > small * 1.2


def test_a_flight_a_tile_and_a_delivery_are_a_chain_that_can_be_taken_back(desk: Page, address: str) -> None:
    first = desk.locator('.deed[data-deed="do delivery"]')
    # Some tiles can do nothing there in some deals, and then nothing is asked about their order.
    for _ in range(12):
        seats = three_people(address, mountain_tiles=True)
        led(address, seats, *TO_THE_FLIGHT)
        sit_down(desk, address, seats[:1])
        desk.locator('[data-target="area:frost-peak"]').click()
        expect(desk.locator(".log li", has_text="You fly from").first).to_be_visible()
        expect(desk.locator(".deed").first).to_be_visible()
        if first.count():
            break
    owed = desk.locator(".owed li")
    # Which of the two comes first is asked; then both are owed, what was chosen in ink.
    first.click()
    expect(owed).to_have_count(2)
    expect(owed.first).to_have_class(re.compile("now"))
    # A tower elsewhere says why it takes nothing.
    other = desk.locator(".on-map.tower:not(.can)").first
    desk.keyboard.press("Shift")
    other.focus()
    expect(desk.get_by_role("tooltip")).to_contain_text("Frost")
    desk.keyboard.press("Escape")
    desk.locator(".on-map.tower.can").first.click()
    expect(desk.locator(".log li", has_text="You deliver").first).to_be_visible()
    expect(owed).to_have_count(1)
    desk.keyboard.press("u")
    expect(owed).to_have_count(2)
    expect(desk.locator(".on-map.tower.can").first).to_be_visible()
    expect(desk.locator(".log li", has_text="You deliver")).to_have_count(0)


def test_home_and_new_table_offer_it_with_all_that_can_be_had(desk: Page, address: str) -> None:
    desk.goto(address)
    game = desk.locator(".game", has=desk.get_by_text("Broom Service", exact=True))
    expect(game.get_by_role("button", name="Play against bots")).to_be_visible()
    game.get_by_role("button", name="New table").click()
    expect(desk.get_by_role("radio", name=re.compile("^Broom Service 2"))).to_have_attribute(
        "aria-checked", "true"
    )
    expect(desk.get_by_text("Heavy clouds in the box")).to_have_count(0)
    desk.get_by_text("Storm clouds").click()
    desk.get_by_role("slider", name="Heavy clouds in the box").fill("12")
    desk.get_by_text("Mountain tiles", exact=True).click()
    with desk.expect_request("**/api/tables") as asked:
        desk.locator("form.sheet").get_by_role("button", name="Open the table").click()
    wanted: Any = asked.value.post_data_json
    assert wanted["options"] == {"storm_clouds": True, "mountain_tiles": True, "heavy_clouds": 12}
    desk.wait_for_selector(".pick")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "how"), [("en", "mouse"), ("fr", "keys"), ("de", "mouse")])
def test_a_whole_game_with_real_hands_on_a_desk(desk: Page, address: str, language: str, how: str) -> None:
    opened(desk, address, language=language, **ALL)
    assert desk.evaluate("document.documentElement.lang") == language
    done = played_by_hand(desk, how)
    assert done.keys() >= {"picks", "ready", "role", "brave", "cowardly", "end"}
    check_end(desk)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "players"), [("fr", 3), ("de", 5)])
def test_a_whole_game_with_real_fingers_on_a_phone(
    phone: Page, address: str, language: str, players: int
) -> None:
    opened(phone, address, players, language=language, **ALL)
    done = played_by_hand(phone, "touch")
    assert done.keys() >= {"picks", "ready", "role", "brave", "end"}
    assert done.keys() & {"area", "tower", "cloud"}
    check_end(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_of_all_sizes(phone: Page, address: str, players: int, how: str) -> None:
    opened(phone, address, players, **ALL)
    assert played(phone, how).get("end") == 1
    check_end(phone)


@pytest.mark.slow
def test_all_that_can_be_asked_is_asked_in_some_game(desk: Page, address: str) -> None:
    wanted = {
        "picks",
        "ready",
        "role",
        "brave",
        "cowardly",
        "area",
        "tower",
        "cloud",
        "pawn",
        "fist",
        "does",
        "end",
    }
    asked: set[str] = set()
    for _ in range(8):
        opened(desk, address, 4, **ALL)
        asked |= played(desk, "mouse").keys()
        if asked >= wanted:
            break
    assert asked >= wanted
