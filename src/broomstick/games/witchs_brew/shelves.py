"""Cutpurse and begging monk: everybody else loses a part, it comes to lie on the top shelf, the winner may add."""

from typing import Final

from broomstick.games.witchs_brew import bags, bounds, lists
from broomstick.games.witchs_brew.codes import actions, entries, steps, things
from broomstick.games.witchs_brew.deeds import remove, take_top
from broomstick.games.witchs_brew.layout import Layout
from broomstick.games.witchs_brew.state import Fields
from broomstick.heart.codec import BAG_MASK, bag_count
from broomstick.heart.shown import COWARDLY, EMPTY

COLLECT_OR_NOT: Final = [actions.COLLECT, actions.DECLINE]


def shelf_of(role: int) -> int:
    """The stack of shelves that a role is about."""
    return things.GOLD_SHELF if role == things.CUTPURSE else things.INGREDIENT_SHELF


def loss(layout: Layout, role: int, stance: int, seat: int) -> int:
    """wb-cutpurse-share, wb-monk-share, wb-spared: a part, rounded down, and less for who took the favour."""
    parts = layout.parts
    if role == things.CUTPURSE:
        lost = layout.goods[things.GOODS * seat + things.GOLD] // parts.gold_share
        spared = parts.gold_spared
    else:
        lost = layout.ingredients(seat) // parts.ingredient_share
        spared = parts.ingredient_spared
    if stance == COWARDLY:
        lost = lost - spared if lost > spared else 0
    return lost


def collect_choices(layout: Layout, role: int, seat: int, said: list[int]) -> list[int]:
    """wb-shelf-abstain: let everybody else lose, or nobody."""
    if layout.card(shelf_of(role)) < 0:
        # wb-no-shelf
        return EMPTY
    own = (
        layout.goods[things.GOODS * seat + things.GOLD]
        if role == things.CUTPURSE
        else layout.ingredients(seat)
    )
    if own:
        return COLLECT_OR_NOT
    for other in range(len(said)):
        if other != seat and loss(layout, role, said[other], other):
            return COLLECT_OR_NOT
    # wb-shelf-nothing
    return EMPTY


def collect(s: Fields, seat: int) -> None:
    """All losses are counted before any is paid: those of everybody else, the knocked-out ones included."""
    layout = s.layout
    s.note(entries.COLLECTS, seat)
    if s.role == things.CUTPURSE:
        s.push(steps.fill_up(seat))
        for other in s.clockwise(seat):
            if other != seat:
                lose_gold(s, other, loss(layout, things.CUTPURSE, s.said[other], other))
        return
    asked = 0
    for other in range(s.players):
        if other != seat:
            lost = loss(layout, things.BEGGING_MONK, s.said[other], other)
            layout.owed[other] = lost
            if lost and real_choice(layout, other):
                asked |= 1 << other
    s.push(steps.add_more(seat, things.RED))
    s.push_sealed(things.TOPIC_LOSSES, asked)


def lose_gold(s: Fields, seat: int, gold: int) -> None:
    """wb-cutpurse-share: the gold goes onto the shelf, not to the winner."""
    if gold:
        s.layout.goods[things.GOODS * seat + things.GOLD] -= gold
        s.layout.lying[things.GOLD] += gold
        if s.journal is not None:
            s.note(entries.loses_gold(gold), seat)


def real_choice(layout: Layout, seat: int) -> bool:
    """wb-monk-no-choice: who has ingredients of one colour only, or loses all of them, has nothing to choose."""
    colours = layout.colours(seat)
    return colours & colours - 1 != 0 and layout.owed[seat] < layout.ingredients(seat)


def loss_choices(s: Fields, seat: int) -> list[int]:
    """wb-monk-choose, wb-monk-batches: at most five at a time, in the order of colours over all batches.

    No two series of answers mean the same loss: a later batch has no colour that comes before one given already.
    """
    layout = s.layout
    size = layout.owed[seat] - bounds.MOST_AT_ONCE * layout.batches
    if size <= 0:
        return EMPTY
    now = bounds.MOST_AT_ONCE if size > bounds.MOST_AT_ONCE else size
    later = size - now
    at = things.GOODS * seat
    red = layout.goods[at] - s.given[3 * seat]
    green = layout.goods[at + things.GREEN] - s.given[3 * seat + things.GREEN]
    white = layout.goods[at + things.WHITE] - s.given[3 * seat + things.WHITE]
    if s.given[3 * seat + things.WHITE]:
        red = green = 0
    elif s.given[3 * seat + things.GREEN]:
        red = 0
    choices: list[int] = []
    for bag in s.parts.bags[now]:
        r = bag_count(bag, things.RED)
        g = bag_count(bag, things.GREEN)
        w = bag_count(bag, things.WHITE)
        if r > red or g > green or w > white:
            continue
        if later:
            # What comes later must be there in the colours still allowed then.
            left = white - w
            if not w:
                left += green - g
                if not g:
                    left += red - r
            if left < later:
                continue
        choices.append(actions.lose(bag))
    return choices


