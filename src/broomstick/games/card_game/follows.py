"""What follows from a view of the card game by its rules: for whoever draws the table and does not know them."""

from broomstick.games.card_game.layout import Layout
from broomstick.games.card_game.preview import gain
from broomstick.games.card_game.view import CardView
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain, mask_names


def follows_for_all(view: CardView) -> Plain:
    """What seats lack for tasks, are known to hold, have points for; what bravery may bring."""
    layout = view.layout
    types = view.parts.types
    seats = range(view.players)
    # cg-cancel-known: what was cancelled in this round will go back too.
    known = [view.known_in_stock(seat) | layout.cancelled[seat] for seat in seats]
    found: Plain = {
        "lacks": {
            str(view.parts.tasks[task].number): {str(seat): lacks(layout, seat, task) for seat in seats}
            for task in layout.tasks
        },
        "known": {str(seat): mask_names(types, known[seat]) for seat in seats if known[seat]},
        "sources": {
            str(seat): dict(zip(("colours", "brave", "tasks"), layout.sources(seat))) for seat in seats
        },
    }
    if view.role >= 0 and view.brave >= 0:
        found["hopes"] = gain(view, view.brave, view.role, True)
    return found


def follows_for_seat(view: CardView) -> Plain:
    """What own cards may bring besides; nothing to whoever watches."""
    if view.viewer == PUBLIC:
        return {}
    types = view.parts.types
    # Whoever has picked plays no other cards.
    among = view.picks or (1 << len(types)) - 1
    gains: Plain = {
        name: {
            "brave": gain(view, view.viewer, kind, True),
            "cowardly": gain(view, view.viewer, kind, False),
        }
        for kind, name in enumerate(types)
        if among >> kind & 1
    }
    return {"gains": gains}


def lacks(layout: Layout, seat: int, task: int) -> Plain:
    """cg-task-check: the potions that a seat's display still needs for a task, by type; nothing where it has all."""
    found: Plain = {}
    for kind, need in enumerate(layout.parts.tasks[task].needs):
        have = layout.potions[seat * len(layout.parts.types) + kind]
        if have < need:
            found[layout.parts.types[kind]] = need - have
    return found
