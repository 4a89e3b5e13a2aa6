"""What the contract battery has to know about a game: how to load it, and a second opinion on its rules.

The functions of a case are written from the rule pages over positions as plain data. They share no code with the
engine, so that a mistake there cannot excuse itself here.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from broomstick import PUBLIC, Game, Record, State
from broomstick.heart.plain import Plain

Facts = list[object]
"""Hidden things that an action shows to a viewer, as plain values that can be compared."""


@dataclass(frozen=True)
class Move:
    """One decision: the states before and after it, who made it, and what it was."""

    before: State
    after: State
    seat: int
    action: int

    @cached_property
    def text(self) -> str:
        return self.before.game.text(self.action)

    @cached_property
    def position(self) -> Plain:
        """The position before the move."""
        return self.before.position()

    @cached_property
    def led_to(self) -> Plain:
        """The position after it."""
        return self.after.position()


@dataclass(frozen=True)
class Case:
    """One game with a number of players and options."""

    id: str
    load: Callable[[], Game]
    read_record: Callable[[str], Record]
    # Every piece of a state, wherever it lies.
    components: Callable[[State], Counter[str]]
    # What a viewer may not know of a state.
    hidden: Callable[[State, int], object]
    # What a move shows a viewer of it. The last argument is the same move in the true game, whose public part may
    # tell how far the program went on by itself; in a twin world the hidden values of that stretch are taken.
    shown: Callable[[Move, int, Move], Facts]
    # A seat's journal told again as a spectator was told it.
    public_form: Callable[[list[Plain], int], list[Plain]]

    @cached_property
    def game(self) -> Game:
        return self.load()

    @property
    def viewers(self) -> list[int]:
        return [*range(self.game.players), PUBLIC]

    def __str__(self) -> str:
        return self.id
