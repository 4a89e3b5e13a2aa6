"""Why an action of Witch's Brew is turned away: the reason names what there would have to be."""

from collections.abc import Callable

import pytest

from broomstick import State
from games.scripts import play, refusal
from games.witchs_brew.staging import call, lay


def adding_gold(own: str) -> State:
    """The last gold shelf wants 6, one lies there, one comes from seat 1: the cutpurse may add 4 of what is owned."""
    state = call(lay(3, own, "6 gold", "2 gold", lying="1 gold", gone="4 gold-shelf"), "cutpurse", 1)
    return play(state, "1 cowardly\n0 collect")


def losing() -> State:
    """Seat 1 owes 12 of red, green and white and has sealed five of them, all its reds; seat 2 owes 2 of 4 and 4."""
    state = lay(3, "6 red", "5 red, 35 green, 8 white", "4 red, 4 green", gone="4 ingredient-shelf")
    state = play(call(state, "begging-monk"), "0 collect")
    return play(state, "1 lose red red red red red\n2 lose red green")


def losing_white() -> State:
    """Seat 1 owes seven and has sealed five, all its greens."""
    state = lay(3, "6 red", "15 red, 5 green, 8 white", "1 gold", gone="4 ingredient-shelf")
    return play(call(state, "begging-monk"), "0 collect\n1 lose green green green green green")


def adding() -> State:
    """The first ingredient shelf wants 3, and one lies there."""
    return play(call(lay(3, "2 red, 1 green, 5 white", "4 red", "1 gold"), "begging-monk"), "0 collect")


def paying() -> State:
    return call(lay(3, "1 red, 2 green, 2 white", book="magus", gone="2 copper"), "warlock")


@pytest.mark.rule("wb-shelf-add", "heart-legal-only")
@pytest.mark.parametrize(
    ("state", "seat", "action", "code", "why"),
    [
        (lambda: adding_gold("9 gold"), 0, "add-gold 5", "add-at-most", "you can add 4 at most"),
        (lambda: adding_gold("3 gold"), 0, "add-gold 4", "add-at-most", "you can add 3 at most"),
        (adding, 0, "add red white white", "add-at-most", "you can add 2 at most"),
        (adding, 0, "add green green", "none-left", "you do not have so much green"),
        (paying, 0, "pay red red", "none-left", "you do not have so much red"),
        (paying, 0, "pay white white white", "ingredient-count", "it has to be 2"),
        (paying, 0, "pay green", "ingredient-count", "it has to be 2"),
        (losing, 1, "lose green green green green", "ingredient-count", "it has to be 5"),
        (losing, 1, "lose red green green green green", "none-left", "you do not have so much red"),
        (losing_white, 1, "lose green white", "none-left", "you do not have so much green"),
        (lambda: call(lay(3, "1 white"), "alchemist"), 0, "sell red", "none-left", "you do not have so much red"),
        (lambda: call(lay(3, "9 white"), "wizard"), 0, "buy iron", "other-cauldron", "this role brews in copper"),
        (lambda: call(lay(3, "9 red"), "witch"), 0, "buy copper", "other-cauldron", "this role brews in iron"),
        (lambda: call(lay(3, "9 green"), "druid"), 0, "buy iron", "other-cauldron", "this role brews in silver"),
        (
            lambda: call(lay(3, "1 gold, 9 green", book="optio"), "warlock"), 0, "buy iron",
            "cannot-pay", "you do not have the ingredients for iron",
        ),
        (
            lambda: call(lay(3, "9 red, 9 green", book="optio", gone="7 silver"), "warlock"), 0, "buy silver",
            "no-cauldron", "no silver cauldron is left",
        ),
        (lambda: call(lay(3), "snake-hunter"), 0, "take red red red", "other-ingredient", "this role takes white"),
        (
            lambda: call(lay(3), "herb-collector"), 0, "take red red red",
            "other-ingredient", "this role takes green",
        ),
        (lambda: call(lay(3), "wolf-keeper"), 0, "take red red", "ingredient-count", "it has to be 3"),
    ],
)  # fmt: skip
def test_a_refusal_names_what_there_would_have_to_be(
    state: Callable[[], State], seat: int, action: str, code: str, why: str
) -> None:
    found, said = refusal(state(), seat, action)
    assert (found, said.split("; possible")[0]) == (code, f"'{action}' cannot be played: {why}")
