"""The roles from the collectors to the warlock, full and favour; the eight spells."""

import pytest

from broomstick import State
from games.scripts import journal, options, play, public, refusal, since, time_out
from games.witchs_brew.staging import call, goods, lay, pick, standard

ALL = "9 gold, 9 red, 9 green, 9 white"


def alone(role: str, *has: str, book: str = "copia", gone: str = "", players: int = 3) -> State:
    """Seat 0 leads a role nobody else holds."""
    return call(lay(players, *has, book=book, gone=gone), role)


@pytest.mark.rule("wb-collector-full")
@pytest.mark.parametrize(
    ("role", "colour"), [("wolf-keeper", "red"), ("snake-hunter", "white"), ("herb-collector", "green")]
)
def test_a_collector_takes_three(role: str, colour: str) -> None:
    state = alone(role, "1 gold")
    play(state, f"0 take {colour} {colour} {colour}")
    assert goods(state, 0) == f"1 gold, 3 {colour}"
    assert journal(state)[-1] == f"0 takes {colour} {colour} {colour}"


@pytest.mark.rule("wb-collector-favour")
@pytest.mark.parametrize(
    ("role", "colour"), [("wolf-keeper", "red"), ("snake-hunter", "white"), ("herb-collector", "green")]
)
def test_several_may_take_one_each_as_a_favour(role: str, colour: str) -> None:
    state = call(lay(4, *["1 gold"] * 4), role, 1, 2, 3)
    for seat in (1, 2, 3):
        state.play(seat, "cowardly")
        assert options(state, seat) == [f"take {colour}", "decline"]
        state.play(seat, f"take {colour}")
        assert goods(state, seat) == f"1 gold, 1 {colour}"


@pytest.mark.rule("wb-alchemist")
def test_the_alchemist_turns_one_ingredient_into_gold() -> None:
    state = call(lay(3, "1 green, 1 white", "2 red", ""), "alchemist", 1)
    play(state, "1 cowardly")
    assert options(state, 1) == ["sell red", "decline"]
    play(state, "1 sell red")
    assert goods(state, 1) == "2 gold, 1 red"
    assert options(state, 0) == ["sell green", "sell white", "decline"]
    assert refusal(state, 0, "sell red")[0] == "none-left"
    play(state, "0 sell white")
    assert goods(state, 0) == "5 gold, 1 green"
    assert journal(state)[-2:] == ["0 gives white", "0 earns 5"]


@pytest.mark.rule("wb-fortune-teller")
def test_the_fortune_teller_turns_gold_into_vials() -> None:
    state = call(lay(3, "1 gold", "2 gold", ""), "fortune-teller", 1)
    play(state, "1 cowardly\n1 fill-vials\n0 fill-vials")
    assert goods(state, 1) == "1 gold, 1 vials"
    assert goods(state, 0) == "2 vials"
    assert journal(state)[-2:] == ["0 spends 1", "0 fills 2"]


@pytest.mark.rule("wb-assistant")
def test_the_assistant_turns_gold_into_any_ingredients() -> None:
    state = call(lay(3, "1 gold", "1 gold", ""), "assistant", 1)
    play(state, "1 cowardly")
    assert options(state, 1) == ["take red", "take green", "take white", "decline"]
    play(state, "1 take green")
    assert goods(state, 1) == "1 green"
    assert options(state, 0) == [
        "take red red red", "take red red green", "take red green green", "take green green green",
        "take red red white", "take red green white", "take green green white", "take red white white",
        "take green white white", "take white white white", "decline",
    ]  # fmt: skip
    play(state, "0 take white red red")
    assert goods(state, 0) == "2 red, 1 white"


BREWERS = [("wizard", "copper", "white"), ("witch", "iron", "red"), ("druid", "silver", "green")]


@pytest.mark.rule("wb-brewer-full")
@pytest.mark.parametrize(("role", "stack", "colour"), BREWERS)
def test_a_brewer_buys_the_top_cauldron_for_what_it_shows(role: str, stack: str, colour: str) -> None:
    state = alone(role, f"1 {colour}")
    assert options(state, 0) == [f"buy {stack}", "decline"]
    play(state, f"0 buy {stack}")
    assert goods(state, 0) == ""
    assert public(state)["stacks"][stack] == 6
    assert state.scores() == [2, 0, 0]
    assert since(state, f"0 acts {role}") == [f"0 gives {colour}", f"0 brews {stack} 1 2 plain"]


@pytest.mark.rule("wb-brewer-full")
def test_a_brewer_buys_in_its_own_cauldron_only() -> None:
    state = alone("witch", ALL)
    assert refusal(state, 0, "buy copper")[0] == "other-cauldron"


