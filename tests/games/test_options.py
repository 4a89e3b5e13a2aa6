"""What a game tells of its options is what it does with them: the page and the server know no more than that."""

from typing import Any

import pytest

from broomstick import OptionError
from broomstick.games import make, manifests
from broomstick.games.manifest import Manifest
from broomstick.games.option import Flag

GAMES = {name: manifest.told() for name, manifest in manifests().items()}
EVERY = [(game, option) for game, told in GAMES.items() for option in told["options"]]
every_game = pytest.mark.parametrize("name", GAMES)
every_option = pytest.mark.parametrize(
    ("game", "option"), EVERY, ids=[f"{game} {option['name']}" for game, option in EVERY]
)


def agreed(game: str, players: int = 0, **asked: Any) -> dict[str, Any]:
    return dict(make(game, players or GAMES[game]["usual"], None, asked).options)


def refused(game: str, players: int = 0, **asked: Any) -> str:
    with pytest.raises(OptionError) as caught:
        agreed(game, players, **asked)
    assert caught.value.facts["field"] in asked
    return caught.value.code


def others(option: dict[str, Any]) -> dict[str, Any]:
    """What has to be agreed besides, so that an option can be other than usual."""
    return {option["needs"]: True} if "needs" in option else {}


def unusual(option: dict[str, Any]) -> Any:
    if option["kind"] == "choice":
        return option["values"][-1]
    return True if option["kind"] == "flag" else option["bounds"][0]["lowest"]


@every_game
def test_what_is_usual_is_what_a_game_has_where_nothing_is_said(name: str) -> None:
    told = GAMES[name]
    assert told["fewest"] <= told["usual"] <= told["most"]
    assert agreed(name) == {option["name"]: option["usual"] for option in told["options"]}


@every_option
def test_an_option_is_there_for_as_many_players_as_it_says(game: str, option: dict[str, Any]) -> None:
    for players in range(GAMES[game]["fewest"], GAMES[game]["most"] + 1):
        asked = {**others(option), option["name"]: unusual(option)}
        if option["fewest"] <= players <= option["most"]:
            assert agreed(game, players, **asked).items() >= asked.items()
        else:
            assert refused(game, players, **asked)


@every_option
def test_an_option_cannot_be_without_what_it_needs(game: str, option: dict[str, Any]) -> None:
    if "needs" in option:
        assert refused(game, **{option["name"]: unusual(option)})
        assert agreed(game, **{option["name"]: option["usual"]})


@every_option
def test_a_choice_is_one_of_its_values(game: str, option: dict[str, Any]) -> None:
    for value in option.get("values", []):
        assert agreed(game, **{option["name"]: value})[option["name"]] == value
    if option["kind"] == "choice":
        assert option["values"][0] == option["usual"]
        assert refused(game, 0, **{option["name"]: "neither"})


@every_option
def test_a_number_lies_within_its_bounds(game: str, option: dict[str, Any]) -> None:
    for bounds in option.get("bounds", []):
        around = {**others(option), **bounds["where"]}
        for value in (bounds["lowest"], bounds["highest"]):
            assert agreed(game, **around, **{option["name"]: value})[option["name"]] == value
        for value in (bounds["lowest"] - 1, bounds["highest"] + 1):
            assert refused(game, **around, **{option["name"]: value}) == "not-a-number"


@every_option
def test_what_is_always_on_is_so_without_being_asked_for(game: str, option: dict[str, Any]) -> None:
    (flag,) = [one for one in manifests()[game].options if one.name == option["name"]]
    for name, values in option.get("always", {}).items():
        (choice,) = [one for one in GAMES[game]["options"] if one["name"] == name]
        for value in choice["values"]:
            found = agreed(game, **{name: value})
            assert found[option["name"]] == (value in values)
            assert isinstance(flag, Flag)
            assert flag.forced(found) == (value in values)
        assert refused(game, **{name: values[0], option["name"]: False})


def test_no_two_games_have_the_same_place_in_the_list() -> None:
    assert [manifest.place for manifest in manifests().values()] == [1, 2, 3]


def test_games_tell_beforehand_for_how_many_they_are_how_long_they_take_and_what_stands_for_them() -> None:
    facts = {
        name: (told["fewest"], told["most"], told["usual"], told["minutes"], told["icon"])
        for name, told in GAMES.items()
    }
    # In the order in which they are listed.
    assert list(facts.items()) == [
        ("card-game", (3, 6, 4, 20, "r-sun-kin")),
        ("witchs-brew", (3, 5, 4, 45, "iron")),
        ("broom-service", (2, 5, 4, 60, "r-weather-fairy")),
    ]


def test_a_game_that_says_no_more_of_itself_is_told_in_whole() -> None:
    """It takes half an hour and four people, and a brave face stands for it."""
    game = Manifest("my-game", "my own game", 9, (2, 5), manifests()["card-game"].make)
    assert game.told() == {
        "name": "my-game", "fewest": 2, "most": 5, "usual": 4, "minutes": 30, "icon": "brave", "options": [],
    }  # fmt: skip
    with pytest.raises(OptionError, match=r"^players: my own game is for 2 to 5 players, not 6$"):
        game.game(6, None, {}, None)


def test_a_number_tells_its_bounds_wherever_they_differ() -> None:
    heavy = next(option for option in GAMES["broom-service"]["options"] if option["name"] == "heavy_clouds")
    assert heavy == {
        "name": "heavy_clouds",
        "kind": "number",
        "usual": 24,
        "fewest": 2,
        "most": 5,
        "needs": "storm_clouds",
        "bounds": [
            {"where": {"board": "front"}, "lowest": 10, "highest": 24},
            {"where": {"board": "back"}, "lowest": 11, "highest": 24},
        ],
    }
