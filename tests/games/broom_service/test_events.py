"""The events, one by one; The Upper Hand has its own page."""

import pytest

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.table.layout import Layout
from games.broom_service.staging import agenda, call, goods, lay, pick, points, standard, to_the_end_of_round
from games.scripts import journal, options, play, public, refusal, since, time_out


@pytest.mark.rule("bs-more-or-less")
def test_one_to_five_roles_and_the_numbers_are_shown_together() -> None:
    state = lay(5, event="more-or-less")
    five = " ".join(lists.ROLES[:5])
    assert refusal(state, 0, "pick " + " ".join(lists.ROLES[:6]))[0] in ("unreadable", "pick-between")
    play(
        state,
        f"0 pick weather-fairy; 1 pick {five}; "
        f"2 pick {' '.join(lists.ROLES[:2])}; 3 pick {' '.join(lists.ROLES[:3])}",
    )
    assert public(state)["hand_sizes"] == [0] * 5, "nothing is shown before the last is in"
    play(state, f"4 pick {' '.join(lists.ROLES[:4])}")
    assert public(state)["hand_sizes"] == [1, 5, 2, 3, 4]
    assert since(state, "locked") == [
        "0 counts 1", "1 counts 5", "2 counts 2", "3 counts 3", "4 counts 4",
        "0 gains 6 more-or-less", "1 loses 2 more-or-less", "2 gains 4 more-or-less", "3 gains 2 more-or-less",
    ]  # fmt: skip
    assert points(state) == [16, 8, 14, 12, 10]


@pytest.mark.rule("bs-more-or-less", "heart-default-picks")
def test_who_is_away_picks_as_many_as_last_round() -> None:
    state = lay(2, event="more-or-less", data={"game": {"rounds": 2}, "events": {"more-or-less": 2}})
    position = state.position()
    position["coming_events"] = ["more-or-less"]
    state = play(state.game.position(position), "0 pick hill-witch; 1 pick forest-witch hill-witch")
    time_out(state)
    found = [state.game.text(state.default(seat)) for seat in (0, 1)]
    assert found == ["pick hill-witch", "pick forest-witch hill-witch"]


@pytest.mark.rule("heart-several-players")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("more-or-less", ["2 gains 4", "0 gains 4", "1 gains 4"]),
        ("flock-together", ["2 gains 4", "0 gains 4", "1 gains 4"]),
        ("empty-handed", ["2 gains 4", "0 gains 4", "1 gains 4"]),
        ("perilous-places", ["2 loses 2", "0 loses 2", "1 loses 2"]),
        ("the-works", ["2 declines", "0 declines", "1 declines"]),
        ("the-upper-hand", ["2 shows 0", "0 shows 0", "1 shows 0"]),
    ],
)
def test_an_event_is_told_clockwise_from_the_next_leader(event: str, told: list[str]) -> None:
    """All have the same, so that it is told of all; all are cowardly, so that seat 2 leads throughout."""
    everywhere = dict.fromkeys(range(3), "oak elm")
    state = lay(3, *["1 wand"] * 3, pawns=everywhere, event=event, starter=2)
    roles = " ".join(lists.ROLES[-2 if event == "more-or-less" else -4 :])
    play(state, "; ".join(f"{seat} pick {roles}" for seat in range(3)))
    time_out(state)
    lines = [line.removesuffix(f" {event}") for line in since(state, "locked")]
    assert [line for line in lines if line in told][-3:] == told


@pytest.mark.rule("bs-more-or-less")
def test_a_round_with_one_and_with_five_cards_is_played_to_its_end() -> None:
    state = lay(2, event="more-or-less")
    play(state, f"0 pick {lists.ROLES[9]}; 1 pick {' '.join(lists.ROLES[:5])}")
    to_the_end_of_round(state)
    assert state.round == 2
    assert len(public(state)["turns"]) == 6


def test_outside_more_or_less_the_number_is_fixed() -> None:
    state = lay(3, event="black-market")
    assert refusal(state, 0, "pick weather-fairy")[0] == "pick-count"


