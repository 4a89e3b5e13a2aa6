"""How the thrifty bot decides in Broom Service: expected points, one decision at a time.

It asks what each role brings from where it stands (prospects.py, on the map of ground.py, with resources valued in
purse.py; prospects_with_tiles.py has what tiles and cards add), how the roles of a hand go together (planning.py),
and how likely somebody is to overtake (rivals.py). The constants were found by playing against ``random`` and against
itself; none is critical.
"""

from broomstick.bots.thrifty.broom_service.acting import act
from broomstick.bots.thrifty.broom_service.fists import fist, hand_in
from broomstick.bots.thrifty.broom_service.planning import Plan, one_more, picks
from broomstick.bots.thrifty.broom_service.prospects import Prospects
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import prospects_of, with_tiles
from broomstick.bots.thrifty.broom_service.rivals import BroomRivals
from broomstick.bots.thrifty.broom_service.stand import Stand
from broomstick.bots.thrifty.temper import USUAL, Temper
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.table.view import BroomView
from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of

LEAD_WORTH = 0.2
"""Points that it is worth to lead the next turn with roles in hand."""

DENIAL = 0.1
"""What taking a point from a rival is worth, where points of one's own count 1."""

MERCY = 6.0
"""Where there are tiles or cards, in the first round: so much more a claim has to bring that knocks out the starter.
All others may overtake the starter, who would be too far behind otherwise."""


def choose(view: BroomView, choices: list[int], rng: Chance, temper: Temper = USUAL) -> int:
    """The choice with the highest expected worth; the first of equals.

    Fists are left to chance a little, and picks unless it is steady; then it has no mercy either.
    """
    if len(choices) == 1:
        return choices[0]
    kind = kind_of(choices[0])
    if kind == actions.PICK:
        return picks(view, choices, rng, temper)
    if kind == actions.LEAD:
        return lead(view, choices, temper)
    if choices[0] == actions.BRAVE:
        return follow(view, temper)
    if kind == actions.FIST:
        return fist(view, choices, rng, temper)
    if kind == actions.HAND_IN:
        return hand_in(view, temper)
    if kind == actions.ADD:
        return one_more(view, choices, temper)
    return act(view, choices, temper)


def lead(view: BroomView, choices: list[int], temper: Temper) -> int:
    """Call the role, brave or cowardly, with which the whole hand brings most."""
    rivals = BroomRivals(view, view.viewer == view.starter and merciful(view, temper))
    after = [(view.viewer + i) % view.players for i in range(1, view.players)]
    plan = Plan(view, rivals, prospects_of(view, view.viewer, temper), view.hand, temper)
    start = plan.prospects.start
    best = choices[0]
    most = -1000.0
    role = -1
    brave = cowardly = stands = 0.0
    next_lead = LEAD_WORTH if view.hand.bit_count() > 1 else 0.0
    for action in choices:
        if actions.lead_role(action) != role:
            role = actions.lead_role(action)
            rest = view.hand & ~(1 << role)
            brave, after_brave, cowardly, after_cowardly = plan.prospects.prospect(role, start)
            stands = temper.seen(rivals.stands(role, after))
            hand = plan.hand(rest, after_brave)
            brave += hand
            cowardly += hand if after_cowardly is after_brave else plan.hand(rest, after_cowardly)
            if flies(plan.prospects, role, after_cowardly):
                brave = max(brave, cowardly)
            brave = stands * (brave + next_lead) + (1.0 - stands) * plan.hand(rest, start)
            cowardly += stands * next_lead
        worth = brave if actions.lead_stance(action) else cowardly
        if worth > most:
            most = worth
            best = action
    return best


def follow(view: BroomView, temper: Temper) -> int:
    """Brave or cowardly: what each may bring with the rest of the hand, and what a rival would lose."""
    role = view.role
    rest = view.hand & ~(1 << role)
    rivals = BroomRivals(view)
    plan = Plan(view, rivals, prospects_of(view, view.viewer, temper), view.hand, temper)
    start = plan.prospects.start
    brave, after_brave, cowardly, after_cowardly = plan.prospects.prospect(role, start)
    hand = plan.hand(rest, after_brave)
    brave += hand
    cowardly += hand if after_cowardly is after_brave else plan.hand(rest, after_cowardly)
    if flies(plan.prospects, role, after_cowardly):
        brave = max(brave, cowardly)
    stands = temper.seen(rivals.stands(role, view.still_to_speak()[1:]))
    claimed = stands * (brave + (LEAD_WORTH if rest else 0.0)) + (1.0 - stands) * plan.hand(rest, start)
    if view.brave >= 0:
        claimed += temper.spite * DENIAL * rivals.outlook(view.brave).brings(role)
        if view.brave == view.starter and merciful(view, temper):
            claimed -= MERCY
    return actions.BRAVE if claimed > cowardly else actions.COWARDLY


def merciful(view: BroomView, temper: Temper) -> bool:
    """Whether the starter is spared now, by this bot and, as it thinks, by others."""
    return view.round == 1 and not temper.steady and with_tiles(view.parts)


def flies(prospects: Prospects, role: int, after: Stand) -> bool:
    """Whether a cowardly witch flies, and uses no tile, card or event: a brave one can too and keep her potion."""
    start = prospects.start
    moved = after.a != start.a or after.b != start.b
    return role <= things.MOUNTAIN_WITCH and moved and not prospects.instead >> role & 1
