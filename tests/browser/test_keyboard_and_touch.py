"""Every control has its place in the order of Tab and a ring when it is focused, and is large enough for a finger."""

import pytest
from playwright.sync_api import Browser

from browser.gallery import DESK, PHONE, Gallery, screen_names

SCREENS = screen_names()

CONTROLS = """
  const root = document.querySelector("dialog[open]") ?? document;
  const seen = (one) => !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true });
  const all = root.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']");
  const controls = [...all].filter(seen);
  const focusable = controls.filter((one) => one.tabIndex >= 0 && !one.disabled);
  const said = (one) => one.outerHTML.slice(0, 90);
"""

RINGS = f"""() => {{ {CONTROLS}
  const clear = /, 0\\)$|transparent/;
  const ring = (one) => {{
    const {{ outlineStyle, outlineWidth, outlineColor }} = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !clear.test(outlineColor);
  }};
  const missing = controls.filter((one) => one.tabIndex > 0).map((one) => `${{said(one)}}: comes before its turn`);
  for (const one of focusable) {{
    one.focus({{ focusVisible: true }});
    // A box that is drawn by its label may have the ring there.
    const around = [one, one.closest("label"), one.parentElement].filter((box) => box);
    if (document.activeElement !== one) missing.push(`${{said(one)}}: takes no focus`);
    else if (!around.some(ring)) missing.push(`${{said(one)}}: no ring`);
  }}
  return missing;
}}"""

MARKED = f"""() => {{ {CONTROLS}
  // Of a group of radio buttons Tab goes to the chosen one.
  const reached = focusable.filter((one) => one.type !== "radio" || one.checked);
  return reached.map((one, place) => (one.dataset.place = `${{place}}`));
}}"""

SMALL = f"""([least, main]) => {{ {CONTROLS}
  // A kept card is used in the dock too.
  const pressed = ".btn, .choice, button.card:not(.keep), .icon-btn, .tabs button, .field";
  const small = [];
  for (const one of controls) {{
    // A link in a sentence is as high as the sentence.
    if (one.closest("p, dd, .vh") || one.matches("[tabindex], [type=range]")) continue;
    const box = (one.matches("[type=radio], [type=checkbox]") && one.closest("label") || one).getBoundingClientRect();
    const wanted = one.matches(pressed) ? main : least;
    const size = `${{Math.round(box.width)}} × ${{Math.round(box.height)}}`;
    const enough = box.height >= wanted - 0.5 && box.width >= least - 0.5;
    if (box.width > 2 && !enough) small.push(`${{size}}: ${{said(one)}}`);
  }}
  return small;
}}"""


@pytest.mark.parametrize("screen", SCREENS[0::7])
def test_whatever_is_focused_has_a_ring(desk_gallery: Gallery, screen: str) -> None:
    desk_gallery.show(screen, "dark", "en")
    assert desk_gallery.page.evaluate(RINGS) == []


@pytest.mark.parametrize("screen", SCREENS[3::7])
def test_fingers_find_every_control(phone_gallery: Gallery, screen: str) -> None:
    """24 pixels at least, and 44 for what is pressed all the time."""
    phone_gallery.show(screen, "light", "fr")
    assert phone_gallery.page.evaluate(SMALL, [24, 44]) == []


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_fingers_and_keys_find_every_control_anywhere(desk_gallery: Gallery, screen: str) -> None:
    desk_gallery.resize(DESK)
    desk_gallery.begin(screen)
    desk_gallery.by_night()
    found = [f"desk {one}" for one in desk_gallery.page.evaluate(RINGS)]
    desk_gallery.resize(PHONE)
    desk_gallery.speak("fr")
    found += [f"phone {one}" for one in desk_gallery.page.evaluate(SMALL, [24, 44])]
    desk_gallery.resize(DESK)
    assert found == []


@pytest.mark.parametrize("screen", ["home", "following", "picking", "settings"])
def test_tab_goes_through_all_controls(desk_gallery: Gallery, screen: str) -> None:
    desk_gallery.show(screen, "light", "en")
    page = desk_gallery.page
    wanted = page.evaluate(MARKED)
    page.evaluate("() => document.activeElement?.blur()")
    reached = set()
    for _ in range(len(wanted) * 2 + 10):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement?.dataset?.place ?? ''"))
        if set(wanted) <= reached:
            break
    assert set(wanted) <= reached


def test_a_missing_ring_and_a_small_button_are_found(browser: Browser, gallery_address: str) -> None:
    gallery = Gallery(browser, gallery_address, PHONE)
    gallery.page.add_style_tag(
        content=".btn { outline: none !important; min-height: 20px !important; padding: 0 }"
    )
    gallery.show("home", "light", "en")
    assert any("no ring" in one for one in gallery.page.evaluate(RINGS))
    assert gallery.page.evaluate(SMALL, [24, 44])
    gallery.close()
