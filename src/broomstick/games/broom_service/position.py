"""Positions of Broom Service as plain data, and what is checked of one that is read.

A position does not tell every deed of its past, so it is not played again; but whatever can be seen to contradict the
rules is refused: turns, leaders and picks, events and bewitched roles, clouds, tiles, and what waits on the agenda
(agenda.py).
"""

from broomstick.contest.core import PICKS
from broomstick.contest.errors import PositionError
from broomstick.contest.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.contest.plain import Plain, Reader
from broomstick.contest.table import BRAVE, COWARDLY, NEXT
from broomstick.games.broom_service.agenda import check_agenda
from broomstick.games.broom_service.state import Fields
from broomstick.games.broom_service.tables import numbers
from broomstick.games.broom_service.vocabulary import BRAVE_HEART, EVENTS, MORE_OR_LESS, ROLES


def own_position(s: Fields) -> Plain:
    return {
        **s.layout.data(),
        "coming_events": [EVENTS[event] for event in s.coming],
        "bewitched_deck": [ROLES[role] for role in s.deck],
    }


def read_own(s: Fields, reader: Reader) -> None:
    s.layout.read(reader)
    s.coming = reader.names("coming_events", EVENTS)
    s.deck = reader.names("bewitched_deck", ROLES)


def check_own(s: Fields, reader: Reader) -> None:
    """Refuse what no play leads to, naming the field."""
    check_rounds(s, reader)
    check_bewitched(s, reader)
    check_leaders(s, reader)
    check_picks(s, reader)
    check_agenda(s, reader)


def wrong(reader: Reader, field: str, message: str) -> PositionError:
    """A field that the rules speak against."""
    return reader.fail(field, message, "not-by-rules")


def check_rounds(s: Fields, reader: Reader) -> None:
    """bs-rounds, bs-events: an event for every round, none more often than there are cards of it."""
    parts = s.parts
    if not 1 <= s.round <= parts.rounds:
        raise wrong(reader, "round", f"should be a number from 1 to {parts.rounds}")
    if len(s.layout.events) != s.round:
        raise wrong(reader, "events", "should tell every round so far")
    if len(s.coming) != parts.rounds - s.round:
        raise wrong(reader, "coming_events", "should tell every round to come")
    for event, name in enumerate(EVENTS):
        if (s.layout.events + s.coming).count(event) > parts.events.count(event):
            raise wrong(reader, "coming_events", f"there are not so many cards of {name}")
    if s.over:
        if s.round != parts.rounds or not played_in(s, s.round):
            raise wrong(reader, "over", "there are rounds left to play")
        if any(s.hands) or s.picks != played_in(s, s.round):
            raise wrong(reader, "picks", "should be those of the last round")


def check_bewitched(s: Fields, reader: Reader) -> None:
    """bs-bewitched: roles for every round, and all others of their deck still to come."""
    number = s.parts.bewitched
    if len(s.layout.bewitched) != (s.round if number else 0):
        raise wrong(reader, "bewitched", "should tell every round so far")
    if sorted(s.deck) != (numbers(s.layout.left_to_bewitch()) if number else []):
        raise wrong(reader, "bewitched_deck", "should be the roles not turned yet")


def sizes(s: Fields, number: int) -> range:
    """bs-pick-four, bs-more-or-less: how many roles were picked in a round."""
    if s.layout.events[number - 1] == MORE_OR_LESS:
        return range(1, len(s.parts.more_or_less) + 1)
    return range(s.parts.picks, s.parts.picks + 1)


def played_in(s: Fields, number: int) -> list[int]:
    """The roles each seat played in a round that is over; empty where the turns do not tell of whole picks."""
    found = [0] * s.players
    for turn in s.turns:
        if turn_round(turn) == number:
            for seat in range(s.players):
                if turn_said(turn, seat) != NEXT:
                    found[seat] |= 1 << turn_role(turn)
    allowed = sizes(s, number)
    return found if all(mask.bit_count() in allowed for mask in found) else []


def check_leaders(s: Fields, reader: Reader) -> None:
    """heart-last-brave-leads, heart-empty-leader, bs-brave-heart: through all turns, with the picks they tell of."""
    leader = s.starter
    number = 0
    hands: list[int] = []
    for i, turn in enumerate(s.turns):
        if turn_round(turn) != number:
            # A round is over when nobody has cards left, and none is left out.
            if turn_round(turn) != number + 1 or any(hands):
                raise wrong(reader, f"turns[{i}]", "is not of the round that was being played")
            number += 1
            hands = s.picks[:] if number == s.round and not s.over else played_in(s, number)
            if not hands:
                raise wrong(reader, f"turns[{i}]", f"round {number} was not played to its end")
        leader = with_cards(leader, hands)
        if turn_leader(turn) != leader:
            raise wrong(reader, f"turns[{i}]", f"should be led by seat {leader}")
        if s.layout.events[number - 1] == BRAVE_HEART and turn_said(turn, leader) == COWARDLY:
            raise wrong(reader, f"turns[{i}]", "the leader has to be brave in this round")
        role = 1 << turn_role(turn)
        for seat in range(s.players):
            said = turn_said(turn, seat)
            if (said != NEXT) != bool(hands[seat] & role):
                raise wrong(reader, f"turns[{i}]", "who has the role plays it")
            if said == BRAVE:
                leader = seat
            hands[seat] &= ~role
    began = number == s.round
    if not began and (number != s.round - 1 or any(hands) or s.over):
        raise wrong(reader, "turns", "do not lead to this round")
    now = s.picks if not began else hands
    if not s.over and any(now):
        leader = with_cards(leader, now)
    if s.leader != leader:
        raise wrong(reader, "leader", f"should be seat {leader}")
    if s.role >= 0 and s.said[s.leader] == COWARDLY and s.layout.event() == BRAVE_HEART:
        raise wrong(reader, f"said[{s.leader}]", "the leader has to be brave in this round")


def with_cards(leader: int, hands: list[int]) -> int:
    """The one who leads: who should, or the next clockwise who has cards."""
    for _ in range(len(hands)):
        if hands[leader]:
            break
        leader = (leader + 1) % len(hands)
    return leader


def check_picks(s: Fields, reader: Reader) -> None:
    """bs-pick-four, bs-more-or-less: the right number of roles in this round."""
    if s.over or s.topic == PICKS:
        return
    allowed = sizes(s, s.round)
    for seat, mask in enumerate(s.picks):
        if mask.bit_count() not in allowed:
            raise wrong(
                reader, f"picks[{seat}]", f"should be {allowed[0]} to {allowed[-1]} roles in this round"
            )
