"""What a choice in the card game would bring, from what its chooser knows."""

from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.view import CardView
from broomstick.heart.codec import kind_of
from broomstick.heart.declared import Declared, add_rivals, declared
from broomstick.heart.plain import Plain, mask_names


def preview(view: CardView, action: int) -> Plain:
    """Potions and points gained, when, and who could still take it away."""
    kind = kind_of(action)
    if kind == actions.PICK:
        return {"picks": mask_names(view.parts.types, actions.pick_roles(action))}
    if kind == actions.TAKE:
        return gain(view, view.viewer, actions.take_role(action), False)
    said = declared(view, action)
    return {} if said is None else claim(view, said)


def claim(view: CardView, said: Declared) -> Plain:
    """A declaration: cowardly is safe and at once; brave waits for those who speak later and hold cards."""
    found = gain(view, view.viewer, said.role, said.brave)
    add_rivals(found, view, said)
    return found


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
