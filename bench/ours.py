"""Uniformly random play, and copying, in our games, by whichever broomstick Python finds."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from tally import Measurement, Tally, main, tally_copies, tally_games

import broomstick
from broomstick import Game
from broomstick.heart.chance import Chance
from broomstick.heart.playout import playout

PLAYERS = {
    "card-game": (3, 4, 5, 6),
    "witchs-brew": (3, 4, 5),
    "broom-service": (2, 3, 4, 5),
    "broom-service-everything": (2, 3, 4, 5),
}
OPTIONS: dict[str, dict[str, Any]] = {
    "broom-service": {"storm_clouds": True, "mountain_tiles": True},
    "broom-service-everything": {
        "board": "back",
        "storm_clouds": True,
        "extra_tiles": True,
        "expansion_cards": True,
    },
}
"""Options that make a game harder to compute are on: those of the front of the board, and all there are on the back."""


def load(name: str, players: int) -> Game:
    return broomstick.load(name.removesuffix("-everything"), players=players, **OPTIONS.get(name, {}))


def _form(state: object) -> str:
    """Whether the playout loop and the rules behind this state are compiled; a mixture says so."""
    modules = ("broomstick.heart.playout", type(state).__module__)
    plain = [(sys.modules[name].__file__ or "").endswith(".py") for name in modules]
    return "plain" if all(plain) else "mixed" if any(plain) else "compiled"


def play(name: str, players: int, seconds: float) -> Tally:
    """Complete games, set-up included, journal off."""
    game = load(name, players)

    def one(seed: int) -> tuple[int, int]:
        return playout(game.start(seed=seed, journal=False), Chance(seed)), 0

    return replace(tally_games(one, seconds), form=_form(game.start(seed=0, journal=False)))


def rollouts(name: str, seconds: float) -> Tally:
    """Complete games of four from positions after the set-up, copied each time."""
    game, rng = load(name, 4), Chance(1)
    starts = [game.start(seed=seed, journal=False) for seed in range(4)]

    def one(seed: int) -> tuple[int, int]:
        return playout(starts[seed % len(starts)].quiet_copy(), rng), 0

    return replace(tally_games(one, seconds), form=_form(starts[0]))


def driven(name: str, seconds: float) -> Tally:
    """Complete games of four, set-up included, in which Python asks for the choices, draws one and plays it."""
    game = load(name, 4)

    def one(seed: int) -> tuple[int, int]:
        state, random = game.start(seed=seed, journal=False), Random(seed).random
        decisions = 0
        while not state.over:
            seat = state.deciders[0]
            choices = state.choices(seat)
            state.play(seat, choices[int(random() * len(choices))])
            decisions += 1
        return decisions, 0

    return replace(tally_games(one, seconds), form=_form(game.start(seed=0, journal=False)))


def copies(name: str, seconds: float) -> Tally:
    """Copies of a four-player game in which half of the decisions have been made."""
    game = load(name, 4)
    half = playout(game.start(seed=1, journal=False), Chance(1)) // 2
    state, rng = game.start(seed=1, journal=False), Chance(1)
    for _ in range(half):
        if state.over:
            break
        seat = next(iter(state.deciders))
        choices = list(state.choices(seat))
        state.play(seat, choices[rng.below(len(choices))])
    return replace(tally_copies(state.copy, seconds), form=_form(state))


if __name__ == "__main__":
    table: dict[str, Measurement] = {}
    for name, counts in PLAYERS.items():
        table |= {f"{name}-{players}": partial(play, name, players) for players in counts}
        table[f"{name}-rollouts"] = partial(rollouts, name)
        table[f"{name}-driven"] = partial(driven, name)
        table[f"{name}-copies"] = partial(copies, name)
    main("Measure our own engine; prints JSON.", table)
