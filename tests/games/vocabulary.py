"""The words of each game, kept in golden/vocabulary.txt: every action, step and entry with what it may be said of.

They are what records, positions and stories are written in and what a learner's actions are numbered by, so none may
come, go or change its place by accident. ``tools/golden.py`` writes the files anew.
"""

from pathlib import Path
from typing import Any

import broomstick
from broomstick import Game
from broomstick.heart.codec import Arg, Codec

MANY = 12
"""Names of a list that is written out; of a longer one it is enough to know its ends and its length."""
CASES: dict[str, list[dict[str, Any]]] = {
    "card-game": [{"players": 3}, {"players": 6}],
    "witchs-brew": [{"players": 4}],
    "broom-service": [
        {"players": 4},
        {"players": 4, "mountain_tiles": True, "extra_tiles": True},
        {"players": 4, "expansion_cards": True},
        {"players": 5, "board": "back"},
        {"players": 5, "board": "back", "extra_tiles": True, "expansion_cards": True},
    ],
}


def golden_file(name: str) -> Path:
    return Path(__file__).parent / name.replace("-", "_") / "golden" / "vocabulary.txt"


def vocabulary(name: str) -> str:
    """All that can be written of a game with each of some options."""
    lines: list[str] = []
    for options in CASES[name]:
        game: Game = broomstick.load(name, **options)
        lines += [f"{name} {options}", f"topics: {', '.join(game.topics)}", ""]
        for codec in (game.actions, game.steps, game.entries):
            lines += [codec.what, *words(codec), ""]
        lines += [f"{game.actions.size} actions", ""]
    return "\n".join(lines)


def words(codec: Codec) -> list[str]:
    """Kinds in the order of their numbers, each with its arguments."""
    return [
        f"  {' '.join([kind.word, *map(described, kind.args)])}" for _, kind in sorted(codec.kinds.items())
    ]


def described(arg: Arg) -> str:
    """What an argument may be, and what sentences call it."""
    before, comma, _ = (text := arg.allowed()).partition(", ")
    names = text.split(", ")
    if comma and len(names) > MANY:
        text = f"{before} … {names[-1]}, {len(names)} names"
    return f"<{arg.label}: {text}>" if arg.label else f"<{text}>"


def texts() -> dict[Path, str]:
    return {golden_file(name): vocabulary(name) for name in broomstick.GAMES}
