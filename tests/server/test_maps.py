"""The map of a table, over HTTP: what there is to draw, in everybody's words; a player's own map as well as ours."""

import asyncio
import re
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

import broomstick
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import Board, standard_board
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.hosting import opening
from broomstick.hosting.messages import MapShown, NewTable
from broomstick.server import maps
from broomstick.server.app import make_app
from server.serving import PATIENCE, ask, served

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
LANGUAGES = ["en", "fr", "de"]


def shown_of(game: Any) -> MapShown:
    return asyncio.run(maps.of_game(game))[0]


@pytest.fixture(scope="module")
def front() -> MapShown:
    return shown_of(broomstick.load("broom-service", players=4))


@pytest.fixture(scope="module")
def board() -> Board:
    return standard_board("front")


def own_map() -> dict[str, Any]:
    """Somebody's own map: ours, with other names."""
    table = tomllib.loads(standard_path("front").read_text(encoding="utf-8"))
    table["title"] = dict.fromkeys(LANGUAGES, "<b>Mine</b> & nobody's")
    table["board"] = "mine"
    area = table["areas"][0]
    area["names"] = dict.fromkeys(LANGUAGES, "<script>Heath</script>")
    return table


async def test_a_table_shows_its_map_and_sends_it_once(address: str) -> None:
    _, opened = await ask(address, "/api/tables", {"game": "broom-service", "seats": SEATS})
    url = f"http://{address}/api/tables/{opened['table']}/map"
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        first = await client.get(url)
        assert first.status_code == 200
        assert first.headers["cache-control"] == "no-cache"
        assert {area["name"] for area in first.json()["areas"]} == set(standard_board("front").areas)
        again = await client.get(url, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await client.get(url, headers={"If-None-Match": '"another"'})
        assert other.content == first.content


async def test_a_game_without_a_map_says_so(address: str) -> None:
    _, opened = await ask(address, "/api/tables", {"game": "card-game", "seats": SEATS})
    status, said = await ask(address, f"/api/tables/{opened['table']}/map")
    assert (status, said["code"]) == (404, "no-map")
    status, said = await ask(address, "/api/tables/nowhere/map")
    assert (status, said["code"]) == (404, "no-such-table")


def test_what_lies_next_to_what_is_what_the_rules_say(front: MapShown, board: Board) -> None:
    lands, waters = board.areas[: board.lands], board.areas[board.lands :]
    for area in front.areas:
        if area.landscape == "water":
            shore = board.shores[waters.index(area.name)]
            assert area.shore == [name for i, name in enumerate(lands) if shore >> i & 1]
            assert (area.borders, area.waters) == ([], [])
        else:
            at = lands.index(area.name)
            assert area.borders == [name for i, name in enumerate(lands) if board.neighbours[at] >> i & 1]
            assert area.waters == [name for i, name in enumerate(waters) if board.waters_at[at] >> i & 1]
    for i, tower in enumerate(front.towers):
        assert tower.name == board.towers[i]
        assert tower.areas == [name for j, name in enumerate(lands) if board.tower_areas[i] >> j & 1]
    assert [cloud.name for cloud in front.clouds] == board.clouds
    assert [cloud.area for cloud in front.clouds] == [board.areas[area] for area in board.cloud_area]
    assert [tile.area for tile in front.tiles] == [board.areas[area] for area in board.mountain_spaces]
    assert all(tile.covers for tile in front.tiles)


def test_every_place_is_called_something_in_every_language(front: MapShown, board: Board) -> None:
    for language in LANGUAGES:
        places = front.places[language]
        assert list(places["area"]) == board.areas
        assert list(places["tower"]) == board.towers
        assert list(places["cloud"]) == board.clouds
        names = [str(facts["name"]) for facts in places["area"].values()]
        assert len(set(names)) == len(names)
        assert all(
            facts["typed"] and facts["name"] for family in places.values() for facts in family.values()
        )


def test_everything_stands_on_the_land_that_is_shown(front: MapShown) -> None:
    left, top, right, bottom = front.land
    spots = [
        *(area.label for area in front.areas),
        *(tower.at for tower in front.towers),
        *(cloud.at for cloud in front.clouds),
        *(castle.at for castle in front.castles),
    ]
    assert all(left < x < right and top < y < bottom for x, y in spots)
    assert 0 <= left < right <= front.width
    assert 0 <= top < bottom <= front.height


def test_the_back_is_shown_with_its_tiles_and_stone_circles() -> None:
    board = standard_board("back")
    shown = shown_of(broomstick.load("broom-service", players=4, board="back"))
    spaces = {
        "mountain": board.mountain_spaces,
        "forest": board.forest_spaces,
        "hill": board.hill_spaces,
    }
    for kind, areas in spaces.items():
        assert [tile.area for tile in shown.tiles if tile.kind == kind] == [
            board.areas[area] for area in areas
        ]
    assert [circle.name for circle in shown.circles] == ["a", "b", "c", "d"]
    assert [circle.area for circle in shown.circles] == [board.areas[area] for area in board.circles]
    left, top, right, bottom = shown.land
    spots = [*(tile.at for tile in shown.tiles), *(circle.at for circle in shown.circles)]
    assert all(left < x < right and top < y < bottom for x, y in spots)


def test_a_map_of_ones_own_is_shown_with_its_own_names() -> None:
    game = broomstick.load("broom-service", players=3, board=own_map())
    found = shown_of(game)
    assert found.name == "mine"
    first = found.areas[0].name
    assert found.places["de"]["area"][first]["name"] == "<script>Heath</script>"


def test_no_word_of_a_map_is_in_its_picture() -> None:
    """The page puts the picture into itself as it is: nothing in it comes from a file of somebody's own."""
    found = shown_of(broomstick.load("broom-service", players=3, board=own_map()))
    drawn = found.scenery + found.buildings
    assert "Heath" not in drawn
    assert "Mine" not in drawn
    assert set(re.findall(r"<([a-zA-Z]+)", drawn)) <= {
        "defs",
        "g",
        "path",
        "use",
        "rect",
        "circle",
        "clipPath",
        "text",
    }
    assert not re.search(r"\son|style=|javascript|http", drawn)
    # The one letter on it is the compass's.
    assert re.findall(r"<text[^>]*>([^<]*)<", drawn) == ["N"]


async def test_a_table_with_a_map_of_ones_own_shows_that_one(tmp_path: Path) -> None:
    game = broomstick.load("broom-service", players=3, board=own_map())
    assert isinstance(game, BroomGame)
    app = make_app(tmp_path / "tables.db")
    async with served(tmp_path / "tables.db", app=app) as address:
        hall = app.state.hall
        table = opening.fresh(hall, game, 0, opening.first_seats(NewTable("broom-service", [])), [])
        row = await opening.keep(hall, "t" * 12, table, {}, {})
        status, said = await ask(address, f"/api/tables/{row.id}/map")
        assert (status, said["name"]) == (200, "mine")
        # It is read back from what was kept.
        assert (await hall.room(row.id)).table.game.options["board"] == "own"
