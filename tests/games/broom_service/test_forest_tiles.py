"""Forest tiles: found on entering, kept in the open, used one for a play or for one role more."""

import pytest

from broomstick import State
from games.broom_service.staging import (
    agenda,
    call,
    goods,
    lay,
    pawns,
    pick,
    points,
    preview,
    to_the_end_of_round,
)
from games.broom_service.staging_isles import cowardly, forest_tiles, lay_back
from games.scripts import journal, options, play, public, refusal, seat_of, since, time_out

FOUR = "forest-witch prairie-witch hill-witch mountain-witch"
FIVE = f"{FOUR} valley-druid"


@pytest.mark.rule("bs-forest-find")
def test_the_first_to_enter_takes_the_tile() -> None:
    state = lay_back(3, forest={"elm": "points"}, pawns={1: "camp home"})
    cowardly(state, "forest-witch", 1)
    play(state, "0 fly camp elm")
    assert since(state, "0 leads forest-witch cowardly")[:2] == ["0 flies camp elm", "0 finds points elm"]
    assert forest_tiles(state, 0) == ["points"]
    assert public(state)["forest_tiles"]["elm"] is None
    play(state, "1 cowardly; 1 fly camp elm")
    assert forest_tiles(state, 1) == [], "there is nothing left for the second"


@pytest.mark.rule("bs-forest-find", "bs-entering")
def test_whatever_brings_a_pawn_in() -> None:
    """A storm cloud's free move, and a tile that leads anywhere."""
    state = lay_back(
        3, "2 wand", forest={"fir": "brave"}, sky={"dale": "storm-move"}, pawns={0: "oak home"}, extra=False
    )
    cowardly(state, "weather-fairy")
    play(state, "0 lift dale; 0 fly oak dale")
    assert forest_tiles(state, 0) == []
    state = lay_back(
        3, "2 wand", forest={"fir": "brave"}, sky={"dale": "storm-move"}, pawns={0: "oak alp"}, extra=False
    )
    cowardly(state, "weather-fairy")
    play(state, "0 lift dale; 0 fly alp fir")
    assert forest_tiles(state, 0) == ["brave"]
    state = lay_back(3, forest={"holt": "card"}, hill={"knob": "anywhere"}, pawns={0: "home camp"})
    cowardly(state, "hill-witch")
    play(state, "0 fly home knob; 0 fly knob holt")
    assert forest_tiles(state, 0) == ["card"]


@pytest.mark.rule("bs-forest-find", "bs-forest-kept")
def test_equal_tiles_add_up_in_front_of_a_player_and_among_the_spent() -> None:
    state = cowardly(lay_back(3, kept={0: "points"}, forest={"elm": "points"}), "forest-witch")
    play(state, "0 fly camp elm")
    assert forest_tiles(state, 0) == ["points", "points"]
    state = cowardly(lay_back(3, kept={0: "brave"}, forest={"fir": ""}), "root-gatherer")
    assert public(state)["spent_tiles"] == ["brave"]
    play(state, "0 tile brave")
    assert public(state)["spent_tiles"] == ["brave", "brave"]


@pytest.mark.rule("bs-forest-kept")
def test_a_tile_lies_open_and_is_gone_when_used() -> None:
    state = cowardly(lay_back(3, kept={0: "points"}), "root-gatherer")
    assert seat_of(state, 0)["forest_tiles"] == ["points"]
    play(state, "0 tile points")
    assert seat_of(state, 0)["forest_tiles"] == []
    assert public(state)["spent_tiles"] == ["points"]
    assert "0 spends points" in journal(state)


@pytest.mark.rule("bs-forest-kept", "bs-forest-one")
def test_a_tile_just_found_is_for_a_later_turn() -> None:
    state = cowardly(lay_back(3, forest={"elm": "points"}), "forest-witch")
    play(state, "0 fly camp elm")
    assert agenda(state) == ["turn"], "the play is over"


@pytest.mark.rule("bs-forest-one", "bs-one-way")
def test_one_tile_for_a_play() -> None:
    state = cowardly(lay_back(3, kept={0: "brave points"}), "root-gatherer")
    assert options(state, 0) == ["take orange", "take wand", "tile brave", "tile points", "decline"]
    play(state, "0 tile points")
    assert agenda(state) == ["turn"]
    assert points(state)[0] == 15
    assert forest_tiles(state, 0) == ["brave"]
    state = cowardly(lay_back(3, kept={0: "brave points"}), "root-gatherer")
    play(state, "0 tile brave")
    assert options(state, 0) == ["take orange orange wand", "decline"], "no second tile"


