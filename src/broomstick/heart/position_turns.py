"""Whether the turns that a position tells of were led by those who had to lead them, in games whose rounds last until
nobody has cards left."""

from broomstick.heart.core import Core
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.plain import Reader
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT


def played_roles(s: Core, number: int) -> list[int]:
    """The roles each seat has played in a round."""
    found = [0] * s.players
    for turn in s.turns:
        if turn_round(turn) == number:
            for seat in range(s.players):
                if turn_said(turn, seat) != NEXT:
                    found[seat] |= 1 << turn_role(turn)
    return found


def check_leaders(s: Core, reader: Reader, played: list[list[int]], bold: list[bool], why: str) -> None:
    """heart-last-brave-leads, heart-empty-leader: through all turns, with the picks they tell of.

    For every round so far: what each seat played in it, or nothing where the turns do not tell of whole picks; and
    whether leaders had to be brave, with the reason.
    """
    leader = s.starter
    number = 0
    hands: list[int] = []
    for i, turn in enumerate(s.turns):
        if turn_round(turn) != number:
            # A round is over when nobody has cards left, and none is left out.
            if turn_round(turn) != number + 1 or any(hands):
                raise reader.wrong(f"turns[{i}]", "is not of the round that was being played")
            number += 1
            hands = s.picks[:] if number == s.round and not s.over else played[number - 1][:]
            if not hands:
                raise reader.wrong(f"turns[{i}]", f"round {number} was not played to its end")
        leader = with_cards(leader, hands)
        if turn_leader(turn) != leader:
            raise reader.wrong(f"turns[{i}]", f"should be led by seat {leader}")
        if bold[number - 1] and turn_said(turn, leader) == COWARDLY:
            raise reader.wrong(f"turns[{i}]", why)
        role = 1 << turn_role(turn)
        for seat in range(s.players):
            said = turn_said(turn, seat)
            if (said != NEXT) != bool(hands[seat] & role):
                raise reader.wrong(f"turns[{i}]", "who has the role plays it")
            if said == BRAVE:
                leader = seat
            hands[seat] &= ~role
    began = number == s.round
    if not began and (number != s.round - 1 or any(hands) or s.over):
        raise reader.wrong("turns", "do not lead to this round")
    now = s.picks if not began else hands
    if not s.over and any(now):
        leader = with_cards(leader, now)
    if s.leader != leader:
        raise reader.wrong("leader", f"should be seat {leader}")
    if s.role >= 0 and s.said[s.leader] == COWARDLY and bold[s.round - 1]:
        raise reader.wrong(f"said[{s.leader}]", why)


def with_cards(leader: int, hands: list[int]) -> int:
    """The one who leads: who should, or the next clockwise who has cards."""
    for _ in range(len(hands)):
        if hands[leader]:
            break
        leader = (leader + 1) % len(hands)
    return leader