@pytest.mark.rule("wb-brewer-favour")
@pytest.mark.parametrize(("role", "stack", "colour"), BREWERS)
def test_the_favour_costs_two_gold_more(role: str, stack: str, colour: str) -> None:
    state = call(lay(3, "", f"2 gold, 1 {colour}", ""), role, 1)
    play(state, f"1 cowardly\n1 buy {stack}")
    assert goods(state, 1) == ""
    assert since(state, f"1 follows {role} cowardly")[:3] == [
        f"1 gives {colour}",
        "1 spends 2",
        f"1 brews {stack} 1 2 plain",
    ]


@pytest.mark.rule("wb-brewer-favour", "wb-cannot")
def test_with_one_gold_the_favour_cannot_be_had() -> None:
    state = call(lay(3, "", "1 gold, 9 red", ""), "witch", 1)
    play(state, "1 cowardly")
    assert "1 cannot" in journal(state)


@pytest.mark.rule("wb-brewer-successive")
def test_buyers_of_one_turn_take_successive_cards_at_successive_costs() -> None:
    state = call(lay(4, ALL, ALL, ALL, ALL, gone="1 iron"), "witch", 1, 2, 3)
    play(state, "1 cowardly\n1 buy iron\n1 decline\n2 cowardly\n2 buy iron\n2 decline\n3 brave\n3 buy iron")
    assert [public(state)["seats"][seat]["cards"] for seat in range(3)] == [[], ["iron-2"], ["iron-3"]]
    assert public(state)["seats"][3]["cards"] == ["iron-1", "iron-4"]
    assert goods(state, 1) == "7 gold, 8 red, 9 green, 9 white"
    assert goods(state, 2) == "7 gold, 8 red, 8 green, 9 white"
    assert goods(state, 3) == "9 gold, 8 red, 8 green, 9 white"


@pytest.mark.rule("wb-brewer-successive", "wb-cannot")
def test_a_favour_may_take_the_card_the_winner_hoped_for() -> None:
    # The second iron cauldron costs one red, the third a green besides, which the winner does not have.
    state = call(lay(3, "1 red", "2 gold, 1 red", "", gone="1 iron"), "witch", 1)
    play(state, "1 cowardly\n1 buy iron")
    assert journal(state)[-3:] == ["2 says-next witch", "0 acts witch", "0 cannot"]
    assert goods(state, 0) == "1 red"
    assert state.deciders == [0]


@pytest.mark.rule("wb-brewer-successive", "wb-cannot")
def test_an_empty_stack_gives_nothing() -> None:
    state = call(lay(3, ALL, ALL, ALL, gone="6 copper"), "wizard", 1)
    play(state, "1 cowardly\n1 buy copper\n1 decline")
    assert public(state)["stacks"]["copper"] == 0
    assert journal(state)[-1] == "0 cannot"
    assert options(state, 0)[0].startswith("lead ")
    assert journal(alone("wizard", ALL, gone="7 copper"))[-1] == "0 cannot"


@pytest.mark.rule("wb-vial")
def test_one_more_ingredient_may_become_a_vial() -> None:
    state = call(lay(3, "1 red, 2 white", "2 gold, 2 red, 1 green", "", gone="1 iron"), "witch", 1)
    play(state, "1 cowardly\n1 buy iron")
    assert options(state, 1) == ["bottle red", "bottle green", "decline"]
    play(state, "1 bottle green")
    assert goods(state, 1) == "1 red, 1 vials"
    assert since(state, "1 brews iron 2 2 plain")[:2] == ["1 gives green", "1 fills 1"]
    # At most once: the next question is not about another vial.
    assert state.deciders == [0]


@pytest.mark.rule("wb-vial")
def test_the_winner_may_have_a_vial_too_or_decline_it() -> None:
    for answer, left in (("bottle white", "1 red, 1 vials"), ("decline", "1 red, 1 white")):
        state = alone("witch", "2 red, 1 white")
        play(state, f"0 buy iron\n0 {answer}")
        assert goods(state, 0) == left
        assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-vial")
def test_without_an_ingredient_left_there_is_no_offer() -> None:
    state = alone("witch", "1 red")
    play(state, "0 buy iron")
    assert journal(state)[-1] == "0 brews iron 1 2 plain"
    assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-vial")
def test_without_a_cauldron_there_is_no_offer() -> None:
    state = alone("witch", ALL)
    play(state, "0 decline")
    assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-warlock-full", "wb-warlock-favour")
def test_the_warlock_uses_the_top_book_and_its_favour_is_gold() -> None:
    state = call(lay(3, "1 gold", "1 gold", "", book="lupus"), "warlock", 1)
    play(state, "1 cowardly")
    assert options(state, 1) == ["take-gold", "decline"]
    play(state, "1 take-gold")
    assert goods(state, 1) == "2 gold"
    assert journal(state)[-1] == "0 cannot", "there is no red for Lupus"


