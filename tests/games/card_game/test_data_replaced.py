"""Replaced components take effect, from a mapping or a file, and travel with records and positions."""

from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, Chance, PositionError
from broomstick.games.card_game.components import read_components
from games.card_game.pages import COMPONENTS
from games.card_game.staging import begin, display, lay, play_round, potions, standard
from games.scripts import journal, options, time_out

OTHERS = "meadow berry sun"


def load(data: Any, players: int = 3) -> broomstick.Game:
    return broomstick.load("card-game", players=players, data=data)


def test_standard_data_are_named_so() -> None:
    assert standard(4).identity()["data"] == "standard"
    assert standard(4).data is None


def test_the_standard_file_as_replacement_changes_nothing_but_the_name() -> None:
    own = load(COMPONENTS, players=5)
    rng = Chance("same")
    one, two = standard(5).start(seed=8), own.start(seed=8)
    while not one.over:
        action = rng.pick(one.choices(one.asked))
        one.play(one.asked, action)
        two.play(two.asked, action)
        assert one.story(2) == two.story(2)
    assert two.over


def test_a_file_and_a_mapping_with_the_same_content_make_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[score]\nbrave = 3\n\n[[task]]\nnumber = 2\npoints = { value = 7, origin = 'house' }\n")
    tree = {"score": {"brave": 3}, "task": [{"number": 2, "points": {"value": 7, "origin": "house"}}]}
    assert load(path).identity() == load(str(path)).identity() == load(tree).identity()


def test_the_scale_can_be_replaced() -> None:
    data = {"score": {"colour": [0, 1, 10], "colour_more": 5}}
    parts = read_components(3, "data", data)
    assert [parts.colour_points(count) for count in range(6)] == [0, 1, 10, 15, 20, 25]
    state = lay(3, witches="3 fire", data={**data, "game": {"open_tasks": 0}})
    assert state.scores() == [1, 1, 1]
    play_round(state, "root fire water", OTHERS, OTHERS)
    assert potions(state, 0) == {"root": 1, "fire": 2, "water": 1}
    assert state.scores()[0] == 1 + 10 + 1


def test_points_of_brave_potions_can_be_replaced() -> None:
    state = lay(3, witches="3 sun", data={"score": {"brave": 7}, "game": {"open_tasks": 0}})
    play_round(state, "root! fire water", OTHERS, OTHERS)
    assert state.scores()[0] == 1 + 7


def test_potions_of_cards_can_be_replaced() -> None:
    data = {"play": {"cowardly_potions": 2, "brave_potions": 4, "brave_extra": 3}, "game": {"open_tasks": 0}}
    state = lay(3, witches="3 sun", data=data)
    assert potions(state, 0) == {"sun": 2}
    play_round(state, "root! fire water", OTHERS, OTHERS)
    assert potions(state, 0) == {"root": 4, "fire": 2, "sun": 2, "water": 2}
    assert display(state, 0)["brave_potions"] == 3


def test_copies_can_be_replaced() -> None:
    state = load({"witch": [{"name": "root", "copies": 31}]}).start(seed=1)
    assert (
        sum(stock["root"] for stock in state.position()["stocks"])
        + state.position()["pile"].count("root")
        + (state.position()["open_witches"]["root"])
        == 31
    )
    assert state.view(PUBLIC).data()["pile_size"] == 27 + 21


def test_a_type_can_be_left_out_or_brought_in() -> None:
    # Root is left out with 7; fog comes in with three players.
    data: dict[str, Any] = {
        "witch": [{"name": "root", "players": 7}, {"name": "fog", "players": 3}],
        "task": [{"number": number, "players": 7} for number in (1, 3, 6, 8)],
    }
    game = load(data)
    assert game.roles == ["meadow", "fire", "berry", "sun", "water", "fog"]
    tasks = {task for seed in range(30) for task in game.start(seed).view(PUBLIC).data()["tasks"]}
    assert tasks == {2, 4, 5}


