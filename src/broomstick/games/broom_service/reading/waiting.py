"""What may wait on the agenda of a position that is read: actions and what they set off, fists and what is owed."""

from broomstick.games.broom_service.box.vocabulary import (
    ARRIVED,
    BRAVE_ACT,
    CLOUDS,
    COWARDLY_ACT,
    DELIVERY,
    EXTRA_CARD,
    FINAL_SCORE,
    FISTS,
    FREE_DELIVERY,
    FREE_MOVE,
    HAND_OVER,
    MAY,
    MOST_IN_FIST,
    MOUNTAIN_WITCH,
    MUST,
    STORM_DELIVERY,
    STORM_MOVE,
    TILE,
    TILE_MOVES,
    UPPER_HAND,
    WEATHER_FAIRY,
    WORKS,
    step_area,
    step_duty,
)
from broomstick.games.broom_service.reading.chains import check_chain, check_extra_card, may_have_delivered
from broomstick.games.broom_service.table.layout import PAWNS, SQUARE_SERVED
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.asking import batch_seats
from broomstick.heart.codec import KIND_MASK
from broomstick.heart.core import (
    END_TURN,
    FOLLOW,
    NEXT_ROUND,
    SEALED,
    TURN,
    step_rest,
    step_seat,
    step_topic,
)
from broomstick.heart.plain import Reader
from broomstick.heart.shown import COWARDLY


def check_agenda(s: Fields, reader: Reader) -> None:
    """What the game itself has put on the agenda, by the stage of the round that lies at its bottom."""
    owing = [seat for seat in range(s.players) if s.layout.owed[seat]]
    stage = s.agenda[0] & KIND_MASK if s.agenda else -1
    if s.layout.barred and (stage not in (FOLLOW, END_TURN) or not may_have_delivered(s)):
        raise reader.wrong(SQUARE_SERVED, "nothing has been delivered in a play that goes on")
    if stage == NEXT_ROUND:
        check_end_of_round(s, reader)
    elif owing:
        raise reader.wrong(f"seats[{owing[0]}].owes", "nobody hands anything over now")
    if stage in (FOLLOW, END_TURN):
        parts = s.parts
        if parts.forest or parts.hill or parts.extra or parts.cards:
            check_chain(s, reader, stage)
        else:
            check_action(s, reader, stage)
    elif s.layout.messenger:
        raise reader.wrong("messenger", "nobody is on the way now")
    elif stage == TURN and len(s.agenda) > 1 and s.topic == EXTRA_CARD:
        check_extra_card(s, reader)
    elif stage in (SEALED, TURN) and len(s.agenda) > 1:
        raise reader.wrong("agenda[1]", "does not go with this stage of the round")


# ---- a role's action ----


def check_action(s: Fields, reader: Reader, stage: int) -> None:
    """One who has just declared cowardly, or the last brave one, acts; and what that has set off lies on top."""
    brave = stage == END_TURN
    actor = s.brave if brave else (s.speaker - 1) % s.players
    kinds = [step & KIND_MASK for step in s.agenda]
    if len(kinds) > 1 and (actor < 0 or (not brave and s.said[actor] != COWARDLY)):
        raise reader.wrong("agenda[1]", "nobody acts now")
    if brave and len(kinds) == 1:
        raise reader.wrong("agenda", "the turn is over")
    landing = -1
    for i in range(1, len(kinds)):
        step = s.agenda[i]
        if step_seat(step) != actor or not fits(s, kinds, i, brave):
            raise reader.wrong(f"agenda[{i}]", "does not go with the role and what was said")
        if kinds[i] in (ARRIVED, DELIVERY):
            landing = step_area(step)
    check_grants(s, reader, kinds, actor)
    check_messenger(s, reader, kinds, actor, landing)


def fits(s: Fields, kinds: list[int], i: int, brave: bool) -> bool:
    """Whether a step above the stage could lie there."""
    step = s.agenda[i]
    kind = kinds[i]
    last = len(kinds) - 1
    if kind in (BRAVE_ACT, COWARDLY_ACT):
        return i == last == 1 and (kind == BRAVE_ACT) == brave
    if s.role > MOUNTAIN_WITCH and s.role != WEATHER_FAIRY:
        # Only flights and clouds set off more.
        return False
    if kind in (ARRIVED, DELIVERY):
        landed = brave and s.role == s.parts.board.landscape[step_area(step)]
        if kind == ARRIVED:
            return landed and i == last == 1 and at_a_tile(s, step)
        below = i == 2 and kinds[1] == TILE and step_area(s.agenda[1]) == step_area(step)
        return landed and (below or i == 1) and (step_duty(step) == MAY or (below and i == last))
    if kind == TILE:
        if not at_a_tile(s, step):
            return False
        if step_duty(step) == MUST:
            return i == last == 2 and kinds[1] == DELIVERY and step_area(s.agenda[1]) == step_area(step)
        return i == last or (i == 1 and last == 2 and kinds[2] == DELIVERY)
    return kind in (FREE_MOVE, FREE_DELIVERY)


