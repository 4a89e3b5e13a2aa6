"""What the steps of the agenda look like to learners: rows of numbers, seats as the one who is told counts them."""

import pytest

from broomstick import BroomstickError
from broomstick.heart.codec import Arg, Bag, Codec, Kind, Name, Number, Several
from broomstick.heart.shapes import StepShapes, turned, width_of
from drill.game import load_drill

ROLES = [f"role-{i}" for i in range(9)]
SEATS = [str(seat) for seat in range(7)]


def codec() -> Codec:
    """The heart's kinds take the first numbers; a game's own come behind a gap."""
    heart = [
        Kind("round"),
        Kind("asked", [Name(["picks", "losses"], label="topic"), Several(SEATS, 0, 7, label="seats")]),
    ]
    own = [
        Kind("gather", [Number(0, 6, label="seat"), Number(1, 9, label="count")]),
        Kind("add", [Name(["may", "must"], label="duty"), Several(ROLES, 0, 9, label="roles")]),
    ]
    return Codec("step", heart, own)


@pytest.mark.parametrize(
    ("arg", "width"),
    [
        (Number(0, 200, label="count"), 1),
        (Name(ROLES, label="role"), 1),
        (Several(ROLES[:1], 0, 1), 1),
        (Several(ROLES[:8], 0, 8), 1),
        (Several(ROLES, 0, 9), 2),
    ],
)
def test_of_a_set_eight_things_go_into_a_number(arg: Arg, width: int) -> None:
    assert width_of(arg) == width


@pytest.mark.parametrize(
    ("step", "seat", "row"),
    [
        ("round", 0, [1, 0, 0, 0]),
        ("round", 2, [1, 0, 0, 0]),
        # The topic's place from 1; of the seats 1 and 3 among four, the first is the next one for seat 0.
        ("asked losses 1 3", 0, [2, 2, 0b1010, 0]),
        ("asked losses 1 3", 1, [2, 2, 0b0101, 0]),
        ("asked picks 1 3", 2, [2, 1, 0b1010, 0]),
        ("asked picks 0 1", 3, [2, 1, 0b0110, 0]),
        # A seat as one counts, from 1; another number is itself and one more.
        ("gather 2 3", 0, [3, 3, 4, 0]),
        ("gather 2 3", 1, [3, 2, 4, 0]),
        ("gather 2 9", 3, [3, 4, 10, 0]),
        # Roles are the same to everybody.
        ("add may role-0 role-8", 0, [4, 1, 1, 1]),
        ("add must role-0 role-8", 2, [4, 2, 1, 1]),
        ("add may role-7", 2, [4, 1, 128, 0]),
    ],
)
def test_a_row_tells_a_step(step: str, seat: int, row: list[int]) -> None:
    steps = codec()
    shapes = StepShapes(steps, 4)
    assert (shapes.words, shapes.width) == (["round", "asked", "gather", "add"], 4)
    assert list(shapes.row(steps.parse(step), seat)) == row


def test_every_step_of_a_game_has_room() -> None:
    shapes = StepShapes(load_drill(3).steps, 3)
    # A kind, whom it is about, and two things more.
    assert shapes.width == 4


def test_what_cannot_be_told_is_refused() -> None:
    steps = Codec("step", [], [Kind("pay", [Bag(["red", "green"], 0, 9, label="beans")])])
    with pytest.raises(BroomstickError, match="beans"):
        StepShapes(steps, 3).row(steps.parse("pay red"), 0)


def test_seats_are_turned_round_the_table() -> None:
    assert [turned(0b0011, seat, 4) for seat in range(4)] == [0b0011, 0b1001, 0b1100, 0b0110]
