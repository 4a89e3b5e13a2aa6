"""What a lesson is made of."""

from dataclasses import dataclass, field
from typing import Any

Move = tuple[int, str]
"""A seat and its action as text."""
OptionValue = bool | int | str

CHOICE, TURN, ROUND, GAME = "choice", "turn", "round", "game"
UNTIL = [CHOICE, TURN, ROUND, GAME]
"""How long the learner plays freely: one choice, until the turn, the round or the game is over."""
AHEAD, BEHIND = "ahead", "behind"
RESULTS = [AHEAD, BEHIND]
"""Whether the learner has at least as many points as anybody else."""

PLACES = ["stick", "hand", "dock", "log", "chat", "map", "points", "tasks", "round", "deck", "pawn"]
"""What a step can point to by one word."""
NAMED = ["seat", "role", "stance", "card", "area", "tower", "cloud", "good"]
"""What it can point to by a word and, behind a colon, a number or a name."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing said, and what happens while it stands there.

    A step waits until the learner goes on; or the learner chooses, among what is named or freely for a while; or others
    play what is written down for them. Where a question is put to several in secret, the learner chooses while others
    answer what is written down.
    """

    say: str = ""
    """The end of a message's name; nothing where something happens without words."""
    at: tuple[str, ...] = ()
    """What it is about."""
    facts: dict[str, str | int] = field(default_factory=dict)
    """What the message is filled in with; ``=…`` is worked out (``course.worked_out``)."""
    waits: bool = False
    only: tuple[str, ...] = ()
    """What the learner may choose, as text."""
    free: str = ""
    """How long the learner may choose whatever is legal; one of ``UNTIL``."""
    plays: tuple[Move, ...] = ()
    """What others do, one after another."""
    chose: tuple[str, ...] = ()
    """It comes only where the learner's last choice is one of these."""
    result: str = ""
    """It comes only where the learner is this; one of ``RESULTS``."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A deal, what was played before the scene begins, and its steps."""

    seed: str
    starter: int | None
    before: tuple[Move, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    game: str
    name: str
    place: int
    """Where it stands among the game's lessons."""
    minutes: int
    players: int
    learner: int
    names: tuple[str, ...]
    """By seat, what the others are called."""
    bots: tuple[str, ...]
    """By seat, which bot plays for them where the lesson says nothing; empty: the usual one of the game."""
    options: dict[str, OptionValue]
    needs: dict[str, OptionValue]
    """The options with which it is offered to somebody who plays with them for the first time."""
    scenes: tuple[Scene, ...]
    mark: str
    """The digest of its file: a table that was opened with another text of it goes on without it."""

    def message(self, say: str) -> str:
        """The name of the message that a step says."""
        return f"lesson-{self.game}-{self.name}-{say}"

    def told(self) -> dict[str, Any]:
        """What whoever looks for a lesson has to know, as plain data."""
        found: dict[str, Any] = {"name": self.name, "minutes": self.minutes}
        if self.needs:
            found["needs"] = self.needs
        return found
