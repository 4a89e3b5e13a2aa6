"""Broom Service as its words are tested: a game on the front, and one with everything."""

import tomllib
from functools import cache
from typing import Any

import broomstick
from broomstick import State
from broomstick.bots import match
from broomstick.games.broom_service.map.picture import standard_path
from words.versions import EVERYTHING

FRONT = broomstick.load("broom-service", players=4, storm_clouds=True, mountain_tiles=True)
BACK = broomstick.load("broom-service", players=4, **EVERYTHING)


@cache
def finished() -> State:
    """A game on the front that is over."""
    return match(FRONT, ["random"] * 4, seed="words")


def deed(**more: Any) -> dict[str, Any]:
    """What a choice would bring, as a preview says it."""
    return {"points": 0, "resources": {}, "bolts": 0, **more}


@cache
def front() -> dict[str, Any]:
    """The file of the front."""
    return tomllib.loads(standard_path("front").read_text(encoding="utf-8"))