@pytest.mark.rule("wb-spell-copia")
def test_copia_gives_any_three_ingredients_for_nothing() -> None:
    state = alone("warlock", "1 gold", book="copia")
    assert len(options(state, 0)) == 11
    play(state, "0 take red green green")
    assert goods(state, 0) == "1 gold, 1 red, 2 green"


@pytest.mark.rule("wb-spell-optio")
def test_optio_buys_any_top_cauldron_at_its_printed_cost() -> None:
    state = alone("warlock", "1 red, 1 green", book="optio")
    assert options(state, 0) == ["buy iron", "buy silver", "decline"]
    assert refusal(state, 0, "buy copper")[0] == "cannot-pay"
    play(state, "0 buy silver")
    assert goods(state, 0) == "1 red"
    empty = alone("warlock", ALL, book="optio", gone="7 silver")
    assert refusal(empty, 0, "buy silver")[0] == "no-cauldron"


@pytest.mark.rule("wb-spell-any-colours")
@pytest.mark.parametrize(("book", "stack"), [("magus", "copper"), ("strix", "iron"), ("sanatio", "silver")])
def test_three_spells_buy_their_cauldron_with_any_colours(book: str, stack: str) -> None:
    state = alone("warlock", "1 red, 1 green, 1 white", book=book, gone=f"2 {stack}")
    assert options(state, 0) == ["pay red green", "pay red white", "pay green white", "decline"]
    assert refusal(state, 0, "pay red red")[0] == "none-left"
    assert refusal(state, 0, "pay red")[0] == "ingredient-count"
    play(state, "0 pay red white")
    assert public(state)["seats"][0]["cards"] == [f"{stack}-3"]
    assert goods(state, 0) == "1 green"


@pytest.mark.rule("wb-spell-any-colours", "wb-vial-not-by-spell")
def test_example_the_magus_payment() -> None:
    """The top copper cauldron shows two white and two red; it is paid with three green and one white."""
    state = alone("warlock", "3 green, 1 white", book="magus", gone="5 copper")
    play(state, "0 pay green green green white")
    assert public(state)["seats"][0]["cards"] == ["copper-6"]
    assert goods(state, 0) == ""
    assert state.scores()[0] == 5


@pytest.mark.rule("wb-vial-not-by-spell")
@pytest.mark.parametrize(("book", "action"), [("magus", "pay green"), ("optio", "buy copper")])
def test_a_cauldron_from_a_spell_brings_no_vial(book: str, action: str) -> None:
    state = alone("warlock", ALL, book=book)
    play(state, f"0 {action}")
    assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-spell-vials")
@pytest.mark.parametrize(("book", "colour"), [("lupus", "red"), ("herba", "green"), ("serpens", "white")])
def test_three_spells_turn_their_ingredient_into_two_vials(book: str, colour: str) -> None:
    state = alone("warlock", f"3 {colour}", book=book)
    assert options(state, 0) == ["fill-vials", "decline"]
    play(state, "0 fill-vials")
    assert goods(state, 0) == f"2 {colour}, 2 vials"
    assert journal(state)[-2:] == [f"0 gives {colour}", "0 fills 2"]


@pytest.mark.rule("wb-cannot")
@pytest.mark.parametrize(
    ("book", "has"),
    [
        ("optio", "9 gold"), ("magus", "9 gold"), ("strix", "9 gold"), ("sanatio", "9 gold"),
        ("lupus", "9 green, 9 white"), ("herba", "9 red, 9 white"), ("serpens", "9 red, 9 green"),
    ],
)  # fmt: skip
def test_a_spell_with_nothing_to_pay_is_passed_over(book: str, has: str) -> None:
    state = alone("warlock", has, book=book)
    assert journal(state)[-1] == "0 cannot"
    assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-cannot")
@pytest.mark.parametrize(("book", "stack"), [("magus", "copper"), ("strix", "iron"), ("sanatio", "silver")])
def test_a_spell_for_an_empty_stack_is_passed_over(book: str, stack: str) -> None:
    assert journal(alone("warlock", ALL, book=book, gone=f"7 {stack}"))[-1] == "0 cannot"


@pytest.mark.rule("wb-book-turns")
def test_the_top_book_goes_under_the_stack_after_every_set_used_or_not() -> None:
    state = standard(3).start(seed=5)
    books = state.position()["books"]
    for number in range(1, 11):
        assert state.round == number
        turned = number - 1
        assert state.position()["books"] == books[turned % 8 :] + books[: turned % 8]
        assert public(state)["books"][0] == books[turned % 8]
        time_out(state)
        assert f"book {books[number % 8]}" in journal(state)[-3:]


@pytest.mark.rule("wb-warlock-full")
def test_every_warlock_of_a_set_uses_the_same_book() -> None:
    state = lay(3, "5 red", "5 red", "5 red", book="lupus")
    pick(state, "warlock", "", "")
    play(state, "0 lead warlock brave\n0 fill-vials")
    assert public(state)["books"][0] == "lupus"
