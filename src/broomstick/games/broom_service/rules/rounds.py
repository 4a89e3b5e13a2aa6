"""Rounds: events and bewitched roles are turned; the end of a round and of the game."""

from typing import Final

from broomstick.games.broom_service.box.vocabulary import (
    BEWITCHED,
    EVENT,
    FINAL_SCORE,
    MOST_GOODS,
    ROLES,
    SCORES_AMULETS,
    SCORES_BOLTS,
    SCORES_CARDS,
    SCORES_SETS,
    SHUFFLED,
    WHY_AMULETS,
    WHY_BEWITCHED,
    WHY_BOLTS,
    WHY_CARDS,
    WHY_SETS,
)
from broomstick.games.broom_service.rules import events
from broomstick.games.broom_service.rules.deeds import score
from broomstick.games.broom_service.rules.set_up import BEWITCHED_STREAM
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import KIND_BITS
from broomstick.heart.journal import NO_SEAT

GOODS_BITS: Final = MOST_GOODS.bit_length()


def begin_round(s: Fields) -> None:
    """bs-round-begins: the next event and the next bewitched roles are turned, then all pick."""
    event = s.coming.pop()
    s.layout.events = [*s.layout.events, event]
    s.note(EVENT | event << KIND_BITS, NO_SEAT)
    if s.parts.bewitched:
        bewitch(s, s.parts.bewitched)
    s.reveal()


def bewitch(s: Fields, number: int) -> None:
    """bs-bewitched, bs-bewitched-again: so many roles; what is left comes first, all others are the new deck."""
    turned = 0
    for _ in range(number):
        if not s.deck:
            s.deck = [role for role in range(len(ROLES)) if not turned >> role & 1]
            s.shuffle(BEWITCHED_STREAM, s.deck)
            s.note(SHUFFLED, NO_SEAT)
        turned |= 1 << s.deck.pop()
    s.layout.bewitched = [*s.layout.bewitched, turned]
    s.note(BEWITCHED | turned << KIND_BITS, NO_SEAT)


def charge(s: Fields, seat: int) -> None:
    """bs-bewitched-cost: once for the card, before any action, whatever is declared or done."""
    if s.layout.bewitched_now() >> s.role & 1:
        score(s, seat, -s.parts.bewitched_points, WHY_BEWITCHED)


def end_round(s: Fields) -> None:
    """bs-round-ends: the event of the round; after the last one the final score."""
    if s.round >= s.parts.rounds:
        s.push(FINAL_SCORE)
    events.end_round(s)


def final_score(s: Fields) -> None:
    """bs-end-bolts, bs-end-amulets, bs-end-cards, bs-end-sets: what is counted when all rounds are over."""
    layout = s.layout
    parts = s.parts
    for seat in s.clockwise(s.leader):
        fours, threes = layout.sets(seat)
        bolts = layout.bolt_points(seat)
        amulets = layout.amulet_points(seat)
        if s.journal is not None:
            s.note(SCORES_BOLTS | layout.bolts(seat) << KIND_BITS, seat)
        score(s, seat, bolts, WHY_BOLTS)
        if parts.mountain:
            s.note(SCORES_AMULETS | layout.amulets[seat].bit_count() << KIND_BITS, seat)
            score(s, seat, amulets, WHY_AMULETS)
        if parts.cards:
            s.note(SCORES_CARDS | layout.extras.cards(seat) << KIND_BITS, seat)
            score(s, seat, layout.card_points(seat), WHY_CARDS)
        s.note(SCORES_SETS | (fours | threes << GOODS_BITS) << KIND_BITS, seat)
        score(s, seat, layout.set_points(seat), WHY_SETS)
