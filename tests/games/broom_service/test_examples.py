"""The worked examples of the rules, each as it is told."""

import json
from typing import Any

import pytest

from broomstick import State
from broomstick.games.broom_service.box import lists
from games.broom_service.staging import (
    agenda,
    call,
    goods,
    lay,
    pawns,
    pick,
    points,
    standard,
    to_the_end_of_round,
)
from games.scripts import journal, options, play, public, time_out


@pytest.mark.rule("bs-end-sets", "bs-end-bolts")
def test_example_the_end_four_and_two_and_nineteen() -> None:
    """One set of four, one of three, five bolts: 25 points; three resources are left over."""
    state = lay(3, "2 orange, 4 green, 3 purple, 1 wand", rounds=1)
    assert sum(int(part.split()[0]) for part in goods(state, 0).split(", ")) == 4 + 3 + 3
    position = state.position()
    position["seats"][0].update(clouds=["heavy-1", "heavy-3", "heavy-4"], bolts=5)
    position["seats"][2].update(clouds=["heavy-1"] * 3, bolts=3)
    state = time_out(pick(state.game.position(position), *["root-gatherer"] * 3))
    told = [line for line in journal(state) if line.startswith("0 gains")]
    assert told == ["0 gains 19 bolts", "0 gains 6 sets"]
    assert points(state)[0] - 10 == 4 + 2 + 19 == 25


@pytest.mark.rule("bs-storm-bonus", "bs-druid-brave")
def test_example_a_brave_druid_beside_two_storm_clouds() -> None:
    """A tower of 2 points and a wand: 2 + 2 + 2 + 3 = 9 points, and the wand."""
    state = call(
        lay(3, "1 green", sky={"elm-1": "storm-bonus", "elm-2": "storm-bonus"}, pawns={0: "oak home"}),
        "valley-druid",
    )
    play(state, "0 deliver oak oak-post")
    assert points(state)[0] == 10 + 9
    assert goods(state, 0) == "1 wand"


@pytest.mark.rule("bs-perilous-places")
def test_example_perilous_places() -> None:
    """Both of Daniel's pawns are in forests, Emily's in a prairie and a forest: 2 and 4 points are lost."""
    state = lay(5, event="perilous-places", pawns={3: "oak elm", 4: "home oak"})
    to_the_end_of_round(pick(state, *[""] * 5))
    assert points(state)[3:] == [8, 6]


@pytest.mark.rule("bs-protected-places")
def test_example_protected_places() -> None:
    """Daniel's pawns are on a hill and a mountain, Emily's in a prairie and a forest: nothing, and 2 points."""
    state = lay(5, event="protected-places", pawns={3: "camp alp", 4: "home oak"})
    to_the_end_of_round(pick(state, *[""] * 5))
    assert points(state)[3:] == [10, 12]


@pytest.mark.rule("bs-witch", "bs-witch-brave", "bs-druid")
def test_example_the_forest_witch_with_five_players() -> None:
    """Albert is cowardly and flies, Bonnie brave and out, Carla brave and last; she delivers purple and leads."""
    state = lay(5)
    pick(state, "forest-witch", "forest-witch", "forest-witch valley-druid", "", "")
    play(state, "0 lead forest-witch cowardly; 0 fly home oak; 1 brave; 2 brave")
    assert public(state)["said"] == ["cowardly", "out", "brave", "next", "next"]
    play(state, "2 fly camp oak; 2 deliver oak oak-lamp")
    assert [pawns(state, seat) for seat in (0, 1, 2)] == [["camp", "oak"], ["home", "camp"], ["home", "oak"]]
    assert points(state) == [10, 10, 13, 10, 10]
    play(state, "2 lead valley-druid cowardly")
    assert "deliver oak alp-watch" not in options(state, 2), "her purple potion is gone"
    play(state, "2 deliver oak oak-post")
    assert "3 says-next valley-druid" in journal(state)


