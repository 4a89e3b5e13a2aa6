"""The role cards from the collectors to the warlock: what may be chosen, and what is then done."""

from typing import Final

from broomstick.games.witchs_brew.codes import actions, steps, things
from broomstick.games.witchs_brew.deeds import earn, fill, hand_in, printed, spend, take, take_top
from broomstick.games.witchs_brew.layout import Layout
from broomstick.games.witchs_brew.shelves import collect, collect_choices, shelf_of
from broomstick.games.witchs_brew.state import Fields, top_book
from broomstick.heart.codec import bag_count, bag_with, kind_of
from broomstick.heart.shown import EMPTY

FILL_OR_NOT: Final = [actions.FILL_VIALS, actions.DECLINE]
GOLD_OR_NOT: Final = [actions.TAKE_GOLD, actions.DECLINE]


def full_choices(layout: Layout, role: int, seat: int, book: int, said: list[int]) -> list[int]:
    """wb-decline, wb-cannot: what the winner may do with a role, or decline; nothing to choose where it cannot.

    ``book`` is the spell that lies open, ``said`` what everybody said to the role. Previews ask this as well.
    """
    parts = layout.parts
    if role <= things.HERB_COLLECTOR:
        # wb-collector-full
        return parts.collects_full[role]
    if role == things.ALCHEMIST:
        return parts.sells[layout.colours(seat)]
    if role == things.FORTUNE_TELLER:
        return FILL_OR_NOT if layout.goods[things.GOODS * seat + things.GOLD] >= parts.teller_price else EMPTY
    if role == things.ASSISTANT:
        return (
            parts.takes_full
            if layout.goods[things.GOODS * seat + things.GOLD] >= parts.assistant_price
            else EMPTY
        )
    if role <= things.DRUID:
        return parts.buys[affordable(layout, seat, 1 << role - things.WIZARD)]
    if role == things.WARLOCK:
        return spell_choices(layout, seat, book)
    return collect_choices(layout, role, seat, said)


def favour_choices(layout: Layout, role: int, seat: int) -> list[int]:
    """The same for who took the favour; that of cutpurse and begging monk is no question."""
    parts = layout.parts
    if role <= things.HERB_COLLECTOR:
        # wb-collector-favour
        return parts.collects_favour[role]
    if role == things.ALCHEMIST:
        return parts.sells[layout.colours(seat)]
    gold = layout.goods[things.GOODS * seat + things.GOLD]
    if role == things.FORTUNE_TELLER:
        return FILL_OR_NOT if gold >= parts.teller_price else EMPTY
    if role == things.ASSISTANT:
        return parts.takes_favour if gold >= parts.assistant_price else EMPTY
    if role <= things.DRUID:
        # wb-brewer-favour
        return (
            parts.buys[affordable(layout, seat, 1 << role - things.WIZARD)]
            if gold >= parts.brewer_gold
            else EMPTY
        )
    # wb-warlock-favour
    return GOLD_OR_NOT


def affordable(layout: Layout, seat: int, cauldrons: int) -> int:
    """Of these cauldrons, a bit mask, those whose top card is there and whose very ingredients the seat has."""
    for stack in range(things.CAULDRONS):
        if cauldrons >> stack & 1:
            card = layout.card(stack)
            if card < 0 or not layout.affords(seat, card):
                cauldrons &= ~(1 << stack)
    return cauldrons


def stack_of(role: int, book: int) -> int:
    """The stack that a role is about, the warlock by the spell that lies open; -1 where it is about none."""
    if things.WIZARD <= role <= things.DRUID:
        return role - things.WIZARD
    if role == things.WARLOCK:
        return book - things.MAGUS if things.MAGUS <= book <= things.SANATIO else -1
    return shelf_of(role) if role in (things.CUTPURSE, things.BEGGING_MONK) else -1


