"""From what somebody typed to one of the choices."""

import pytest

from broomstick.terminal.answers import Finder, Unclear
from broomstick.words import words

LEADS = ["lead fire brave", "lead fire cowardly", "lead fog brave", "lead fog cowardly", "lead sun brave"]
FOLLOWS = ["brave", "cowardly"]
STOCK = ["root", "fire", "sun", "snow", "fog"]
FRENCH = [["jouer feu lâche", "lead fire cowardly"], ["jouer baies brave", "lead berry brave"]]


def finder(texts: list[str]) -> Finder:
    return Finder(words("en"), [[text] for text in texts])


def several(line: str, names: list[str] = STOCK, wanted: int = 3) -> list[str]:
    return [names[at] for at in finder(names).find_several(line, wanted, ["pick"])]


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
        ("2.", 1),
        ("sun brave!", 4),
    ],
)
def test_a_number_words_or_beginnings_of_words_are_understood(line: str, answer: int) -> None:
    assert finder(LEADS).find(line) == answer


@pytest.mark.parametrize(("line", "answer"), [("b", 0), ("brave", 0), ("c", 1), ("cow", 1), ("2", 1)])
def test_one_letter_is_enough_where_nothing_else_begins_with_it(line: str, answer: int) -> None:
    assert finder(FOLLOWS).find(line) == answer


@pytest.mark.parametrize(
    "line",
    ["feu lâche", "feu lache", "FEU LACHE", "f l", "jouer feu lâche", "lead fire cowardly", "fire", "fi"],
)
def test_words_of_the_language_and_of_the_engine_mean_the_same_with_and_without_accents(line: str) -> None:
    assert Finder(words("fr"), FRENCH).find(line) == 0


def test_a_whole_word_goes_before_a_beginning() -> None:
    assert finder(["take sunflower", "take sun"]).find("sun") == 1
    assert several("sun root", ["sunflower", "sun", "root"], 2) == ["sun", "root"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("f b", "“f b” could be “lead fire brave” or “lead fog brave”."),
        ("fire", "could be “lead fire brave” or “lead fire cowardly”"),
        ("brave", "could be “lead fire brave”, “lead fog brave” or “lead sun brave”"),
        ("lead", "“lead fog brave” or …"),
        ("0", "There is no answer 0: they go from 1 to 5."),
        ("6", "There is no answer 6"),
        ("99999999999999999999", "There is no answer 99999999999…"),
        ("-1", "“-1” is none of the answers: type a number from 1 to 5"),
        ("brave fire", "“brave fire” is none of the answers"),
        ("leed fire brave", "Did you mean “lead fire brave”?"),
        (",", "none of the answers"),
        ("fire\x1b[2J", "“fire?[2J” is none of the answers"),
    ],
)
def test_what_is_not_clear_is_answered_with_one_line(line: str, why: str) -> None:
    with pytest.raises(Unclear) as caught:
        finder(LEADS).find(line)
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_wide_digits_are_digits_and_those_of_other_scripts_are_not() -> None:
    assert finder(LEADS).find("２") == 1
    with pytest.raises(Unclear):
        finder(LEADS).find("\u0663")


@pytest.mark.parametrize(
    "line",
    [
        "fire sun root",
        "root fire sun",
        "root, fire,sun",
        "root; fire & sun.",
        "root/fire+sun",
        "root, fire, and sun",
        "1 2 3",
        "3 1 2",
        "pick root fire sun",
        "r fi su",
        "R 2 sun",
    ],
)
def test_picks_are_named_in_any_order(line: str) -> None:
    assert sorted(several(line)) == ["fire", "root", "sun"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("root fire", "That is 2, but it takes 3."),
        ("pick", "That is 0"),
        ("root", "That is 1,"),
        ("root fire sun fog", "That is 4"),
        ("root root sun", "“root” is named twice"),
        ("root 1 sun", "“root” is named twice"),
        ("root f sun", "“f” could be “fire” or “fog”."),
        ("root s fire", "“s” could be “sun” or “snow”."),
        ("root water sun", "“water” is none of the answers"),
        ("root 9 sun", "There is no answer 9: they go from 1 to 5."),
    ],
)
def test_wrong_picks_are_answered_with_one_line(line: str, why: str) -> None:
    with pytest.raises(Unclear) as caught:
        several(line)
    assert why in str(caught.value)
