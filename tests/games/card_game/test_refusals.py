"""Refusals: what was tried, why not, what would work; and the reason as data."""

import pytest

from broomstick import IllegalAction
from games.card_game.staging import lay, pick, play_round, standard
from games.scripts import options, play, refusal, time_out


def test_a_refusal_carries_its_reason_as_data() -> None:
    state = pick(lay(3, witches="3 berry"), *["root sun water"] * 3)
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "lead fire brave")
    assert refused.value.code == "not-held"
    assert refused.value.facts == {
        "action": "lead fire brave",
        "choices": ["lead root brave", "lead root cowardly", "lead sun brave", "lead sun cowardly"],
        "role": "fire",
    }
    assert str(refused.value) == (
        "'lead fire brave' cannot be played: fire is not among the roles you hold; possible are "
        "'lead root brave', 'lead root cowardly', 'lead sun brave', 'lead sun cowardly', …"
    )


def test_a_first_card_that_does_not_lie_open() -> None:
    state = lay(3, witches="root, sun, water")
    assert (
        "no fire lies open; possible are 'take root', 'take sun', 'take water'"
        in refusal(state, 0, "take fire")[1]
    )


@pytest.mark.parametrize(
    ("stock", "tried", "why"),
    [
        (
            "17 water",
            "pick root sun water",
            "you have no root and no sun in your stock; possible are 'pick water'",
        ),
        ("17 water", "pick sun", "you have no sun in your stock"),
        ("17 water", "pick nothing", "pick the one type you have"),
        ("16 water, sun", "pick water", "pick 2 different types"),
        ("5 water, 5 sun, 5 berry, 2 fire", "pick sun water", "pick 3 different types"),
        (
            "5 water, 5 sun, 5 berry, 2 fire",
            "pick root meadow",
            "you have no root and no meadow in your stock",
        ),
    ],
)
def test_picks_that_cannot_be(stock: str, tried: str, why: str) -> None:
    code, message = refusal(lay(3, stocks=(stock,), witches="3 meadow"), 0, tried)
    assert code == ("not-in-stock" if "stock" in why else "pick-count")
    assert why in message


def test_types_run_out_in_the_reason_too() -> None:
    # The only fire was played cowardly in round 1.
    state = lay(
        3,
        stocks=("fire, 4 root, 4 sun, 4 water, 4 berry", "5 fire", "6 fire"),
        witches="3 meadow",
        pile="3 meadow, 3 sun, 3 water",
    )
    play_round(state, *["fire sun water"] * 3)
    assert "you have no fire in your stock" in refusal(state, 0, "pick fire sun water")[1]


@pytest.mark.parametrize("tried", ["pick root sun water", "lead sun brave", "take sun", "decline"])
def test_a_follower_can_only_be_brave_or_cowardly(tried: str) -> None:
    state = pick(lay(3, witches="3 berry"), *["root sun water"] * 3)
    play(state, "0 lead root brave")
    message = refusal(state, 1, tried)[1]
    assert message.startswith(f"{tried!r} cannot be played: ")
    assert message.endswith("possible are 'brave', 'cowardly'")


def test_a_leader_names_a_role() -> None:
    state = pick(lay(3, witches="3 berry"), *["root sun water"] * 3)
    assert "you lead: name a role" in refusal(state, 0, "cowardly")[1]


@pytest.mark.parametrize(
    ("tried", "why"),
    [
        ("", "'' is no action; known are: pick, lead, brave, cowardly, decline, take"),
        ("fly", "'fly' is no action; known are: "),
        ("lead", "after 'lead' comes one of root, meadow, fire, berry, sun, water"),
        ("lead snow brave", "after 'lead' comes one of root"),
        ("lead sun", "after 'lead sun' comes one of cowardly, brave"),
        ("lead sun boldly", "after 'lead sun' comes one of cowardly, brave"),
        ("lead sun brave now", "nothing comes after 'lead sun brave'"),
        ("brave sun", "nothing comes after 'brave'"),
        ("take", "after 'take' comes one of root"),
    ],
)
def test_what_cannot_be_read_says_what_could(tried: str, why: str) -> None:
    state = pick(lay(3, witches="3 berry"), *["root sun water"] * 3)
    code, message = refusal(state, 0, tried)
    assert code == "unreadable"
    assert why in message


def test_text_is_read_whatever_its_case_and_spaces() -> None:
    state = lay(3, witches="3 berry")
    play(state, "0   PICK  Water sun ROOT \n1 pick root sun water\n2 pick root sun water")
    play(state, "0 Lead SUN  Brave")
    assert options(state, 1) == ["brave", "cowardly"]


def test_a_number_that_is_no_action() -> None:
    state = lay(3, witches="3 berry")
    for number in (0, 63, 10**9, -5):
        with pytest.raises(IllegalAction, match=r" is no action of this game; ") as refused:
            state.play(0, number)
        assert refused.value.code == "no-action"


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    state = lay(3, witches="3 berry")
    assert refusal(state, seat, "pick root sun water") == (
        "no-such-seat",
        f"there is no seat {seat}; seats are 0 to 2",
    )


def test_answers_given_are_final() -> None:
    state = play(lay(3, witches="3 berry"), "1 pick root sun water")
    assert refusal(state, 1, "pick root sun fire") == (
        "answered-already",
        "seat 1 has answered already; waiting for seat 0, 2",
    )
    assert state.choices(1) == []


def test_after_the_end_nothing_can_be_played() -> None:
    state = time_out(lay(3, witches="3 berry"), 4)
    assert state.over
    assert refusal(state, 0, "brave") == ("over", "the game is over")


def test_every_choice_is_accepted_and_its_text_reads_back() -> None:
    for players in (3, 6):
        state = standard(players).start(seed=3)
        while not state.over:
            for seat in state.deciders:
                for action in state.choices(seat):
                    assert state.refusal(seat, action) is None
                    assert state.game.action(state.game.text(action)) == action
            state.play(state.asked, state.choices(state.asked)[-1])
