"""What a choice in the card game would bring, from what its chooser knows."""

from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.view import CardView
from broomstick.heart.codec import kind_of
from broomstick.heart.errors import PositionError
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain, mask_names


def preview(view: CardView, action: int) -> Plain:
    """Potions and points gained, when, and who could still take it away."""
    kind = kind_of(action)
    if view.viewer == PUBLIC:
        raise PositionError("a spectator has no choices to preview", "spectator-preview")
    if kind == actions.PICK:
        return {"picks": mask_names(view.parts.types, actions.pick_roles(action))}
    if kind == actions.TAKE:
        return gain(view, view.viewer, actions.take_role(action), False)
    if kind == actions.LEAD:
        return claim(view, actions.lead_role(action), bool(actions.lead_stance(action)))
    if kind in (actions.BRAVE, actions.COWARDLY):
        if view.role < 0:
            raise PositionError("no role is called that could be answered", "no-role-called")
        return claim(view, view.role, kind == actions.BRAVE)
    return {}


def claim(view: CardView, role: int, brave: bool) -> Plain:
    """A declaration: cowardly is safe and at once; brave waits for those who speak later and hold cards."""
    result = gain(view, view.viewer, role, brave)
    if brave:
        after = view.later()
        result["after"] = len(after)
        result["overtakers"] = [seat for seat in after if view.hand_sizes[seat]]
        result["knocks_out"] = view.brave if view.role >= 0 and view.brave >= 0 else None
    return result


def gain(view: CardView, seat: int, kind: int, brave: bool) -> Plain:
    """What one card in a seat's display would be worth now, and the tasks it would complete."""
    parts = view.parts
    layout = view.layout
    potions = parts.brave_potions if brave else parts.cowardly_potions
    extra = parts.brave_extra if brave else 0
    have = layout.potions[seat * view.kinds + kind]
    more = parts.colour_points(have + potions) - parts.colour_points(have)
    return {
        "potion": parts.types[kind],
        "potions": potions,
        "brave_potions": extra,
        "points": more + parts.brave_points * extra,
        "completes": [
            parts.tasks[task].number
            for task in layout.tasks
            if not layout.fulfils(seat, task) and layout.fulfils(seat, task, kind, potions)
        ],
        "at_once": not brave,
    }
