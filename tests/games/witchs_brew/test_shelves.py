"""Cutpurse and begging monk: who loses what, how the monk's victims choose, what becomes of the shelf."""

import pytest

from broomstick import PUBLIC, State
from games.scripts import journal, options, play, public, refusal, since, time_out
from games.witchs_brew.staging import call, goods, lay, pick

ANNA, BARB, CARL, DANIEL, EMMA = range(5)


@pytest.mark.rule("wb-cutpurse-share", "wb-spared", "wb-shelf-everybody", "wb-shelf-add", "wb-shelf-take")
def test_example_the_cutpurse() -> None:
    """Five players; 0, 1, 1 and 1 gold are lost, and a shelf of 5 is bought by adding 2."""
    state = lay(5, "3 gold", "4 gold", "2 gold", "5 gold", "6 gold", gone="3 gold-shelf", starter=CARL)
    call(state, "cutpurse", ANNA, BARB, EMMA)
    play(state, "4 cowardly\n0 brave\n1 brave")
    assert since(state, "locked") == [
        "2 leads cutpurse brave",
        "3 says-next cutpurse",
        "4 follows cutpurse cowardly",
        "0 follows cutpurse brave",
        "2 knocked-out cutpurse",
        "1 follows cutpurse brave",
        "0 knocked-out cutpurse",
        "1 acts cutpurse",
    ]
    assert options(state, BARB) == ["collect", "decline"]
    play(state, "1 collect")
    assert since(state, "1 acts cutpurse") == [
        "1 collects",
        "3 loses-gold 1",
        "4 loses-gold 1",
        "0 loses-gold 1",
    ]
    assert [goods(state, seat) for seat in range(5)] == ["2 gold", "4 gold", "2 gold", "4 gold", "5 gold"]
    assert public(state)["on_gold_shelf"] == 3
    assert options(state, BARB) == ["add-gold 0", "add-gold 1", "add-gold 2"]
    play(state, "1 add-gold 2")
    assert goods(state, BARB) == "2 gold"
    assert public(state)["seats"][BARB]["cards"] == ["gold-shelf-4"]
    assert public(state)["on_gold_shelf"] == 0
    assert state.deciders == [BARB]


@pytest.mark.rule("wb-shelf-stays")
def test_example_the_cutpurse_who_does_not_add() -> None:
    state = lay(5, "3 gold", "4 gold", "2 gold", "5 gold", "6 gold", gone="3 gold-shelf", starter=CARL)
    call(state, "cutpurse", ANNA, BARB, EMMA)
    play(state, "4 cowardly\n0 brave\n1 brave\n1 collect\n1 add-gold 0")
    assert public(state)["on_gold_shelf"] == 3
    assert public(state)["stacks"]["gold-shelf"] == 2
    assert journal(state)[-1] == "1 stays gold-shelf 2"


@pytest.mark.rule("wb-cutpurse-share")
@pytest.mark.parametrize(("gold", "lost"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (30, 10)])
def test_a_third_is_rounded_down(gold: int, lost: int) -> None:
    state = call(lay(3, "1 gold", f"{gold} gold", "1 gold"), "cutpurse")
    play(state, "0 collect")
    assert public(state)["seats"][1]["gold"] == gold - lost


@pytest.mark.rule("wb-monk-share")
@pytest.mark.parametrize(("red", "lost"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (40, 10)])
def test_a_quarter_is_rounded_down(red: int, lost: int) -> None:
    state = call(lay(3, "1 red", f"{red} red", "1 gold"), "begging-monk")
    play(state, "0 collect")
    assert public(state)["seats"][1]["ingredients"]["red"] == red - lost


@pytest.mark.rule("wb-spared")
@pytest.mark.parametrize(("gold", "left"), [(2, 2), (3, 3), (5, 5), (6, 5), (9, 7)])
def test_the_cutpurses_favour_saves_one_gold_but_never_brings_any(gold: int, left: int) -> None:
    state = call(lay(3, "1 gold", f"{gold} gold", "1 gold"), "cutpurse", 1)
    play(state, "1 cowardly")
    assert state.deciders == [0], "the favour is no question"
    play(state, "0 collect")
    assert public(state)["seats"][1]["gold"] == left


