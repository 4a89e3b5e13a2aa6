"""How games show themselves at the prompt: in plain sentences, and drawn in colour."""

from broomstick.games.broom_service.table.view import BroomView
from broomstick.games.card_game.view import CardView
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.view import View
from broomstick.terminal.console import Console
from broomstick.terminal.faces.broom_service import BroomFace
from broomstick.terminal.faces.broom_service_drawn import DrawnBroomFace
from broomstick.terminal.faces.card_game import CardFace
from broomstick.terminal.faces.card_game_drawn import DrawnCardFace
from broomstick.terminal.faces.face import Face
from broomstick.terminal.faces.witchs_brew import BrewFace
from broomstick.terminal.faces.witchs_brew_drawn import DrawnBrewFace
from broomstick.terminal.trouble import Trouble
from broomstick.words import Speech

__all__ = ["Face", "make_face"]


def make_face(view: View, speech: Speech, console: Console) -> Face:
    """The face of a view's game, drawn where the console can show it."""
    if isinstance(view, CardView):
        return CardFace(speech, console) if console.plain else DrawnCardFace(speech, console)
    if isinstance(view, BrewView):
        return BrewFace(speech, console) if console.plain else DrawnBrewFace(speech, console)
    if isinstance(view, BroomView):
        return BroomFace(speech, console) if console.plain else DrawnBroomFace(speech, console)
    raise Trouble("no-face", game=view.game.name)
