"""Positions: words that can be written and read, and what the rules speak against is refused by field."""

from typing import Any

import pytest

from broomstick import PUBLIC, State
from broomstick.games.broom_service.box import lists
from games.broom_service.staging import call, lay, pick, standard, to_the_end_of_round
from games.scripts import play, time_out
from games.spoiling import all_of, refused, refused_field


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("seats.0.pawns", ["horn", "camp"], "seats[0].pawns"),
        ("seats.0.pawns", ["home"], "seats[0].pawns"),
        ("seats.0.pawns", ["pond", "camp"], "seats[0].pawns[0]"),
        ("seats.0.bolts", 1, "seats[0].bolts"),
        ("seats.0.amulets", ["alp"], "seats[0].amulets"),
        ("seats.0.owes", 1, "seats[0].owes"),
        ("clouds.horn", None, "clouds"),
        ("clouds.lake", "heavy-1", "clouds"),
        ("clouds.horn", "storm-move", "clouds"),
        ("clouds.horn", "storm-bonus", "clouds"),
        ("seats.2.clouds", ["heavy-2"] * 5, "clouds"),
        ("occupied", ["market"], "occupied"),
        ("messenger", ["home"], "messenger"),
        ("events", [], "events"),
        ("events", ["brave-heart", "the-works"], "events"),
        ("events", ["hocus-pocus"], "events[0]"),
        ("coming_events", [], "coming_events"),
        ("bewitched", [["root-gatherer", "hill-witch"]], "bewitched"),
        ("bewitched_deck", ["root-gatherer"], "bewitched_deck"),
        ("round", 2, "events"),
        ("leader", 1, "leader"),
        ("tiles", {"alp": "wands"}, "tiles.alp"),
        ("over", True, "deciders"),
        ("round", 4, "round"),
        ("occupied", ["nowhere"], "occupied"),
    ],
)
def test_a_position_at_the_picks(path: str, value: object, field: str) -> None:
    assert refused_field(lay(3, sky={"horn": "heavy-1"}), {path: value}) == field


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("tiles.alp", "gold", "tiles.alp"),
        ("seats.1.amulets", ["nowhere"], "seats[1].amulets"),
        ("messenger", ["nowhere"], "messenger"),
        ("bewitched", [["nobody"]], "bewitched[0]"),
    ],
)
def test_a_name_that_is_not_there_is_refused_where_it_stands(path: str, value: object, field: str) -> None:
    state = lay(3, tiles={"alp": "wands"}, bewitched="hill-witch peak-druid")
    assert refused_field(state, {path: value}) == field


def test_points_may_be_lost_and_won_by_the_thousand() -> None:
    for most in (9999, -9999):
        assert lay(3, points=[0, most, 0]).scores()[1] == most
        assert refused_field(lay(3), {"seats.1.points": most * 2}) == "seats[1].points"


def test_every_seat_has_its_things_in_a_position() -> None:
    state = lay(3)
    assert refused_field(state, {"seats": state.position()["seats"][:2]}) == "seats"


def test_a_view_of_a_position_that_was_read_has_the_key_of_the_view_before() -> None:
    for players in (2, 3):
        state = standard(players, mountain_tiles=True).start(1)
        read = state.game.position(state.position())
        for viewer in (*range(players), PUBLIC):
            assert read.view(viewer).key() == state.view(viewer).key()


def test_a_round_that_is_over_was_played_with_as_many_roles_as_are_picked() -> None:
    state = time_out(pick(lay(3), "", "", ""))
    assert refused_field(state, {"turns": state.position()["turns"][1:]}) == "turns[0]"


def in_round(number: int) -> State:
    """Two play, and three roles are bewitched in each round: after three rounds one of the ten is left."""
    state = lay(2, bewitched="root-gatherer hill-witch peak-druid", rounds=7)
    return time_out(state, number - 1)


@pytest.mark.rule("bs-bewitched-again")
@pytest.mark.parametrize("number", [3, 4, 5, 7])
def test_a_position_reads_back_when_the_roles_to_bewitch_have_run_out(number: int) -> None:
    state = in_round(number)
    assert state.round == number
    assert state.game.position(state.position()).digest() == state.digest()


@pytest.mark.rule("bs-bewitched", "bs-bewitched-again")
def test_roles_are_bewitched_as_their_deck_gives_them() -> None:
    state = in_round(5)
    turned = state.position()["bewitched"]
    last = set(lists.ROLES) - {role for roles in turned[:3] for role in roles}
    fresh = [role for role in turned[3] if role not in last]
    assert len(last) == 1
    assert len(fresh) == 2
    other = next(role for role in lists.ROLES if role not in turned[3])
    for at, roles in (
        (1, turned[1][:2]),
        (1, [*turned[1][:2], turned[0][0]]),
        (3, [*fresh, other]),
        (4, [*turned[4][:2], fresh[0]]),
    ):
        assert refused_field(state, {f"bewitched.{at}": roles}) == f"bewitched[{at}]"


