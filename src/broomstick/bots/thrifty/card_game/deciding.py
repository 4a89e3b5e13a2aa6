"""How the thrifty bot plays the card game: expected points, one decision at a time.

It asks what a witch is worth to it, brave or cowardly (worth.py), and how likely somebody is to overtake her
(rivals.py). The constants were found by playing against ``random`` and against itself; none is critical.
"""

from broomstick.bots.thrifty.card_game.rivals import CardRivals
from broomstick.bots.thrifty.card_game.worth import Worth
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.view import CardView
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of

LEAD_WORTH = 0.7
"""Points that it is worth to lead the next turn with cards in hand."""

DENIAL = 0.1
"""What taking a point from a rival is worth, where points of one's own count 1."""

RIVALRY = 0.35
"""How much a rival who holds the same witch spoils her, on average over the turns in which she might be called."""

CONSOLATION = 0.5
"""How much of her cowardly worth a witch brings who cannot stand: some are cancelled all the same."""

HOPE = 1
"""Cards of a type that one may hope to draw before the end."""


def choose(view: CardView, choices: list[int], rng: Chance, temper: Temper = USUAL) -> int:
    """The choice with the highest expected worth; the first of equals."""
    kind = kind_of(choices[0])
    if len(choices) == 1:
        return choices[0]
    if kind == actions.TAKE:
        return first_card(view, choices, temper)
    if kind == actions.PICK:
        return picks(view, choices, temper)
    if kind == actions.LEAD:
        return lead(view, choices, temper)
    return follow(view, temper)


def first_card(view: CardView, choices: list[int], temper: Temper) -> int:
    """Begin the display with the colour that leads furthest."""
    # The first card costs no play from the stock.
    worth = Worth(view, view.viewer, [plays + 1 for plays in own_plays(view, temper)], temper)
    values = [worth.cowardly(actions.take_role(action)) for action in choices]
    return choices[values.index(max(values))]


def picks(view: CardView, choices: list[int], temper: Temper) -> int:
    """The set of witches with the highest sum of what each is worth in hand."""
    worth = Worth(view, view.viewer, own_plays(view, temper), temper)
    rivals = CardRivals(view)
    values = [
        in_hand(view, worth, rivals, kind, temper) if view.stock[kind] else 0.0 for kind in range(view.kinds)
    ]
    best = choices[0]
    most = -1.0
    for action in choices:
        mask = actions.pick_roles(action)
        total = 0.0
        for value in values:
            if mask & 1:
                total += value
            mask >>= 1
        if total > most:
            most = total
            best = action
    return best


def lead(view: CardView, choices: list[int], temper: Temper) -> int:
    """Call the witch, brave or cowardly, that gains most over keeping her for a later turn."""
    worth = Worth(view, view.viewer, own_plays(view, temper), temper)
    rivals = CardRivals(view)
    after = [(view.viewer + i) % view.players for i in range(1, view.players)]
    next_lead = worth_of_leading(view)
    best = choices[0]
    most = -1000.0
    for action in choices:
        kind = actions.lead_role(action)
        stands = temper.seen(rivals.stands(kind, after))
        if actions.lead_stance(action):
            value = stands * (worth.brave(kind) + next_lead)
        else:
            # If all are cowardly the lead stays here.
            value = worth.cowardly(kind) + stands * next_lead
        value -= in_hand(view, worth, rivals, kind, temper)
        if value > most:
            most = value
            best = action
    return best


def follow(view: CardView, temper: Temper) -> int:
    """Brave or cowardly: what each may bring, the lead, and what a rival would lose."""
    kind = view.role
    worth = Worth(view, view.viewer, own_plays(view, temper), temper)
    stands = temper.seen(CardRivals(view).stands(kind, view.still_to_speak()[1:]))
    brave = stands * (worth.brave(kind) + worth_of_leading(view))
    if view.brave >= 0:
        left = view.parts.rounds - view.round + 1
        brave += temper.spite * DENIAL * Worth(view, view.brave, [left] * view.kinds).brave(kind)
    return actions.BRAVE if brave > worth.cowardly(kind) else actions.COWARDLY


def in_hand(view: CardView, worth: Worth, rivals: CardRivals, kind: int, temper: Temper) -> float:
    """What it is worth to hold a witch whose turn is still to come, whoever will call her."""
    others = [seat for seat in range(view.players) if seat != view.viewer]
    stands = rivals.nobody_holds(kind, others, RIVALRY)
    brave = worth.brave(kind)
    spoilt = (temper.spite - 1.0) * DENIAL * (1.0 - stands) * brave
    stands = temper.seen(stands)
    return stands * brave + (1.0 - stands) * CONSOLATION * worth.cowardly(kind) + spoilt


def worth_of_leading(view: CardView) -> float:
    """Leading is worth something to whom has cards left after the one that is being played."""
    return LEAD_WORTH if view.hand.bit_count() > 1 else 0.0


def own_plays(view: CardView, temper: Temper) -> list[int]:
    """By type, how often the viewer can still play it: once a round, if there are cards for it."""
    picking = view.topic >= 0 or view.round == 0
    later = view.parts.rounds - max(1, view.round)
    plays: list[int] = []
    for kind in range(view.kinds):
        now = 1 if picking or view.hand >> kind & 1 else 0
        plays.append(int(temper.foresight * min(view.stock[kind] + HOPE, later + now)))
    return plays