@pytest.mark.rule("bs-forest-one")
def test_equal_tiles_are_one_choice() -> None:
    state = cowardly(lay_back(3, kept={0: "points points"}), "root-gatherer")
    assert options(state, 0).count("tile points") == 1
    play(state, "0 tile points")
    assert forest_tiles(state, 0) == ["points"]


@pytest.mark.rule("bs-forest-one")
def test_none_for_a_brave_play() -> None:
    state = call(lay_back(3, kept={0: "brave points"}), "root-gatherer")
    assert options(state, 0) == ["take orange orange wand", "decline"]


def test_tiles_one_does_not_keep_are_refused() -> None:
    state = cowardly(lay_back(3, kept={1: "points", 0: "card"}), "root-gatherer")
    assert refusal(state, 0, "tile points")[0] == "no-forest-tile"
    assert refusal(state, 0, "tile card")[0] == "tile-with-picks"


@pytest.mark.rule("bs-forest-tiles")
def test_where_no_tile_can_lie_a_flight_finds_none() -> None:
    state = call(lay_back(3), "prairie-witch")
    told = {
        text: preview(state, 0, text)["forest_tile"] for text in options(state, 0) if text.startswith("fly")
    }
    assert told
    assert set(told.values()) == {None}


@pytest.mark.rule("bs-forest-points")
def test_five_points_instead_of_the_action() -> None:
    state = cowardly(lay_back(3, kept={0: "points"}), "valley-druid")
    assert preview(state, 0, "tile points")["points"] == 5
    play(state, "0 tile points")
    assert since(state, "0 leads valley-druid cowardly")[:2] == ["0 spends points", "0 gains 5 forest-tile"]


@pytest.mark.rule("bs-forest-points", "bs-black-market", "bs-black-distillery")
@pytest.mark.parametrize(("event", "offer"), [("black-market", "market"), ("black-distillery", "take green")])
def test_under_the_two_black_events_five_points_and_no_more(event: str, offer: str) -> None:
    state = cowardly(lay_back(3, kept={0: "points"}, event=event), "root-gatherer")
    assert {offer, "tile points"} <= set(options(state, 0))
    before = goods(state, 0)
    play(state, "0 tile points")
    assert points(state)[0] == 15
    assert goods(state, 0) == before
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-forest-brave")
def test_a_brave_action_at_once_for_one_who_stays_cowardly() -> None:
    state = lay_back(3, "1 purple", kept={1: "brave"}, pawns={1: "oak home"})
    call(state, "valley-druid", 1, 2)
    play(state, "1 cowardly; 1 tile brave")
    assert agenda(state)[-1] == "brave 1"
    play(state, "1 deliver oak oak-lamp")
    assert points(state)[1] == 16, "3 for the tower and 3 for bravery"
    assert public(state)["said"] == ["brave", "cowardly", "silent"]
    assert state.asked == 2
    play(state, "2 cowardly; 2 decline")
    assert public(state)["leader"] == 0, "the brave one leads, not the one with the tile"
    assert public(state)["turns"] == ["1 0 valley-druid brave cowardly cowardly"]


@pytest.mark.rule("bs-forest-brave")
def test_if_all_else_are_cowardly_the_leader_stays() -> None:
    state = cowardly(lay_back(3, kept={1: "brave"}), "herb-gatherer", 1)
    play(state, "0 take green; 1 cowardly; 1 tile brave; 1 take green green wand")
    assert public(state)["leader"] == 0
    assert goods(state, 1) == "1 orange, 3 green, 1 purple, 3 wand"


@pytest.mark.rule("bs-forest-brave", "bs-witch-brave")
def test_a_witch_flies_and_delivers() -> None:
    state = cowardly(lay_back(3, kept={0: "brave"}, forest={"elm": "card"}), "forest-witch")
    play(state, "0 tile brave; 0 fly camp elm")
    assert agenda(state) == ["follow", "delivery 0 elm may"]
    assert public(state)["messenger"] == ["elm"]
    play(state, "0 deliver elm peak-watch")
    assert points(state)[0] == 14
    assert forest_tiles(state, 0) == ["card"]


