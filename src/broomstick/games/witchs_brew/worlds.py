"""Imagining Witch's Brew: a full state that fits a view, each world equally likely.

Hidden are the roles others hold, the answers they have sealed, the order of the books nobody has seen and that of the
roles still to be barred. Nothing in the history ties one of these to another, so each is drawn by itself.
"""

from broomstick.games.witchs_brew import bags, bounds, lists
from broomstick.games.witchs_brew.codes import actions, steps, things
from broomstick.games.witchs_brew.layout import Layout
from broomstick.games.witchs_brew.shelves import real_choice
from broomstick.games.witchs_brew.state import UNSEEN, Fields
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.errors import PositionError
from broomstick.heart.imagining import hidden_hand
from broomstick.heart.journal import PUBLIC


def fill_in(s: Fields, view: BrewView, rng: Chance) -> None:
    """Complete a state that has the view's table and the viewer's own hand."""
    s.layout = view.layout.copy()
    fill_in_books(s, view, rng)
    left = view.layout.left_to_bar()
    s.deck = [role for role in range(len(lists.ROLES)) if left >> role & 1]
    rng.shuffle(s.deck)
    s.given = [0] * (3 * s.players)
    if view.viewer != PUBLIC:
        s.given[3 * view.viewer : 3 * view.viewer + 3] = view.given
    for seat in range(view.players):
        if seat == view.viewer:
            continue
        if view.topic == PICKS:
            if not view.pending >> seat & 1:
                s.answers[seat] = rng.pick(s.parts.pick_table[view.layout.now_barred()])
            continue
        s.hands[seat] = hidden_hand(view, seat, rng)
        s.picks[seat] = s.hands[seat] | view.played(seat)
        if view.topic == things.TOPIC_LOSSES and view.layout.owed[seat] and real_choice(view.layout, seat):
            fill_in_loss(s, view, seat, rng)


def fill_in_books(s: Fields, view: BrewView, rng: Chance) -> None:
    """The books nobody has seen come up in any order."""
    count = len(view.books)
    unseen = view.parts.books[:]
    for book in view.books:
        if book != UNSEEN:
            if book not in unseen:
                raise PositionError(
                    "books: there are not so many of one kind", "impossible-view", {"field": "books"}
                )
            unseen.remove(book)
    rng.shuffle(unseen)
    s.turned = view.round if view.over else max(0, view.round - 1)
    s.books = [0] * count
    for i, book in enumerate(view.books):
        s.books[(s.turned + i) % count] = unseen.pop() if book == UNSEEN else book


def fill_in_loss(s: Fields, view: BrewView, seat: int, rng: Chance) -> None:
    """What a victim of the begging monk has sealed so far: any beginning of any loss, each equally likely."""
    layout = view.layout
    owed = layout.owed[seat]
    before = min(owed, bounds.MOST_AT_ONCE * layout.batches)
    # Whoever owes no more than the earlier batches took is not asked in this one.
    answered = steps.sealed_seats(view.agenda[-1]) >> seat & 1 == 1 and not view.pending >> seat & 1
    size = min(owed, before + bounds.MOST_AT_ONCE) if answered else before
    red, green, white = rng_beginning(layout, seat, size, owed, rng)
    # The answers come in the order of colours: the first batches hold the first of them.
    in_red = min(red, before)
    in_green = min(green, before - in_red)
    s.given[3 * seat : 3 * seat + 3] = [in_red, in_green, before - in_red - in_green]
    if answered:
        now = bags.bag_of(red - in_red, green - in_green, white - (before - in_red - in_green))
        s.answers[seat] = actions.lose(now)


def rng_beginning(layout: Layout, seat: int, size: int, owed: int, rng: Chance) -> tuple[int, int, int]:
    at = things.GOODS * seat
    found = beginnings(
        layout.goods[at + things.RED],
        layout.goods[at + things.GREEN],
        layout.goods[at + things.WHITE],
        size,
        owed - size,
    )
    if not found:
        raise PositionError(
            f"seats[{seat}].owes: is more than the seat has",
            "impossible-view",
            {"field": f"seats[{seat}].owes"},
        )
    return found[rng.draw(len(found))]


def beginnings(red: int, green: int, white: int, size: int, later: int) -> list[tuple[int, int, int]]:
    """All ways to give so many in the order of colours such that so many more can follow."""
    found: list[tuple[int, int, int]] = []
    for r in range(min(red, size) + 1):
        for g in range(min(green, size - r) + 1):
            w = size - r - g
            left = white - w
            if not w:
                left += green - g
                if not g:
                    left += red - r
            if w <= white and left >= later:
                found.append((r, g, w))
    return found
