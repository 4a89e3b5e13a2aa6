"""Rounds played on from a choice, in worlds of one's own: by somebody who decides quickly, until all pick again."""

from collections.abc import Callable
from typing import Any, Final

from broomstick.bots.searcher.looking.telling import Teller
from broomstick.bots.thrifty.temper import Temper
from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.flow import apply, legal
from broomstick.heart.state import State

Quick = Callable[[Any, list[int], Chance, Temper], int]
"""Decides for a view: what thrifty thinks of a game."""
END: Final = -1


class Leaf:
    """Where a round ended: what the net is told of it and what can be chosen there, or the share of the win."""

    def __init__(self, row: bytes, choices: list[int], share: float) -> None:
        self.row = row
        self.choices = choices
        self.share = share


def play_round(state: State, quick: Quick, tempers: list[Temper], rng: Chance) -> None:
    """Play on until all pick for the next round, or the game is over."""
    current = state.round
    while not state.over:
        if state.topic == PICKS and state.round != current:
            return
        decide(state, quick, tempers, rng)


def play_game(state: State, quick: Quick, tempers: list[Temper], rng: Chance) -> None:
    """Play on until the game is over."""
    while not state.over:
        decide(state, quick, tempers, rng)


def decide(state: State, quick: Quick, tempers: list[Temper], rng: Chance) -> None:
    seat = state.asked
    choices = legal(state, seat)
    action = choices[0]
    if len(choices) > 1:
        action = quick(state.build_view(seat), choices, rng, tempers[seat])
    apply(state, seat, action)


def share_of(state: State, seat: int) -> float:
    """A seat's part of the win."""
    places = state.places()
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


class Explorer:
    """Plays choices of one seat on, in worlds that it is given."""

    def __init__(self, seat: int, quick: Quick, teller: Teller, whole: bool) -> None:
        """``whole`` plays games to their end, so that nothing need be asked of a net."""
        self.seat = seat
        self.quick = quick
        self.teller = teller
        self.whole = whole

    def explore(
        self,
        worlds: list[State],
        actions: list[int],
        others: list[list[int]],
        tempers: list[list[Temper]],
        rng: Chance,
    ) -> list[Leaf]:
        """Each of these actions in each of these worlds, world by world; chance is the same for all in one world.

        ``others`` are the sealed answers that others give, world by world and seat by seat, if any are to be given.
        """
        found: list[Leaf] = []
        stream = Chance(0)
        for at in range(len(worlds)):
            world = worlds[at]
            words = [int(rng.draw(1 << 30)) for _ in range(4)]
            for action in actions:
                trial = world.quiet_copy()
                if others:
                    self.answer(trial, others[at], action)
                else:
                    apply(trial, self.seat, action)
                stream.set_words(words)
                if self.whole:
                    play_game(trial, self.quick, tempers[at], stream)
                else:
                    play_round(trial, self.quick, tempers[at], stream)
                found.append(self.leaf(trial))
        return found

    def begin(self, worlds: list[State], actions: list[int], others: list[list[int]]) -> list[State]:
        """The same, but each state stops right behind the choice, for whoever plays on otherwise."""
        found: list[State] = []
        for at in range(len(worlds)):
            for action in actions:
                trial = worlds[at].quiet_copy()
                if others:
                    self.answer(trial, others[at], action)
                else:
                    apply(trial, self.seat, action)
                found.append(trial)
        return found

    def go_on(self, trial: State, current: int) -> int:
        """Play what leaves no choice; who is asked then in this round, or nobody where it has ended."""
        while not trial.over:
            if trial.topic == PICKS and trial.round != current:
                return END
            choices = legal(trial, trial.asked)
            if len(choices) > 1:
                return trial.asked
            apply(trial, trial.asked, choices[0])
        return END

    def take(self, trial: State, action: int) -> None:
        """The seat that is asked chooses this."""
        apply(trial, trial.asked, action)

    def asked(self, world: State, seat: int) -> tuple[bytes, list[int]]:
        """What a seat sees of a world in which it is asked, and what it can choose there."""
        return self.teller.row(world, seat), legal(world, seat)

    def answer(self, trial: State, others: list[int], action: int) -> None:
        """All answer the sealed question that is open; those who have done so may have done otherwise."""
        answers = others[:]
        answers[self.seat] = action
        pending = trial.pending
        for seat in range(trial.players):
            if not pending >> seat & 1:
                trial.answers[seat] = answers[seat]
        for seat in range(trial.players):
            if pending >> seat & 1:
                apply(trial, seat, answers[seat])

    def leaf(self, trial: State) -> Leaf:
        """What there is to be said of a state in which a round has ended."""
        if trial.over:
            return Leaf(b"", [], share_of(trial, self.seat))
        return Leaf(self.teller.row(trial, self.seat), legal(trial, self.seat), 0.0)
