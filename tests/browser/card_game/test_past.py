"""Looking back at a game: from its log, after an absence, and by a link when it is over."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.quick import finished, opened, to_the_present

PLAY_UNTIL = """([seat, round]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  let at = 0, view = {}, choices = null, answered = "", keys = 0;
  socket.onopen = () => send({ type: "hello", table: seat.table, token: seat.token });
  socket.onerror = () => reject(new Error("the connection failed"));
  socket.onmessage = (event) => {
    const said = JSON.parse(event.data);
    if (said.type !== "welcome" && said.type !== "news") return;
    at = said.at ?? at;
    view = { ...view, ...said.picture?.view };
    if (said.picture && "choices" in said.picture) choices = said.picture.choices;
    if (view.over || (view.round >= round && choices?.actions)) {
      socket.onclose = () => resolve(view.round);
      socket.close();
    } else if (choices && answered !== `${at}`) {
      answered = `${at}`;
      const key = `${Math.random()} ${keys++}`;
      if (choices.actions) send({ type: "act", at, action: choices.actions[0].text, key });
      else send({ type: "seal", at, answer: ["pick", ...choices.pick.slice(0, choices.count)].join(" "), key });
    }
  };
})"""
"""Play this seat until it is asked something openly in a round, and leave it there."""


def play_until(page: Page, seat: dict[str, Any], rounds: int) -> None:
    assert page.evaluate(PLAY_UNTIL, [seat, rounds]) == rounds


def test_a_line_of_the_log_shows_the_table_as_it_stood_then_and_nothing_missed_is_lost(
    desk: Page, address: str
) -> None:
    seat = opened(desk, address)
    play_until(desk, seat, 1)
    desk.goto(f"{address}/#/t/{seat['table']}")
    desk.locator("button.choice").first.wait_for()
    desk.goto(address)
    play_until(desk, seat, 2)
    desk.goto(f"{address}/#/t/{seat['table']}")
    # The present stands first; what happened meanwhile is offered, and can be skipped.
    expect(desk.locator(".bar .pill")).to_contain_text("Round 2")
    desk.get_by_role("button", name=re.compile("what happened meanwhile")).click()
    band = desk.locator("section.band")
    expect(band).to_contain_text("Looking back")
    expect(band).to_contain_text("It is your call now.")
    desk.keyboard.press("s")
    expect(band).to_have_count(0)
    expect(desk.locator("button.choice")).to_have_count(2)
    # An early line, by keyboard.
    desk.locator('.log[aria-busy="false"] li button').first.focus()
    desk.keyboard.press("Enter")
    expect(band).to_contain_text("Before round 1")
    expect(desk.locator(".bar .pill")).to_contain_text("Before round 1")
    expect(desk.locator("button.choice")).to_have_count(0)
    slider = desk.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "Before round 1")
    desk.get_by_role("button", name="To round 1").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Round 1"))
    before = slider.input_value()
    desk.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(int(before) + 1))
    to_the_present(desk)
    expect(band).to_have_count(0)
    expect(desk.locator(".bar .pill")).to_contain_text("Round 2")
    expect(desk.locator("button.choice")).to_have_count(2)


def test_a_finished_game_is_watched_again_by_its_link(desk: Page, address: str) -> None:
    seat = finished(desk, address)
    # Whoever has the link need not have been there.
    desk.evaluate("localStorage.clear()")
    link = f"{address}/#/r/{seat['table']}"
    desk.goto(f"{link}/0/12")
    slider = desk.get_by_role("slider")
    expect(slider).to_have_value("12")
    expect(desk.locator("section.band")).to_contain_text("Watched again")
    desk.locator(".log").first.wait_for()
    desk.keyboard.press("ArrowRight")
    expect(slider).to_have_value("13")
    assert desk.url == f"{link}/0/13"
    desk.reload()
    expect(slider).to_have_value("13")
    # With all cards open, everybody's stock lies beside their display.
    assert desk.locator(".displays dl.open").count() == 0
    desk.get_by_role("combobox").select_option("open")
    expect(desk.locator(".displays dl.open")).to_have_count(3)
    expect(slider).to_have_value("13")
    assert desk.url == f"{link}/open/13"
    desk.goto(f"{link}/public/999")
    expect(slider).to_have_attribute("aria-valuetext", "The end")
    # From the end of a game one can go there too.
    to_the_present(desk)
    desk.get_by_role("button", name="Watch it again").click()
    expect(slider).to_have_value("0")
    assert desk.url == f"{link}/public/0"
