"""The rules of the card game, in the rulebook's order; ids as in docs/rules/card-game.md."""

from broomstick.games.card_game.codes import actions, entries, steps
from broomstick.games.card_game.layout import bag_from
from broomstick.games.card_game.state import Fields
from broomstick.heart.chance import Chance
from broomstick.heart.codec import bag_with
from broomstick.heart.errors import Reason
from broomstick.heart.journal import EVERYONE, NO_SEAT
from broomstick.heart.plain import mask_names


def set_up(s: Fields) -> None:
    """Lay out the tasks, shuffle and deal the witches, turn one up for each player."""
    s.layout.clear()
    lay_out_tasks(s)
    deck = s.parts.deck[:]
    Chance(s.seed, s.salt, "deal").shuffle(deck)
    deal(s, deck)


def lay_out_tasks(s: Fields) -> None:
    """cg-task-draw: of the tasks for this number of players, three lie open for the whole game."""
    tasks = list(range(len(s.parts.tasks)))
    Chance(s.seed, s.salt, "tasks").shuffle(tasks)
    s.layout.tasks = sorted(tasks[: s.parts.open_tasks])


def deal(s: Fields, deck: list[int]) -> None:
    """cg-deal, cg-open-witches: each gets a stock; one witch a player is turned up; the rest is the pile."""
    parts = s.parts
    kinds = s.kinds
    n = s.players
    stock = [0] * (n * kinds)
    received = [0] * (n * parts.rounds)
    for seat in range(n):
        at = seat * kinds
        bag = 0
        for _ in range(parts.deal):
            kind = deck.pop()
            stock[at + kind] += 1
            bag += bag_with(kind)
        received[seat * parts.rounds] = bag
    s.stock = stock
    s.received = received
    for _ in range(n):
        s.layout.open_witches[deck.pop()] += 1
    s.pile = deck
    # cg-first-card: the starter takes one of them first, then the others clockwise.
    for i in range(n - 1, -1, -1):
        s.push(steps.take_first((s.starter + i) % n))
    if s.journal is not None:
        for seat in range(n):
            s.note(entries.draws(s.received[seat * parts.rounds]), seat, 1 << seat)


def open_choices(s: Fields) -> list[int]:
    """The open witches one may take as first card, by type."""
    return [actions.take(kind) for kind in range(s.kinds) if s.layout.open_witches[kind]]


def take_first(s: Fields, seat: int, kind: int) -> None:
    """cg-first-card: the card taken is laid out cowardly and begins the display."""
    layout = s.layout
    layout.open_witches[kind] -= 1
    layout.first[seat] = kind
    if s.journal is not None:
        s.note(entries.takes(kind), seat)
    lay_out(s, seat, kind, s.parts.cowardly_potions, 0)


def lay_out(s: Fields, seat: int, kind: int, potions: int, brave: int) -> None:
    """A card joins the display: potions of its colour and, if brave, brave potions."""
    layout = s.layout
    layout.potions[seat * s.kinds + kind] += potions
    layout.brave_potions[seat] += brave
    layout.cards[seat] += 1
    if s.journal is not None:
        s.note(entries.brews(kind, potions, brave), seat)


def take_from_stock(s: Fields, seat: int) -> None:
    """The witch being played leaves her owner's stock."""
    s.stock[seat * s.kinds + s.role] -= 1


def play_cowardly(s: Fields, seat: int) -> None:
    """cg-cowardly-potion: a cowardly witch brings one potion of her colour, at once."""
    lay_out(s, seat, s.role, s.parts.cowardly_potions, 0)


def play_brave(s: Fields, seat: int) -> None:
    """cg-brave-potions: the last brave witch brings two potions of her colour and a brave potion."""
    lay_out(s, seat, s.role, s.parts.brave_potions, s.parts.brave_extra)


def cancel(s: Fields, seat: int) -> None:
    """cg-cancel: a brave witch overtaken by a later one is turned over and brings nothing."""
    s.layout.cancelled[seat] |= 1 << s.role


def finish_round(s: Fields) -> None:
    """Cancelled cards go back, tasks are checked, and between rounds everybody draws."""
    reclaim(s)
    check_tasks(s)
    if s.round < s.parts.rounds:
        # cg-draw-three
        draw(s)
    elif s.journal is not None:
        # cg-pile-shown
        counts = [s.pile.count(kind) for kind in range(s.kinds)]
        s.note(entries.left_over(bag_from(counts)), NO_SEAT)


def reclaim(s: Fields) -> None:
    """cg-cancel-return: cancelled cards return to their owners' stocks."""
    cancelled = s.layout.cancelled
    for seat in s.clockwise(s.leader):
        mask = cancelled[seat]
        if mask:
            if s.journal is not None:
                s.note(entries.reclaims(mask), seat)
            at = seat * s.kinds
            while mask:
                if mask & 1:
                    s.stock[at] += 1
                mask >>= 1
                at += 1
            cancelled[seat] = 0


def check_tasks(s: Fields) -> None:
    """cg-task-check, cg-task-shared, cg-task-gone: all who fulfil an open task score it, and it is gone."""
    layout = s.layout
    still_open: list[int] = []
    for task in layout.tasks:
        gone = False
        for seat in s.clockwise(s.leader):
            if layout.fulfils(seat, task):
                gone = True
                layout.scored[seat] |= 1 << task
                layout.task_points[seat] += s.parts.tasks[task].points
                if s.journal is not None:
                    s.note(entries.fulfils(s.parts.tasks[task].number), seat)
        if not gone:
            still_open.append(task)
    layout.tasks = still_open


def draw(s: Fields) -> None:
    """cg-draw-three: clockwise from the next leader, everybody draws three cards."""
    parts = s.parts
    pile = s.pile
    for seat in s.clockwise(s.leader):
        at = seat * s.kinds
        bag = 0
        for _ in range(parts.draw):
            kind = pile.pop()
            s.stock[at + kind] += 1
            bag += bag_with(kind)
        s.received[seat * parts.rounds + s.round] = bag
        if s.journal is not None:
            s.note(entries.draws(bag), seat, 1 << seat)
            s.note(entries.draws_cards(parts.draw), seat, EVERYONE & ~(1 << seat))
    s.reveal()


def why_not_pick(s: Fields, picked: int, held: int) -> Reason:
    """Why these types cannot be picked."""
    missing = mask_names(s.parts.types, picked & ~held)
    if missing:
        return Reason(
            "not-in-stock", f"you have no {' and no '.join(missing)} in your stock", {"types": missing}
        )
    size = min(s.parts.picks, held.bit_count())
    message = f"pick {size} different types" if size > 1 else "pick the one type you have"
    return Reason("pick-count", message, {"count": size})


def why_not_take(s: Fields, kind: int) -> Reason:
    """Why this witch cannot be the first card."""
    name = s.parts.types[kind]
    return Reason("not-open", f"no {name} lies open", {"type": name})
