"""Refusals: each reason as a sentence for a person and as data for any language, and nothing has changed."""

import pytest

from broomstick import IllegalAction, State
from broomstick.heart.errors import Fact
from drill.game import load_drill
from games.scripts import play
from heart.scripts import picked, table


def refused(state: State, seat: int, action: int | str) -> IllegalAction:
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.play(seat, action)
    assert state.digest() == before
    return error.value


def leading() -> State:
    return picked("seer thief", "thief runner", event="valour")


@pytest.mark.parametrize(
    ("seat", "action", "code", "message", "facts"),
    [
        (0, "fly", "unreadable", "'fly' is no action; known are: pick, lead, brave,", {"text": "fly"}),
        (0, "lead", "unreadable", "'lead': after 'lead' comes one of seer, gatherer,", {"text": "lead"}),
        (2, "brave", "no-such-seat", "there is no seat 2; seats are 0 to 1", {"seat": 2, "players": 2}),
        (-1, "brave", "no-such-seat", "there is no seat -1; seats are 0 to 1", {"seat": -1, "players": 2}),
        (
            1,
            "lead thief brave",
            "not-your-decision",
            "it is not for seat 1 to decide now; waiting for seat 0",
            {"seat": 1, "waiting": [0]},
        ),
        (0, 0, "no-action", "0 is no action of this game", {"action": "0"}),
        (
            0,
            "lead runner brave",
            "not-held",
            "'lead runner brave' cannot be played: runner is not among the roles you hold; possible are ",
            None,
        ),
        (
            0,
            "lead seer cowardly",
            "must-be-brave",
            "'lead seer cowardly' cannot be played: the leader must be brave here; possible are ",
            None,
        ),
        (
            0,
            "cowardly",
            "name-a-role",
            "'cowardly' cannot be played: you lead: name a role; possible are ",
            None,
        ),
        (
            0,
            "decline",
            "not-asked",
            "'decline' cannot be played: that is not what is asked now; "
            "possible are 'lead seer brave', 'lead thief brave'",
            {
                "action": "decline",
                "choices": ["lead seer brave", "lead thief brave"],
            },
        ),
    ],
)
def test_each_reason_is_said(
    seat: int, action: int | str, code: str, message: str, facts: dict[str, Fact] | None
) -> None:
    error = refused(leading(), seat, action)
    assert error.code == code
    assert str(error).startswith(message)
    if facts is not None:
        assert error.facts == facts


def test_a_seat_that_has_answered_is_told_so() -> None:
    error = refused(play(table(3), "1 pick seer thief"), 1, "pick seer runner")
    assert (error.code, error.facts) == ("answered-already", {"seat": 1, "waiting": [0, 2]})
    assert str(error) == "seat 1 has answered already; waiting for seat 0, 2"


def test_a_seat_that_is_not_part_of_a_batch_is_not_told_it_has_answered() -> None:
    state = play(picked("thief seer", "runner seer", "runner seer"), "0 lead thief brave\n0 act")
    assert refused(state, 0, "lose red").code == "not-your-decision"


def test_after_the_end_nobody_plays() -> None:
    state = load_drill(2).start(seed=1)
    while not state.over:
        state.play(state.asked, state.default(state.asked))
    error = refused(state, 0, "brave")
    assert (error.code, str(error), error.facts) == ("over", "the game is over", {})


def test_a_choice_of_the_right_kind_that_is_not_open_now() -> None:
    state = play(picked("merchant seer", "thief seer", seats={0: {"red": 0}}), "0 lead merchant brave")
    error = refused(state, 0, "sell red")
    assert error.code == "not-among-choices"
    assert str(error) == (
        "'sell red' cannot be played: that is not among the choices now; possible are 'sell blue', 'decline'"
    )


def test_a_game_gives_its_own_reason() -> None:
    assert "nobody may pick the runner during a curfew" in str(
        refused(table(2, "curfew"), 0, "pick seer runner")
    )
    assert "pick two roles" in str(refused(table(2), 0, "pick seer"))
    assert refused(table(2), 0, "pick seer").code == "pick-count"


def test_only_a_few_of_many_choices_are_named() -> None:
    error = refused(table(2), 0, "pick seer")
    assert str(error).endswith(
        "'pick seer gatherer', 'pick seer thief', 'pick gatherer thief', 'pick seer runner', …"
    )
    assert len(error.facts["choices"]) == 4  # type: ignore[arg-type] # a list of texts


@pytest.mark.parametrize(("coins", "more"), [(3, "'show 3'"), (4, "'show 3', …")])
def test_all_of_a_few_choices_are_named(coins: int, more: str) -> None:
    """Four are few; of a fifth and all after it there is only a sign."""
    state = picked("seer thief", "seer thief", event="fists", seats={0: {"coins": coins}})
    play(state, "0 lead seer cowardly\n0 decline\n1 cowardly\n1 decline\n0 lead thief cowardly\n1 cowardly")
    error = refused(state, 0, "show 9")
    assert str(error).endswith(f"possible are 'show 0', 'show 1', 'show 2', {more}")
    assert error.facts["choices"] == ["show 0", "show 1", "show 2", "show 3"]


def test_a_very_long_text_is_not_repeated_in_full() -> None:
    error = refused(table(2), 0, "x" * 100_000)
    assert len(str(error)) < 300
    assert len(str(error.facts["text"])) <= 60


def test_a_refusal_tells_nothing_hidden() -> None:
    # Whether seat 2 holds the called role must not show in what seat 2 or anybody else is told meanwhile.
    holds = play(picked("seer thief", "seer runner", "seer herald"), "0 lead seer brave")
    lacks = play(picked("seer thief", "seer runner", "runner herald"), "0 lead seer brave")
    for seat in (0, 1, 2):
        for action in ("lead thief brave", "decline", "pick seer thief"):
            assert str(refused(holds, seat, action)) == str(refused(lacks, seat, action))
