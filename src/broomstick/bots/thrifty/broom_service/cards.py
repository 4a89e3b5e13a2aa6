"""What expansion cards bring the thrifty bot: drawn instead of a cowardly action, and used instead of one."""

from functools import lru_cache
from typing import TYPE_CHECKING

from broomstick.bots.thrifty.broom_service.ground import NO_SQUARES
from broomstick.bots.thrifty.broom_service.keeping import (
    ALL_CARDS,
    CARDS_AT,
    DRAWN_AT,
    UNSEEN_WORTH,
    card_at,
    holds_card,
)
from broomstick.bots.thrifty.broom_service.prospects import (
    FILLED,
    FIRST,
    GOODS,
    KEPT,
    SECOND,
    Stand,
    next_play,
    with_filled,
    with_goods,
    with_kept,
)
from broomstick.bots.thrifty.broom_service.purse import BITS, FEW, Purse, with_bag
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.table.tiles_and_cards import GONE

if TYPE_CHECKING:
    from broomstick.bots.thrifty.broom_service.prospects_with_tiles import ProspectsWithTiles


def best(prospects: "ProspectsWithTiles", stand: Stand) -> tuple[float, Stand]:
    """The best that can be done with cards instead of a cowardly action, whatever the role."""
    most, after = 0.0, stand
    for pile in range(len(prospects.tops)):
        gain, then = drawn(prospects, pile, stand)
        if gain > most:
            most, after = gain, then
    if stand[KEPT] >> CARDS_AT & ALL_CARDS:
        for card in range(len(lists.CARDS)):
            if card != things.DOUBLE_SHIFT and holds_card(stand[KEPT], card):
                gain, then = used(prospects, card, 0, stand)
                if gain > most:
                    most, after = gain, then
    return most, after


def drawn(prospects: "ProspectsWithTiles", pile: int, stand: Stand) -> tuple[float, Stand]:
    """What taking the top card of a pile brings; below it the plan knows nothing."""
    top = prospects.tops[pile]
    if top == GONE:
        return 0.0, stand
    kept = stand[KEPT]
    keeping = prospects.keeping
    if kept >> DRAWN_AT + pile & 1:
        return prospects.parts.card_points + keeping.share * UNSEEN_WORTH, stand
    more = (kept | 1 << DRAWN_AT + pile) + (1 << card_at(top))
    return keeping.worth(more) - keeping.worth(kept), with_kept(stand, more)


def used(prospects: "ProspectsWithTiles", card: int, role: int, stand: Stand) -> tuple[float, Stand]:
    """What using a card that is held brings, beyond what it is worth to hold it."""
    gain, after = effect(prospects, card, role, stand)
    left = after[KEPT] - (1 << card_at(card))
    gain += prospects.keeping.worth(left) - prospects.keeping.worth(after[KEPT])
    return gain, with_kept(after, left)


def effect(prospects: "ProspectsWithTiles", card: int, role: int, stand: Stand) -> tuple[float, Stand]:
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
    if things.VALLEY_DRUID <= role <= things.PEAK_DRUID and gain and after[FILLED] == stand[FILLED]:
        # bs-square-once: the first potion goes to a square tower.
        after = with_filled(after, after[FILLED] | NO_SQUARES)
    _, _, more, last = prospects.plain(role, after)
    return gain + more, next_play(last)


def apprentice(prospects: "ProspectsWithTiles", stand: Stand) -> tuple[float, Stand]:
    worth = prospects.purse.worth
    bags = [
        actions.take_resources(action)
        for action in prospects.parts.apprentice_bags
        if action != actions.DECLINE
    ]
    goods = max([with_bag(stand[GOODS], bag) for bag in bags], key=worth)
    return max(0.0, worth(goods) - worth(stand[GOODS])), with_goods(stand, goods)


def errand(prospects: "ProspectsWithTiles", stand: Stand) -> tuple[float, Stand]:
    a, b, goods, filled, lying, bolts, kept = stand
    most, after = 0.0, stand
    for area in (a, b) if a != b else (a,):
        gain, left, bit = prospects.best_delivery(area, goods, filled)
        if gain > 0 and gain + prospects.parts.errand_points > most:
            most = gain + prospects.parts.errand_points
            after = (a, b, left, filled | bit, lying, bolts, kept)
    return most, after


def homing(prospects: "ProspectsWithTiles", stand: Stand) -> tuple[float, Stand]:
    a, b = stand[FIRST], stand[SECOND]
    now = prospects.pair(a, b)
    most, after = 0.0, stand
    for start, other in ((a, b), (b, a)):
        if prospects.parts.lost_isle >> start & 1:
            continue
        for castle in prospects.parts.board.castles:
            if castle != start:
                gain, then = prospects.arriving(castle, other, stand)
                if gain - now > most:
                    most, after = gain - now, then
    return most, after


def barter(prospects: "ProspectsWithTiles", stand: Stand) -> tuple[float, Stand]:
    gain, goods = bartered(prospects.purse, stand[GOODS], prospects.parts.swaps)
    return gain, with_goods(stand, goods)


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
