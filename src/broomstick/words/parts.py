"""What a room of words has for a game: the module, or the package, that is called like the game's folder."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from broomstick.games import manifests


@cache
def part(room: str, game: str) -> Any:
    """That module; None where a room has nothing for a game, or nobody here knows it."""
    found = manifests().get(game)
    name = f"broomstick.words.{room}.{found.folder if found else ''}"
    return import_module(name) if found and find_spec(name) else None
