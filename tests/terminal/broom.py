"""Broom Service at the prompt: games that stand somewhere, for tests that go on from there."""

import json
from pathlib import Path

import broomstick
from broomstick.contest.plain import Plain

ROLES = "forest-witch prairie-witch hill-witch mountain-witch"


def one_line(text: str) -> str:
    return " ".join(text.split())


EVENTS = [
    "empty-handed",
    "brave-heart",
    "the-works",
    "perilous-places",
    "black-distillery",
    "protected-places",
]


def standing(
    file: Path,
    *plays: str,
    event: str = "flock-together",
    tiles: Plain | None = None,
    pawns: str = "",
    starter: int = 0,
) -> str:
    """A game of two that a person in the first seat goes on with, after "seat action …"; gatherers are bewitched."""
    game = broomstick.load("broom-service", players=2, mountain_tiles=tiles is not None)
    position = game.start(seed=7, starter=starter).position()
    position["events"], position["coming_events"] = [event], EVENTS
    position["bewitched"] = [["root-gatherer", "herb-gatherer", "fruit-gatherer"]]
    position["bewitched_deck"] = [name for name in game.roles if "gatherer" not in name]
    if pawns:
        position["seats"][0]["pawns"] = pawns.split()
    if tiles:
        position["tiles"] = tiles
    state = game.position(json.loads(json.dumps(position)))
    for play in plays:
        who, _, action = play.partition(" ")
        state.play(int(who), action)
    file.write_text(state.record().text())
    return f"resume {file} --quick"


PICKED = [f"0 pick {ROLES}", "1 pick valley-druid peak-druid root-gatherer weather-fairy"]
FLYING = [*PICKED, "0 lead forest-witch brave"]