@pytest.mark.rule("bs-forest-brave", "bs-fairy-brave")
def test_a_fairy_has_her_bonus() -> None:
    state = lay_back(3, "1 wand", kept={0: "brave"}, sky={"dale": "heavy-1"}, pawns={0: "oak home"})
    cowardly(state, "weather-fairy")
    play(state, "0 tile brave; 0 lift dale")
    assert points(state)[0] == 13


@pytest.mark.rule("bs-forest-brave", "bs-card-use")
def test_it_may_be_used_without_effect_and_is_spent() -> None:
    state = lay_back(3, "1 wand", kept={0: "brave"})
    cowardly(state, "peak-druid")
    assert options(state, 0) == ["tile brave", "decline"]
    play(state, "0 tile brave")
    assert since(state, "0 spends brave")[0] == "0 cannot"
    assert forest_tiles(state, 0) == []


@pytest.mark.rule("bs-forest-brave", "bs-brave-heart")
def test_under_brave_heart_a_leader_cannot_use_it_but_a_follower_can() -> None:
    state = lay_back(3, kept={0: "brave", 1: "brave"}, event="brave-heart")
    pick(state, "root-gatherer", "root-gatherer", "")
    assert "lead root-gatherer cowardly" not in options(state, 0)
    play(state, "0 lead root-gatherer brave; 1 cowardly")
    assert "tile brave" in options(state, 1)
    play(state, "1 tile brave; 1 take orange orange wand")
    assert options(state, 0) == ["take orange orange wand", "decline"], "the leader keeps the brave action"


@pytest.mark.rule("bs-forest-brave", "bs-bewitched-cost")
def test_a_bewitched_role_is_paid_for_once() -> None:
    state = lay_back(3, kept={0: "brave"}, bewitched="root-gatherer hill-witch")
    cowardly(state, "root-gatherer")
    assert points(state)[0] == 7
    play(state, "0 tile brave; 0 take orange orange wand")
    assert points(state)[0] == 7


@pytest.mark.rule("bs-forest-brave")
def test_a_knocked_out_and_a_cowardly_player_beside_a_brave_tile() -> None:
    """Seat 0 is knocked out by seat 2; seat 1 is cowardly in between and does the brave action with a tile."""
    state = call(lay_back(3, kept={0: "brave", 1: "brave"}), "fruit-gatherer", 1, 2)
    play(state, "1 cowardly; 1 tile brave; 1 take purple purple wand; 2 brave")
    assert state.asked == 2
    play(state, "2 take purple purple wand")
    assert public(state)["turns"] == ["1 0 fruit-gatherer out cowardly brave"]
    assert [goods(state, seat).split(", ")[2] for seat in range(3)] == ["1 purple", "3 purple", "3 purple"]
    assert forest_tiles(state, 0) == ["brave"], "who is knocked out has nothing to use it for"
    assert public(state)["leader"] == 2


def picks_with(state: State, *texts: str) -> State:
    for seat, text in enumerate(texts):
        state.play(seat, f"pick {text}")
    return state


@pytest.mark.rule("bs-forest-card")
def test_one_role_more_with_a_tile() -> None:
    state = lay_back(3, kept={0: "card"})
    assert len(options(state, 0)) == 210 + 252
    assert len(options(state, 1)) == 210
    assert refusal(state, 1, f"pick {FIVE}")[0] == "pick-count"
    assert refusal(state, 0, f"pick {FIVE} peak-druid")[0] == "unreadable"
    assert refusal(state, 0, "pick hill-witch")[0] == "pick-or-more"
    assert preview(state, 0, f"pick {FIVE}")["forest_tile"] == "card"
    picks_with(state, FIVE, FOUR)
    assert forest_tiles(state, 0) == ["card"], "nothing is seen before all are ready"
    play(state, f"2 pick {FOUR}")
    assert public(state)["hand_sizes"] == [5, 4, 4]
    assert forest_tiles(state, 0) == []
    assert journal(state)[-2:] == ["locked", "0 spends card"]


@pytest.mark.rule("bs-forest-card")
def test_the_tile_may_be_kept_for_later() -> None:
    state = picks_with(lay_back(3, kept={0: "card"}), FOUR, FOUR, FOUR)
    assert forest_tiles(state, 0) == ["card"]
    assert public(state)["hand_sizes"] == [4, 4, 4]


