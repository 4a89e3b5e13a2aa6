"""axe finds nothing to complain of on any screen: names, roles, labels, contrast, order of headings, size of targets.

Every fifth screen is looked at by day, wholly, in one of the languages, and by night for its colours; the slow tests
look at everything, on a desk and on a phone.
"""

import pytest

from browser.gallery import AXE, LANGUAGES, THEMES, Gallery, a_fifth, screen_names

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


@pytest.mark.parametrize("screen", a_fifth(SCREENS, 1))
def test_axe_finds_nothing(desk_gallery: Gallery, screen: str) -> None:
    language = LANGUAGES[SCREENS.index(screen) % len(LANGUAGES)]
    desk_gallery.show(screen, "light", language)
    assert complaints(desk_gallery) == []
    desk_gallery.show(screen, "dark", language)
    assert complaints(desk_gallery, COLOURS) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_anywhere(
    desk_gallery: Gallery, phone_gallery: Gallery, screen: str, theme: str, language: str
) -> None:
    for gallery in (desk_gallery, phone_gallery):
        gallery.show(screen, theme, language)
        assert complaints(gallery) == []


def test_the_list_of_screens_is_the_gallerys(desk_gallery: Gallery) -> None:
    assert sorted(desk_gallery.screens()) == sorted(SCREENS)


def test_axe_does_find_what_is_wrong(desk_gallery: Gallery) -> None:
    desk_gallery.show("home", "light", "en")
    spoil = """() => {
      for (const one of document.querySelectorAll("p, h2")) one.style.setProperty("color", "var(--line)");
      document.querySelector("button.btn").replaceChildren();
    }"""
    desk_gallery.page.evaluate(spoil)
    found = {line.split(":")[0] for line in complaints(desk_gallery)}
    assert found >= {"color-contrast", "button-name"}
