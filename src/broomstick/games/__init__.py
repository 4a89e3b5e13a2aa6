"""The games, by name. Each is rules as code and components as TOML."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Literal, SupportsIndex, Unpack, overload

from broomstick.games.asked import Source
from broomstick.games.broom_service.options import BroomOptions
from broomstick.games.card_game.options import CardOptions
from broomstick.games.manifest import Manifest
from broomstick.games.witchs_brew.options import BrewOptions
from broomstick.heart.codec import shorten
from broomstick.heart.errors import DataError, Fact, OptionError
from broomstick.heart.game import Game
from broomstick.heart.plain import Plain, quote
from broomstick.heart.record import Record
from broomstick.heart.record import read_record as read_record_with


@cache
def manifests() -> dict[str, Manifest]:
    """What every game here says of itself, by name: each folder with a manifest is one."""
    room = import_module("broomstick.games")
    found: list[Manifest] = [
        import_module(f"broomstick.games.{folder.name}.manifest").MANIFEST
        for folder in iter_modules(room.__path__)
        if folder.ispkg
    ]
    return {each.name: each for each in sorted(found, key=lambda each: each.place)}


def game_names() -> list[str]:
    """The games there are, in the order in which they are listed."""
    return list(manifests())


@overload
def load(
    name: Literal["card-game"],
    players: SupportsIndex = 4,
    data: Source | None = None,
    **options: Unpack[CardOptions],
) -> Game: ...


@overload
def load(
    name: Literal["witchs-brew"],
    players: SupportsIndex = 4,
    data: Source | None = None,
    **options: Unpack[BrewOptions],
) -> Game: ...


@overload
def load(
    name: Literal["broom-service"],
    players: SupportsIndex = 4,
    data: Source | None = None,
    **options: Unpack[BroomOptions],
) -> Game: ...


# Of a name known only when the program runs nobody can say which options it has: they come in a mapping, as **options.
@overload
def load(name: str, players: SupportsIndex = 4, data: Source | None = None) -> Game: ...


def load(name: str, players: object = 4, data: object = None, **options: Any) -> Game:
    """A game by name, for a number of players; ``data`` (a path or a mapping) replaces components."""
    data, options = manifest_of(name).embed(data, options)
    return make(name, players, data, options)


def make(name: str, players: object, data: object, options: dict[str, Any], rules: object = None) -> Game:
    """The same with the options in one mapping, by an older version of the rules where the game still knows it."""
    game = manifest_of(name).game(players, data, options, rules)
    game.maker = "broomstick.load"
    game.loader = load_identity
    return game


def manifest_of(name: object) -> Manifest:
    """What the game of this name says of itself."""
    found = manifests().get(name) if isinstance(name, str) else None
    if found is None:
        raise OptionError(
            f"{shorten(str(name))!r} is not a game here; there are {', '.join(game_names())}",
            "unknown-game",
            {"text": shorten(str(name)), "names": game_names()},
        )
    return found


def load_identity(identity: Plain) -> Game:
    """The game that a record or position names. Its data is what it carries, never a file it points at."""
    options = identity["options"]
    if not isinstance(options, dict):
        facts: dict[str, Fact] = {"field": "options", "value": quote(options)}
        raise OptionError("options: should be a table", "not-a-table", facts)
    data = identity["data"]
    if data != "standard" and not isinstance(data, dict):
        message = "data: should be 'standard' or a table of components"
        raise DataError(message, "not-components", {"field": "data", "value": quote(data)})
    rules = identity["rules"]
    own = None if data == "standard" else data
    game = make(identity["game"], identity["players"], own, options, rules)
    if game.rules != rules:
        raise OptionError(
            f"rules: made with version {rules!r} of the rules of {game.name}; this is version {game.rules}",
            "other-rules",
            {"game": game.name, "found": quote(rules), "version": game.rules},
        )
    return game


def read_record(text: str) -> Record:
    """Read a record's text; a RecordError names the line that is wrong."""
    return read_record_with(text, load_identity)
