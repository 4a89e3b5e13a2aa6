"""Options of the games at the command line, where they are called as in the library."""

import argparse
from typing import Any

from broomstick.games import load, manifest_of, manifests
from broomstick.games.option import Choice, Flag, Option
from broomstick.heart.game import Game
from broomstick.words import words


def every_option() -> dict[str, Option]:
    """The options of all games, by name."""
    return {option.name: option for each in manifests().values() for option in each.options}


def typed(name: str) -> str:
    """An option's name as it is typed."""
    return f"--{name.replace('_', '-')}"


def chosen(asked: argparse.Namespace) -> dict[str, Any]:
    """What was asked for. The game says what it does not know."""
    found: dict[str, Any] = {"data": asked.data} if asked.data else {}
    return found | {name: getattr(asked, name) for name in every_option() if getattr(asked, name) is not None}


def as_typed(text: str) -> str:
    """A sentence about options, which are called here as they are typed. A name of one word may mean something else."""
    for name in every_option():
        if "_" in name:
            text = text.replace(name, typed(name))
    return text


def retold(game: Game, language: str) -> str:
    """What one types to get the same game again; a file's name is not known any more."""
    file = words(language).say("cli-metavar-file")
    usual = load(game.name, game.players).options
    sections = set(game.data or {})
    texts = []
    for option in manifest_of(game.name).options:
        name, value = option.name, game.options[option.name]
        if isinstance(option, Choice) and value not in option.values:
            texts.append(f"{typed(name)} {file}")
            sections.discard(option.file)
        elif isinstance(option, Flag):
            texts += [typed(name)] if value and not option.forced(game.options) else []
        elif value != usual[name]:
            texts.append(f"{typed(name)} {value}")
    if sections:
        texts.append(f"--data {file}")
    return "".join(f" {text}" for text in texts)
