"""Fingerprints of many games: every byte that records, positions, views and journals are made of, hashed.

The file in golden/ was written once; compiled and plain sources must both agree with it, and so with each other.
"""

import hashlib
import json
from pathlib import Path

from broomstick import PUBLIC, Chance, State
from games.card_game.staging import standard

FINGERPRINTS = Path(__file__).parent / "golden" / "fingerprints.txt"
GAMES = 1000
BLOCK = 50
EVERY = 10


def blocks() -> list[range]:
    """The games, in blocks that get one fingerprint each."""
    return [range(first, first + BLOCK) for first in range(0, GAMES, BLOCK)]


def line(block: range) -> str:
    return f"games {block[0]}-{block[-1]} {fingerprint(block)}"


def fingerprint(block: range) -> str:
    """One hash for a block of games."""
    whole = hashlib.sha256()
    for number in block:
        whole.update(one_game(number).encode())
    return whole.hexdigest()


def one_game(number: int) -> str:
    """The hash of one random game: its record, its end, and what was to be seen on the way and afterwards.

    A third of the games is played by text, a third by code, a third unchecked.
    """
    players = 3 + number % 4
    state = standard(players).start(seed=number, salt="same")
    chance = Chance(number, name="fingerprint")
    seen = hashlib.sha256()
    while not state.over:
        choose(state, chance, number % 3)
        if state.moves % EVERY == 0:
            seen.update(state.digest().encode())
            viewer = chance.below(players + 1)
            view = state.view(PUBLIC if viewer == players else viewer)
            seen.update(json.dumps(view.data()).encode())
    seen.update(state.record().text().encode())
    seen.update(state.digest().encode())
    for viewer in [*range(players), PUBLIC]:
        seen.update(json.dumps(state.story(viewer)).encode())
    return seen.hexdigest()


def choose(state: State, chance: Chance, way: int) -> None:
    if way == 2:
        state.step(chance.pick(state.choices(state.asked)))
        return
    seat = chance.pick(state.deciders)
    action = chance.pick(state.choices(seat))
    state.play(seat, state.game.text(action) if way == 0 else action)
