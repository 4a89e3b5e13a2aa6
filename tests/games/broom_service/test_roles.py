"""The ten roles, brave and cowardly; declining; roles that can do nothing."""

import pytest

from games.broom_service.staging import agenda, call, goods, lay, pawns, points
from games.scripts import journal, options, play, public, refusal, seat_of, since


@pytest.mark.rule("bs-witch", "bs-move")
@pytest.mark.parametrize(
    ("role", "flights"),
    [
        ("forest-witch", ["fly camp oak"]),
        ("prairie-witch", ["fly camp home", "fly camp moor", "fly moor home", "fly moor heath"]),
        ("hill-witch", ["fly camp ridge", "fly moor camp"]),
        ("mountain-witch", ["fly moor alp"]),
    ],
)
def test_a_witch_flies_to_an_adjacent_area_of_her_landscape(role: str, flights: list[str]) -> None:
    state = call(lay(3, pawns={0: "camp moor"}), role, stance="cowardly")
    assert options(state, 0) == [*flights, "decline"]


@pytest.mark.rule("bs-witch")
def test_a_cowardly_witch_only_flies() -> None:
    state = call(lay(3, pawns={0: "home camp"}), "forest-witch", 1, stance="cowardly")
    play(state, "0 fly home oak")
    assert pawns(state, 0) == ["camp", "oak"]
    assert state.asked == 1, "no delivery is offered"
    assert points(state)[0] == 10


@pytest.mark.rule("bs-witch-brave", "bs-delivery")
def test_a_brave_witch_may_deliver_where_she_landed() -> None:
    state = call(lay(3, pawns={0: "home camp"}), "forest-witch")
    play(state, "0 fly home oak")
    assert options(state, 0) == [
        "deliver oak oak-lamp",
        "deliver oak oak-post",
        "deliver oak alp-watch",
        "decline",
    ]
    play(state, "0 deliver oak oak-post")
    assert points(state)[0] == 12
    assert goods(state, 0) == "1 orange, 1 purple, 2 wand"
    assert since(state, "0 acts forest-witch") == ["0 flies home oak", "0 delivers oak oak-post 2 1 0"]
    assert state.asked == 0, "and leads again"


@pytest.mark.rule("bs-witch-brave")
def test_a_brave_witch_may_fly_without_delivering_but_not_deliver_without_flying() -> None:
    state = call(lay(3, pawns={0: "home oak"}), "forest-witch")
    assert refusal(state, 0, "deliver oak oak-lamp")[0] == "not-asked"
    play(state, "0 fly home oak; 0 decline")
    assert points(state)[0] == 10
    assert pawns(state, 0) == ["oak", "oak"]
    state = call(lay(3, pawns={0: "home oak"}), "forest-witch")
    play(state, "0 decline")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-witch-delivers-there")
def test_only_from_there_and_not_from_the_other_pawn() -> None:
    state = call(lay(3, pawns={0: "home moor"}), "forest-witch")
    play(state, "0 fly home oak")
    assert public(state)["messenger"] == ["oak"]
    code, message = refusal(state, 0, "deliver moor moor-watch")
    assert code == "delivers-there"
    assert "where she landed, at oak" in message


@pytest.mark.rule("bs-witch-brave")
def test_with_no_potion_for_a_tower_there_the_brave_witch_is_not_asked() -> None:
    state = call(lay(3, "1 orange", pawns={0: "home camp"}), "forest-witch")
    play(state, "0 fly home oak")
    assert agenda(state) == ["turn"]
    assert public(state)["messenger"] == []


@pytest.mark.rule("bs-druid")
@pytest.mark.parametrize(
    ("role", "deliveries"),
    [
        ("valley-druid", ["deliver oak oak-lamp", "deliver oak oak-post", "deliver oak alp-watch"]),
        ("peak-druid", ["deliver ridge ridge-post"]),
    ],
)
def test_a_druid_delivers_from_two_landscapes(role: str, deliveries: list[str]) -> None:
    state = call(lay(3, pawns={0: "oak ridge"}), role, stance="cowardly")
    assert options(state, 0) == [*deliveries, "decline"]


