"""What follows from a view of Witch's Brew by its rules: for whoever draws the table and does not know them."""

from broomstick.games.witchs_brew.codes.things import CAULDRONS
from broomstick.games.witchs_brew.lists import ROLES, STACKS
from broomstick.games.witchs_brew.preview import outlook
from broomstick.games.witchs_brew.roles import stack_of
from broomstick.games.witchs_brew.shelves import missing
from broomstick.games.witchs_brew.view import BrewView
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain


def follows_for_all(view: BrewView) -> Plain:
    """What shelves still need, which stack is in question, where points come from."""
    layout = view.layout
    shelves = [stack for stack in range(CAULDRONS, len(STACKS)) if layout.card(stack) >= 0]
    found: Plain = {
        "missing": {STACKS[stack]: missing(layout, stack) for stack in shelves},
        "sources": {
            str(seat): dict(zip(("cauldrons", "shelves", "vials"), layout.sources(seat)))
            for seat in range(view.players)
        },
    }
    called = stack_of(view.role, view.top_book())
    if called >= 0:
        found["called"] = STACKS[called]
    return found


def follows_for_seat(view: BrewView, uncalled: Plain) -> Plain:
    """What both halves of every role would bring a seat; nothing to whoever watches.

    ``uncalled``: the halves of roles that are not called, as far as they were worked out; the others are put there.
    """
    if view.viewer == PUBLIC:
        return {}
    halves: Plain = {}
    for role, name in enumerate(ROLES):
        if role == view.role:
            halves[name] = both(view, role)
        else:
            if name not in uncalled:
                uncalled[name] = both(view, role)
            halves[name] = uncalled[name]
    return {"halves": halves}


def both(view: BrewView, role: int) -> Plain:
    return {"full": outlook(view, role, True), "favour": outlook(view, role, False)}