@pytest.mark.rule("bs-delivery", "bs-square-tower", "bs-round-tower")
def test_example_the_group_of_four_towers() -> None:
    """Which areas serve which tower: a square one three landscapes, again and again; the others once."""
    hand = "5 orange, 5 purple"
    state = call(lay(5, hand, pawns={0: "knoll heath"}), "peak-druid", stance="cowardly")
    assert options(state, 0) == [
        "deliver knoll square",
        "deliver knoll twin",
        "deliver knoll upper",
        "decline",
    ]
    state = call(lay(5, hand, pawns={0: "elm heath"}), "valley-druid", stance="cowardly")
    assert options(state, 0) == [
        "deliver elm square", "deliver heath square", "deliver heath twin", "deliver heath lower", "decline",
    ]  # fmt: skip
    for tower, won, open_still in (("square", 4, True), ("twin", 6, False), ("lower", 3, False)):
        state = call(lay(5, hand, pawns={0: "elm heath"}), "valley-druid", stance="cowardly")
        play(state, f"0 deliver heath {tower}")
        assert points(state)[0] == 10 + won
        assert (tower in public(state)["occupied"]) != open_still
        assert agenda(state) == ["turn"]


def beside_the_beacons(*areas: str) -> State:
    """The front of the board, no cloud left on the three areas of the example, the starter's pawns on two of them."""
    position: dict[str, Any] = standard(3).start("four towers", starter=0).position()
    bolts = {"heavy-1": 1, "heavy-2": 1, "heavy-3": 2, "heavy-4": 2}
    for area in ("star-prairie", "moon-wood", "beacon-hill"):
        lifted = position["clouds"][area]
        position["clouds"][area] = None
        position["seats"][2]["clouds"].append(lifted)
        position["seats"][2]["bolts"] += bolts[lifted]
    position["seats"][0]["pawns"] = list(areas)
    position["seats"][0]["resources"] = {"orange": 3, "green": 3, "purple": 3, "wand": 0}
    position["events"] = ["flock-together"]
    position["coming_events"] = [name for name in lists.EVENTS if name != "flock-together"][:6]
    position["bewitched"] = [["weather-fairy", "fruit-gatherer"]]
    position["bewitched_deck"] = [role for role in lists.ROLES if role not in position["bewitched"][0]]
    return standard(3).position(json.loads(json.dumps(position)))


@pytest.mark.rule("bs-delivery", "bs-square-tower", "bs-round-tower")
@pytest.mark.parametrize(
    ("area", "role", "towers"),
    [
        ("moon-wood", "valley-druid", {"beacon-market": (4, 0)}),
        ("beacon-hill", "peak-druid", {"beacon-market": (4, 0), "beacon-twin": (6, 0), "beacon": (5, 0)}),
        (
            "star-prairie",
            "valley-druid",
            {"beacon-market": (4, 0), "beacon-twin": (6, 0), "star-post": (3, 1)},
        ),
    ],
)
def test_example_the_four_towers_of_the_front(
    area: str, role: str, towers: dict[str, tuple[int, int]]
) -> None:
    """The left tower from forest, hill and prairie, each time; the central one from hill or prairie, the upper one
    from the hill, the lower one, with its wand, from the prairie: each of these just once."""
    group = {"beacon-market": "purple", "beacon-twin": "purple", "beacon": "orange", "star-post": "purple"}
    for tower, colour in group.items():
        state = call(beside_the_beacons(area, area), role, stance="cowardly")
        if tower not in towers:
            assert f"deliver {area} {tower}" not in options(state, 0)
            continue
        won, wands = towers[tower]
        play(state, f"0 deliver {area} {tower}")
        assert points(state)[0] == 10 + won
        left = {"orange": 3, "green": 3, "purple": 3, "wand": wands}
        left[colour] -= 1
        assert goods(state, 0) == ", ".join(f"{count} {name}" for name, count in left.items() if count)
        assert (tower in public(state)["occupied"]) == (tower != "beacon-market")
        # In the next round the same pawn may serve the square tower once more, and no other.
        to_the_end_of_round(state)
        pick(state, role, "", "")
        while f"lead {role} cowardly" not in options(state, 0):
            state.play(state.asked, state.default(state.asked))
        play(state, f"0 lead {role} cowardly")
        assert (f"deliver {area} {tower}" in options(state, 0)) == (tower == "beacon-market")
