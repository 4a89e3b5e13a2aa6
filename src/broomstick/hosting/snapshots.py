"""How a game stood at some moment, kept beside its log, so that not all of it has to be played again.

The log stays the truth: a snapshot that does not lead where its log says is not used.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from broomstick.heart.again import state_again
from broomstick.heart.codec import SEAT_BITS
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.journal import Entry as Happening
from broomstick.heart.journal import journal_again
from broomstick.heart.state import State
from broomstick.hosting.digests import digest
from broomstick.hosting.entries import Body, Entry

EVERY = 32
"""Entries after which a game is kept once more; so many, and those of one turn, are at most played again."""
MISFIT = (BroomstickError, LookupError, TypeError, ValueError, AttributeError)
"""What comes of reading one that is not what was written, or was written by other rules."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game after the entry with this number, as plain data."""

    number: int
    data: Body


def may_be_taken(state: State) -> bool:
    """Whether nothing can be taken back: then all that a table knows of its game is the game itself."""
    return state.moves <= state.barrier


def taken(state: State, number: int, began: dict[int, list[int]], texts: Sequence[str] = ()) -> Snapshot:
    """A game after an entry; ``began`` are everybody's points as each round began.

    ``texts`` are the first entries of its journal as text, as far as they are at hand.
    """
    game, journal = state.game, state.journal
    assert journal is not None
    identity = game.identity()
    told = [*texts, *(game.entries.text(one.code) for one in journal.entries[len(texts) :])]
    data: Body = {
        "position": {name: value for name, value in state.position().items() if name not in identity},
        "journal": [[text, one.seat, one.audience] for text, one in zip(told, journal.entries, strict=True)],
        "actions": [
            [one & (1 << SEAT_BITS) - 1, game.actions.text(one >> SEAT_BITS)] for one in journal.actions
        ],
        "start": journal.start,
        "answered_before": journal.answered_before,
        "began": [[number, points] for number, points in began.items()],
    }
    return Snapshot(number, data)


def state_of(
    snapshot: Snapshot, game: Game, entries: Sequence[Entry]
) -> tuple[State, dict[int, list[int]]] | None:
    """The game as it was kept, and the points as its rounds began; None where its log does not say the same."""
    try:
        data = snapshot.data
        codes = {text: game.entries.parse(text) for text, _, _ in data["journal"]}
        journal = journal_again(
            [Happening(codes[text], seat, audience) for text, seat, audience in data["journal"]],
            [game.actions.parse(text) << SEAT_BITS | seat for seat, text in data["actions"]],
            data["start"],
            data["answered_before"],
        )
        state = state_again(game, data["position"], journal)
        began = {number: list(points) for number, points in data["began"]}
        if digest(state) != entries[snapshot.number - 1].position_hash:
            return None
    except MISFIT:
        return None
    return state, began
