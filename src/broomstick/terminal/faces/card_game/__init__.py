"""The card game at the prompt."""

from broomstick.terminal.faces.card_game.drawn import DrawnCardFace as Drawn
from broomstick.terminal.faces.card_game.plain import CardFace as Plain

__all__ = ["Drawn", "Plain"]
