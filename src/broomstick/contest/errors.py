"""What can be wrong, said to the person who did it: what was tried, why not, what would work."""

from typing import Final

Fact = str | int | list[str] | list[int]
"""A value in a refusal's sentence: a word of the game, a number, or several of either."""


class BroomstickError(ValueError):
    """Anything a caller can put right."""


class IllegalAction(BroomstickError):
    """An action that is not among the legal choices now; nothing has changed.

    ``code`` and ``facts`` carry the reason as data, so that it can be said in any language.
    """

    def __init__(self, code: str, message: str, facts: dict[str, Fact]) -> None:
        super().__init__(message)
        self.code: Final = code
        self.facts: Final = facts


class Reason:
    """Why a choice is not there, as data (``code``, ``facts``) and in English."""

    def __init__(self, code: str, message: str, facts: dict[str, Fact]) -> None:
        self.code: Final = code
        self.message: Final = message
        self.facts: Final = facts


class OptionError(BroomstickError):
    """An option that a game does not have, or a value it cannot take."""


class DataError(BroomstickError):
    """Components that cannot be played with; names file, entry and field."""


class PositionError(BroomstickError):
    """Plain data that is no position or no view of this game; names the field."""


class RecordError(BroomstickError):
    """A record that cannot be read or replayed; names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line: Final = line


class UndoError(BroomstickError):
    """Nothing to take back, or a barrier lies in front of it."""
