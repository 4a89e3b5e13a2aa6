"""Setting what is hidden in a world of one's own: another hand, another sealed answer."""

from broomstick.heart.core import Core
from broomstick.heart.errors import BroomstickError
from broomstick.heart.view import View


def suppose_hand(s: Core, view: View, seat: int, roles: int) -> None:
    """A seat holds these roles and no others; ``view`` is what everybody sees."""
    check_own_world(s)
    held = s.hands[seat]
    if roles.bit_count() != held.bit_count():
        raise wrong(f"seat {seat} holds {held.bit_count()} roles, not {roles.bit_count()}")
    must, may = view.must_hold(seat), view.may_hold(seat)
    if roles & ~may or must & ~roles:
        raise wrong(f"by what has been said, seat {seat} cannot hold these roles")
    if not s.could_hold(seat, roles):
        raise wrong(f"in this world seat {seat} cannot have picked these roles")
    picks = s.picks[seat]
    s.hands[seat] = roles
    s.picks[seat] = picks & ~held | roles
    answer = s.answers[seat]
    if answer >= 0 and answer not in s.sealed_choices(s.topic, seat):
        s.hands[seat] = held
        s.picks[seat] = picks
        raise wrong(f"seat {seat} could not have sealed its answer with these roles")


def suppose_answer(s: Core, seat: int, action: int) -> None:
    """A seat has answered the open sealed question otherwise."""
    check_own_world(s)
    if s.topic < 0 or s.answers[seat] < 0:
        raise wrong(f"no answer of seat {seat} is sealed now")
    if action not in s.sealed_choices(s.topic, seat):
        raise wrong(f"in this world {s.game.text(action)!r} is no answer of seat {seat}")
    s.answers[seat] = action


def check_own_world(s: Core) -> None:
    if s.journal is not None:
        raise wrong(
            "this state keeps a record, which would not be true any more: suppose things of a quiet copy"
        )


def wrong(message: str) -> BroomstickError:
    return BroomstickError(message, "programming")
