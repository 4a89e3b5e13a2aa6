"""How games show themselves at the prompt: in plain sentences, and drawn in colour.

What belongs to one game is in a folder named for it, which offers its two faces as ``Plain`` and ``Drawn``. A game
without a folder is shown by its data.
"""

from importlib import import_module
from importlib.util import find_spec

from broomstick.games import manifest_of
from broomstick.heart.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.faces.any_game import AnyGameFace
from broomstick.terminal.faces.face import Face
from broomstick.words import Speech

__all__ = ["Face", "make_face", "own_commands"]


def make_face(view: View, speech: Speech, console: Console) -> Face:
    """The face of a view's game, drawn where the console can show it."""
    plain, drawn = faces_of(view.game.name)
    return (plain if console.plain else drawn)(speech, console)


def own_commands(game: str) -> list[str]:
    """What can be typed besides answers in this game alone; its face obeys."""
    return faces_of(game)[0].commands


def faces_of(game: str) -> tuple[type[Face], type[Face]]:
    """The plain face of a game, and the drawn one."""
    folder = f"{__name__}.{manifest_of(game).folder}"
    if find_spec(folder) is None:
        return AnyGameFace, AnyGameFace
    room = import_module(folder)
    return room.Plain, room.Drawn
