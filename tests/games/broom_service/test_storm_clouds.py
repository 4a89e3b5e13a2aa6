"""Storm clouds: those that add to deliveries, and what happens at the moment the others are taken."""

import pytest

from games.broom_service.staging import agenda, broom_view, call, goods, lay, pawns, points
from games.scripts import journal, options, play, public, since


@pytest.mark.rule("bs-storm-bonus")
@pytest.mark.parametrize(
    ("sky", "extra"),
    [
        ({"elm-1": "storm-bonus"}, 2),
        ({"elm-1": "storm-bonus", "elm-2": "storm-bonus"}, 4),
        ({"elm-1": "storm-bonus", "lake": "storm-bonus"}, 4),
        ({"elm-1": "storm-bonus", "elm-2": "heavy-1"}, 2),
        ({"horn": "storm-bonus"}, 0),  # two borders away
        ({"heath": "storm-bonus", "lake": "heavy-1"}, 0),  # behind a clouded water
        ({"heath": "storm-bonus"}, 2),  # over an open one
        ({"heath": "storm-bonus", "knoll": "storm-bonus"}, 4),
    ],
)
def test_two_points_for_each_such_cloud_adjacent_to_the_pawn(sky: dict[str, str], extra: int) -> None:
    state = call(lay(3, sky=sky, pawns={0: "oak home"}), "valley-druid", stance="cowardly")
    play(state, "0 deliver oak oak-lamp")
    assert points(state)[0] == 10 + 3 + extra
    assert f"0 delivers oak oak-lamp 3 0 {extra}" in journal(state)


@pytest.mark.rule("bs-storm-bonus")
def test_it_counts_from_the_pawns_area_not_the_towers() -> None:
    """alp-watch touches oak and alp; the cloud on elm is adjacent to oak alone."""
    for area, extra in (("oak", 2), ("alp", 0)):
        role = "valley-druid" if area == "oak" else "peak-druid"
        state = call(
            lay(3, sky={"elm-1": "storm-bonus"}, pawns={0: f"{area} {area}"}), role, stance="cowardly"
        )
        play(state, f"0 deliver {area} alp-watch")
        assert points(state)[0] == 14 + extra


@pytest.mark.rule("bs-storm-bonus")
def test_once_taken_it_adds_nothing_and_has_no_other_effect() -> None:
    state = call(
        lay(3, "2 wand", "1 purple", sky={"elm-1": "storm-bonus"}, pawns={0: "oak home", 1: "oak home"}),
        "weather-fairy",
        stance="cowardly",
    )
    layout = broom_view(state, 0).layout
    oak = layout.parts.board.areas.index("oak")
    assert layout.bonus_at(oak) == 2
    play(state, "0 lift elm-1")
    assert agenda(state) == ["turn"]
    assert broom_view(state, 0).layout.bonus_at(oak) == 0


@pytest.mark.rule("bs-storm-bonus")
def test_it_counts_for_a_brave_witch_and_a_free_delivery_too() -> None:
    state = call(lay(3, "1 purple", sky={"elm-1": "storm-bonus"}, pawns={0: "home home"}), "forest-witch")
    play(state, "0 fly home oak; 0 deliver oak oak-lamp")
    assert points(state)[0] == 15
    state = call(
        lay(
            3,
            "1 purple, 2 wand",
            sky={"elm-1": "storm-bonus", "elm-2": "storm-delivery"},
            pawns={0: "oak home"},
        ),
        "weather-fairy",
        stance="cowardly",
    )
    play(state, "0 lift elm-2; 0 deliver oak oak-lamp")
    assert points(state)[0] == 15


