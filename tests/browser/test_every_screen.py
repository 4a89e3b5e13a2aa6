"""However small the window: the decision, its buttons and every legal target are in sight or pointed to.

Phones with their bars, upright and on their side, a small desk, and pages at 200 %, which are windows of half the width
and height. What counts as in sight is written in insight.js. Quick is every seventh sample in one of the sizes, slow
are all in all.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.gallery import LANGUAGES, Gallery, sample_names

SAMPLES = [name for name in sample_names() if not name.endswith("end")]
SIZES = [(390, 664), (844, 390), (360, 640), (640, 360), (1280, 720), (720, 450)]
IN_SIGHT = Path(__file__).with_name("insight.js").read_text(encoding="utf-8").split("\n", 1)[1]


@pytest.fixture(scope="module")
def gallery(browser: Browser, gallery_address: str) -> Iterator[Gallery]:
    found = Gallery(browser, gallery_address)
    yield found
    found.close()


def out_of_sight(gallery: Gallery) -> list[str]:
    found: list[str] = gallery.page.evaluate(IN_SIGHT)
    return found


@pytest.mark.parametrize("screen", SAMPLES[3::7])
def test_a_decision_is_in_sight(gallery: Gallery, screen: str) -> None:
    """Some, each in one size; German words are the longest."""
    gallery.resize(SIZES[SAMPLES.index(screen) % len(SIZES)])
    gallery.show(screen, "light", "de")
    assert out_of_sight(gallery) == []


def out_of_sight_anywhere(gallery: Gallery, screen: str) -> list[str]:
    """In every size and language, one after another: a window may be turned and drawn larger at any time."""
    gallery.begin(screen)
    found = []
    for wide, high in SIZES:
        gallery.resize((wide, high))
        for language in LANGUAGES:
            gallery.speak(language)
            found += [f"{wide}×{high} {language} {one}" for one in out_of_sight(gallery)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("screen", SAMPLES)
def test_a_decision_is_in_sight_anywhere(gallery: Gallery, screen: str) -> None:
    assert out_of_sight_anywhere(gallery, screen) == []


@pytest.mark.parametrize(
    ("screen", "size", "fault", "says"),
    [
        ("broom-following", (390, 664), ".dockbox { max-height: 3rem !important; }", "choice: "),
        ("broom-flying", (844, 390), ".tools { display: none !important; }", "targets out of sight"),
        ("broom-flying", (390, 664), ".sea { max-height: 64px; }", "the map is "),
        ("brew-paying", (1280, 720), ".dock .acts { position: relative; left: 200vw; }", "button: "),
        ("broom-five", (1280, 720), ".nm { max-width: 1em; }", "name cut"),
    ],
)
def test_what_is_out_of_sight_is_found(
    gallery: Gallery, screen: str, size: tuple[int, int], fault: str, says: str
) -> None:
    gallery.resize(size)
    gallery.show(screen)
    spoilt = gallery.page.add_style_tag(content=fault)
    gallery.settle()
    found = "\n".join(out_of_sight(gallery))
    spoilt.evaluate("style => style.remove()")
    assert says in found


def test_it_is_said_where_something_is_out_of_sight(gallery: Gallery) -> None:
    faults = "@media (max-width: 370px) { html[lang=fr] .dockbox { max-height: 3rem !important; } }"
    spoilt = gallery.page.add_style_tag(content=faults)
    found = out_of_sight_anywhere(gallery, "broom-following")
    spoilt.evaluate("style => style.remove()")
    assert any(one.startswith("360×640 fr choice: ") for one in found)
    assert all(one.startswith("360×640 fr ") for one in found)
