"""What is new in plain data: enough to bring whoever has the old to the new, and no more."""

from broomstick.heart.differences import Comparing, changed, differences, keep_same
from broomstick.heart.plain import Plain

BEFORE: Plain = {
    "round": 1,
    "gone": 2,
    "best": {"hill": 3, "wood": 1},
    "sources": {"0": {"towers": 4}},
    "list": [1],
}
AFTER: Plain = {
    "round": 2,
    "best": {"hill": 3, "pass": 5},
    "sources": {"0": {"towers": 4}},
    "list": [1],
    "new": {},
}


def laid_over(before: Plain, news: Plain) -> Plain:
    """As a client does it."""
    found = dict(before)
    for name, value in news.items():
        if value is None:
            found.pop(name, None)
        elif isinstance(value, dict) and isinstance(found.get(name), dict):
            found[name] = laid_over(found[name], value)
        else:
            found[name] = value
    return found


def test_fields_that_are_others_now_are_told_whole() -> None:
    assert changed(BEFORE, AFTER) == {"round": 2, "best": {"hill": 3, "pass": 5}, "new": {}}
    assert changed(AFTER, AFTER) == {}


def test_of_tables_only_what_is_new_is_told_and_what_is_no_more() -> None:
    news = differences(BEFORE, AFTER)
    assert news == {"gone": None, "round": 2, "best": {"wood": None, "pass": 5}, "new": {}}
    assert laid_over(BEFORE, news) == AFTER
    assert differences(AFTER, AFTER) == {}
    assert differences({"a": {"b": 1}}, {"a": 1}) == {"a": 1}
    assert differences({"a": 1}, {"a": {"b": 1}}) == {"a": {"b": 1}}


def test_tables_that_several_have_are_compared_once() -> None:
    comparing = Comparing()
    one = differences(BEFORE, AFTER, comparing)
    assert one == differences(BEFORE, AFTER)
    # Another viewer's picture, with the very same tables in it.
    other = differences({**BEFORE, "hand": 1}, {**AFTER, "hand": 2}, comparing)
    assert other == {**one, "hand": 2}
    assert other["best"] is one["best"]
    # Alike is not the same.
    assert differences({"best": dict(BEFORE["best"])}, {"best": {"hill": 4}}, comparing) == {
        "best": {"hill": 4, "wood": None}
    }


def test_each_two_tables_are_compared_by_themselves() -> None:
    """Though one of them was compared before, with another."""
    old: Plain = {"hill": 1}
    older: Plain = {"hill": 1, "wood": 2}
    new: Plain = {"hill": 3}
    newer: Plain = {"hill": 4}
    comparing = Comparing()
    for was, value in [(old, new), (older, new), (old, newer), (older, newer), (old, new)]:
        news = differences({"best": was}, {"best": value}, comparing)
        assert news == {"best": differences(was, value)}


def test_what_is_as_it_was_is_the_very_same_again() -> None:
    after: Plain = {"best": dict(BEFORE["best"]), "round": 7, "new": 1}
    keep_same(BEFORE, after)
    assert after == {"best": {"hill": 3, "wood": 1}, "round": 7, "new": 1}
    assert after["best"] is BEFORE["best"]