@pytest.mark.rule("bs-black-market", "bs-one-way")
def test_a_cowardly_play_may_take_three_points_instead() -> None:
    state = call(lay(3, event="black-market"), "root-gatherer", 1, 2, stance="cowardly")
    assert options(state, 0) == ["take orange", "take wand", "market", "decline"]
    play(state, "0 market")
    assert points(state)[0] == 13
    assert goods(state, 0) == "1 orange, 1 green, 1 purple, 1 wand", "and not the action as well"
    assert since(state, "0 leads root-gatherer cowardly")[:2] == [
        "0 instead black-market",
        "0 gains 3 black-market",
    ]
    play(state, "1 cowardly; 1 take wand; 2 brave")
    assert options(state, 2) == ["take orange orange wand", "decline"], "nothing for the brave"


@pytest.mark.rule("bs-black-market")
def test_the_market_is_open_where_the_action_cannot_be_done() -> None:
    state = call(lay(3, event="black-market"), "mountain-witch", stance="cowardly")
    assert options(state, 0) == ["market", "decline"]
    state = call(lay(3, event="flock-together"), "mountain-witch", stance="cowardly")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-black-market")
def test_it_is_offered_for_each_cowardly_play() -> None:
    state = call(lay(3, event="black-market"), "root-gatherer", 1, 2, stance="cowardly")
    play(state, "0 market; 1 cowardly; 1 market; 2 cowardly; 2 market")
    assert points(state) == [13, 13, 13]


@pytest.mark.rule("bs-black-distillery", "bs-one-way")
def test_a_cowardly_play_may_take_any_resource_instead() -> None:
    state = call(lay(3, event="black-distillery"), "forest-witch", 1, stance="cowardly")
    assert options(state, 0) == [
        "fly home oak", "fly camp oak", "take orange", "take green", "take purple", "take wand", "decline",
    ]  # fmt: skip
    play(state, "0 take purple")
    assert goods(state, 0) == "1 orange, 1 green, 2 purple, 1 wand"
    assert "0 instead black-distillery" in journal(state)
    play(state, "1 brave")
    assert options(state, 1) == ["fly home oak", "fly camp oak", "decline"]
    fairy = call(lay(3, event="black-distillery"), "weather-fairy", stance="cowardly")
    assert "0 instead black-distillery" in journal(play(fairy, "0 take wand"))


@pytest.mark.rule("bs-black-distillery")
def test_a_gatherer_has_each_resource_once_and_its_own_are_its_action() -> None:
    state = call(lay(3, event="black-distillery"), "herb-gatherer", 1, 2, stance="cowardly")
    assert options(state, 0) == ["take green", "take wand", "take orange", "take purple", "decline"]
    play(state, "0 take wand; 1 cowardly; 1 take orange; 2 cowardly; 2 decline")
    assert [line for line in journal(state) if "instead" in line] == ["1 instead black-distillery"]


@pytest.mark.rule("bs-brave-heart")
def test_every_leader_has_to_be_brave() -> None:
    state = pick(lay(3, event="brave-heart"), *["root-gatherer"] * 3)
    assert all(text.endswith("brave") for text in options(state, 0))
    assert refusal(state, 0, "lead root-gatherer cowardly")[0] == "must-be-brave"
    play(state, "0 lead root-gatherer brave; 1 cowardly; 1 take wand; 2 brave; 2 decline")
    assert state.asked == 2
    assert all(text.endswith("brave") for text in options(state, 2))


@pytest.mark.rule("bs-brave-heart")
def test_also_one_who_is_left_alone_and_a_last_role_is_led_without_a_question() -> None:
    data = {"game": {"picks": 2, "rounds": 1}}
    state = lay(2, event="brave-heart", data=data)
    play(
        state,
        "0 pick root-gatherer herb-gatherer; 1 pick forest-witch hill-witch; 0 lead root-gatherer brave; 0 decline",
    )
    # The herb gatherer is seat 0's last role and has to be brave.
    assert "0 leads herb-gatherer brave" in journal(state)
    assert options(state, 0) == ["take green green wand", "decline"]
    play(state, "0 take green green wand")
    assert options(state, 1) == ["lead forest-witch brave", "lead hill-witch brave"]


