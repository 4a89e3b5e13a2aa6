"""The events: what they do when roles are picked, and at the end of a round.

What they offer a cowardly play is in ``roles.py``.
"""

from typing import Final

from broomstick.games.broom_service.box import bounds
from broomstick.games.broom_service.codes import actions, entries, steps, things
from broomstick.games.broom_service.rules.deeds import give, give_set, score
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields

COUNTED: Final = (things.PERILOUS_PLACES, things.PROTECTED_PLACES, things.EMPTY_HANDED, things.FLOCK_TOGETHER)
"""Events that bring or cost points at the end of a round, by what lies there then."""


def show_counts(s: Fields) -> None:
    """bs-more-or-less: the numbers of picks are shown together, and bring or cost points."""
    if s.layout.event() != things.MORE_OR_LESS:
        return
    counts = [picks.bit_count() for picks in s.picks]
    for seat in s.clockwise(s.leader):
        s.note(entries.counts(counts[seat]), seat)
    for seat in s.clockwise(s.leader):
        score(s, seat, s.parts.more_or_less[counts[seat] - 1], things.MORE_OR_LESS)


def end_round(s: Fields) -> None:
    """The event of the round, if it is one of those for its end."""
    event = s.layout.event()
    everybody = (1 << s.players) - 1
    if event == things.THE_UPPER_HAND:
        s.push_sealed(things.TOPIC_FISTS, everybody)
    elif event == things.THE_WORKS:
        s.push_sealed(things.TOPIC_WORKS, everybody)
    elif event in COUNTED:
        for seat in s.clockwise(s.leader):
            score(s, seat, event_brings(s.layout, seat), event)


def event_brings(layout: Layout, seat: int) -> int:
    """What the event of this round would bring a seat if the round ended now: one of those that are counted then."""
    parts = layout.parts
    event = layout.event()
    landscape = parts.board.landscape
    first = landscape[layout.pawns[PAWNS * seat]]
    second = landscape[layout.pawns[PAWNS * seat + 1]]
    if event == things.PERILOUS_PLACES:
        # bs-perilous-places: points for the landscape of each pawn.
        return parts.perilous[first] + parts.perilous[second]
    if event == things.PROTECTED_PLACES:
        # bs-protected-places
        return parts.protected[first] + parts.protected[second]
    if event == things.EMPTY_HANDED:
        # bs-empty-handed: the fewest resources, which are kept.
        fewest = min([layout.resources(other) for other in range(parts.players)])
        return parts.event_points[event] if layout.resources(seat) == fewest else 0
    # bs-flock-together: both pawns on one type of landscape.
    return parts.event_points[event] if first == second else 0


def fist_choices(s: Fields, seat: int) -> list[int]:
    """bs-upper-hand-fist: any number from 0 to what the seat has."""
    return s.parts.fists[: min(s.layout.resources(seat), bounds.MOST_IN_FIST) + 1]


def open_fists(s: Fields) -> None:
    """bs-upper-hand-first, bs-upper-hand-shared, bs-upper-hand-hands-over: all are opened together."""
    shown = [actions.fist_count(answer) for answer in s.answers]
    for seat in s.clockwise(s.leader):
        s.note(entries.shows(shown[seat]), seat)
    won = prizes(s, shown)
    for seat in s.clockwise(s.leader):
        score(s, seat, won[seat], things.THE_UPPER_HAND)
    s.layout.owed = shown
    for i in range(s.players - 1, -1, -1):
        s.push(steps.hand_over((s.leader + i) % s.players, 0))


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
    for resource in range(things.GOODS - 1, first - 1, -1):
        count = layout.goods[things.GOODS * seat + resource]
        left += count
        if count and left >= layout.owed[seat]:
            choices.append(actions.give(resource))
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
    resource = actions.give_resource(choices[0])
    later = 0
    for other in range(resource + 1, things.GOODS):
        later += s.layout.goods[things.GOODS * seat + other]
    hand_over_some(s, seat, resource, max(1, owed - later))


def hand_over_some(s: Fields, seat: int, resource: int, count: int) -> None:
    owed = s.layout.owed[:]
    owed[seat] -= count
    s.layout.owed = owed
    give(s, seat, resource, count)
    s.push(steps.hand_over(seat, resource))


def has_set(layout: Layout, seat: int) -> bool:
    """Whether a seat has at least one of each resource."""
    at = things.GOODS * seat
    return min(layout.goods[at : at + things.GOODS]) > 0


def works_choices(layout: Layout, seat: int) -> list[int]:
    """bs-works: one set, or not; who has none is asked too, as for everything secret."""
    return [actions.HAND_IN, actions.DECLINE] if has_set(layout, seat) else [actions.DECLINE]


def open_works(s: Fields) -> None:
    """bs-works: whoever wanted hands in one set, no more."""
    for seat in s.clockwise(s.leader):
        if s.answers[seat] == actions.HAND_IN:
            give_set(s, seat)
            score(s, seat, s.parts.event_points[things.THE_WORKS], things.THE_WORKS)
        else:
            s.note(entries.DECLINES, seat)
