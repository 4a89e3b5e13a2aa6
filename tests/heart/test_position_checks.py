"""A position that no play leads to is refused when it is read, with the field that is wrong."""

import re

import pytest

from broomstick import PositionError, State
from broomstick.heart.plain import Plain
from drill.game import load_drill
from games.scripts import play
from heart.scripts import picked, table


def picking() -> State:
    """Seat 1 of three has picked."""
    return play(table(3), "1 pick seer thief")


def leading() -> State:
    """Seat 0 led the thief and leads again."""
    return play(picked("seer thief", "thief runner", "seer herald"), "0 lead thief brave\n1 brave\n1 decline")


def following() -> State:
    """Seat 0 has led the seer bravely, seat 1 said "next", seat 2 is asked."""
    return play(picked("seer thief", "thief runner", "seer herald"), "0 lead seer brave")


def acting() -> State:
    """Seat 0 was brave with the gatherer and is asked what to take."""
    return play(
        picked("gatherer thief", "thief runner", "gatherer herald"),
        "0 lead gatherer brave\n2 cowardly\n2 decline",
    )


def ended() -> State:
    state = load_drill(3, curses=0).start(seed=1)
    while not state.over:
        state.play(state.asked, state.default(state.asked))
    return state


def showing() -> State:
    """Under fists all are asked in secret, also seat 1, which has no coins to show."""
    return play(
        picked("seer thief", "seer thief", event="fists", seats={1: {"coins": 0}}),
        "0 lead seer cowardly\n0 decline\n1 cowardly\n1 decline\n0 lead thief cowardly\n1 cowardly",
    )


STATES = {
    "picking": picking,
    "leading": leading,
    "following": following,
    "acting": acting,
    "showing": showing,
    "ended": ended,
}


@pytest.mark.parametrize("name", STATES)
def test_a_true_position_is_read(name: str) -> None:
    state = STATES[name]()
    assert state.game.position(state.position()) == state