ALL_OVER = {0: "oak elm", 1: "home oak", 2: "camp alp", 3: "alp horn", 4: "moor moor"}


@pytest.mark.rule("bs-perilous-places", "bs-protected-places", "bs-flock-together")
@pytest.mark.parametrize(
    ("event", "pawns", "expected"),
    [
        ("perilous-places", ALL_OVER, [8, 6, 8, 10, 4]),
        ("protected-places", ALL_OVER, [12, 12, 10, 10, 12]),
        ("flock-together", {**ALL_OVER, 1: "oak oak", 4: "home oak"}, [14, 14, 10, 14, 10]),
    ],
)
def test_what_places_bring_or_cost_at_the_end_of_the_round(
    event: str, pawns: dict[int, str], expected: list[int]
) -> None:
    state = to_the_end_of_round(pick(lay(5, event=event, pawns=pawns), *[""] * 5))
    assert points(state) == expected


@pytest.mark.rule("bs-empty-handed")
@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        (["1 orange", "2 wand", "3 green"], [0]),
        (["2 orange", "2 wand", "3 green"], [0, 1]),
        (["2 orange", "1 green, 1 wand", "2 purple"], [0, 1, 2]),
    ],
)
def test_the_fewest_resources_gain_and_are_kept(hands: list[str], winners: list[int]) -> None:
    state = lay(3, *hands, event="empty-handed")
    before = [goods(state, seat) for seat in range(3)]
    to_the_end_of_round(pick(state, "", "", ""))
    assert points(state) == [14 if seat in winners else 10 for seat in range(3)]
    assert [goods(state, seat) for seat in range(3)] == before


@pytest.mark.rule("bs-empty-handed")
def test_nothing_at_all_is_fewest_too() -> None:
    state = lay(2, "1 orange", event="empty-handed")
    position = state.position()
    position["seats"][0]["resources"] = dict.fromkeys(position["seats"][0]["resources"], 0)
    state = state.game.position(position)
    to_the_end_of_round(pick(state, "", ""))
    assert points(state) == [14, 10]


@pytest.mark.rule("bs-works")
def test_the_works_is_decided_in_secret_and_takes_one_set() -> None:
    full = "2 orange, 2 green, 3 purple, 2 wand"
    state = lay(3, full, "1 orange, 1 green, 1 purple, 1 wand", "5 orange, 5 wand", event="the-works")
    to_the_end_of_round(pick(state, "", "", ""))
    assert public(state)["sealed"] == "works"
    assert state.deciders == [0, 1, 2]
    assert options(state, 0) == ["hand-in", "decline"]
    assert options(state, 2) == ["decline"], "asked all the same"
    assert refusal(state, 2, "hand-in")[0] == "no-set"
    play(state, "0 hand-in")
    assert points(state) == [10, 10, 10]
    assert goods(state, 0) == "2 orange, 2 green, 3 purple, 2 wand", "until all have decided"
    play(state, "2 decline; 1 decline")
    assert points(state) == [18, 10, 10]
    assert goods(state, 0) == "1 orange, 1 green, 2 purple, 1 wand", "one set and no more"
    lines = journal(state)
    at = lines.index("0 gives orange green purple wand")
    assert lines[at : at + 5] == [
        "0 gives orange green purple wand", "0 gains 8 the-works", "1 declines", "2 declines", "round 2",
    ]  # fmt: skip


def test_before_the_first_event_is_turned_up_none_is_on() -> None:
    layout = Layout(standard(2).start(0).parts)  # type: ignore[attr-defined]
    assert layout.event() not in range(len(lists.EVENTS))
