"""Rounds: events and bewitched roles are turned; the end of a round and of the game."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import entries, reasons, steps
from broomstick.games.broom_service.rules import events
from broomstick.games.broom_service.rules.deeds import score
from broomstick.games.broom_service.rules.set_up import BEWITCHED_STREAM
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.journal import NO_SEAT


def begin_round(s: Fields) -> None:
    """bs-round-begins: the next event and the next bewitched roles are turned, then all pick."""
    event = s.coming.pop()
    s.layout.events = [*s.layout.events, event]
    s.note(entries.event(event), NO_SEAT)
    if s.parts.bewitched:
        bewitch(s, s.parts.bewitched)
    s.reveal()


def bewitch(s: Fields, number: int) -> None:
    """bs-bewitched, bs-bewitched-again: so many roles; what is left comes first, all others are the new deck."""
    turned = 0
    for _ in range(number):
        if not s.deck:
            s.deck = [role for role in range(len(lists.ROLES)) if not turned >> role & 1]
            s.shuffle(BEWITCHED_STREAM, s.deck)
            s.note(entries.SHUFFLED, NO_SEAT)
        turned |= 1 << s.deck.pop()
    s.layout.bewitched = [*s.layout.bewitched, turned]
    s.note(entries.bewitched(turned), NO_SEAT)


def charge(s: Fields, seat: int) -> None:
    """bs-bewitched-cost: once for the card, before any action, whatever is declared or done."""
    if s.layout.bewitched_now() >> s.role & 1:
        score(s, seat, -s.parts.bewitched_points, reasons.BEWITCHED)


def end_round(s: Fields) -> None:
    """bs-round-ends: the event of the round; after the last one the final score."""
    if s.round >= s.parts.rounds:
        s.push(steps.FINAL_SCORE)
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
            s.note(entries.scores_bolts(layout.bolts(seat)), seat)
        score(s, seat, bolts, reasons.BOLTS)
        if parts.mountain:
            s.note(entries.scores_amulets(layout.amulets[seat].bit_count()), seat)
            score(s, seat, amulets, reasons.AMULETS)
        if parts.cards:
            s.note(entries.scores_cards(layout.extras.cards(seat)), seat)
            score(s, seat, layout.card_points(seat), reasons.CARDS)
        s.note(entries.scores_sets(fours, threes), seat)
        score(s, seat, layout.set_points(seat), reasons.SETS)
