"""Random play to the end, in compiled code from the first decision to the last."""

from broomstick.heart.chance import Chance
from broomstick.heart.core import Core
from broomstick.heart.flow import apply, legal


def playout_round(state: Core, rng: Chance) -> int:
    """Play uniformly until the round is over and the next one asks, or the game is over; says how many decisions."""
    decisions = 0
    current = state.round
    while not state.over and state.round == current:
        seat = state.asked
        choices = legal(state, seat)
        apply(state, seat, choices[rng.draw(len(choices))])
        decisions += 1
    return decisions


def playout(state: Core, rng: Chance) -> int:
    """Play uniformly over the choices until the game is over; says how many decisions that took.

    It is this very state that is played on: give it a ``quiet_copy`` or an imagined world.
    """
    decisions = 0
    while not state.over:
        seat = state.asked
        choices = legal(state, seat)
        apply(state, seat, choices[rng.draw(len(choices))])
        decisions += 1
    return decisions
