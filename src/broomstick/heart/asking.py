"""Sealed batches: a question to several seats at once, answered in secret. Over a Core, as flow.py is."""

from broomstick.heart.codec import KIND_BITS, SEAT_BITS, SET_MASK
from broomstick.heart.core import PICKS, TOPIC_BITS, TURN, Core, step_topic
from broomstick.heart.journal import LOCKED, PICKED
from broomstick.heart.shown import NOBODY


def open_batch(s: Core, step: int) -> None:
    """Several seats each owe one secret answer, in any order."""
    seats = batch_seats(step)
    s.topic = step_topic(step)
    s.answers = [-1] * s.players
    if seats:
        s.agenda.append(step)
        s.pending = seats
        s.asked = lowest(seats)
    else:
        lock(s)


def batch_seats(step: int) -> int:
    """The seats a batch asks, as a bit mask."""
    return step >> KIND_BITS + TOPIC_BITS


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
    """All answers are in: act on them. The record has them in seat order, however they came."""
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
            picked = answers[seat] >> KIND_BITS & SET_MASK
            s.picks[seat] = picked
            s.hands[seat] = picked
            if journal is not None:
                s.note(PICKED | picked << KIND_BITS, seat, 1 << seat)
        s.note(LOCKED, NOBODY)
        s.agenda.append(TURN)
    s.locked(topic)
    s.topic = NOBODY
    s.answers = [-1] * s.players
