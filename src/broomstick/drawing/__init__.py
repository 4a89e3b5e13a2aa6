"""Draws boards as SVG, from the file that the rules are read from: the scenery alone, or all that stands on it."""

from broomstick.drawing.board import Captions, draw
from broomstick.drawing.scenery import scenery
from broomstick.drawing.standing import Position, position_of

__all__ = ["Captions", "Position", "draw", "position_of", "scenery"]
