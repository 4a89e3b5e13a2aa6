"""Witch's Brew at the prompt."""

from broomstick.terminal.faces.witchs_brew.drawn import DrawnBrewFace as Drawn
from broomstick.terminal.faces.witchs_brew.plain import BrewFace as Plain

__all__ = ["Drawn", "Plain"]