@pytest.mark.rule("bs-tile-covers")
def test_a_tower_under_a_mountain_tile_has_no_potion() -> None:
    assert refused_field(lay(3, tiles={"alp": "wands"}), {"occupied": ["alp-keep"]}) == "occupied"


def test_events_more_often_than_in_the_box() -> None:
    state = lay(3)
    event = state.position()["events"][0]
    assert refused_field(state, {"coming_events.0": event}) == "coming_events"
    time_out(pick(state, "", "", ""))
    assert refused_field(state, {"events.1": event}) == "events"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("agenda.1", "brave 1", "deciders"),
        ("agenda.1", "cowardly 0", "agenda[1]"),
        ("agenda.1", "free-move 0", "agenda[1]"),
        ("agenda.1", "delivery 0 oak may", "deciders"),
        ("agenda.1", "tile 0 alp may", "deciders"),
        ("agenda", ["end-turn", "brave 0", "brave 0"], "agenda[1]"),
        ("agenda", ["end-turn"], "agenda"),
        ("picks.1", [], "picks[1]"),
    ],
)
def test_a_position_in_a_brave_witchs_action(path: str, value: object, field: str) -> None:
    assert refused_field(call(lay(3), "forest-witch"), {path: value}) == field


def test_a_position_in_a_cowardly_action() -> None:
    state = call(lay(3), "forest-witch", 1, stance="cowardly")
    assert state.position()["agenda"] == ["follow", "cowardly 0"]
    assert refused_field(state, {"agenda.1": "brave 0"}) == "agenda[1]"
    assert refused_field(state, {"agenda.1": "cowardly 2"}) in ("deciders", "agenda[1]")


def test_nobody_acts_before_those_who_follow_have_spoken() -> None:
    state = call(lay(3), "forest-witch", 1)
    assert state.position()["agenda"] == ["follow"]
    assert refused_field(state, {"agenda": ["follow", "cowardly 0"], "deciders": [0]}) == "agenda[1]"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("messenger", []),
        ("messenger", ["home"]),
        ("agenda", ["end-turn", "arrived 0 crag"]),
        ("agenda", ["end-turn", "free-move 0", "arrived 0 alp"]),
        ("seats.0.amulets", []),
    ],
)
def test_a_position_on_a_mountain(path: str, value: object) -> None:
    state = call(lay(3, tiles={"alp": "wands"}, pawns={0: "home oak"}), "mountain-witch")
    play(state, "0 fly oak alp")
    assert state.position()["agenda"] == ["end-turn", "arrived 0 alp"]
    refused_field(state, {path: value})


def handing_over() -> State:
    state = lay(3, "2 orange, 2 wand", "2 wand", event="the-upper-hand")
    to_the_end_of_round(pick(state, "", "", ""))
    for seat, count in enumerate((2, 0, 1)):
        state.play(seat, f"fist {count}")
    return state


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("seats.0.owes", 9, "deciders"),
        ("seats.0.owes", 0, "seats[0].owes"),
        ("seats.2.owes", 5, "seats[2].owes"),
        ("agenda.1", "hand-over 2 wand", "agenda[1]"),
        ("agenda", ["next-round", "hand-over 1 orange", "hand-over 0 orange"], "agenda[1]"),
        ("agenda", ["next-round", "free-move 2", "hand-over 1 orange", "hand-over 0 orange"], "agenda[1]"),
        ("agenda", ["next-round", "final-score", "hand-over 0 orange"], "agenda"),
        ("events.0", "flock-together", "agenda[1]"),
        ("hands.0", ["root-gatherer"], "hands[0]"),
    ],
)
def test_a_position_while_handing_over(path: str, value: object, field: str) -> None:
    state = handing_over()
    assert state.position()["agenda"] == [
        "next-round",
        "hand-over 2 orange",
        "hand-over 1 orange",
        "hand-over 0 orange",
    ]
    assert state.game.position(state.position()).digest() == state.digest()
    assert refused_field(state, {path: value}) == field


def test_who_has_handed_over_owes_nothing_any_more() -> None:
    state = play(handing_over(), "0 give orange; 0 give orange")
    assert state.position()["agenda"] == ["next-round", "hand-over 2 orange"]
    assert refused_field(state, {"seats.0.owes": 1}) == "seats[0].owes"


@pytest.mark.parametrize(
    ("event", "changes", "field"),
    [
        ("the-upper-hand", {"agenda": ["next-round", "sealed works 0 1 2"]}, "sealed"),
        (
            "the-upper-hand",
            {"agenda": ["next-round", "sealed works 0 1 2"], "sealed": "works"},
            "agenda[1]",
        ),
        ("the-upper-hand", {"agenda": ["next-round", "sealed fists 0 1"]}, "deciders"),
        (
            "the-upper-hand",
            {"agenda": ["next-round", "sealed fists 0 1"], "deciders": [0, 1]},
            "agenda[1]",
        ),
        ("the-upper-hand", {"agenda": ["next-round", *["sealed fists 0 1 2"] * 2]}, "agenda[1]"),
        ("the-upper-hand", {"events.0": "flock-together"}, "agenda[1]"),
        ("the-upper-hand", {"seats.1.owes": 1}, "agenda[1]"),
        ("the-upper-hand", {"agenda": ["next-round", "final-score", "sealed fists 0 1 2"]}, "agenda"),
        ("the-upper-hand", {"messenger": ["home"]}, "messenger"),
        ("the-works", {"events.0": "the-upper-hand"}, "agenda[1]"),
        ("the-works", {"seats.1.owes": 1}, "agenda[1]"),
    ],
)
def test_a_position_while_all_decide_about_an_event(event: str, changes: dict[str, Any], field: str) -> None:
    state = to_the_end_of_round(
        pick(lay(3, *["1 orange, 1 green, 1 purple, 1 wand"] * 3, event=event), "", "", "")
    )
    assert state.game.position(state.position()).digest() == state.digest()
    assert refused_field(state, changes) == field


