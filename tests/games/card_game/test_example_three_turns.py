"""The rulebook's detailed example: five players, three turns of fire, sun and root, whole and as a real game."""

import pytest

from broomstick import PUBLIC, State
from games.card_game.staging import begin, display, lay, pick, potions, stock
from games.scripts import options, play, refusal, since

ALBERT, BONNIE, CARLA, DANIEL, EMILY = range(5)


def five_players() -> State:
    """Everybody has picked what the example needs; Albert leads."""
    state = begin(lay(5, witches="5 night"))
    return pick(
        state,
        "root fire water",  # Albert
        "meadow fire fog",  # Bonnie
        "fire sun fog",  # Carla
        "root meadow berry",  # Daniel
        "root sun water",  # Emily
    )


def test_example_five_players_fire_sun_root() -> None:
    state = five_players()
    assert state.deciders == [ALBERT]

    play(state, "0 lead fire cowardly")
    assert potions(state, ALBERT)["fire"] == 1
    assert state.deciders == [BONNIE]
    play(state, "1 brave")
    assert state.deciders == [CARLA]
    assert display(state, BONNIE)["cancelled"] == []
    play(state, "2 brave")
    assert display(state, BONNIE)["cancelled"] == ["fire"]
    assert since(state, "locked") == [
        "0 leads fire cowardly",
        "0 brews fire 1 0",
        "1 follows fire brave",
        "2 follows fire brave",
        "1 knocked-out fire",
        "3 says-next fire",
        "4 says-next fire",
        "2 acts fire",
        "2 brews fire 2 1",
    ]

    # Carla was the last brave one and leads. Daniel has no sun and is not asked.
    assert state.deciders == [CARLA]
    play(state, "2 lead sun cowardly")
    assert state.deciders == [EMILY]
    play(state, "4 brave")
    assert since(state, "2 brews fire 2 1") == [
        "2 leads sun cowardly",
        "2 brews sun 1 0",
        "3 says-next sun",
        "4 follows sun brave",
        "0 says-next sun",
        "1 says-next sun",
        "4 acts sun",
        "4 brews sun 2 1",
    ]

    assert state.deciders == [EMILY]
    play(state, "4 lead root brave")
    assert state.deciders == [ALBERT]
    play(state, "0 brave")
    assert display(state, EMILY)["cancelled"] == ["root"]
    assert state.deciders == [DANIEL], "Bonnie and Carla have said next"
    play(state, "3 brave")
    assert since(state, "4 brews sun 2 1") == [
        "4 leads root brave",
        "0 follows root brave",
        "4 knocked-out root",
        "1 says-next root",
        "2 says-next root",
        "3 follows root brave",
        "0 knocked-out root",
        "3 acts root",
        "3 brews root 2 1",
    ]

    # Daniel plays the next witch, as he likes: "I am a cowardly …"
    assert state.deciders == [DANIEL]
    assert options(state, DANIEL) == [
        "lead meadow brave",
        "lead meadow cowardly",
        "lead berry brave",
        "lead berry cowardly",
    ]
    play(state, "3 lead meadow cowardly")
    assert state.deciders == [BONNIE]


def test_example_what_lies_on_the_table_after_three_turns() -> None:
    state = play(
        five_players(),
        """
        0 lead fire cowardly
        1 brave
        2 brave
        2 lead sun cowardly
        4 brave
        4 lead root brave
        0 brave
        3 brave
        """,
    )
    table = state.view(PUBLIC).data()
    assert table["turns"] == [
        "1 0 fire cowardly out brave next next",
        "1 2 sun next next cowardly next brave",
        "1 4 root out next next brave out",
    ]
    # Played so far: Albert two of three, Bonnie one, Carla two, Daniel one, Emily two.
    assert table["hand_sizes"] == [1, 2, 1, 2, 1]
    assert [display(state, seat)["cancelled"] for seat in range(5)] == [["root"], ["fire"], [], [], ["root"]]
    gains = [{name: n for name, n in potions(state, seat).items() if name != "night"} for seat in range(5)]
    assert gains == [{"fire": 1}, {}, {"fire": 2, "sun": 1}, {"root": 2}, {"sun": 2}]
    assert [display(state, seat)["brave_potions"] for seat in range(5)] == [0, 0, 1, 1, 1]


@pytest.mark.rule("cg-cancel")
def test_example_a_cancelled_fire_is_out_for_the_rest_of_the_round() -> None:
    state = five_players()
    before = stock(state, BONNIE)["fire"]
    play(state, "0 lead fire cowardly\n1 brave\n2 brave\n2 lead fog brave\n1 brave")
    assert state.deciders == [BONNIE]
    assert options(state, BONNIE) == ["lead meadow brave", "lead meadow cowardly"]
    assert "fire is not among the roles you hold" in refusal(state, BONNIE, "lead fire brave")[1]
    assert stock(state, BONNIE)["fire"] == before - 1
