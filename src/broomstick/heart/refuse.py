"""Why an action is refused, in a person's words: what was tried, why not, what would work."""

from broomstick.heart.codec import kind_of, shorten
from broomstick.heart.codes import actions
from broomstick.heart.core import Core
from broomstick.heart.errors import Fact, IllegalAction, PositionError, Reason
from broomstick.heart.plain import mask_seats


def unreadable(text: str, why: str) -> IllegalAction:
    return IllegalAction("unreadable", why, {"text": shorten(text)})


def other_view() -> PositionError:
    """For a view that a game is asked about and that is not its own."""
    return PositionError("this view belongs to another game", "other-view")


def not_an_action(action: int) -> IllegalAction:
    """A number that no action of the game has."""
    message = f"{action} is no action of this game; state.choices(seat) lists those that can be played"
    return IllegalAction("no-action", message, {"action": str(action)})


def out_of_turn(s: Core, seat: int) -> IllegalAction:
    """The seat owes no decision now."""
    if s.over:
        return IllegalAction("over", "the game is over", {})
    waiting = mask_seats(s.pending)
    names = ", ".join(str(other) for other in waiting)
    if s.topic >= 0 and s.answers[seat] >= 0:
        message = f"seat {seat} has answered already; waiting for seat {names}"
        return IllegalAction("answered-already", message, {"seat": seat, "waiting": waiting})
    message = f"it is not for seat {seat} to decide now; waiting for seat {names}"
    return IllegalAction("not-your-decision", message, {"seat": seat, "waiting": waiting})


def not_a_choice(s: Core, seat: int, action: int, choices: list[int]) -> IllegalAction:
    """The seat is asked, but not this."""
    actions = s.game.actions
    if not actions.known(action):
        return not_an_action(action)
    tried = actions.text(action)
    examples = [actions.text(choice) for choice in choices[:4]]
    works = ", ".join(repr(example) for example in examples) + (", …" if len(choices) > 4 else "")
    reason = own_reason(s, seat, action, choices)
    if reason is None and all(kind_of(choice) != kind_of(action) for choice in choices):
        reason = Reason("not-asked", "that is not what is asked now", {})
    if reason is None:
        reason = Reason("not-among-choices", "that is not among the choices now", {})
    facts: dict[str, Fact] = {"action": tried, "choices": examples, **reason.facts}
    message = f"{tried!r} cannot be played: {reason.message}; possible are {works}"
    return IllegalAction(reason.code, message, facts)


def own_reason(s: Core, seat: int, action: int, choices: list[int]) -> Reason | None:
    """The heart's reason for a lead or a stance, else the game's."""
    kind = kind_of(action)
    if kind_of(choices[0]) == actions.LEAD:
        if kind in (actions.BRAVE, actions.COWARDLY):
            return Reason("name-a-role", "you lead: name a role", {})
        if kind == actions.LEAD:
            role = actions.lead_role(action)
            name = s.game.roles[role]
            if not s.hands[seat] >> role & 1:
                return Reason("not-held", f"{name} is not among the roles you hold", {"role": name})
            return Reason("must-be-brave", "the leader must be brave here", {"role": name})
    return s.why_not(seat, action)
