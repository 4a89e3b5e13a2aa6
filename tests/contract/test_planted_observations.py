"""The check of what learners are told catches what it is there for: faults are planted in the drill."""

import pytest

from broomstick import BroomstickError
from broomstick.envs import Observer
from broomstick.heart.pen import Pen
from contract.check_observations import check_batch, check_complete, check_observations, observer_of
from contract.drill.cases import CASES
from contract.play import play_on, rng_for
from drill.game import DrillState
from drill.state import Fields
from drill.view import DrillView
from drill.yard import Yard

DRILL = CASES[1]


def tell_the_deck(self: Fields, pen: Pen) -> None:
    self.yard.write(pen)
    pen.in_order("curse_deck seen", self.deck, self.game.roles, len(self.game.roles))


def tell_too_little(self: Yard, pen: Pen) -> None:
    pen.number_by_seat("coins", self.coins)


def tell_more_with_time(self: DrillView, pen: Pen) -> None:
    pen.in_order("events", self.yard.turned, [], 1 + len(self.turns))


def check_some_games() -> None:
    for seed in range(3):
        check_observations(DRILL, seed, rng_for("planted", seed), stride=3)


def test_a_state_that_tells_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    check_some_games()
    monkeypatch.setattr(DrillState, "write_own", tell_the_deck, raising=False)
    with pytest.raises(AssertionError):
        check_some_games()


def test_a_field_that_is_told_to_nobody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = play_on(DRILL.game.start(2), rng_for("planted")).states[20].view(1)
    assert check_complete(view) > 20
    monkeypatch.setattr(Yard, "write", tell_too_little)
    with pytest.raises(AssertionError, match="no number tells"):
        check_complete(view)


def test_numbers_without_a_name_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DrillView, "write_own", tell_more_with_time)
    observer_of.cache_clear()
    try:
        with pytest.raises(AssertionError):
            check_some_games()
    finally:
        observer_of.cache_clear()


def test_a_game_that_has_not_declared_its_fields_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(DrillView, "write_own")
    with pytest.raises(BroomstickError, match="drill has not declared its fields for learners"):
        Observer(DRILL.game)


def test_games_in_a_batch_end_and_begin_again() -> None:
    assert check_batch(DRILL, 3, rng_for("batch"), steps=250, stride=50) >= 3
