"""The common heart from the starter to the next round's leader, in the order of its rules page."""

from itertools import permutations

import pytest
from hypothesis import given

import broomstick
from broomstick import PUBLIC, Game, IllegalAction, OptionError, State
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.shown import BRAVE, COWARDLY, NEXT, OUT
from drill.game import DrillState, load_drill
from games.scripts import play
from heart.scripts import QUICK, any_game, choices, picked, seat_data, seeds, table, told, walk


@pytest.mark.rule("heart-starter")
def test_the_starter_may_be_named() -> None:
    for starter in range(4):
        state = load_drill(4).start(seed=1, starter=starter)
        assert (state.starter, state.leader) == (starter, starter)


@pytest.mark.rule("heart-starter")
def test_without_a_name_the_seed_draws_the_starter() -> None:
    drawn = [broomstick.load("card-game", players=5).start(seed=seed).starter for seed in range(60)]
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert drawn == [broomstick.load("card-game", players=5).start(seed=seed).starter for seed in range(60)]


@pytest.mark.rule("heart-starter")
def test_a_starter_who_is_no_seat_is_refused() -> None:
    with pytest.raises(OptionError, match="starter: should be a seat from 0 to 2, not 3") as refused:
        load_drill(3).start(starter=3)
    assert refused.value.facts == {"field": "starter", "highest": 2, "value": "3"}


@pytest.mark.rule("heart-pick-secret")
def test_all_pick_at_the_start_of_a_round() -> None:
    state = table(3)
    assert state.deciders == [0, 1, 2]
    assert state.view(PUBLIC).data()["sealed"] == "picks"


@pytest.mark.rule("heart-pick-secret")
def test_picks_stay_hidden_until_they_are_played() -> None:
    one = picked("runner seer", "thief herald", "seer merchant")
    two = picked("runner seer", "gatherer merchant", "seer herald")
    for viewer in (0, PUBLIC):
        assert one.story(viewer) == two.story(viewer)
    assert one.view(1).data()["hand"] == ["thief", "herald"]
    play(one, "0 lead seer brave")
    assert "2 picked seer merchant" not in told(one, 0)
    assert one.view(0).data()["speaker"] == 2


@pytest.mark.rule("heart-pick-lock")
def test_the_last_pick_fixes_all_in_the_same_moment() -> None:
    state = play(table(3), "1 pick seer thief\n0 pick seer runner")
    assert state.view(1).hand_sizes == [0, 0, 0]
    assert not any("picked" in line for line in told(state, 1))
    play(state, "2 pick herald runner")
    assert state.view(1).hand_sizes == [2, 2, 2]
    assert told(state, 1)[-2:] == ["1 picked seer thief", "- locked"]


@pytest.mark.rule("heart-pick-lock")
def test_an_answer_given_to_the_engine_is_final() -> None:
    state = play(table(3), "1 pick seer thief")
    with pytest.raises(IllegalAction, match="seat 1 has answered already; waiting for seat 0, 2"):
        state.play(1, "pick seer runner")
    assert state.view(1).data()["answer"] == "pick seer thief"


@pytest.mark.rule("heart-sealed")
def test_nobody_can_tell_a_sealed_answer_before_the_last_is_in() -> None:
    one = play(table(3), "1 pick seer thief")
    two = play(table(3), "1 pick runner herald")
    for viewer in (0, 2, PUBLIC):
        assert one.story(viewer) == two.story(viewer)
        assert one.choices(viewer) == two.choices(viewer)
    assert one.view(0).data()["deciders"] == [0, 2]
    assert one.view(1).data() != two.view(1).data()


@pytest.mark.rule("heart-sealed-order")
def test_the_order_of_sealed_answers_makes_no_difference() -> None:
    answers = ["0 pick seer thief", "1 pick thief runner", "2 pick herald seer"]
    ends = [play(table(3), "\n".join(order)) for order in permutations(answers)]
    for state in ends:
        play(state, "0 lead thief brave\n1 cowardly")
    assert len({state.digest() for state in ends}) == 1
    assert len({state.record().text() for state in ends}) == 1
    assert len({repr(state.story(2)) for state in ends}) == 1


