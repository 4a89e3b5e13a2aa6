"""What every game answers to a view that it did not make, or that belongs to nobody at the table."""

import pytest

import broomstick
from broomstick import PUBLIC, Chance, PositionError, View
from broomstick.games import manifests

each_game = pytest.mark.parametrize("name", manifests())


class ForeignView(View):
    """A view of some other game."""


@each_game
def test_a_foreign_view_is_refused(name: str) -> None:
    game = broomstick.load(name, players=3)
    foreign = ForeignView(game, 0)
    with pytest.raises(PositionError, match=r"this view belongs to another game"):
        game.preview(foreign, game.action("brave"))
    with pytest.raises(PositionError, match=r"this view belongs to another game"):
        game.drawer(foreign).draw(Chance(1))


@each_game
def test_spectators_have_nothing_to_preview(name: str) -> None:
    game = broomstick.load(name, players=3)
    with pytest.raises(PositionError, match=r"spectator has no choices"):
        game.preview(game.start().view(PUBLIC), game.action("brave"))


@each_game
def test_what_all_know_alike_may_be_taken_from_what_everybody_sees(name: str) -> None:
    """Of the table and of what follows from it, in the midst of sealed answers and of a turn."""
    game = broomstick.load(name, players=3)
    state, rng = game.start(3), Chance(3)
    while not state.over:
        public = state.view(PUBLIC)
        for viewer in (0, 1, 2, PUBLIC):
            view = state.view(viewer)
            assert view.data_beside(public.data()) == view.data()
            assert game.follows_beside(view, game.follows(public)) == game.follows(view)
        state.step(rng.pick(state.choices(state.asked)))
