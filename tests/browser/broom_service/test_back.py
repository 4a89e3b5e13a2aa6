"""Broom Service on the back of its board with everything that can be had: tiles, stone circles, expansion cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.broom_service.playing import check_end, opened, played, played_by_hand, three_people
from browser.gallery import PHONE, Gallery
from browser.tables import led, sit_down

ALL: Any = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}
ACTED = "document.body.dataset.acted"


TO_THE_PILES = [
    "0: pick root-gatherer herb-gatherer fruit-gatherer weather-fairy",
    "1: pick forest-witch prairie-witch hill-witch mountain-witch",
    "2: pick forest-witch prairie-witch hill-witch mountain-witch",
    "0: lead root-gatherer cowardly",
]
"""Nobody else has what the first leads, who may draw a card instead of gathering, and leads again."""


def test_a_card_is_taken_from_its_pile_and_used_where_it_lies(desk: Page, address: str) -> None:
    seats = three_people(address, **ALL)
    led(address, seats, *TO_THE_PILES)
    sit_down(desk, address, seats[:1])
    pile = desk.locator(".piles:not(.strip) [data-thing='pile:first'].can")
    before = int(pile.locator(".count").inner_text())
    pile.click()
    expect(desk.locator(".log li", has_text=re.compile("You take the card"))).to_be_visible()
    # The card is in front of its owner, and the pile is one lower.
    expect(desk.locator(".seats .me [data-keeps^='card-']")).to_have_count(1)
    expect(desk.locator(".piles:not(.strip) [data-thing='pile:first'] .count")).to_have_text(str(before - 1))
    # All that is known of the piles can be looked through.
    desk.locator(".piles:not(.strip) .look").click()
    through = desk.get_by_role("dialog", name="Expansion cards")
    expect(through.get_by_role("listitem").first).to_be_visible()
    desk.keyboard.press("Escape")
    led(address, seats, "0: lead herb-gatherer cowardly")
    desk.locator("[data-thing^='held:'].can:visible").click()
    expect(desk.locator(".log li", has_text=re.compile("You use the card"))).to_be_visible()


def test_a_jump_is_chosen_at_its_stone_circle(desk_gallery: Gallery) -> None:
    page = desk_gallery.page
    desk_gallery.show("broom-back-jump")
    circles = page.locator(".on-map.circle.can")
    expect(circles).to_have_count(2)
    expect(page.locator(".deed[data-deed^=jump]")).to_have_count(2)
    wanted = circles.first.get_attribute("data-target") or ""
    circles.first.hover()
    expect(page.locator(".areas .way").first).to_be_attached()
    circles.first.click()
    assert page.evaluate(ACTED) == wanted.replace("circle:", "jump ")


def test_a_jump_to_the_lost_isle_that_nobody_chose_is_warned_of_and_asked_for_twice(
    desk_gallery: Gallery,
) -> None:
    page = desk_gallery.page
    desk_gallery.show("broom-back-stranded")
    page.evaluate("delete document.body.dataset.acted")
    beware = page.locator(".on-map.plate.beware")
    expect(beware).to_have_count(1)
    beware.click()
    expect(page.get_by_role("alert")).to_contain_text("Lost Isle")
    assert page.evaluate(ACTED) is None
    page.locator(".commit .btn:not(.quiet)").click()
    assert page.evaluate(ACTED).startswith("fly ")
    # The list of areas warns of it too.
    page.get_by_role("button", name="Areas as a list").click()
    expect(page.locator(".list .warns")).to_contain_text("Lost Isle")


def test_what_a_cowardly_play_may_be_used_for_is_touched_where_it_lies(desk_gallery: Gallery) -> None:
    page = desk_gallery.page
    desk_gallery.show("broom-back-cowardly")
    things = page.locator("[data-thing].can:visible")
    wanted = {(one.get_attribute("data-thing") or "").split(":")[0] for one in things.all()}
    assert wanted == {"kept", "held", "pile"}
    for kind, word in (("kept", "tile"), ("held", "card"), ("pile", "draw")):
        page.locator(f"[data-thing^='{kind}:'].can:visible").first.click()
        assert page.evaluate(ACTED).startswith(f"{word} ")
        assert page.locator(f".deed[data-deed^='{word} ']").count() >= 1


SEEN = """() => [...document.querySelectorAll(".on-map.can:not(.pawn)")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top === one || one.contains(top) ? [one.dataset.target] : [];
})"""


def test_on_a_phone_every_target_comes_into_sight_in_its_turn(browser: Browser, gallery_address: str) -> None:
    gallery = Gallery(browser, gallery_address, PHONE)
    for screen in ("broom-back-turbo", "broom-back-wind"):
        gallery.show(screen)
        every = gallery.page.locator(".on-map.can:not(.pawn)").count()
        seen = set(gallery.page.evaluate(SEEN))
        for _ in range(2 * every):
            gallery.page.locator(".sea .tools button:has(b)").click()
            gallery.settle()
            seen |= set(gallery.page.evaluate(SEEN))
            if len(seen) == every:
                break
        assert len(seen) == every
    gallery.close()


def test_new_table_has_the_back_and_what_goes_with_it(desk: Page, address: str) -> None:
    desk.goto(address)
    game = desk.locator(".game", has=desk.get_by_text("Broom Service", exact=True))
    game.get_by_role("button", name="New table").click()
    form = desk.locator("form.sheet")
    expect(form).to_contain_text("only with mountain tiles")
    form.get_by_role("radio", name="Back", exact=True).click()
    expect(form).to_contain_text("always on the back")
    form.get_by_text("Extra tiles").click()
    form.get_by_text("Expansion cards", exact=True).click()
    form.get_by_text("Storm clouds").click()
    form.get_by_role("slider", name="Heavy clouds in the box").fill("11")
    with desk.expect_request("**/api/tables") as asked:
        form.get_by_role("button", name="Open the table").click()
    wanted: Any = asked.value.post_data_json
    assert wanted["options"] == {**ALL, "heavy_clouds": 11}
    desk.wait_for_selector(".pick")


@pytest.mark.slow
def test_a_whole_game_by_mouse_with_everything(desk: Page, address: str) -> None:
    opened(desk, address, 3, **ALL)
    done = played(desk, "mouse")
    assert done.keys() >= {"picks", "ready", "role", "brave", "cowardly", "pile", "end"}
    check_end(desk)
    expect(desk.get_by_role("columnheader", name="cards kept")).to_be_visible()


def test_three_bewitched_roles_by_name_are_no_wider_than_a_phone(phone: Page, address: str) -> None:
    opened(phone, address, 2, language="fr", **ALL)
    expect(phone.locator(".strip .roles").first).to_be_visible()
    assert phone.evaluate(
        "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


@pytest.mark.slow
@pytest.mark.parametrize(("language", "players"), [("en", 4), ("de", 5), ("fr", 2)])
def test_a_whole_game_by_fingers_on_a_phone(phone: Page, address: str, language: str, players: int) -> None:
    opened(phone, address, players, language=language, **ALL)
    done = played_by_hand(phone, "touch")
    assert done.keys() >= {"picks", "ready", "brave", "end"}
    check_end(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
