"""Positions and views as plain data: they read back the same, and what cannot have come about is refused by field."""

from collections.abc import Callable
from typing import Any

import pytest

from broomstick import PUBLIC, Chance, PositionError, State
from contract.slow_pen import SlowPen
from games.scripts import play, time_out
from games.spoiling import Change, add, both, copied, drop, put, refused
from games.witchs_brew.staging import POINTS, RAVENS, call, lay, pick, standard


def in_the_middle() -> State:
    """Set 2 with barred roles: seat 1 has led the witch, seat 2 has bought as a favour and may have a vial."""
    state = lay(3, *["9 gold, 9 red, 9 green, 9 white"] * 3, barred=True, seed=2)
    time_out(state)
    free = [
        role for role in state.game.roles if role not in state.position()["barred"][-1] and role != "witch"
    ]
    for seat in range(3):
        state.play(seat, "pick " + " ".join(["witch", *free[seat : seat + 4]]))
    leader = state.leader
    return play(
        state,
        f"{leader} lead witch brave\n{(leader + 1) % 3} cowardly\n{(leader + 1) % 3} buy iron",
    )


def victims() -> State:
    """Seat 1 and 2 choose their losses, the second batch of seat 1."""
    state = call(lay(3, "1 red", "12 red, 16 green", "4 red, 4 white"), "begging-monk")
    return play(state, "0 collect\n1 lose red red red green green\n2 lose red red")


def assert_view_reads_back(state: State, viewer: int) -> None:
    view = state.view(viewer)
    again = state.game.read_view(copied(view.data()))
    assert again == view
    assert again.key() == view.key()


@pytest.mark.parametrize("make", [in_the_middle, victims])
def test_the_positions_that_are_spoilt_below_are_good_ones(make: Callable[[], State]) -> None:
    state = make()
    data = copied(state.position())
    assert state.game.position(data) == state
    for viewer in (0, 1, 2, PUBLIC):
        assert_view_reads_back(state, viewer)


@pytest.mark.rule("wb-monk-batches")
def test_learners_are_told_what_they_themselves_have_given() -> None:
    state = victims()
    told = []
    for seat in (0, 1, 2):
        by_state, by_view = SlowPen(state.game, seat), SlowPen(state.game, seat)
        state.write(by_state)
        state.view(seat).write(by_view)
        assert by_state.told == by_view.told
        told.append(by_state.told[-3:])
    assert told == [[0, 0, 0], [3, 2, 0], [2, 0, 0]]


