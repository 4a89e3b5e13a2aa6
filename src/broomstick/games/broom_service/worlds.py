"""Imagining Broom Service: a full state that fits a view, each world equally likely.

Hidden are the roles others hold, the answers they have sealed, the events to come with their order, the order of the
roles still to be bewitched, and the expansion cards that nobody has seen. Nothing in the history ties one of these to
another, so each is drawn by itself.
"""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import steps, things
from broomstick.games.broom_service.table.state import Fields
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.errors import PositionError
from broomstick.heart.imagining import hidden_hand
from broomstick.heart.plain import members


def fill_in(s: Fields, view: BroomView, rng: Chance) -> None:
    """Complete a state that has the view's table and the viewer's own hand."""
    s.layout = view.layout.copy()
    s.coming = coming_events(view, rng)
    s.deck = members(view.layout.left_to_bewitch()) if s.parts.bewitched else []
    rng.shuffle(s.deck)
    if s.parts.cards:
        s.unseen = unseen_cards(view, rng)
    asked = steps.sealed_seats(view.agenda[-1]) if view.topic >= 0 else 0
    for seat in range(view.players):
        if seat == view.viewer:
            continue
        if view.topic == things.TOPIC_EXTRA_CARD:
            # What may be added depends on what is picked.
            lay_hand(s, view, seat, rng)
        if asked & ~view.pending & 1 << seat:
            s.answers[seat] = rng.pick(s.sealed_choices(view.topic, seat))
        if view.topic not in (PICKS, things.TOPIC_EXTRA_CARD):
            lay_hand(s, view, seat, rng)


def lay_hand(s: Fields, view: BroomView, seat: int, rng: Chance) -> None:
    s.hands[seat] = hidden_hand(view, seat, rng)
    s.picks[seat] = s.hands[seat] | view.played(seat)


def unseen_cards(view: BroomView, rng: Chance) -> list[list[int]]:
    """The expansion cards that lie nowhere in sight, in any order, as many in each pile as it has."""
    extras = view.layout.extras
    unseen: list[int] = []
    for card, copies in enumerate(view.parts.card_copies):
        known = sum(extras.held[card :: len(lists.CARDS)]) + sum(pile.count(card) for pile in extras.piles)
        unseen += [card] * (copies - known)
    rng.shuffle(unseen)
    first = extras.unseen(0)
    return [unseen[:first], unseen[first:]]


def coming_events(view: BroomView, rng: Chance) -> list[int]:
    """Of the events nobody has seen as many as there are rounds to come, in any order."""
    unseen = view.parts.events[:]
    for event in view.layout.events:
        if event not in unseen:
            raise PositionError(
                "events: there are not so many of one kind", "impossible-view", {"field": "events"}
            )
        unseen.remove(event)
    rng.shuffle(unseen)
    return unseen[: view.parts.rounds - len(view.layout.events)]
