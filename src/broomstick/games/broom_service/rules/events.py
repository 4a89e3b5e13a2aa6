"""The events: what they do when roles are picked, and at the end of a round."""

from typing import Final

from broomstick.games.broom_service.box.vocabulary import (
    COUNTS,
    EMPTY_HANDED,
    FISTS,
    FLOCK_TOGETHER,
    GIVE,
    GOODS,
    HAND_IN,
    HAND_OVER,
    MORE_OR_LESS,
    MOST_IN_FIST,
    PERILOUS_PLACES,
    PROTECTED_PLACES,
    SHOWS,
    UPPER_HAND,
    WORKS,
    WORKS_TOPIC,
)
from broomstick.games.broom_service.rules.deeds import give, give_set, score
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import KIND_BITS, SEAT_BITS
from broomstick.heart.core import DECLINE, seat_step
from broomstick.heart.journal import DECLINES

COUNTED: Final = (PERILOUS_PLACES, PROTECTED_PLACES, EMPTY_HANDED, FLOCK_TOGETHER)
"""Events that bring or cost points at the end of a round, by what lies there then."""


def show_counts(s: Fields) -> None:
    """bs-more-or-less: the numbers of picks are shown together, and bring or cost points."""
    if s.layout.event() != MORE_OR_LESS:
        return
    counts = [picks.bit_count() for picks in s.picks]
    for seat in s.clockwise(s.leader):
        s.note(COUNTS | counts[seat] << KIND_BITS, seat)
    for seat in s.clockwise(s.leader):
        score(s, seat, s.parts.more_or_less[counts[seat] - 1], MORE_OR_LESS)


def end_round(s: Fields) -> None:
    """The event of the round, if it is one of those for its end."""
    event = s.layout.event()
    everybody = (1 << s.players) - 1
    if event == UPPER_HAND:
        s.push_sealed(FISTS, everybody)
    elif event == WORKS:
        s.push_sealed(WORKS_TOPIC, everybody)
    elif event in COUNTED:
        for seat in s.clockwise(s.leader):
            score(s, seat, event_points(s.layout, seat), event)


def event_points(layout: Layout, seat: int) -> int:
    """What the event of this round would bring a seat if the round ended now: one of those that are counted then."""
    parts = layout.parts
    event = layout.event()
    landscape = parts.board.landscape
    first = landscape[layout.pawns[PAWNS * seat]]
    second = landscape[layout.pawns[PAWNS * seat + 1]]
    if event == PERILOUS_PLACES:
        # bs-perilous-places: points for the landscape of each pawn.
        return parts.perilous[first] + parts.perilous[second]
    if event == PROTECTED_PLACES:
        # bs-protected-places
        return parts.protected[first] + parts.protected[second]
    if event == EMPTY_HANDED:
        # bs-empty-handed: the fewest resources, which are kept.
        fewest = min([layout.resources(other) for other in range(parts.players)])
        return parts.empty_points if layout.resources(seat) == fewest else 0
    # bs-flock-together: both pawns on one type of landscape.
    return parts.flock_points if first == second else 0


def fist_choices(s: Fields, seat: int) -> list[int]:
    """bs-upper-hand-fist: any number from 0 to what the seat has."""
    return s.parts.fists[: min(s.layout.resources(seat), MOST_IN_FIST) + 1]


def open_fists(s: Fields) -> None:
    """bs-upper-hand-first, bs-upper-hand-shared, bs-upper-hand-hands-over: all are opened together."""
    shown = [answer >> KIND_BITS for answer in s.answers]
    for seat in s.clockwise(s.leader):
        s.note(SHOWS | shown[seat] << KIND_BITS, seat)
    won = prizes(s, shown)
    for seat in s.clockwise(s.leader):
        score(s, seat, won[seat], UPPER_HAND)
    s.layout.owed = shown
    for i in range(s.players - 1, -1, -1):
        s.push(seat_step(HAND_OVER, (s.leader + i) % s.players))


def prizes(s: Fields, shown: list[int]) -> list[int]:
    """One highest and all who come second; or several highest and nobody else. Nothing for nothing."""
    parts = s.parts
    most = max(shown)
    alone = shown.count(most) == 1
    second = max([count for count in shown if count < most], default=0)
    found: list[int] = []
    for count in shown:
        if count == 0:
            found.append(0)
        elif count == most:
            found.append(parts.upper_first if alone else parts.upper_shared)
        elif alone and count == second and s.players > 2:
            found.append(parts.upper_second)
        else:
            found.append(0)
    return found


def give_choices(layout: Layout, seat: int, first: int) -> list[int]:
    """bs-upper-hand-one-by-one: a resource, in their order, such that enough of it and later ones is left."""
    choices: list[int] = []
    left = 0
    for resource in range(GOODS - 1, first - 1, -1):
        count = layout.goods[GOODS * seat + resource]
        left += count
        if count and left >= layout.owed[seat]:
            choices.append(GIVE | resource << KIND_BITS)
    choices.reverse()
    return choices


def hand_over(s: Fields, step: int, seat: int, first: int) -> None:
    """Ask for the next resource, or hand over what there is no choice about."""
    owed = s.layout.owed[seat]
    if not owed:
        return
    choices = give_choices(s.layout, seat, first)
    if len(choices) > 1:
        s.ask(seat, step)
        return
    resource = choices[0] >> KIND_BITS
    later = 0
    for other in range(resource + 1, GOODS):
        later += s.layout.goods[GOODS * seat + other]
    hand_over_some(s, seat, resource, max(1, owed - later))


def hand_over_some(s: Fields, seat: int, resource: int, count: int) -> None:
    owed = s.layout.owed[:]
    owed[seat] -= count
    s.layout.owed = owed
    give(s, seat, resource, count)
    s.push(seat_step(HAND_OVER, seat) | resource << KIND_BITS + SEAT_BITS)


def has_set(layout: Layout, seat: int) -> bool:
    """Whether a seat has at least one of each resource."""
    at = GOODS * seat
    return min(layout.goods[at : at + GOODS]) > 0


def works_choices(layout: Layout, seat: int) -> list[int]:
    """bs-works: one set, or not; who has none is asked too, as for everything secret."""
    return [HAND_IN, DECLINE] if has_set(layout, seat) else [DECLINE]


def open_works(s: Fields) -> None:
    """bs-works: whoever wanted hands in one set, no more."""
    for seat in s.clockwise(s.leader):
        if s.answers[seat] == HAND_IN:
            give_set(s, seat)
            score(s, seat, s.parts.works_points, WORKS)
        else:
            s.note(DECLINES, seat)
