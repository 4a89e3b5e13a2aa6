"""The First Expansion: two piles of cards, taken and used instead of a cowardly action."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.codes import actions, entries, reasons, steps, things
from broomstick.games.broom_service.rules.deeds import deliver, fly, lift, score, take
from broomstick.games.broom_service.rules.roles import deliveries, flights, lifts, or_decline
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.games.broom_service.table.tiles_and_cards import UNSEEN, Extras
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.journal import NO_SEAT
from broomstick.heart.shown import EMPTY


def lay_piles(s: Fields, extras: Extras) -> None:
    """bs-cards: all cards shuffled into two piles, of which only the top is seen."""
    cards: list[int] = []
    for card in range(len(lists.CARDS)):
        cards += [card] * s.parts.card_copies[card]
    Chance(s.seed, s.salt, "expansion cards").shuffle(cards)
    half = len(cards) // len(lists.PILES)
    hidden = [cards[:half], cards[half:]]
    extras.piles = [[UNSEEN] * (len(pile) - 1) + pile[-1:] for pile in hidden]
    extras.held = [0] * (len(lists.CARDS) * s.players)
    s.unseen = [pile[:-1] for pile in hidden]


def draw(s: Fields, seat: int, pile: int) -> None:
    """bs-card-draw: the top card; what comes to light for the first time is seen by all."""
    cards = s.layout.extras.piles[pile]
    s.note(entries.draws(cards[-1], pile), seat)
    below = UNSEEN
    if len(cards) > 1 and cards[-2] == UNSEEN:
        below = s.unseen[pile][-1]
        s.unseen = [rest[:-1] if i == pile else rest for i, rest in enumerate(s.unseen)]
        s.reveal()
    s.layout.extras = s.layout.extras.drawn(seat, pile, below)
    if below != UNSEEN:
        s.note(entries.turns(below, pile), NO_SEAT)


def lower_piles(layout: Layout) -> list[int]:
    """bs-card-under: the pile with fewer cards, or either."""
    first = len(layout.extras.piles[0])
    second = len(layout.extras.piles[1])
    if first == second:
        return [actions.under(0), actions.under(1)]
    return [actions.under(0 if first < second else 1)]


def put_away(s: Fields, seat: int, card: int, action: int) -> None:
    """bs-card-under: a used card goes under a pile, where everybody has seen it go."""
    pile = actions.under_pile(action)
    s.layout.extras = s.layout.extras.returned(seat, card, pile)
    s.note(entries.puts_away(card, pile), seat)


def play_card(s: Fields, seat: int, card: int) -> None:
    """bs-card-use: its effect, and then it is put away; it may have no effect."""
    s.note(entries.plays(card), seat)
    s.push(steps.put_away(seat, card))
    if card == things.GOSSIP:
        # bs-card-gossip
        score(s, seat, s.parts.gossip_points, reasons.GOSSIP)
    elif card == things.BARTER:
        s.push(steps.swap(seat, s.parts.swaps, 0, 0))
    elif card == things.DOUBLE_SHIFT:
        # bs-card-double-shift: the first is done with all it sets off before the second.
        s.push(steps.shift(seat))
        s.push(steps.shift(seat))
    else:
        s.push(steps.effect(seat, card))


def effect_choices(layout: Layout, seat: int, card: int) -> list[int]:
    """What a card can do now, or not; nothing where it cannot do anything."""
    parts = layout.parts
    if card == things.APPRENTICE:
        return parts.apprentice_bags
    if card == things.TAILWIND:
        return or_decline(flights(layout, seat, parts.every_land))
    if card == things.ERRAND:
        return or_decline(deliveries(layout, seat, parts.every_land))
    if card == things.RAINMAKER:
        return or_decline(lifts(layout, seat, parts.rainmaker_less))
    if card == things.HOMING:
        return or_decline(ways_home(layout, seat))
    # Only a position that is being read can ask about another card; it is refused for it.
    return EMPTY


def discount(parts: Components, agenda: list[int]) -> int:
    """bs-card-rainmaker: the wands that a cloud costs less, where it is that card's effect that is asked about."""
    step = agenda[-1] if agenda else 0
    return (
        parts.rainmaker_less
        if kind_of(step) == steps.EFFECT and steps.effect_card(step) == things.RAINMAKER
        else 0
    )


def ways_home(layout: Layout, seat: int) -> list[int]:
    """bs-card-homing, bs-circle-d: each pawn to each castle it does not stand on, but none from the lost isle."""
    choices: list[int] = []
    castles = sorted(layout.parts.board.castles)
    first = layout.pawns[PAWNS * seat]
    second = layout.pawns[PAWNS * seat + 1]
    for area in [first] if first == second else [first, second]:
        if layout.parts.lost_isle >> area & 1:
            continue
        for castle in castles:
            if castle != area and not layout.covered >> castle & 1:
                choices.append(actions.fly(area, castle))
    return choices


def do_effect(s: Fields, seat: int, card: int, action: int) -> None:
    """Carry out what was chosen for a card."""
    if card == things.APPRENTICE:
        # bs-card-apprentice
        take(s, seat, actions.take_resources(action))
    elif card == things.ERRAND:
        # bs-card-errand
        deliver(s, seat, actions.deliver_area(action), actions.deliver_tower(action), 0)
        score(s, seat, s.parts.errand_points, reasons.ERRAND)
    elif card == things.RAINMAKER:
        # bs-card-rainmaker
        lift(s, seat, actions.lift_cloud(action), 0, s.parts.rainmaker_less)
    else:
        if card == things.TAILWIND:
            # bs-card-tailwind: once more, when all is done that this sets off.
            s.push(steps.free_move(seat))
        fly(s, seat, actions.fly_from(action), actions.fly_to(action), False)


def swap_choices(layout: Layout, seat: int, step: int) -> list[int]:
    """bs-card-barter: one resource for one of another kind. Swaps go in order, so that none can be told two ways."""
    given = steps.swap_gave(step)
    got = steps.swap_got(step)
    choices: list[int] = []
    if steps.swap_left(step):
        for out in range(len(lists.RESOURCES)):
            # Not below the last one given, nor what has just been got.
            if layout.goods[things.GOODS * seat + out] and not got >> out & 1 and not given >> out + 1:
                for back in range(len(lists.RESOURCES)):
                    if back != out and not given >> back & 1 and not got >> back + 1:
                        choices.append(actions.swap(out, back))
    return or_decline(choices)


def swap(s: Fields, seat: int, step: int, action: int) -> None:
    out = actions.swap_given(action)
    back = actions.swap_got(action)
    goods = s.layout.goods
    goods[things.GOODS * seat + out] -= 1
    goods[things.GOODS * seat + back] += 1
    s.note(entries.swaps(out, back), seat)
    gave = steps.swap_gave(step) | 1 << out
    got = steps.swap_got(step) | 1 << back
    s.push(steps.swap(seat, steps.swap_left(step) - 1, gave, got))
