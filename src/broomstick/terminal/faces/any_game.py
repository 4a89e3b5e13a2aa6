"""The face of a game that has none of its own here: what its view tells as data, field by field."""

from typing import Any

from broomstick.heart.journal import PUBLIC
from broomstick.heart.view import View
from broomstick.terminal.faces.face import Face
from broomstick.words.text import capital

UNKNOWN, YES, NO = "?", "✓", "–"


class AnyGameFace(Face):
    """Fields go by their names, roles by their words where there are any; answers by their texts."""

    def rounds(self, view: View) -> int:
        # Not every game knows; so its story and its head do without.
        return 0

    def table(self, view: View) -> None:
        for field, value in view.own_data().items():
            if self.is_by_seat(view, value):
                for seat, fields in enumerate(value):
                    self.console.say(f"{self.cast.name(seat)}: {self.told(fields)}.")
            else:
                self.console.say(f"{capital(called(field))}: {self.told(value)}.")
        if view.hand:
            self.console.say(self.roles_line(view))

    def hand(self, view: View) -> None:
        if view.viewer != PUBLIC:
            self.console.say(self.roles_line(view) if view.hand else self.words.say("table-hand-empty"))

    def is_by_seat(self, view: View, value: Any) -> bool:
        """Whether a field has fields of its own for each seat."""
        return (
            isinstance(value, list)
            and len(value) == view.players
            and all(isinstance(item, dict) for item in value)
        )

    def told(self, value: Any) -> str:
        """Any plain data in a line."""
        if isinstance(value, dict):
            parts = [f"{called(field)} {self.told(item)}" for field, item in value.items()]
            return ", ".join(parts) or self.words.say("list-nothing")
        if isinstance(value, list):
            return ", ".join(map(self.told, value)) or self.words.say("list-nothing")
        if isinstance(value, bool):
            return YES if value else NO
        if value is None:
            return UNKNOWN
        return self.speech.role(value) if value in self.speech.game.roles else str(value)


def called(field: str) -> str:
    """What a field of the data is called."""
    return field.replace("_", " ")
