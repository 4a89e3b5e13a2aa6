"""The rulebook's detailed example: five players and a warlock."""

import pytest

from games.scripts import options, play, since
from games.witchs_brew.staging import goods, lay, pick

ANNA, BARB, CARL, DANIEL, EMMA = range(5)


@pytest.mark.rule("wb-leader-full", "wb-full-or-favour", "wb-warlock-full", "wb-warlock-favour")
def test_example_five_players_and_a_warlock() -> None:
    state = lay(5, book="copia")
    pick(
        state,
        "warlock witch wizard druid assistant",  # Anna
        "warlock witch wizard druid assistant",  # Barb
        "warlock witch wizard druid assistant",  # Carl
        "warlock alchemist wizard druid assistant",  # Daniel
        "cutpurse begging-monk wizard druid assistant",  # Emma
    )
    assert state.deciders == [ANNA]
    assert "lead warlock cowardly" not in options(state, ANNA)
    play(state, "0 lead warlock brave")
    assert state.deciders == [BARB]
    play(state, "1 cowardly\n1 take-gold")
    assert goods(state, BARB) == "3 gold, 1 red, 1 green, 1 white"
    assert state.deciders == [CARL]
    play(state, "2 brave")
    assert state.deciders == [DANIEL]
    play(state, "3 brave")
    assert since(state, "locked") == [
        "0 leads warlock brave",
        "1 follows warlock cowardly",
        "1 earns 1",
        "2 follows warlock brave",
        "0 knocked-out warlock",
        "3 follows warlock brave",
        "2 knocked-out warlock",
        "4 says-next warlock",
        "3 acts warlock",
    ]
    assert state.deciders == [DANIEL]
    play(state, "3 take red green white")
    for seat in (ANNA, CARL, EMMA):
        assert goods(state, seat) == "2 gold, 1 red, 1 green, 1 white"
    assert goods(state, DANIEL) == "2 gold, 2 red, 2 green, 2 white"

    # Daniel won the role and begins the next turn as the alchemist.
    assert state.deciders == [DANIEL]
    play(state, "3 lead alchemist brave")
    assert state.deciders == [DANIEL], "nobody else has the alchemist"
    assert options(state, DANIEL) == ["sell red", "sell green", "sell white", "decline"]
