"""Ways of drawing a world from a view that the fairness tests compare with all there are."""

from broomstick import PUBLIC, Chance, State, View
from broomstick.games.card_game.state import Fields
from broomstick.games.card_game.view import CardView
from broomstick.games.card_game.worlds import find_world, lay_world


def imagine(view: View, rng: Chance) -> State:
    """The one everybody uses."""
    return view.game.imagine(view, rng)


def walk(view: View, rng: Chance) -> State:
    """The card game's second way alone: no fresh deal is tried, only the walk from world to world."""
    return drawn(view, rng, 0)


def fresh_deals(view: View, rng: Chance) -> State:
    """The card game's first way alone, however long it takes: deal until something fits."""
    return drawn(view, rng, 1_000_000)


def drawn(view: View, rng: Chance, tries: int) -> State:
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
    lay_world(state, view, find_world(view, rng, tries))
    return state
