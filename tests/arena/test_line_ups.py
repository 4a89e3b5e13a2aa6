"""Who sits where."""

import pytest

from broomstick.arena.line_ups import alone, duels, rotated, tables


def test_each_sits_alone_among_each_other_kind() -> None:
    assert duels(["a", "b"], ["b", "c"], 4) == [
        ("a", "b", "b", "b"),
        ("a", "c", "c", "c"),
        ("b", "c", "c", "c"),
    ]
    assert duels(["a", "a"], ["a"], 3) == []


def test_a_table_for_every_choice_of_different_bots() -> None:
    assert tables(["a", "b", "c", "b"], 3) == [("a", "b", "c")]
    assert len(tables("abcde", 3)) == 10
    assert tables("ab", 3) == []


def test_over_all_turns_everybody_sits_everywhere_once() -> None:
    turned = [rotated(("a", "b", "c"), turn) for turn in range(3)]
    assert turned == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotated(("a", "b", "c"), 3) == ("a", "b", "c")


@pytest.mark.parametrize(
    ("line_up", "who"),
    [
        (("a", "b", "b"), "a"),
        (("a", "b"), "a"),
        (("a", "a", "b"), None),
        (("a", "b", "c"), None),
        (("a", "a"), None),
    ],
)
def test_who_sits_alone_among_others_of_one_kind(line_up: tuple[str, ...], who: str | None) -> None:
    assert alone(line_up) == who
