"""Picks: three different types, fewer where the stock has fewer, and what is picked when time runs out."""

from itertools import combinations

import pytest

from broomstick import PUBLIC
from games.card_game.staging import begin, lay, pick, play_round, standard, stock
from games.scripts import journal, options, play, refusal, time_out


@pytest.mark.rule("cg-pick-three")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_any_three_types_of_the_stock_may_be_picked(players: int) -> None:
    state = begin(lay(players))
    types = standard(players).roles
    for seat in range(players):
        assert len(stock(state, seat)) == players + 3
        wanted = {" ".join(["pick", *three]) for three in combinations(types, 3)}
        assert set(options(state, seat)) == wanted
        assert len(options(state, seat)) == len(wanted)


@pytest.mark.rule("cg-pick-three")
def test_types_that_are_not_in_the_stock_cannot_be_picked() -> None:
    state = begin(lay(3, stocks=("5 berry, 4 sun, 4 water, 4 fire",)))
    assert options(state, 0) == [
        "pick fire berry sun",
        "pick fire berry water",
        "pick fire sun water",
        "pick berry sun water",
    ]
    code, why = refusal(state, 0, "pick root meadow sun")
    assert code == "not-in-stock"
    assert "you have no root and no meadow in your stock; possible are 'pick fire berry sun'" in why


@pytest.mark.rule("cg-pick-three")
@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("pick sun water", "pick-count", "pick 3 different types"),
        ("pick sun", "pick-count", "pick 3 different types"),
        ("pick nothing", "pick-count", "pick 3 different types"),
        ("pick", "unreadable", "after 'pick' comes 0 to 3 different ones of root, meadow"),
        ("pick sun sun water", "unreadable", "comes 0 to 3 different ones of"),
        ("pick root fire sun water", "unreadable", "comes 0 to 3 different ones of"),
        ("pick sun water moon", "unreadable", "nothing comes after 'pick sun water'"),
        ("lead sun brave", "not-asked", "that is not what is asked now"),
        ("brave", "not-asked", "that is not what is asked now"),
        ("take sun", "not-asked", "that is not what is asked now"),
    ],
)
def test_anything_but_three_different_types_is_refused(text: str, code: str, why: str) -> None:
    state = begin(lay(3))
    found, message = refusal(state, 1, text)
    assert found == code
    assert why in message


@pytest.mark.rule("cg-pick-three")
def test_only_what_was_picked_can_be_played_this_round() -> None:
    state = begin(lay(3))
    pick(state, "root fire sun", "root fire sun", "meadow berry water")
    assert {text.split()[1] for text in options(state, 0)} == {"root", "fire", "sun"}
    code, why = refusal(state, 0, "lead water brave")
    assert code == "not-held"
    assert "water is not among the roles you hold" in why
    play(state, "0 lead root cowardly")
    # Seat 2 has root in the stock but did not pick it, and so is not asked.
    assert stock(state, 2)["root"] > 0
    play(state, "1 cowardly")
    assert "2 says-next root" in journal(state)


@pytest.mark.rule("cg-pick-three")
def test_picks_stay_in_the_stock_until_they_are_played() -> None:
    state = begin(lay(3))
    pick(state, *["root fire sun"] * 3)
    assert state.view(PUBLIC).data()["stock_sizes"] == [17, 17, 17]
    assert state.view(PUBLIC).data()["hand_sizes"] == [3, 3, 3]
    play(state, "0 lead root brave")
    assert state.view(PUBLIC).data()["stock_sizes"] == [16, 17, 17]
    assert state.view(PUBLIC).data()["hand_sizes"] == [2, 3, 3]


@pytest.mark.rule("cg-pick-fewer")
@pytest.mark.parametrize("players", [3, 6])
def test_a_stock_of_two_types_gives_two_picks(players: int) -> None:
    deal = 17 if players == 3 else 14
    state = begin(lay(players, stocks=(f"sun, {deal - 1} water",), witches="root"))
    assert state.deciders == list(range(players)), "asked all the same"
    assert options(state, 0) == ["pick sun water"]
    code, why = refusal(state, 0, "pick sun")
    assert (code, "pick 2 different types" in why) == ("pick-count", True)
    pick(state, "sun water", *["root fire berry"] * (players - 1))
    assert state.view(PUBLIC).data()["hand_sizes"] == [2] + [3] * (players - 1)


@pytest.mark.rule("cg-pick-fewer")
def test_a_stock_of_one_type_gives_one_pick() -> None:
    state = begin(lay(3, stocks=("17 water",), witches="root, meadow, fire", pile="6 sun, 3 root"))
    assert options(state, 0) == ["pick water"]
    play_round(state, "water", "root sun fire", "root sun fire")
    # Seat 1 led the last turn, so seats 1 and 2 draw first. Seat 0 drew three roots: two types now.
    assert stock(state, 0) == {"root": 3, "water": 16}
    assert options(state, 0) == ["pick root water"]


