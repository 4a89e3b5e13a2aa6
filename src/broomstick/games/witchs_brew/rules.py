"""Set-up, sets, the spell books, barred roles, the end; and which step asks what. Ids of rules begin with wb-."""

from typing import Final

from broomstick.games.witchs_brew import roles, shelves
from broomstick.games.witchs_brew.state import Fields, top_book
from broomstick.games.witchs_brew.vocabulary import (
    BARRED,
    BOOK,
    BY_RAVENS,
    BY_SETS,
    CANNOT,
    CUTPURSE,
    FAVOUR,
    FILL_UP,
    FULL,
    LAST_SET,
    ROLES,
    VIAL,
)
from broomstick.heart.chance import Chance
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE, seat_step, step_rest, step_seat
from broomstick.heart.journal import DECLINES, NO_SEAT

BARRED_STREAM: Final = 0


def set_up(s: Fields) -> None:
    """wb-start, wb-spell-books: everybody's goods; shuffle the books and, with barred roles, their deck."""
    s.layout.clear()
    s.given = [0] * (3 * s.players)
    s.deck = []
    books = s.parts.books[:]
    Chance(s.seed, s.salt, "books").shuffle(books)
    s.books = books
    s.turned = 0
    s.note(BOOK | books[0] << KIND_BITS, NO_SEAT)


def bar_roles(s: Fields) -> None:
    """wb-barred, wb-barred-again: before picks some roles are turned up and barred for this set."""
    number = s.parts.barred
    if number == 0:
        return
    if not s.deck:
        s.deck = list(range(len(ROLES)))
        s.shuffle(BARRED_STREAM, s.deck)
    barred = 0
    for _ in range(number):
        barred |= 1 << s.deck.pop()
    s.layout.barred.append(barred)
    s.note(BARRED | barred << KIND_BITS, NO_SEAT)
    s.reveal()


def end_set(s: Fields) -> None:
    """wb-book-turns: the top book goes under the stack, after the last set too; then the end is checked."""
    s.turned += 1
    if s.turned < len(s.books):
        # A book that nobody had seen; later the stack only shows what is known.
        s.reveal()
    if s.journal is not None:
        s.note(BOOK | top_book(s) << KIND_BITS, NO_SEAT)
        if finished(s):
            by_ravens = s.layout.ravens >= s.parts.ravens
            s.note(LAST_SET | (BY_RAVENS if by_ravens else BY_SETS) << KIND_BITS, NO_SEAT)


def finished(s: Fields) -> bool:
    """wb-end, wb-thirty-sets: enough ravens among all players at the end of a set, or too many sets."""
    return s.layout.ravens >= s.parts.ravens or s.round >= s.parts.sets


def act_favour(s: Fields, seat: int) -> None:
    """wb-favour-at-once; the favour of cutpurse and begging monk lowers a loss and is no question."""
    if s.role < CUTPURSE:
        s.agenda.append(seat_step(FAVOUR, seat))


def perform(s: Fields, step: int) -> None:
    """Ask where there is a choice; where something cannot be done, say so."""
    seat = step_seat(step)
    choices = step_choices(s, step, seat)
    if len(choices) > 1:
        s.ask(seat, step)
        return
    kind = step & KIND_MASK
    if kind in (FULL, FAVOUR):
        # wb-cannot
        s.note(CANNOT, seat)
    elif kind != VIAL:
        answer(s, step, seat, choices[0])


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = step & KIND_MASK
    if kind == FULL:
        return roles.full_choices(s.layout, s.role, seat, top_book(s), s.said)
    if kind == FAVOUR:
        return roles.favour_choices(s.layout, s.role, seat)
    if kind == VIAL:
        return s.parts.bottles[s.layout.colours(seat)]
    if kind == FILL_UP:
        return shelves.gold_choices(s, seat)
    return shelves.add_choices(s, seat, step_rest(step))


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = step & KIND_MASK
    if action == DECLINE:
        s.note(DECLINES, seat)
    elif kind == FULL:
        roles.act(s, seat, action, True)
    elif kind == FAVOUR:
        roles.act(s, seat, action, False)
    elif kind == VIAL:
        roles.bottle(s, seat, action)
    elif kind == FILL_UP:
        shelves.add_gold(s, seat, action >> KIND_BITS)
    else:
        shelves.add_ingredients(s, seat, action >> KIND_BITS)
