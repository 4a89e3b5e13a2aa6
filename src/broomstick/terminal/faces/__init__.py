"""How games show themselves at the prompt: in plain sentences, and drawn in colour.

What belongs to one game is in a folder named for it, which offers its two faces as ``Plain`` and ``Drawn``.
"""

from importlib import import_module

from broomstick.games import manifest
from broomstick.heart.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.faces.face import Face
from broomstick.words import Speech

__all__ = ["Face", "make_face"]


def make_face(view: View, speech: Speech, console: Console) -> Face:
    """The face of a view's game, drawn where the console can show it."""
    room = import_module(f"broomstick.terminal.faces.{manifest(view.game.name).folder}")
    face: Face = (room.Plain if console.plain else room.Drawn)(speech, console)
    return face