@pytest.mark.rule("wb-spared")
@pytest.mark.parametrize(("red", "left"), [(3, 3), (4, 4), (8, 7), (12, 10)])
def test_the_monks_favour_saves_one_ingredient(red: int, left: int) -> None:
    state = call(lay(3, "1 red", f"{red} red", "1 gold"), "begging-monk", 1)
    play(state, "1 cowardly\n0 collect")
    assert public(state)["seats"][1]["ingredients"]["red"] == left


@pytest.mark.rule("wb-shelf-abstain")
@pytest.mark.parametrize("role", ["cutpurse", "begging-monk"])
def test_if_the_winner_abstains_nobody_loses_anything(role: str) -> None:
    rich = "9 gold, 9 red, 9 green, 9 white"
    state = call(lay(4, rich, rich, rich, rich), role, 2)
    play(state, "2 brave")
    assert journal(state)[-1] == f"2 acts {role}"
    assert state.deciders == [2], "asked when all have answered"
    play(state, "2 decline")
    assert [goods(state, seat) for seat in range(4)] == [rich] * 4
    assert state.deciders == [2], "and leads all the same"


@pytest.mark.rule("wb-shelf-everybody")
def test_the_knocked_out_and_those_without_the_role_lose_too() -> None:
    state = call(lay(4, "9 gold", "9 gold", "9 gold", "9 gold", gone="4 gold-shelf"), "cutpurse", 1)
    play(state, "1 brave\n1 collect")
    assert [public(state)["seats"][seat]["gold"] for seat in range(4)] == [6, 9, 6, 6]


@pytest.mark.rule("wb-losses-first")
def test_losses_depend_only_on_what_everybody_had_before() -> None:
    state = call(lay(4, "", "4 red, 4 green", "8 white", "5 red, 3 white"), "begging-monk")
    play(state, "0 collect")
    assert [seat["owes"] for seat in public(state)["seats"]] == [0, 2, 2, 2]
    assert goods(state, 2) == "8 white", "nothing is paid before all have chosen"


@pytest.mark.rule("wb-monk-choose", "wb-monk-sealed")
def test_victims_choose_in_secret_and_pay_together() -> None:
    state = call(lay(4, "1 red", "4 red, 4 green", "2 green, 2 white", "3 red"), "begging-monk", 1)
    play(state, "1 cowardly\n0 collect")
    # Seat 1 owes 2 less 1; seat 3 owes nothing.
    assert state.deciders == [1, 2]
    assert public(state)["sealed"] == "losses"
    assert options(state, 1) == ["lose red", "lose green"]
    assert options(state, 2) == ["lose green", "lose white"]
    assert refusal(state, 2, "lose red")[0] == "none-left"
    assert refusal(state, 1, "lose red red")[0] == "ingredient-count"
    play(state, "2 lose white")
    assert goods(state, 2) == "2 green, 2 white"
    assert state.view(2).data()["answer"] == "lose white"
    assert [state.view(viewer).data()["answer"] for viewer in (0, 1, 3, PUBLIC)] == [None] * 4
    play(state, "1 lose green")
    assert since(state, "0 collects") == ["1 loses green", "2 loses white"]
    assert goods(state, 1) == "4 red, 3 green"
    assert public(state)["on_ingredient_shelf"] == {"red": 0, "green": 1, "white": 1}
    assert options(state, 0) == ["add nothing", "add red"]


@pytest.mark.rule("heart-several-players")
@pytest.mark.parametrize(
    ("role", "told"),
    [
        ("cutpurse", ["3 loses-gold 1", "0 loses-gold 2", "1 loses-gold 3"]),
        ("begging-monk", ["3 loses red", "0 loses green", "1 loses green green"]),
    ],
)
def test_losses_are_told_clockwise_from_the_winner(role: str, told: list[str]) -> None:
    """Whoever chose first, whoever had nothing to choose."""
    state = lay(4, "8 gold, 3 red, 1 green", "9 gold, 9 green", "", "3 gold, 1 red, 4 white", starter=2)
    play(call(state, role), "2 collect")
    if role == "begging-monk":
        play(state, "0 lose green\n3 lose red")
    assert since(state, "2 collects")[:3] == told


