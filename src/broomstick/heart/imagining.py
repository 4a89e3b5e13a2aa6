"""What games have in common when they imagine a full state that fits a view."""

from broomstick.heart.chance import Chance
from broomstick.heart.errors import PositionError
from broomstick.heart.view import View


def hidden_hand(view: View, seat: int, rng: Chance) -> int:
    """Roles a seat may hold, as many as it holds, each such hand equally likely.

    For games in which nothing but what was said ties a hand to anything else.
    """
    hand = view.must_hold(seat)
    may = view.may_hold(seat) & ~hand
    roles = [role for role in range(len(view.game.roles)) if may >> role & 1]
    more = view.hand_sizes[seat] - hand.bit_count()
    if not 0 <= more <= len(roles):
        raise PositionError(
            f"hand_sizes[{seat}]: no game could have led to this view",
            "impossible-view",
            {"field": "hand_sizes"},
        )
    rng.shuffle(roles)
    for role in roles[:more]:
        hand |= 1 << role
    return hand
