"""The First Expansion: two piles of cards, taken and used instead of a cowardly action."""

from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.box.vocabulary import (
    APPRENTICE,
    AREA_BITS,
    AREA_MASK,
    BARTER,
    CARD_BITS,
    CARDS,
    DOUBLE_SHIFT,
    DRAWS,
    EFFECT,
    ERRAND,
    FLY,
    FREE_MOVE,
    GOODS,
    GOSSIP,
    HOMING,
    PILES,
    PLAYS,
    PUT_AWAY,
    PUTS_AWAY,
    RAINMAKER,
    RESOURCES,
    SHIFT,
    SWAP,
    SWAP_BITS,
    SWAPS,
    TAILWIND,
    TURNS,
    UNDER,
    WHY_ERRAND,
    WHY_GOSSIP,
    card_step,
    swap_step,
)
from broomstick.games.broom_service.rules.deeds import deliver, fly, lift, score, take
from broomstick.games.broom_service.rules.roles import deliveries, flights, lifts, or_decline
from broomstick.games.broom_service.table.layout import PAWNS, Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.games.broom_service.table.tiles_and_cards import UNSEEN, Extras
from broomstick.heart.chance import Chance
from broomstick.heart.codec import KIND_BITS, KIND_MASK
from broomstick.heart.core import seat_step, step_rest
from broomstick.heart.journal import NO_SEAT
from broomstick.heart.shown import EMPTY


def lay_piles(s: Fields, extras: Extras) -> None:
    """bs-cards: all cards shuffled into two piles, of which only the top is seen."""
    cards: list[int] = []
    for card in range(len(CARDS)):
        cards += [card] * s.parts.card_copies[card]
    Chance(s.seed, s.salt, "expansion cards").shuffle(cards)
    half = len(cards) // len(PILES)
    hidden = [cards[:half], cards[half:]]
    extras.piles = [[UNSEEN] * (len(pile) - 1) + pile[-1:] for pile in hidden]
    extras.held = [0] * (len(CARDS) * s.players)
    s.unseen = [pile[:-1] for pile in hidden]


def draw(s: Fields, seat: int, pile: int) -> None:
    """bs-card-draw: the top card; what comes to light for the first time is seen by all."""
    cards = s.layout.extras.piles[pile]
    s.note(DRAWS | (cards[-1] | pile << CARD_BITS) << KIND_BITS, seat)
    below = UNSEEN
    if len(cards) > 1 and cards[-2] == UNSEEN:
        below = s.unseen[pile][-1]
        s.unseen = [rest[:-1] if i == pile else rest for i, rest in enumerate(s.unseen)]
        s.reveal()
    s.layout.extras = s.layout.extras.drawn(seat, pile, below)
    if below != UNSEEN:
        s.note(TURNS | (below | pile << CARD_BITS) << KIND_BITS, NO_SEAT)


def lower_piles(layout: Layout) -> list[int]:
    """bs-card-under: the pile with fewer cards, or either."""
    first = len(layout.extras.piles[0])
    second = len(layout.extras.piles[1])
    if first == second:
        return [UNDER, UNDER | 1 << KIND_BITS]
    return [UNDER | (0 if first < second else 1) << KIND_BITS]


def put_away(s: Fields, seat: int, card: int, action: int) -> None:
    """bs-card-under: a used card goes under a pile, where everybody has seen it go."""
    pile = action >> KIND_BITS
    s.layout.extras = s.layout.extras.returned(seat, card, pile)
    s.note(PUTS_AWAY | (card | pile << CARD_BITS) << KIND_BITS, seat)


