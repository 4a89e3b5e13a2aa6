"""Set-up, sets, the spell books, barred roles, the end; and which step asks what. Ids of rules begin with wb-."""

from typing import Final

from broomstick.games.witchs_brew import lists, roles, shelves
from broomstick.games.witchs_brew.codes import actions, entries, reasons, steps, things
from broomstick.games.witchs_brew.state import Fields, top_book
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat
from broomstick.heart.journal import NO_SEAT

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
    s.note(entries.book(books[0]), NO_SEAT)


def bar_roles(s: Fields) -> None:
    """wb-barred, wb-barred-again: before picks some roles are turned up and barred for this set."""
    number = s.parts.barred
    if number == 0:
        return
    if not s.deck:
        s.deck = list(range(len(lists.ROLES)))
        s.shuffle(BARRED_STREAM, s.deck)
    barred = 0
    for _ in range(number):
        barred |= 1 << s.deck.pop()
    s.layout.barred.append(barred)
    s.note(entries.barred(barred), NO_SEAT)
    s.reveal()


def end_set(s: Fields) -> None:
    """wb-book-turns: the top book goes under the stack, after the last set too; then the end is checked."""
    s.turned += 1
    if s.turned < len(s.books):
        # A book that nobody had seen; later the stack only shows what is known.
        s.reveal()
    if s.journal is not None:
        s.note(entries.book(top_book(s)), NO_SEAT)
        if finished(s):
            by_ravens = s.layout.ravens >= s.parts.ravens
            s.note(entries.last_set(reasons.RAVENS if by_ravens else reasons.SETS), NO_SEAT)


def finished(s: Fields) -> bool:
    """wb-end, wb-thirty-sets: enough ravens among all players at the end of a set, or too many sets."""
    return s.layout.ravens >= s.parts.ravens or s.round >= s.parts.sets


def act_favour(s: Fields, seat: int) -> None:
    """wb-favour-at-once; the favour of cutpurse and begging monk lowers a loss and is no question."""
    if s.role < things.CUTPURSE:
        s.agenda.append(steps.favour(seat))


def perform(s: Fields, step: int) -> None:
    """Ask where there is a choice; where something cannot be done, say so."""
    seat = step_seat(step)
    choices = step_choices(s, step, seat)
    if len(choices) > 1:
        s.ask(seat, step)
        return
    kind = kind_of(step)
    if kind in (steps.FULL, steps.FAVOUR):
        # wb-cannot
        s.note(entries.CANNOT, seat)
    elif kind != steps.VIAL:
        answer(s, step, seat, choices[0])


def step_choices(s: Fields, step: int, seat: int) -> list[int]:
    kind = kind_of(step)
    if kind == steps.FULL:
        return roles.full_choices(s.layout, s.role, seat, top_book(s), s.said)
    if kind == steps.FAVOUR:
        return roles.favour_choices(s.layout, s.role, seat)
    if kind == steps.VIAL:
        return s.parts.bottles[s.layout.colours(seat)]
    if kind == steps.FILL_UP:
        return shelves.gold_choices(s, seat)
    return shelves.add_choices(s, seat, steps.add_more_ingredient(step))


def answer(s: Fields, step: int, seat: int, action: int) -> None:
    kind = kind_of(step)
    if action == actions.DECLINE:
        s.note(entries.DECLINES, seat)
    elif kind == steps.FULL:
        roles.act(s, seat, action, True)
    elif kind == steps.FAVOUR:
        roles.act(s, seat, action, False)
    elif kind == steps.VIAL:
        roles.bottle(s, seat, action)
    elif kind == steps.FILL_UP:
        shelves.add_gold(s, seat, actions.add_gold_gold(action))
    else:
        shelves.add_ingredients(s, seat, actions.add_ingredients(action))
