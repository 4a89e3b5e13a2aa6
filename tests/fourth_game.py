"""A fourth game: the drill, known to every room of this process as if its folder lay beside the other games'.

The drill (``tests/drill``) is written in plain Python outside the package. While ``fourth_game()`` is entered, it
stands among ``games.manifests()``, so that whatever finds games by their manifests finds it by its name, "drill": to
load, to play, to read records of. It has no words, no face, no book, no table and no bot of its own. Run as a program,
this is the command line with the drill among the games, and deals that a test finds again (``dealing.py``).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import dealing
from broomstick.games import manifests
from broomstick.games.manifest import Manifest
from broomstick.games.option import Flag, Number
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from broomstick.server.thinking import end_with_parent
from drill.game import NAME, load_drill


def make(players: object, data: object, options: dict[str, Any], rules: object) -> Game:
    """The drill as a manifest makes a game; it has no components to replace, and one version of its rules."""
    if data is not None:
        raise OptionError("data: the drill has no components")
    return load_drill(players, **options)


OPTIONS = [Number("curses", lambda _box: (0, 4), often=2), Flag("tiny")]
MANIFEST = Manifest(NAME, "the drill", len(manifests()) + 1, (2, 5), make, OPTIONS)


@contextmanager
def fourth_game() -> Iterator[Manifest]:
    """The games there are, and the drill."""
    manifests()[NAME] = MANIFEST
    try:
        yield MANIFEST
    finally:
        del manifests()[NAME]


def think_of_it() -> None:
    """How a process begins in which bots think that may play the drill."""
    end_with_parent()
    manifests()[NAME] = MANIFEST


# A bot's process reads this file too, and has another name for it.
if __name__.endswith("main__"):
    manifests()[NAME] = MANIFEST
if __name__ == "__main__":
    dealing.run()
