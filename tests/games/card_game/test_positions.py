"""Positions and views as plain data: they read back the same, and what cannot have come about is refused by field."""

import json

import pytest

import broomstick
from broomstick import PUBLIC, Chance, PositionError, State
from games.card_game.staging import begin, lay, pick, play_round, standard
from games.scripts import play, time_out
from games.spoiling import Change, add, both, copied, drop, put, refused


def in_the_middle() -> State:
    """Round 2, a turn of sun: seat 0 was cowardly, seat 1 brave, seat 2 is asked. In round 1 fires were cancelled."""
    state = lay(
        3,
        stocks=("3 fire, 4 root, 4 sun, 3 water, 3 berry",),
        witches="3 berry",
        pile="3 water, 3 fire, 3 root",
        tasks=(1, 2, 3),
    )
    play_round(state, "fire! sun water", "fire! sun water", "fire! sun water")
    pick(state, "root sun water", "fire sun water", "fire sun water")
    return play(state, "2 lead fire brave\n1 brave\n1 lead sun cowardly\n2 brave")


def test_the_position_that_is_spoilt_below_is_a_good_one() -> None:
    state = in_the_middle()
    data = state.position()
    assert state.game.position(copied(data)) == state
    assert data["stocks"][0] == {"root": 4, "meadow": 0, "fire": 6, "berry": 3, "sun": 3, "water": 2}
    assert data["displays"][0]["cancelled"] == []
    assert data["displays"][2]["cancelled"] == ["fire"]
    assert state.deciders == [0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_position_of_a_game_reads_back_the_same(players: int) -> None:
    rng = Chance("positions", name=str(players))
    state = standard(players).start(seed=players)
    while not state.over:
        again = standard(players).position(json.loads(json.dumps(state.position())))
        assert again.digest() == state.digest()
        assert [again.choices(seat) for seat in range(players)] == [
            state.choices(seat) for seat in range(players)
        ]
        for viewer in [*range(players), PUBLIC]:
            assert again.view(viewer) == state.view(viewer)
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    assert standard(players).position(state.position()).winners() == state.winners()


def test_a_game_goes_on_from_a_position_and_its_record_begins_there() -> None:
    state = in_the_middle()
    again = state.game.position(state.position())
    rng = Chance("on")
    while not again.over:
        action = rng.pick(again.choices(again.asked))
        state.play(state.asked, action)
        again.play(again.asked, action)
    assert again == state
    text = again.record().text()
    assert text.splitlines()[6].startswith("position {")
    assert broomstick.read_record(text).replay() == again


SPOILT: list[tuple[str, Change, str]] = [
    # displays must be what the turns make them
    ("potions", both(add(2, "displays", 0, "potions", "root"), add(1, "displays", 0, "points")),
     "displays[0].potions.root: is 2, but the rest of the position leads to 0"),
    ("brave potions", both(add(1, "displays", 2, "brave_potions"), add(2, "displays", 2, "points")),
     "displays[2].brave_potions: is 2, but the rest of the position leads to 1"),
    ("cards", add(1, "displays", 1, "cards"), "displays[1].cards: is 6, but "),
    ("cancelled", put("displays", 0, "cancelled", to=["fire"]),
     "displays[0].cancelled: is ['fire'], but the rest of the position leads to []"),
    ("not cancelled", put("displays", 2, "cancelled", to=[]), "displays[2].cancelled: is [], but "),
    ("points", add(1, "displays", 0, "points"), "displays[0].points: should be "),
    ("first card", put("displays", 0, "first", to="sun"), "pile: with it there are 13 berry, not 14"),
    ("no such first", put("displays", 0, "first", to="snow"), "displays[0].first: 'snow' is not one of root, meadow"),
    ("no such potion", put("displays", 0, "potions", "snow", to=1), "displays[0].potions.snow: is not a field here"),
    ("potions missing", drop("displays", 0, "potions", "root"), "displays[0].potions.root: is missing"),
    ("too many displays", lambda data: data["displays"].append({}), "displays: should have 3 entries, not 4"),
    ("display of text", put("displays", 1, to="much"), "displays[1]. should be a mapping of fields, not str"),
    ("odd field", put("displays", 1, "gold", to=1), "displays[1].gold: is not a field here; known are brave_potions"),
    ("cancelled twice", put("displays", 0, "cancelled", to=["sun", "sun"]), "displays[0].cancelled: names 'sun' twice"),
    ("no such task", put("displays", 0, "tasks", to=[9]), "displays[0].tasks: "),
    # tasks and open witches
    ("open task unknown", put("tasks", to=[1, 2, 99]), "tasks: "),
    ("open task twice", put("tasks", to=[1, 2, 2]), "tasks: names a task twice"),
    ("open witches", put("open_witches", "sun", to=-1), "open_witches.sun: should be a number from 0 to 31, not -1"),
    ("no such open witch", put("open_witches", "fog", to=0), "open_witches.fog: is not a field here"),
    # stocks are what was received, less what was played
    ("stock", add(1, "stocks", 0, "root"), "stocks[0].root: is 5, but the rest of the position leads to 4"),
    ("stock below 0", put("stocks", 0, "meadow", to=-1), "stocks[0].meadow: should be a number from 0 to 99"),
    ("stock missing", drop("stocks", 0, "sun"), "stocks[0].sun: is missing"),
    ("stocks missing", drop("stocks"), "stocks: is missing"),
    ("one stock too few", lambda data: data["stocks"].pop(), "stocks: should have 3 entries, not 2"),
    ("received", put("received", 0, 1, to="water water"), "pile: with it there are "),
    ("received too little", both(put("received", 0, 2, to="root"), add(1, "stocks", 0, "root")),
     "pile: with it there are 11 root, not 10"),
    ("received no cards", put("received", 0, 0, to="seventeen"), "received[0][0]: should be "),
    ("received a number", put("received", 0, 0, to=17), "received[0][0]: should be "),
    ("received empty", put("received", 0, 0, to=""), "received[0][0]: should be "),
    ("too few bags", lambda data: data["received"][1].pop(), "received[1]: should have 4 entries, not 3"),
    ("received one too few", lambda data: data["received"].pop(), "received: should have 3 entries, not 2"),
    # no card is missing and none is there twice
    ("pile short", lambda data: data["pile"].pop(), "pile: with it there are "),
    ("pile changed", lambda data: data["pile"].append("root"), "pile: with it there are 11 root, not 10"),
    ("pile odd", put("pile", 0, to="moon"), "pile[0]: 'moon' is not one of root, meadow, fire"),
    ("pile no list", put("pile", to="root"), "pile: should be a list, not 'root'"),
    # what is held was picked and is there
    ("held, not there", both(put("hands", 0, to=["meadow"]), put("picks", 0, to=["meadow"])),
     "deciders: seat 0 is asked about a role it does not hold"),
    ("held, not picked", put("hands", 0, to=["berry"]), "picks[0]: should be the roles held and those played"),
    ("picked, not there", both(put("hands", 0, to=["meadow", "sun"]), put("picks", 0, to=["meadow", "sun"])),
     "picks[0]: cannot have been: "),
    # the question and the turn that lead to it
    ("other decider", put("deciders", to=[1]), "deciders: seat 0 is the one who is asked"),
    ("two deciders", put("deciders", to=[0, 1]), "deciders: seat 0 is the one who is asked"),
    ("other leader", put("leader", to=0), "said[0]: does not go with leader and speaker"),
    ("other brave", put("brave", to=1), "brave: is not the one seat that is said to be brave"),
    ("another leads", both(put("leader", to=2), put("said", 1, to="silent"), put("hands", 1, to=["sun", "water"])),
     "said: cannot have been: "),
    ("nobody called", put("role", to=None), "role: is not called, but somebody has answered it"),
    ("agenda", put("agenda", to=["turn"]), "agenda[0]: does not go with the role called"),
    ("agenda without a stage", put("agenda", to=["take-first 0"]), "agenda[0]: a round's stage is missing"),
    ("agenda of two stages", put("agenda", to=["follow", "turn"]), "agenda[1]: cannot lie above another stage"),
    ("sealed", put("sealed", to="picks"), "sealed: does not go with the agenda"),
    ("an answer", put("answers", 0, to="pick sun"), "answers[0]: there is no open question"),
    ("over", both(put("over", to=True), put("deciders", to=[])), "agenda: should be empty once"),
    ("turn of a later round", put("turns", 0, to="7 0 fire out out brave"), "turns[0]: belongs to round 7"),
    ("turn without a leader", put("turns", 0, to="1 0 fire next brave next"), "turns[0]: everybody says something"),
    ("two braves", put("turns", 0, to="1 0 fire brave out brave"), "turns[0]: one brave seat is left"),
    ("round", put("round", to=3), "picks[1]: should be the roles held"),
    ("turn missing", lambda data: data["turns"].pop(0), "turns: "),
    ("scored and open", put("displays", 0, "tasks", to=[1]), "displays[0].points: should be "),
    ("scored for nothing", both(put("displays", 0, "tasks", to=[1]), add(5, "displays", 0, "points")),
     "displays[0].tasks: is [1], but "),
    ("scored twice", put("displays", 0, "tasks", to=[1, 1]), "displays[0].tasks: names a task twice"),
    ("a later one scored twice", put("displays", 0, "tasks", to=[3, 3]), "displays[0].tasks: names a task twice"),
    ("a task too few", put("tasks", to=[1, 2]), "tasks: with those scored there should be 3"),
    ("pile to the open", both(lambda data: data["pile"].pop(), add(1, "open_witches", "root")), ""),
    ("moves", add(1, "moves"), "moves: is "),
    # the game it belongs to
    ("players", put("players", to=4), "players: is 4, but this game has 3"),
    ("rules", put("rules", to=99), "rules: is 99, but this game has 1"),
    ("game", put("game", to="chess"), "game: is 'chess', but this game has 'card-game'"),
    ("unknown field", put("weather", to="fine"), "weather: is not a field here"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "why"), [row[1:] for row in SPOILT], ids=[row[0] for row in SPOILT])
def test_a_position_that_cannot_be_is_refused_by_field(change: Change, why: str) -> None:
    assert str(refused(in_the_middle(), change)).startswith(why)


def test_a_task_scored_twice_is_named() -> None:
    why = refused(in_the_middle(), put("displays", 0, "tasks", to=[3, 3]))
    assert (why.code, why.facts) == ("named-twice", {"field": "displays[0].tasks", "value": "3"})


def test_a_first_card_that_was_taken_out_of_turn_is_refused() -> None:
    state = lay(3, witches="fire, berry, water")
    why = refused(state, put("displays", 1, "first", to="fire"), add(-1, "open_witches", "fire"))
    assert (why.code, why.facts["field"]) == ("leads-elsewhere", "displays[1].first")


def test_an_answer_from_a_stock_that_cannot_be_is_refused() -> None:
    state = play(lay(3, stocks=("16 water, sun",), witches="3 berry"), "0 pick sun water")
    why = refused(state, add(1, "stocks", 0, "root"), put("answers", 0, to="pick root sun water"))
    assert (why.code, why.facts["field"]) == ("cannot-have-been", "answers[0]")


def test_who_holds_the_role_called_cannot_have_said_next() -> None:
    state = pick(lay(4, witches="4 berry"), *["root sun water"] * 4)
    play(state, "0 lead sun cowardly\n1 cowardly\n2 cowardly")
    why = refused(state, put("said", 1, to="next"), put("hands", 1, to=["root", "sun", "water"]))
    assert (why.code, why.facts["field"]) == ("cannot-have-been", "said")


@pytest.mark.parametrize("data", [None, 3, "position", ["game"]])
def test_what_is_no_mapping_is_no_position(data: object) -> None:
    with pytest.raises(PositionError, match=r"^the data should be a mapping of fields, not "):
        standard(3).position(data)


def test_every_view_of_a_game_in_which_stocks_run_empty_reads_back_the_same() -> None:
    data = {"deal": {"3": 3}, "game": {"rounds": 2, "draw": 0}}
    state = lay(3, witches="3 berry", data=data)
    seen = []
    while not state.over:
        time_out(state)
        for viewer in (0, 1, 2, PUBLIC):
            view = state.view(viewer)
            assert state.game.read_view(json.loads(json.dumps(view.data()))) == view
            seen += view.data()["stock_sizes"]
    assert 0 in seen


SPOILT_VIEWS: list[tuple[int, Change, str]] = [
    (0, put("stock", to={}), "stock.root: is missing"),
    (0, put("stock", "sun", to="3"), "stock.sun: should be a number from 0 to 99, not '3'"),
    (0, put("received", to=[]), "received: should have 4 entries, not 0"),
    (
        0,
        put("received", 1, to="three"),
        "received[1]: should be 0 to 99 of root, meadow, fire, berry, sun, water",
    ),
    (0, put("left_over", to={"root": 1}), "left_over.root: is not a field here"),
    (0, put("stock_sizes", to=[1, 2]), "stock_sizes: should have 3 entries, not 2"),
    (0, put("stock_sizes", 1, to=100), "stock_sizes[1]: should be a number from 0 to 99, not 100"),
    (
        0,
        put("displays", 1, "cards", to=1000),
        "displays[1].cards: should be a number from 0 to 999, not 1000",
    ),
    (0, put("pile_size", to=-1), "pile_size: should be a number from 0 to 999, not -1"),
    (0, put("viewer", to=3), "viewer: should be a number from 0 to 2, not 3"),
    (PUBLIC, put("stock", to={"root": 1}), "stock.root: is not a field here"),
    (PUBLIC, put("received", to=["root"]), "received: should have 0 entries, not 1"),
    (PUBLIC, put("displays", 0, "points", to=99), "displays[0].points: should be "),
]


@pytest.mark.parametrize(("viewer", "change", "why"), SPOILT_VIEWS, ids=[why for _, _, why in SPOILT_VIEWS])
def test_a_view_that_cannot_be_is_refused_by_field(viewer: int, change: Change, why: str) -> None:
    state = in_the_middle()
    data = copied(state.view(viewer).data())
    assert state.game.read_view(data) == state.view(viewer)
    change(data)
    with pytest.raises(PositionError) as error:
        state.game.read_view(data)
    assert str(error.value).startswith(why)


def test_a_round_begun_before_all_had_a_first_card_is_refused() -> None:
    state = play_round(begin(lay(3, witches="fire, berry, water")), *["root meadow sun"] * 3)
    firsts = [shown["first"] for shown in state.position()["displays"][1:]]
    back = [add(1, "open_witches", first) for first in firsts]
    why = refused(state, *back, *(put("displays", seat, "first", to=None) for seat in (1, 2)))
    assert str(why).startswith("turns: round 0 is not over with them")
    assert why.facts == {"field": "turns", "round": 0}
