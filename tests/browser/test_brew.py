"""Witch's Brew in the page: whole games by mouse, by keyboard and on a phone, against bots that take no time."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.quick import play_out

OPEN = """async ([players, options]) => {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
  const seats = [{ kind: "person", name: "Ada" }, ...bots];
  const body = JSON.stringify({ game: "witchs-brew", seats, options, pace: 0 });
  const reply = await fetch("/api/tables", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const seat = await reply.json();
  localStorage.setItem("broomstick.seats", JSON.stringify([seat]));
  return seat;
}"""

DO = """(how) => {
  const key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const press = (one) => one && (one.click(), true);
  const able = (one) => one.getAttribute("aria-disabled") !== "true";
  const all = (what) => [...document.querySelectorAll(what)].filter(able);
  const mouse = how === "mouse";
  if (document.querySelector("main.end")) return "end";
  if (document.querySelector("main.pick")) {
    const open = all(".pick .grid .card[aria-pressed=false]:not(.barred)");
    const ready = document.querySelector(".pick footer .btn:last-of-type");
    if (ready.classList.contains("quiet")) return "";
    if (ready.getAttribute("aria-disabled") === "true") {
      if (mouse) return press(open[0]) ? "picks" : "";
      const role = open[0]?.querySelector(".digit")?.textContent;
      return role ? (key(role.toLowerCase()), "picks") : "";
    }
    return mouse ? press(ready) && "ready" : (key("Enter"), "ready");
  }
  const ask = document.querySelector(".dock .ask");
  if (!ask?.querySelector(".askhead")) return "";
  const brave = ask.querySelector(".choice.brave");
  if (brave) {
    if (brave.getAttribute("aria-disabled") === "true") {
      return mouse ? press(document.querySelector(".hand button.card")) && "role" : (key("1"), "role");
    }
    const other = ask.querySelector(".choice.cowardly:not([aria-disabled=true])");
    const cowardly = other && document.querySelectorAll(".log li").length % 2;
    if (mouse) return press(cowardly ? other : brave) && (cowardly ? "favour" : "full");
    key((cowardly ? other : brave).querySelector("kbd").textContent.toLowerCase());
    return cowardly ? "favour" : "full";
  }
  const pay = ask.querySelector(".acts .btn:not(.quiet)");
  if (pay) {
    const pile = all(".pile")[0];
    if (pile) return mouse ? press(pile) && "adds" : (key(pile.querySelector("kbd").textContent), "adds");
    if (pay.getAttribute("aria-disabled") === "true") return "stuck";
    return mouse ? press(pay) && "pays" : (key("Enter"), "pays");
  }
  const deed = ask.querySelector(".deed");
  if (deed) return mouse ? press(deed) && "does" : (key("1"), "does");
  return "";
}"""
"""One step of somebody who takes the first thing that can be had; tells what it was, nothing while others are asked."""

PLAY = f"""async ([how, rounds]) => {{
  const step = {DO};
  const done = {{}};
  const round = () => Number(document.querySelector(".bar .pill")?.textContent.match(/\\d+/)?.[0] ?? 0);
  const late = performance.now() + 120_000;
  while (round() <= rounds && performance.now() < late) {{
    const what = step(how);
    done[what] = (done[what] ?? 0) + 1;
    if (what === "end" || what === "stuck") break;
    await new Promise((go) => setTimeout(go, what ? 0 : 8));
  }}
  return done;
}}"""


def opened(page: Page, address: str, players: int = 3, **options: Any) -> dict[str, Any]:
    page.goto(address)
    seat: dict[str, Any] = page.evaluate(OPEN, [players, options])
    page.goto(f"{address}/#/t/{seat['table']}")
    page.reload()
    page.wait_for_selector("main.pick")
    return seat


def played(page: Page, how: str, rounds: int = 99) -> dict[str, int]:
    """Play to the end of a round, or of the game; how often what was done."""
    done: dict[str, int] = page.evaluate(PLAY, [how, rounds])
    assert "stuck" not in done
    return done


def check_end(page: Page) -> None:
    expect(page.locator("main.end")).to_be_visible()
    points = [int(text) for text in page.locator(".rank .total .n").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert max(points) > 0
    bars = page.locator(".rank li").first.locator(".fill i").all_inner_texts()
    assert sum(int(text.split()[-1]) for text in bars) == points[0]


def test_two_rounds_by_mouse_and_the_end(desk: Page, address: str) -> None:
    seat = opened(desk, address)
    done = played(desk, "mouse", 2)
    assert done.keys() >= {"picks", "ready", "role", "full"}
    play_out(desk, seat)
    check_end(desk)


def test_a_round_by_keys_on_a_phone_in_french(phone: Page, address: str) -> None:
    opened(phone, address, 4, barred_roles=True)
    expect(phone.locator(".card.barred")).to_have_count(1)
    done = played(phone, "keys", 1)
    assert done.keys() >= {"picks", "ready", "full"}
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.slow
def test_a_whole_game_by_mouse(desk: Page, address: str) -> None:
    opened(desk, address)
    done = played(desk, "mouse")
    assert done.keys() >= {"picks", "ready", "role", "full", "favour", "adds", "pays", "does", "end"}
    check_end(desk)


def test_a_stack_can_be_looked_through_to_the_bottom(desk: Page, address: str) -> None:
    opened(desk, address)
    desk.get_by_role("button", name="See the table").click()
    desk.locator('[data-stack="copper"]').click()
    expect(desk.locator("dialog[open] ol li")).to_have_count(7)
    desk.keyboard.press("Escape")
    desk.locator('[data-stack="book"]').click()
    expect(desk.locator("dialog[open] ol li")).to_have_count(8)
    # The order of the books below the top one is nowhere in the page.
    expect(desk.locator("dialog[open] ol li.gone")).to_have_count(7)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize("players", [3, 5])
def test_whole_games_of_all_sizes(phone: Page, address: str, players: int, how: str) -> None:
    opened(phone, address, players)
    assert played(phone, how).get("end") == 1


@pytest.mark.slow
def test_a_whole_game_by_typed_words(desk: Page, address: str) -> None:
    opened(desk, address)
    desk.get_by_role("button", name="Text mode").click()
    for _ in range(3000):
        if desk.locator("main.end").count() or "Finished" in desk.locator(".bar .pill").inner_text():
            break
        first = desk.locator(".now li b").first
        if first.count():
            words = desk.evaluate(
                "() => document.querySelector('.now li button:not([aria-pressed=true]) b')?.textContent"
            )
            if words:
                desk.fill("#command", words)
                desk.keyboard.press("Enter")
    assert "Finished" in desk.locator(".bar .pill").inner_text()


def test_home_has_a_button_of_its_own_for_it(desk: Page, address: str) -> None:
    desk.goto(address)
    game = desk.locator(".game", has_text="Witch's Brew")
    expect(game.get_by_role("button", name="Play against bots")).to_be_visible()
    game.get_by_role("button", name="New table").click()
    expect(desk.get_by_role("radio", name="Witch's Brew")).to_have_attribute("aria-checked", "true")
    expect(desk.get_by_text("Barred roles")).to_be_visible()
