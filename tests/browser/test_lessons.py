"""Every lesson of every game, from the first page to its end: by mouse, by keys and as text, on desks and phones."""

from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser

from broomstick.hosting.answers import every_game
from browser.conftest import window
from browser.lessons import begun, learnt

LESSONS = [(game.name, lesson.name) for game in every_game() for lesson in game.lessons]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@pytest.mark.parametrize(
    ("how", "language", "size"),
    [
        ("mouse", "en", DESK),
        ("mouse", "de", PHONE),
        ("keys", "fr", DESK),
        ("text", "en", DESK),
        ("text", "fr", PHONE),
    ],
    ids=["mouse-desk", "mouse-phone", "keys-desk", "text-desk", "text-phone"],
)
def test_a_lesson_is_learnt(
    browser: Browser, address: str, game: str, lesson: str, how: str, language: str, size: dict[str, int]
) -> None:
    with contextmanager(window)(browser, address, viewport=size) as page:
        line = begun(page, address, game, lesson, language)
        if how == "text":
            page.keyboard.press("t")
            page.locator("#command").wait_for()
        assert learnt(page, line, game, how)
