"""Why an action is refused, in a person's words: what was tried, why not, what would work."""

from broomstick.contest.codec import KIND_BITS, KIND_MASK, ROLE_BITS, ROLE_MASK, shorten
from broomstick.contest.core import GO_BRAVE, GO_COWARDLY, LEAD, Core
from broomstick.contest.errors import Fact, IllegalAction
from broomstick.contest.plain import mask_seats


def unreadable(text: str, why: str) -> IllegalAction:
    return IllegalAction("unreadable", why, {"text": shorten(text)})


def unknown_seat(seat: int, players: int) -> IllegalAction:
    facts: dict[str, Fact] = {"seat": seat, "players": players}
    return IllegalAction("no-such-seat", f"there is no seat {seat}; seats are 0 to {players - 1}", facts)


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
        return IllegalAction("no-action", f"{action} is no action of this game", {"action": str(action)})
    tried = actions.text(action)
    examples = [actions.text(choice) for choice in choices[:4]]
    works = ", ".join(repr(example) for example in examples) + (", …" if len(choices) > 4 else "")
    why = own_reason(s, seat, action, choices)
    if why:
        code = "forbidden"
    elif all(choice & KIND_MASK != action & KIND_MASK for choice in choices):
        code = "not-asked"
        why = "that is not what is asked now"
    else:
        code = "not-among-choices"
        why = "that is not among the choices now"
    facts: dict[str, Fact] = {"action": tried, "choices": examples, "why": why}
    return IllegalAction(code, f"{tried!r} cannot be played: {why}; possible are {works}", facts)


def own_reason(s: Core, seat: int, action: int, choices: list[int]) -> str:
    """The heart's reason for a lead or a stance, else the game's."""
    kind = action & KIND_MASK
    asked = choices[0] & KIND_MASK
    if kind == LEAD and asked == LEAD:
        role = action >> KIND_BITS & ROLE_MASK
        if not s.hands[seat] >> role & 1:
            return f"{s.game.roles[role]} is not among the roles you hold"
        if not action >> KIND_BITS + ROLE_BITS:
            return "the leader must be brave here"
    if kind in (GO_BRAVE, GO_COWARDLY) and asked == LEAD:
        return "you lead: name a role"
    return s.why_not(seat, action)
