"""Tables of Broom Service for tests: against bots that take no time, played on the map, in the dock or by keys."""

import time
from typing import Any

from playwright.sync_api import Page, expect

from browser.tables import Seat, alone_at, people_at, sit_down

FIND = """(onMap = true) => {
  const able = (one) => one.getAttribute("aria-disabled") !== "true";
  const all = (what) => [...document.querySelectorAll(what)].filter(able);
  // The same screen leads to the same choice, however often a slow machine looks at it; for a while.
  const question = document.querySelector(".dock .ask, .pick")?.textContent ?? "";
  const face = question + document.querySelectorAll(".log li, [aria-pressed=true]").length;
  window.looks = window.face === face ? window.looks + 1 : 0;
  window.face = face;
  let state = Math.floor(window.looks / 50);
  for (const letter of face) state = (Math.imul(state, 31) + letter.codePointAt(0)) | 0;
  const chance = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const any = (ones) => ones[Math.floor(chance() * ones.length)];
  const key = (one) => one?.querySelector("kbd, .digit")?.textContent.toLowerCase().replace("⏎", "Enter");
  const found = (what, one, by = key(one)) => (one ? { what, one, by } : { what: "" });
  if (document.querySelector("main.end")) return { what: "end" };
  if (document.querySelector(".pick")) {
    const ready = [...document.querySelectorAll(".pick footer > .btn")].at(-1);
    if (!ready || ready.classList.contains("quiet")) return { what: "" };
    if (able(ready)) return found("ready", ready, "Enter");
    return found("picks", any(all(".pick .grid .card[aria-pressed=false]")));
  }
  // A second tap, when the screen had changed, may have led away from picking to the table.
  const back = document.querySelector(".back > .btn");
  if (back) return found("back", back, "Enter");
  const ask = document.querySelector(".dock .ask");
  if (!ask?.querySelector(".askhead")) return { what: "" };
  const brave = ask.querySelector(".choice.brave");
  if (brave && !able(brave)) return found("role", document.querySelector(".hand button.card[aria-pressed=false]"));
  if (brave) {
    const cowardly = chance() < 0.4 && all(".choice.cowardly")[0];
    return cowardly ? found("cowardly", cowardly) : found("brave", brave);
  }
  // What is asked for twice: the second time.
  const grave = ask.querySelector(".commit .btn:not(.quiet)");
  if (grave) return found("sure", grave, "Enter");
  const fist = ask.querySelector(".fist .btn.big");
  if (fist) return found("fist", fist, "Enter");
  if (onMap) {
    // Once something was touched that two pawns could do, only that is listed.
    const ends = [...ask.querySelectorAll(".deed[data-deed]")].map((one) => one.dataset.deed.split(" ").at(-1));
    const which = ends.length > 1 && new Set(ends).size === 1 && document.querySelector(".on-map.pawn.can");
    if (which) return found("pawn", which);
    // Tiles that are kept, cards that are held and piles, where they lie.
    const thing = chance() < 0.4 && any(all("[data-thing].can").filter((one) => one.checkVisibility()));
    if (thing) return found(thing.dataset.thing.split(":")[0], thing);
    const target = any(all(".on-map.can:not(.pawn)"));
    if (target) return found(target.dataset.target.split(":")[0], target);
  }
  const deed = any([...ask.querySelectorAll(".deed[data-deed]")].filter((one) => onMap || key(one)));
  const without = ask.querySelector(".btn.decline");
  return deed ? found("does", deed) : found("without", without, "0");
}"""
"""What somebody would press who does whatever can be done: what it is, the thing itself, its key."""

PLAY = f"""async ([how, rounds, until]) => {{
  const find = {FIND};
  const done = {{}};
  const round = () => Number(document.querySelector(".bar .pill")?.textContent.match(/\\d+/)?.[0] ?? 0);
  const late = performance.now() + 300_000;
  while (round() <= rounds && performance.now() < late) {{
    if (until && document.querySelector(until)) {{
      done.until = 1;
      break;
    }}
    const {{ what, one, by }} = find(how === "mouse");
    done[what] = (done[what] ?? 0) + 1;
    if (what === "end") break;
    if (one && how === "keys") document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: by, bubbles: true }}));
    else one?.click();
    await new Promise((go) => setTimeout(go, what ? 0 : 8));
  }}
  return done;
}}"""

