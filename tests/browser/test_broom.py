"""Broom Service in the page: games by mouse on the map, by keyboard and on a phone, against bots that take no time."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.quick import play_out

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
  if (deed) return mouse ? press(deed) && "does" + (document.querySelector(".on-map.can") ? "!" : "") + deed.dataset.deed.split(" ")[0] : (key("1"), "does");
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


def test_a_round_on_the_map_and_the_end(desk: Page, address: str) -> None:
    seat = opened(desk, address, storm_clouds=True, mountain_tiles=True)
    done = played(desk, "mouse", 1)
    assert done.keys() >= {"picks", "ready"}
    play_out(desk, seat)
    check_end(desk)
