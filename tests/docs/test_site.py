"""The site: it builds without a warning, has every page, leads only to what is there and asks nobody for anything."""

import re
import subprocess
import sys
import time
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

import broomstick

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LONGEST = 90
"""Seconds a build may take."""

FIRST = "index.html"
LOADED = {
    ("img", "src"),
    ("img", "srcset"),
    ("link", "href"),
    ("script", "src"),
    ("source", "src"),
    ("use", "href"),
}
"""What a browser fetches by itself; an ``a`` is followed only by those who click it."""
NO_CONTENT = {"search.html"}
"""Filled by a script."""


class Page(HTMLParser):
    """What a test wants to know of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.text: dict[str, str] = {}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif (tag, name) in LOADED and value:
                self.loads.append(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.append(value)

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] in ("title", "h1"):
            self.text[self.tags[-1]] = self.text.get(self.tags[-1], "") + data.strip()


class Site:
    def __init__(self, folder: Path, seconds: float) -> None:
        self.folder = folder
        self.seconds = seconds
        self.pages = {path: Page(path) for path in sorted(folder.rglob("*.html"))}

    def names(self) -> list[str]:
        return [path.relative_to(self.folder).as_posix() for path in self.pages]


def build(docs: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build with warnings as errors, as ``make docs`` does."""
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q"]
    return subprocess.run(
        [*sphinx, "-d", str(folder / ".doctrees"), str(docs), str(folder)], capture_output=True, text=True
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site").resolve()
    start = time.monotonic()
    built = build(DOCS, folder)
    assert built.returncode == 0, built.stderr
    return Site(folder, time.monotonic() - start)


def test_it_builds_in_bounded_time(site: Site) -> None:
    assert site.seconds < LONGEST


def test_a_warning_fails_the_build(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "conf.py").write_text('extensions = ["myst_parser"]\n', encoding="utf-8")
    (docs / "index.md").write_text("# Home\n\n[nowhere](gone.md)\n", encoding="utf-8")
    built = build(docs, tmp_path / "site")
    assert built.returncode != 0
    assert "gone.md" in built.stderr


def test_every_page_of_the_folder_is_in_the_list_of_pages(site: Site) -> None:
    wanted = {path.relative_to(DOCS).with_suffix(".html").as_posix() for path in DOCS.rglob("*.md")}
    wanted -= {"README.html", FIRST}  # the first page is both of these, and its own entry is a mere #
    listed = (site.folder / FIRST).read_text(encoding="utf-8").partition('<div class="sidebar-tree">')[2]
    listed = listed.partition('<div class="main">')[0]
    assert "What this is" in listed
    assert wanted - set(re.findall(r'href="([^"#]+)"', listed)) == set()


def test_every_page_has_a_title_of_its_own(site: Site) -> None:
    titles = [page.text.get("title", "") for page in site.pages.values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert [
        name for name, page in zip(site.names(), site.pages.values(), strict=True) if not page.text.get("h1")
    ] == [name for name in site.names() if name in NO_CONTENT]


def test_nothing_is_fetched_from_elsewhere(site: Site) -> None:
    assert any(page.loads for page in site.pages.values())
    strays = [
        f"{path.name}: {load}"
        for path, page in site.pages.items()
        for load in page.loads
        if re.match(r"(\w+:)?//", load)
    ]
    for path in [*site.folder.rglob("*.css"), *site.folder.rglob("*.svg"), *site.pages]:
        text = path.read_text(encoding="utf-8")
        strays += [
            f"{path.name}: {found}"
            for found in re.findall(r"""(?:@import\s+|url\(\s*)["']?((?:\w+:)?//[^"')\s]+)""", text)
        ]
    assert strays == []


def test_links_and_anchors_lead_somewhere(site: Site) -> None:
    checked = 0
    lost: list[str] = []
    for path, page in site.pages.items():
        for link in [*page.links, *page.loads]:
            if re.match(r"\w+:", link):
                continue
            file, _, anchor = link.partition("#")
            target = (path.parent / unquote(file.partition("?")[0])).resolve() if file else path
            anchors = site.pages[target].ids if target in site.pages else {anchor}
            if not target.is_file() or (anchor and unquote(anchor) not in anchors):
                lost.append(f"{path.name}: {link}")
            checked += 1
    assert lost == []
    assert checked > 100


def test_links_out_of_the_folder_have_their_page_too(site: Site) -> None:
    """What lies outside docs/ is shown as it is, or has a page of its own."""
    assert "source/src/broomstick/heart/core.py.html" in site.names()
    links = site.pages[site.folder / "add-a-game.html"].links
    assert "source/src/broomstick/heart/core.py.html" in links
    assert "contributing.html#rules-first" in links


def test_the_reference_has_all_that_is_public_with_its_types(site: Site) -> None:
    page = site.folder / "reference.html"
    ids = site.pages[page].ids
    assert [name for name in broomstick.__all__ if f"broomstick.{name}" not in ids] == ["bots"]
    assert {"broomstick.bots.make", "broomstick.State.play", "broomstick.heart.shown.Shown.question"} <= ids
    shown = re.findall(
        r'<dt class="sig sig-object py" id="([\w.]+)">(.*?)</dt>', page.read_text("utf-8"), re.S
    )
    signatures = {name: " ".join(unescape(re.sub(r"<[^>]+>", "", text)).split()) for name, text in shown}
    assert signatures["broomstick.State.play"].startswith(
        "play(seat: SupportsIndex, action: SupportsIndex | str) \N{RIGHTWARDS ARROW} None"
    )
    assert signatures["broomstick.Chance.draw"].startswith("draw(n: int) \N{RIGHTWARDS ARROW} int")
    assert signatures["broomstick.View.hand"].startswith("hand: int")
    # Hooks stand with a game of one's own, where nothing is linked to as if callers had a use for it.
    assert "broomstick.State.build_view" not in ids
    assert page.read_text("utf-8").count(">build_view</span>") == 1
    # But for classes that nobody makes by calling them, everything has types.
    things = {name: text for name, text in signatures.items() if not re.match(r"(final )?class ", text)}
    assert len(things) > 150
    assert [name for name, text in things.items() if not re.search(":|\N{RIGHTWARDS ARROW}", text)] == []


def test_rules_in_another_language_say_so(site: Site) -> None:
    for folder in [path.name for path in (DOCS / "rules").iterdir() if path.is_dir()]:
        for page in (site.folder / "rules" / folder).glob("*.html"):
            assert f'lang="{folder}"' in page.read_text(encoding="utf-8")[:200]


def test_colours_come_from_the_tokens() -> None:
    colour = re.compile(r"#[0-9a-fA-F]{6}\b")
    tokens = set(colour.findall((DOCS / "_static" / "tokens.css").read_text(encoding="utf-8")))
    # A capture has the colours of a terminal; a board those of the page, mixed, with a test of its own.
    others = [*DOCS.glob("captures/*"), *DOCS.glob("pictures/board-*")]
    pictures = [path for path in DOCS.rglob("*.svg") if path not in others]
    drawn = [*pictures, DOCS / "_static" / "look.css", DOCS / "conf.py"]
    assert len(drawn) > 4
    for path in drawn:
        assert set(colour.findall(path.read_text(encoding="utf-8"))) - tokens == set(), path.name
