"""The Upper Hand: secret numbers, prizes with every kind of tie, and handing over one by one."""

import pytest

from broomstick import State
from games.broom_service.staging import agenda, goods, lay, pick, points, to_the_end_of_round
from games.scripts import journal, options, play, public, refusal


def fists(players: int, *hands: str, **more: object) -> State:
    state = lay(players, *hands, event="the-upper-hand", **more)  # type: ignore[arg-type]
    return to_the_end_of_round(pick(state, *[""] * players))


def show(state: State, *counts: int) -> State:
    for seat, count in enumerate(counts):
        state.play(seat, f"fist {count}")
    return state


@pytest.mark.rule("bs-upper-hand-fist")
def test_any_number_up_to_what_one_owns_is_named_in_secret() -> None:
    state = fists(3, "2 orange, 1 wand", "1 green", "9 purple")
    assert public(state)["sealed"] == "fists"
    assert options(state, 0) == ["fist 0", "fist 1", "fist 2", "fist 3"]
    code, message = refusal(state, 0, "fist 4")
    assert code == "fist-at-most"
    assert "3 at most" in message
    before = public(state)
    play(state, "0 fist 3; 2 fist 0")
    after = public(state)
    for field in ("seats", "events", "agenda"):
        assert after[field] == before[field]
    assert not any("shows" in line for line in journal(state))


@pytest.mark.rule("bs-upper-hand-fist")
def test_forty_at_most() -> None:
    state = fists(3, "30 orange, 30 wand")
    assert options(state, 0)[-1] == "fist 40"


@pytest.mark.rule("bs-upper-hand-fist")
def test_who_has_nothing_is_asked_too() -> None:
    state = fists(2, "1 orange", "3 wand")
    position = state.position()
    position["seats"][0]["resources"]["orange"] = 0
    state = state.game.position(position)
    assert options(state, 0) == ["fist 0"]


ALL = "5 orange"