def spell_choices(layout: Layout, seat: int, spell: int) -> list[int]:
    """What the top spell book lets a warlock do."""
    parts = layout.parts
    if spell == things.COPIA:
        return parts.takes_copia
    if spell == things.OPTIO:
        return parts.buys[affordable(layout, seat, (1 << things.CAULDRONS) - 1)]
    if spell <= things.SANATIO:
        card = layout.card(spell - things.MAGUS)
        return payments(layout, seat, parts.price[card]) if card >= 0 else EMPTY
    return FILL_OR_NOT if layout.goods[things.GOODS * seat + spell - things.LUPUS] else EMPTY


def payments(layout: Layout, seat: int, price: int) -> list[int]:
    """wb-spell-any-colours: so many ingredients in every way the seat can pay them."""
    goods = layout.goods
    at = things.GOODS * seat
    choices = [
        actions.pay(bag)
        for bag in layout.parts.bags[price]
        if bag_count(bag, 0) <= goods[at]
        and bag_count(bag, 1) <= goods[at + 1]
        and bag_count(bag, 2) <= goods[at + 2]
    ]
    choices.append(actions.DECLINE)
    return choices


def act(s: Fields, seat: int, action: int, full: bool) -> None:
    """Carry out what was chosen for the called role, as the full action or as the favour."""
    kind = kind_of(action)
    if kind == actions.TAKE:
        take_ingredients(s, seat, actions.take_ingredients(action))
    elif kind == actions.SELL:
        sell(s, seat, actions.sell_ingredient(action), full)
    elif kind == actions.BUY:
        buy(s, seat, actions.buy_potion(action), full)
    elif kind == actions.FILL_VIALS:
        fill_vials(s, seat, full)
    elif kind == actions.TAKE_GOLD:
        earn(s, seat, s.parts.warlock_gold)
    elif kind == actions.PAY:
        buy_by_spell(s, seat, actions.pay_ingredients(action))
    else:
        collect(s, seat)


def take_ingredients(s: Fields, seat: int, bag: int) -> None:
    """wb-collector-full, wb-assistant, wb-spell-copia: ingredients; only the assistant pays for them."""
    if s.role == things.ASSISTANT:
        spend(s, seat, s.parts.assistant_price)
    take(s, seat, bag)


def sell(s: Fields, seat: int, colour: int, full: bool) -> None:
    """wb-alchemist: one ingredient of any colour becomes gold."""
    hand_in(s, seat, bag_with(colour))
    earn(s, seat, s.parts.alchemist_full if full else s.parts.alchemist_favour)


def fill_vials(s: Fields, seat: int, full: bool) -> None:
    """wb-fortune-teller, wb-spell-vials: gold, or for three of the spells one ingredient, becomes vials."""
    parts = s.parts
    if s.role == things.WARLOCK:
        hand_in(s, seat, bag_with(top_book(s) - things.LUPUS))
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
    if s.role != things.WARLOCK:
        # wb-vial, wb-vial-not-by-spell
        s.push(steps.vial(seat))


def buy_by_spell(s: Fields, seat: int, bag: int) -> None:
    """wb-spell-any-colours: the right number of ingredients, whatever their colours."""
    hand_in(s, seat, bag)
    take_top(s, seat, top_book(s) - things.MAGUS)


def bottle(s: Fields, seat: int, action: int) -> None:
    """wb-vial: with the cauldron, one more ingredient may become a vial."""
    if kind_of(action) == actions.BOTTLE:
        hand_in(s, seat, bag_with(actions.bottle_ingredient(action)))
        fill(s, seat, s.parts.brewer_vials)


def free_gain(choices: list[int]) -> int:
    """wb-decline: something that costs nothing, where it is that or nothing; more is never worse. None: -1."""
    if len(choices) != 2 or choices[1] != actions.DECLINE:
        return -1
    free = kind_of(choices[0]) in (actions.TAKE, actions.TAKE_GOLD, actions.COLLECT)
    return choices[0] if free else -1