@pytest.mark.rule("bs-druid", "bs-delivery")
def test_the_landscape_that_counts_is_that_of_the_pawn() -> None:
    """alp-watch touches a forest and a mountain: each druid serves it from its own side."""
    valley = call(lay(3, "1 purple", pawns={0: "oak alp"}), "valley-druid")
    assert "deliver alp alp-watch" not in options(valley, 0)
    code, message = refusal(valley, 0, "deliver alp alp-watch")
    assert code == "two-landscapes"
    assert "forest and prairie" in message
    peak = call(lay(3, "1 purple", pawns={0: "oak alp"}), "peak-druid")
    assert options(peak, 0) == ["deliver alp alp-watch", "decline"]


@pytest.mark.rule("bs-druid-brave")
def test_a_brave_druid_gains_three_more_with_a_delivery_only() -> None:
    state = call(lay(3, pawns={0: "oak camp"}), "valley-druid")
    play(state, "0 deliver oak oak-lamp")
    assert points(state)[0] == 10 + 3 + 3
    assert since(state, "0 acts valley-druid") == ["0 delivers oak oak-lamp 3 0 0", "0 gains 3 bravery"]
    state = call(lay(3, pawns={0: "oak camp"}), "valley-druid")
    play(state, "0 decline")
    assert points(state)[0] == 10


@pytest.mark.rule("bs-druid-brave", "bs-cannot")
def test_being_brave_is_not_enough() -> None:
    state = call(lay(3, "1 wand", pawns={0: "oak camp"}), "valley-druid")
    assert since(state, "0 acts valley-druid") == ["0 cannot"]
    assert points(state)[0] == 10


@pytest.mark.rule("bs-druid")
def test_a_cowardly_druid_gets_what_the_tower_shows() -> None:
    state = call(lay(3, pawns={0: "oak camp"}), "valley-druid", stance="cowardly")
    play(state, "0 deliver oak oak-lamp")
    assert points(state)[0] == 13


@pytest.mark.rule("bs-gatherer-brave", "bs-supply", "bs-resources")
@pytest.mark.parametrize(("role", "colour"), [("root", "orange"), ("herb", "green"), ("fruit", "purple")])
def test_a_brave_gatherer_takes_two_potions_and_a_wand_or_nothing(role: str, colour: str) -> None:
    state = call(lay(3, "1 wand"), f"{role}-gatherer")
    assert options(state, 0) == [f"take {colour} {colour} wand", "decline"]
    play(state, f"0 take {colour} {colour} wand")
    assert goods(state, 0) == f"2 {colour}, 2 wand"
    state = call(lay(3, "1 wand"), f"{role}-gatherer")
    play(state, "0 decline")
    assert goods(state, 0) == "1 wand"


@pytest.mark.rule("bs-gatherer-cowardly")
@pytest.mark.parametrize(("role", "colour"), [("root", "orange"), ("herb", "green"), ("fruit", "purple")])
def test_a_cowardly_gatherer_takes_a_potion_or_a_wand(role: str, colour: str) -> None:
    state = call(lay(3, "1 wand"), f"{role}-gatherer", stance="cowardly")
    assert options(state, 0) == [f"take {colour}", "take wand", "decline"]
    assert refusal(state, 0, f"take {colour} wand")[0] == "other-resources"
    play(state, "0 take wand")
    assert goods(state, 0) == "2 wand"


@pytest.mark.rule("bs-supply")
def test_the_supply_never_runs_out() -> None:
    state = call(lay(3, "60 orange, 24 wand"), "root-gatherer")
    play(state, "0 take orange orange wand")
    assert goods(state, 0) == "62 orange, 25 wand"


@pytest.mark.rule("bs-fairy", "bs-lift")
def test_the_fairy_pays_takes_the_cloud_and_frees_the_area() -> None:
    state = call(
        lay(3, "3 wand", sky={"horn": "heavy-4"}, pawns={0: "alp camp"}), "weather-fairy", stance="cowardly"
    )
    assert options(state, 0) == ["lift horn", "decline"]
    play(state, "0 lift horn")
    assert goods(state, 0) == ""
    assert points(state)[0] == 10
    assert seat_of(state, 0)["clouds"] == ["heavy-4"]
    assert seat_of(state, 0)["bolts"] == 2
    assert public(state)["clouds"]["horn"] is None
    assert "0 lifts horn heavy-4 3 2" in journal(state)


@pytest.mark.rule("bs-lift", "bs-end-bolts")
def test_every_cloud_of_a_kind_is_kept() -> None:
    table = lay(3, "", "", "3 wand", sky={"horn": "heavy-1"}, pawns={2: "alp camp"}, starter=2)
    state = call(table, "weather-fairy", stance="cowardly")
    before = seat_of(state, 2)
    assert len(before["clouds"]) == 5
    play(state, "2 lift horn")
    assert seat_of(state, 2)["clouds"] == ["heavy-1"] * 6
    assert seat_of(state, 2)["bolts"] == before["bolts"] + 1


