"""Write what the plain table of the page knows of a game beforehand: its vocabulary, and what views of all games have.

It is web/src/games/<game>/plain.json for each game that has no table of its own there, and for games that the page was
not told of web/src/games/any-game/plain.json: the words of the heart.

    python tools/page/plain.py
    python tools/page/plain.py --check

With --check nothing is written; the exit status says whether the files are up to date.
"""

import sys
from typing import Any

from box import box, vocabulary
from broomstick.games import manifests
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from files import SOURCE, as_json, deliver


def heart() -> Game:
    """A game with nothing of its own."""
    game = Game("any-game", 1, 2, ["role"])
    game.speak((1, 1))
    return game


def plain(types: list[str], actions: dict[str, Any], entries: dict[str, Any]) -> str:
    """What kinds of things there are, what can be done and happen, and the fields that are shown at every table."""
    fields = list(View(heart(), PUBLIC).data())
    return as_json({"types": types, "actions": actions, "entries": entries, "fields": fields})


def plain_games() -> dict[str, str]:
    """The file of each game that has no table of its own."""
    files = {}
    for name, game in manifests().items():
        if not (SOURCE / "games" / name / "table.ts").exists():
            own = box(game)
            files[f"games/{name}/plain.json"] = plain(own["types"], own["actions"], own["entries"])
    return files


if __name__ == "__main__":
    # Which roles there are nobody knows.
    unknown = plain([], vocabulary(heart().actions), vocabulary(heart().entries))
    sys.exit(
        deliver("write what the plain table knows", {"games/any-game/plain.json": unknown, **plain_games()})
    )
