"""Why an action is refused, in a person's words: what was tried, why not, what would work."""

from broomstick.heart.codec import KIND_BITS, KIND_MASK, ROLE_MASK, shorten
from broomstick.heart.core import GO_BRAVE, GO_COWARDLY, LEAD, Core
from broomstick.heart.errors import Fact, IllegalAction, Reason
from broomstick.heart.plain import mask_seats


def unreadable(text: str, why: str) -> IllegalAction:
    return IllegalAction("unreadable", why, {"text": shorten(text)})


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
    if reason is None and all(choice & KIND_MASK != action & KIND_MASK for choice in choices):
        reason = Reason("not-asked", "that is not what is asked now", {})
    if reason is None:
        reason = Reason("not-among-choices", "that is not among the choices now", {})
    facts: dict[str, Fact] = {"action": tried, "choices": examples, **reason.facts}
    message = f"{tried!r} cannot be played: {reason.message}; possible are {works}"
    return IllegalAction(reason.code, message, facts)


def own_reason(s: Core, seat: int, action: int, choices: list[int]) -> Reason | None:
    """The heart's reason for a lead or a stance, else the game's."""
    kind = action & KIND_MASK
    if choices[0] & KIND_MASK == LEAD:
        if kind in (GO_BRAVE, GO_COWARDLY):
            return Reason("name-a-role", "you lead: name a role", {})
        if kind == LEAD:
            name = s.game.roles[action >> KIND_BITS & ROLE_MASK]
            if not s.hands[seat] >> (action >> KIND_BITS & ROLE_MASK) & 1:
                return Reason("not-held", f"{name} is not among the roles you hold", {"role": name})
            return Reason("must-be-brave", "the leader must be brave here", {"role": name})
    return s.why_not(seat, action)
