"""What is kept of Witch's Brew: games as texts, and fingerprints of more."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import broomstick
from broomstick import Chance, Game, State
from games.playthroughs import Fingerprints, Kept, Text, by_text_or_code
from games.witchs_brew.staging import standard


def ends_after(sets: int, players: int) -> Game:
    return broomstick.load("witchs-brew", players=players, data={"game": {"sets": sets}})


GAMES = {
    "witchs-brew-3p-barred": partial(standard, 3, barred=True),
    "witchs-brew-4p-four-sets": partial(ends_after, 4, players=4),
    "witchs-brew-5p-four-sets": partial(ends_after, 4, players=5),
}


def choose(state: State, choices: list[int], chance: Chance) -> int:
    done = len(choices) < 12 and state.game.text(choices[-1]) == "decline" and chance.below(4) > 0
    return choices[0] if done else chance.pick(choices)


def moments(state: State) -> Iterator[str]:
    if state.topic > 0 and len(state.deciders) == 1:
        yield "while all but one of a monk's victims have chosen"
    if state.round == 3 and state.brave >= 0:
        yield "in the middle of a turn of set 3"


def random_game(number: int) -> Game:
    players = 3 + number % 3
    return standard(players, barred=players < 5 and number % 2 == 0)


KEPT = Kept(
    folder=Path(__file__).parent,
    texts=[
        Text(
            name=name,
            game=game,
            seed=f"golden {name}",
            chance=Chance("golden", name=name),
            heading=f"Witch's Brew with {game().players} players, game {name}.\n"
            "# Actions are mostly done, all else is random.",
        )
        for name, game in GAMES.items()
    ],
    fingerprints=[
        Fingerprints(
            file="fingerprints",
            blocks=[range(first, first + 10) for first in range(0, 60, 10)],
            game=random_game,
            decide=by_text_or_code,
            every=25,
        )
    ],
    choose=choose,
    moments=moments,
    shows={
        "": "barred, book, takes, gives, earns, spends, fills, brews, collects, loses-gold, loses, adds-gold, adds, "
        "stays, cannot, last-set ravens, last-set sets, declines, knocked-out, says-next, acts, game-over"
    },
    round="set",
)
