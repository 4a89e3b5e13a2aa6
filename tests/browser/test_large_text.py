"""Large letters, wide spacing, a small window: nothing is cut off or lies on something else, all can be reached.

Letters of 200 % are the browser's own setting; a page zoomed to 200 % is a window of half the width and height; the
spacing is that of WCAG 1.4.12. What counts as cut, covered or lost is written in legible.js.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.gallery import DESK, LANGUAGES, LETTERS, PHONE, Gallery, screen_names

SCREENS = screen_names()
LEGIBLE = Path(__file__).with_name("legible.js").read_text(encoding="utf-8").split("\n", 1)[1]
ZOOMED = (640, 450)
"""1280 × 900 at 200 %."""
SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""
WINDOWS = {
    "large": (DESK, 2 * LETTERS),
    "zoomed": (ZOOMED, LETTERS),
    "phone": (PHONE, LETTERS),
    "spaced": (DESK, LETTERS),
}


@pytest.fixture(scope="module")
def gallery(browser: Browser, gallery_address: str) -> Iterator[Gallery]:
    found = Gallery(browser, gallery_address)
    yield found
    found.close()


def complaints(gallery: Gallery) -> list[str]:
    found: dict[str, list[str]] = gallery.page.evaluate(LEGIBLE)
    return [f"{kind}: {one}" for kind, ones in found.items() for one in ones]


@contextmanager
def window(gallery: Gallery, how: str) -> Iterator[None]:
    """Let the screen that is shown be seen in one of the ways."""
    spacing = gallery.page.add_style_tag(content=SPACING) if how == "spaced" else None
    gallery.resize(*WINDOWS[how])
    yield
    if spacing:
        spacing.evaluate("style => style.remove()")
        spacing.dispose()


@pytest.mark.parametrize("screen", SCREENS[2::7])
def test_everything_can_be_read_and_reached(gallery: Gallery, screen: str) -> None:
    """Some screens, each in one way; German words are the longest."""
    with window(gallery, list(WINDOWS)[SCREENS.index(screen) % len(WINDOWS)]):
        gallery.show(screen, "light", "de")
        assert complaints(gallery) == []


def complaints_anywhere(gallery: Gallery, screen: str) -> list[str]:
    """In every way and language."""
    gallery.begin(screen)
    found = []
    for how in WINDOWS:
        with window(gallery, how):
            for language in LANGUAGES:
                gallery.speak(language)
                found += [f"{how} {language} {one}" for one in complaints(gallery)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_can_be_read_and_reached_anywhere(gallery: Gallery, screen: str) -> None:
    assert complaints_anywhere(gallery, screen) == []


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
    gallery.show("home")
    found = complaints(gallery)
    gallery.close()
    assert kind in {one.split(":")[0] for one in found}


def test_it_is_said_where_something_is_wrong(gallery: Gallery) -> None:
    faults = "@media (max-width: 30em) { html[lang=de] main { width: 3000px; } }"
    spoilt = gallery.page.add_style_tag(content=faults)
    found = complaints_anywhere(gallery, "home")
    spoilt.evaluate("style => style.remove()")
    assert any(one.startswith("phone de wide: ") for one in found)
    assert all(one.startswith("phone de ") for one in found)
