"""The component file: every value has an origin, and a player's own values replace it or are refused by name."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, DataError
from broomstick.games.datafile import ORIGINS
from broomstick.games.witchs_brew import components, lists
from games.scripts import options, play, public
from games.witchs_brew.staging import call, goods, lay

FILE = Path(components.__file__).with_name("components.toml")


def values(tree: object, path: str = "") -> list[tuple[str, Any]]:
    """Every value of the file with the path to it."""
    if isinstance(tree, dict) and "value" in tree:
        return [(path, tree)]
    if isinstance(tree, dict):
        return [found for key, inner in tree.items() for found in values(inner, f"{path}.{key}")]
    if isinstance(tree, list):
        return [found for i, inner in enumerate(tree) for found in values(inner, f"{path}[{i}]")]
    return [(path, tree)]


def test_every_number_has_one_known_origin() -> None:
    found = values(tomllib.loads(FILE.read_text(encoding="utf-8")))
    bare = [path for path, value in found if not isinstance(value, dict)]
    assert all(path.endswith(".name") for path in bare)
    assert len(found) - len(bare) > 50
    for path, value in found:
        if isinstance(value, dict):
            assert set(value) == {"value", "origin"}, path
            assert value["origin"] in ORIGINS, path


def test_only_the_safeguard_is_a_house_number() -> None:
    found = values(tomllib.loads(FILE.read_text(encoding="utf-8")))
    house = [path for path, value in found if isinstance(value, dict) and value["origin"] == "house"]
    assert house == [".game.sets"]


@pytest.mark.rule("wb-stacks")
def test_printed_costs_and_points() -> None:
    tree = tomllib.loads(FILE.read_text(encoding="utf-8"))
    pairs = {entry["name"]: (entry["main"]["value"], entry["second"]["value"]) for entry in tree["cauldron"]}
    assert pairs == {"iron": ("red", "green"), "silver": ("green", "white"), "copper": ("white", "red")}
    for entry in tree["cauldron"]:
        assert entry["main_needs"]["value"] == [1, 1, 1, 1, 2, 2, 3]
        assert entry["second_needs"]["value"] == [0, 0, 1, 1, 1, 2, 2]
        assert entry["points"]["value"] == [2, 2, 3, 3, 4, 5, 6]
        assert entry["ravens"]["value"] == [0, 0, 0, 0, 1, 0, 1]
    for entry in tree["shelf"]:
        assert entry["needs"]["value"] == [3, 3, 4, 5, 6]
        assert entry["points"]["value"] == [2, 2, 3, 4, 5]
        assert entry["ravens"]["value"] == [0, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("data", "role", "script", "left"),
    [
        ({"collector": {"full": 4}}, "wolf-keeper", "0 take red red red red", "2 gold, 5 red, 1 green, 1 white"),
        ({"alchemist": {"full": 7}}, "alchemist", "0 sell red", "9 gold, 1 green, 1 white"),
        ({"fortune-teller": {"price": 2}}, "fortune-teller", "0 fill-vials", "1 red, 1 green, 1 white, 2 vials"),
        ({"assistant": {"price": 0, "full": 1}}, "assistant", "0 take white", "2 gold, 1 red, 1 green, 2 white"),
        ({"brewer": {"vials": 3}}, "witch", "0 buy iron\n0 bottle green", "2 gold, 1 white, 3 vials"),
        ({"spells": {"copia": 5}}, "warlock", "0 take red red red red red", "2 gold, 6 red, 1 green, 1 white"),
    ],
)  # fmt: skip
def test_a_players_own_numbers_are_played(data: dict[str, Any], role: str, script: str, left: str) -> None:
    state = call(lay(3, data=data), role)
    play(state, script)
    assert goods(state, 0) == left


def test_own_shares_and_shelves() -> None:
    data = {
        "cutpurse": {"share": 2, "spared": 0},
        "shelf": [{"name": "gold-shelf", "needs": [2], "points": [9], "ravens": [1]}],
        "start": {"gold": 4},
    }
    state = call(lay(3, data=data), "cutpurse", 1)
    play(state, "1 cowardly\n0 collect")
    assert public(state)["seats"][0]["cards"] == ["gold-shelf-1"]
    assert state.scores() == [9, 0, 0]
    assert goods(state, 1).startswith("2 gold")
    assert public(state)["stacks"]["gold-shelf"] == 0


def test_a_card_without_points_brings_none() -> None:
    data = {"cauldron": [{"name": "iron", "points": [0, 2, 3, 3, 4, 5, 6]}]}
    state = play(call(lay(3, "1 red", data=data), "witch"), "0 buy iron")
    (brewed,) = [line for line in state.history_data(PUBLIC) if line["what"].startswith("brews")]
    assert brewed == {"seat": 0, "what": "brews iron 1 0 plain"}
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("wb-barred")
def test_a_game_in_which_one_role_a_set_is_barred_says_so() -> None:
    state = lay(3, barred=True, data={"barred": {"3": 1}})
    assert state.game.options == {"barred_roles": True}
    assert [len(roles) for roles in public(state)["barred"]] == [1]


def test_a_box_with_fewer_picks_and_books() -> None:
    books = [
        {"name": name, "copies": 0} for name in ("magus", "strix", "sanatio", "lupus", "herba", "serpens")
    ]
    state = lay(3, data={"game": {"picks": 2}, "spell": books})
    assert len(options(state, 0)) == 66
    assert sorted(state.position()["books"]) == ["copia", "optio"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"game": {"picks": 9}}, "data: game: picks: should be a number from 1 to 8, not 9"),
        ({"game": {"rounds": 4}}, "data: game: rounds: no such field"),
        ({"collector": {"full": 6}}, "data: collector: full: should be a number from 1 to 5"),
        ({"barred": {"3": 5}}, "data: barred: 3: should be a number from 1 to 4"),
        (
            {"cauldron": [{"name": "copper", "main": "blue"}]},
            "data: cauldron copper: main: 'blue' is not one of",
        ),
        (
            {"cauldron": [{"name": "copper", "points": [1]}]},
            "data: cauldron copper: points: should have 7 entries",
        ),
        (
            {"cauldron": [{"name": "copper", "second_needs": [0] * 6}]},
            "cauldron copper: second_needs: should have 7",
        ),
        (
            {"cauldron": [{"name": "copper", "second_needs": [5] * 7}]},
            "data: cauldron copper: second_needs: card 1 needs 6 ingredients; it can be 1 to 5",
        ),
        ({"shelf": [{"name": "gold-shelf", "needs": [1] * 16}]}, "shelf gold-shelf: needs: has 16 cards"),
        ({"shelf": [{"name": "gold-shelf", "ravens": [2] * 5}]}, "ravens: should be a number from 0 to 1"),
        (
            {"spell": [{"name": "abracadabra", "copies": 1}]},
            "spell abracadabra: name: 'abracadabra' is not one of",
        ),
        (
            {"spell": [{"name": name, "copies": 0} for name in lists.SPELLS]},
            "there is not one spell book",
        ),
    ],
)
def test_values_that_cannot_be_played_with_are_refused_by_name(data: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as error:
        broomstick.load("witchs-brew", players=3, data=data)
    assert message in str(error.value)
    assert error.value.code
