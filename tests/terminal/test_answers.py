"""From what somebody typed to one of the choices."""

import pytest

from broomstick.terminal.answers import Unclear, find, find_several

LEADS = ["lead fire brave", "lead fire cowardly", "lead fog brave", "lead fog cowardly", "lead sun brave"]
FOLLOWS = ["brave", "cowardly"]
STOCK = ["root", "fire", "sun", "snow", "fog"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1", 0),
        ("5", 4),
        (" 2 ", 1),
        ("lead fire cowardly", 1),
        ("LEAD Fire Cowardly", 1),
        ("fire cowardly", 1),
        ("fi c", 1),
        ("l fo b", 2),
        ("sun", 4),
        ("s", 4),
        ("lead, sun", 4),
    ],
)
def test_a_number_words_or_beginnings_of_words_are_understood(line: str, answer: int) -> None:
    assert find(line, LEADS) == answer


@pytest.mark.parametrize(("line", "answer"), [("b", 0), ("brave", 0), ("c", 1), ("cow", 1), ("2", 1)])
def test_one_letter_is_enough_where_nothing_else_begins_with_it(line: str, answer: int) -> None:
    assert find(line, FOLLOWS) == answer


def test_a_whole_word_goes_before_a_beginning() -> None:
    assert find("sun", ["take sunflower", "take sun"]) == 1
    assert find_several("sun root", ["sunflower", "sun", "root"], 2) == ["sun", "root"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("f b", "'f b' could be lead fire brave or lead fog brave."),
        ("fire", "could be lead fire brave or lead fire cowardly"),
        ("brave", "could be lead fire brave, lead fog brave or lead sun brave"),
        ("lead", "lead fog brave or others"),
        ("0", "There is no answer 0: they go from 1 to 5."),
        ("6", "There is no answer 6"),
        ("99999999999999999999", "There is no answer 99999999999…"),
        ("-1", "'-1' is none of the answers"),
        ("²", "'²' is none of the answers"),
        ("brave fire", "'brave fire' is none of the answers"),
        ("lead fire brave now", "none of the answers"),
        (",", "none of the answers"),
        ("fire\x1b[2J", "'fire?[2J' is none of the answers"),
    ],
)
def test_what_is_not_clear_is_answered_with_one_line(line: str, why: str) -> None:
    with pytest.raises(Unclear) as caught:
        find(line, LEADS)
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "line",
    [
        "fire sun root",
        "root fire sun",
        "root, fire,sun",
        "1 2 3",
        "3 1 2",
        "pick root fire sun",
        "r fi su",
        "R 2 sun",
    ],
)
def test_picks_are_named_in_any_order(line: str) -> None:
    assert sorted(find_several(line, STOCK, 3)) == ["fire", "root", "sun"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("root fire", "That is 2 witches, but it takes 3."),
        ("pick", "That is 0 witches"),
        ("root", "That is 1 witch,"),
        ("root fire sun fog", "That is 4 witches"),
        ("root root sun", "root is named twice"),
        ("root 1 sun", "root is named twice"),
        ("root f sun", "'f' could be fire or fog."),
        ("root s fire", "'s' could be sun or snow."),
        (
            "root water sun",
            "'water' is no witch in your stock; there you have root, fire, sun, snow and fog.",
        ),
        ("root 9 sun", "There is no answer 9: they go from 1 to 5."),
    ],
)
def test_wrong_picks_are_answered_with_one_line(line: str, why: str) -> None:
    with pytest.raises(Unclear) as caught:
        find_several(line, STOCK, 3)
    assert why in str(caught.value)
