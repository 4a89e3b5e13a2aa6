"""What is public, what is hidden, what a cancelled card tells, and the pile shown at the end."""

import json
from typing import Any

import pytest

from broomstick import PUBLIC, Chance, State
from broomstick.heart.plain import mask_names
from games.card_game.staging import begin, card_view, lay, pick, play_round, standard, stock
from games.scripts import journal, play, time_out

PUBLIC_FIELDS = {
    # the heart's
    "starter", "round", "leader", "role", "speaker", "brave", "said", "turns", "agenda", "deciders", "sealed",
    "moves", "barrier", "stager", "over", "hand_sizes",
    # the card game's
    "displays", "tasks", "open_witches", "stock_sizes", "pile_size", "left_over",
}  # fmt: skip
PRIVATE_FIELDS = {"viewer", "hand", "picks", "answer", "stock", "received"}


def known(state: State, seat: int, viewer: int = PUBLIC) -> list[str]:
    """The types a viewer knows to be in a seat's stock, because they were cancelled."""
    view = card_view(state, viewer)
    return mask_names(view.parts.types, view.known_in_stock(seat))


@pytest.mark.rule("cg-public")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_sees_the_same_public_things(players: int) -> None:
    rng = Chance("public")
    state = standard(players).start(seed=players)
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
        spectator = state.view(PUBLIC).data()
        assert set(spectator) == {"game", "rules", "players"} | PUBLIC_FIELDS | PRIVATE_FIELDS
        for seat in range(players):
            own = state.view(seat).data()
            assert {field: own[field] for field in PUBLIC_FIELDS} == {
                field: spectator[field] for field in PUBLIC_FIELDS
            }


@pytest.mark.rule("cg-public")
def test_what_the_public_sees_in_the_middle_of_a_turn() -> None:
    state = lay(3, witches="3 berry", tasks=(1, 2, 4))
    pick(state, "root sun water", "root sun fire", "root meadow water")
    play(state, "0 lead sun brave\n1 brave\n1 lead root brave\n2 brave")
    view = state.view(PUBLIC).data()
    assert view["tasks"] == [1, 2, 4]
    assert view["stock_sizes"] == [16, 15, 16]
    assert view["hand_sizes"] == [2, 1, 2]
    assert view["pile_size"] == 27
    assert view["turns"] == ["1 0 sun out brave next"]
    assert (view["leader"], view["role"], view["said"]) == (1, "root", ["silent", "out", "brave"])
    assert [shown["cancelled"] for shown in view["displays"]] == [["sun"], ["root"], []]
    assert [shown["points"] for shown in view["displays"]] == [0, 3, 0]
    assert view["open_witches"] == dict.fromkeys(state.game.roles, 0)


@pytest.mark.rule("cg-hidden")
def test_a_spectator_is_shown_nobodys_cards() -> None:
    rng = Chance("hidden")
    state = standard(4).start(seed=4)
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
        view = state.view(PUBLIC).data()
        assert (view["viewer"], view["hand"], view["picks"], view["answer"]) == (None, [], [], None)
        assert (view["stock"], view["received"]) == ({}, [])
        assert not [line for line in journal(state) if " picked " in line or " draws " in line]


@pytest.mark.rule("cg-hidden")
def test_a_view_carries_nobody_elses_cards_even_where_it_does_not_show_them() -> None:
    state = standard(4).start(seed=4)
    for seat in range(4):
        view = card_view(state, seat)
        assert len(view.stock) == len(view.parts.types)
        assert sum(view.stock) == view.stock_sizes[seat]
        assert len(view.received) == view.parts.rounds


@pytest.mark.rule("cg-hidden")
@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_other_stocks_and_the_pile_can_change_without_a_viewer_noticing(viewer: int) -> None:
    """Two deals that differ only in what is hidden; the same choices; not a byte differs."""
    mine = "3 root, 3 meadow, 3 fire, 3 berry, 3 sun, 2 water"
    one = lay(
        3,
        stocks=(mine, "5 water, 2 root", "6 sun, 2 root"),
        witches="berry, sun, water",
        pile="root, meadow, fire, 6 berry",
        tasks=(1, 2, 3),
    )
    # Seat 0 draws the same three, the others other cards; all else lies elsewhere.
    two = lay(
        3,
        stocks=(mine, "6 sun, 2 root, 3 fire", "7 water, 2 root, 3 berry"),
        witches="berry, sun, water",
        pile="root, meadow, fire, sun, sun, water, berry, water, meadow",
        tasks=(1, 2, 3),
    )
    assert [stock(one, 1), stock(one, 2)] != [stock(two, 1), stock(two, 2)]
    script = """
        0 take berry
        1 take sun
        0 pick root fire sun
        1 pick root sun water
        2 pick root sun water
        0 lead root cowardly
        1 brave
        2 cowardly
        1 lead sun brave
        2 brave
        0 cowardly
        2 lead water cowardly
        1 cowardly
        0 lead fire cowardly
        0 pick root meadow fire
        """
    for line in script.strip().splitlines():
        for state in (one, two):
            play(state, line)
        stories = [json.dumps(state.story(viewer)) for state in (one, two)]
        assert stories[0] == stories[1], line
    assert one.round == 2
    assert one.position()["pile"] != two.position()["pile"]


