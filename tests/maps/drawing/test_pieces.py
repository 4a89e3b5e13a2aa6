"""What stands on a drawn map: towers told by shape, number and letter, clouds, tiles, castles, circles, pawns."""

import re
from xml.etree import ElementTree

import pytest

import broomstick
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.picture import BoardPicture, standard_path
from broomstick.games.broom_service.map.reader import read_picture
from broomstick.games.broom_service.table.state import Fields
from broomstick.maps.drawing import Captions, Position, draw, position_of
from broomstick.maps.drawing.board import ranks
from broomstick.maps.drawing.palette import Theme
from broomstick.maps.drawing.pieces import SEATS, style
from broomstick.maps.drawing.standing import PawnData

FRONT = read_picture(standard_path("front"))
BACK = read_picture(standard_path("back"))
SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"


def groups(text: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(text).iter(f"{SVG}g"))


def towers(text: str) -> dict[str, ElementTree.Element]:
    """Towers by where they stand."""
    found = {}
    for group in groups(text):
        links = {use.get(HREF) for use in group.findall(f"{SVG}use")}
        if "#b-base" in links:
            found[group.attrib["transform"]] = group
    return found


def place(x: int, y: int) -> str:
    return f"translate({x} {y})"


@pytest.mark.parametrize("picture", [FRONT, BACK], ids=["front", "back"])
def test_a_tower_says_what_it_is_by_shape_number_and_letter(picture: BoardPicture) -> None:
    drawn = towers(draw(picture, captions=Captions("OVM")))
    assert len(drawn) == len(picture.towers)
    for tower in picture.towers:
        group = drawn[place(*tower.at)]
        links = [use.get(HREF) for use in group.findall(f"{SVG}use")]
        assert ("#b-square" in links) == bool(tower.square)
        assert ("#b-round" in links) != bool(tower.square)
        assert links.count("#b-star") == tower.wands
        assert [text.text for text in group.findall(f"{SVG}text")] == [str(tower.points), "OVM"[tower.colour]]


def test_the_base_is_drawn_as_wide_as_the_rules_take_it() -> None:
    """Its edge, the middle of its line plus half the line, is where the base ends."""
    text = draw(FRONT)
    radius = re.search(r'class="b-ba"[^>]* r="([\d.]+)"', text)
    line = re.search(r"\.b-ba\{[^}]*stroke-width:([\d.]+)", text)
    assert radius
    assert line
    assert float(radius[1]) + float(line[1]) / 2 == pytest.approx(FRONT.base, abs=0.5)


def test_titles_are_told_to_who_cannot_see() -> None:
    text = draw(FRONT, captions=Captions(titles={"beacon": "Great Beacon & <more>"}))
    (group,) = [group for group in groups(text) if group.findtext(f"{SVG}title")]
    assert group.findtext(f"{SVG}title") == "Great Beacon & <more>"


def count(text: str, name: str) -> int:
    return text.count(f'href="#b-{name}"')


def test_before_a_game_every_space_is_shown() -> None:
    text = draw(BACK)
    assert count(text, "cloud") == len(BACK.clouds)
    assert text.count('class="b-i b-ti"') == len(BACK.tiles)
    for circle in BACK.circles:
        assert f">{circle.kind}</text>" in text
    # A space over a tower is only marked, so that the tower can be seen.
    assert draw(FRONT).count("b-dd") - style(Theme("light")).count("b-dd") == len(FRONT.tiles)


EMPTY: Position = {"clouds": {}, "pawns": [], "occupied": [], "tiles": {}}


def test_in_a_game_only_what_is_there_is_shown() -> None:
    text = draw(FRONT, EMPTY)
    assert count(text, "cloud") == count(text, "storm") == 0
    assert len(towers(text)) == len(FRONT.towers)
    assert text.count('class="b-i b-ti"') == 0


def test_a_cloud_shows_its_price_and_its_bolts() -> None:
    heavy = draw(FRONT, {**EMPTY, "clouds": {"ember-wood-2": {"cost": 3, "bolts": 2, "storm": False}}})
    assert (count(heavy, "cloud"), count(heavy, "storm"), count(heavy, "bolt")) == (1, 0, 2)
    assert ">3</text>" in heavy.rpartition("b-cloud")[2]
    storm = draw(FRONT, {**EMPTY, "clouds": {"seal-fjord": {"cost": 2, "bolts": 1, "storm": True}}})
    assert (count(storm, "cloud"), count(storm, "storm"), count(storm, "bolt")) == (0, 1, 1)


def test_a_tower_that_has_its_potion_is_ticked() -> None:
    drawn = towers(draw(FRONT, {**EMPTY, "occupied": ["beacon"]}))
    beacon = next(tower for tower in FRONT.towers if tower.name == "beacon")
    marks = {at: group.findall(f"{SVG}text")[1].text for at, group in drawn.items()}
    assert marks[place(*beacon.at)] == "✓"
    assert list(marks.values()).count("✓") == 1


def test_a_tile_hides_the_tower_under_it() -> None:
    text = draw(FRONT, {**EMPTY, "tiles": {"anvil-peak": "wands"}})
    keep = next(tower for tower in FRONT.towers if tower.name == "anvil-keep")
    assert place(*keep.at) not in towers(text)
    assert len(towers(text)) == len(FRONT.towers) - 1
    assert text.count('class="b-i b-ti"') == 1


def test_pawns_have_a_shape_and_a_letter_for_each_seat() -> None:
    pawns: list[PawnData] = [
        {"seat": seat, "area": "owl-wood", "letter": letter} for seat, letter in enumerate("TMJOPX")
    ]
    text = draw(FRONT, {**EMPTY, "pawns": pawns})
    shapes = [re.search(rf'<g class="b-i b-{seat}">(.*?)</g>', text) for seat in SEATS]
    assert len({shape[1] for shape in shapes if shape}) == len(SEATS)
    for letter in "TMJOPX":
        assert f">{letter}</text>" in text


@pytest.mark.parametrize("number", range(11))
def test_pawns_stand_apart_and_around_the_middle(number: int) -> None:
    spots = ranks((100, 200), number)
    assert len(set(spots)) == number
    if number:
        assert abs(sum(x for x, _ in spots) / number - 100) <= 20
        assert all(abs(x - 100) <= 60 and abs(y - 200) <= 100 for x, y in spots)


def test_a_real_game_is_drawn_as_it_stands() -> None:
    game = broomstick.load("broom-service", players=5, mountain_tiles=True, storm_clouds=True)
    state = broomstick.match(game, [broomstick.bots.make("random") for _ in range(5)], seed=3)
    assert isinstance(game, BroomGame)
    assert isinstance(state, Fields)
    data = state.position()
    position = position_of(state.layout, list("ABCDE"))
    assert position["occupied"] == data["occupied"]
    assert position["tiles"] == data["tiles"]
    assert set(position["clouds"]) == {space for space, kind in data["clouds"].items() if kind}
    for space, cloud in position["clouds"].items():
        assert cloud["storm"] == data["clouds"][space].startswith("storm")
        assert (cloud["cost"], cloud["bolts"]) >= (1, 1)
    for seat, found in enumerate(data["seats"]):
        assert [pawn["area"] for pawn in position["pawns"] if pawn["seat"] == seat] == found["pawns"]
    ElementTree.fromstring(draw(FRONT, position))
