"""Draws boards as SVG, from the file that the rules are read from: the scenery alone, or all that stands on it."""

from broomstick.maps.drawing.board import Captions, draw
from broomstick.maps.drawing.scenery import scenery
from broomstick.maps.drawing.standing import Position, position_of

__all__ = ["Captions", "Position", "draw", "position_of", "scenery"]
