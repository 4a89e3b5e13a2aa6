"""axe finds nothing to complain of on any screen: names, roles, labels, contrast, order of headings, size of targets.

Some screens are looked at by day, wholly, in one of the languages, and by night for its colours: nothing else changes
by night. The slow tests look at all screens so, in all languages, on a desk and on a phone.
"""

import pytest

from browser.gallery import AXE, DESK, LANGUAGES, PHONE, Gallery, screen_names

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


def complaints(gallery: Gallery, rules: object = EVERYTHING) -> list[str]:
    found: list[str] = gallery.page.evaluate(LOOK, rules)
    return found


def language_of(screen: str) -> str:
    return LANGUAGES[SCREENS.index(screen) % len(LANGUAGES)]


@pytest.mark.parametrize("screen", SCREENS[1::7])
def test_axe_finds_nothing(desk_gallery: Gallery, screen: str) -> None:
    desk_gallery.show(screen, "light", language_of(screen))
    assert complaints(desk_gallery) == []
    desk_gallery.by_night()
    assert complaints(desk_gallery, COLOURS) == []


def complaints_anywhere(gallery: Gallery, screen: str) -> list[str]:
    """On a phone and on a desk, in every language, by day and by night."""
    found = []
    gallery.begin(screen)
    for where, size in {"phone": PHONE, "desk": DESK}.items():
        gallery.resize(size)
        gallery.by_day()
        for language in LANGUAGES:
            gallery.speak(language)
            found += [f"{where} {language} {one}" for one in complaints(gallery)]
        gallery.by_night()
        found += [f"{where} by night {one}" for one in complaints(gallery, COLOURS)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_anywhere(desk_gallery: Gallery, screen: str) -> None:
    assert complaints_anywhere(desk_gallery, screen) == []


def test_it_is_said_where_something_is_wrong(desk_gallery: Gallery) -> None:
    faults = "html[lang=de] .btn { font-size: 0 } [data-theme=dark] h2 { color: var(--line) }"
    spoilt = desk_gallery.page.add_style_tag(content=faults)
    found = complaints_anywhere(desk_gallery, "home-problem")
    spoilt.evaluate("style => style.remove()")
    places = {tuple(one.split()[:2]) for one in found}
    assert ("desk", "by") in places
    assert ("phone", "by") in places
    assert not {(where, language) for where, language in places if language in ("en", "fr")}


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
