"""Keys of views: one for each information state, quick enough for a table of millions."""

import json
import time
from collections.abc import Callable, Hashable
from typing import cast

import pytest

import broomstick
from broomstick import PUBLIC, Chance, State, View
from broomstick.heart.plain import Plain
from drill.state import Fields
from drill.view import DrillView
from heart.scripts import table

FASTER = 20
"""So many times, at least, than JSON of the view."""


def middle(name: str, moves: int = 40) -> State:
    state = broomstick.load(name).start(seed=2)
    rng = Chance(2)
    for _ in range(moves):
        state.step(rng.pick(state.choices(state.asked)))
    return state


def numbers_only(key: object) -> bool:
    return all(numbers_only(part) for part in key) if isinstance(key, tuple) else isinstance(key, int)


@pytest.mark.parametrize("name", broomstick.GAMES)
def test_a_key_is_numbers_and_can_be_hashed(name: str) -> None:
    state = middle(name)
    keys: set[Hashable] = {state.view(viewer).key() for viewer in (*range(state.players), PUBLIC)}
    assert len(keys) == state.players + 1
    # Hashes of numbers are the same in every process, those of texts are not.
    assert all(numbers_only(key) for key in keys)
    assert state.copy().view(0).key() in keys


def test_what_a_viewer_has_picked_is_in_its_key_and_in_nobody_elses() -> None:
    one, two = table(), table()
    one.play(0, "pick seer thief")
    two.play(0, "pick seer runner")
    assert one.view(0).key() != two.view(0).key()
    assert one.view(1).key() == two.view(1).key()
    assert one.view(PUBLIC).key() == two.view(PUBLIC).key()


@pytest.mark.parametrize("name", broomstick.GAMES)
def test_a_view_that_is_read_has_the_key_it_had(name: str) -> None:
    """At the very start, while sealed answers come in, and when they are locked."""
    state = broomstick.load(name).start(seed=2)
    for _ in range(12):
        for viewer in (*range(state.players), PUBLIC):
            view = state.view(viewer)
            assert state.game.read_view(view.data()).key() == view.key()
        state.step(state.choices(state.asked)[0])


def test_what_was_shown_long_ago_is_still_in_a_key() -> None:
    """Two deals of the card game that differ only in what one seat was dealt, and what it has by now is the same."""
    game = broomstick.load("card-game", players=3)
    data = game.start(seed=3).view(1).data()
    first = data["received"][0].split()
    later = next(name for name in data["stock"] if name != first[-1])
    other = {
        **data,
        "received": [" ".join(sorted([*first[:-1], later], key=game.roles.index)), *data["received"][1:]],
    }
    assert game.read_view(other).key() != game.read_view(data).key()


def test_a_game_without_a_key_of_its_own_is_told_apart_by_its_data() -> None:
    one, two = table(seats={0: {"coins": 1}}), table(seats={0: {"coins": 2}})
    assert one.view(1).key() != two.view(1).key()
    assert one.view(1).key() == table(seats={0: {"coins": 1}}).view(1).key()


class Backwards(DrillView):
    """A view that tells its own data in another order."""

    def own_data(self) -> Plain:
        return dict(reversed(super().own_data().items()))


def test_it_makes_no_difference_in_which_order_a_game_tells_its_data() -> None:
    state = table()
    view = Backwards(state.game, 1)
    view.look_at(cast("Fields", state))
    assert list(view.data()) != list(state.view(1).data())
    assert view.key() == state.view(1).key()


def quickest(call: Callable[[], object], times: int) -> float:
    """Seconds of processor time for one call, in the quickest of several rounds."""
    rounds = []
    for _ in range(15):
        start = time.process_time()
        for _ in range(times):
            call()
        rounds.append((time.process_time() - start) / times)
    return min(rounds)


@pytest.mark.many
@pytest.mark.parametrize("name", broomstick.GAMES)
def test_a_key_is_much_quicker_than_json(name: str) -> None:
    view: View = middle(name).view(0)
    text = quickest(lambda: json.dumps(view.data(), sort_keys=True), 20)
    assert text / quickest(view.key, 400) > FASTER
