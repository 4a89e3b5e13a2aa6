"""Write what the page must say as Python does, web/src/words/cases.json: two whole games, three languages.

    python tools/page_cases.py
    python tools/page_cases.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys
from typing import Any

import broomstick
from broomstick.bots import match
from broomstick.contest.game import Game
from broomstick.contest.journal import PUBLIC
from broomstick.contest.state import State
from broomstick.words import LANGUAGES
from broomstick.words.cast import Cast
from broomstick.words.previews import brings
from broomstick.words.speech import Speech
from page_files import as_json, deliver

NAMES = ["Ada", "Élodie", "Jürgen", "Kit", "Mira", "Otto"]

GAMES = [(4, 1, True), (6, PUBLIC, False)]
"""Players, reader, and whether the reader is "you"."""


def case(players: int, reader: int, you: bool) -> dict[str, Any]:
    """One game: what the reader is told, what a seat could choose, and what is said of both."""
    game = broomstick.load("card-game", players=players)
    asker = reader if reader != PUBLIC else 0
    choices: dict[str, dict[str, Any]] = {}
    state = match(
        game,
        ["thrifty"] * players,
        seed="page cases",
        on_action=lambda now, _seat, _action: note(game, now, asker, choices),
    )
    cast = Cast(NAMES[:players], reader, you)
    speeches = {language: Speech(language, game, cast) for language in LANGUAGES}
    return {
        "names": NAMES[:players],
        "reader": None if reader == PUBLIC else reader,
        "you": you,
        "entries": [
            {**data, "said": {language: speech.sentence(entry) for language, speech in speeches.items()}}
            for data, entry in zip(state.history_data(reader), state.history(reader), strict=True)
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
            for text, gain in choices.items()
        ],
    }


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
