"""Sentences of any game as its words are tested: spoken to Ada, who is "you", and written down language by language."""

import json
from typing import Any

import pytest

from broomstick import PUBLIC, Game
from broomstick.heart.errors import Reason
from broomstick.heart.journal import Entry
from broomstick.words import LANGUAGES, Cast, Speech
from broomstick.words.previews import brings

NAMES = ["Ada", "Ben", "Cid", "Dot"]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def speech(language: str, game: Game) -> Speech:
    """Spoken to Ada."""
    return Speech(language, game, Cast(NAMES, 0, True))


def spaced(text: str) -> str:
    """With spaces like any other where they must not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def sentences(text: str) -> pytest.MarkDecorator:
    """Each case of a text: what is ``asked``, and below it, indented, what is ``said``, a line for each language.

    A line that is indented still further goes on with the one before.
    """
    cases: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        if not line.startswith(" "):
            asked = line
            assert asked not in cases
            cases[asked] = []
        elif line.startswith(" " * 8):
            cases[asked][-1] += " " + line.strip()
        else:
            cases[asked].append(line.strip())
    return pytest.mark.parametrize(("asked", "said"), cases.items(), ids=list(cases))


def told(language: str, seat: int, text: str, game: Game) -> str:
    """An entry of the journal, as it is told to Ada."""
    return spaced(speech(language, game).sentence(Entry(game.entries.parse(text), seat, PUBLIC)))


def entry_told(game: Game, asked: str) -> list[str]:
    """An entry, "SEAT ENTRY …", in every language."""
    seat, _, text = asked.partition(" ")
    return [told(language, int(seat), text, game) for language in LANGUAGES]


def refusal_told(game: Game, asked: str) -> list[str]:
    """Why something cannot be done, "CODE FACTS", in every language."""
    code, _, facts = asked.partition(" ")
    reason = Reason(code, "", json.loads(facts))
    return [spaced(speech(language, game).refusal(reason)) for language in LANGUAGES]


def preview_told(game: Game, gain: dict[str, Any]) -> list[str]:
    """What a choice would bring, in every language."""
    return [spaced(brings(speech(language, game), gain)) for language in LANGUAGES]