def at_a_tile(s: Fields, step: int) -> bool:
    """bs-amulet: a tile is offered to who has just taken the amulet there."""
    space = s.parts.tile_at[step_area(step)]
    return space >= 0 and s.layout.amulets[step_seat(step)] >> space & 1 == 1


def check_grants(s: Fields, reader: Reader, kinds: list[int], actor: int) -> None:
    """No more free moves and deliveries than clouds and tiles have granted."""
    layout = s.layout
    moves = layout.tiles.count(TILE_MOVES)
    granted = [(FREE_MOVE, STORM_MOVE, moves), (FREE_DELIVERY, STORM_DELIVERY, 0)]
    for kind, cloud, more in granted:
        if kinds.count(kind) and kinds.count(kind) > layout.taken[actor * len(CLOUDS) + cloud] + more:
            raise reader.wrong(f"agenda[{kinds.index(kind)}]", "nothing has granted this")


def check_messenger(s: Fields, reader: Reader, kinds: list[int], actor: int, landing: int) -> None:
    """bs-witch-delivers-there: a brave witch who may still deliver is where one of the pawns is."""
    messenger = s.layout.messenger
    if landing < 0:
        if messenger:
            raise reader.wrong("messenger", "no witch may still deliver")
        return
    pawns = s.layout.pawns[PAWNS * actor : PAWNS * actor + PAWNS]
    if not messenger or messenger & ~(1 << pawns[0] | 1 << pawns[1]):
        raise reader.wrong("messenger", "should be where that player has a pawn")
    if kinds[-1] in (ARRIVED, DELIVERY) and not messenger >> landing & 1:
        raise reader.wrong("messenger", "should be where the witch may deliver now")


# ---- the end of a round ----


def check_end_of_round(s: Fields, reader: Reader) -> None:
    """Fists, sets and what is handed over; below them the final score in the last round."""
    kinds = [step & KIND_MASK for step in s.agenda]
    first = 2 if s.round == s.parts.rounds else 1
    if any(s.hands):
        raise reader.wrong("hands", "nobody has cards left at the end of a round")
    if (len(kinds) > 1 and kinds[1] == FINAL_SCORE) != (first == 2) or len(kinds) <= first:
        raise reader.wrong("agenda", "does not go with the end of this round")
    if s.layout.messenger:
        raise reader.wrong("messenger", "nobody is on the way now")
    if kinds[first] == SEALED:
        event = UPPER_HAND if step_topic(s.agenda[first]) == FISTS else WORKS
        every = batch_seats(s.agenda[first]) == (1 << s.players) - 1
        if len(kinds) > first + 1 or s.layout.event() != event or not every or any(s.layout.owed):
            raise reader.wrong(f"agenda[{first}]", "does not go with the event")
    else:
        check_hand_over(s, reader, kinds, first)


def check_hand_over(s: Fields, reader: Reader, kinds: list[int], first: int) -> None:
    """bs-upper-hand-hands-over: those who still owe something, clockwise, the one who is asked on top."""
    if s.layout.event() != UPPER_HAND:
        raise reader.wrong(f"agenda[{first}]", "does not go with the event")
    last = len(kinds) - 1
    owing = 0
    for i in range(first, last + 1):
        step = s.agenda[i]
        seat = step_seat(step)
        due = (s.leader - 1 - (i - first)) % s.players
        if kinds[i] != HAND_OVER or seat != due or (i < last and step_rest(step)):
            raise reader.wrong(f"agenda[{i}]", f"seat {due} should hand over here")
        owing |= 1 << seat
    asked = step_seat(s.agenda[last])
    if not s.layout.owed[asked]:
        raise reader.wrong(f"seats[{asked}].owes", "is nothing, but this seat is asked for something")
    for seat in range(s.players):
        owed = s.layout.owed[seat]
        if (owed and not owing >> seat & 1) or owed > min(MOST_IN_FIST, s.layout.resources(seat)):
            raise reader.wrong(f"seats[{seat}].owes", "is more than this seat can still hand over")
