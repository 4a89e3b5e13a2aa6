"""Views: what one viewer may know travels as plain data, and worlds imagined from it show the same."""

import json
from typing import Any

from broomstick import PUBLIC, Chance, State, View
from contract.case import Case
from contract.play import Chooser, finish, play_on, rng_for


def over_the_wire(data: object) -> Any:
    return json.loads(json.dumps(data))


def check_view_data(case: Case, state: State, viewer: int) -> View:
    """view → data → JSON → view gives an equal view. Returns the one that was read."""
    view = state.view(viewer)
    data = view.data()
    assert state.view(viewer).data() == data, "looking twice shows two things"
    public = state.view(PUBLIC)
    beside = view.data_beside(public.data())
    assert list(beside.items()) == list(data.items()), (
        "beside the public view another one, or in another order"
    )
    facts = case.game.follows(view)
    found = case.game.follows_beside(view, case.game.follows(public))
    assert list(found.items()) == list(facts.items()), "beside the public view other things follow"
    read = case.game.read_view(over_the_wire(data))
    assert read.data() == data, "a view read back from its data is another one"
    assert read == view, "a view read back from its data is not equal"
    return read


def check_imagined(case: Case, state: State, viewer: int, rng: Chance, play: bool) -> State:
    """A world imagined from a view, also one read from JSON, shows that view and is a position of the game."""
    game = case.game
    view = state.view(viewer)
    data = view.data()
    read = check_view_data(case, state, viewer)
    same = rng.copy()
    world = game.imagine(view, rng)
    assert view.data() == data, "imagining changed the view"
    assert world.view(viewer).data() == data, "an imagined world shows its viewer something else"
    again = game.imagine(read, same)
    assert again.digest() == world.digest(), "from the same view and numbers, another world"
    assert same.words() == rng.words()
    assert world.seed != state.seed, "the seed of the true game is in an imagined world"
    assert game.position(world.position()).digest() == world.digest(), "an imagined world is no position"
    assert case.components(world) == case.components(state), "an imagined world has other pieces"
    if viewer < game.players:
        assert world.choices(viewer) == state.choices(viewer), "other choices in an imagined world"
        assert [game.preview(view, choice) for choice in world.choices(viewer)] == [
            game.preview(read, choice) for choice in state.choices(viewer)
        ]
    if play:
        before = world.digest()
        finish(world.copy(), rng)
        assert world.digest() == before
    return world


def check_views(case: Case, seed: int, chooser: Chooser, stride: int = 3) -> int:
    """At many moments of a game, for every viewer. Returns how many worlds were imagined."""
    trail = play_on(case.game.start(seed), chooser)
    rng = rng_for("imagine", case.id, seed)
    count = 0
    for number in {*range(0, len(trail.states), stride), len(trail.states) - 1}:
        state = trail.states[number]
        before = state.digest()
        for viewer in case.viewers:
            check_imagined(case, state, viewer, rng, play=(number + viewer) % 4 == 0)
            count += 1
        assert state.digest() == before, "looking at a state changed it"
    return count


def check_views_differ(case: Case, seed: int, chooser: Chooser) -> int:
    """Imagining gives different worlds wherever something is hidden at all. Returns how often."""
    trail = play_on(case.game.start(seed), chooser)
    rng = rng_for("differ", case.id, seed)
    differ = 0
    for state in trail.states[:: max(1, len(trail.states) // 10)]:
        for viewer in case.viewers:
            view = state.view(viewer)
            seen = {json.dumps(case.hidden(case.game.imagine(view, rng), viewer)) for _ in range(4)}
            differ += len(seen) > 1
    return differ