@pytest.mark.rule("bs-forest-card")
def test_one_such_tile_a_round() -> None:
    state = lay_back(3, kept={0: "card card"})
    assert max(len(text.split()) for text in options(state, 0)) == 6, "the word and five roles"
    picks_with(state, FIVE, FOUR, FOUR)
    assert forest_tiles(state, 0) == ["card"]


@pytest.mark.rule("bs-forest-card")
def test_where_five_are_picked_it_is_six_with_the_tile() -> None:
    own = {"game": {"picks": 5, "rounds": 3}}
    state = lay_back(2, kept={0: "card"}, data=own)
    picks_with(state, f"{FIVE} peak-druid", FIVE)
    assert public(state)["hand_sizes"] == [6, 5]
    front = lay(2, data=own)
    assert refusal(front, 0, f"pick {FIVE} peak-druid")[0] == "unreadable", (
        "no tile there, and so no sixth role"
    )


@pytest.mark.rule("bs-forest-card")
def test_all_five_are_played() -> None:
    state = picks_with(lay_back(2, kept={0: "card"}), FIVE, FOUR)
    to_the_end_of_round(state)
    played = [turn.split()[2] for turn in public(state)["turns"] if turn.split()[3] != "next"]
    assert sorted(played) == sorted(FIVE.split())


@pytest.mark.rule("bs-forest-card")
def test_a_time_out_spends_no_tile() -> None:
    for seed in range(6):
        state = lay_back(2, kept={0: "card"}, event="more-or-less" if seed % 2 else "the-works", rounds=3)
        while state.round < 3:
            state.play(state.asked, state.default(state.asked))
        assert forest_tiles(state, 0) == ["card"]


@pytest.mark.rule("bs-forest-card-more-or-less")
def test_under_more_or_less_owners_decide_after_the_counts() -> None:
    state = lay_back(3, kept={0: "card", 2: "card"}, event="more-or-less")
    assert refusal(state, 0, f"pick {FIVE} peak-druid")[0] == "unreadable", "five at most"
    picks_with(state, FIVE, FOUR, "hill-witch")
    assert points(state) == [8, 10, 16]
    assert public(state)["sealed"] == "extra-card"
    assert public(state)["agenda"] == ["turn", "sealed extra-card 0 2"]
    assert options(state, 0) == [
        "add peak-druid", "add root-gatherer", "add herb-gatherer", "add fruit-gatherer", "add weather-fairy",
        "decline",
    ]  # fmt: skip
    assert options(state, 1) == []
    assert refusal(state, 0, "add hill-witch")[0] == "picked-already"
    play(state, "0 add weather-fairy")
    assert public(state)["hand_sizes"] == [5, 4, 1], "nothing is seen before the last owner has decided"
    assert forest_tiles(state, 0) == ["card"]
    play(state, "2 decline")
    assert public(state)["hand_sizes"] == [6, 4, 1]
    assert points(state) == [8, 10, 16], "the role more does not count"
    assert forest_tiles(state, 0) == []
    assert forest_tiles(state, 2) == ["card"]
    assert journal(state)[-2:] == ["0 spends card", "2 declines"]
    assert "0 adds weather-fairy" in journal(state, 0)
    assert all("adds" not in line for line in journal(state, 1))


@pytest.mark.rule("bs-forest-card-more-or-less")
def test_six_roles_are_played_and_remembered() -> None:
    state = lay_back(2, kept={0: "card"}, event="more-or-less")
    picks_with(state, FIVE, "weather-fairy")
    play(state, "0 add root-gatherer")
    time_out(state)
    assert sum(turn.split()[3] != "next" for turn in public(state)["turns"]) == 6
    assert state.game.position(state.position()).digest() == state.digest()


@pytest.mark.rule("bs-forest-card-more-or-less")
def test_without_owners_nobody_is_asked() -> None:
    state = picks_with(lay_back(2, event="more-or-less"), "hill-witch", "hill-witch")
    assert public(state)["agenda"] == ["turn"]


def test_pawns_stay_where_a_tile_is_used() -> None:
    state = cowardly(lay_back(3, kept={0: "points"}), "forest-witch")
    play(state, "0 tile points")
    assert pawns(state, 0) == ["home", "camp"]