@pytest.mark.rule("bs-storm-move", "bs-storm-order")
def test_a_free_move_to_any_landscape_also_into_the_area_just_cleared() -> None:
    state = call(lay(3, "2 wand", sky={"horn": "storm-move"}, pawns={0: "alp ridge"}), "weather-fairy")
    play(state, "0 lift horn")
    assert points(state)[0] == 13, "the bonus comes before the storm"
    assert agenda(state) == ["end-turn", "free-move 0"]
    assert options(state, 0) == [
        "fly ridge home", "fly ridge camp", "fly ridge knoll",
        "fly alp oak", "fly alp moor", "fly alp horn", "decline",
    ]  # fmt: skip
    play(state, "0 fly alp horn")
    assert pawns(state, 0) == ["ridge", "horn"]
    assert since(state, "0 acts weather-fairy") == [
        "0 lifts horn storm-move 2 1", "0 gains 3 bravery", "0 flies alp horn",
    ]  # fmt: skip


@pytest.mark.rule("bs-storm-move")
def test_the_free_move_may_be_declined_and_brings_no_delivery() -> None:
    state = call(
        lay(3, "2 wand, 1 purple", sky={"horn": "storm-move"}, pawns={0: "alp moor"}), "weather-fairy"
    )
    play(state, "0 lift horn; 0 fly alp oak")
    assert agenda(state) == ["turn"]
    state = call(
        lay(3, "2 wand, 1 purple", sky={"horn": "storm-move"}, pawns={0: "alp moor"}), "weather-fairy"
    )
    play(state, "0 lift horn; 0 decline")
    assert pawns(state, 0) == ["moor", "alp"]
    assert state.asked == 0


@pytest.mark.rule("bs-storm-delivery")
def test_a_free_delivery_from_any_landscape() -> None:
    state = call(
        lay(3, "1 orange, 1 purple, 2 wand", sky={"horn": "storm-delivery"}, pawns={0: "alp home"}),
        "weather-fairy",
    )
    play(state, "0 lift horn")
    assert options(state, 0) == [
        "deliver home market",
        "deliver alp alp-keep",
        "deliver alp alp-watch",
        "decline",
    ]
    play(state, "0 deliver alp alp-watch")
    assert points(state)[0] == 10 + 3 + 4, "no bravery for the delivery"


@pytest.mark.rule("bs-storm-delivery", "bs-lapse")
def test_a_free_delivery_without_a_potion_lapses() -> None:
    state = call(lay(3, "2 wand", sky={"horn": "storm-delivery"}, pawns={0: "alp home"}), "weather-fairy")
    play(state, "0 lift horn")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-storm-hoard")
@pytest.mark.parametrize(
    ("kind", "hand", "won"),
    [
        ("storm-orange", "3 orange, 2 wand", 6),
        ("storm-orange", "2 orange, 2 wand", 0),
        ("storm-green", "4 green, 2 wand", 6),
        ("storm-green", "3 green, 2 wand", 0),
        ("storm-purple", "4 purple, 2 wand", 6),
        ("storm-purple", "5 purple, 2 wand", 6),
        ("storm-purple", "9 orange, 3 purple, 2 wand", 0),
        ("storm-orange", "2 orange, 9 green, 9 purple, 2 wand", 0),
        ("storm-green", "9 orange, 3 green, 9 purple, 2 wand", 0),
    ],
)
def test_points_for_holding_enough_potions_which_are_kept(kind: str, hand: str, won: int) -> None:
    state = call(lay(3, hand, sky={"horn": kind}, pawns={0: "alp home"}), "weather-fairy", stance="cowardly")
    play(state, "0 lift horn")
    assert points(state)[0] == 10 + won
    assert goods(state, 0) == hand.replace(", 2 wand", "")
    assert public(state)["seats"][0]["clouds"] == [kind], "the cloud is taken in any case"
    assert public(state)["seats"][0]["bolts"] == 1


@pytest.mark.rule("bs-storm-order", "bs-chain")
def test_one_cloud_after_another() -> None:
    """The free move of one cloud does not let its owner take the next: that needs another fairy."""
    state = call(
        lay(3, "9 wand", sky={"horn": "storm-move", "knoll": "storm-move"}, pawns={0: "alp home"}),
        "weather-fairy",
    )
    play(state, "0 lift horn; 0 fly alp horn")
    assert agenda(state) == ["turn"]
