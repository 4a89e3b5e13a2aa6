"""How the thrifty bot decides in Witch's Brew: expected points, one decision at a time.

It asks what a full action and a favour are worth to it (worth.py, goods.py), and how likely somebody is to claim the
same role after it (rivals.py). The five roles for a set are chosen in picking.py. The constants were found by playing
against ``random`` and against itself; none is critical.
"""

from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.bots.thrifty.witchs_brew.acting import act
from broomstick.bots.thrifty.witchs_brew.picking import picks
from broomstick.bots.thrifty.witchs_brew.rivals import CONSOLATION, BrewRivals
from broomstick.bots.thrifty.witchs_brew.worth import Worth
from broomstick.games.witchs_brew.codes import actions
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of

LEAD_WORTH = 0.0
"""Points that it is worth to lead the next turn with roles in hand."""

DENIAL = 0.05
"""What taking a point from a rival is worth, where points of one's own count 1."""

KEPT = 0.2
"""How much a rival who holds a role spoils it for who keeps it for a later turn."""

PATIENCE = 0.5
"""What it is worth to keep a role that cannot be used yet: others may bring what it needs."""


def choose(view: BrewView, choices: list[int], rng: Chance, temper: Temper = USUAL) -> int:
    """The choice with the highest expected worth; the first of equals. Only picks are left to chance a little."""
    kind = kind_of(choices[0])
    if len(choices) == 1:
        return choices[0]
    if kind == actions.PICK:
        return picks(view, choices, rng, temper)
    if kind == actions.LEAD:
        return lead(view, choices, temper)
    if choices[0] == actions.BRAVE:
        return follow(view, temper)
    return act(view, choices, temper)


def lead(view: BrewView, choices: list[int], temper: Temper) -> int:
    """Call the role that gains most over keeping it for a later turn."""
    rivals = BrewRivals(view)
    after = [(view.viewer + i) % view.players for i in range(1, view.players)]
    best = choices[0]
    most = -1000.0
    for action in choices:
        role = actions.lead_role(action)
        rest = view.hand & ~(1 << role)
        worth = Worth(view, view.viewer, rest, temper)
        full, _ = worth.full(role, worth.goods)
        favour, _ = worth.favour(role, worth.goods)
        value = temper.seen(rivals.stands(role, after)) * (full + LEAD_WORTH)
        kept = rivals.nobody_holds(role, after, KEPT)
        value -= kept * full + (1.0 - kept) * CONSOLATION * favour
        if full <= 0:
            value -= PATIENCE
        if value > most:
            most = value
            best = action
    return best


def follow(view: BrewView, temper: Temper) -> int:
    """Full action or favour: what each may bring, the lead, and what a rival would lose."""
    role = view.role
    worth = Worth(view, view.viewer, view.hand & ~(1 << role), temper)
    full, _ = worth.full(role, worth.goods)
    favour, _ = worth.favour(role, worth.goods)
    stands = temper.seen(BrewRivals(view).stands(role, view.still_to_speak()[1:]))
    claimed = stands * (full + (LEAD_WORTH if view.hand.bit_count() > 1 else 0.0))
    if view.brave >= 0:
        rival = Worth(view, view.brave, 0)
        claimed += temper.spite * DENIAL * rival.full(role, rival.goods)[0]
    return actions.COWARDLY if favour > claimed else actions.BRAVE