@pytest.mark.parametrize(
    ("name", "changes", "field"),
    [
        # Finished turns.
        ("leading", {"turns": ["2 0 thief out brave next"]}, "turns[0]"),
        ("leading", {"turns": ["1 0 thief out brave silent"]}, "turns[0]"),
        ("leading", {"turns": ["1 2 thief out brave next"]}, "turns[0]"),
        ("leading", {"turns": ["1 0 thief brave brave next"]}, "turns[0]"),
        ("leading", {"turns": ["1 0 thief out cowardly next"]}, "turns[0]"),
        ("leading", {"turns": ["1 0 thief out brave next", "1 1 thief next brave next"]}, "turns[1]"),
        (
            "leading",
            {
                "turns": [
                    "1 0 thief out brave next",
                    "1 1 runner next brave next",
                    "1 1 thief next brave next",
                ]
            },
            "turns[2]",
        ),
        # The turn that is being played.
        ("leading", {"brave": 1}, "role"),
        ("leading", {"brave": 0}, "role"),
        ("leading", {"speaker": 0}, "role"),
        ("leading", {"said": ["brave", "silent", "silent"]}, "role"),
        ("following", {"role": None}, "role"),
        ("following", {"said": ["silent", "next", "silent"]}, "said[0]"),
        ("following", {"said": ["brave", "silent", "silent"]}, "said[1]"),
        ("following", {"said": ["brave", "next", "cowardly"]}, "said[2]"),
        ("following", {"said": ["next", "next", "silent"], "brave": None}, "said[0]"),
        ("following", {"brave": None}, "brave"),
        ("following", {"brave": 1}, "brave"),
        ("following", {"said": ["out", "next", "silent"], "brave": None}, "brave"),
        ("following", {"said": ["brave", "brave", "silent"]}, "brave"),
        # Hands and picks.
        ("leading", {"picks": [["seer"], ["thief", "runner"], ["seer", "herald"]]}, "picks[0]"),
        ("leading", {"hands": [["seer", "thief"], ["runner"], ["seer", "herald"]]}, "hands[0]"),
        ("leading", {"hands": [["seer"], [], ["seer", "herald"]]}, "picks[1]"),
        (
            "leading",
            {
                "turns": ["1 0 thief out brave next", "1 1 runner next brave next"],
                "hands": [["seer"], [], ["thief", "herald"]],
                "picks": [["seer", "thief"], ["thief", "runner"], ["thief", "herald"]],
            },
            "hands[2]",
        ),
        ("picking", {"picks": [["seer", "thief"], [], []]}, "picks[0]"),
        ("following", {"hands": [["thief"], ["thief", "runner"], ["herald"]]}, "picks[2]"),
        # The agenda.
        ("acting", {"agenda": ["gather 0 2"]}, "agenda[0]"),
        ("picking", {"agenda": ["sealed fist 0 1 2"], "sealed": "fist"}, "agenda[0]"),
        ("leading", {"agenda": ["turn", "turn"]}, "agenda[1]"),
        ("picking", {"agenda": ["sealed picks 0 1 2", "sealed picks 0 1 2"]}, "agenda[1]"),
        ("leading", {"agenda": ["follow"]}, "agenda[0]"),
        ("acting", {"agenda": ["turn", "gather 0 2"]}, "agenda[0]"),
        ("following", {"agenda": ["end-turn", "gather 2 2"]}, "agenda[0]"),
        ("picking", {"agenda": ["round", "gather 0 1"], "sealed": None}, "round"),
        ("ended", {"agenda": ["turn"]}, "agenda"),
        ("ended", {"sealed": "picks"}, "agenda"),
        (
            "picking",
            {"picks": [["seer", "thief"], [], []], "hands": [["seer", "thief"], [], []]},
            "picks",
        ),
        # The question.
        ("leading", {"sealed": "picks"}, "sealed"),
        ("picking", {"sealed": None}, "sealed"),
        ("picking", {"sealed": "fist"}, "sealed"),
        ("picking", {"deciders": [0]}, "deciders"),
        ("picking", {"deciders": [0, 1, 2]}, "deciders"),
        ("picking", {"agenda": ["sealed picks 0 1 2 5"]}, "agenda[0]"),
        ("leading", {"agenda": ["end-turn"], "deciders": [0]}, "agenda[0]"),
        ("leading", {"deciders": [2]}, "deciders"),
        ("following", {"deciders": [0]}, "deciders"),
        ("acting", {"deciders": [1]}, "deciders"),
        ("acting", {"deciders": [0, 1]}, "deciders"),
        ("acting", {"answers": ["pick seer thief", None, None]}, "answers[0]"),
        ("picking", {"answers": [None, "pick seer", None]}, "answers[1]"),
        ("picking", {"answers": [None, "brave", None]}, "answers[1]"),
        ("picking", {"answers": [None, "fly", None]}, "answers[1]"),
        # Numbers of things.
        ("picking", {"round": 256}, "round"),
        ("leading", {"starter": 3}, "starter"),
        ("leading", {"leader": 3}, "leader"),
        ("leading", {"said": ["silent"] * 4}, "said"),
        ("leading", {"said": ["silent"] * 2}, "said"),
        ("leading", {"answers": [None] * 4}, "answers"),
        ("leading", {"hands": [["seer"], ["runner"], ["seer", "herald"], []]}, "hands"),
        ("leading", {"picks": [["seer", "thief"], ["thief", "runner"]]}, "picks"),
        ("leading", {"moves": 1_000_001}, "moves"),
        ("leading", {"barrier": 99}, "barrier"),
    ],
)
def test_what_cannot_be_is_refused(name: str, changes: Plain, field: str) -> None:
    state = STATES[name]()
    with pytest.raises(PositionError, match="^" + re.escape(f"{field}: ")):
        state.game.position({**state.position(), **changes})


@pytest.mark.rule("heart-one-answer")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("beans", [0, 1])
def test_a_seat_that_is_asked_has_a_choice(seat: int, beans: int) -> None:
    state = acting()
    data = {**state.position(), "agenda": ["end-turn", f"sale {seat} must"], "deciders": [seat]}
    data["seats"] = [{**own, "red": beans, "blue": 0} for own in data["seats"]]
    said = f"^deciders: seat {seat} is asked without having a choice"
    with pytest.raises(PositionError, match=said) as refused:
        state.game.position(data)
    assert refused.value.facts == {"field": "deciders", "seat": seat}


def test_a_turn_out_of_order_is_told_with_the_rounds_it_lies_between() -> None:
    state = leading()
    turn = "1 0 thief out brave next"
    for turns, before in (([turn.replace("1", "2", 1)], 0), ([turn, turn.replace("1", "2", 1)], 1)):
        with pytest.raises(PositionError) as refused:
            state.game.position({**state.position(), "turns": turns})
        place = f"turns[{len(turns) - 1}]"
        assert refused.value.facts == {"field": place, "round": 2, "before": before, "now": 1}


def test_a_seat_that_is_asked_about_a_role_holds_it() -> None:
    data = following().position()
    data["hands"][2] = data["picks"][2] = ["thief", "herald"]
    with pytest.raises(PositionError, match=r"^deciders: "):
        following().game.position(data)
