"""The role cards from the collectors to the warlock: what may be chosen, and what is then done."""

from typing import Final

from broomstick.games.witchs_brew.deeds import earn, fill, hand_in, printed, spend, take, take_top
from broomstick.games.witchs_brew.layout import Layout
from broomstick.games.witchs_brew.shelves import collect, collect_choices
from broomstick.games.witchs_brew.state import Fields, top_book
from broomstick.games.witchs_brew.vocabulary import (
    ALCHEMIST,
    ASSISTANT,
    BOTTLE,
    BUY,
    CAULDRONS,
    COPIA,
    DRUID,
    FILL_VIALS,
    FORTUNE_TELLER,
    GOLD,
    GOODS,
    HERB_COLLECTOR,
    LUPUS,
    MAGUS,
    OPTIO,
    PAY,
    SANATIO,
    SELL,
    TAKE,
    TAKE_GOLD,
    VIAL,
    WARLOCK,
    WIZARD,
    bag_count,
)
from broomstick.heart.codec import BAG_BITS, KIND_BITS, KIND_MASK
from broomstick.heart.core import DECLINE, seat_step
from broomstick.heart.shown import EMPTY

FILL_OR_NOT: Final = [FILL_VIALS, DECLINE]
GOLD_OR_NOT: Final = [TAKE_GOLD, DECLINE]


def full_choices(layout: Layout, role: int, seat: int, book: int, said: list[int]) -> list[int]:
    """wb-decline, wb-cannot: what the winner may do with a role, or decline; nothing to choose where it cannot.

    ``book`` is the spell that lies open, ``said`` what everybody said to the role. Previews ask this as well.
    """
    parts = layout.parts
    if role <= HERB_COLLECTOR:
        # wb-collector-full
        return parts.collects_full[role]
    if role == ALCHEMIST:
        return parts.sells[layout.colours(seat)]
    if role == FORTUNE_TELLER:
        return FILL_OR_NOT if layout.goods[GOODS * seat + GOLD] >= parts.teller_price else EMPTY
    if role == ASSISTANT:
        return parts.takes_full if layout.goods[GOODS * seat + GOLD] >= parts.assistant_price else EMPTY
    if role <= DRUID:
        return parts.buys[affordable(layout, seat, 1 << role - WIZARD)]
    if role == WARLOCK:
        return spell_choices(layout, seat, book)
    return collect_choices(layout, role, seat, said)


def favour_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """The same for who took the favour; that of cutpurse and begging monk is no question."""
    parts = layout.parts
    if role <= HERB_COLLECTOR:
        # wb-collector-favour
        return parts.collects_favour[role]
    if role == ALCHEMIST:
        return parts.sells[layout.colours(seat)]
    gold = layout.goods[GOODS * seat + GOLD]
    if role == FORTUNE_TELLER:
        return FILL_OR_NOT if gold >= parts.teller_price else EMPTY
    if role == ASSISTANT:
        return parts.takes_favour if gold >= parts.assistant_price else EMPTY
    if role <= DRUID:
        # wb-brewer-favour
        return (
            parts.buys[affordable(layout, seat, 1 << role - WIZARD)] if gold >= parts.brewer_gold else EMPTY
        )
    # wb-warlock-favour
    return GOLD_OR_NOT


def affordable(layout: Layout, seat: int, cauldrons: int) -> int:
    """Of these cauldrons, a bit mask, those whose top card is there and whose very ingredients the seat has."""
    for stack in range(CAULDRONS):
        if cauldrons >> stack & 1:
            card = layout.card(stack)
            if card < 0 or not layout.affords(seat, card):
                cauldrons &= ~(1 << stack)
    return cauldrons


