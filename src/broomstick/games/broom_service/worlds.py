"""Imagining Broom Service: a full state that fits a view, each world equally likely.

Hidden are the roles others hold, the answers they have sealed, the events to come with their order, and the order of
the roles still to be bewitched. Nothing in the history ties one of these to another, so each is drawn by itself.
"""

from broomstick.contest.asking import batch_seats
from broomstick.contest.chance import Chance
from broomstick.contest.core import PICKS
from broomstick.contest.errors import PositionError
from broomstick.games.broom_service.state import Fields
from broomstick.games.broom_service.tables import numbers
from broomstick.games.broom_service.view import BroomView
from broomstick.games.broom_service.vocabulary import ROLES


def fill_in(s: Fields, view: BroomView, rng: Chance) -> None:
    """Complete a state that has the view's table and the viewer's own hand."""
    s.layout = view.layout.copy()
    s.coming = coming_events(view, rng)
    s.deck = numbers(view.layout.left_to_bewitch()) if s.parts.bewitched else []
    rng.shuffle(s.deck)
    asked = batch_seats(view.agenda[-1]) if view.topic >= 0 else 0
    for seat in range(view.players):
        if seat == view.viewer:
            continue
        if asked & ~view.pending & 1 << seat:
            s.answers[seat] = rng.pick(s.sealed_choices(view.topic, seat))
        if view.topic != PICKS:
            s.hands[seat] = hidden_hand(view, seat, rng)
            s.picks[seat] = s.hands[seat] | view.played(seat)


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


def hidden_hand(view: BroomView, seat: int, rng: Chance) -> int:
    """Roles a seat may hold, as many as it holds, each such hand equally likely."""
    hand = view.must_hold(seat)
    may = view.may_hold(seat) & ~hand
    roles = [role for role in range(len(ROLES)) if may >> role & 1]
    more = view.hand_sizes[seat] - hand.bit_count()
    if not 0 <= more <= len(roles):
        raise PositionError(
            f"hand_sizes[{seat}]: no game could have led to this view",
            "impossible-view",
            {"field": "hand_sizes"},
        )
    rng.shuffle(roles)
    for role in roles[:more]:
        hand |= 1 << role
    return hand
