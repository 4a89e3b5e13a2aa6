"""The common heart: questions, declining, order; in the order of its rules page."""

import pytest
from hypothesis import given

import broomstick
from broomstick import Game, IllegalAction
from games.scripts import play
from heart.scripts import QUICK, agenda, any_game, choices, picked, seat_data, seeds, table, told, walk


@pytest.mark.rule("heart-legal-only")
@given(game=any_game(), seed=seeds)
@QUICK
def test_whatever_is_not_listed_is_refused_and_changes_nothing(game: Game, seed: int) -> None:
    for number, state in enumerate(walk(game, seed)):
        if number % 11 or state.over:
            continue
        before = state.digest()
        seat = state.asked
        allowed = state.choices(seat)
        for action in game.actions.codes()[:: max(1, game.actions.size // 60)]:
            if action not in allowed:
                with pytest.raises(IllegalAction, match=r"cannot be played: .*; possible are "):
                    state.play(seat, action)
        assert state.digest() == before


@pytest.mark.rule("heart-legal-only")
def test_a_refusal_says_why_and_what_would_work() -> None:
    state = picked("seer thief", "thief runner")
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "lead runner brave")
    assert str(refused.value) == (
        "'lead runner brave' cannot be played: runner is not among the roles you hold; "
        "possible are 'lead seer brave', 'lead seer cowardly', 'lead thief brave', 'lead thief cowardly'"
    )


@pytest.mark.rule("heart-one-answer")
@given(game=any_game(), seed=seeds)
@QUICK
def test_no_open_question_has_only_one_answer(game: Game, seed: int) -> None:
    for state in walk(game, seed):
        for seat in state.deciders:
            assert len(state.choices(seat)) > (0 if state.topic >= 0 else 1)


@pytest.mark.rule("heart-one-answer")
def test_the_only_answer_is_simply_carried_out() -> None:
    # With a single bean there is nothing to choose about which to sell in the storm.
    state = picked("runner thief", "seer thief", seats={0: {"field": "stall", "red": 0, "coins": 0}})
    play(state, "0 lead runner brave\n0 move 2")
    assert seat_data(state, 0) == {**seat_data(state, 0), "blue": 0, "coins": 2}
    # The pot lacks six and the thief has no coins: adding nothing is not a question.
    state = picked("thief seer", "runner seer", seats={0: {"coins": 0}, 1: {"red": 0}})
    play(state, "0 lead thief brave\n0 act")
    assert (state.leader, choices(state, 0)[0]) == (0, "lead seer brave")


@pytest.mark.rule("heart-one-answer")
def test_a_question_without_an_answer_lapses() -> None:
    state = table(2, seats={0: {"red": 0, "blue": 0}})
    before = state.digest()
    state.ask_if_choice(0, state.game.steps.parse("sale 0 must"))
    assert state.digest() == before


@pytest.mark.rule("heart-one-answer")
def test_the_last_open_witches_of_one_type_are_taken_without_a_question() -> None:
    state = broomstick.load("card-game", players=3).start(seed=7, starter=0)
    taken = 0
    while state.topic < 0:
        assert len(state.choices(state.asked)) > 1
        state.play(state.asked, state.choices(state.asked)[0])
        taken += 1
    assert taken < 3
    assert [display["cards"] for display in state.view(0).data()["displays"]] == [1, 1, 1]


@pytest.mark.rule("heart-forced-sealed")
def test_a_sealed_question_is_put_even_to_a_player_with_one_answer() -> None:
    state = picked("seer thief", "seer thief", event="fists", seats={1: {"coins": 0}})
    play(state, "0 lead seer cowardly\n0 decline\n1 cowardly\n1 decline\n0 lead thief cowardly\n1 cowardly")
    assert (agenda(state)[-1], state.deciders) == ("sealed fist 0 1", [0, 1])
    assert choices(state, 0) == ["show 0", "show 1", "show 2"]
    assert choices(state, 1) == ["show 0"]


@pytest.mark.rule("heart-forced-sealed")
def test_who_visibly_has_no_choice_may_be_left_out() -> None:
    beans = {1: {"red": 2, "blue": 0}, 2: {"red": 2, "blue": 1}, 3: {"red": 0, "blue": 1}}
    state = picked("thief seer", "runner seer", "runner seer", "runner seer", seats=beans)
    play(state, "0 lead thief brave\n0 act")
    # Seat 1 has two of one colour, seat 3 too few to lose any: only seat 2 is asked.
    assert (agenda(state)[-1], state.deciders) == ("sealed losses 2", [2])
    play(state, "2 lose red")
    assert [seat_data(state, seat)["red"] for seat in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("heart-forced-sealed")
def test_a_batch_that_asks_nobody_is_settled_at_once() -> None:
    state = picked("thief seer", "runner seer", seats={0: {"coins": 3}, 1: {"red": 4, "blue": 0}})
    play(state, "0 lead thief brave\n0 act")
    assert (seat_data(state, 1)["red"], state.position()["pot"]) == (2, 2)
    assert (state.position()["sealed"], choices(state, 0)[-1]) == (None, "add 3")


@pytest.mark.rule("heart-decline")
@pytest.mark.parametrize("role", ["seer", "gatherer", "runner", "merchant", "herald"])
def test_every_cowardly_action_may_be_declined(role: str) -> None:
    state = play(picked(f"{role} thief", f"{role} thief"), f"0 lead {role} cowardly")
    assert choices(state, 0)[-1] == "decline"
    before = seat_data(state, 0)
    play(state, "0 decline")
    assert seat_data(state, 0) == before


@pytest.mark.rule("heart-decline")
@pytest.mark.parametrize("role", ["seer", "gatherer", "thief", "runner", "merchant", "herald"])
def test_every_brave_action_may_be_declined(role: str) -> None:
    mate = "herald" if role == "seer" else "seer"
    state = play(picked(f"{role} {mate}", f"{role} {mate}"), f"0 lead {role} brave\n1 brave")
    assert (state.deciders, choices(state, 1)[-1]) == ([1], "decline")
    before = seat_data(state, 1)
    play(state, "1 decline")
    assert seat_data(state, 1) == before


@pytest.mark.rule("heart-decline")
def test_things_are_declined_singly() -> None:
    # The seer looks, and then declines only to put the card under the deck.
    state = play(picked("seer thief", "runner thief"), "0 lead seer brave\n0 act\n0 decline")
    assert state.view(0).data()["curse_deck"] == [None] * 5 + ["herald"]


@pytest.mark.rule("heart-decline")
def test_a_gain_is_taken_whole_or_not_at_all() -> None:
    state = play(picked("gatherer thief", "runner thief"), "0 lead gatherer brave")
    with pytest.raises(IllegalAction, match="not among the choices now"):
        state.play(0, "take red")


@pytest.mark.rule("heart-come-along")
def test_points_that_go_with_a_deed_come_without_a_question() -> None:
    state = play(
        picked("runner thief", "seer thief", seats={0: {"field": "storm", "coins": 0}}), "0 lead runner brave"
    )
    play(state, "0 move 2")
    # Onto the bench, and 2 points for having run.
    assert seat_data(state, 0) == {**seat_data(state, 0), "field": "bench", "points": 7}
    assert choices(state, 0) == ["lead thief brave", "lead thief cowardly"]


@pytest.mark.rule("heart-no-decline")
def test_a_cost_is_not_a_question_and_may_go_below_zero() -> None:
    state = picked("seer thief", "seer thief", "seer runner", cursed=["seer"], seats={0: {"points": 1}})
    play(state, "0 lead seer brave\n1 brave\n2 cowardly\n2 decline\n1 decline")
    # Once for each card played: knocked out, acting or cowardly.
    assert [seat_data(state, seat)["points"] for seat in range(3)] == [-2, 2, 2]
    assert state.scores() == [-2, 2, 2]


@pytest.mark.rule("heart-no-decline")
def test_losses_and_compulsory_effects_cannot_be_declined() -> None:
    state = play(picked("thief seer", "runner seer"), "0 lead thief brave\n0 act")
    assert choices(state, 1) == ["lose blue", "lose red"]
    state = play(
        picked("runner seer", "thief seer", seats={0: {"field": "stall"}}), "0 lead runner brave\n0 move 1"
    )
    # The spring throws the pawn into the storm, where one may choose what to sell but not refuse.
    assert (seat_data(state, 0)["field"], choices(state, 0)) == ("storm", ["sell red", "sell blue"])


@pytest.mark.rule("heart-gift")
def test_a_gift_cannot_be_kept_from_the_others_but_each_may_refuse_it() -> None:
    state = play(picked("seer thief", "seer thief", "herald thief", starter=2), "2 lead herald brave")
    assert choices(state, 2) == ["act", "decline"]
    play(state, "2 act")
    assert (seat_data(state, 2)["coins"], state.deciders) == (5, [0])
    assert choices(state, 0) == ["take red", "take blue", "decline"]
    play(state, "0 decline\n1 take blue")
    assert [seat_data(state, seat)["blue"] for seat in range(3)] == [1, 2, 1]
    assert state.deciders == [2]


@pytest.mark.rule("heart-gift")
def test_without_the_gain_there_is_no_gift() -> None:
    state = play(picked("herald thief", "seer thief", "seer thief"), "0 lead herald brave\n0 decline")
    assert [seat_data(state, seat)["red"] for seat in range(3)] == [1, 1, 1]
    assert choices(state, 0) == ["lead thief brave", "lead thief cowardly"]


@pytest.mark.rule("heart-decline-keeps-lead")
def test_declining_does_not_change_who_leads() -> None:
    state = picked("thief seer", "thief seer", "thief seer")
    play(state, "0 lead thief cowardly\n1 brave\n2 cowardly\n1 decline")
    assert state.leader == 1


@pytest.mark.rule("heart-inner-first")
def test_what_a_step_sets_off_is_finished_before_it_goes_on() -> None:
    state = picked("runner seer", "thief seer", seats={0: {"coins": 3}})
    play(state, "0 lead runner brave\n0 move 1")
    # Two springs, each waiting for what it has set off, and the stall.
    assert agenda(state) == ["end-turn", "ran 0", "sprung 0", "sprung 0", "buy 0", "sale 0 may"]
    play(state, "0 sell red\n0 act")
    after = [line for line in told(state) if line.startswith("0 ") and "leads" not in line]
    assert after == [
        "0 acts runner",
        "0 moves-to spring-1",
        "0 moves-to spring-2",
        "0 moves-to stall",
        "0 beans-down red",
        "0 coins-up 2",
        "0 coins-down 2",
        "0 points-up 3",
        "0 points-up 1",
        "0 points-up 1",
        "0 points-up 2",
    ]


@pytest.mark.rule("heart-several-players")
def test_several_players_come_clockwise_from_the_one_who_acts() -> None:
    state = picked("seer thief", "herald thief", "seer thief", "herald seer", "runner seer", starter=3)
    play(state, "3 lead herald brave\n1 brave\n1 act")
    asked = []
    while agenda(state)[-1].startswith("gather"):
        asked.append(state.asked)
        play(state, f"{state.asked} decline")
    assert asked == [2, 3, 4, 0]


@pytest.mark.rule("heart-several-players")
def test_first_cards_are_taken_clockwise_from_the_starter() -> None:
    state = broomstick.load("card-game", players=6).start(seed=3, starter=4)
    assert agenda(state)[::-1] == [f"take-first {seat}" for seat in (4, 5, 0, 1, 2, 3)] + ["round"]


@pytest.mark.rule("heart-several-players", "heart-sealed")
def test_sealed_questions_have_no_order() -> None:
    state = picked("thief seer", "runner seer", "runner seer")
    play(state, "0 lead thief brave\n0 act")
    assert state.deciders == [1, 2]
    play(state, "2 lose red")
    assert seat_data(state, 2)["red"] == 1
    play(state, "1 lose blue")
    assert [seat_data(state, seat)["red"] for seat in range(3)] == [1, 1, 0]