@pytest.mark.rule("heart-lead")
def test_the_leader_must_open_with_a_role_held() -> None:
    state = picked("thief runner", "seer thief", "seer thief", starter=1)
    assert state.deciders == [1]
    assert choices(state, 1) == [
        "lead seer brave",
        "lead seer cowardly",
        "lead thief brave",
        "lead thief cowardly",
    ]
    with pytest.raises(IllegalAction, match="runner is not among the roles you hold"):
        state.play(1, "lead runner brave")


@pytest.mark.rule("heart-lead")
def test_a_game_may_forbid_some_leaders_to_be_cowardly_with_some_roles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = picked("thief runner", "seer thief", "seer thief", starter=1)
    thief = state.game.roles.index("thief")
    monkeypatch.setattr(DrillState, "may_lead_cowardly", lambda state, seat, role: (seat, role) == (1, thief))
    assert choices(state, 1) == ["lead seer brave", "lead thief brave", "lead thief cowardly"]


@pytest.mark.rule("heart-declare")
def test_leader_and_follower_are_free_to_be_brave_or_cowardly() -> None:
    state = picked("thief runner", "seer thief", "seer runner")
    assert choices(state, 0)[:2] == ["lead thief brave", "lead thief cowardly"]
    play(state, "0 lead thief brave")
    assert choices(state, 1) == ["brave", "cowardly"]


@pytest.mark.rule("heart-declare")
def test_an_event_may_make_leaders_brave_but_never_followers() -> None:
    state = picked("thief runner", "seer thief", "seer runner", event="valour")
    assert choices(state, 0) == ["lead thief brave", "lead runner brave"]
    with pytest.raises(IllegalAction, match="the leader must be brave here"):
        state.play(0, "lead thief cowardly")
    play(state, "0 lead thief brave")
    assert choices(state, 1) == ["brave", "cowardly"]


@pytest.mark.rule("heart-declare")
def test_a_leader_left_alone_may_have_to_be_brave() -> None:
    state = picked("seer thief", "seer thief", "seer runner", event="crowd")
    play(state, "0 lead thief cowardly\n1 cowardly\n0 lead seer cowardly\n0 decline\n1 cowardly\n1 decline")
    play(state, "2 cowardly\n2 decline")
    # Seat 2 alone has a role left and can only be brave with it: nobody asks.
    assert told(state)[-3:] == ["0 says-next runner", "1 says-next runner", "2 acts runner"]
    assert choices(state, 2) == ["move 1", "move 2", "move 3", "decline"]


@pytest.mark.rule("heart-follow", "heart-next")
def test_all_others_answer_once_clockwise() -> None:
    state = picked("seer thief", "seer runner", "runner thief", "seer herald", starter=2)
    play(state, "2 lead thief cowardly")
    assert state.deciders == [0]
    assert told(state)[-1] == "3 says-next thief"
    play(state, "0 cowardly")
    assert told(state)[-2:] == ["0 follows thief cowardly", "1 says-next thief"]
    assert state.view(PUBLIC).data()["turns"] == ["1 2 thief cowardly next cowardly next"]


@pytest.mark.rule("heart-follow")
def test_a_player_who_holds_the_role_cannot_pass() -> None:
    state = play(picked("seer thief", "seer runner"), "0 lead seer brave")
    with pytest.raises(IllegalAction):
        state.play(1, "decline")
    assert state.deciders == [1]


@pytest.mark.rule("heart-next")
def test_a_player_with_nothing_left_says_next() -> None:
    state = picked("seer thief runner", "seer", event="crowd")
    play(state, "0 lead seer cowardly\n0 decline\n1 cowardly\n1 decline")
    # Only seat 0 has roles, so it is brave; seat 1 says "next" twice without ever being asked.
    play(state, "0 lead thief brave\n0 decline")
    assert [line for line in told(state) if "says-next" in line] == [
        "1 says-next thief",
        "1 says-next runner",
    ]


