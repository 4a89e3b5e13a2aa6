"""The components: every number has an origin, can be replaced, and is checked; errors name file, entry and field."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import DataError
from broomstick.games.broom_service.box import components, lists
from broomstick.games.broom_service.codes import things
from broomstick.heart.codec import CodecError
from games.broom_service.staging import call, goods, lay, points
from games.scripts import options, play, public

FILE = Path(components.__file__).with_name("components.toml")
ORIGINS = {"rulebook", "published", "house"}


def values() -> list[tuple[str, str, Any]]:
    """Every field but names, with its section."""
    found: list[tuple[str, str, Any]] = []
    for section, content in tomllib.loads(FILE.read_text(encoding="utf-8")).items():
        for entry in content if isinstance(content, list) else [content]:
            found += [(section, field, value) for field, value in entry.items() if field != "name"]
    return found


def test_every_value_has_an_origin() -> None:
    assert len(values()) > 90
    for section, field, value in values():
        assert set(value) == {"value", "origin"}, f"{section}.{field}"
        assert value["origin"] in ORIGINS, f"{section}.{field}"


def test_the_box_is_that_of_the_rules() -> None:
    parts = broomstick.load("broom-service", players=3).parts  # type: ignore[attr-defined]
    assert parts.rounds == 7
    assert parts.picks == 4
    assert sum(parts.cloud_copies[: things.HEAVY]) == 24
    assert sum(parts.cloud_copies[things.HEAVY :]) == 8
    assert list(zip(parts.cloud_cost, parts.cloud_bolts, parts.cloud_copies, strict=True))[:things.HEAVY] == [
        (1, 1, 8), (2, 1, 4), (2, 2, 6), (3, 2, 6),
    ]  # fmt: skip
    assert set(zip(parts.cloud_cost[things.HEAVY :], parts.cloud_bolts[things.HEAVY :], strict=True)) == {
        (2, 1)
    }
    assert len(lists.CLOUDS) == 10
    assert len(parts.events) == len(set(parts.events)) == 10
    assert parts.bolt_points == [0, 3, 6, 10, 14, 19, 24, 30]
    assert parts.amulet_points == [0, 4, 9, 15]
    assert parts.more_or_less == [6, 4, 2, 0, -2]
    assert sum(parts.tile_copies) == 5


@pytest.mark.rule("bs-start")
def test_a_players_own_numbers_replace_the_standard_ones() -> None:
    data = {"start": {"points": 20, "potions": {"value": 3}}, "the-works": {"points": 5}}
    game = broomstick.load("broom-service", players=3, data=data)
    state = game.start(0, starter=0)
    assert points(state) == [20, 20, 20]
    assert goods(state, 0) == "3 orange, 3 green, 3 purple, 1 wand"
    assert game.identity()["data"] == data


def test_other_gains_for_a_gatherer() -> None:
    data = {
        "gatherer": [{"name": "root-gatherer", "brave": {"green": 4}, "cowardly": {"green": 2, "purple": 1}}]
    }
    state = call(lay(3, data=data), "root-gatherer", 1, stance="cowardly")
    assert options(state, 0) == ["take green green", "take purple", "decline"]
    play(state, "0 take green green; 1 brave")
    assert options(state, 1) == ["take green green green green", "decline"]


def test_events_may_be_left_out_of_the_box() -> None:
    data = {"events": {"brave-heart": 0, "the-works": 0, "flock-together": 0}}
    for seed in range(5):
        position = broomstick.load("broom-service", players=3, data=data).start(seed).position()
        assert not {"brave-heart", "the-works", "flock-together"} & {
            *position["events"],
            *position["coming_events"],
        }


@pytest.mark.parametrize(
    ("data", "code", "says"),
    [
        ({"start": {"point": 5}}, "unknown-field", "start: point"),
        ({"beginning": {}}, "unknown-section", "beginning"),
        ({"game": {"rounds": 0}}, "not-a-number", "rounds"),
        ({"game": {"rounds": 11}}, "too-few-events", "10 event cards for 11 rounds"),
        ({"events": dict.fromkeys(lists.EVENTS[:4], 0)}, "too-few-events", "6 event cards for 7 rounds"),
        ({"more-or-less": {"points": [1] * 9}}, "too-many", "at most 8"),
        ({"more-or-less": {"points": []}}, "not-a-list-of-numbers", "points"),
        (
            {"gatherer": [{"name": "root-gatherer", "brave": {"orange": 4, "wand": 2}}]},
            "bag-size",
            "6 resources",
        ),
        ({"gatherer": [{"name": "root-gatherer", "brave": {"red": 2}}]}, "unknown-name", "'red'"),
        (
            {"gatherer": [{"name": "nut-gatherer", "brave": {"wand": 1}, "cowardly": {"wand": 1}}]},
            "unknown-name",
            "nut",
        ),
        ({"heavy-cloud": [{"name": "heavy-1", "copies": 0}]}, "too-few-clouds", "16 clouds for 18 spaces"),
        ({"heavy-cloud": [{"name": "heavy-9"}]}, "unknown-name", "heavy-9"),
        ({"storm-cloud": [{"name": "storm-move", "cost": "two"}]}, "not-a-number", "'two'"),
        (
            {"mountain-tile": [{"name": name, "copies": 0} for name in ("wands", "moves", "cloud")]},
            "too-few-tiles",
            "2 tiles for 3 spaces",
        ),
        ({"end": {"amulets": [0, 4]}}, "wrong-length", "4 entries"),
        ({"perilous-places": {"hill": 100}}, "not-a-number", "hill"),
        ({"start": {"wands": {"value": 2, "origin": "hearsay"}}}, "unknown-origin", "hearsay"),
    ],
)
def test_data_that_cannot_be_is_refused_by_place(data: dict[str, Any], code: str, says: str) -> None:
    with pytest.raises(DataError) as caught:
        broomstick.load("broom-service", players=3, data=data)
    assert caught.value.code == code
    assert says in str(caught.value)


def test_own_components_are_called_by_their_file(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text("game.rounds = 0", encoding="utf-8")
    with pytest.raises(DataError) as error:
        broomstick.load("broom-service", data=file)
    assert error.value.facts["file"] == "my-box.toml"


@pytest.mark.rule("bs-pick-four", "bs-forest-card", "bs-more-or-less")
@pytest.mark.parametrize(
    ("board", "event", "most"), [("front", 1, 4), ("back", 1, 5), ("front", 6, 6), ("back", 6, 6)]
)
def test_as_many_roles_can_be_named_as_can_ever_be_picked(board: Any, event: int, most: int) -> None:
    data = {"more-or-less": {"points": [1] * event}}
    game = broomstick.load("broom-service", board=board, data=data)
    assert game.text(game.action("pick " + " ".join(lists.ROLES[:most]))).count("-") == most
    with pytest.raises(CodecError):
        game.action("pick " + " ".join(lists.ROLES[: most + 1]))


def test_the_standard_data_is_named_not_copied() -> None:
    game = broomstick.load("broom-service", players=2)
    assert game.identity()["data"] == "standard"
    assert public(game.start(0))["round"] == 1
