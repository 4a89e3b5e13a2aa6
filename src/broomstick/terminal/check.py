"""``broomstick check``: whether files are in order, and if not, where and why."""

import argparse
from pathlib import Path

from broomstick.contest.errors import BroomstickError
from broomstick.games import load
from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS
from broomstick.terminal.console import Console
from broomstick.terminal.saves import played
from broomstick.terminal.trouble import Trouble, explain
from broomstick.words import Facts, words

WRONG = 2


def check(asked: argparse.Namespace, language: str) -> int:
    """Check games and components; 0 if all are in order."""
    console = Console(plain=True)
    status = 0
    for name in asked.file:
        try:
            line = check_one(Path(name), asked.game, language)
        except BroomstickError as error:
            line = explain(words(language), error)
            status = WRONG
        console.show(line)
    return status


def check_one(file: Path, game: str, language: str) -> str:
    """What a file holds; an error says what is wrong with it."""
    say = words(language).say
    if file.suffix == ".toml":
        if not file.exists():
            raise Trouble("cannot-read", file=str(file), why=Trouble("os-enoent"))
        # With more players more of a box is used, so each number is tried.
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            load(game, players, data=file)
        return say("check-components", file=str(file), title=words(language, game).say("title"))
    state, record, _ = played(file)
    facts: Facts = {
        "file": str(file),
        "title": words(language, record.game.name).say("title"),
        "players": record.game.players,
        "moves": len(record.actions),
    }
    return say("check-finished" if state.over else "check-going", facts, round=state.round)