def test_where_they_stand() -> None:
    data = in_the_middle().position()
    assert data["agenda"] == ["follow", f"vial {(data['leader'] + 1) % 3}"]
    data = victims().position()
    assert data["agenda"] == ["end-turn", "add-more 0 red", "sealed losses 1"]
    assert data["given"][1] == {"red": 3, "green": 2, "white": 0}
    assert [seat["owes"] for seat in data["seats"]] == [0, 7, 2]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("books", to=["copia"] * 8), "books"),
        (put("books", to=["copia"]), "books"),
        (put("barred", to=[]), "barred"),
        (put("barred", 0, to=["witch"]), "barred[0]"),
        (put("barred", 0, to=["nobody"]), "barred[0]"),
        (lambda data: put("barred", 0, to=data["barred"][1])(data), "barred[1]"),
        (lambda data: data["barred_deck"].pop(), "barred_deck"),
        (add(1, "stacks", "iron"), "stacks.iron"),
        (add(-1, "stacks", "copper"), "stacks.copper"),
        (put("seats", 0, "cards", to=["copper-7"]), "seats[0].points"),
        (both(put("seats", 0, "cards", to=["copper-2"]), put("seats", 0, "points", to=2)), "stacks.copper"),
        (add(1, "seats", 0, "points"), "seats[0].points"),
        (add(1, "ravens"), "ravens"),
        (lambda data: data["seats"].pop(), "seats"),
        (put("seats", 0, "cards", to=["copper-8"]), "seats[0].cards"),
        (put("seats", 0, "gold", to=-1), "seats[0].gold"),
        (put("seats", 0, "owes", to=1), "seats[0].owes"),
        (put("losses_sealed", to=1), "losses_sealed"),
        (lambda data: data["given"].pop(), "given"),
        (put("given", 0, "red", to=1), "given[0]"),
        (put("given", 0, "red", to=-1), "given[0].red"),
        (put("on_gold_shelf", to=3), "on_gold_shelf"),
        (put("on_ingredient_shelf", "red", to=3), "on_ingredient_shelf"),
        (add(1, "round"), "barred"),
        (put("starter", to=2), "turns[0]"),
        (lambda data: data["agenda"].append(f"full {data['leader']}"), "deciders"),
        (lambda data: put("agenda", 1, to=f"vial {data['leader']}")(data), "deciders"),
        (lambda data: put("agenda", 1, to=data["agenda"][1].replace("vial", "fill-up"))(data), "agenda[1]"),
        (lambda data: data["turns"].pop(0), "turns[0]"),
        (put("round", to=31), "round"),
        # Turns that the picks they tell of, or the lead, speak against.
        (put("turns", 0, to="1 1 wolf-keeper brave cowardly next"), "turns[0]"),
        (put("turns", 0, to="1 0 wolf-keeper cowardly cowardly next"), "turns[0]"),
        (put("turns", 0, to="1 0 wolf-keeper cowardly brave next"), "turns[0]"),
        (put("turns", 0, to="1 0 wolf-keeper out brave next"), "turns[1]"),
        (put("turns", 0, to="1 0 wolf-keeper brave cowardly cowardly"), "turns[0]"),
        (put("turns", 0, to="1 0 wizard brave cowardly next"), "turns"),
        (put("turns", 9, to="2 2 assistant next next brave"), "hands[2]"),
        (put("turns", 8, to="1 1 fortune-teller next brave next"), "turns[0]"),
        # Picks of this set: too many, too few, a barred one.
        (lambda data: [data[field][0].append("fortune-teller") for field in ("hands", "picks")], "picks[0]"),
        (lambda data: [data[field][0].remove("alchemist") for field in ("hands", "picks")], "picks[0]"),
        (
            lambda data: [
                put(field, 0, to=[*data[field][0][1:], "warlock"])(data) for field in ("hands", "picks")
            ],
            "picks[0]",
        ),
        (both(put("said", 2, to="cowardly"), put("brave", to=None)), "said[2]"),
    ],
)
def test_what_cannot_have_come_about_is_refused_by_field(change: Change, field: str) -> None:
    assert str(refused(in_the_middle(), change)).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (add(1, "seats", 1, "owes"), "seats[1].owes"),
        (put("seats", 2, "owes", to=0), "seats[2].owes"),
        (add(1, "losses_sealed"), "deciders"),
        (put("losses_sealed", to=0), "given[1]"),
        (add(1, "given", 1, "red"), "given[1]"),
        (both(add(-1, "given", 1, "red"), add(1, "given", 1, "white")), "deciders"),
        (put("agenda", 2, to="sealed losses 1 2"), "deciders"),
        (both(put("agenda", 2, to="sealed losses 1 2"), put("deciders", to=[1, 2])), "deciders"),
        (put("agenda", 1, to="fill-up 0"), "agenda[1]"),
        (lambda data: data["agenda"].pop(1), "agenda[1]"),
        (put("agenda", 1, to="full 0"), "agenda[2]"),
        (put("answers", 2, to="lose red"), "deciders"),
    ],
)
def test_losses_that_cannot_be_are_refused_by_field(change: Change, field: str) -> None:
    assert str(refused(victims(), change)).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        (add(3, "seats", 0, "points"), {"field": "seats[0].points", "expected": 0, "found": 3}),
        (put("ravens", to=1000), {"field": "ravens", "lowest": 0, "highest": 999, "value": "1000"}),
    ],
)
def test_a_wrong_number_is_refused_with_the_right_one(change: Change, facts: dict[str, object]) -> None:
    assert refused(lay(3), change).facts == facts


@pytest.mark.rule("wb-pick-five", "wb-barred")
def test_picks_that_are_refused_are_told_how_many_they_should_be() -> None:
    why = refused(
        in_the_middle(), lambda data: [data[field][0].remove("alchemist") for field in ("hands", "picks")]
    )
    assert str(why) == "picks[0]: should be 5 roles of set 2 that are not barred"


@pytest.mark.rule("wb-no-shelf")
@pytest.mark.parametrize(
    ("gone", "lying", "field"),
    [
        ("5 gold-shelf", "1 gold", "on_gold_shelf"),
        ("5 ingredient-shelf", "1 white", "on_ingredient_shelf"),
    ],
)
def test_goods_on_a_shelf_that_is_not_there_are_refused(gone: str, lying: str, field: str) -> None:
    with pytest.raises(PositionError, match=f"^{field}: there is no shelf left"):
        lay(3, gone=gone, lying=lying)


