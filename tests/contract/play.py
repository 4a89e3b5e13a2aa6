"""Playing games for the checks: random ones, scripted ones that Hypothesis can shrink, and their trail."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from broomstick import Chance, State

MOST_MOVES = 3000
"""No game here takes nearly as many decisions; one that does will never end."""


Refusal = TypeVar("Refusal", bound=Exception)


class Chooser(Protocol):
    """Anything that says a number below another: a Chance or a Script."""

    def below(self, n: int, /) -> int: ...


class Script:
    """Choices from a list of numbers, over and over."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers) or [0]
        self.at = 0

    def below(self, n: int, /) -> int:
        value = self.numbers[self.at % len(self.numbers)]
        # The step keeps a short script from answering the same question in the same way for ever.
        value += self.at // len(self.numbers)
        self.at += 1
        return value % n


@dataclass
class Trail:
    """A game as it was played: each decision, and a copy of the state before it and at the end."""

    states: list[State] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)

    @property
    def end(self) -> State:
        return self.states[-1]


def some_decider(state: State, chooser: Chooser) -> int:
    """One of the seats that owe a decision, not always the first."""
    deciders = state.deciders
    return deciders[chooser.below(len(deciders))]


def some_choice(state: State, seat: int, chooser: Chooser) -> int:
    choices = state.choices(seat)
    assert choices, f"seat {seat} owes a decision but has no choice"
    return choices[chooser.below(len(choices))]


def play_on(state: State, chooser: Chooser, in_order: bool = False) -> Trail:
    """Play a state to its end; the trail begins with a copy of it. In order: sealed answers by seat."""
    trail = Trail([state.copy()])
    while not state.over:
        assert len(trail.moves) < MOST_MOVES, "the game does not end"
        seat = state.asked if in_order else some_decider(state, chooser)
        action = some_choice(state, seat, chooser)
        state.play(seat, action)
        trail.moves.append((seat, action))
        trail.states.append(state.copy())
    return trail


def finish(state: State, chooser: Chooser) -> None:
    """Play a state to its end and keep nothing."""
    left = MOST_MOVES
    while not state.over:
        assert left, "the game does not end"
        left -= 1
        seat = some_decider(state, chooser)
        state.play(seat, some_choice(state, seat, chooser))


def rng_for(*parts: object) -> Chance:
    """A generator of the test's own, named after what it is used for."""
    return Chance("test", "", " ".join(str(part) for part in parts))


def refusal_of(call: Callable[[], object], kind: type[Refusal]) -> Refusal | None:
    """The refusal that a call ends with; none if it goes through."""
    try:
        call()
    except kind as refusal:
        return refusal
    return None
