"""The sounds, made by the code that the page is sent, in a browser that renders them faster than it plays them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from broomstick.server.app import PAGE

KINDS = ["call", "brave", "cowardly", "swept", "reveal", "commit", "end"]
LONGEST = 0.4
CHORD = 1.2
"""Only the chord at the end may ring."""

RENDER = """async ([file, kind, volume]) => {
  const { sound, LENGTH } = await import(file);
  const context = new OfflineAudioContext(1, 44100 * 2, 44100);
  sound(context, kind, volume, 0);
  const heard = (await context.startRendering()).getChannelData(0);
  let peak = 0, last = 0, sum = 0;
  heard.forEach((value, at) => {
    const loud = Math.abs(value);
    peak = Math.max(peak, loud);
    sum += value * value;
    if (loud > 1e-4) last = at;
  });
  return { peak, seconds: last / 44100, power: Math.sqrt(sum / (last + 1)), length: LENGTH[kind] };
}"""


def render(page: Page, kind: str, volume: float) -> dict[str, Any]:
    [file] = PAGE.glob("assets/sound-*.js")
    heard: dict[str, Any] = page.evaluate(RENDER, [f"/assets/{file.name}", kind, volume])
    return heard


def test_each_sound_is_heard_is_short_and_does_not_clip(desk: Page, address: str) -> None:
    desk.goto(address)
    told = {kind: render(desk, kind, 1) for kind in KINDS}
    for kind, heard in told.items():
        assert 0.05 < heard["peak"] < 1, kind
        assert heard["power"] > 0.01, kind
        assert 0.05 < heard["seconds"] <= heard["length"], kind
        assert heard["length"] <= (CHORD if kind == "end" else LONGEST), kind
    # No two are the same.
    assert len({(heard["peak"], heard["seconds"]) for heard in told.values()}) == len(KINDS)


@pytest.mark.slow
def test_volume_is_kept_and_none_is_silence(desk: Page, address: str) -> None:
    desk.goto(address)
    loud, soft, none = (render(desk, "brave", volume)["peak"] for volume in (1, 0.25, 0))
    assert soft == pytest.approx(loud / 4, rel=0.01)
    assert none == 0


CONTEXTS = """() => {
  window.made = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      window.made += 1;
    }
  };
}"""


def test_nothing_is_made_before_somebody_wants_to_hear_it(desk: Page, address: str) -> None:
    fetched: list[str] = []
    desk.on("request", lambda asked: fetched.append(asked.url))
    desk.add_init_script(f"({CONTEXTS})()")
    desk.goto(address)
    desk.get_by_role("button", name="Settings").click()
    dialog = desk.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    assert not [url for url in fetched if re.search(r"/sound-", url)]
    assert desk.evaluate("made") == 0
    dialog.get_by_role("button", name="On", exact=True).click()
    # As a function: the page forbids to evaluate text later on.
    desk.wait_for_function("() => made === 1")
    dialog.get_by_role("button", name="Try: Brave").click()
    dialog.get_by_role("slider", name="Volume: Brave").wait_for()
    assert desk.evaluate("made") == 1
    # It is remembered in this browser, and can be switched off again.
    desk.reload()
    # Keys are heard once the page stands.
    desk.get_by_role("button", name="Settings").wait_for()
    desk.keyboard.press(",")
    dialog.wait_for()
    assert dialog.get_by_role("button", name="On", exact=True).get_attribute("aria-pressed") == "true"
    dialog.get_by_role("button", name="Off", exact=True).click()
    assert desk.evaluate("JSON.parse(localStorage.getItem('broomstick.settings')).sound") is False