@pytest.mark.rule("wb-monk-no-choice")
def test_who_has_one_colour_only_is_not_asked() -> None:
    state = call(lay(4, "1 gold, 1 red", "8 red", "4 white, 4 red", "9 green"), "begging-monk")
    play(state, "0 collect")
    assert state.deciders == [2]
    play(state, "2 lose white red")
    assert since(state, "0 collects")[:3] == ["1 loses red red", "2 loses red white", "3 loses green green"]


@pytest.mark.rule("wb-monk-no-choice")
def test_where_nobody_has_a_choice_nobody_is_asked() -> None:
    state = call(lay(3, "1 red", "8 red", "4 white"), "begging-monk")
    play(state, "0 collect")
    assert since(state, "0 collects") == [
        "1 loses red red",
        "2 loses white",
        "0 brews ingredient-shelf 1 2 plain",
    ]
    assert goods(state, 0) == "1 red", "three were enough"


@pytest.mark.rule("wb-monk-no-choice")
def test_who_loses_everything_is_not_asked() -> None:
    state = lay(3, "1 gold", "2 red, 1 green", "1 gold", data={"begging-monk": {"share": 1}})
    play(call(state, "begging-monk"), "0 collect")
    assert since(state, "0 collects")[:1] == ["1 loses red red green"]
    assert goods(state, 1) == ""


def hoard() -> State:
    """Seat 1 owes 12, seat 2 owes 6, seat 3 owes 7 of one colour; the shelf needs 6."""
    state = lay(
        4, "6 red", "20 red, 20 green, 8 white", "4 red, 20 white", "28 green", gone="4 ingredient-shelf"
    )
    return play(call(state, "begging-monk"), "0 collect")


@pytest.mark.rule("wb-monk-batches")
def test_more_than_five_are_chosen_in_batches_in_the_order_of_colours() -> None:
    state = hoard()
    assert [seat["owes"] for seat in public(state)["seats"]] == [0, 12, 6, 7]
    assert state.deciders == [1, 2]
    # Four reds and a white are the most red there is; a white in front means the rest is white too.
    assert options(state, 2) == [
        "lose red red red red white", "lose red red red white white", "lose red red white white white",
        "lose red white white white white", "lose white white white white white",
    ]  # fmt: skip
    # Of seat 1's eight whites, twelve cannot be given: no batch can begin so low that the rest is missing.
    assert "lose white white white white white" not in options(state, 1)
    assert refusal(state, 1, "lose white white white white white")[0] == "colour-order"
    play(state, "1 lose red red red red green\n2 lose red red white white white")
    assert public(state)["losses_sealed"] == 1
    assert goods(state, 1) == "20 red, 20 green, 8 white", "nothing is paid yet"
    assert state.deciders == [1, 2]
    assert options(state, 2) == ["lose white"], "one answer, but being passed over would tell it"
    assert refusal(state, 1, "lose red green green green green")[0] == "colour-order"
    assert all("red" not in text for text in options(state, 1))
    play(state, "2 lose white\n1 lose green green green green white")
    assert public(state)["losses_sealed"] == 2
    assert state.deciders == [1]
    assert options(state, 1) == ["lose white white"]
    play(state, "1 lose white white")
    assert since(state, "0 collects")[:3] == [
        "1 loses red red red red green green green green green white white white",
        "2 loses red red white white white white",
        "3 loses green green green green green green green",
    ]
    assert goods(state, 1) == "16 red, 15 green, 5 white"
    assert public(state)["losses_sealed"] == 0
    assert [seat["owes"] for seat in public(state)["seats"]] == [0] * 4


@pytest.mark.rule("wb-monk-batches")
def test_a_batch_leaves_enough_of_the_colours_that_may_still_follow() -> None:
    """Eight of sixteen: with four greens in front only two whites could follow, where three are owed."""
    state = lay(3, "6 red", "10 red, 4 green, 2 white", "", data={"begging-monk": {"share": 2}})
    play(call(state, "begging-monk"), "0 collect")
    assert options(state, 1) == [
        "lose red red red red red", "lose red red red red green", "lose red red red green green",
        "lose red red green green green",
    ]  # fmt: skip


