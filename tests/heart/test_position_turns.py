"""Positions whose turns were not led by those who had to lead them are refused, at the turn that is wrong."""

import re

import pytest

from broomstick import PositionError, State
from broomstick.heart.history import turn_round, turn_said
from broomstick.heart.plain import Reader
from broomstick.heart.position_turns import check_leaders, played_roles
from broomstick.heart.shown import BRAVE
from drill.game import load_drill
from games.scripts import play
from heart.scripts import choices

NO = [False, False, False]


def picks_of_round_three() -> State:
    """Two rounds have been played, brave and cowardly, and the third is being picked for."""
    state = load_drill(3, curses=0).start(seed=4, starter=1)
    while state.round < 3:
        choices = [state.game.text(action) for action in state.choices(state.asked)]
        brave = [text for text in choices if text.endswith("brave")]
        state.play(state.asked, brave[0] if brave and state.moves % 4 > 1 else state.default(state.asked))
    return state


def lead_of_round_three() -> State:
    """The same, one turn later: the last brave of it leads."""
    state = picks_of_round_three()
    for seat in range(3):
        state.play(seat, state.default(seat))
    while not state.turns or turn_round(state.turns[-1]) < 3:
        state.play(state.asked, state.default(state.asked))
    return state


def check(state: State, bold: list[bool] = NO, untold: int = 0) -> None:
    """Check the leaders by what the true turns tell of picks; of one round perhaps they tell nothing."""
    true = picks_of_round_three()
    played = [played_roles(true, 1), played_roles(true, 2), played_roles(state, 3)]
    if untold:
        played[untold - 1] = []
    check_leaders(state, Reader({}), played, bold, "leaders are brave here")


def without(state: State, number: int, last: int = 0) -> State:
    """The same with the turns of a round forgotten, all or only the last ones."""
    of_round = [i for i, turn in enumerate(state.turns) if turn_round(turn) == number]
    gone = of_round[-last:] if last else of_round
    state.turns = [turn for i, turn in enumerate(state.turns) if i not in gone]
    return state


@pytest.mark.rule("heart-last-brave-leads", "heart-empty-leader")
@pytest.mark.parametrize("make", [picks_of_round_three, lead_of_round_three])
def test_true_turns_are_as_they_should_be(make: object) -> None:
    check(make())  # type: ignore[operator] # one of two functions


@pytest.mark.rule("heart-last-brave-leads", "heart-empty-leader")
def test_rounds_follow_each_other_and_are_played_to_their_end() -> None:
    for state, wrong in (
        (without(picks_of_round_three(), 1), 0),
        (without(picks_of_round_three(), 1, last=1), len(played_turns(1)) - 1),
        (without(lead_of_round_three(), 2), len(played_turns(1))),
    ):
        said = re.escape(f"turns[{wrong}]: is not of the round that was being played")
        with pytest.raises(PositionError, match=f"^{said}"):
            check(state)
    with pytest.raises(PositionError, match=r"^turns\[0\]: round 1 was not played to its end"):
        check(picks_of_round_three(), untold=1)


def played_turns(number: int) -> list[int]:
    return [turn for turn in picks_of_round_three().turns if turn_round(turn) == number]


@pytest.mark.rule("heart-last-brave-leads", "heart-empty-leader")
def test_turns_lead_to_the_round_that_is_being_played() -> None:
    for last in (0, 1):
        with pytest.raises(PositionError, match=r"^turns: do not lead to this round"):
            check(without(picks_of_round_three(), 2, last))
    over = picks_of_round_three()
    over.over = True
    with pytest.raises(PositionError, match=r"^turns: do not lead to this round"):
        check(over)


@pytest.mark.rule("heart-last-brave-leads")
@pytest.mark.parametrize("make", [picks_of_round_three, lead_of_round_three])
def test_who_leads_now_is_the_last_brave_or_the_next_with_cards(make: object) -> None:
    right = make().leader  # type: ignore[operator] # one of two functions
    for leader in range(3):
        state: State = make()  # type: ignore[operator]
        state.leader = leader
        if leader == right:
            check(state)
        else:
            with pytest.raises(PositionError, match=f"^leader: should be seat {right}"):
                check(state)


@pytest.mark.rule("heart-empty-leader")
def test_without_cards_the_next_clockwise_leads() -> None:
    """Before anything is led it is who has picked nothing, later who has played all."""
    picks = picks_of_round_three()
    for seat in range(3):
        picks.play(seat, picks.default(seat))
    first = picks.leader
    picks.hands[first] = picks.picks[first] = 0
    with pytest.raises(PositionError, match=f"^leader: should be seat {(first + 1) % 3}"):
        check_now(picks, NO)
    picks.leader = (first + 1) % 3
    check_now(picks, NO)

    state = lead_of_round_three()
    while not any(state.hands[seat] == 0 and state.leader == (seat + 1) % 3 for seat in last_brave(state)):
        seat = state.asked
        state.play(seat, "brave" if "brave" in choices(state, seat) else state.choices(seat)[0])
    check(state)


def last_brave(state: State) -> list[int]:
    """Who was brave in the last turn: one seat, or none."""
    return [seat for seat in range(3) if turn_said(state.turns[-1], seat) == BRAVE]


@pytest.mark.rule("heart-follow")
def test_who_holds_a_role_plays_it_and_nobody_else() -> None:
    state = picks_of_round_three()
    data = state.position()
    for i, text in enumerate(data["turns"]):
        words = text.split()
        if words[3:].count("next") == 1:
            words[3 + words[3:].index("next")] = "cowardly"
            changed = {**data, "turns": [*data["turns"][:i], " ".join(words), *data["turns"][i + 1 :]]}
            with pytest.raises(PositionError, match=re.escape(f"turns[{i}]: who has the role plays it")):
                check(state.game.position(changed))
            return
    raise AssertionError("no turn in which one seat did not have the role")


@pytest.mark.rule("heart-last-brave-leads")
def test_a_cowardly_leader_where_leaders_must_be_brave() -> None:
    """Bold rounds are told one by one."""
    state = lead_of_round_three()
    led = [(i, turn.split()) for i, turn in enumerate(state.position()["turns"])]
    cowards = [(i, int(words[0])) for i, words in led if words[3 + int(words[1])] == "cowardly"]
    assert {number for _, number in cowards} == {2, 3}
    for number in (2, 3):
        first = next(turn for turn, of_round in cowards if of_round == number)
        with pytest.raises(PositionError, match=re.escape(f"turns[{first}]: leaders are brave here")):
            check(state, [True, number == 2, number == 3])
    check(state, [True, False, False])


@pytest.mark.rule("heart-last-brave-leads")
@pytest.mark.parametrize(("bold", "refused"), [([False, False, True], True), ([True, True, False], False)])
def test_a_cowardly_leader_of_the_turn_that_is_on(bold: list[bool], refused: bool) -> None:
    state = picks_of_round_three()
    for seat in range(3):
        state.play(seat, state.default(seat))
    leader = state.leader
    role = state.game.roles[min(i for i in range(9) if state.hands[leader] >> i & 1)]
    play(state, f"{leader} lead {role} cowardly")
    assert state.role >= 0, "somebody is still to speak"
    state.turns = [turn for turn in state.turns if turn_round(turn) < 3]
    if refused:
        with pytest.raises(PositionError, match=re.escape(f"said[{leader}]: leaders are brave here")):
            check_now(state, bold)
    else:
        check_now(state, [False, False, False])


def check_now(state: State, bold: list[bool]) -> None:
    played = [played_roles(state, 1), played_roles(state, 2), []]
    check_leaders(state, Reader({}), played, bold, "leaders are brave here")
