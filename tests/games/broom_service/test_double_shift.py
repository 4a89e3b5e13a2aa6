"""The card double shift with every sort of role, and bewitched roles, whatever a cowardly play is used for."""

import pytest

from games.broom_service.staging import agenda, goods, pawns, points
from games.broom_service.staging_isles import cowardly, finish, lay_back, use
from games.scripts import journal, options, play, seat_of, since


@pytest.mark.rule("bs-card-double-shift")
def test_double_shift_with_a_witch() -> None:
    state = use("double-shift", role="hill-witch", hill={"knob": "orange"}, pawns={0: "home oak"})
    assert agenda(state) == ["follow", "put-away 0 double-shift", "shift 0", "shift 0"]
    play(state, "0 fly home knob")
    assert options(state, 0) == ["fly oak knob", "decline"], "knob and oak have no other hill beside them"
    play(state, "0 fly oak knob")
    assert pawns(finish(state), 0) == ["knob", "knob"]


@pytest.mark.rule("bs-card-double-shift")
def test_double_shift_with_a_druid() -> None:
    state = use("double-shift", "1 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    play(state, "0 deliver oak oak-lamp; 0 deliver home gate-market")
    assert points(finish(state))[0] == 15


@pytest.mark.rule("bs-card-double-shift", "bs-fairy")
def test_double_shift_with_the_fairy_each_legal_in_its_moment() -> None:
    """The first cloud hides the way to nothing, but its free move brings a second one within reach."""
    state = use(
        "double-shift",
        "4 wand",
        role="weather-fairy",
        sky={"dale": "storm-move", "isle": "heavy-3"},
        pawns={0: "oak home"},
    )
    assert options(state, 0) == ["lift dale", "decline"], "the island is not adjacent yet"
    play(state, "0 lift dale")
    assert agenda(state) == ["follow", "put-away 0 double-shift", "shift 0", "free-move 0"]
    play(state, "0 fly oak dale; 0 lift isle")
    assert seat_of(finish(state), 0)["bolts"] == 3
    assert points(state)[0] == 10


@pytest.mark.rule("bs-card-double-shift", "bs-gatherer-cowardly")
def test_double_shift_with_a_gatherer() -> None:
    state = use("double-shift", "1 green", role="root-gatherer")
    play(state, "0 take orange; 0 take wand")
    assert goods(finish(state), 0) == "1 orange, 1 green, 1 wand"


@pytest.mark.rule("bs-card-double-shift")
def test_double_shift_either_may_be_declined() -> None:
    state = use("double-shift", "1 green", role="root-gatherer")
    play(state, "0 decline; 0 take wand")
    assert goods(finish(state), 0) == "1 green, 1 wand"
    state = use("double-shift", "1 green", role="root-gatherer")
    play(state, "0 take wand; 0 decline")
    assert goods(finish(state), 0) == "1 green, 1 wand"


@pytest.mark.rule("bs-card-double-shift", "bs-black-market", "bs-black-distillery")
@pytest.mark.parametrize("event", ["black-market", "black-distillery"])
def test_double_shift_has_the_roles_own_action_only(event: str) -> None:
    state = use("double-shift", role="root-gatherer", event=event)
    assert options(state, 0) == ["take orange", "take wand", "decline"]


@pytest.mark.rule("bs-card-double-shift", "bs-cannot")
def test_double_shift_that_can_do_nothing() -> None:
    state = use("double-shift", "1 wand", role="peak-druid")
    assert since(state, "0 plays double-shift")[:2] == ["0 cannot", "0 cannot"]


@pytest.mark.rule("bs-bewitched-cost", "bs-card-double-shift", "bs-card-use", "bs-card-draw")
@pytest.mark.parametrize(
    ("script", "gained"),
    [
        ("0 card double-shift; 0 take orange; 0 take orange", 0),
        ("0 card gossip", 5),
        ("0 card apprentice; 0 take orange green", 0),
        ("0 card tailwind; 0 fly home camp; 0 decline", 0),
        ("0 card homing; 0 decline", 0),
        ("0 card barter; 0 decline", 0),
        ("0 card errand; 0 deliver home gate-market", 4),
        ("0 card rainmaker", 0),
        ("0 draw first", 0),
        ("0 take orange", 0),
        ("0 decline", 0),
    ],
)
def test_a_bewitched_role_is_paid_for_once_whatever_it_is_used_for(script: str, gained: int) -> None:
    every = "double-shift gossip apprentice tailwind homing barter errand rainmaker"
    state = lay_back(3, held={0: every}, bewitched="root-gatherer hill-witch")
    cowardly(state, "root-gatherer")
    assert points(state)[0] == 7
    play(state, script)
    assert points(state)[0] == 7 + gained
    assert journal(state).count("0 loses 3 bewitched") == 1


SHIFTS = {
    "hill-witch": "0 fly home knob; 0 fly oak knob",
    "valley-druid": "0 deliver home gate-market; 0 deliver oak oak-lamp",
    "weather-fairy": "0 lift dale; 0 fly oak dale; 0 lift isle",
    "root-gatherer": "0 take orange; 0 take wand",
}


@pytest.mark.rule("bs-bewitched-cost", "bs-card-double-shift")
@pytest.mark.parametrize("role", SHIFTS)
def test_two_actions_of_a_bewitched_role_are_paid_for_once(role: str) -> None:
    state = use(
        "double-shift",
        "2 orange, 1 purple, 4 wand",
        role=role,
        bewitched=f"{role} mountain-witch",
        hill={"knob": "orange"},
        sky={"dale": "storm-move", "isle": "heavy-3"},
        pawns={0: "oak home"},
    )
    assert points(state)[0] == 7, "paid before anything is done"
    finish(play(state, SHIFTS[role]))
    assert points(state)[0] == (12 if role == "valley-druid" else 7)
    assert journal(state).count("0 loses 3 bewitched") == 1


@pytest.mark.rule("bs-bewitched-cost", "bs-forest-points", "bs-forest-potions", "bs-forest-brave")
@pytest.mark.parametrize(
    ("tile", "then", "gained"),
    [("points", "", 5), ("potions", "0 take orange green", 0), ("brave", "0 deliver home gate-market", 5)],
)
def test_a_bewitched_role_is_paid_for_once_with_every_forest_tile(tile: str, then: str, gained: int) -> None:
    state = lay_back(3, "2 orange", kept={0: tile}, bewitched="valley-druid hill-witch")
    cowardly(state, "valley-druid")
    play(state, f"0 tile {tile}; {then}" if then else f"0 tile {tile}")
    assert points(state)[0] == 7 + gained
    assert journal(state).count("0 loses 3 bewitched") == 1
