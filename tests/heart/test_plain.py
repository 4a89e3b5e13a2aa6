"""Reading plain data: every error names the field and what is allowed."""

from collections.abc import Callable

import pytest

from broomstick import BroomstickError, PositionError, RecordError
from broomstick.games.datafile import Entry
from broomstick.heart.codec import Codec, Kind, Number
from broomstick.heart.plain import Reader, mask_names, mask_seats, name_or_none, seat_or_none
from heart.scripts import says_its_facts

COLOURS = ["red", "blue"]
waits = Codec("wait", [Kind("wait", [Number(0, 9)])])


def reader(value: object) -> Reader:
    return Reader({"x": value}, "here.")


def test_fields_are_read_by_kind() -> None:
    assert reader(3).number("x", 0, 3) == 3
    assert reader(True).flag("x") is True
    assert reader("word").text("x") == "word"
    assert reader((1, "a")).items("x") == [1, "a"]
    assert reader([1, 2]).numbers("x", 2, 0, 9) == [1, 2]
    assert reader("blue").name("x", COLOURS, "blue") == 1
    assert reader("blue").optional_name("x", COLOURS) == 1
    assert reader(None).optional_name("x", COLOURS) == -1
    assert reader(2).optional_seat("x", 3) == 2
    assert reader(None).optional_seat("x", 3) == -1
    assert reader(["blue", "red", "blue"]).names("x", COLOURS) == [1, 0, 1]
    assert reader([["blue"], []]).masks("x", COLOURS, 2) == [2, 0]
    assert reader([0, 2]).seats("x", 3) == 5
    assert reader("wait 4").code("x", waits, "wait 4") == 1 | 4 << 6
    assert reader(["wait 4"]).codes("x", waits) == [1 | 4 << 6]
    assert reader({"y": 1}).part("x").number("y", 0, 1) == 1


@pytest.mark.parametrize(
    ("read", "value", "message"),
    [
        (lambda r: r.number("y", 0, 3), 3, "here.y: is missing"),
        (lambda r: r.number("x", 0, 3), 4, "here.x: should be a number from 0 to 3, not 4"),
        (lambda r: r.number("x", 0, 3), True, "here.x: should be a number from 0 to 3, not True"),
        (lambda r: r.number("x", 0, 3), "3", "here.x: should be a number from 0 to 3, not '3'"),
        (lambda r: r.number("x", 0, 3), 1.0, "here.x: should be a number from 0 to 3, not 1.0"),
        (lambda r: r.flag("x"), 1, "here.x: should be true or false, not 1"),
        (lambda r: r.text("x"), 1, "here.x: should be a text, not 1"),
        (lambda r: r.items("x"), "ab", "here.x: should be a list, not 'ab'"),
        (lambda r: r.items("x"), {}, "here.x: should be a list, not {}"),
        (lambda r: r.items("x", 2), [1], "here.x: should have 2 entries, not 1"),
        (lambda r: r.items("x", 0), [1], "here.x: should have 0 entries, not 1"),
        (lambda r: r.numbers("x", 2, 0, 3), [1, 9], "here.x[1]: should be a number from 0 to 3, not 9"),
        (lambda r: r.names("x", COLOURS), ["red", "pink"], "here.x[1]: 'pink' is not one of red, blue"),
        (lambda r: r.names("x", COLOURS), [0], "here.x[0]: 0 is not one of red, blue"),
        (lambda r: r.optional_name("x", COLOURS), "pink", "here.x: 'pink' is not one of red, blue"),
        (lambda r: r.optional_seat("x", 3), 3, "here.x: should be a number from 0 to 2, not 3"),
        (lambda r: r.masks("x", COLOURS, 1), ["red"], "here.x[0]: should be a list of names, not 'red'"),
        (lambda r: r.masks("x", COLOURS, 1), [["red", "red"]], "here.x[0]: names 'red' twice"),
        (lambda r: r.seats("x", 3), [0, 3], "here.x: should be a number from 0 to 2, not 3"),
        (lambda r: r.seats("x", 3), [1, 1], "here.x: names seat 1 twice"),
        (lambda r: r.codes("x", waits), [7], "here.x[0]: should be the text of a wait, not 7"),
        (
            lambda r: r.codes("x", waits),
            ["wait 4", "wait 10"],
            "here.x[1]: 'wait 10': after 'wait' comes a number from 0 to 9",
        ),
        (lambda r: r.part("x"), 7, "here.x. should be a mapping of fields, not int"),
        (lambda r: r.done(), 7, "here.x: is not a field here; known are "),
    ],
)
def test_every_error_names_the_field(read: Callable[[Reader], object], value: object, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(reader(value))
    assert str(refused.value) == message
    assert says_its_facts(refused.value) or refused.value.code == "not-a-table"


def test_data_must_be_a_mapping() -> None:
    for data in (None, 3, "text", [1]):
        with pytest.raises(PositionError, match="the data should be a mapping of fields, not ") as refused:
            Reader(data)
        assert refused.value.facts == {"value": repr(data)}
        with pytest.raises(PositionError, match=r"x\. should be a mapping of fields, not ") as refused:
            reader(data).part("x")
        assert refused.value.facts == {"field": "here.x", "value": repr(data)}


def test_what_was_read_is_no_longer_unknown() -> None:
    found = reader(3)
    found.number("x", 0, 3)
    found.done()


def test_long_values_are_shortened_when_quoted() -> None:
    with pytest.raises(PositionError) as refused:
        reader("x" * 5000).number("x", 0, 3)
    assert len(str(refused.value)) < 120


def test_nobody_and_nothing_are_null() -> None:
    assert (seat_or_none(-1), seat_or_none(0)) == (None, 0)
    assert (name_or_none(COLOURS, -1), name_or_none(COLOURS, 0)) == (None, "red")
    assert mask_names(COLOURS, 2) == ["blue"]
    assert mask_seats(0b101) == [0, 2]


def test_what_is_wrong_need_not_have_a_code() -> None:
    """Where an error's message is all there is, its code is empty."""
    errors = [
        BroomstickError("x is odd"),
        RecordError(3, "x is odd"),
        reader(3).fail("x", "is odd"),
        Entry("box.toml", "here", {"x": 3}).fail("x", "is odd"),
    ]
    assert [error.code for error in errors] == ["", "", "", ""]
