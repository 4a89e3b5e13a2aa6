"""Broom Service at the prompt."""

from broomstick.terminal.faces.broom_service.drawn import DrawnBroomFace as Drawn
from broomstick.terminal.faces.broom_service.plain import BroomFace as Plain

__all__ = ["Drawn", "Plain"]