@pytest.mark.rule("heart-next-in-order")
def test_nothing_tells_early_who_holds_the_called_role() -> None:
    holds = picked("seer thief", "seer runner", "seer herald")
    lacks = picked("seer thief", "seer runner", "runner herald")
    for state in (holds, lacks):
        play(state, "0 lead seer brave")
        assert state.view(PUBLIC).data()["said"] == ["brave", "silent", "silent"]
    for viewer in (0, 1, PUBLIC):
        assert holds.story(viewer) == lacks.story(viewer)
        assert holds.choices(viewer) == lacks.choices(viewer)
    play(holds, "1 brave")
    play(lacks, "1 brave")
    assert told(lacks)[-2:] == ["2 says-next seer", "1 acts seer"]
    assert told(holds)[-1] == "0 knocked-out seer"


@pytest.mark.rule("heart-next-in-order")
def test_a_next_waits_until_the_play_before_it_is_finished() -> None:
    state = picked("gatherer thief", "seer runner", "gatherer herald")
    play(state, "0 lead gatherer cowardly")
    assert not any("says-next" in line for line in told(state))
    play(state, "0 take red")
    assert told(state)[-2:] == ["0 beans-up red", "1 says-next gatherer"]


@pytest.mark.rule("heart-cowardly-at-once")
def test_a_cowardly_player_acts_before_the_next_answers() -> None:
    state = play(picked("gatherer thief", "gatherer seer"), "0 lead gatherer cowardly")
    assert state.deciders == [0]
    play(state, "0 take blue")
    assert seat_data(state, 0)["blue"] == 2
    assert state.view(PUBLIC).data()["said"] == ["cowardly", "silent"]
    assert state.deciders == [1]


@pytest.mark.rule("heart-knock-out", "heart-last-brave-acts")
def test_a_later_brave_play_knocks_out_the_earlier() -> None:
    state = picked("gatherer thief", "gatherer seer", "gatherer seer")
    play(state, "0 lead gatherer brave\n1 brave")
    assert state.view(PUBLIC).data()["said"] == ["out", "brave", "silent"]
    play(state, "2 cowardly\n2 take red")
    # Seat 2's cowardly play knocked nobody out: seat 1 acts, seat 0 gets nothing.
    assert state.deciders == [1]
    play(state, "1 take red red")
    assert [seat_data(state, seat)["red"] for seat in range(3)] == [1, 3, 2]
    assert told(state).count("0 knocked-out gatherer") == 1
    assert state.view(PUBLIC).data()["turns"] == ["1 0 gatherer out brave cowardly"]


@pytest.mark.rule("heart-last-brave-acts")
def test_a_brave_player_waits_until_everybody_has_answered() -> None:
    state = play(picked("gatherer thief", "gatherer seer"), "0 lead gatherer brave")
    assert seat_data(state, 0)["red"] == 1
    assert state.deciders == [1]
    play(state, "1 cowardly\n1 decline")
    assert choices(state, 0) == ["take red red", "take red blue", "take blue blue", "decline"]


def says(state: State, number: int, role: int) -> int:
    """How often a role was called in a round."""
    return sum(turn_round(turn) == number and turn_role(turn) == role for turn in state.turns)


@pytest.mark.rule("heart-role-once", "heart-knock-out", "heart-follow")
@given(game=any_game(), seed=seeds)
@QUICK
def test_in_every_turn_one_brave_play_stands(game: Game, seed: int) -> None:
    state = list(walk(game, seed))[-1]
    for turn in state.turns:
        stances = [turn_said(turn, seat) for seat in range(game.players)]
        clockwise = [(turn_leader(turn) + i) % game.players for i in range(game.players)]
        brave = [seat for seat in clockwise if stances[seat] in (BRAVE, OUT)]
        assert set(stances) <= {NEXT, COWARDLY, BRAVE, OUT}
        assert stances[turn_leader(turn)] != NEXT
        assert [seat for seat in brave if stances[seat] == BRAVE] == brave[-1:]
        assert says(state, turn_round(turn), turn_role(turn)) == 1


