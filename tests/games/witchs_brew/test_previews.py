"""Previews: what a choice would bring, worked out from what its chooser knows."""

from typing import Any

import pytest

from broomstick import Chance, State
from games.scripts import journal, options, play, public
from games.witchs_brew.staging import call, lay, pick, standard

NONE = {"red": 0, "green": 0, "white": 0}


def preview(state: State, seat: int, text: str) -> dict[str, Any]:
    """What the seat is told before it chooses; trying must change nothing."""
    assert text in options(state, seat)
    before = state.digest()
    view = state.view(seat)
    found: dict[str, Any] = state.game.preview(view, state.game.action(text))
    assert state.digest() == before
    assert state.game.preview(state.game.read_view(view.data()), state.game.action(text)) == found
    return found


def test_picks_are_only_named() -> None:
    state = lay(3)
    picks = "wolf-keeper snake-hunter herb-collector alchemist fortune-teller"
    assert preview(state, 1, f"pick {picks}") == {"picks": picks.split()}


def test_leading_names_what_it_brings_and_who_could_overtake() -> None:
    state = pick(lay(4, starter=2), *["wolf-keeper"] * 4)
    assert preview(state, 2, "lead wolf-keeper brave") == {
        "role": "wolf-keeper", "full": True, "at_once": False, "gold": 0, "ingredients": {**NONE, "red": 3},
        "any": 0, "vials": 0, "points": 0, "card": None, "possible": True, "after": 3, "overtakers": [3, 0, 1],
        "unable": [], "knocks_out": None,
    }  # fmt: skip


def test_claiming_names_who_would_be_knocked_out() -> None:
    state = call(lay(3), "wolf-keeper", 1, 2)
    assert preview(state, 1, "brave")["knocks_out"] == 0
    play(state, "1 brave")
    assert preview(state, 2, "brave")["knocks_out"] == 1


@pytest.mark.parametrize(
    ("role", "full", "favour"),
    [
        ("wolf-keeper", "red +3", "red +1"),
        ("snake-hunter", "white +3", "white +1"),
        ("herb-collector", "green +3", "green +1"),
        ("alchemist", "any -1, gold +5", "any -1, gold +2"),
        ("fortune-teller", "gold -1, vials +2, points +2", "gold -1, vials +1, points +1"),
        ("assistant", "gold -1, any +3", "gold -1, any +1"),
        ("wizard", "white -1, points +2, card copper-1", "white -1, gold -2, points +2, card copper-1"),
        ("witch", "red -1, points +2, card iron-1", "red -1, gold -2, points +2, card iron-1"),
        ("druid", "green -1, points +2, card silver-1", "green -1, gold -2, points +2, card silver-1"),
        ("warlock", "any +3, spell copia", "gold +1"),
        ("cutpurse", "points +2, card gold-shelf-1, losses 0 0 1, missing 2", "spared 1"),
        ("begging-monk", "points +2, card ingredient-shelf-1, losses 0 0 0, missing 3", "spared 1"),
    ],
)
def test_each_role_tells_what_its_two_halves_would_bring(role: str, full: str, favour: str) -> None:
    state = call(lay(3, "", "3 gold, 2 red, 2 green, 2 white", "3 gold"), role, 1)
    told = {stance: brings(preview(state, 1, stance)) for stance in ("brave", "cowardly")}
    assert told == {"brave": full, "cowardly": favour}


def brings(found: dict[str, Any]) -> str:
    """A preview in short: what changes, in the order in which it is told."""
    flat = {**found["ingredients"], **found}
    parts = [f"{name} {flat[name]:+}" for name in ("red", "green", "white", "any", "gold") if flat[name]]
    if found["gold"] < 0 and found["any"] > 0:
        parts.reverse()
    parts += [f"{name} {found[name]:+}" for name in ("vials", "points") if found[name]]
    parts += [f"{name} {found[name]}" for name in ("card", "spell", "spared") if found.get(name) is not None]
    if "losses" in found:
        parts += [f"losses {' '.join(map(str, found['losses']))}", f"missing {found['missing']}"]
    return ", ".join(parts)


def test_full_or_favour_of_a_brewer() -> None:
    state = call(lay(3, "", "2 gold, 1 red", "", gone="1 iron"), "witch", 1, 2)
    full, favour = preview(state, 1, "brave"), preview(state, 1, "cowardly")
    assert (full["card"], full["points"], full["gold"], full["ingredients"]["red"]) == ("iron-2", 2, 0, -1)
    assert (full["possible"], full["overtakers"], full["knocks_out"]) == (True, [2], 0)
    assert (favour["card"], favour["gold"], favour["at_once"], favour["possible"]) == (
        "iron-2",
        -2,
        True,
        True,
    )


def test_what_cannot_be_paid_is_said_to_be_impossible() -> None:
    state = call(lay(3, "", "1 gold, 1 red", "", gone="2 iron"), "witch", 1)
    assert not preview(state, 1, "brave")["possible"]
    assert not preview(state, 1, "cowardly")["possible"]
    rich = call(lay(3, "", "9 gold", ""), "witch", 1)
    assert not preview(rich, 1, "cowardly")["possible"]
    empty = call(lay(3, "", "9 gold, 9 white, 9 red", "", gone="7 copper"), "wizard", 1)
    for stance in ("brave", "cowardly"):
        found = preview(empty, 1, stance)
        assert (found["possible"], brings(found)) == (False, "")


@pytest.mark.parametrize(("gone", "raven"), [("3 iron", False), ("4 iron", True)])
def test_a_card_is_told_with_its_raven(gone: str, raven: bool) -> None:
    state = call(lay(3, "", "9 gold, 9 red, 9 green, 9 white", "", gone=gone), "witch", 1)
    assert preview(state, 1, "cowardly")["raven"] is raven


