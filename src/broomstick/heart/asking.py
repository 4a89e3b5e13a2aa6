"""Sealed batches: a question to several seats at once, answered in secret. Over a Core, as flow.py is."""

from broomstick.heart.codec import SEAT_BITS
from broomstick.heart.codes import actions, entries, steps
from broomstick.heart.core import PICKS, Core
from broomstick.heart.shown import NOBODY


def open_batch(s: Core, step: int) -> None:
    """Several seats each owe one secret answer, in any order."""
    seats = steps.sealed_seats(step)
    s.topic = steps.sealed_topic(step)
    s.answers = [-1] * s.players
    if seats:
        s.agenda.append(step)
        s.pending = seats
        s.asked = lowest(seats)
    else:
        lock(s)


def lowest(seats: int) -> int:
    """The first seat of a bit mask."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def seal(s: Core, seat: int, action: int) -> None:
    """One answer of a batch is in; the last one locks them all together."""
    s.answers[seat] = action
    s.moves += 1
    s.barrier = s.moves
    s.stager = NOBODY
    left = s.pending & ~(1 << seat)
    s.pending = left
    if left:
        if seat == s.asked:
            s.asked = lowest(left)
    else:
        s.asked = NOBODY
        s.agenda.pop()
        lock(s)


def lock(s: Core) -> None:
    """heart-pick-lock, heart-sealed-order: all answers are in. The record has them in seat order, however they came."""
    journal = s.journal
    answers = s.answers
    if journal is not None:
        for seat in range(s.players):
            if answers[seat] >= 0 and not journal.answered_before >> seat & 1:
                journal.actions.append(answers[seat] << SEAT_BITS | seat)
        journal.answered_before = 0
    topic = s.topic
    if topic == PICKS:
        for seat in range(s.players):
            picked = actions.pick_roles(answers[seat])
            s.picks[seat] = picked
            s.hands[seat] = picked
            if journal is not None:
                s.note(entries.picked(picked), seat, 1 << seat)
        s.note(entries.LOCKED, NOBODY)
        s.agenda.append(steps.TURN)
    s.locked(topic)
    s.topic = NOBODY
    s.answers = [-1] * s.players