@pytest.mark.rule("heart-role-once")
def test_nobody_picks_a_role_twice() -> None:
    state = table(2)
    with pytest.raises(IllegalAction, match="1 to 3 different ones"):
        state.play(0, "pick seer seer")


@pytest.mark.rule("heart-last-brave-leads")
def test_the_last_brave_leads_the_next_turn() -> None:
    state = picked("thief seer", "thief seer", "thief seer")
    play(state, "0 lead thief brave\n1 brave\n2 cowardly\n1 decline")
    assert (state.leader, state.deciders) == (1, [1])


@pytest.mark.rule("heart-all-cowardly")
def test_after_a_turn_without_a_brave_play_the_leader_leads_again() -> None:
    state = picked("thief seer", "thief seer", "thief runner")
    play(state, "0 lead thief cowardly\n1 cowardly\n2 cowardly")
    assert (state.leader, state.deciders) == (0, [0])
    assert choices(state, 0) == ["lead seer brave", "lead seer cowardly"]


@pytest.mark.rule("heart-empty-leader")
def test_the_lead_passes_clockwise_to_the_nearest_who_has_roles() -> None:
    state = picked("thief", "seer thief", "thief", "runner merchant", event="crowd", starter=2)
    play(state, "2 lead thief cowardly\n0 brave\n1 cowardly\n0 decline")
    # Seat 0 was brave but has nothing left; seat 1 is the next who has.
    assert (state.leader, state.deciders) == (1, [1])


@pytest.mark.rule("heart-round-end")
def test_the_round_ends_with_the_turn_of_the_last_role() -> None:
    state = picked("thief", "seer thief", event="crowd")
    play(state, "0 lead thief cowardly\n1 cowardly")
    # Seat 1 must be brave with its last role and is asked only about the action.
    assert (state.round, choices(state, 1)) == (1, ["act", "decline"])
    play(state, "1 decline")
    assert (state.round, state.topic, state.deciders) == (2, 0, [0, 1])


@pytest.mark.rule("heart-next-round-leader")
@pytest.mark.parametrize(("last", "leader"), [("brave\n1 act\n1 decline", 1), ("cowardly\n1 decline", 0)])
def test_the_new_round_is_led_by_the_last_brave_or_the_last_leader(last: str, leader: int) -> None:
    state = picked("thief seer", "thief seer", "thief runner", seats={2: {"points": 0}})
    play(state, "0 lead thief cowardly\n1 cowardly\n2 brave\n2 decline")
    # Seat 2 leads, alone with the runner; then the lead is seat 2's again, who has nothing: seat 0.
    play(state, "2 lead runner cowardly\n2 decline")
    play(state, f"0 lead seer cowardly\n0 decline\n1 {last}")
    assert (state.round, state.leader) == (2, leader)


@pytest.mark.rule(
    "heart-last-brave-leads", "heart-all-cowardly", "heart-empty-leader", "heart-next-round-leader"
)
@given(game=any_game(), seed=seeds)
@QUICK
def test_every_lead_follows_from_the_turn_before(game: Game, seed: int) -> None:
    turns = list(walk(game, seed))[-1].turns
    n = game.players
    for i, turn in enumerate(turns[1:], start=1):
        before = turns[i - 1]
        brave = [seat for seat in range(n) if turn_said(before, seat) == BRAVE]
        due = brave[0] if brave else turn_leader(before)
        later = [other for other in turns[i:] if turn_round(other) == turn_round(before)]
        while later and due != turn_leader(turn):
            # Passed over: this seat has nothing left in the round.
            assert all(turn_said(other, due) == NEXT for other in later)
            due = (due + 1) % n
        assert due == turn_leader(turn)