@pytest.mark.parametrize(
    ("book", "has", "expected"),
    [
        ("copia", "1 gold", {"any": 3, "possible": True}),
        ("magus", "1 green", {"any": -1, "card": "copper-1", "points": 2, "possible": True}),
        ("magus", "1 gold", {"any": -1, "card": "copper-1", "points": 2, "possible": False}),
        ("sanatio", "1 white", {"any": -1, "card": "silver-1", "points": 2, "possible": True}),
        ("optio", "1 white", {"card": None, "possible": True}),
        ("optio", "1 gold", {"card": None, "possible": False}),
        (
            "herba",
            "1 green",
            {"ingredients": {**NONE, "green": -1}, "vials": 2, "points": 2, "possible": True},
        ),
        ("herba", "1 red", {"possible": False}),
    ],
)
def test_spells(book: str, has: str, expected: dict[str, Any]) -> None:
    state = call(lay(3, "", has, "", book=book), "warlock", 1)
    found = preview(state, 1, "brave")
    assert found["spell"] == book
    assert {field: found[field] for field in expected} == expected
    assert preview(state, 1, "cowardly")["gold"] == 1


def test_the_cutpurse_is_told_losses_and_what_is_missing() -> None:
    state = call(
        lay(4, "1 gold", "6 gold", "2 gold", "9 gold", lying="1 gold", gone="4 gold-shelf"), "cutpurse", 1, 3
    )
    assert preview(state, 1, "cowardly")["spared"] == 1
    play(state, "1 cowardly")
    found = preview(state, 3, "brave")
    assert (found["card"], found["losses"], found["missing"]) == ("gold-shelf-5", [0, 1, 0, 0], 4)
    play(state, "3 brave")
    assert preview(state, 3, "collect")["missing"] == 4
    play(state, "3 collect")
    enough = preview(state, 3, "add-gold 4")
    assert (enough["card"], enough["missing"]) == ("gold-shelf-5", 0)
    assert preview(state, 3, "add-gold 3")["missing"] == 1


def test_nothing_is_missing_where_the_others_lose_more_than_the_shelf_needs() -> None:
    state = call(lay(3, "", "9 gold", "9 gold"), "cutpurse")
    found = preview(state, 0, "collect")
    assert (found["losses"], found["missing"]) == ([0, 3, 3], 0)


def test_a_victim_is_told_what_its_choice_costs() -> None:
    state = call(lay(3, "1 red", "5 red, 4 green", "1 gold"), "begging-monk")
    assert preview(state, 0, "decline") == {}
    play(state, "0 collect")
    assert brings(preview(state, 1, "lose red red")) == "red -2"
    assert brings(preview(state, 1, "lose red green")) == "red -1, green -1"


@pytest.mark.rule("wb-shelf-nothing")
@pytest.mark.parametrize(("role", "poor"), [("cutpurse", "3 red"), ("begging-monk", "2 gold")])
def test_where_nothing_could_come_of_it_leading_and_claiming_are_called_impossible(
    role: str, poor: str
) -> None:
    """A thief who owns nothing, among others who would lose nothing."""
    state = pick(lay(3, poor, poor, "2 gold, 3 red"), role, role, "")
    assert not preview(state, 0, f"lead {role} brave")["possible"]
    play(state, f"0 lead {role} brave")
    assert not preview(state, 1, "brave")["possible"]
    play(state, "1 brave")
    assert journal(state)[-1] == "1 cannot"


@pytest.mark.rule("wb-spared", "wb-no-shelf")
@pytest.mark.parametrize(
    ("role", "has", "gone", "spared"),
    [
        ("cutpurse", "6 gold", "", 1),
        ("cutpurse", "3 gold", "", 1),
        ("cutpurse", "2 gold", "", 0),
        ("cutpurse", "6 gold", "5 gold-shelf", 0),
        ("begging-monk", "4 red", "", 1),
        ("begging-monk", "3 red", "", 0),
        ("begging-monk", "9 red", "5 ingredient-shelf", 0),
    ],
)
def test_a_thief_s_favour_says_what_it_really_saves(role: str, has: str, gone: str, spared: int) -> None:
    state = call(lay(3, "5 gold, 5 red", has, "", gone=gone), role, 1)
    found = preview(state, 1, "cowardly")
    assert (found["spared"], found["possible"]) == (spared, True)


@pytest.mark.parametrize(("players", "barred"), [(3, False), (4, True), (5, False)])
def test_what_is_promised_within_an_action_comes_true(players: int, barred: bool) -> None:
    rng = Chance("previews")
    checked = 0
    for seed in range(1):
        state = standard(players, barred).start(seed)
        while not state.over:
            seat = state.asked
            action = rng.pick(state.choices(seat))
            kind = state.game.text(action).split()[0]
            promise = state.game.preview(state.view(seat), action)
            before = public(state)["seats"][seat]
            sealed = state.topic >= 0
            state.play(seat, action)
            if sealed or kind in ("lead", "brave", "cowardly", "collect", "decline"):
                continue
            after = public(state)["seats"][seat]
            checked += 1
            # Whatever follows by itself changes nothing before this seat but through a cutpurse or monk, who are asked.
            assert after["gold"] == before["gold"] + promise["gold"]
            assert after["vials"] == before["vials"] + promise["vials"]
            assert after["points"] == before["points"] + promise["points"]
            assert after["ingredients"] == {
                colour: count + promise["ingredients"][colour]
                for colour, count in before["ingredients"].items()
            }
            assert (len(after["cards"]) > len(before["cards"])) == (promise["card"] is not None)
    assert checked > 30
