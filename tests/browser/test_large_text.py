"""Large letters, wide spacing, a small window: nothing is cut off or lies on something else, all can be reached.

Letters of 200 % are the browser's own setting; a page zoomed to 200 % is a window of half the width and height; the
spacing is that of WCAG 1.4.12. What counts as cut, covered or lost is written in legible.js.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.gallery import DESK, LANGUAGES, PHONE, Gallery, a_seventh, screen_names

SCREENS = screen_names()
LEGIBLE = Path(__file__).with_name("legible.js").read_text(encoding="utf-8").split("\n", 1)[1]
ZOOMED = (640, 450)
"""1280 × 900 at 200 %."""
SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""
LARGE = "--blink-settings=defaultFontSize=32"
HOWS = ["large", "zoomed", "spaced", "phone"]


@pytest.fixture(scope="module")
def galleries(browser: Browser, gallery_address: str, driver: Playwright) -> Iterator[dict[str, Gallery]]:
    large = driver.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, LARGE])
    found = {
        "large": Gallery(large, gallery_address, DESK),
        "zoomed": Gallery(browser, gallery_address, ZOOMED),
        "spaced": Gallery(browser, gallery_address, DESK),
        "phone": Gallery(browser, gallery_address, PHONE),
    }
    found["spaced"].page.add_style_tag(content=SPACING)
    yield found
    large.close()


def complaints(gallery: Gallery, screen: str, language: str) -> list[str]:
    gallery.show(screen, "light", language)
    found: dict[str, list[str]] = gallery.page.evaluate(LEGIBLE)
    return [f"{kind}: {one}" for kind, ones in found.items() for one in ones]


@pytest.mark.parametrize("screen", a_seventh(SCREENS, 2))
def test_everything_can_be_read_and_reached(galleries: dict[str, Gallery], screen: str) -> None:
    """Each screen in one way; German words are the longest."""
    how, language = HOWS[SCREENS.index(screen) % len(HOWS)], "de"
    assert complaints(galleries[how], screen, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_can_be_read_and_reached_anywhere(
    galleries: dict[str, Gallery], screen: str, how: str, language: str
) -> None:
    assert complaints(galleries[how], screen, language) == []


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ("main { width: 3000px; }", "wide"),
        (".pitch { max-height: 20px; overflow: hidden; }", "cut"),
        (".pitch p { margin-top: -40px !important; }", "over"),
        (".btn.big { position: absolute; left: -4000px; }", "lost"),
    ],
)
def test_what_is_wrong_is_found(browser: Browser, gallery_address: str, fault: str, kind: str) -> None:
    gallery = Gallery(browser, gallery_address, DESK)
    gallery.page.add_style_tag(content=fault)
    found = complaints(gallery, "home", "en")
    gallery.close()
    assert kind in {one.split(":")[0] for one in found}
