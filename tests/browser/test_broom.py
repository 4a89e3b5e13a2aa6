"""Broom Service in the page: games by mouse on the map, by keyboard and on a phone, against bots that take no time."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.quick import PLAY_OUT

OPEN = """async ([players, options]) => {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "random" }));
  const seats = [{ kind: "person", name: "Ada" }, ...bots];
  const body = JSON.stringify({ game: "broom-service", seats, options, pace: 0 });
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
    const open = all(".pick .grid .card[aria-pressed=false]");
    const ready = document.querySelector(".pick footer .btn:last-of-type");
    if (ready.classList.contains("quiet")) return "";
    if (ready.getAttribute("aria-disabled") === "true") {
      // Not always the same ones.
      const at = (7 * document.querySelectorAll(".log li").length + Math.floor(Math.random() * 10)) % open.length;
      if (mouse) return press(open[at]) ? "picks" : "";
      const role = open[at]?.querySelector(".digit")?.textContent;
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
    const cowardly = other && Math.random() < 0.5;
    if (mouse) return press(cowardly ? other : brave) && (cowardly ? "cowardly" : "brave");
    key((cowardly ? other : brave).querySelector("kbd").textContent.toLowerCase());
    return cowardly ? "cowardly" : "brave";
  }
  const fist = ask.querySelector(".fist .btn.big");
  if (fist) return mouse ? press(fist) && "fist" : (key("2"), key("Enter"), "fist");
  if (mouse) {
    const pawn = document.querySelector(".on-map.pawn.can");
    const target = all(".on-map.can:not(.pawn)").sort(() => Math.random() - 0.5)[0];
    const pending = document.querySelector(".on-map.lit, .area.lit") && pawn;
    if (pending) return press(pawn) && "pawn";
    if (target) {
      const kind = target.dataset.target.split(":")[0];
      return press(target) && kind;
    }
  }
  const deed = ask.querySelector(".deed[data-deed]");
  if (deed) return mouse ? press(deed) && "does" : (key("1"), "does");
  const without = ask.querySelector(".without .deed");
  return without ? (mouse ? press(without) : key("0"), "without") : "";
}"""
"""One step of somebody who takes whatever can be had; tells what it was, nothing while others are asked."""

PLAY = f"""async ([how, rounds]) => {{
  const step = {DO};
  const done = {{}};
  const round = () => Number(document.querySelector(".bar .pill")?.textContent.match(/\\d+/)?.[0] ?? 0);
  const late = performance.now() + 120_000;
  while (round() <= rounds && performance.now() < late) {{
    const what = step(how);
    done[what] = (done[what] ?? 0) + 1;
    if (what === "end") break;
    await new Promise((go) => setTimeout(go, what ? 0 : 8));
  }}
  return done;
}}"""


# A bot that takes no time plays the rest.
PLAY_ON = PLAY_OUT.replace('to: "bot"', 'to: "bot", bot: "random"')
GROWN = "(least) => parseFloat(document.querySelector('.world').style.width) > least"


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
    return done


def check_end(page: Page) -> None:
    expect(page.locator("main.end")).to_be_visible()
    points = [int(text.replace("−", "-")) for text in page.locator(".rank .total .n").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    sums = page.locator(".sheet tbody tr").evaluate_all(
        """rows => rows.map((row) => {
          const cells = [...row.querySelectorAll("td")].map((one) => Number(one.textContent.replace("−", "-")));
          return [cells.slice(0, -1).reduce((sum, one) => sum + one, 0), cells.at(-1)];
        })"""
    )
    assert [worked_out for worked_out, _ in sums] == points
    assert [said for _, said in sums] == points


def reached(page: Page, what: str) -> None:
    """Play until something of this kind can be touched on the map."""
    found = page.evaluate(
        f"""async (what) => {{
          const step = {DO};
          const late = performance.now() + 60_000;
          while (performance.now() < late && !document.querySelector("main.end")) {{
            if (document.querySelector(what)) return true;
            step("keys");
            await new Promise((go) => setTimeout(go, 12));
          }}
          return false;
        }}""",
        what,
    )
    assert found, f"no {what} in a whole game"


def test_a_round_on_the_map_and_the_end(desk: Page, address: str) -> None:
    seat = opened(desk, address, 2, storm_clouds=True, mountain_tiles=True)
    done = played(desk, "mouse", 1)
    assert done.keys() >= {"picks", "ready"}
    desk.evaluate(PLAY_ON, seat)
    check_end(desk)


def test_by_keys_on_a_phone_in_french_where_all_is_large_enough(phone: Page, address: str) -> None:
    opened(phone, address)
    done = played(phone, "keys", 1)
    assert done.keys() >= {"picks", "ready"}
    reached(phone, ".on-map.can")
    small = phone.evaluate("""() => [...document.querySelectorAll(".on-map.can")].flatMap((one) => {
      const { width, height } = getComputedStyle(one, "::before");
      return parseFloat(width) < 44 || parseFloat(height) < 44 ? [one.dataset.target] : [];
    })""")
    assert small == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.evaluate("document.documentElement.lang") == "fr"


def test_what_can_be_done_is_marked_and_listed_and_all_else_says_why_not(desk: Page, address: str) -> None:
    opened(desk, address)
    reached(desk, ".on-map.plate.can")
    chosen = desk.locator(".on-map.plate.can").first
    name = chosen.get_attribute("data-target")
    # The keyboard comes to it first, and the area itself has a ring.
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
    desk.get_by_role("button", name="See the table").click()
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
    phone.locator(".ctx .link").first.tap()
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
    # A tap after it is a tap: the button for larger.
    small = phone.evaluate(width)
    phone.locator(".sea .tools button").first.tap()
    assert phone.evaluate(width) > small * 1.2


@pytest.mark.slow
def test_a_whole_game_by_mouse(desk: Page, address: str) -> None:
    opened(desk, address, storm_clouds=True, mountain_tiles=True)
    done = played(desk, "mouse")
    assert done.keys() >= {"picks", "ready", "role", "brave", "cowardly", "area", "tower", "does", "end"}
    check_end(desk)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_of_all_sizes(phone: Page, address: str, players: int, how: str) -> None:
    opened(phone, address, players, storm_clouds=True, mountain_tiles=True)
    assert played(phone, how).get("end") == 1
