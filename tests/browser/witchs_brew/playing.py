"""Tables of Witch's Brew for tests: one against bots that take no time, and one that is led to a certain position."""

import time
from typing import Any

from playwright.sync_api import Page, expect

from browser.tables import Seat, alone_at, people_at, sit_down

FIND = """() => {
  const able = (one) => one.getAttribute("aria-disabled") !== "true";
  const all = (what) => [...document.querySelectorAll(what)].filter(able);
  const key = (one) => one?.querySelector("kbd")?.textContent.toLowerCase().replace("⏎", "Enter");
  const found = (what, one, by = key(one)) => (one ? { what, one, by } : { what: "" });
  if (document.querySelector("main.end")) return { what: "end" };
  if (document.querySelector(".pick")) {
    const ready = [...document.querySelectorAll(".pick footer > .btn")].at(-1);
    if (ready.classList.contains("quiet")) return { what: "" };
    if (able(ready)) return found("ready", ready, "Enter");
    const open = all(".pick .grid .card[aria-pressed=false]:not(.barred)");
    const round = Number(document.querySelector(".bar .pill").textContent.match(/\\d+/)?.[0]);
    return found("picks", open[(round * 7) % open.length]);
  }
  const ask = document.querySelector(".dock .ask");
  if (!ask?.querySelector(".askhead")) return { what: "" };
  const brave = ask.querySelector(".choice.brave");
  if (brave && !able(brave)) return found("role", document.querySelector(".hand button.card[aria-pressed=false]"));
  if (brave) {
    const cowardly = document.querySelectorAll(".log li").length % 2 && all(".choice.cowardly")[0];
    return cowardly ? found("favour", cowardly) : found("full", brave);
  }
  const pay = ask.querySelector(".acts .btn:not(.quiet)");
  const pile = pay && all(".pile")[0];
  if (pile) return found("adds", pile);
  if (pay) return able(pay) ? found("pays", pay, "Enter") : { what: "stuck" };
  return found("does", ask.querySelector(".deed"));
}"""
"""What somebody would press who takes what comes: what it does, the thing itself, its key. Other roles every round."""

PLAY = f"""async ([how, rounds]) => {{
  const find = {FIND};
  const done = {{}};
  const round = () => Number(document.querySelector(".bar .pill")?.textContent.match(/\\d+/)?.[0] ?? 0);
  const late = performance.now() + 300_000;
  while (round() <= rounds && performance.now() < late) {{
    const {{ what, one, by }} = find();
    done[what] = (done[what] ?? 0) + 1;
    if (what === "end" || what === "stuck") break;
    if (one && how === "keys") document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: by, bubbles: true }}));
    else one?.click();
    await new Promise((go) => setTimeout(go, what ? 0 : 8));
  }}
  return done;
}}"""

WHERE = f"""() => {{
  const {{ what, one, by }} = ({FIND})();
  if (!one) return {{ what }};
  one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
  const box = one.getBoundingClientRect();
  return {{ what, by, x: box.x + box.width / 2, y: box.y + box.height / 2 }};
}}"""


def opened(page: Page, address: str, players: int = 3, language: str = "", **options: Any) -> Seat:
    """A table of one person and bots; this browser has the person's seat, and is at the table."""
    seat = alone_at(address, "witchs-brew", players - 1, options=options)
    sit_down(page, address, [seat], language)
    page.wait_for_selector(".pick")
    return seat


def played(page: Page, how: str, rounds: int = 99) -> dict[str, int]:
    """Play to the end of a round, or of the game, from within the page; how often what was done."""
    done: dict[str, int] = page.evaluate(PLAY, [how, rounds])
    assert "stuck" not in done
    return done


def played_by_hand(page: Page, how: str) -> dict[str, int]:
    """The same with a real mouse, finger or keyboard, to the end of the game."""
    done: dict[str, int] = {}
    late = time.monotonic() + 300
    while time.monotonic() < late:
        at = page.evaluate(WHERE)
        done[at["what"]] = done.get(at["what"], 0) + 1
        if at["what"] in ("end", "stuck"):
            break
        if "x" not in at:
            page.wait_for_timeout(10)
        elif how == "keys":
            page.keyboard.press(at["by"])
        elif how == "touch":
            page.touchscreen.tap(at["x"], at["y"])
        else:
            # From elsewhere: the place of a decision takes no second press for a moment.
            page.mouse.move(1, 1)
            page.mouse.click(at["x"], at["y"])
    assert "stuck" not in done
    return done


def check_end(page: Page) -> None:
    """The end is on the screen, in order, and the winner's bars are what the winner has."""
    expect(page.locator("main.end")).to_be_visible()
    points = [int(text) for text in page.locator(".rank .total .n").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert max(points) > 0
    bars = page.locator(".rank li").first.locator(".fill i").all_inner_texts()
    assert sum(int(text.split()[-1]) for text in bars) == points[0]


def three_people(address: str, **more: Any) -> list[Seat]:
    """A table of three people, the first of whom leads; all their seats."""
    return people_at(address, "witchs-brew", **more)


PICKS = [
    "0: pick wolf-keeper begging-monk assistant alchemist warlock",
    "1: pick wolf-keeper snake-hunter herb-collector cutpurse druid",
    "2: pick wolf-keeper snake-hunter herb-collector cutpurse druid",
]
"""Only the first has the begging monk and the assistant; all have the wolf keeper."""

TO_THE_LOSSES = [
    *PICKS,
    "0: lead wolf-keeper brave",
    "1: cowardly",
    "1: take red",
    "2: cowardly",
    "2: take red",
    "0: take red red red",
    "0: lead begging-monk brave",
    "0: collect",
]
"""The second and the third have four ingredients each, and have to choose in secret which one they lose."""