def play_card(s: Fields, seat: int, card: int) -> None:
    """bs-card-use: its effect, and then it is put away; it may have no effect."""
    s.note(PLAYS | card << KIND_BITS, seat)
    s.push(card_step(PUT_AWAY, seat, card))
    if card == GOSSIP:
        # bs-card-gossip
        score(s, seat, s.parts.gossip_points, WHY_GOSSIP)
    elif card == BARTER:
        s.push(swap_step(seat, s.parts.swaps, 0, 0))
    elif card == DOUBLE_SHIFT:
        # bs-card-double-shift: the first is done with all it sets off before the second.
        s.push(seat_step(SHIFT, seat))
        s.push(seat_step(SHIFT, seat))
    else:
        s.push(card_step(EFFECT, seat, card))


def effect_choices(layout: Layout, seat: int, card: int) -> list[int]:
    """What a card can do now, or not; nothing where it cannot do anything."""
    parts = layout.parts
    if card == APPRENTICE:
        return parts.apprentice_bags
    if card == TAILWIND:
        return or_decline(flights(layout, seat, parts.every_land))
    if card == ERRAND:
        return or_decline(deliveries(layout, seat, parts.every_land))
    if card == RAINMAKER:
        return or_decline(lifts(layout, seat, parts.rainmaker_less))
    if card == HOMING:
        return or_decline(ways_home(layout, seat))
    # Only a position that is being read can ask about another card; it is refused for it.
    return EMPTY


def discount(parts: Components, agenda: list[int]) -> int:
    """bs-card-rainmaker: the wands that a cloud costs less, where it is that card's effect that is asked about."""
    step = agenda[-1] if agenda else 0
    return parts.rainmaker_less if step & KIND_MASK == EFFECT and step_rest(step) == RAINMAKER else 0


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
                choices.append(FLY | (area | castle << AREA_BITS) << KIND_BITS)
    return choices


def do_effect(s: Fields, seat: int, card: int, action: int) -> None:
    """Carry out what was chosen for a card."""
    value = action >> KIND_BITS
    if card == APPRENTICE:
        # bs-card-apprentice
        take(s, seat, value)
    elif card == ERRAND:
        # bs-card-errand
        deliver(s, seat, value & AREA_MASK, value >> AREA_BITS, 0)
        score(s, seat, s.parts.errand_points, WHY_ERRAND)
    elif card == RAINMAKER:
        # bs-card-rainmaker
        lift(s, seat, value, 0, s.parts.rainmaker_less)
    else:
        if card == TAILWIND:
            # bs-card-tailwind: once more, when all is done that this sets off.
            s.push(seat_step(FREE_MOVE, seat))
        fly(s, seat, value & AREA_MASK, value >> AREA_BITS, False)


def swap_left(rest: int) -> int:
    """How many swaps are left, from a step's arguments behind the seat."""
    return rest & (1 << SWAP_BITS) - 1


def swap_given(rest: int) -> int:
    return rest >> SWAP_BITS & (1 << GOODS) - 1


def swap_got(rest: int) -> int:
    return rest >> SWAP_BITS + GOODS & (1 << GOODS) - 1


def swap_choices(layout: Layout, seat: int, rest: int) -> list[int]:
    """bs-card-barter: one resource for one of another kind. Swaps go in order, so that none can be told two ways."""
    given = swap_given(rest)
    got = swap_got(rest)
    choices: list[int] = []
    if swap_left(rest):
        for out in range(len(RESOURCES)):
            # Not below the last one given, nor what has just been got.
            if layout.goods[GOODS * seat + out] and not got >> out & 1 and not given >> out + 1:
                for back in range(len(RESOURCES)):
                    if back != out and not given >> back & 1 and not got >> back + 1:
                        choices.append(SWAP | (out | back << 2) << KIND_BITS)
    return or_decline(choices)


def swap(s: Fields, seat: int, rest: int, action: int) -> None:
    out = action >> KIND_BITS & 3
    back = action >> KIND_BITS + 2
    goods = s.layout.goods
    goods[GOODS * seat + out] -= 1
    goods[GOODS * seat + back] += 1
    s.note(SWAPS | (out | back << 2) << KIND_BITS, seat)
    s.push(swap_step(seat, swap_left(rest) - 1, swap_given(rest) | 1 << out, swap_got(rest) | 1 << back))
