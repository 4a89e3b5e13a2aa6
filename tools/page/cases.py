"""Write what the page must say as Python does, web/src/words/cases.json: some of every game, three languages.

    python tools/page/cases.py
    python tools/page/cases.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import broomstick
from broomstick.bots import match
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.state import State
from broomstick.words import LANGUAGES
from broomstick.words.cast import Cast
from broomstick.words.previews import brings
from broomstick.words.speech import Speech
from files import as_json, deliver

NAMES = ["Ada", "Élodie", "Jürgen", "Kit", "Mira", "Otto"]

Item = TypeVar("Item")

GAMES = [
    ("card-game", 4, 1, True, ""),
    ("card-game", 6, PUBLIC, False, ""),
    ("witchs-brew", 3, 0, True, ""),
    ("witchs-brew", 4, PUBLIC, False, ""),
    ("broom-service", 3, 0, True, ""),
    ("broom-service", 5, PUBLIC, False, ""),
    ("broom-service", 3, 0, True, "back"),
]
"""The game, players, reader, whether the reader is "you", and the side of the board where that is not the front."""

BOTS = {"card-game": "thrifty", "witchs-brew": "random", "broom-service": "random"}
"""Who plays: those who do everything that can be done."""

SEEDS = {
    "card-game": ["page cases"],
    "witchs-brew": ["page cases 0"],
    "broom-service": ["page cases 51"],
    "back": [f"page cases {number}" for number in (148, 165, 249, 0)],
}
"""Deals in which everything happens that can, together."""

OPTIONS: dict[str, dict[str, Any]] = {
    "witchs-brew": {"barred_roles": True},
    "broom-service": {"storm_clouds": True, "mountain_tiles": True},
    "back": {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True},
}
"""All that can be had."""

MOST_ALIKE = 30
"""Entries and actions of one word; a long game says the same over and over."""


def case(name: str, players: int, reader: int, you: bool, side: str) -> dict[str, Any]:
    """One game: what the reader is told, what a seat could choose, and what is said of both."""
    game = broomstick.load(name, players=players, **OPTIONS.get(side or name, {}))
    asker = reader if reader != PUBLIC else 0
    choices: dict[str, dict[str, Any]] = {}
    told: list[tuple[Any, Any]] = []
    for seed in SEEDS[side or name]:
        state = match(
            game,
            [BOTS[name]] * players,
            seed=seed,
            on_action=lambda now, _seat, _action: note(game, now, asker, choices),
        )
        told += zip(state.history_data(reader), state.history(reader), strict=True)
    cast = Cast(NAMES[:players], reader, you)
    speeches = {language: Speech(language, game, cast) for language in LANGUAGES}
    return {
        "game": name,
        **({"board": side} if side else {}),
        "names": NAMES[:players],
        "reader": None if reader == PUBLIC else reader,
        "you": you,
        "entries": [
            {**data, "said": {language: speech.sentence(entry) for language, speech in speeches.items()}}
            for data, entry in some(told, lambda pair: pair[0]["what"])
        ],
        "actions": [
            {
                "text": text,
                "brings": gain,
                "typed": {
                    language: speech.action(game.action(text)) for language, speech in speeches.items()
                },
                "said": {
                    language: speech.sentence(game.action(text)) for language, speech in speeches.items()
                },
                "gain": {language: brings(speech, gain) for language, speech in speeches.items()},
            }
            for text, gain in some(list(choices.items()), lambda pair: pair[0])
        ],
    }


def some(items: list[Item], text: Callable[[Item], str]) -> list[Item]:
    """The first of those that begin with the same word."""
    seen: Counter[str] = Counter()
    found = []
    for item in items:
        word = text(item).partition(" ")[0]
        seen[word] += 1
        if seen[word] <= MOST_ALIKE:
            found.append(item)
    return found


def note(game: Game, state: State, seat: int, choices: dict[str, dict[str, Any]]) -> None:
    """What a seat could choose now, each with what it would bring: the first time that it can."""
    for action in state.choices(seat)[:8]:
        choices.setdefault(game.text(action), game.preview(state.view(seat), action))


if __name__ == "__main__":
    sys.exit(
        deliver(
            "write sentences for the page to say",
            {"words/cases.json": as_json([case(*one) for one in GAMES])},
        )
    )
