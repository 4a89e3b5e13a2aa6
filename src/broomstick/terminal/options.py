"""Options of the games at the command line, where they are called as in the library."""

import argparse
from typing import Any

from broomstick.games import load
from broomstick.games.broom_service.options import BOARDS, MAP
from broomstick.heart.game import Game
from broomstick.words import words

FLAGS = ["barred_roles", "storm_clouds", "mountain_tiles", "extra_tiles", "expansion_cards"]
TILED = "mountain_tiles"


def chosen(asked: argparse.Namespace) -> dict[str, Any]:
    """What was asked for. The game says what it does not know."""
    found: dict[str, Any] = {"data": asked.data} if asked.data else {}
    found |= {name: True for name in FLAGS if getattr(asked, name)}
    if asked.heavy_clouds is not None:
        found["heavy_clouds"] = asked.heavy_clouds
    if asked.board:
        found["board"] = asked.board
    return found


def as_typed(text: str) -> str:
    """A sentence about options, which are called here as they are typed."""
    for name in (*FLAGS, "heavy_clouds"):
        text = text.replace(name, f"--{name.replace('_', '-')}")
    return text


def retold(game: Game, language: str) -> str:
    """What one types to get the same game again; a file's name is not known any more."""
    file = words(language).say("cli-metavar-file")
    usual = load(game.name, game.players).options
    data = game.data or {}
    texts = []
    for name, value in game.options.items():
        if name == TILED and game.options.get("board") == BOARDS[-1]:
            # There they always are.
            continue
        option = f"--{name.replace('_', '-')}"
        if value is True:
            texts.append(option)
        elif value != usual[name]:
            texts.append(f"{option} {file if MAP in data and name == 'board' else value}")
    if any(name != MAP for name in data):
        texts.append(f"--data {file}")
    return "".join(f" {text}" for text in texts)