@pytest.mark.rule("wb-monk-batches")
def test_a_batch_takes_what_the_seat_itself_has_not_given_yet() -> None:
    """Seat 1 owes eight and has one green left; what it gave is not missing to seat 2, who owes six."""
    state = lay(3, "6 red", "20 red, 6 green, 6 white", "20 red, 4 white", gone="4 ingredient-shelf")
    play(call(state, "begging-monk"), "0 collect")
    play(state, "1 lose green green green green green\n2 lose red red red red red")
    assert options(state, 1) == ["lose green white white", "lose white white white"]
    assert options(state, 2) == ["lose red", "lose white"]


@pytest.mark.rule("wb-monk-batches", "wb-hidden")
def test_earlier_batches_stay_hidden_until_the_last_is_in() -> None:
    stories = []
    for first, second in [
        ("lose red red red red red", "lose red red red red red"),
        ("lose green green green green green", "lose green green green white white"),
    ]:
        state = play(hoard(), f"1 {first}\n2 lose red red white white white")
        assert state.view(1).data()["given"]["red"] + state.view(1).data()["given"]["green"] == 5
        play(state, f"1 {second}")
        stories.append([state.story(viewer) for viewer in (0, 2, 3, PUBLIC)])
    assert stories[0] == stories[1]


@pytest.mark.rule("wb-monk-batches")
def test_no_two_series_of_answers_mean_the_same_loss() -> None:
    found = []
    state = hoard()
    for first in options(state, 1):
        one = play(state.copy(), f"1 {first}\n2 lose red red red red white")
        for second in options(one, 1):
            two = play(one.copy(), f"1 {second}\n2 lose white")
            found += [" ".join(sorted(f"{first} {second} {third}".split())) for third in options(two, 1)]
    assert len(found) == len(set(found))
    # Twelve of 20 red, 20 green and 8 white: all 91 ways but those with more than 8 white.
    assert len(found) == 91 - sum(13 - white for white in range(9, 13))


@pytest.mark.rule("wb-shelf-add")
def test_the_winner_may_add_from_nothing_to_what_is_missing() -> None:
    state = call(lay(3, "2 red, 1 green, 5 white", "4 red", "1 gold"), "begging-monk")
    play(state, "0 collect")
    # Three are needed and one lies there.
    assert options(state, 0) == [
        "add nothing", "add red", "add green", "add white", "add red red", "add red green", "add red white",
        "add green white", "add white white",
    ]  # fmt: skip
    assert refusal(state, 0, "add red white white")[0] == "add-at-most"
    assert refusal(state, 0, "add green green")[0] == "none-left"
    play(state, "0 add red white")
    assert public(state)["seats"][0]["cards"] == ["ingredient-shelf-1"]
    assert goods(state, 0) == "1 red, 1 green, 4 white"


@pytest.mark.rule("wb-shelf-add")
def test_more_than_five_are_added_in_the_order_of_colours() -> None:
    state = call(
        lay(3, "3 red, 3 green, 3 white", "1 gold", "1 gold", gone="4 ingredient-shelf"), "begging-monk"
    )
    play(state, "0 collect\n0 add red red red green green")
    assert options(state, 0) == ["add nothing", "add green", "add white"]
    assert refusal(state, 0, "add red")[0] == "none-left"
    early = call(lay(3, "3 red, 6 green", "1 gold", "1 gold", gone="4 ingredient-shelf"), "begging-monk")
    play(early, "0 collect\n0 add red red green green green")
    assert refusal(early, 0, "add red")[0] == "colour-order"
    before = state.copy()
    play(state, "0 add white")
    assert public(state)["seats"][0]["cards"] == ["ingredient-shelf-5"]
    play(before, "0 add nothing")
    assert journal(before)[-1] == "0 stays ingredient-shelf 1"
    assert public(before)["on_ingredient_shelf"] == {"red": 3, "green": 2, "white": 0}


@pytest.mark.rule("wb-shelf-add")
@pytest.mark.parametrize(
    ("added", "more"),
    [
        ("red red red red red", ["add nothing", "add red", "add green", "add white"]),
        ("red red red red green", ["add nothing", "add green", "add white"]),
        ("red green green green white", ["add nothing", "add white"]),
    ],
)
def test_the_last_colour_added_is_the_first_that_may_follow(added: str, more: list[str]) -> None:
    state = lay(3, "6 red, 6 green, 6 white", "1 gold", "1 gold", gone="4 ingredient-shelf")
    play(call(state, "begging-monk"), f"0 collect\n0 add {added}")
    assert options(state, 0) == more


