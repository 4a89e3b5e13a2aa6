"""What drawings of one view take their words and colours from; a game adds its own."""

from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from broomstick.terminal.faces.blocks import Part
from broomstick.words import Speech


class Signs:
    """Words, names, and the chips of roles."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.view = view
        self.speech = speech
        self.words = speech.words
        self.cast = speech.cast
        self.watching = view.viewer == PUBLIC

    def say(self, message: str, **facts: str | int) -> str:
        return self.words.say(message, **facts)

    def vp(self, count: int) -> str:
        return self.say("victory-points", count=count)

    def name(self, role: int) -> str:
        """What one types for a role."""
        return self.speech.role(self.view.game.roles[role])

    def chip(self, role: int) -> Part:
        """A role's two letters on its colour."""
        raise NotImplementedError

    def held(self) -> list[int]:
        """The roles of the viewer that are still to be played."""
        return [role for role in range(len(self.view.game.roles)) if self.view.hand >> role & 1]

    def own_seat(self) -> int:
        """The seat whose cards these are; -1 where somebody watches."""
        return -1 if self.watching else self.view.viewer
