"""Barred roles, ravens, the thirtieth set, scores and ties."""

from collections import Counter

import pytest

import broomstick
from broomstick import OptionError, State
from games.scripts import journal, options, play, public, refusal, time_out
from games.witchs_brew.staging import call, goods, lay, pick, standard


@pytest.mark.rule("wb-barred")
@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 1)])
def test_some_roles_are_barred_before_picks(players: int, number: int) -> None:
    state = standard(players, barred=True).start(seed=4)
    (barred,) = public(state)["barred"]
    assert len(barred) == number
    assert journal(state)[-1] == "barred " + " ".join(barred)
    assert all(not set(text.split()) & set(barred) for text in options(state, 0))
    assert len(options(state, 0)) == {2: 252, 1: 462}[number]
    free = [role for role in state.game.roles if role not in barred]
    code, why = refusal(state, 0, "pick " + " ".join([barred[0], *free[:4]]))
    assert code == "role-barred"
    assert f"{barred[0]} is barred in this set" in why


@pytest.mark.rule("wb-barred")
def test_five_players_have_no_barred_roles() -> None:
    with pytest.raises(OptionError, match="barred_roles: is for 3 or 4 players, not 5"):
        broomstick.load("witchs-brew", players=5, barred_roles=True)
    assert public(standard(5).start())["barred"] == []


@pytest.mark.rule("wb-barred")
def test_a_default_pick_leaves_out_what_is_barred_now() -> None:
    state = standard(3, barred=True).start(seed=1)
    before: set[str] = set()
    for _ in range(4):
        picked = set(state.game.text(state.default(0)).split()[1:])
        barred = set(public(state)["barred"][-1])
        assert not picked & barred
        assert picked >= before - barred
        before = picked
        time_out(state)


@pytest.mark.rule("wb-barred-again")
@pytest.mark.parametrize(("players", "cycle"), [(3, 6), (4, 12)])
def test_all_twelve_are_used_before_they_are_shuffled_anew(players: int, cycle: int) -> None:
    state = standard(players, barred=True).start(seed=3)
    time_out(state, 2 * cycle)
    barred = public(state)["barred"]
    for first in (0, cycle):
        roles = [role for roles in barred[first : first + cycle] for role in roles]
        assert sorted(roles) == sorted(state.game.roles)
    assert barred[:cycle] != barred[cycle : 2 * cycle]


def ravens_in_one_set(gone: str) -> State:
    """Seat 0 can buy a silver and an iron cauldron with ravens in the first set."""
    rich = "9 gold, 9 red, 9 green, 9 white"
    state = lay(3, rich, "1 gold", "1 gold", gone=gone)
    pick(state, "witch druid", "", "")
    return play(
        state, "0 lead witch brave\n0 buy iron\n0 decline\n0 lead druid brave\n0 buy silver\n0 decline"
    )


@pytest.mark.rule("wb-end")
def test_the_game_goes_on_to_the_end_of_the_set_in_which_the_fourth_raven_is_taken() -> None:
    # Two ravens lie with seat 2; two more are taken in one set.
    state = ravens_in_one_set("4 iron, 4 silver, 7 copper")
    assert public(state)["ravens"] == 4
    assert public(state)["over"] is False
    book = state.position()["books"][1]
    time_out(state)
    assert state.over
    assert state.round == 1
    assert journal(state)[-3:] == [f"book {book}", "last-set ravens", "game-over"]
    assert public(state)["books"][0] == book


@pytest.mark.rule("wb-end")
def test_three_ravens_are_not_enough() -> None:
    state = ravens_in_one_set("4 iron, 4 silver, 5 copper")
    assert public(state)["ravens"] == 3
    time_out(state)
    assert not state.over
    assert state.round == 2


@pytest.mark.rule("wb-end")
def test_more_than_four_end_it_too() -> None:
    state = ravens_in_one_set("6 iron, 6 silver, 5 copper")
    assert public(state)["ravens"] == 5
    assert time_out(state).over


@pytest.mark.rule("wb-thirty-sets")
def test_a_game_without_ravens_ends_after_thirty_sets() -> None:
    state = standard(3).start(seed=9)
    time_out(state, 29)
    assert state.round == 30
    assert public(state)["over"] is False
    time_out(state)
    assert state.over
    assert state.round == 30
    assert journal(state)[-2:] == ["last-set sets", "game-over"]


@pytest.mark.rule("wb-score")
def test_cards_and_vials_count() -> None:
    state = lay(3, "3 vials, 2 gold", "", "1 vials", gone="7 copper, 4 gold-shelf, 1 ingredient-shelf")
    assert state.scores() == [3, 0, 1 + (2 + 2 + 3 + 3 + 4 + 5 + 6) + (2 + 2 + 3 + 4) + 2]
    call(state, "fortune-teller")
    play(state, "0 fill-vials")
    assert state.scores()[0] == 5
    assert state.winners() == []


@pytest.mark.rule("wb-tie-break")
@pytest.mark.parametrize(
    ("has", "places"),
    [
        (("2 vials, 1 gold", "2 vials, 1 red, 1 white", "1 vials, 30 gold"), [2, 1, 3]),
        (("2 vials, 1 gold, 1 red", "2 vials, 2 green", "9 gold"), [1, 1, 3]),
        (("5 gold", "3 red, 3 white", "9 gold"), [3, 2, 1]),
    ],
)
def test_ingredients_and_gold_decide_a_tie_then_it_is_shared(has: tuple[str, ...], places: list[int]) -> None:
    state = lay(3, *has)
    assert state.places() == places
    state = time_out(lay(3, *has, data={"game": {"sets": 1}}))
    assert state.over
    assert [goods(state, seat) for seat in range(3)] == [goods(lay(3, *has), seat) for seat in range(3)]
    assert state.winners() == [seat for seat, place in enumerate(places) if place == 1]


def test_barred_roles_are_drawn_evenly() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(600):
        drawn.update(public(standard(4, barred=True).start(seed))["barred"][0])
    # 50 each; four standard deviations of room.
    assert all(abs(drawn[role] - 50) < 28 for role in standard(4).roles)
