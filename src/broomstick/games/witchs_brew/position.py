"""Positions of Witch's Brew as plain data, and what is checked of one that is read.

A position does not tell every deal of its past, so it is not played again; but whatever can be seen to contradict
the rules is refused: turns, leaders and picks, cards, books and barred roles, and the questions on the agenda.
"""

from broomstick.games.witchs_brew import bounds, lists
from broomstick.games.witchs_brew.codes import steps, things
from broomstick.games.witchs_brew.layout import counted, read_counted
from broomstick.games.witchs_brew.shelves import loss, missing, real_choice
from broomstick.games.witchs_brew.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.core import PICKS, step_seat
from broomstick.heart.history import turn_round
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.position_turns import check_leaders, played_roles
from broomstick.heart.shown import COWARDLY


def own_position(s: Fields) -> Plain:
    return {
        **s.layout.data(),
        "books": [lists.SPELLS[s.books[(s.turned + i) % len(s.books)]] for i in range(len(s.books))],
        "barred_deck": [lists.ROLES[role] for role in s.deck],
        "given": [counted(s.given, 3 * seat) for seat in range(s.players)],
    }


def read_own(s: Fields, reader: Reader) -> None:
    s.layout.read(reader)
    s.turned = s.round if s.over else max(0, s.round - 1)
    stack = reader.names("books", lists.SPELLS)
    if sorted(stack) != s.parts.books:
        raise reader.wrong("books", "are not those of the box")
    s.books = stack[:]
    for i, book in enumerate(stack):
        s.books[(s.turned + i) % len(stack)] = book
    s.deck = reader.names("barred_deck", lists.ROLES)
    if s.topic == PICKS:
        # At once, since what may be picked is looked up by them.
        check_barred(s, reader)
    given: list[int] = []
    for seat, item in enumerate(reader.items("given", s.players)):
        given += read_counted(Reader(item, f"given[{seat}]."))
    s.given = given


def check_own(s: Fields, reader: Reader) -> None:
    """Refuse what no play leads to, naming the field."""
    check_end(s, reader)
    check_barred(s, reader)
    played = [played_in(s, number) for number in range(1, s.round + 1)]
    # wb-leader-full
    check_leaders(s, reader, played, [True] * s.round, "the leader claims the full action")
    check_picks(s, reader)
    check_shelves(s, reader)
    check_own_agenda(s, reader)
    check_losses(s, reader)


def check_end(s: Fields, reader: Reader) -> None:
    """wb-end, wb-thirty-sets: only the last set ends with enough ravens, or is number thirty."""
    parts = s.parts
    if not 1 <= s.round <= parts.sets:
        raise reader.wrong("round", f"should be a number from 1 to {parts.sets}")
    enough = s.layout.ravens >= parts.ravens
    if s.over:
        if not enough and s.round < parts.sets:
            raise reader.wrong("over", "there are not ravens enough for an end")
        if len(played_in(s, s.round)) != s.players:
            raise reader.wrong("turns", "the last set has not been played")
    elif enough and (
        s.topic == PICKS or (not any(turn_round(turn) == s.round for turn in s.turns) and s.role < 0)
    ):
        raise reader.wrong("ravens", "the game should have ended with the set before")


def check_barred(s: Fields, reader: Reader) -> None:
    """wb-barred: roles are barred in every set so far, and the others are still to come."""
    s.layout.check_sets(reader, s.round)
    left = s.layout.left_to_bar()
    if sorted(s.deck) != [role for role in range(len(lists.ROLES)) if left >> role & 1]:
        raise reader.wrong("barred_deck", "should be the roles not barred yet")


def played_in(s: Fields, number: int) -> list[int]:
    """The roles each seat played in a set that is over; empty where the turns do not tell of whole picks."""
    found = played_roles(s, number)
    return found if all(mask.bit_count() == s.parts.picks for mask in found) else []


def check_picks(s: Fields, reader: Reader) -> None:
    """wb-pick-five, wb-barred: five roles each in every set, none of them barred."""
    for number in range(1, s.round + 1):
        barred = s.layout.barred[number - 1] if s.parts.barred else 0
        now = number == s.round and not s.over
        picks = s.picks if now else played_in(s, number)
        if now and s.topic == PICKS:
            continue
        for seat, mask in enumerate(picks):
            if mask.bit_count() != s.parts.picks or mask & barred:
                field = f"picks[{seat}]" if now else "turns"
                message = f"should be {s.parts.picks} roles of set {number} that are not barred"
                raise reader.wrong(field, message)
    if s.over and (any(s.hands) or s.picks != played_in(s, s.round)):
        raise reader.wrong("picks", "should be those of the last set")


