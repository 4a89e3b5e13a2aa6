"""Every kind of option by itself, on a game that is none: what is usual, what is agreed, and how each refuses."""

from typing import Any

import pytest

from broomstick import OptionError
from broomstick.games.option import Always, Choice, Flag, Need, Number, Option, Seats, Tie, settled

BOARD = Choice("board", ["front", "back"], Tie("no-board", "is one of {names}, not {value}"), str.upper)
STORM = Flag("storm", seats=Seats(3, 5, "many", "is for {lowest} to {highest}, not for {players}"))
HILLS = Always(BOARD, lambda box: "hills" if box == "BACK" else "", "always", "is always on for {board}")
CALM = Need("storm", "calm", "can be {value} instead of {highest} only in a storm")
OPTIONS: list[Option] = [
    BOARD,
    STORM,
    Flag("hard", always=HILLS),
    Number("rounds", lambda box: (2, 9 if box == "BACK" else 7), BOARD, needs=CALM),
    Number("picks", lambda box: (1, 6), often=4),
]
USUAL = {"board": "front", "storm": False, "hard": False, "rounds": 7, "picks": 4}
Facts = dict[str, Any]
REFUSED: list[tuple[Facts, int, str, str, str, Facts]] = [
    ({"board": 7}, 4, "FRONT", "is one of front, back, not 7", "no-board", {"value": "7"}),
    ({"board": "side"}, 4, "FRONT", "is one of front, back, not 'side'", "no-board", {"value": "'side'"}),
    ({"storm": 1}, 4, "FRONT", "should be true or false, not 1", "not-a-flag", {"value": "1"}),
    (
        {"storm": True},
        2,
        "FRONT",
        "is for 3 to 5, not for 2",
        "many",
        {"lowest": 3, "highest": 5, "players": 2},
    ),
    (
        {"storm": True},
        6,
        "FRONT",
        "is for 3 to 5, not for 6",
        "many",
        {"lowest": 3, "highest": 5, "players": 6},
    ),
    ({"hard": False}, 4, "BACK", "is always on for hills", "always", {"board": "hills"}),
    (
        {"rounds": 5},
        4,
        "FRONT",
        "can be 5 instead of 7 only in a storm",
        "calm",
        {"value": 5, "highest": 7},
    ),
    ({"rounds": 5}, 4, "BACK", "can be 5 instead of 9 only in a storm", "calm", {"value": 5, "highest": 9}),
    (
        {"rounds": 8, "storm": True},
        4,
        "FRONT",
        "should be a number from 2 to 7, not 8",
        "not-a-number",
        {"lowest": 2, "highest": 7, "value": "8"},
    ),
    (
        {"picks": 0},
        4,
        "FRONT",
        "should be a number from 1 to 6, not 0",
        "not-a-number",
        {"lowest": 1, "highest": 6, "value": "0"},
    ),
    (
        {"picks": "many"},
        4,
        "FRONT",
        "should be a number from 1 to 6, not 'many'",
        "not-a-number",
        {"lowest": 1, "highest": 6, "value": "'many'"},
    ),
]


@pytest.mark.parametrize(("asked", "players", "box", "sentence", "code", "facts"), REFUSED)
def test_what_cannot_be_is_refused_in_words_and_as_data(
    asked: Facts, players: int, box: str, sentence: str, code: str, facts: Facts
) -> None:
    field = next(iter(asked))
    with pytest.raises(OptionError) as caught:
        settled(OPTIONS, asked, players, box)
    assert str(caught.value) == f"{field}: {sentence}"
    assert caught.value.code == code
    named = {"names": BOARD.values} if field == "board" else {}
    assert caught.value.facts == {"field": field, **facts, **named}


def test_what_is_usual_hangs_on_what_a_choice_brings() -> None:
    assert settled(OPTIONS, {}, 4, "FRONT") == USUAL
    assert settled(OPTIONS, {}, 4, "BACK") == {**USUAL, "hard": True, "rounds": 9}


@pytest.mark.parametrize("players", [3, 5])
def test_all_that_can_be_is_agreed(players: int) -> None:
    asked = {"board": "back", "storm": True, "hard": True, "rounds": 2, "picks": 6}
    assert settled(OPTIONS, asked, players, "BACK") == asked


def test_what_is_known_is_not_asked_for_again() -> None:
    found = settled(OPTIONS, {"board": "nowhere"}, 4, "FRONT", board="of one's own")
    assert found == {**USUAL, "board": "of one's own"}


def test_an_option_tells_what_has_to_be_known_to_ask_for_it() -> None:
    """For how many it is, what is usual, which values there are, what it needs and with what it is always on."""
    everybody = {"fewest": 2, "most": 6}
    board, storm, hard, rounds, picks = (option.told(2, 6) for option in OPTIONS)
    assert board == {
        "name": "board", "kind": "choice", "usual": "front", **everybody, "values": ["front", "back"],
    }  # fmt: skip
    assert storm == {"name": "storm", "kind": "flag", "usual": False, "fewest": 3, "most": 5}
    assert hard == {
        "name": "hard", "kind": "flag", "usual": False, **everybody, "always": {"board": ["back"]},
    }  # fmt: skip
    assert rounds == {
        "name": "rounds", "kind": "number", "usual": 7, **everybody, "needs": "storm",
        "bounds": [
            {"where": {"board": "front"}, "lowest": 2, "highest": 7},
            {"where": {"board": "back"}, "lowest": 2, "highest": 9},
        ],
    }  # fmt: skip
    assert picks == {
        "name": "picks", "kind": "number", "usual": 4, **everybody,
        "bounds": [{"where": {}, "lowest": 1, "highest": 6}],
    }  # fmt: skip
    assert Flag("hail", needs=CALM).told(2, 6)["needs"] == "storm"


def test_a_file_can_be_named_only_where_a_choice_says_so() -> None:
    assert BOARD.file == ""
    assert Choice("map", ["plain"], BOARD.other, str.upper, "own_map").file == "own_map"
