"""``broomstick check``: whether files are in order, and if not, where and why."""

import argparse
from pathlib import Path

from broomstick.games import load
from broomstick.heart.errors import BroomstickError, OptionError
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
            line, found = check_one(Path(name), asked.game, language)
        except BroomstickError as error:
            line, found = explain(words(language), error), WRONG
        console.show(line)
        status = max(status, found)
    return status


def check_one(file: Path, game: str, language: str) -> tuple[str, int]:
    """What a file holds, and whether that is in order; an error says what is wrong with it."""
    say = words(language).say
    if file.suffix == ".toml":
        if not file.exists():
            raise Trouble("cannot-read", file=str(file), why=Trouble("os-enoent"))
        return check_components(file, game, language)
    state, record, _ = played(file)
    facts: Facts = {
        "file": str(file),
        "title": words(language, record.game.name).title,
        "players": record.game.players,
        "moves": len(record.actions),
    }
    return say("check-finished" if state.over else "check-going", facts, round=state.round), 0


def check_components(file: Path, game: str, language: str) -> tuple[str, int]:
    """For which numbers of players a box will do, and why not for others; an error if for none."""
    good: list[str] = []
    wrong: list[tuple[int, BroomstickError]] = []
    # With more players more of a box is used, so each number is tried.
    for players in numbers_of_players(game):
        try:
            load(game, players, data=file)
            good.append(str(players))
        except BroomstickError as error:
            wrong.append((players, error))
    if not good:
        raise wrong[-1][1]
    told = words(language, game)
    facts: Facts = {"file": str(file), "title": told.title, "players": told.listed(good)}
    lines = [told.say("check-partly" if wrong else "check-components", facts)]
    for players, why in wrong:
        lines.append(told.say("check-not-for", players=players, why=explain(told, why)))
    return "\n".join(lines), WRONG if wrong else 0


def numbers_of_players(game: str) -> list[int]:
    """For how many a game is; it says so itself when it is asked for nobody."""
    try:
        load(game, 0)
    except OptionError as error:
        if error.code != "wrong-players":
            raise
        lowest, highest = error.facts["lowest"], error.facts["highest"]
        assert isinstance(lowest, int)
        assert isinstance(highest, int)
        return list(range(lowest, highest + 1))
    raise AssertionError(f"{game} can be played by nobody")