@pytest.mark.rule("wb-no-shelf")
@pytest.mark.parametrize(
    ("role", "gone", "question"),
    [("cutpurse", "5 ingredient-shelf", "fill-up 0"), ("begging-monk", "5 gold-shelf", "add-more 0 red")],
)
def test_a_shelf_is_filled_up_though_there_is_none_of_the_other_kind(
    role: str, gone: str, question: str
) -> None:
    state = play(call(lay(3, "2 gold, 2 red", "3 gold, 4 red", gone=gone), role), "0 collect")
    data = state.position()
    assert data["agenda"] == ["end-turn", question]
    assert state.game.position(data) == state


@pytest.mark.parametrize(
    ("role", "script", "steps"),
    [
        # While others have still to speak, nobody has won, and favours of before are done.
        ("witch", "1 cowardly", ["full 0"]),
        ("witch", "1 cowardly\n1 decline\n2 cowardly", ["favour 1"]),
        ("cutpurse", "1 cowardly", ["favour 1"]),
        # When all have spoken, the winner alone is asked, and about one thing.
        ("witch", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["full 1"]),
        ("witch", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["favour 1"]),
        ("witch", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["favour 2"]),
        ("witch", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["favour 3"]),
        ("witch", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["vial 1"]),
        ("witch", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["full 0", "full 0"]),
        ("alchemist", "1 cowardly\n1 decline\n2 cowardly\n2 decline", ["vial 0"]),
    ],
)
def test_a_question_that_does_not_come_now_is_refused(role: str, script: str, steps: list[str]) -> None:
    state = play(call(lay(4, *["9 gold, 9 red, 9 green, 9 white"] * 4), role, 1, 2), script)
    asked = put("deciders", to=[int(steps[-1].split()[1])])
    why = refused(state, lambda data: put("agenda", to=[data["agenda"][0], *steps])(data), asked)
    assert str(why).startswith(f"agenda[{len(steps)}]: ")


@pytest.mark.rule("wb-monk-no-choice", "wb-monk-batches")
def test_positions_read_back_while_some_victims_have_done_and_some_have_no_choice() -> None:
    """Seat 1 owes twelve in three batches, seat 2 five in one, seat 3 seven of the one colour it has."""
    state = lay(4, "6 red", "20 red, 20 green, 8 white", "10 red, 10 white", "28 green")
    play(call(state, "begging-monk"), "0 collect")
    for script, asked in [
        ("", [1, 2]),
        ("1 lose red red red red green\n2 lose red red red white white", [1]),
        ("1 lose green green green green green", [1]),
    ]:
        play(state, script)
        assert state.deciders == asked
        assert state.game.position(copied(state.position())) == state


@pytest.mark.rule("wb-monk-choose")
def test_a_position_reads_back_while_a_victim_chooses_the_only_one_it_owes() -> None:
    state = play(call(lay(3, "1 red", "2 red, 2 green", "1 red"), "begging-monk"), "0 collect")
    assert [seat["owes"] for seat in state.position()["seats"]] == [0, 1, 0]
    assert state.deciders == [1]
    assert state.game.position(copied(state.position())) == state


@pytest.mark.rule("wb-monk-choose", "wb-monk-batches")
@pytest.mark.parametrize(
    ("colour", "asked", "message"),
    [
        ("red", [2], "agenda: should ask those who have something to choose"),
        ("white", [2], "given[1]: leaves too little of the later colours"),
        ("white", [1, 2], "deciders: seat 1 is asked without having a choice"),
    ],
)
def test_a_victim_has_to_be_asked_and_able_to_answer(colour: str, asked: list[int], message: str) -> None:
    """Seat 1 owes six and has given five, of white all there are."""
    state = call(lay(3, "6 red", "10 red, 10 green, 5 white", "14 red, 14 green"), "begging-monk")
    play(state, "0 collect\n1 lose red red red red red\n2 lose red red red red red")
    given = put("given", 1, to={"red": 0, "green": 0, "white": 0, colour: 5})
    agenda = put("agenda", 2, to=" ".join(["sealed losses", *map(str, asked)]))
    assert str(refused(state, given, agenda, put("deciders", to=asked))) == message


