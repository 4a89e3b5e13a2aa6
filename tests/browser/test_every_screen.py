"""However small the window: the decision, its buttons and every legal target are in sight or pointed to.

Phones with their bars, upright and on their side, a small desk, and pages at 200 %, which are windows of half the width
and height. What counts as in sight is written in insight.js. Quick is every seventh sample in one of the sizes, slow
are all in all.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.gallery import LANGUAGES, Gallery, a_seventh, sample_names

SAMPLES = [name for name in sample_names() if not name.endswith("end")]
SIZES = [(390, 664), (844, 390), (360, 640), (640, 360), (1280, 720), (720, 450)]
IN_SIGHT = Path(__file__).with_name("insight.js").read_text(encoding="utf-8").split("\n", 1)[1]


@pytest.fixture(scope="module")
def galleries(browser: Browser, gallery_address: str) -> Iterator[dict[tuple[int, int], Gallery]]:
    """A window of each size, opened when it is first wanted."""
    found: dict[tuple[int, int], Gallery] = {}

    class Windows(dict[tuple[int, int], Gallery]):
        def __missing__(self, size: tuple[int, int]) -> Gallery:
            self[size] = Gallery(browser, gallery_address, size)
            return self[size]

    found = Windows()
    yield found
    for gallery in found.values():
        gallery.close()


def out_of_sight(gallery: Gallery, screen: str, language: str) -> list[str]:
    gallery.show(screen, "light", language)
    found: list[str] = gallery.page.evaluate(IN_SIGHT)
    return found


@pytest.mark.parametrize("screen", a_seventh(SAMPLES, 3))
def test_a_decision_is_in_sight(galleries: dict[tuple[int, int], Gallery], screen: str) -> None:
    """Each in one size; German words are the longest."""
    size = SIZES[SAMPLES.index(screen) % len(SIZES)]
    assert out_of_sight(galleries[size], screen, "de") == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SAMPLES)
def test_a_decision_is_in_sight_anywhere(
    galleries: dict[tuple[int, int], Gallery], screen: str, language: str, size: tuple[int, int]
) -> None:
    assert out_of_sight(galleries[size], screen, language) == []


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
    galleries: dict[tuple[int, int], Gallery], screen: str, size: tuple[int, int], fault: str, says: str
) -> None:
    gallery = galleries[size]
    gallery.show(screen)
    spoilt = gallery.page.add_style_tag(content=fault)
    gallery.settle()
    found = "\n".join(gallery.page.evaluate(IN_SIGHT))
    spoilt.evaluate("style => style.remove()")
    assert says in found
