"""What is kept of the card game: whole games as texts, and fingerprints of a thousand."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from broomstick import Chance, State
from games.card_game.staging import standard
from games.playthroughs import Fingerprints, Kept, Text, by_text_or_code

GAMES = 1000
BLOCK = 50


def choose(state: State, choices: list[int], chance: Chance) -> int:
    return chance.pick(choices)


def moments(state: State) -> Iterator[str]:
    if state.topic >= 0 and state.round == 2 and len(state.deciders) == 1:
        yield "while all but one have picked for round 2"
    if state.round == 3 and state.brave >= 0:
        yield "in the middle of a turn of round 3"


def decide(state: State, chance: Chance, number: int) -> None:
    """A third of the games is played by text, a third by code, a third unchecked."""
    if number % 3 == 2:
        state.step(chance.pick(state.choices(state.asked)))
    else:
        by_text_or_code(state, chance, number % 3 == 0)


KEPT = Kept(
    folder=Path(__file__).parent,
    texts=[
        Text(
            name=f"card-game-{players}p",
            game=partial(standard, players),
            seed=f"golden {players}",
            chance=Chance("golden", name=f"choices {players}"),
            heading=f"The card game with {players} players: one whole game. Written by tools/golden.py.\n"
            "# Choices are drawn at random.",
        )
        for players in (3, 4, 5, 6)
    ],
    fingerprints=[
        Fingerprints(
            file="fingerprints",
            blocks=[range(first, first + BLOCK) for first in range(0, GAMES, BLOCK)],
            game=lambda number: standard(3 + number % 4),
            decide=decide,
            every=10,
        )
    ],
    choose=choose,
    moments=moments,
    shows={
        "": "takes, brews, locked, leads, follows, says-next, knocked-out, acts, reclaims, fulfils, draws-cards 3, "
        "left-over nothing, game-over, view of seat, the public sees"
    },
)
