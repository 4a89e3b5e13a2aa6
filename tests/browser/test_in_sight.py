"""What is newest is in sight: in text mode with what is asked, in the log whatever becomes of the window."""

import pytest
from playwright.sync_api import Browser

from browser.gallery import Gallery, screen_names

WINDOWS = [(1440, 900), (1280, 720), (720, 450), (820, 1180), (390, 844), (390, 664), (360, 640), (844, 390)]
TEXTS = [name for name in screen_names() if name.endswith("-text")]
SEEN = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const story = document.querySelector(".told");
  const [question, field] = [box(".now h3"), box("#command")];
  return [question.top >= 0 && question.bottom <= innerHeight, field.top >= 0 && field.bottom <= innerHeight,
    story.scrollHeight - story.clientHeight - story.scrollTop < 8, story.clientHeight > 20];
}"""

AT_END = """() => {
  const log = document.querySelector(".log");
  return log.getAttribute("aria-busy") === "false" && log.scrollHeight - log.clientHeight - log.scrollTop < 8;
}"""


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_the_question_the_field_and_the_newest_line_are_in_sight(
    browser: Browser, gallery_address: str, size: tuple[int, int]
) -> None:
    gallery = Gallery(browser, gallery_address, size)
    missing = []
    for screen in TEXTS:
        gallery.show(screen)
        if gallery.page.evaluate(SEEN) != [True] * 4:
            missing.append((screen, gallery.page.evaluate(SEEN)))
    gallery.close()
    assert missing == []


def test_a_window_that_changes_keeps_the_newest_line_of_the_log(
    browser: Browser, gallery_address: str
) -> None:
    gallery = Gallery(browser, gallery_address, (820, 1180))
    gallery.show("broom-flying")
    gallery.resize((1180, 820))
    gallery.page.wait_for_function(AT_END)
    gallery.close()