def test_fists_in_the_last_round_lie_above_the_final_score() -> None:
    state = to_the_end_of_round(pick(lay(3, event="the-upper-hand", rounds=1), "", "", ""))
    assert state.position()["agenda"] == ["next-round", "final-score", "sealed fists 0 1 2"]
    assert state.game.position(state.position()).digest() == state.digest()
    assert refused_field(state, {"agenda": ["next-round", "sealed fists 0 1 2"]}) == "agenda"


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_final_score_asks_nobody(rounds: int) -> None:
    state = to_the_end_of_round(pick(lay(3, event="the-upper-hand", rounds=rounds), "", "", ""))
    scored = {"agenda": ["next-round", "final-score"], "deciders": [0], "sealed": None}
    assert refused_field(state, scored) == "agenda"


def test_a_round_ends_when_all_roles_are_played() -> None:
    state = to_the_end_of_round(pick(lay(3, event="the-upper-hand"), "", "", ""))
    turns = state.position()["turns"]
    left = [[turns[-1].split()[2]]] * 3
    assert refused_field(state, {"turns": turns[:-1], "hands": left}) == "hands"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("picks.0", ["forest-witch"], "picks[0]"),
        ("agenda", ["turn"], "agenda"),
    ],
)
def test_a_position_after_the_end(path: str, value: object, field: str) -> None:
    state = time_out(pick(lay(3, rounds=1), "", "", ""))
    assert state.over
    assert state.game.position(state.position()).digest() == state.digest()
    assert refused_field(state, {path: value}) == field


def test_a_game_ends_with_its_last_round() -> None:
    over = {"over": True, "agenda": [], "deciders": [], "sealed": None}
    assert refused_field(pick(lay(3), "", "", ""), over) == "over"
    played = to_the_end_of_round(pick(lay(3, event="the-upper-hand"), "", "", ""))
    assert refused_field(played, over) == "over"


def test_a_game_ends_when_all_roles_are_played() -> None:
    state = time_out(pick(lay(3, rounds=1, event="more-or-less"), "", "", ""))
    turns = state.position()["turns"]
    left = [[turns[-1].split()[2]]] * 3
    assert refused_field(state, {"turns": turns[:-1], "hands": left}) == "picks"


def test_a_cowardly_leader_under_brave_heart() -> None:
    state = call(lay(3, event="black-market"), "root-gatherer", 1, stance="cowardly")
    play(state, "0 market")
    assert refused_field(state, {"events.0": "brave-heart"}) == "said[0]"


def test_the_number_of_picks_goes_with_the_event() -> None:
    state = lay(3, event="more-or-less")
    play(state, "0 pick hill-witch; 1 pick hill-witch; 2 pick hill-witch forest-witch")
    event = next(name for name in lists.EVENTS[1:3] if name not in state.position()["coming_events"])
    assert refused_field(state, {"events.0": event}) == "picks[0]"


SIX = ["forest-witch", "prairie-witch", "hill-witch", "mountain-witch", "valley-druid", "peak-druid"]


@pytest.mark.parametrize(
    ("event", "roles", "allowed"),
    [("flock-together", SIX[:5], "4 to 4"), ("more-or-less", [], "1 to 5"), ("more-or-less", SIX, "1 to 5")],
)
def test_no_more_and_no_fewer_roles_than_may_be_picked(event: str, roles: list[str], allowed: str) -> None:
    state = pick(lay(3, event=event), "", "", "")
    why = refused(state, all_of({"picks.1": roles, "hands.1": roles}))
    assert str(why) == f"picks[1]: should be {allowed} roles in this round"


def test_every_moment_of_a_long_game_reads_back() -> None:
    game = standard(3, storm_clouds=True, heavy_clouds=10, mountain_tiles=True)
    state = game.start(8)
    while not state.over:
        if state.moves % 7 == 0:
            assert game.position(state.position()).digest() == state.digest()
        choices = state.choices(state.asked)
        state.play(state.asked, choices[(7 * state.moves) % len(choices)])
    assert game.position(state.position()).over


def test_a_game_goes_on_from_a_position_with_a_record() -> None:
    state = lay(3)
    read = state.game.position(state.position())
    time_out(read)
    record = read.record()
    assert record.start is not None
    assert record.replay().digest() == read.digest()
