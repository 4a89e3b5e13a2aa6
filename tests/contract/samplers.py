"""Ways of drawing a world from a view that the fairness tests compare with all there are."""

from broomstick import PUBLIC, Chance, State, View
from broomstick.games.card_game.state import Fields
from broomstick.games.card_game.view import CardView
from broomstick.games.card_game.worlds import World, lay_world, open_world


def imagine(view: View, rng: Chance) -> State:
    """The one everybody uses."""
    return view.game.imagine(view, rng)


def walk(view: View, rng: Chance) -> State:
    """The card game's second way alone: no fresh deal is tried, only the walk from world to world."""
    return drawn(view, rng, 0)


def fresh_deals(view: View, rng: Chance) -> State:
    """The card game's first way alone, however long it takes: deal until something fits."""
    return drawn(view, rng, 1_000_000)


class WalkingOn:
    """The walk alone, as a drawer does it that is kept: from the second world of a view on it begins at the last."""

    def __init__(self) -> None:
        self.world: World | None = None

    def __call__(self, view: View, rng: Chance) -> State:
        if self.world is None or self.world.view is not view:
            assert isinstance(view, CardView)
            self.world = open_world(view)
        return drawn(view, rng, 0, self.world)


def drawn(view: View, rng: Chance, tries: int, kept: World | None = None) -> State:
    game = view.game
    state = game.blank()
    game.clear(state)
    view.copy_shown_to(state)
    assert isinstance(view, CardView)
    assert isinstance(state, Fields)
    if view.viewer != PUBLIC:
        state.hands[view.viewer] = view.hand
        state.picks[view.viewer] = view.picks
        state.answers[view.viewer] = view.answer
    world = kept or open_world(view)
    world.draw(rng, tries)
    lay_world(state, view, world)
    return state