@pytest.mark.rule("wb-monk-batches")
def test_a_victim_who_has_given_all_is_not_asked_again() -> None:
    """Seat 1 owes seven, seat 2 the five it has given."""
    state = call(lay(3, "6 red", "14 red, 14 green", "10 red, 10 green"), "begging-monk")
    play(state, "0 collect\n1 lose red red red red red\n2 lose red red red red red")
    why = refused(state, put("agenda", 2, to="sealed losses 1 2"), put("deciders", to=[1, 2]))
    assert str(why).startswith("deciders: seat 2 is asked without having a choice")


def with_ravens(state: State) -> dict[str, Any]:
    """The position, but seat 2 has all the copper and iron cauldrons, and with them four ravens."""
    data: dict[str, Any] = copied(state.position())
    cards = [card for card in POINTS if card.startswith(("copper", "iron"))]
    data["seats"][2].update(cards=cards, points=sum(POINTS[card] for card in cards))
    data["stacks"].update(copper=0, iron=0)
    data["ravens"] = len(RAVENS.intersection(cards))
    return data


@pytest.mark.rule("wb-end")
@pytest.mark.parametrize(
    "make",
    [
        lambda: lay(3),
        lambda: pick(lay(3), "", "", ""),
        lambda: time_out(lay(3)),
        lambda: pick(time_out(lay(3)), "", "", ""),
    ],
)
def test_a_set_after_the_end_is_refused(make: Callable[[], State]) -> None:
    with pytest.raises(PositionError, match=r"^ravens: the game should have ended"):
        standard(3).position(with_ravens(make()))


@pytest.mark.rule("wb-end")
@pytest.mark.parametrize("script", ["", "1 cowardly\n1 decline\n0 decline"])
def test_a_set_in_which_the_ravens_came_is_played_on(script: str) -> None:
    """In its first turn, whichever role was called; and between its turns."""
    state = play(call(lay(3), "wolf-keeper", 1), script)
    assert (state.role < 0) == bool(script)
    assert standard(3).position(with_ravens(state)).deciders == state.deciders


def test_an_end_without_ravens_is_refused() -> None:
    state = time_out(lay(3, data={"game": {"sets": 1}}))
    data = state.position()
    assert data["over"]
    assert state.game.position(data) == state
    data["data"] = {"game": {"sets": 2}}
    with pytest.raises(PositionError, match=r"^over: there are not ravens enough"):
        lay(3, data={"game": {"sets": 2}}).game.position(data)


@pytest.mark.rule("wb-thirty-sets")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (both(put("turns", to=[]), put("picks", to=[[], [], []])), "turns: the last set has not been played"),
        (
            lambda data: [data[field][0].append("wolf-keeper") for field in ("hands", "picks")],
            "picks: should be those of the last set",
        ),
    ],
)
def test_an_end_before_the_last_set_is_played_out_is_refused(change: Change, message: str) -> None:
    state = pick(lay(3, data={"game": {"sets": 1}}), "", "", "")
    assert time_out(state).over
    assert str(refused(state, change)) == message


@pytest.mark.rule("wb-barred")
def test_a_set_that_bars_another_number_of_roles_is_refused_while_roles_are_picked() -> None:
    state = standard(3, True).start(seed=1)
    assert str(refused(state, drop("barred", 0, 1))).startswith("barred[0]: should be 2 roles")
    assert str(refused(state, put("barred", to=[]))) == "barred: should tell every set so far"


@pytest.mark.rule("wb-barred")
def test_barred_roles_in_a_game_without_them_are_refused() -> None:
    state = standard(4).start(seed=1)
    assert str(refused(state, put("barred", to=[["witch"]]))).startswith("barred: should be empty")


@pytest.mark.parametrize(("players", "barred"), [(3, True), (4, False), (5, False)])
def test_positions_and_views_of_a_whole_game_read_back(players: int, barred: bool) -> None:
    state = standard(players, barred).start(seed=11)
    rng = Chance("positions")
    while not state.over:
        state.step(rng.pick(state.choices(state.asked)))
        if state.moves % 11 == 0 or state.over:
            assert state.game.position(copied(state.position())).digest() == state.digest()
            for viewer in (players - 1, PUBLIC):
                assert_view_reads_back(state, viewer)


def test_a_game_begun_from_a_position_has_a_record() -> None:
    state = pick(lay(3), "wolf-keeper", "", "")
    text = state.record().text()
    assert "position {" in text
    assert state.record().replay() == state
