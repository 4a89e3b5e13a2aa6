"""A game on somebody's own map: it travels with records and positions, and nothing from outside names a file."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import BroomstickError, Chance, DataError, Game
from broomstick.games import make
from broomstick.games.broom_service.box.components import read_components
from broomstick.games.broom_service.box.lookups import lay_tables
from broomstick.games.broom_service.map.picture import standard_path
from games.broom_service.isles import FOREST_SPACES, HILL_SPACES, isles
from games.broom_service.little import little_board

FRONT = Path(standard_path("front"))


@pytest.fixture(name="table")
def own_table() -> dict[str, Any]:
    """Our own map under another name, with one tower worth more."""
    table = tomllib.loads(FRONT.read_text(encoding="utf-8"))
    table["board"] = "my-map"
    table["towers"][0]["points"] = 6
    return table


def played(game: Game, moves: int = 60) -> broomstick.State:
    state = game.start(4)
    rng = Chance(4)
    while state.moves < moves:
        seat = state.asked
        state.play(seat, rng.pick(state.choices(seat)))
    return state


def test_a_map_is_given_as_a_table_or_as_a_path(table: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = FRONT.read_text(encoding="utf-8")
    file.write_text(text.replace('board = "front"', 'board = "my-map"', 1), encoding="utf-8")
    for board in (table, file, str(file)):
        game = broomstick.load("broom-service", players=3, board=board)
        assert game.options["board"] == "own"
        assert game.data is not None
        assert game.data["map"]["board"] == "my-map"


def test_a_record_carries_its_map_and_is_replayed_without_the_file(table: dict[str, Any]) -> None:
    game = broomstick.load(
        "broom-service", players=3, board=table, mountain_tiles=True, data={"start": {"wands": 5}}
    )
    state = played(game)
    text = state.record().text()
    record = broomstick.read_record(text)
    assert record.text() == text
    again = record.replay()
    assert again.digest() == state.digest()
    assert again.game.options["board"] == "own"
    assert again.position()["data"]["map"]["towers"][0]["points"] == 6


def test_a_position_reads_back_on_its_own_map_only(table: dict[str, Any]) -> None:
    game = broomstick.load("broom-service", players=3, board=table)
    position = json.loads(json.dumps(played(game).position()))
    assert game.position(position).position() == position
    with pytest.raises(BroomstickError, match="this game has"):
        broomstick.load("broom-service", players=3).position(position)


def test_the_map_may_stand_in_the_data(table: dict[str, Any]) -> None:
    by_data = broomstick.load("broom-service", players=3, data={"map": table})
    by_board = broomstick.load("broom-service", players=3, board=table)
    assert by_data.identity() == by_board.identity()


def test_a_changed_map_changes_the_game(table: dict[str, Any]) -> None:
    own = broomstick.load("broom-service", players=3, board=table)
    front = broomstick.load("broom-service", players=3)
    assert own.identity() != front.identity()


@pytest.mark.parametrize("kind", ["forest", "hill"])
def test_a_map_may_have_tiles_of_one_kind_alone(kind: str) -> None:
    table = isles()
    table["tiles"] = [space for space in table["tiles"] if space["kind"] == kind]
    position = broomstick.load("broom-service", players=3, board=table).start(1).position()
    spaces = {"forest": FOREST_SPACES, "hill": HILL_SPACES}[kind]
    assert sorted(position[f"{kind}_tiles"]) == sorted(spaces)


@pytest.mark.parametrize("board", ["front", "own", "more.toml"])
def test_one_map_is_enough(table: dict[str, Any], board: str, tmp_path: Path) -> None:
    named: Any = board
    if board.endswith(".toml"):
        named = tmp_path / board
        (tmp_path / board).write_bytes(FRONT.read_bytes())
    if board == "own":
        assert (
            broomstick.load("broom-service", players=2, board=board, data={"map": table}).options["board"]
            == "own"
        )
        return
    with pytest.raises(BroomstickError) as caught:
        broomstick.load("broom-service", players=2, board=named, data={"map": table})
    assert caught.value.code == "two-maps"


def test_options_from_elsewhere_never_name_a_file() -> None:
    """A table on the net and a record are made by ``make``: a path there is no board."""
    for board in (str(FRONT), FRONT):
        with pytest.raises(BroomstickError) as caught:
            make("broom-service", 3, None, {"board": board})
        assert caught.value.code == "other-board"
    text = broomstick.load("broom-service", players=3).start(0).record().text()
    with pytest.raises(BroomstickError, match="is not a board here"):
        broomstick.read_record(text.replace('"front"', json.dumps(str(FRONT))))


def test_a_map_that_cannot_be_is_refused_with_the_place(table: dict[str, Any]) -> None:
    del table["castles"]
    with pytest.raises(BroomstickError, match="castles"):
        broomstick.load("broom-service", players=3, board=table)
    with pytest.raises(BroomstickError):
        broomstick.load("broom-service", players=3, data={"map": 7})


def test_a_map_has_eight_waters_at_most() -> None:
    board = little_board()
    for number in range(board.waters, 9):
        board.areas.append(f"pool-{number}")
        board.shores.append(0)
        board.clouds_at.append(0)
    board.waters = 8
    lay_tables(read_components(3, board, "data", None))
    board.waters = 9
    with pytest.raises(DataError) as caught:
        lay_tables(read_components(3, board, "data", None))
    assert caught.value.code == "map-too-large"
    assert caught.value.facts == {"file": "little", "field": "waters", "count": 9, "highest": 8}


@pytest.mark.rule("bs-tiles-always")
@pytest.mark.parametrize("kind", ["forest", "hill"])
def test_one_space_is_enough_for_forest_or_hill_tiles(kind: str) -> None:
    table = isles()
    spaces = [tile for tile in table["tiles"] if tile["kind"] == kind]
    table["tiles"] = spaces[:1]
    position = broomstick.load("broom-service", players=2, board=table).start(0).position()
    assert list(position[f"{kind}_tiles"]) == [spaces[0]["area"]]
