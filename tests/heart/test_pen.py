"""How the heart tells a game to a pen where the game does no more for it than it must: the drill's."""

import pytest

from broomstick import PUBLIC, BroomstickError
from broomstick.heart.pen import Pen
from contract.slow_pen import SlowPen
from drill.game import load_drill
from drill.view import DrillView
from heart.scripts import walk


def test_a_pen_writes_for_the_first_seat_and_its_secrets_where_nothing_else_is_said() -> None:
    pen = Pen(load_drill(3))
    assert (pen.seat, pen.own, pen.players, pen.viewer) == (0, True, 3, 0)
    pen.seat = 2
    assert pen.viewer == 2
    pen.own = False
    assert pen.viewer == PUBLIC


def test_a_state_lets_the_view_tell_what_it_has_no_quicker_way_for() -> None:
    told = set()
    for state in walk(load_drill(3), 3):
        for seat in range(3):
            for viewer in (seat, PUBLIC):
                pens = [SlowPen(state.game, seat, own=viewer != PUBLIC) for _ in range(2)]
                state.write(pens[0])
                state.view(viewer).write(pens[1])
                assert pens[0].told == pens[1].told
                told.add(tuple(pens[0].told))
    assert len(told) > 20


def test_a_game_that_has_not_declared_its_fields_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_drill(3)
    monkeypatch.delattr(DrillView, "write_own")
    with pytest.raises(BroomstickError) as caught:
        game.start().write(SlowPen(game, 0))
    sentence = (
        "drill has not declared its fields for learners: its view should say write_own (see heart/pen.py)"
    )
    assert (str(caught.value), caught.value.code) == (sentence, "programming")
