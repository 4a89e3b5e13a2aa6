"""What expansion cards bring the thrifty bot: drawn instead of a cowardly action, and used instead of one."""

from functools import lru_cache
from typing import TYPE_CHECKING

from broomstick.bots.thrifty.broom_service.ground import BITS, NO_SQUARES
from broomstick.bots.thrifty.broom_service.keeping import (
    ALL_CARDS,
    DRAWN_AT,
    UNSEEN_WORTH,
    holds_card,
    one_card,
)
from broomstick.bots.thrifty.broom_service.prospects import next_play
from broomstick.bots.thrifty.broom_service.purse import FEW, Purse, with_bag
from broomstick.bots.thrifty.broom_service.stand import Found, Stand, one_bit
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.table.tiles_and_cards import GONE

if TYPE_CHECKING:
    from broomstick.bots.thrifty.broom_service.prospects_with_tiles import ProspectsWithTiles


def best(prospects: "ProspectsWithTiles", stand: Stand) -> Found:
    """The best that can be done with cards instead of a cowardly action, whatever the role."""
    most, after = 0.0, stand
    for pile in range(len(prospects.tops)):
        gain, then = drawn(prospects, pile, stand)
        if gain > most:
            most, after = gain, then
    if stand.cards & ALL_CARDS:
        for card in range(len(lists.CARDS)):
            if card != things.DOUBLE_SHIFT and holds_card(stand.cards, card):
                gain, then = used(prospects, card, 0, stand)
                if gain > most:
                    most, after = gain, then
    return most, after


def drawn(prospects: "ProspectsWithTiles", pile: int, stand: Stand) -> Found:
    """What taking the top card of a pile brings; below it the plan knows nothing."""
    top = prospects.tops[pile]
    if top == GONE:
        return 0.0, stand
    held = stand.cards
    keeping = prospects.keeping
    if held >> (DRAWN_AT + pile) & 1:
        return prospects.parts.card_points + keeping.share * UNSEEN_WORTH, stand
    more = (held | one_bit(DRAWN_AT + pile)) + one_card(top)
    return keeping.worth(stand.kept, more) - keeping.worth(stand.kept, held), stand.with_cards(more)


def used(prospects: "ProspectsWithTiles", card: int, role: int, stand: Stand) -> Found:
    """What using a card that is held brings, beyond what it is worth to hold it."""
    gain, after = effect(prospects, card, role, stand)
    left = after.cards - one_card(card)
    gain += prospects.keeping.worth(after.kept, left) - prospects.keeping.worth(after.kept, after.cards)
    return gain, after.with_cards(left)


def effect(prospects: "ProspectsWithTiles", card: int, role: int, stand: Stand) -> Found:
    """What a card does at its best, and how one stands then."""
    parts = prospects.parts
    if card == things.GOSSIP:
        return float(parts.gossip_points), stand
    if card == things.TAILWIND:
        return prospects.two_moves(stand)
    if card == things.RAINMAKER:
        return prospects.best_cloud(stand, parts.rainmaker_less)
    if card == things.APPRENTICE:
        return apprentice(prospects, stand)
    if card == things.ERRAND:
        return errand(prospects, stand)
    if card == things.HOMING:
        return homing(prospects, stand)
    if card == things.BARTER:
        return barter(prospects, stand)
    assert card == things.DOUBLE_SHIFT
    _, _, gain, after = prospects.plain(role, stand)
    if things.VALLEY_DRUID <= role <= things.PEAK_DRUID and gain and after.filled == stand.filled:
        # bs-square-once: the first potion goes to a square tower.
        after = after.with_filled(after.filled | NO_SQUARES)
    _, _, more, last = prospects.plain(role, after)
    return gain + more, next_play(last)


def apprentice(prospects: "ProspectsWithTiles", stand: Stand) -> Found:
    worth = prospects.purse.worth
    bags = [
        actions.take_resources(action)
        for action in prospects.parts.apprentice_bags
        if action != actions.DECLINE
    ]
    own: int = stand.goods
    goods = max([with_bag(own, bag) for bag in bags], key=worth)
    return max(0.0, worth(goods) - worth(own)), stand.with_goods(goods)


def errand(prospects: "ProspectsWithTiles", stand: Stand) -> Found:
    most, after = 0.0, stand
    for second in (False, True):
        area = stand.b if second else stand.a
        gain, left, bit = prospects.best_delivery(area, stand.goods, stand.filled)
        if gain > 0 and gain + prospects.parts.errand_points > most:
            most = gain + prospects.parts.errand_points
            after = stand.delivered(left, bit)
    return most, after


def homing(prospects: "ProspectsWithTiles", stand: Stand) -> Found:
    now = prospects.pair(stand.a, stand.b)
    most, after = 0.0, stand
    for second in (False, True):
        start = stand.b if second else stand.a
        other = stand.a if second else stand.b
        if prospects.parts.lost_isle >> start & 1:
            continue
        for castle in prospects.parts.board.castles:
            if castle != start:
                gain, then = prospects.arriving(castle, other, stand)
                if gain - now > most:
                    most, after = gain - now, then
    return most, after


def barter(prospects: "ProspectsWithTiles", stand: Stand) -> Found:
    gain, goods = bartered(prospects.purse, stand.goods, prospects.parts.swaps)
    return gain, stand.with_goods(goods)


@lru_cache(maxsize=4096)
def bartered(purse: Purse, goods: int, left: int) -> tuple[float, int]:
    worth, _, after = swaps(purse, goods, left, 0, 0)
    return worth - purse.worth(goods), after


def swaps(purse: Purse, goods: int, left: int, given: int, got: int) -> tuple[float, int, int]:
    """The best swaps from here: what the resources are worth then, the first swap (or to decline), the resources."""
    most, action, after = purse.worth(goods), actions.DECLINE, goods
    if not left:
        return most, action, after
    for out in range(things.GOODS):
        # The order in which swaps have to be told: expansion.py of the game.
        if goods >> BITS * out & FEW and not got >> out & 1 and not given >> out + 1:
            for back in range(things.GOODS):
                if back != out and not given >> back & 1 and not got >> back + 1:
                    then = goods - (1 << BITS * out) + (1 << BITS * back)
                    worth, _, last = swaps(purse, then, left - 1, given | 1 << out, got | 1 << back)
                    if worth > most:
                        most, action, after = worth, actions.swap(out, back), last
    return most, action, after
