"""The drawn map: made of the same corners as the rules, the same every time, small, and complete by itself."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.picture import BoardPicture, standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.maps.drawing import draw, scenery
from broomstick.maps.drawing.letters import LONGEST_LINE, rows, width
from broomstick.maps.drawing.lines import outline
from broomstick.maps.drawing.palette import THEMES, TOKENS, Theme, blend
from broomstick.maps.drawing.room import CASTLE, CLOUD, PAWNS, TILE, Box, at, plate_box, tower_box
from broomstick.words import LANGUAGES

LARGEST = 60_000
PICTURES = {side: read_picture(standard_path(side)) for side in ("front", "back")}
TOKEN_FILE = Path(__file__).parents[3] / "web" / "src" / "look" / "tokens.css"
SVG = "{http://www.w3.org/2000/svg}"

each_side = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_colours_are_those_of_the_page() -> None:
    text = TOKEN_FILE.read_text(encoding="utf-8")
    tokens = {
        name: (day, night)
        for name, day, night in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", text)
    }
    assert {name: tokens[name] for name in TOKENS} == TOKENS


def test_mixing_colours() -> None:
    assert blend("#000000", "#ffffff", 0) == "#000000"
    assert blend("#000000", "#ffffff", 100) == "#ffffff"
    assert blend("#102030", "#304050", 50) == "#203040"


def test_a_theme_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="light, dark, both"):
        Theme("dusk")


@each_side
@each_language
@pytest.mark.parametrize("theme", THEMES)
def test_a_scenery_is_small_and_needs_nothing_from_elsewhere(
    picture: BoardPicture, language: str, theme: str
) -> None:
    text = scenery(picture, language, theme)
    assert len(text.encode()) <= LARGEST
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == picture.title[language]
    bare = text.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|<image|<script|@import|@font-face|\bon[a-z]+=", bare)
    assert ("light-dark" in text) == (theme == "both")


@each_side
def test_names_and_links_inside_a_picture_belong_together(picture: BoardPicture) -> None:
    text = draw(picture)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= set(ids)
    classes = {name for found in re.findall(r'class="([^"]+)"', text) for name in found.split()}
    assert {name for name in classes if not name.startswith("b-")} == {"bm"}
    styled = set(re.findall(r"\.([a-z0-9-]+)\{", text))
    assert classes - styled == {"bm"}


@each_side
def test_the_same_picture_every_time(picture: BoardPicture) -> None:
    again = read_picture(standard_path(picture.name))
    assert scenery(picture) == scenery(again)


@each_side
def test_the_same_map_by_day_and_by_night(picture: BoardPicture) -> None:
    def bare(theme: str) -> str:
        return re.sub(r"<style>.*?</style>", "", draw(picture, theme=theme))

    assert bare("light") == bare("dark") == bare("both")
    assert draw(picture, theme="light") != draw(picture, theme="dark")


def corners(path: str) -> list[tuple[int, int]]:
    """The points that a path of relative curves goes through."""
    found: list[tuple[int, int]] = []
    x = y = 0
    for command, numbers in re.findall(r"([Mcsz])([^Mcsz]*)", path):
        values = [int(number) for number in re.findall(r"-?\d+", numbers)]
        if command == "M":
            x, y = values
            found.append((x, y))
        elif command != "z":
            x, y = x + values[-2], y + values[-1]
            found.append((x, y))
    return found


@each_side
def test_an_area_is_drawn_through_the_corners_that_the_rules_use(picture: BoardPicture) -> None:
    for area in picture.areas:
        drawn = corners(outline(picture, area))
        assert drawn == [*area.outline, area.outline[0]]


@each_side
@each_language
def test_every_area_has_its_name(picture: BoardPicture, language: str) -> None:
    root = ElementTree.fromstring(scenery(picture, language))
    written = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    for area in picture.areas:
        assert area.names[language] in written


def overlap(one: Box, two: Box) -> int:
    """How many square units two boxes have in common."""
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0


@each_side
@each_language
def test_names_hide_nothing(picture: BoardPicture, language: str) -> None:
    """A plate may touch what stands near it, but not more than its rim."""
    things: dict[str, Box] = {
        f"tower {tower.name}": tower_box(picture, i) for i, tower in enumerate(picture.towers)
    }
    things |= {f"castle {i}": at(spot.at, CASTLE) for i, spot in enumerate(picture.castles)}
    things |= {f"cloud {i}": at(spot.at, CLOUD) for i, spot in enumerate(picture.clouds)}
    things |= {f"tile {i}": at(spot.at, TILE) for i, spot in enumerate(picture.tiles)}
    for i, area in enumerate(picture.areas):
        plate = plate_box(picture, i, language)
        for name, box in things.items():
            assert overlap(plate, box) <= RIM, f"{area.name} and {name}"


@each_side
def test_towers_clouds_and_castles_do_not_stand_in_each_other(picture: BoardPicture) -> None:
    things: dict[str, Box] = {tower.name: tower_box(picture, i) for i, tower in enumerate(picture.towers)}
    things |= {f"castle {i}": at(spot.at, CASTLE) for i, spot in enumerate(picture.castles)}
    things |= {f"cloud {i}": at(spot.at, CLOUD) for i, spot in enumerate(picture.clouds)}
    covered = {picture.towers[tower].name for tile in picture.tiles for tower in tile.covers}
    named = sorted(things)
    for i, one in enumerate(named):
        for two in named[i + 1 :]:
            assert overlap(things[one], things[two]) <= RIM or {one, two} & covered, f"{one} and {two}"


@each_side
def test_pawns_have_a_place_clear_of_towers(picture: BoardPicture) -> None:
    """They may stand where a cloud was: there are never both."""
    for area in picture.areas:
        if area.landscape != WATER:
            for i, tower in enumerate(picture.towers):
                assert overlap(at(area.pawns, PAWNS), tower_box(picture, i)) <= RIM, (
                    f"{area.name}, {tower.name}"
                )


RIM = 350
"""Square units that two boxes may share; a tower's is some 3800."""


def test_a_long_name_is_broken_in_the_middle() -> None:
    assert rows("Owl Wood") == ["Owl Wood"]
    assert rows("Colline de la Comète") == ["Colline de", "la Comète"]
    assert rows("Thymianwiese") == ["Thymianwiese"]
    assert len("Thymianwiese") > LONGEST_LINE


def test_wider_letters_make_a_wider_name() -> None:
    assert width("will") < width("walk") < width("Wham")
    assert width("Moon", 42) == pytest.approx(2 * width("Moon", 21), abs=1)