def losses_in(s: Fields) -> None:
    """wb-monk-sealed: a batch is in; the next is asked for, or all losses are paid together."""
    layout = s.layout
    n = s.players
    layout.batches += 1
    asked = 0
    for seat in range(n):
        answer = s.answers[seat]
        if answer >= 0:
            for colour in range(len(lists.COLOURS)):
                s.given[3 * seat + colour] += bag_count(actions.lose_ingredients(answer), colour)
            if layout.owed[seat] > bounds.MOST_AT_ONCE * layout.batches:
                asked |= 1 << seat
    if asked:
        s.push_sealed(things.TOPIC_LOSSES, asked)
        return
    for seat in s.clockwise(s.brave):
        if layout.owed[seat]:
            pay_loss(s, seat)
    layout.owed = [0] * n
    layout.batches = 0
    s.given = [0] * (3 * n)


def pay_loss(s: Fields, seat: int) -> None:
    """What a seat gave comes to lie on the shelf; who was not asked gives of the only colour there is, or all."""
    layout = s.layout
    at = things.GOODS * seat
    if not real_choice(layout, seat):
        owed = layout.owed[seat]
        for colour in range(len(lists.COLOURS)):
            s.given[3 * seat + colour] = min(owed, layout.goods[at + colour])
            owed -= s.given[3 * seat + colour]
    for colour in range(len(lists.COLOURS)):
        layout.goods[at + colour] -= s.given[3 * seat + colour]
        layout.lying[colour] += s.given[3 * seat + colour]
    if s.journal is not None:
        note_loss(s, seat)


def note_loss(s: Fields, seat: int) -> None:
    """One entry, or several where a count is larger than an entry can hold."""
    left = s.given[3 * seat : 3 * seat + 3]
    while left[things.RED] or left[things.GREEN] or left[things.WHITE]:
        told = [min(count, BAG_MASK) for count in left]
        s.note(entries.loses(bags.bag_of(told[things.RED], told[things.GREEN], told[things.WHITE])), seat)
        left = [count - part for count, part in zip(left, told)]


def missing(layout: Layout, stack: int) -> int:
    """How much the top shelf still needs."""
    lying = layout.lying
    there = (
        lying[things.GOLD]
        if stack == things.GOLD_SHELF
        else lying[things.RED] + lying[things.GREEN] + lying[things.WHITE]
    )
    price = layout.parts.price[layout.card(stack)]
    return price - there if price > there else 0


def gold_choices(s: Fields, seat: int) -> list[int]:
    """wb-shelf-add: from nothing up to what is missing."""
    most = min(missing(s.layout, things.GOLD_SHELF), s.layout.goods[things.GOODS * seat + things.GOLD])
    return [actions.add_gold(gold) for gold in range(most + 1)]


def add_gold(s: Fields, seat: int, gold: int) -> None:
    if gold:
        s.layout.goods[things.GOODS * seat + things.GOLD] -= gold
        s.layout.lying[things.GOLD] += gold
        s.note(entries.adds_gold(gold), seat)
    settle(s, seat, things.GOLD_SHELF)


def add_choices(s: Fields, seat: int, first: int) -> list[int]:
    """wb-shelf-add: the same with ingredients, at most five at once and in the order of colours."""
    goods = s.layout.goods
    at = things.GOODS * seat
    most = min(missing(s.layout, things.INGREDIENT_SHELF), bounds.MOST_AT_ONCE)
    red = goods[at] if first == things.RED else 0
    green = goods[at + things.GREEN] if first <= things.GREEN else 0
    white = goods[at + things.WHITE]
    choices: list[int] = []
    for size in range(most + 1):
        for bag in s.parts.bags[size]:
            if (
                bag_count(bag, things.RED) <= red
                and bag_count(bag, things.GREEN) <= green
                and bag_count(bag, things.WHITE) <= white
            ):
                choices.append(actions.add(bag))
    return choices


def add_ingredients(s: Fields, seat: int, bag: int) -> None:
    if bag:
        remove(s, seat, bag)
        for colour in range(len(lists.COLOURS)):
            s.layout.lying[colour] += bag_count(bag, colour)
        s.note(entries.adds(bag), seat)
    if bags.bag_size(bag) == bounds.MOST_AT_ONCE and missing(s.layout, things.INGREDIENT_SHELF):
        s.push(steps.add_more(seat, bags.last_colour(bag)))
    else:
        settle(s, seat, things.INGREDIENT_SHELF)


def settle(s: Fields, seat: int, stack: int) -> None:
    """wb-shelf-take, wb-shelf-stays: with enough on it the winner takes the card; else all waits for the next."""
    lacks = missing(s.layout, stack)
    if lacks:
        s.note(entries.stays(stack, lacks), seat)
        return
    lying = s.layout.lying
    if stack == things.GOLD_SHELF:
        lying[things.GOLD] = 0
    else:
        lying[things.RED] = lying[things.GREEN] = lying[things.WHITE] = 0
    take_top(s, seat, stack)