@pytest.mark.parametrize(
    ("counts", "prizes"),
    [
        ((5, 3, 1), (6, 3, 0)),
        ((5, 3, 3), (6, 3, 3)),
        ((5, 0, 0), (6, 0, 0)),
        ((5, 1, 0), (6, 3, 0)),
        ((4, 4, 3), (3, 3, 0)),
        ((4, 4, 4), (3, 3, 3)),
        ((4, 4, 0), (3, 3, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((0, 0, 1), (0, 0, 6)),
    ],
)
@pytest.mark.rule("bs-upper-hand-first", "bs-upper-hand-shared", "bs-upper-hand-nothing")
def test_prizes_of_three(counts: tuple[int, ...], prizes: tuple[int, ...]) -> None:
    state = show(fists(3, ALL, ALL, ALL), *counts)
    assert points(state) == [10 + prize for prize in prizes]


@pytest.mark.parametrize(
    ("counts", "prizes"),
    [
        ((5, 4, 4, 4, 1), (6, 3, 3, 3, 0)),
        ((5, 5, 4, 4, 0), (3, 3, 0, 0, 0)),
        ((1, 2, 3, 4, 5), (0, 0, 0, 3, 6)),
    ],
)
@pytest.mark.rule("bs-upper-hand-first", "bs-upper-hand-shared")
def test_prizes_of_five(counts: tuple[int, ...], prizes: tuple[int, ...]) -> None:
    state = show(fists(5, ALL, ALL, ALL, ALL, ALL), *counts)
    assert points(state) == [10 + prize for prize in prizes]


@pytest.mark.parametrize(
    ("counts", "prizes"), [((3, 2), (6, 0)), ((2, 2), (3, 3)), ((0, 0), (0, 0)), ((0, 1), (0, 6))]
)
@pytest.mark.rule("bs-upper-hand-two", "bs-upper-hand-nothing")
def test_with_two_players_there_is_no_second_prize(counts: tuple[int, ...], prizes: tuple[int, ...]) -> None:
    state = show(fists(2, ALL, ALL), *counts)
    assert points(state) == [10 + prize for prize in prizes]


@pytest.mark.rule("bs-upper-hand-hands-over")
def test_everybody_hands_over_as_many_as_were_named_winners_too() -> None:
    state = show(fists(3, ALL, ALL, ALL), 5, 3, 0)
    assert [goods(state, seat) for seat in range(3)] == ["", "2 orange", "5 orange"]
    assert state.round == 2


@pytest.mark.rule("bs-upper-hand-one-by-one", "bs-upper-hand-hands-over")
def test_what_is_handed_over_is_chosen_one_by_one_clockwise_from_the_leader() -> None:
    hand = "2 orange, 1 green, 2 wand"
    state = show(fists(3, hand, hand, hand), 2, 1, 0)
    assert state.leader == 0
    assert agenda(state) == ["next-round", "hand-over 2 orange", "hand-over 1 orange", "hand-over 0 orange"]
    assert public(state)["seats"][0]["owes"] == 2
    assert options(state, 0) == ["give orange", "give green", "give wand"]
    play(state, "0 give green")
    # After green only the wands are left: no choice, so it is done.
    assert goods(state, 0) == "2 orange, 1 wand"
    assert state.asked == 1
    play(state, "1 give orange")
    assert goods(state, 1) == "1 orange, 1 green, 2 wand"
    assert state.round == 2
    assert [line for line in journal(state) if " gives " in line] == [
        "0 gives green",
        "0 gives wand",
        "1 gives orange",
    ]


@pytest.mark.rule("bs-upper-hand-one-by-one")
def test_never_so_that_too_few_would_be_left() -> None:
    state = show(fists(3, "2 orange, 1 green, 2 wand"), 3, 0, 0)
    # wand, wand and a third is impossible: a wand cannot come first.
    assert options(state, 0) == ["give orange", "give green"]
    code, _ = refusal(state, 0, "give wand")
    assert code == "too-few-after"
    assert refusal(state, 0, "give purple")[0] == "none-left"
    play(state, "0 give green")
    assert goods(state, 0) == "2 orange", "then both wands have to go"


@pytest.mark.rule("bs-upper-hand-one-by-one")
def test_each_choice_of_a_hand_is_reached_in_exactly_one_way() -> None:
    found: list[str] = []

    def walk(state: State) -> None:
        if state.round == 2:
            found.append(goods(state, 0))
            return
        for text in options(state, 0):
            walk(play(state.copy(), f"0 {text}"))

    walk(show(fists(2, "2 orange, 1 green, 3 purple, 1 wand"), 3, 0))
    assert len(found) == len(set(found))
    # Three of 2, 1, 3 and 1: all bags of that size.
    expected = {
        (o, g, p, w)
        for o in range(3) for g in range(2) for p in range(4) for w in range(2)
        if o + g + p + w == 3
    }  # fmt: skip
    assert len(found) == len(expected)


@pytest.mark.rule("bs-upper-hand-hands-over")
def test_handing_everything_over_is_no_question() -> None:
    state = show(fists(2, "2 orange, 1 green, 3 purple, 1 wand"), 7, 0)
    assert goods(state, 0) == ""
    assert [line for line in journal(state) if " gives " in line] == [
        "0 gives orange orange", "0 gives green", "0 gives purple purple purple", "0 gives wand",
    ]  # fmt: skip
    state = show(fists(2, "40 orange"), 40, 0)
    given = " ".join(line.removeprefix("0 gives ") for line in journal(state) if " gives " in line)
    assert given.split() == ["orange"] * 40


@pytest.mark.rule("bs-upper-hand-hands-over")
def test_the_order_in_the_journal_is_fists_prizes_resources() -> None:
    state = show(fists(3, "1 orange", "1 orange", "1 orange"), 1, 0, 0)
    lines = journal(state)
    at = lines.index("0 shows 1")
    assert lines[at : at + 6] == [
        "0 shows 1",
        "1 shows 0",
        "2 shows 0",
        "0 gains 6 the-upper-hand",
        "0 gives orange",
        "round 2",
    ]