@pytest.mark.rule("cg-pick-fewer")
def test_two_players_with_few_types_at_once() -> None:
    state = begin(lay(3, stocks=("17 water", "16 sun, berry"), witches="root, meadow, fire"))
    assert [len(options(state, seat)) for seat in range(3)] == [1, 1, 10]
    pick(state, "water", "berry sun", "root meadow fire")
    assert state.view(PUBLIC).data()["hand_sizes"] == [1, 2, 3]
    play(state, "0 lead water brave")
    # Seat 0 has played its only card; the next clockwise with cards leads.
    assert state.deciders == [1]


@pytest.mark.rule("cg-pick-fewer")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_stock_is_ever_empty(players: int) -> None:
    # The most that can leave a stock is three cards a round, and three come back.
    state = begin(lay(players))
    for number in range(1, 5):
        assert state.round == number
        assert state.view(PUBLIC).data()["stock_sizes"] == [{3: 17, 4: 15, 5: 14, 6: 14}[players]] * players
        time_out(state)
    assert state.over
    assert state.view(PUBLIC).data()["stock_sizes"] == [{3: 14, 4: 12, 5: 11, 6: 11}[players]] * players


@pytest.mark.rule("cg-default-picks")
def test_in_round_one_time_out_picks_come_from_the_seed() -> None:
    game = standard(4)
    defaults = []
    for seed in range(40):
        state = game.start(seed, journal=False)
        while state.round == 0:
            state.play(state.asked, state.default(state.asked))
        before = state.digest()
        picks = [state.default(seat) for seat in range(4)]
        assert all(picks[seat] in state.choices(seat) for seat in range(4))
        assert picks == [state.default(seat) for seat in range(4)]
        assert state.digest() == before, "asking what would be played changes nothing"
        defaults.append(tuple(picks))
    assert len(set(defaults)) == 40
    assert any(len(set(picks)) > 1 for picks in defaults), "not the same for every seat"


@pytest.mark.rule("cg-default-picks")
def test_time_out_picks_are_those_of_the_last_round() -> None:
    state = begin(lay(3))
    # Brave, cowardly and cancelled alike; picks, not successes, are repeated.
    play_round(state, "root! fire sun", "root! meadow water!", "berry sun! water!")
    chosen = [state.game.text(state.default(seat)) for seat in range(3)]
    assert chosen == ["pick root fire sun", "pick root meadow water", "pick berry sun water"]


@pytest.mark.rule("cg-default-picks")
def test_of_two_rounds_only_the_last_is_repeated() -> None:
    state = begin(lay(3))
    play_round(state, *["root fire sun"] * 3)
    play_round(state, *["meadow berry water"] * 3)
    assert state.game.text(state.default(1)) == "pick meadow berry water"


@pytest.mark.rule("cg-default-picks")
def test_a_type_no_longer_in_the_stock_is_left_out_and_the_gap_filled_from_the_seed() -> None:
    # Seat 0 has one fire, which it plays; nothing of fire comes from the pile.
    state = begin(
        lay(
            3,
            stocks=("fire, 4 root, 4 sun, 4 water, 4 berry", "5 fire", "6 fire"),
            witches="meadow, meadow, meadow",
            pile="3 meadow, 3 sun, 3 sun",
        )
    )
    play_round(state, "root fire sun", "root fire sun", "meadow berry water")
    assert "fire" not in stock(state, 0)
    default = state.game.text(state.default(0))
    assert default in {"pick root meadow sun", "pick root berry sun", "pick root sun water"}
    assert state.default(0) == state.copy().default(0)


@pytest.mark.rule("cg-default-picks")
def test_two_types_gone_leave_two_gaps() -> None:
    state = begin(
        lay(
            3,
            stocks=("fire, root, 15 water", "5 fire, 5 root", "6 fire, 4 root"),
            witches="meadow, meadow, meadow",
            pile="meadow, sun, berry",
        )
    )
    play_round(state, "root fire water", "root fire sun", "meadow berry water")
    assert stock(state, 0) == {"meadow": 1, "berry": 1, "sun": 1, "water": 14}
    default = state.game.text(state.default(0))
    assert default in {"pick meadow berry water", "pick meadow sun water", "pick berry sun water"}


@pytest.mark.rule("cg-default-picks")
def test_who_picked_few_for_want_of_types_picks_the_full_number_when_there_are_more() -> None:
    state = begin(lay(3, stocks=("17 water",), witches="root, meadow, fire", pile="6 fire, root, sun, berry"))
    play_round(state, "water", "root sun fire", "root sun fire")
    default = state.game.text(state.default(0)).split()[1:]
    assert len(default) == 3
    assert "water" in default
    assert set(default) <= {"root", "berry", "sun", "water"}


@pytest.mark.rule("cg-default-picks")
def test_with_two_types_the_time_out_pick_is_both() -> None:
    state = begin(lay(3, stocks=("16 water, sun",)))
    assert state.game.text(state.default(0)) == "pick sun water"
