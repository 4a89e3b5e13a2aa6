"""What an action declares: a role that is called or answered, brave or cowardly; and who may still take it away."""

from typing import final

from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions
from broomstick.heart.errors import PositionError
from broomstick.heart.plain import Plain
from broomstick.heart.view import View


@final
class Declared:
    """A declaration of whoever a view belongs to."""

    def __init__(self, role: int, brave: bool) -> None:
        self.role = role
        self.brave = brave


def declared(view: View, action: int) -> Declared | None:
    """What an action declares; None of one that declares nothing."""
    kind = kind_of(action)
    if kind == actions.LEAD:
        return Declared(actions.lead_role(action), bool(actions.lead_stance(action)))
    if kind in (actions.BRAVE, actions.COWARDLY):
        if view.role < 0:
            raise PositionError("no role is called that could be answered", "no-role-called")
        return Declared(view.role, kind == actions.BRAVE)
    return None


def add_rivals(found: Plain, view: View, claim: Declared) -> None:
    """heart-last-brave-acts: a brave one waits for those who speak later, and knocks out who was brave before."""
    if claim.brave:
        after = view.later()
        found["after"] = len(after)
        found["overtakers"] = [seat for seat in after if view.hand_sizes[seat]]
        found["knocks_out"] = view.brave if view.role >= 0 and view.brave >= 0 else None
