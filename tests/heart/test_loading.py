"""Loading a game: a name, players, components or options that cannot be are refused with what would work, as data."""

from collections.abc import Callable

import pytest

import broomstick
from broomstick import GAMES, BroomstickError, DataError, Game, OptionError
from broomstick.games import load_identity
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
    assert broomstick.load(name).players == 4


@pytest.mark.parametrize("data", [{"score": {"brave": 3}}, None])
def test_a_game_is_loaded_with_its_own_components(data: Plain | None) -> None:
    game = broomstick.load("card-game", data=data)
    assert game.identity()["data"] == (data or "standard")
    assert load_identity(game.identity()).data == data


LONG = "x" * 100
SHORT = "x" * 59 + "…"


@pytest.mark.parametrize(
    ("load", "kind", "code", "facts"),
    [
        (
            lambda: broomstick.load("chess"),
            OptionError,
            "unknown-game",
            {"text": "chess", "names": list(GAMES)},
        ),
        (lambda: broomstick.load(LONG), OptionError, "unknown-game", {"text": SHORT, "names": list(GAMES)}),
        (
            lambda: load_identity(brew(options=["expert"])),
            OptionError,
            "not-a-table",
            {"field": "options", "value": "['expert']"},
        ),
        (
            lambda: load_identity(brew(data="brew.toml")),
            DataError,
            "not-components",
            {"field": "data", "value": "'brew.toml'"},
        ),
        (
            lambda: load_identity(brew(rules=99)),
            OptionError,
            "other-rules",
            {"game": "witchs-brew", "found": "99", "version": brew()["rules"]},
        ),
        (
            lambda: load_identity(brew(players="3")),
            OptionError,
            "wrong-players",
            {"lowest": 3, "highest": 5, "value": "'3'"},
        ),
        (
            lambda: load_identity(brew(players=True)),
            OptionError,
            "wrong-players",
            {"lowest": 3, "highest": 5, "value": "True"},
        ),
        (
            lambda: load_identity(brew(options={LONG: True})),
            OptionError,
            "unknown-option",
            {"field": SHORT, "names": ["barred_roles"]},
        ),
        (
            lambda: load_identity(brew(game="card-game", options={"expert": True})),
            OptionError,
            "no-options",
            {"field": "expert"},
        ),
        (
            lambda: load_identity(brew(options={"barred_roles": 1})),
            OptionError,
            "not-a-flag",
            {"field": "barred_roles", "value": "1"},
        ),
    ],
)
def test_what_cannot_be_loaded_is_refused(
    load: Callable[[], Game], kind: type[BroomstickError], code: str, facts: dict[str, Fact]
) -> None:
    with pytest.raises(kind) as refused:
        load()
    assert type(refused.value) is kind
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert str(facts.get("field", "")).rstrip("…") in str(refused.value)