def test_a_new_type_joins_at_the_end() -> None:
    data = {"witch": [{"name": "will-o-wisp", "colour": "teal", "copies": 12, "players": 3}]}
    game = load(data)
    assert game.roles[-1] == "will-o-wisp"
    rng = Chance("wisp")
    state = game.start(seed=3)
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    assert any("will-o-wisp" in line for line in state.record().text().splitlines()[9:])
    assert broomstick.read_record(state.record().text()).replay() == state


@pytest.mark.parametrize("count", [1, 12])
def test_there_may_be_one_type_or_twelve(count: int) -> None:
    usual = standard(6).roles
    names = [f"w{chr(97 + i)}" for i in range(count)]
    witches = [{"name": name, "colour": "x", "copies": 31, "players": 3} for name in names]
    data = {
        "witch": [*({"name": name, "players": 7} for name in usual), *witches],
        "task": [{"number": number, "players": 7} for number in range(1, 12)],
        "game": {"open_tasks": 0, "rounds": 1},
        "deal": {"3": 9},
    }
    state = load(data).start(seed=1)
    assert state.game.roles == names
    rng = Chance("types")
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    assert state.game.position(state.position()) == state


def test_the_colour_of_a_type_is_only_its_name() -> None:
    parts = read_components(3, "data", {"witch": [{"name": "root", "colour": "ochre"}]})
    assert parts.colours[0] == "ochre"
    assert read_components(3, "", None).colours == ["brown", "green", "red", "purple", "yellow", "blue"]


def test_tasks_can_be_replaced_and_added() -> None:
    data: dict[str, Any] = {
        "task": [
            {"number": 1, "needs": {"value": {"root": 1}, "origin": "house"}, "points": 9},
            {"number": 20, "players": 3, "points": 4, "needs": {"fire": 1}},
            *[{"number": number, "players": 7} for number in (2, 3, 4, 5)],
        ],
        "game": {"open_tasks": 2},
    }
    state = lay(3, witches="3 sun", data=data)
    assert state.view(PUBLIC).data()["tasks"] == [1, 20]
    play_round(state, "root fire water", OTHERS, OTHERS)
    assert display(state, 0)["tasks"] == [1, 20]
    assert state.scores()[0] == 13
    assert "0 fulfils 20" in journal(state)


def test_a_task_may_need_any_number_of_colours() -> None:
    data: dict[str, Any] = {
        "task": [{"number": 1, "needs": {"root": 1, "fire": 1, "water": 1, "sun": 1}}],
        "game": {"open_tasks": 5},
    }
    state = lay(3, witches="3 sun", data=data)
    play_round(state, "root fire water", OTHERS, OTHERS)
    assert display(state, 0)["tasks"] == [1]


@pytest.mark.parametrize("open_tasks", [0, 1, 5])
def test_the_number_of_open_tasks_can_be_replaced(open_tasks: int) -> None:
    view = load({"game": {"open_tasks": open_tasks}}).start(seed=2).view(PUBLIC).data()
    assert len(view["tasks"]) == open_tasks


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_number_of_rounds_can_be_replaced(rounds: int) -> None:
    state = begin(lay(3, data={"game": {"rounds": rounds}}))
    time_out(state, rounds)
    assert state.over
    assert state.round == rounds
    assert len([line for line in journal(state) if "draws-cards" in line]) == 3 * (rounds - 1)
    assert sum(state.view(PUBLIC).data()["left_over"].values()) == 9 * (4 - rounds)


def test_more_rounds_need_more_cards() -> None:
    state = load({"game": {"rounds": 6}, "deal": {"3": 11}}).start(seed=4)
    rng = Chance("six rounds")
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    assert state.round == 6
    assert len(state.view(0).data()["received"]) == 6


