"""Previews: what a choice would bring, worked out from what its chooser knows."""

from typing import Any

import pytest

from broomstick import Chance, State
from games.card_game.staging import lay, pick, play_round, standard
from games.scripts import options, play


def preview(state: State, seat: int, text: str) -> dict[str, Any]:
    """What the seat is told before it chooses; trying must change nothing, and nothing hidden may matter."""
    assert text in options(state, seat)
    before = state.digest()
    view = state.view(seat)
    found: dict[str, Any] = state.game.preview(view, state.game.action(text))
    assert state.digest() == before
    assert view == state.view(seat)
    # The same from a view that came over the wire.
    assert state.game.preview(state.game.read_view(view.data()), state.game.action(text)) == found
    return found


def test_a_first_card() -> None:
    state = lay(3, witches="root, sun, water")
    assert preview(state, 0, "take sun") == {
        "potion": "sun",
        "potions": 1,
        "brave_potions": 0,
        "points": 0,
        "completes": [],
        "at_once": True,
    }


def test_picks_are_only_named() -> None:
    state = lay(3, witches="3 berry")
    assert preview(state, 1, "pick root sun water") == {"picks": ["root", "sun", "water"]}


def test_leading_cowardly_is_safe_and_at_once() -> None:
    state = pick(lay(3, witches="3 sun"), *["root sun water"] * 3)
    assert preview(state, 0, "lead sun cowardly") == {
        "potion": "sun",
        "potions": 1,
        "brave_potions": 0,
        "points": 1,
        "completes": [],
        "at_once": True,
    }


def test_leading_brave_names_all_who_could_knock_out() -> None:
    state = pick(lay(4, witches="4 sun", starter=2), *["root sun water"] * 4)
    assert preview(state, 2, "lead sun brave") == {
        "potion": "sun",
        "potions": 2,
        "brave_potions": 1,
        "points": 3 + 2,
        "completes": [],
        "at_once": False,
        "after": 3,
        "overtakers": [3, 0, 1],
        "knocks_out": None,
    }


@pytest.mark.parametrize("role", ["root", "sun"])
def test_following_brave_knocks_out_whoever_stands(role: str) -> None:
    state = pick(lay(4, witches="4 sun"), *["root sun water"] * 4)
    play(state, f"0 lead {role} brave")
    assert preview(state, 1, "brave")["knocks_out"] == 0
    assert preview(state, 1, "brave")["overtakers"] == [2, 3]
    play(state, "1 cowardly\n2 brave")
    last = preview(state, 3, "brave")
    assert last["knocks_out"] == 2
    assert last["overtakers"] == []
    assert "knocks_out" not in preview(state, 3, "cowardly")


def test_who_has_no_cards_left_cannot_overtake() -> None:
    state = lay(3, stocks=("17 water",), witches="3 berry")
    pick(state, "water", "root sun fire", "root sun fire")
    play(state, "0 lead water brave")
    assert preview(state, 1, "lead sun brave")["overtakers"] == [2]


def test_points_follow_the_scale() -> None:
    state = lay(3, witches="3 sun", tasks=(1, 2, 3))
    play_round(state, "sun! fire water", "root meadow berry", "root meadow berry")
    assert state.scores()[0] == 3 + 2
    pick(state, "sun fire water", "sun fire water", "root meadow berry")
    play(state, "1 lead water cowardly\n0 brave")
    gains = {text: preview(state, 0, text)["points"] for text in options(state, 0)}
    assert gains == {
        "lead fire brave": 3 + 2,  # red 1 to 3, and a brave potion
        "lead fire cowardly": 1,  # red 1 to 2
        "lead sun brave": 3 + 2,  # yellow 3 to 5, and a brave potion
        "lead sun cowardly": 1,  # yellow 3 to 4
    }


def test_a_task_that_would_be_completed_is_named() -> None:
    state = lay(3, witches="3 fire", tasks=(1, 2, 3))
    play_round(state, "root! fire! water!", "meadow berry sun", "meadow berry sun")
    pick(state, "water sun meadow", "meadow berry sun", "meadow berry sun")
    play(state, "1 lead sun cowardly\n2 cowardly\n0 brave")
    # Root 2, fire 3, water 2: task 1 lacks two blue potions.
    assert preview(state, 0, "lead water brave")["completes"] == [1]
    assert preview(state, 0, "lead water cowardly")["completes"] == []
    # Completing brings points only at the check, and is no part of the points now.
    assert preview(state, 0, "lead water brave")["points"] == 3 + 2
    play(state, "0 lead water brave")
    # Already complete, so nothing more completes it.
    assert preview(state, 0, "lead meadow cowardly")["completes"] == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_previews_come_true(players: int) -> None:
    """What was promised is what is gained: at once if cowardly, at the end of the turn if nobody overtook."""
    rng = Chance("previews")
    checked = {"cowardly": 0, "brave": 0}
    for seed in range(6):
        state = standard(players).start(seed)
        while not state.over:
            seat = state.asked
            action = rng.pick(state.choices(seat))
            text = state.game.text(action)
            promise = state.game.preview(state.view(seat), action)
            before = state.scores()[seat]
            turns, number = len(state.turns), state.round
            state.play(seat, action)
            if text.split()[0] in ("take", "pick") or state.round != number or state.over:
                continue
            if promise["at_once"]:
                checked["cowardly"] += 1
                assert state.scores()[seat] >= before + promise["points"]
                if len(state.turns) == turns:
                    assert state.scores()[seat] == before + promise["points"]
            elif len(state.turns) > turns:
                checked["brave"] += 1
                assert state.scores()[seat] == before + promise["points"]
    assert min(checked.values()) > 10


def test_hidden_picks_of_others_change_no_preview() -> None:
    previews = []
    for other in ("root sun water", "meadow fire berry"):
        state = pick(lay(3, witches="3 berry"), "root sun water", other, "root sun water")
        previews.append([preview(state, 0, text) for text in options(state, 0)])
    assert previews[0] == previews[1]


def test_an_action_that_is_no_card_brings_nothing() -> None:
    state = lay(3, witches="3 berry")
    assert state.game.preview(state.view(0), state.game.action("decline")) == {}
