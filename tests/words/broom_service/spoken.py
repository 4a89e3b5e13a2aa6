"""Broom Service as its words are tested: a game on the front, one with everything, and Ada, who is "you"."""

import tomllib
from functools import cache
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, Game, State
from broomstick.bots import match
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.heart.journal import Entry
from broomstick.words import LANGUAGES, Cast, Speech
from words.versions import EVERYTHING

NAMES = ["Ada", "Ben", "Cid", "Dot"]
FRONT = broomstick.load("broom-service", players=4, storm_clouds=True, mountain_tiles=True)
BACK = broomstick.load("broom-service", players=4, **EVERYTHING)

each_language = pytest.mark.parametrize("language", LANGUAGES)


def speech(language: str, game: Game) -> Speech:
    """Spoken to Ada."""
    return Speech(language, game, Cast(NAMES, 0, True))


@cache
def finished() -> State:
    """A game on the front that is over."""
    return match(FRONT, ["random"] * 4, seed="words")


def spaced(text: str) -> str:
    """With spaces like any other where they must not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def told(language: str, seat: int, text: str, game: Game) -> str:
    """An entry of the journal, as it is told to Ada."""
    return spaced(speech(language, game).sentence(Entry(game.entries.parse(text), seat, PUBLIC)))


def deed(**more: Any) -> dict[str, Any]:
    """What a choice would bring, as a preview says it."""
    return {"points": 0, "resources": {}, "bolts": 0, **more}


@cache
def front() -> dict[str, Any]:
    """The file of the front."""
    return tomllib.loads(standard_path("front").read_text(encoding="utf-8"))
