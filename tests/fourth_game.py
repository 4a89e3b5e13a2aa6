"""A fourth game: the drill, known to every room of this process as if its folder lay beside the other games'.

The drill (``tests/drill``) is written in plain Python outside the package. While ``fourth_game()`` is entered, it
stands among ``games.manifests()``, so that whatever finds games by their manifests finds it by its name, "drill": to
load, to play, to read records of. It has no words, no face, no book, no table and no bot of its own.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from broomstick.games import manifests
from broomstick.games.manifest import Manifest
from broomstick.games.option import Flag, Number
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from drill.game import NAME, load_drill


def make(players: object, data: object, options: dict[str, Any], rules: object) -> Game:
    """The drill as a manifest makes a game; it has no components to replace, and one version of its rules."""
    if data is not None:
        raise OptionError("data: the drill has no components")
    return load_drill(players, **options)


OPTIONS = [Number("curses", lambda _box: (0, 4), often=2), Flag("tiny")]
MANIFEST = Manifest(NAME, "the drill", len(manifests()) + 1, (2, 5), make, OPTIONS)


def join() -> None:
    """From now on the drill is one of this process's games."""
    manifests()[NAME] = MANIFEST


@contextmanager
def fourth_game() -> Iterator[Manifest]:
    """The games there are, and the drill."""
    join()
    try:
        yield MANIFEST
    finally:
        del manifests()[NAME]