@pytest.mark.rule("wb-shelf-add")
def test_without_anything_to_add_there_is_no_question() -> None:
    state = call(lay(3, "1 red", "3 gold", ""), "cutpurse")
    play(state, "0 collect")
    assert journal(state)[-1] == "0 stays gold-shelf 2"
    assert options(state, 0)[0].startswith("lead ")


@pytest.mark.rule("wb-shelf-take", "wb-vial-not-by-spell")
def test_enough_on_the_shelf_is_taken_without_a_question_and_all_of_it_is_gone() -> None:
    state = call(lay(3, "1 red, 1 gold", "9 gold", "9 gold", lying="2 gold"), "cutpurse")
    play(state, "0 collect")
    # 2 lay there and 6 came, where 3 would have done; the next shelf begins with nothing on it.
    assert journal(state)[-1] == "0 brews gold-shelf 1 2 plain"
    assert public(state)["on_gold_shelf"] == 0
    assert goods(state, 0) == "1 gold, 1 red"
    assert options(state, 0)[0].startswith("lead "), "and no vial is offered"


@pytest.mark.rule("wb-shelf-stays")
def test_what_lies_there_waits_for_the_next_one() -> None:
    state = lay(3, "1 gold", "3 gold", "2 gold", lying="1 gold")
    pick(state, "cutpurse", "wizard", "wizard")
    play(state, "0 lead cutpurse brave\n0 collect\n0 add-gold 0")
    assert public(state)["on_gold_shelf"] == 2
    time_out(state)
    assert public(state)["on_gold_shelf"] == 2


@pytest.mark.rule("wb-no-shelf")
@pytest.mark.parametrize(
    ("role", "stack"), [("cutpurse", "gold-shelf"), ("begging-monk", "ingredient-shelf")]
)
def test_with_no_shelf_left_the_role_does_nothing(role: str, stack: str) -> None:
    rich = "9 gold, 9 red, 9 green, 9 white"
    state = call(lay(3, rich, rich, rich, gone=f"5 {stack}"), role, 1)
    play(state, "1 cowardly")
    assert journal(state)[-1] == "0 cannot"
    assert [goods(state, seat) for seat in range(3)] == [rich] * 3
    assert state.deciders == [0]


@pytest.mark.rule("wb-shelf-nothing", "wb-cannot")
@pytest.mark.parametrize("role", ["cutpurse", "begging-monk"])
def test_where_nothing_could_come_of_it_the_winner_is_not_asked(role: str) -> None:
    state = call(lay(3, poor_in(role), "2 gold, 3 red", "2 gold, 3 red"), role)
    assert journal(state)[-1] == "0 cannot"
    assert state.deciders == [0], "and leads the next turn"


@pytest.mark.rule("wb-shelf-nothing", "wb-spared")
@pytest.mark.parametrize(
    ("role", "others"), [("cutpurse", "5 gold, 3 red"), ("begging-monk", "2 gold, 7 red")]
)
def test_one_who_would_lose_something_is_enough_for_a_question(role: str, others: str) -> None:
    """And whoever took the favour may be the one who would not."""
    state = call(lay(3, poor_in(role), others, "2 gold, 3 red"), role)
    assert options(state, 0) == ["collect", "decline"]
    spared = call(lay(3, poor_in(role), others, "2 gold, 3 red"), role, 1)
    play(spared, "1 cowardly")
    assert journal(spared)[-1] == "0 cannot"


@pytest.mark.rule("wb-shelf-nothing")
@pytest.mark.parametrize(("role", "own"), [("cutpurse", "1 gold"), ("begging-monk", "1 white")])
def test_own_goods_are_enough_for_a_question(role: str, own: str) -> None:
    state = call(lay(3, own, "2 gold, 3 red", "2 gold, 3 red"), role)
    assert options(state, 0) == ["collect", "decline"]


def poor_in(role: str) -> str:
    """Nothing of what the role's shelf takes."""
    return "3 red" if role == "cutpurse" else "2 gold"
