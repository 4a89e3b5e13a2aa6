"""How the thrifty bot thinks about the card game."""

from broomstick.bots.thrifty.rivals import Rivals
from broomstick.bots.thrifty.worth import Worth
from broomstick.contest.codec import KIND_BITS, KIND_MASK, ROLE_BITS, ROLE_MASK
from broomstick.contest.core import GO_BRAVE, GO_COWARDLY, LEAD, PICK
from broomstick.games.card_game.rules import TAKE
from broomstick.games.card_game.view import CardView

LEAD_WORTH = 0.0
DENY = 0.1
CONSOLATION = 0.5


def choose(view: CardView, choices: list[int]) -> int:
    """The choice with the highest expected worth."""
    kind = choices[0] & KIND_MASK
    if kind == TAKE:
        return first_card(view, choices)
    if kind == PICK:
        return picks(view, choices)
    if kind == LEAD:
        return lead(view, choices)
    return follow(view)


def own_plays(view: CardView) -> list[int]:
    """How often each of the viewer's types can still be played: once a round, if there are cards for it."""
    later = view.parts.rounds - max(1, view.round)
    plays = []
    for kind in range(view.kinds):
        now = 1 if (view.topic >= 0 or view.round == 0 or view.hand >> kind & 1) else 0
        stock = view.stock[kind]
        plays.append(min(stock, later + now))
    return plays


def first_card(view: CardView, choices: list[int]) -> int:
    worth = Worth(view, view.viewer, [1 + p for p in own_plays(view)])
    return max(choices, key=lambda a: worth.cowardly(a >> KIND_BITS))


def picks(view: CardView, choices: list[int]) -> int:
    worth = Worth(view, view.viewer, own_plays(view))
    rivals = Rivals(view)
    values = [
        hold_worth(view, worth, rivals, kind) if view.stock[kind] else 0.0 for kind in range(view.kinds)
    ]
    best = choices[0]
    most = -1.0
    for action in choices:
        mask = action >> KIND_BITS
        total = 0.0
        for kind in range(view.kinds):
            if mask >> kind & 1:
                total += values[kind]
        if total > most:
            most = total
            best = action
    return best


def hold_worth(view: CardView, worth: Worth, rivals: Rivals, kind: int) -> float:
    """What it is worth to hold a type whose turn is yet to come"""
    safe = 1.0
    for seat in range(view.players):
        if seat != view.viewer:
            safe *= 1.0 - 0.5 * rivals.holds(seat)[kind]
    return safe * worth.brave(kind) + (1.0 - safe) * CONSOLATION * worth.cowardly(kind)


def lead(view: CardView, choices: list[int]) -> int:
    worth = Worth(view, view.viewer, own_plays(view))
    rivals = Rivals(view)
    after = [(view.viewer + i) % view.players for i in range(1, view.players)]
    best = choices[0]
    most = -99.0
    held: dict[int, float] = {}
    more = LEAD_WORTH if view.hand_sizes[view.viewer] > 1 else 0.0
    for action in choices:
        kind = action >> KIND_BITS & ROLE_MASK
        if kind not in held:
            held[kind] = hold_worth(view, worth, rivals, kind)
        lost = rivals.overtaken(kind, after)
        if action >> KIND_BITS + ROLE_BITS:
            value = (1 - lost) * (worth.brave(kind) + more)
        else:
            value = worth.cowardly(kind) + (1 - lost) * more
        value -= held[kind]
        if value > most:
            most = value
            best = action
    return best


def follow(view: CardView) -> int:
    kind = view.role
    worth = Worth(view, view.viewer, own_plays(view))
    rivals = Rivals(view)
    after = view.still_to_speak()[1:]
    more = LEAD_WORTH if view.hand_sizes[view.viewer] > 1 else 0.0
    lost = rivals.overtaken(kind, after)
    brave = (1 - lost) * (worth.brave(kind) + more)
    if view.brave >= 0:
        left = view.parts.rounds - view.round + 1
        brave += DENY * Worth(view, view.brave, [left] * view.kinds).brave(kind)
    return GO_BRAVE if brave > worth.cowardly(kind) else GO_COWARDLY
