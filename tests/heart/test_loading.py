"""Loading a game: a name, players, components or options that cannot be are refused with what would work, as data."""

import pickle

import pytest

import broomstick
from broomstick import GAMES, DataError, OptionError
from broomstick.games import load_identity, make, manifest_of
from broomstick.heart.errors import Fact
from broomstick.heart.plain import Plain


def brew(**changes: object) -> Plain:
    """The identity of a game of Witch's Brew, with some of it changed."""
    return {**broomstick.load("witchs-brew", players=3).identity(), **changes}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_loaded_by_its_name_or_by_its_identity(name: str) -> None:
    for players in (3, 4, 5):
        game = broomstick.load(name, players=players)
        assert (game.name, game.players) == (name, players)
        assert load_identity(game.identity()).identity() == game.identity()
        assert repr(game).startswith(f"broomstick.load('{name}', players={players}")
        assert pickle.loads(pickle.dumps(game)).identity() == game.identity()
    assert broomstick.load(name).players == 4


def test_a_game_by_older_rules_is_loaded_again_by_them() -> None:
    for rules in (1, 2):
        game = make("broom-service", 3, None, {}, rules)
        assert game.rules == rules
        assert load_identity(game.identity()).rules == rules


@pytest.mark.parametrize("rules", [True, 0, "1"])
def test_a_game_by_rules_that_never_were_is_refused(rules: object) -> None:
    identity = {**broomstick.load("broom-service").identity(), "rules": rules}
    with pytest.raises(OptionError) as refused:
        load_identity(identity)
    assert refused.value.code == "other-rules"


@pytest.mark.parametrize("data", [{"score": {"brave": 3}}, None])
def test_a_game_is_loaded_with_its_own_components(data: Plain | None) -> None:
    game = broomstick.load("card-game", data=data)
    assert game.identity()["data"] == (data or "standard")
    assert load_identity(game.identity()).data == data


LONG = "x" * 100
SHORT = "x" * 59 + "…"


@pytest.mark.parametrize(("name", "shown"), [("chess", "chess"), (LONG, SHORT)])
def test_a_game_that_is_not_here_is_refused(name: str, shown: str) -> None:
    with pytest.raises(OptionError) as refused:
        broomstick.load(name)
    assert (refused.value.code, refused.value.facts) == (
        "unknown-game",
        {"text": shown, "names": list(GAMES)},
    )


def test_what_is_no_name_is_refused_alike() -> None:
    with pytest.raises(OptionError) as refused:
        manifest_of(["card-game"])
    assert refused.value.facts == {"text": "['card-game']", "names": list(GAMES)}


@pytest.mark.parametrize(
    ("changes", "code", "facts"),
    [
        ({"options": ["expert"]}, "not-a-table", {"field": "options", "value": "['expert']"}),
        ({"data": "brew.toml"}, "not-components", {"field": "data", "value": "'brew.toml'"}),
        ({"rules": 99}, "other-rules", {"game": "witchs-brew", "found": "99", "version": brew()["rules"]}),
        ({"players": "3"}, "wrong-players", {"lowest": 3, "highest": 5, "value": "'3'"}),
        ({"players": True}, "wrong-players", {"lowest": 3, "highest": 5, "value": "True"}),
        ({"options": {LONG: True}}, "unknown-option", {"field": SHORT, "names": ["barred_roles"]}),
        ({"game": "card-game", "options": {"expert": True}}, "no-options", {"field": "expert"}),
        ({"options": {"barred_roles": 1}}, "not-a-flag", {"field": "barred_roles", "value": "1"}),
    ],
)
def test_an_identity_that_cannot_be_is_refused(changes: Plain, code: str, facts: dict[str, Fact]) -> None:
    kind = DataError if "data" in changes else OptionError
    with pytest.raises(kind) as refused:
        load_identity(brew(**changes))
    assert type(refused.value) is kind
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert str(facts.get("field", "")).rstrip("…") in str(refused.value)
