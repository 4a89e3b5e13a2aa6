"""Write what the page knows of a game beforehand, web/src/games/<game>/box.json: its components and its vocabulary.

    python tools/page_box.py
    python tools/page_box.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys
from typing import Any

import broomstick
from broomstick.contest.codec import Bag, Codec, Name, Several
from broomstick.games.card_game.components import FEWEST_PLAYERS, MOST_PLAYERS, read_components
from page_files import as_json, deliver

NAME = "card-game"


def box() -> dict[str, Any]:
    """The card game: the largest table has all types and tasks, and smaller ones leave some out."""
    parts = read_components(MOST_PLAYERS, "", None)
    game = broomstick.load(NAME, players=MOST_PLAYERS)
    return {
        "game": NAME,
        "players": [FEWEST_PLAYERS, MOST_PLAYERS],
        "rounds": parts.rounds,
        "picks": parts.picks,
        "draw": parts.draw,
        "types": parts.types,
        "copies": parts.copies,
        "cowardly_potions": parts.cowardly_potions,
        "brave_potions": parts.brave_potions,
        "brave_extra": parts.brave_extra,
        "scale": parts.scale,
        "scale_more": parts.scale_more,
        "brave_points": parts.brave_points,
        "tasks": [
            {
                "number": task.number,
                "points": task.points,
                "needs": {name: need for name, need in zip(parts.types, task.needs, strict=True) if need},
            }
            for task in parts.tasks
        ],
        "actions": vocabulary(game.actions),
        "entries": vocabulary(game.entries),
    }


def vocabulary(codec: Codec) -> dict[str, list[list[str]]]:
    """Each word with its arguments: what they are, and what sentences call them."""
    return {kind.word: [[shape(arg), arg.label] for arg in kind.args] for kind in codec.kinds.values()}


def shape(arg: object) -> str:
    if isinstance(arg, Name):
        return "name"
    if isinstance(arg, Several):
        return "several"
    return "bag" if isinstance(arg, Bag) else "number"


if __name__ == "__main__":
    sys.exit(deliver("write the page's boxes of games", {f"games/{NAME}/box.json": as_json(box())}))
