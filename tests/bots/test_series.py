"""Many games between bots: each by its number, and read back from its line."""

import json

import pytest

import broomstick
from broomstick import PositionError, match
from broomstick.bots.series import Series, record_of


def series(seed: int | str = 7) -> Series:
    game = broomstick.load("broom-service", players=2, expansion_cards=True)
    return Series(game, ["thrifty", "random"], seed, "1.2")


def test_every_game_can_be_told_and_played_by_itself() -> None:
    some = series()
    row = json.loads(some.line(5))
    alone = match(some.game, ["thrifty", "random"], "7/5")
    assert row["scores"] == alone.scores()
    assert row["places"] == alone.places()
    assert (row["number"], row["seed"], row["bots"], row["version"]) == (
        5,
        "7/5",
        ["thrifty", "random"],
        "1.2",
    )
    assert some.line(5) == series().line(5) != some.line(6)


def test_a_line_is_read_back_as_the_record_of_its_game() -> None:
    some = series("x")
    record = record_of(json.loads(some.line(3)))
    alone = match(some.game, ["thrifty", "random"], "x/3")
    assert record.text() == alone.record().text()
    assert record.replay() == alone


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seats", [0], "seats: should have"),
        ("starter", 2, "starter: should be a number from 0 to 1"),
        ("actions", ["fly"], r"actions\[0\]: "),
        ("actions", "pick", "actions: should be a list"),
    ],
)
def test_a_line_that_is_wrong_names_the_field(field: str, value: object, said: str) -> None:
    row = series().row(0)
    with pytest.raises(PositionError, match=said):
        record_of({**row, field: value})


def test_a_line_belongs_to_one_series_and_one_number() -> None:
    some = series()
    line = some.line(2)
    assert some.begins(line, 2)
    assert not some.begins(line, 1)
    assert not series(8).begins(line, 2)
    assert not some.begins("no json", 2)
    assert not some.begins("[]", 2)
    row = json.loads(line)
    for field, value in [("bots", ["random", "random"]), ("version", "1.3"), ("players", 3), ("options", {})]:
        assert not some.begins(json.dumps({**row, field: value}), 2)
