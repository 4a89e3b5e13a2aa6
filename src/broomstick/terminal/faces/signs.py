"""What drawings of one view take their words and colours from; a game adds its own."""

from broomstick.heart.view import View
from broomstick.terminal.faces.blocks import Part
from broomstick.words import Speech


class Signs:
    """Words, names, and the chips of roles."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.table = view
        self.speech = speech
        self.words = speech.words
        self.cast = speech.cast

    def say(self, message: str, **facts: str | int) -> str:
        return self.words.say(message, **facts)

    def vp(self, count: int) -> str:
        return self.say("victory-points", count=count)

    def name(self, role: int) -> str:
        """What one types for a role."""
        return self.speech.role(self.table.game.roles[role])

    def chip(self, role: int) -> Part:
        """A role's two letters on its colour."""
        raise NotImplementedError

    def own_seat(self) -> int:
        """The seat whose cards these are; none where somebody watches."""
        raise NotImplementedError