def check_shelves(s: Fields, reader: Reader) -> None:
    """wb-shelf-take: what waits on a shelf is less than it needs, or the card would have been taken."""
    lying = s.layout.lying
    for stack, there, field in (
        (things.GOLD_SHELF, lying[things.GOLD], "on_gold_shelf"),
        (things.INGREDIENT_SHELF, sum(lying[things.RED : things.GOLD]), "on_ingredient_shelf"),
    ):
        if there and s.layout.card(stack) < 0:
            raise reader.wrong(field, "there is no shelf left it could lie on")
        if there and not missing(s.layout, stack):
            raise reader.wrong(field, "is enough for the card, which would have been taken")


def check_own_agenda(s: Fields, reader: Reader) -> None:
    """At most one of the game's own questions lies on the agenda; only a monk's victims are asked above another."""
    kinds = [kind_of(step) for step in s.agenda]
    for i in range(1, len(kinds)):
        if not fits(s, kinds, i):
            raise reader.wrong(f"agenda[{i}]", "does not go with the role and what was said")


def fits(s: Fields, kinds: list[int], i: int) -> bool:
    """Whether a step above the stage of the round could lie there."""
    seat = step_seat(s.agenda[i])
    kind = kinds[i]
    role = s.role
    winner = kinds[0] == steps.END_TURN and seat == s.brave
    # The one who has just spoken; those after it are asked when its favour is done.
    favour = kinds[0] == steps.FOLLOW and seat == (s.speaker - 1) % s.players and s.said[seat] == COWARDLY
    if kind == steps.SEALED:
        return i == 2 and kinds[1] == steps.ADD_MORE and role == things.BEGGING_MONK
    if i != 1:
        return False
    if kind == steps.FULL:
        return winner
    if kind == steps.FAVOUR:
        return favour and role < things.CUTPURSE
    if kind == steps.VIAL:
        return (winner or favour) and things.WIZARD <= role <= things.DRUID
    # wb-no-shelf
    gold = kind == steps.FILL_UP
    there = s.layout.card(things.GOLD_SHELF if gold else things.INGREDIENT_SHELF) >= 0
    return winner and there and role == (things.CUTPURSE if gold else things.BEGGING_MONK)


def check_losses(s: Fields, reader: Reader) -> None:
    """wb-monk-choose, wb-monk-batches: while victims choose, all they owe is as the rules say; else nobody owes."""
    layout = s.layout
    open_now = s.topic == things.TOPIC_LOSSES
    if layout.batches and not open_now:
        raise reader.wrong("losses_sealed", "nobody is losing anything now")
    before = bounds.MOST_AT_ONCE * layout.batches
    asked = 0
    for seat in range(s.players):
        due = 0
        if open_now and seat != s.brave:
            due = loss(layout, things.BEGGING_MONK, s.said[seat], seat)
        if layout.owed[seat] != due:
            raise reader.wrong(f"seats[{seat}].owes", f"should be {due}")
        choosing = due > 0 and real_choice(layout, seat)
        if choosing and due > before:
            asked |= 1 << seat
        check_given(s, seat, min(due, before) if choosing else 0, reader)
    if open_now and steps.sealed_seats(s.agenda[-1]) != asked:
        raise reader.wrong("agenda", "should ask those who have something to choose")


def check_given(s: Fields, seat: int, size: int, reader: Reader) -> None:
    """What was given before is as much as was asked for, in the order of colours, and is there."""
    given = s.given[3 * seat : 3 * seat + 3]
    goods = s.layout.goods[things.GOODS * seat : things.GOODS * seat + 3]
    if sum(given) != size or any(part > there for part, there in zip(given, goods)):
        raise reader.wrong(f"given[{seat}]", f"should be {size} of what the seat has")
    if s.layout.owed[seat] > size:
        left = [there - part for part, there in zip(given, goods)]
        may = sum(left[colour] for colour in range(3) if not any(given[colour + 1 :]))
        if may < s.layout.owed[seat] - size:
            raise reader.wrong(f"given[{seat}]", "leaves too little of the later colours")
