"""What a view tells those who do not know the rules: what tasks lack, who is known to hold what, what cards bring."""

import pytest

from broomstick import PUBLIC, State
from broomstick.heart.plain import Plain
from games.card_game.staging import display, lay, pick, potions
from games.scripts import play


def follows(state: State, viewer: int) -> Plain:
    """What follows from a view; and the same from one that came over the wire."""
    view = state.view(viewer)
    found = state.game.follows(view)
    assert state.game.follows(state.game.read_view(view.data())) == found
    return found


@pytest.mark.rule("cg-task-check")
def test_everybody_lacks_what_a_task_wants_and_a_display_has_not() -> None:
    state = pick(lay(3, witches="3 berry", tasks=(1, 2, 4)), *["root fire water"] * 3)
    play(state, "0 lead fire brave\n1 cowardly\n2 cowardly")
    assert potions(state, 0)["fire"] == 2
    lacks = follows(state, PUBLIC)["lacks"]
    assert lacks["1"] == {
        "0": {"root": 2, "fire": 1, "water": 4},
        "1": {"root": 2, "fire": 2, "water": 4},
        "2": {"root": 2, "fire": 2, "water": 4},
    }
    # Of fire it has all that is wanted.
    assert lacks["4"]["0"] == {"berry": 2, "sun": 4}


@pytest.mark.rule("cg-cancel-known")
def test_a_knocked_out_card_is_known_at_once_and_until_its_owner_plays_that_type_again() -> None:
    state = pick(lay(3, witches="3 berry"), *["root fire water"] * 3)
    assert follows(state, 1)["known"] == {}
    play(state, "0 lead fire brave\n1 brave")
    assert follows(state, 1)["known"] == {"0": ["fire"]}
    play(state, "2 brave")
    assert follows(state, PUBLIC)["known"] == {"0": ["fire"], "1": ["fire"]}
    assert display(state, 1)["cancelled"] == ["fire"]
    play(state, "2 lead root cowardly\n0 cowardly\n1 cowardly\n2 lead water cowardly\n0 cowardly\n1 cowardly")
    assert state.round == 2
    assert follows(state, 2)["known"] == {"0": ["fire"], "1": ["fire"]}
    pick(state, "fire root sun", "root sun meadow", "fire root sun")
    play(state, "2 lead fire cowardly\n0 cowardly")
    assert follows(state, 2)["known"] == {"1": ["fire"]}


@pytest.mark.rule("cg-brave-potions")
def test_the_brave_one_hopes_for_what_bravery_would_bring_it() -> None:
    state = pick(lay(3, witches="3 berry"), *["root fire water"] * 3)
    assert "hopes" not in follows(state, PUBLIC)
    play(state, "0 lead fire cowardly")
    assert "hopes" not in follows(state, PUBLIC)
    play(state, "1 brave")
    assert follows(state, 2)["hopes"] == follows(state, 1)["gains"]["fire"]["brave"]
    play(state, "2 cowardly")
    assert "hopes" not in follows(state, PUBLIC)


@pytest.mark.rule("cg-cowardly-potion", "cg-brave-potions")
def test_every_card_tells_a_seat_the_same_as_the_preview_of_what_is_offered() -> None:
    state = lay(3, witches="root, sun, water")
    take = state.game.preview(state.view(0), state.game.action("take sun"))
    assert follows(state, 0)["gains"]["sun"]["cowardly"] == take
    assert "gains" not in follows(state, PUBLIC)
    state = pick(lay(3, witches="3 sun"), *["root sun water"] * 3)
    # Whoever has picked plays no other card.
    assert list(follows(state, 0)["gains"]) == ["root", "sun", "water"]
    for name in ("root", "sun", "water"):
        for stance, gain in follows(state, 0)["gains"][name].items():
            offered = state.game.preview(state.view(0), state.game.action(f"lead {name} {stance}"))
            assert gain.items() <= offered.items()


@pytest.mark.rule("cg-score-total")
def test_points_are_told_by_where_they_come_from() -> None:
    state = pick(lay(3, witches="3 berry"), *["root fire water"] * 3)
    play(state, "0 lead fire brave\n1 cowardly\n2 cowardly")
    found = follows(state, PUBLIC)["sources"]
    assert [sum(found[str(seat)].values()) for seat in range(3)] == state.scores()
    assert found["0"]["brave"] > 0 == found["1"]["brave"]
