"""What games have in common when they imagine a full state that fits a view."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from broomstick.heart.chance import Chance
from broomstick.heart.errors import PositionError
from broomstick.heart.state import State
from broomstick.heart.view import View

if TYPE_CHECKING:
    from broomstick.heart.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawer:
    """Draws worlds that fit one view, as many as are wanted, each equally likely: ``game.drawer(view)``.

    Whoever looks into many worlds of a view keeps its drawer, and with it what the first world has cost to find. A
    game in which that is much draws by one of its own, which overrides ``fill_in``.
    """

    def __init__(self, game: "Game", view: View) -> None:
        self.game = game
        self.view = view

    def draw(self, rng: Chance) -> State:
        """A full state that a holder of the view could be in, with fresh chance."""
        state = self.game.begin_world(self.view, rng)
        self.fill_in(state, rng)
        return state

    def fill_in(self, state: State, rng: Chance) -> None:
        """Draw everything the view does not tell. The table and the viewer's own hand are in place."""
        self.game.fill_in(state, self.view, rng)


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