@pytest.mark.rule("bs-fairy-brave")
def test_a_brave_fairy_gains_three_more_with_a_cloud_only() -> None:
    table = {"sky": {"horn": "heavy-4"}, "pawns": {0: "alp camp"}}
    state = call(lay(3, "3 wand", **table), "weather-fairy")  # type: ignore[arg-type]
    play(state, "0 lift horn")
    assert points(state)[0] == 13
    state = call(lay(3, "3 wand", **table), "weather-fairy")  # type: ignore[arg-type]
    play(state, "0 decline")
    assert points(state)[0] == 10


@pytest.mark.rule("bs-lift")
def test_too_few_wands_for_a_cloud() -> None:
    state = call(
        lay(3, "2 wand", sky={"horn": "heavy-4", "elm-1": "heavy-2"}, pawns={0: "alp oak"}), "weather-fairy"
    )
    assert options(state, 0) == ["lift elm-1", "decline"]
    code, message = refusal(state, 0, "lift horn")
    assert code == "too-few-wands"
    assert "costs 3 wands, and you have 2" in message
    assert refusal(state, 0, "lift knoll")[0] == "cloud-gone"


@pytest.mark.rule("bs-cannot", "bs-decline")
def test_a_role_that_can_do_nothing_may_be_played_and_is_not_asked_about() -> None:
    state = call(lay(3, "1 wand", pawns={0: "home camp"}), "mountain-witch", 1, stance="cowardly")
    assert since(state, "0 leads mountain-witch cowardly") == ["0 cannot"]
    play(state, "1 brave")
    assert since(state, "1 acts mountain-witch")[0] == "1 cannot"


@pytest.mark.rule("bs-round-tower")
def test_a_round_tower_is_served_once() -> None:
    state = call(lay(3, pawns={0: "oak camp", 1: "oak camp"}), "valley-druid", 1, stance="cowardly")
    play(state, "0 deliver oak oak-lamp; 1 cowardly")
    assert public(state)["occupied"] == ["oak-lamp"]
    assert options(state, 1) == ["deliver oak oak-post", "deliver oak alp-watch", "decline"]
    assert refusal(state, 1, "deliver oak oak-lamp")[0] == "occupied"


@pytest.mark.rule("bs-square-tower")
def test_a_square_tower_is_served_again_and_again() -> None:
    state = call(lay(3, "1 orange", "1 orange", pawns={0: "moor camp"}), "valley-druid", 1, stance="cowardly")
    play(state, "0 deliver moor market; 1 cowardly; 1 deliver home market")
    assert public(state)["occupied"] == []
    assert points(state) == [12, 12, 10]
    assert goods(state, 0) == goods(state, 1) == ""


@pytest.mark.rule("bs-delivery")
def test_a_delivery_needs_the_colour_a_pawn_there_and_a_tower_that_touches() -> None:
    state = call(lay(3, "1 orange, 1 green", pawns={0: "home moor"}), "valley-druid")
    assert options(state, 0) == [
        "deliver home oak-post",
        "deliver home market",
        "deliver moor market",
        "deliver moor moor-watch",
        "decline",
    ]
    assert refusal(state, 0, "deliver oak oak-lamp")[0] == "no-pawn"
    assert refusal(state, 0, "deliver home moor-watch")[0] == "not-at-tower"
    state = call(lay(3, "1 green", pawns={0: "home moor"}), "valley-druid")
    code, message = refusal(state, 0, "deliver home market")
    assert code == "no-potion"
    assert "no orange potion" in message


@pytest.mark.rule("bs-decline", "bs-one-way")
def test_every_action_ends_with_declining() -> None:
    for role in ("forest-witch", "valley-druid", "root-gatherer", "weather-fairy"):
        for stance in ("brave", "cowardly"):
            state = call(
                lay(3, "1 orange, 1 purple, 3 wand", sky={"elm-1": "heavy-1"}, pawns={0: "oak camp"}),
                role,
                stance=stance,
            )
            assert options(state, 0)[-1] == "decline"
            play(state, "0 decline")
            assert journal(state).count("0 declines") == 1
            assert agenda(state) == ["turn"]
            assert state.asked == 0
