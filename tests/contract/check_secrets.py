"""Nothing hidden leaves: worlds that a viewer cannot tell apart stay alike, byte for byte, until something is shown.

The true game is played beside *twins*: worlds imagined from what the viewer knew at some moment, with other hidden
values and other chance. The viewer does the same in all; what others do openly is the same in all; what they do in
secret may differ. Whether a move shows the viewer something is for the case to say, from the true states. Where it
says that both worlds show the same, every byte the viewer gets must be the same; where not, the twin is let go.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from broomstick import PUBLIC, Chance, IllegalAction, State
from broomstick.heart.core import PICKS
from broomstick.heart.journal import Journal
from contract.case import Case, Move
from contract.play import refusal_of, some_decider

PROBES = 5
"""Illegal actions tried at every moment, to compare the refusals."""


@dataclass
class Tally:
    """How much was compared: a test that compares nothing cannot fail."""

    twins: int = 0
    steps: int = 0
    differed: int = 0
    longest: int = 0
    ended: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.twins += other.twins
        self.steps += other.steps
        self.differed += other.differed
        self.longest = max(self.longest, other.longest)
        self.ended += other.ended


@dataclass
class Twin:
    """A world beside the true one, and where the viewer's journal stood when it was imagined."""

    state: State
    told_before: int
    # Whether others answer sealed questions as in the true game where they can, or just anyhow.
    mirrors: bool
    # Whether it was imagined when roles were about to be picked.
    early: bool
    age: int = 0


def refusals(state: State, seat: int, number: int) -> list[object]:
    """What a seat is told when it tries things it may not do."""
    codec = state.game.actions
    legal = set(state.choices(seat))
    tries: list[int | str] = ["hocus-pocus", codec.size * 64 + 63]
    tries += [codec.at((31 * number + 17 * i) % codec.size) for i in range(PROBES)]
    told: list[object] = []
    for action in tries:
        if action in legal:
            continue
        refusal = refusal_of(partial(state.play, seat, action), IllegalAction)
        assert refusal is not None, f"seat {seat}: {action!r} is not listed but was accepted"
        told.append([str(refusal), refusal.code, refusal.facts])
    return told


def told(case: Case, state: State, viewer: int, told_before: int) -> dict[str, str]:
    """Everything a viewer gets at one moment, as bytes."""
    view = state.view(viewer)
    found: dict[str, object] = {
        "view": view.data(),
        "journal": state.history_data(viewer)[told_before:],
        "scores": [state.scores(), state.places(), state.winners()],
        "refusals": refusals(state, viewer, state.moves),
    }
    if viewer != PUBLIC:
        choices = state.choices(viewer)
        found["choices"] = [case.game.text(choice) for choice in choices]
        found["previews"] = [case.game.preview(view, choice) for choice in choices]
        why = state.may_undo(viewer)
        found["undo"] = why and [why.code, why.message, why.facts]
    return {name: json.dumps(value, sort_keys=True) for name, value in found.items()}


def check_secrets(case: Case, seed: int, viewer: int, rng: Chance, beside: int = 3) -> Tally:
    """One true game with twins beside it: always a late one, and several from the moments when roles are picked.

    A late twin differs in what others hold, which is soon shown. In an early one they can pick the same as in the
    true game; what differs then stays hidden for longer.
    """
    tally = Tally()
    truth = case.game.start(seed)
    twins: list[Twin] = []
    while not truth.over:
        early = truth.topic == PICKS and len(truth.deciders) == truth.players
        missing = (beside if early else 1) - sum(twin.early == early for twin in twins)
        twins += [new_twin(case, truth, viewer, rng, early) for _ in range(missing)]
        tally.twins += max(0, missing)
        seat = some_decider(truth, rng)
        action = choose(truth, seat, viewer, twins, rng)
        before = truth.copy()
        truth.play(seat, action)
        move = Move(before, truth, seat, action)
        twins = [twin for twin in twins if follow(case, move, twin, viewer, rng, tally)]
    return tally


def new_twin(case: Case, truth: State, viewer: int, rng: Chance, early: bool) -> Twin:
    """A world that shows the viewer the same now."""
    state = case.game.imagine(truth.view(viewer), rng)
    assert truth.journal is not None
    state.journal = Journal()
    # In both worlds as much has been played: that much is no secret, and undo asks for it.
    state.journal.actions = truth.journal.actions[:]
    twin = Twin(state, len(truth.history(viewer)), rng.below(4) > 0, early)
    compare(case, truth, twin, viewer, "when it was imagined")
    return twin


def choose(truth: State, seat: int, viewer: int, twins: list[Twin], rng: Chance) -> int:
    """A choice of the true game; an open one of somebody else mostly such that many twins can follow."""
    choices = truth.choices(seat)
    if seat != viewer and truth.topic < 0 and rng.below(4):
        possible = Counter(
            choice for twin in twins for choice in twin.state.choices(seat) if choice in choices
        )
        if possible:
            most = max(possible.values())
            choices = [choice for choice, count in possible.items() if count == most]
    return choices[rng.below(len(choices))]


def follow(case: Case, move: Move, twin: Twin, viewer: int, rng: Chance, tally: Tally) -> bool:
    """Make the move in a twin and compare; whether the twin goes on."""
    state = twin.state
    seat = move.seat
    choices = state.choices(seat)
    action = move.action
    if move.before.topic >= 0 and seat != viewer and not (twin.mirrors and action in choices):
        action = choices[rng.below(len(choices))]
    if action not in choices:
        assert seat != viewer, "the viewer has other choices in the twin"
        tally.ended["not possible in the twin"] += 1
        return False
    before = state.copy()
    state.play(seat, action)
    mine = Move(before, state, seat, action)
    if case.shown(mine, viewer, move) != case.shown(move, viewer, move):
        tally.ended["shown"] += 1
        return False
    after = f"after {case.game.text(move.action)!r} of seat {seat}"
    compare(case, move.after, twin, viewer, after)
    twin.age += 1
    tally.steps += 1
    tally.longest = max(tally.longest, twin.age)
    tally.differed += case.hidden(state, viewer) != case.hidden(move.after, viewer)
    return True


def compare(case: Case, truth: State, twin: Twin, viewer: int, when: str) -> None:
    true_bytes = told(case, truth, viewer, twin.told_before)
    twin_bytes = told(case, twin.state, viewer, 0)
    for name, value in true_bytes.items():
        assert twin_bytes[name] == value, f"{name} tells viewer {viewer} something hidden {when}"