@pytest.mark.rule("cg-hidden")
def test_a_pick_is_hidden_until_it_is_played() -> None:
    """Two tables that differ in seat 1's picks only, before and after the first of them that matters."""
    stories: list[Any] = []
    for other in ("root meadow water", "root fire water"):
        state = pick(lay(3, witches="3 berry"), "root sun water", other, "root sun water")
        play(state, "0 lead root cowardly\n1 cowardly\n2 cowardly")
        stories.append([json.dumps(state.story(viewer)) for viewer in (0, 2, PUBLIC)])
    assert stories[0] == stories[1]


@pytest.mark.rule("cg-cancel-known")
def test_a_cancelled_card_is_known_to_be_in_its_owners_stock() -> None:
    state = lay(3, witches="3 berry")
    play_round(state, "fire! sun water", "fire! sun water", "root sun water")
    assert [known(state, seat) for seat in range(3)] == [["fire"], [], []]
    assert stock(state, 0)["fire"] > 0
    # Everybody knows, spectators and the owner alike.
    assert [known(state, 0, viewer) for viewer in (0, 1, 2)] == [["fire"]] * 3


@pytest.mark.rule("cg-cancel-known")
def test_a_card_is_not_known_to_be_in_a_stock_while_it_lies_cancelled() -> None:
    state = pick(lay(3, witches="3 berry"), "fire sun water", "fire sun water", "root sun water")
    play(state, "0 lead fire brave\n1 brave")
    assert state.view(PUBLIC).data()["displays"][0]["cancelled"] == ["fire"]
    assert known(state, 0) == []


@pytest.mark.rule("cg-cancel-known")
def test_of_several_cancelled_cards_each_is_known() -> None:
    state = lay(3, witches="3 berry")
    play_round(state, "fire! sun! water", "root sun! water", "fire! sun water")
    assert [known(state, seat) for seat in range(3)] == [["fire", "sun"], [], []]


@pytest.mark.rule("cg-cancel-known")
def test_it_stays_known_through_rounds_in_which_the_type_is_not_played() -> None:
    state = lay(3, witches="3 berry")
    play_round(state, "fire! sun water", "fire! sun water", "root sun water")
    play_round(state, "root sun water", "fire sun water", "root sun water")
    assert known(state, 0) == ["fire"]
    pick(state, "fire meadow root", "meadow sun water", "meadow sun water")
    assert known(state, 0) == ["fire"], "picking tells nothing"


@pytest.mark.rule("cg-cancel-known")
@pytest.mark.parametrize("stance", ["brave", "cowardly"])
def test_the_next_play_of_that_type_ends_the_knowledge(stance: str) -> None:
    state = lay(3, witches="3 berry")
    play_round(state, "fire! sun water", "fire! sun water", "root sun water")
    pick(state, "fire meadow sun", "root sun water", "root sun water")
    play(state, "2 lead sun cowardly\n0 brave\n1 cowardly")
    assert known(state, 0) == ["fire"]
    play(state, f"0 lead fire {stance}")
    assert known(state, 0) == []


@pytest.mark.rule("cg-cancel-known")
def test_the_knowledge_ends_with_the_play_not_with_its_turn() -> None:
    state = lay(3, witches="3 berry")
    play_round(state, "fire! sun water", "fire! sun water", "root sun water")
    pick(state, "fire meadow sun", "fire sun water", "root sun water")
    play(state, "2 lead sun cowardly\n0 brave\n1 cowardly")
    assert known(state, 0) == ["fire"]
    play(state, "0 lead fire cowardly")
    assert state.deciders == [1]
    assert known(state, 0) == []


@pytest.mark.rule("cg-cancel-known")
def test_cancelled_again_it_is_known_anew() -> None:
    state = lay(3, witches="3 berry")
    for _ in range(2):
        play_round(state, "fire! sun water!", "fire! sun water", "fire! sun water")
        assert [known(state, seat) for seat in range(3)].count(["fire"]) == 2
    time_out(state)
    assert [known(state, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("cg-cancel-known")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_is_known_is_true(players: int) -> None:
    """At every question of a new round, a type known to be in a stock is in it."""
    rng = Chance("known")
    found = 0
    for seed in range(10):
        state = standard(players).start(seed, journal=False)
        while not state.over:
            if state.topic >= 0:
                for seat in range(players):
                    for name in known(state, seat):
                        assert stock(state, seat)[name] > 0
                        found += 1
            state.step(rng.pick(state.choices(state.asked)))
    assert found > 0


@pytest.mark.rule("cg-pile-shown")
@pytest.mark.parametrize(("players", "left"), [(3, 0), (4, 1), (5, 2), (6, 0)])
def test_what_is_left_in_the_pile_is_shown_after_the_end(players: int, left: int) -> None:
    state = time_out(begin(lay(players)), 3)
    assert state.view(PUBLIC).data()["left_over"] == {}
    assert not [line for line in journal(state) if "left-over" in line]
    time_out(state)
    pile = sorted(state.position()["pile"], key=state.game.roles.index)
    assert len(pile) == left
    assert journal(state)[-2:] == [" ".join(["left-over", *(pile or ["nothing"])]), "game-over"]
    for viewer in [*range(players), PUBLIC]:
        shown = state.view(viewer).data()["left_over"]
        assert [name for name, count in shown.items() for _ in range(count)] == pile
