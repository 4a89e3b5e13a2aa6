"""The pages of the site and the page of the game have the same colours and letters, and colours have one place."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "_static" / "tokens.css"
GAME = ROOT / "web" / "src" / "look" / "tokens.css"
PAGE = ROOT / "web" / "src"
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(", re.IGNORECASE)
MEDIA = re.compile(r"@media[^{]*|matchMedia\([^)]*\)")


def values(file: Path) -> dict[str, str]:
    """What each token is; a colour that is the same by day and night may be written once."""
    text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, str] = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", text):
        plain = " ".join(value.split()).lower()
        same = re.fullmatch(r"light-dark\((#\w+), \1\)", plain)
        found.setdefault(name, same.group(1) if same else plain)
    return found


def test_the_site_has_the_tokens_of_the_game() -> None:
    site, game = values(SITE), values(GAME)
    assert len(site) > 15
    assert {name: game.get(name) for name in site} == site


def styles() -> list[Path]:
    return [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".css") and path != GAME]


@pytest.mark.parametrize("file", styles(), ids=lambda path: path.name)
def test_colours_stand_in_the_tokens_alone(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    style = text[text.index("<style") :] if "<style" in text else text if file.suffix == ".css" else ""
    # An address of a drawing has a # too.
    style = re.sub(r"url\([^)]*\)", "", style)
    assert COLOUR.findall(style) == []


@pytest.mark.parametrize(
    "file",
    [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".css", ".ts")],
    ids=lambda p: p.name,
)
def test_the_layout_follows_the_size_of_letters(file: Path) -> None:
    """Widths that change the layout are in em, so that large letters get the layout of a small window."""
    found = MEDIA.findall(file.read_text(encoding="utf-8"))
    assert [one for one in found if "px" in one] == []
