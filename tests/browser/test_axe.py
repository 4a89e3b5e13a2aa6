"""axe finds nothing to complain of on any screen: names, roles, labels, contrast, order of headings, size of targets.

Every seventh screen is looked at by day, wholly, in one of the languages, and by night for its colours: nothing else
changes by night. The slow tests look at all screens so, in all languages, on a desk and on a phone.
"""

import pytest

from browser.gallery import AXE, LANGUAGES, Gallery, a_seventh, screen_names

SCREENS = screen_names()
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast"]}

LOOK = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ["violations"], runOnly: rules });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary.split("\\n")[1]?.trim()}`));
}"""


@pytest.fixture(scope="module")
def desk_gallery(desk_gallery: Gallery) -> Gallery:
    """With axe in it."""
    desk_gallery.page.add_script_tag(path=str(AXE))
    return desk_gallery


@pytest.fixture(scope="module")
def phone_gallery(phone_gallery: Gallery) -> Gallery:
    phone_gallery.page.add_script_tag(path=str(AXE))
    return phone_gallery


def complaints(gallery: Gallery, rules: object = EVERYTHING) -> list[str]:
    found: list[str] = gallery.page.evaluate(LOOK, rules)
    return found


def language_of(screen: str) -> str:
    return LANGUAGES[SCREENS.index(screen) % len(LANGUAGES)]


def by_day_and_night(gallery: Gallery, screen: str) -> None:
    gallery.show(screen, "light", language_of(screen))
    assert complaints(gallery) == []
    gallery.by_night()
    assert complaints(gallery, COLOURS) == []


@pytest.mark.parametrize("screen", a_seventh(SCREENS, 1))
def test_axe_finds_nothing(desk_gallery: Gallery, screen: str) -> None:
    by_day_and_night(desk_gallery, screen)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_a_phone(phone_gallery: Gallery, screen: str) -> None:
    by_day_and_night(phone_gallery, screen)


OTHERS = [
    (screen, language) for screen in SCREENS for language in LANGUAGES if language != language_of(screen)
]


@pytest.mark.slow
@pytest.mark.parametrize(("screen", "language"), OTHERS)
def test_axe_finds_nothing_in_the_other_languages(
    desk_gallery: Gallery, phone_gallery: Gallery, screen: str, language: str
) -> None:
    for gallery in (desk_gallery, phone_gallery):
        gallery.show(screen, "light", language)
        assert complaints(gallery) == []


def test_the_list_of_screens_is_the_gallerys(desk_gallery: Gallery) -> None:
    assert sorted(desk_gallery.screens()) == sorted(SCREENS)


def test_axe_does_find_what_is_wrong(desk_gallery: Gallery) -> None:
    desk_gallery.show("home", "light", "en")
    desk_gallery.by_night()
    spoil = """() => {
      for (const one of document.querySelectorAll("p, h2")) one.style.setProperty("color", "var(--line)");
      document.querySelector("button.btn").replaceChildren();
    }"""
    desk_gallery.page.evaluate(spoil)
    found = {line.split(":")[0] for line in complaints(desk_gallery)}
    assert found >= {"color-contrast", "button-name"}