def spell_choices(layout: Layout, seat: int, spell: int) -> list[int]:
    """What the top spell book lets a warlock do."""
    parts = layout.parts
    if spell == COPIA:
        return parts.takes_copia
    if spell == OPTIO:
        return parts.buys[affordable(layout, seat, (1 << CAULDRONS) - 1)]
    if spell <= SANATIO:
        card = layout.card(spell - MAGUS)
        return payments(layout, seat, parts.price[card]) if card >= 0 else EMPTY
    return FILL_OR_NOT if layout.goods[GOODS * seat + spell - LUPUS] else EMPTY


def payments(layout: Layout, seat: int, price: int) -> list[int]:
    """wb-spell-any-colours: so many ingredients in every way the seat can pay them."""
    goods = layout.goods
    at = GOODS * seat
    choices = [
        PAY | bag << KIND_BITS
        for bag in layout.parts.bags[price]
        if bag_count(bag, 0) <= goods[at]
        and bag_count(bag, 1) <= goods[at + 1]
        and bag_count(bag, 2) <= goods[at + 2]
    ]
    choices.append(DECLINE)
    return choices


def act(s: Fields, seat: int, action: int, full: bool) -> None:
    """Carry out what was chosen for the called role, as the full action or as the favour."""
    kind = action & KIND_MASK
    if kind == TAKE:
        take_ingredients(s, seat, action >> KIND_BITS)
    elif kind == SELL:
        sell(s, seat, action >> KIND_BITS, full)
    elif kind == BUY:
        buy(s, seat, action >> KIND_BITS, full)
    elif kind == FILL_VIALS:
        fill_vials(s, seat, full)
    elif kind == TAKE_GOLD:
        earn(s, seat, s.parts.warlock_gold)
    elif kind == PAY:
        buy_by_spell(s, seat, action >> KIND_BITS)
    else:
        collect(s, seat)


def take_ingredients(s: Fields, seat: int, bag: int) -> None:
    """wb-collector-full, wb-assistant, wb-spell-copia: ingredients; only the assistant pays for them."""
    if s.role == ASSISTANT:
        spend(s, seat, s.parts.assistant_price)
    take(s, seat, bag)


def sell(s: Fields, seat: int, colour: int, full: bool) -> None:
    """wb-alchemist: one ingredient of any colour becomes gold."""
    hand_in(s, seat, 1 << BAG_BITS * colour)
    earn(s, seat, s.parts.alchemist_full if full else s.parts.alchemist_favour)


def fill_vials(s: Fields, seat: int, full: bool) -> None:
    """wb-fortune-teller, wb-spell-vials: gold, or for three of the spells one ingredient, becomes vials."""
    parts = s.parts
    if s.role == WARLOCK:
        hand_in(s, seat, 1 << BAG_BITS * (top_book(s) - LUPUS))
        fill(s, seat, parts.spell_vials)
    else:
        spend(s, seat, parts.teller_price)
        fill(s, seat, parts.teller_full if full else parts.teller_favour)


def buy(s: Fields, seat: int, stack: int, full: bool) -> None:
    """wb-brewer-full, wb-brewer-favour, wb-spell-optio: the top cauldron for what it shows, as it lies now."""
    hand_in(s, seat, printed(s, s.layout.card(stack)))
    if not full:
        spend(s, seat, s.parts.brewer_gold)
    take_top(s, seat, stack)
    if s.role != WARLOCK:
        # wb-vial, wb-vial-not-by-spell
        s.push(seat_step(VIAL, seat))


def buy_by_spell(s: Fields, seat: int, bag: int) -> None:
    """wb-spell-any-colours: the right number of ingredients, whatever their colours."""
    hand_in(s, seat, bag)
    take_top(s, seat, top_book(s) - MAGUS)


def bottle(s: Fields, seat: int, action: int) -> None:
    """wb-vial: with the cauldron, one more ingredient may become a vial."""
    if action & KIND_MASK == BOTTLE:
        hand_in(s, seat, 1 << BAG_BITS * (action >> KIND_BITS))
        fill(s, seat, s.parts.brewer_vials)
