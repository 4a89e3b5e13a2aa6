"""What can be wrong, said to the person who did it: what was tried, why not, what would work.

The message is English. ``code``, ``facts`` and ``why`` carry the same as data, so that it can be said in any language.
All of it survives ``pickle``: an error raised in another process arrives whole.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

Fact = str | int | list[str] | list[int]
"""A value in a sentence: a word of the game or of a file, a number, or several of either."""


OWN: Final = ["code", "facts", "why"]


class Reason:
    """Why something cannot be, as data (``code``, ``facts``) and in English."""

    def __init__(self, code: str, message: str, facts: dict[str, Fact]) -> None:
        #: What kind of reason it is, for programs.
        self.code: Final[str] = code
        #: The same in English.
        self.message: Final[str] = message
        #: What the sentence is filled in with.
        self.facts: Final[dict[str, Fact]] = facts

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.message!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.message, self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class BroomstickError(ValueError):
    """Anything a caller can put right: the message says in English what was tried, why not and what would work."""

    def __init__(
        self,
        message: str,
        code: str = "",
        facts: dict[str, Fact] | None = None,
        why: "BroomstickError | Reason | None" = None,
    ) -> None:
        super().__init__(message)
        #: What kind of error it is, for programs; empty where the message is all there is.
        self.code: Final[str] = code
        #: What the sentence is filled in with.
        self.facts: Final[dict[str, Fact]] = {} if facts is None else facts
        #: The error or reason that lies behind this one, if any.
        self.why: Final[BroomstickError | Reason | None] = why

    def __reduce__(self) -> tuple[Any, ...]:
        return error_again, (type(self), str(self), self.code, self.facts, self.why), others(self, OWN)


def error_again(
    kind: type[BroomstickError],
    message: str,
    code: str,
    facts: dict[str, Fact],
    why: BroomstickError | Reason | None,
) -> BroomstickError:
    """An error from what ``pickle`` kept of it, whatever its own constructor wants to be given."""
    error = kind.__new__(kind, message)
    BroomstickError.__init__(error, message, code, facts, why)
    return error


def others(error: BroomstickError, own: list[str]) -> dict[str, Any] | None:
    """Notes, and what a subclass in plain Python has added; an error's own fields stand here too where it is plain."""
    return {name: value for name, value in error.__dict__.items() if name not in own} or None


class IllegalAction(BroomstickError):
    """An action that is not among the legal choices now; nothing has changed."""

    def __init__(self, code: str, message: str, facts: dict[str, Fact]) -> None:
        super().__init__(message, code, facts)


class OptionError(BroomstickError):
    """An option that a game does not have, or a value it cannot take."""


class DataError(BroomstickError):
    """Components that cannot be played with; names file, entry and field."""


class PositionError(BroomstickError):
    """Plain data that is no position or no view of this game; names the field."""


class RecordError(BroomstickError):
    """A record that cannot be read or replayed; names the line."""

    def __init__(
        self,
        line: int,
        message: str,
        code: str = "",
        facts: dict[str, Fact] | None = None,
        why: BroomstickError | Reason | None = None,
    ) -> None:
        super().__init__(f"line {line}: {message}", code, facts, why)
        self.line: Final = line
        self.message: Final = message

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            RecordError,
            (self.line, self.message, self.code, self.facts, self.why),
            others(self, [*OWN, "line", "message"]),
        )

    def moved(self, lines: int) -> "RecordError":
        """The same error in a file that has so many lines before the record."""
        return RecordError(self.line + lines, self.message, self.code, self.facts, self.why)


class UndoError(BroomstickError):
    """Nothing to take back, or a barrier lies in front of it."""