@pytest.mark.parametrize("draw", [0, 1, 2])
def test_the_number_of_cards_drawn_can_be_replaced(draw: int) -> None:
    state = begin(lay(3, data={"game": {"draw": draw}}))
    time_out(state)
    assert state.view(PUBLIC).data()["stock_sizes"] == [14 + draw] * 3
    assert [line for line in journal(state) if "draws-cards" in line] == [
        f"{(state.leader + i) % 3} draws-cards {draw}" for i in range(3)
    ]


@pytest.mark.parametrize("picks", [1, 2, 4, 6, 8])
def test_the_number_of_picks_can_be_replaced(picks: int) -> None:
    state = begin(lay(3, data={"game": {"picks": picks}}))
    texts = options(state, 0)
    assert {len(text.split()) - 1 for text in texts} == {min(picks, 6)}
    assert len(texts) == {1: 6, 2: 15, 4: 15, 6: 1, 8: 1}[picks]


def test_the_deal_can_be_replaced_for_one_number_of_players() -> None:
    data = {"deal": {"3": 5}}
    assert load(data).start(seed=1).view(PUBLIC).data()["stock_sizes"] == [5, 5, 5]
    assert load(data, players=4).start(seed=1).view(PUBLIC).data()["stock_sizes"] == [15] * 4


def test_a_stock_that_runs_empty_picks_nothing() -> None:
    # Two cards each, nothing drawn, three rounds: by the third nobody has any left.
    data = {"deal": {"3": 2}, "game": {"rounds": 3, "draw": 0, "picks": 1, "open_tasks": 0}}
    state = lay(3, stocks=("root, fire",) * 3, witches="3 sun", data=data)
    play_round(state, *["root"] * 3)
    play_round(state, *["fire"] * 3)
    assert state.round == 3
    assert state.deciders == [0, 1, 2]
    assert options(state, 0) == ["pick nothing"]
    for seat in range(3):
        state.play(seat, "pick nothing")
    assert state.over
    assert [display(state, seat)["cards"] for seat in range(3)] == [3, 3, 3]


def test_one_empty_stock_among_others_says_next() -> None:
    data = {"deal": {"3": 1}, "game": {"rounds": 2, "draw": 0, "picks": 1, "open_tasks": 0}}
    state = lay(3, stocks=("root", "root", "fire"), witches="3 sun", data=data)
    play_round(state, "root!", "root!", "fire")
    # Seat 0's root was cancelled and came back; the others have nothing left. Nobody can lead but seat 0.
    assert [options(state, seat) for seat in range(3)] == [["pick root"], ["pick nothing"], ["pick nothing"]]
    play_round(state, "root", "nothing", "nothing")
    assert state.over
    assert journal(state)[-5:-2] == ["0 brews root 1 0", "1 says-next root", "2 says-next root"]


def test_a_record_carries_replaced_data() -> None:
    state = load({"score": {"brave": 9}}).start(seed=6)
    rng = Chance("record")
    while not state.over:
        state.play(state.asked, rng.pick(state.choices(state.asked)))
    text = state.record().text()
    assert 'data {"score":{"brave":9}}' in text.splitlines()
    again = broomstick.read_record(text).replay()
    assert again.scores() == state.scores()
    assert again.digest() == state.digest()


def test_a_position_belongs_to_its_data() -> None:
    state = load({"score": {"brave": 9}}).start(seed=6)
    assert load({"score": {"brave": 9}}).position(state.position()) == state
    with pytest.raises(PositionError, match=r"^data: is .* but this game has 'standard'"):
        standard(3).position(state.position())
    with pytest.raises(PositionError, match=r"another game, or to other options or components"):
        standard(3).imagine(state.view(0), Chance(1))


def test_replaced_data_are_not_shared_with_their_giver() -> None:
    data: dict[str, Any] = {"score": {"brave": 9}}
    game = load(data)
    data["score"]["brave"] = 1
    assert game.identity()["data"] == {"score": {"brave": 9}}
