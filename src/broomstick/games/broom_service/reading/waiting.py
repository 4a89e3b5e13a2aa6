"""What may wait on the agenda of a position that is read: by the stage of the round; fists and what is owed."""

from typing import Final

from broomstick.games.broom_service.box import bounds
from broomstick.games.broom_service.codes import steps, things
from broomstick.games.broom_service.reading.chains import check_chain, check_extra_card, may_have_delivered
from broomstick.games.broom_service.table.layout import SQUARE_SERVED
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat
from broomstick.heart.plain import Reader

ASKING: Final = {things.TOPIC_FISTS: things.THE_UPPER_HAND, things.TOPIC_WORKS: things.THE_WORKS}
"""By what is asked of all in secret at the end of a round, the event that asks it."""


def check_agenda(s: Fields, reader: Reader) -> None:
    """What the game itself has put on the agenda, by the stage of the round that lies at its bottom."""
    owing = [seat for seat in range(s.players) if s.layout.owed[seat]]
    stage = kind_of(s.agenda[0]) if s.agenda else -1
    if s.layout.square_served and (stage not in (steps.FOLLOW, steps.END_TURN) or not may_have_delivered(s)):
        raise reader.wrong(SQUARE_SERVED, "nothing has been delivered in a play that goes on")
    if stage == steps.NEXT_ROUND:
        check_end_of_round(s, reader)
    elif owing:
        raise reader.wrong(f"seats[{owing[0]}].owes", "nobody hands anything over now")
    if stage in (steps.FOLLOW, steps.END_TURN):
        check_chain(s, reader, stage)
    elif s.layout.messenger:
        raise reader.wrong("messenger", "nobody is on the way now")
    elif stage == steps.TURN and len(s.agenda) > 1 and s.topic == things.TOPIC_EXTRA_CARD:
        check_extra_card(s, reader)
    elif stage in (steps.SEALED, steps.TURN) and len(s.agenda) > 1:
        raise reader.wrong("agenda[1]", "does not go with this stage of the round")


def check_end_of_round(s: Fields, reader: Reader) -> None:
    """Fists, sets and what is handed over; below them the final score in the last round."""
    kinds = [kind_of(step) for step in s.agenda]
    first = 2 if s.round == s.parts.rounds else 1
    if any(s.hands):
        raise reader.wrong("hands", "nobody has cards left at the end of a round")
    if (len(kinds) > 1 and kinds[1] == steps.FINAL_SCORE) != (first == 2) or len(kinds) <= first:
        raise reader.wrong("agenda", "does not go with the end of this round")
    if s.layout.messenger:
        raise reader.wrong("messenger", "nobody is on the way now")
    if kinds[first] == steps.SEALED:
        event = ASKING.get(steps.sealed_topic(s.agenda[first]))
        every = steps.sealed_seats(s.agenda[first]) == (1 << s.players) - 1
        if len(kinds) > first + 1 or s.layout.event() != event or not every or any(s.layout.owed):
            raise reader.wrong(f"agenda[{first}]", "does not go with the event")
    else:
        check_hand_over(s, reader, kinds, first)


def check_hand_over(s: Fields, reader: Reader, kinds: list[int], first: int) -> None:
    """bs-upper-hand-hands-over: those who still owe something, clockwise, the one who is asked on top."""
    if s.layout.event() != things.THE_UPPER_HAND:
        raise reader.wrong(f"agenda[{first}]", "does not go with the event")
    last = len(kinds) - 1
    owing = 0
    for i in range(first, last + 1):
        step = s.agenda[i]
        seat = step_seat(step)
        due = (s.leader - 1 - (i - first)) % s.players
        if kinds[i] != steps.HAND_OVER or seat != due or (i < last and steps.hand_over_resource(step)):
            raise reader.wrong(f"agenda[{i}]", f"seat {due} should hand over here")
        owing |= 1 << seat
    asked = step_seat(s.agenda[last])
    if not s.layout.owed[asked]:
        raise reader.wrong(f"seats[{asked}].owes", "is nothing, but this seat is asked for something")
    for seat in range(s.players):
        owed = s.layout.owed[seat]
        if (owed and not owing >> seat & 1) or owed > min(bounds.MOST_IN_FIST, s.layout.resources(seat)):
            raise reader.wrong(f"seats[{seat}].owes", "is more than this seat can still hand over")
