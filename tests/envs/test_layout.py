"""The layouts: what each number is called, and that none changes unnoticed."""

from typing import Any

import pytest

import broomstick
from broomstick import BroomstickError
from broomstick.envs import Observer

DIGESTS: dict[str, tuple[int, str]] = {
    "card-game": (734, "ca72e9f1243ada8c"),
    "witchs-brew": (747, "88ccd97e9326ef16"),
    "broom-service": (1283, "ca917ba2a9074b8c"),
}
"""Where one of these changes, what learners have learned is worth nothing any more: say so in CHANGELOG.md."""

GAMES: dict[str, dict[str, Any]] = {
    "card-game": {"players": 4},
    "witchs-brew": {"players": 4},
    "broom-service": {
        "players": 4,
        "board": "back",
        "storm_clouds": True,
        "extra_tiles": True,
        "expansion_cards": True,
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_layouts_stay_as_they_are(name: str) -> None:
    layout = Observer(broomstick.load(name, **GAMES[name])).layout
    assert (layout.size, layout.digest()) == DIGESTS[name]
    assert layout.version == 1


def test_every_number_has_a_name_that_says_what_it_is() -> None:
    observer = Observer(broomstick.load("card-game", players=3))
    layout = observer.layout
    state = observer.game.start(7)
    told = observer.observation(state, state.asked)
    values = {layout.name(i): told[i] for i in range(layout.size)}
    assert values["round"] == state.round
    assert values["deciders: seat 0"] == 1
    assert (
        values[f"stock: {observer.game.roles[0]}"]
        == state.view(state.asked).data()["stock"][observer.game.roles[0]]
    )
    (potions,) = [field for field in layout.fields if field.name == "potions"]
    assert layout.name(potions.start) == f"potions: seat 0, {observer.game.roles[0]}"
    for wrong in (-1, layout.size):
        with pytest.raises(BroomstickError, match="there is no"):
            layout.name(wrong)


def test_what_is_hidden_is_only_in_an_array_that_says_so() -> None:
    observer = Observer(broomstick.load("card-game", players=3))
    assert all(name.startswith("true ") for name in observer.truth_layout.names)
    assert not any(name.startswith("true ") for name in observer.layout.names)
    own = {"hand", "picks", "answer", "stock", "received"}
    assert own <= {field.name for field in observer.layout.fields}
    assert not own & {field.name for field in observer.public_layout.fields}


def test_a_spectators_view_is_no_observation() -> None:
    observer = Observer(broomstick.load("card-game", players=3))
    with pytest.raises(BroomstickError, match="a spectator's view"):
        observer.of_view(observer.game.start(1).view(broomstick.PUBLIC))


def test_leaves_of_a_search_are_told_one_behind_another() -> None:
    observer = Observer(broomstick.load("card-game", players=3))
    state = observer.game.start(7)
    leaves = []
    for _ in range(5):
        state.play(state.asked, state.default(state.asked))
        leaves.append(state.quiet_copy())
    seats = [leaf.asked for leaf in leaves]
    each = [observer.observation(leaf, seat) for leaf, seat in zip(leaves, seats, strict=True)]
    assert observer.observations(leaves, seats) == b"".join(each)
    assert len(set(each)) == 5
    assert observer.observations([], []) == b""
    with pytest.raises(BroomstickError, match="a seat for each of 5 states, not 4"):
        observer.observations(leaves, seats[1:])
