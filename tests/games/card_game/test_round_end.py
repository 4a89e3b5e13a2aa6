"""The end of a round: drawing three, the pile, and who leads on."""

import pytest

from broomstick import PUBLIC, Chance
from games.card_game.staging import begin, lay, play_round, standard, stock
from games.scripts import journal, since, time_out

SAME = "root sun water"


@pytest.mark.rule("cg-draw-three")
@pytest.mark.parametrize(
    ("plans", "leader"),
    [
        ((SAME, SAME, SAME), 0),  # all cowardly: the leader of the last turn
        (("root sun water", "root sun water!", "root sun water"), 1),
        (("root sun water", "root sun water!", "root sun water!"), 2),
    ],
)
def test_everybody_draws_three_clockwise_from_the_next_leader(plans: tuple[str, ...], leader: int) -> None:
    state = lay(3, witches="3 berry", pile="3 root, 3 meadow, 3 fire")
    before = [stock(state, seat) for seat in range(3)]
    play_round(state, *plans)
    assert state.leader == leader
    order = [(leader + i) % 3 for i in range(3)]
    assert since(state, "locked")[-4:] == [*[f"{seat} draws-cards 3" for seat in order], "round 2"]
    for seat, name in zip(order, ["root", "meadow", "fire"], strict=True):
        assert f"{seat} draws {name} {name} {name}" in journal(state, seat)
        after = stock(state, seat)
        played = 1 if name in ("root", "sun", "water") else 0
        assert after[name] == before[seat][name] + 3 - played
        assert state.view(seat).data()["received"][1] == f"{name} {name} {name}"


@pytest.mark.rule("cg-draw-three")
def test_each_player_takes_all_three_from_the_top_at_once() -> None:
    state = lay(3, witches="3 berry", pile="root, sun, water, meadow, sun, fire, berry, fire, sun")
    play_round(state, SAME, SAME, SAME)
    assert [state.view(seat).data()["received"][1] for seat in range(3)] == [
        "root sun water",
        "meadow fire sun",
        "fire berry sun",
    ]


@pytest.mark.rule("cg-draw-three")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_three_draws_and_none_after_round_four(players: int) -> None:
    state = time_out(begin(lay(players)), 4)
    assert state.over
    draws = [line for line in journal(state) if "draws-cards" in line]
    assert len(draws) == 3 * players
    tail = since(state, "round 4")
    assert not [line for line in tail if "draws" in line]
    assert tail[-1] == "game-over"


@pytest.mark.rule("cg-draw-three")
def test_a_player_sees_its_own_cards_and_only_how_many_others_draw() -> None:
    state = time_out(begin(lay(4)))
    for seat in range(4):
        drawn = [line for line in since(state, "locked", seat) if "draws" in line]
        assert len(drawn) == 4, "one entry a player"
        assert sorted(line.split()[0] for line in drawn) == ["0", "1", "2", "3"]
        for line in drawn:
            own = line.startswith(f"{seat} ")
            assert ("draws-cards 3" not in line) == own
    assert [line for line in since(state, "locked") if "draws " in line] == []


@pytest.mark.rule("cg-draw-three")
def test_what_was_drawn_can_be_picked_in_the_next_round() -> None:
    state = begin(lay(3, stocks=("17 water",), witches="3 berry", pile="6 sun, meadow, root, fire"))
    play_round(state, "water", "root sun fire", "root sun fire")
    assert stock(state, 0) == {"root": 1, "meadow": 1, "fire": 1, "water": 16}
    play_round(state, "root meadow fire", "root sun fire", "root sun fire")
    assert state.round == 3


@pytest.mark.rule("cg-pile-left")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [(3, [27, 18, 9, 0]), (4, [37, 25, 13, 1]), (5, [47, 32, 17, 2]), (6, [54, 36, 18, 0])],
)
def test_the_pile_lasts_for_three_draws_and_leaves_what_the_page_says(players: int, sizes: list[int]) -> None:
    rng = Chance("pile")
    state = standard(players).start(seed=players)
    seen: dict[int, int] = {}
    while not state.over:
        seen.setdefault(max(1, state.round), state.view(PUBLIC).data()["pile_size"])
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    assert list(seen.values()) == sizes
    assert state.view(PUBLIC).data()["pile_size"] == sizes[-1]


@pytest.mark.rule("cg-pile-left")
def test_an_empty_pile_is_never_refilled() -> None:
    state = time_out(begin(lay(3)), 3)
    assert state.round == 4
    assert state.position()["pile"] == []
    time_out(state)
    assert state.over
    assert state.position()["pile"] == []