WHERE = f"""(how) => {{
  const {{ what, one, by }} = ({FIND})(how !== "keys");
  if (!one) return {{ what }};
  if (!one.closest(".sea")) one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
  const middle = (of) => {{
    const box = of.getBoundingClientRect();
    return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
  }};
  // A second tap where the first one has changed the screen may have opened the log.
  const first = document.querySelector(".tabs button");
  if (how === "touch" && !one.checkVisibility()) return {{ what: "tab", ...middle(first) }};
  // A tip that a finger has opened is closed by a tap beside it.
  const tip = document.querySelector("[role=tooltip]");
  if (how === "touch" && tip?.checkVisibility()) return {{ what: "closes", x: 232, y: 24 }};
  // A second tap on a pile has opened it.
  const through = document.querySelector("dialog[open] header button");
  if (through) return {{ what: "closes", ...middle(through) }};
  // What lies under something else, or outside of what is seen of the map, is not touched blindly.
  const at = middle(one);
  const top = document.elementFromPoint(at.x, at.y);
  if (how === "keys" || one === top || one.contains(top)) return {{ what, by, ...at }};
  const aim = document.querySelector(".sea .tools button b")?.closest("button");
  if (aim) return {{ what: "aims", ...middle(aim) }};
  const [, called] = (one.dataset.target ?? one.dataset.thing ?? "").split(":");
  // A pawn that is asked about may be out of sight too.
  const same = document.querySelector(`.deed[data-deed$=" ${{called}}"], .deed[data-deed*=" ${{called}} "]`);
  if (!same) return {{ what: "" }};
  same.scrollIntoView({{ block: "nearest", behavior: "instant" }});
  return {{ what: "does", ...middle(same) }};
}}"""
"""The same, and where a finger or a mouse finds it."""


def opened(page: Page, address: str, players: int = 3, language: str = "", **options: Any) -> Seat:
    """A table of one person and bots; this browser has the person's seat, and is at the table."""
    seat = alone_at(address, "broom-service", players - 1, "random", options=options)
    sit_down(page, address, [seat], language)
    page.wait_for_selector(".pick")
    return seat


def three_people(address: str, **options: Any) -> list[Seat]:
    """A table of three people at one device; all their seats."""
    return people_at(address, "broom-service", options=options)


def played(page: Page, how: str, rounds: int = 99, until: str = "") -> dict[str, int]:
    """Play from within the page: to the end of a round, or of the game, or until something is there."""
    done: dict[str, int] = page.evaluate(PLAY, [how, rounds, until])
    return done


def played_by_hand(page: Page, how: str) -> dict[str, int]:
    """The same with a real mouse, finger or keyboard, to the end of the game."""
    done: dict[str, int] = {}
    late = time.monotonic() + 300
    last, since = None, 0.0
    while time.monotonic() < late:
        at = page.evaluate(WHERE, how)
        # What was just pressed is not pressed again before the page had its time.
        if "x" not in at or (at == last and time.monotonic() < since + 1):
            page.wait_for_timeout(10)
            if at["what"] != "end":
                continue
        done[at["what"]] = done.get(at["what"], 0) + 1
        last, since = at, time.monotonic()
        if at["what"] == "end":
            break
        if how == "keys":
            page.keyboard.press(at["by"])
        elif how == "touch":
            page.touchscreen.tap(at["x"], at["y"])
        else:
            # From elsewhere: the place of a decision takes no second press for a moment.
            page.mouse.move(1, 1)
            page.mouse.click(at["x"], at["y"])
    return done


def reached(page: Page, address: str, what: str, **options: Any) -> Seat:
    """A table at which something stands on the screen that comes in many a game, but not in every one."""
    for _ in range(12):
        seat = opened(page, address, **options)
        if played(page, "clicks", until=what).get("until"):
            return seat
    raise AssertionError(f"no {what} in twelve games")


def check_end(page: Page) -> None:
    """The end is on the screen, in order, and what everybody has is the sum of where it came from."""
    expect(page.locator("main.end")).to_be_visible()
    points = [int(text.replace("−", "-")) for text in page.locator(".rank .total .n").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    sums = page.locator(".sheet tbody tr").evaluate_all(
        """rows => rows.map((row) => {
          const cells = [...row.querySelectorAll("td")].map((one) => Number(one.textContent.replace("−", "-")));
          return [cells.slice(1).reduce((sum, one) => sum + one, 0), cells[0]];
        })"""
    )
    assert [worked_out for worked_out, _ in sums] == points
    assert [said for _, said in sums] == points


TO_THE_FLIGHT = [
    "0: pick mountain-witch valley-druid root-gatherer weather-fairy",
    "1: pick forest-witch prairie-witch herb-gatherer fruit-gatherer",
    "2: pick forest-witch prairie-witch herb-gatherer fruit-gatherer",
    "0: lead mountain-witch brave",
]
"""Only the first has the mountain witch; a mountain lies next to a castle, and there are a tile and a tower."""
