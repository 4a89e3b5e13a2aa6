"""What is in the box: types, copies, tasks, scale. The rules page and the data file must say the same."""

from typing import Any

import pytest

import broomstick
from broomstick import PUBLIC, OptionError
from broomstick.games.card_game.components import read_components
from broomstick.games.datafile import ORIGINS
from games.card_game.pages import component_file, needs, table
from games.card_game.staging import begin, lay, standard
from games.scripts import options

TYPES = ["root", "meadow", "fire", "berry", "sun", "water", "fog", "night", "snow"]


@pytest.mark.rule("cg-types")
def test_there_are_144_witches_of_nine_types() -> None:
    witches = component_file()["witch"]
    assert [witch["name"] for witch in witches] == TYPES
    assert [witch["copies"]["value"] for witch in witches] == [10, 11, 12, 14, 16, 18, 20, 21, 22]
    assert sum(witch["copies"]["value"] for witch in witches) == 144
    assert len({witch["colour"]["value"] for witch in witches}) == 9


@pytest.mark.rule("cg-types")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_type_has_the_colour_of_its_cards(players: int) -> None:
    parts = read_components(players, "", None)
    assert list(zip(parts.types, parts.colours, strict=True)) == [
        ("root", "brown"), ("meadow", "green"), ("fire", "red"), ("berry", "purple"), ("sun", "yellow"),
        ("water", "blue"), ("fog", "grey"), ("night", "black"), ("snow", "white"),
    ][: players + 3]  # fmt: skip


@pytest.mark.rule("cg-types")
def test_page_and_data_agree_on_types() -> None:
    shown = [
        (name, colour, int(copies), int(players), origin)
        for name, colour, copies, players, origin in table("type", "colour", "copies")
    ]
    stored = [
        (
            witch["name"],
            witch["colour"]["value"],
            witch["copies"]["value"],
            witch["players"]["value"],
            witch["copies"]["origin"],
        )
        for witch in component_file()["witch"]
    ]
    assert shown == stored


@pytest.mark.rule("cg-types")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_copy_of_every_type_is_somewhere(players: int) -> None:
    position = standard(players).start(seed=players).position()
    for name, copies in zip(TYPES, [10, 11, 12, 14, 16, 18, 20, 21, 22], strict=True):
        if name in standard(players).roles:
            in_stocks = sum(stock[name] for stock in position["stocks"])
            assert in_stocks + position["open_witches"][name] + position["pile"].count(name) == copies


@pytest.mark.rule("cg-type-order")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_types_are_listed_in_the_order_of_the_table(players: int) -> None:
    assert standard(players).roles == TYPES[: players + 3]


@pytest.mark.rule("cg-type-order")
def test_choices_are_listed_in_the_order_of_types() -> None:
    state = lay(4, witches="fog, root, water, fire", starter=0)
    assert options(state, 0) == ["take root", "take fire", "take water", "take fog"]
    begin(state)
    assert options(state, 0)[0] == "pick root meadow fire"
    assert options(state, 0)[-1] == "pick sun water fog"
    # However the picks are written, they are read the same way and shown in order.
    state.play(0, "pick water root fire")
    assert state.view(0).data()["answer"] == "pick root fire water"
    for seat in (1, 2, 3):
        state.play(seat, "pick root fire water")
    assert options(state, 0) == [
        "lead root brave",
        "lead root cowardly",
        "lead fire brave",
        "lead fire cowardly",
        "lead water brave",
        "lead water cowardly",
    ]


@pytest.mark.rule("cg-type-order")
def test_the_first_of_several_types_is_led_on_a_time_out() -> None:
    state = begin(lay(3))
    for seat in range(3):
        state.play(seat, "pick meadow sun water")
    assert state.game.text(state.default(0)) == "lead meadow cowardly"


@pytest.mark.rule("cg-players")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_can_play(players: int) -> None:
    game = broomstick.load("card-game", players=players)
    assert game.players == players
    assert len(game.start(seed=1).scores()) == players


@pytest.mark.rule("cg-players")
@pytest.mark.parametrize("players", [2, 7, 0, 1, -3, 100, True, "4", 4.0, None])
def test_any_other_number_of_players_is_refused_with_those_allowed(players: Any) -> None:
    with pytest.raises(OptionError, match=r"^players: the card game is for 3 to 6 players, not ") as refused:
        broomstick.load("card-game", players=players)
    assert str(refused.value).endswith(repr(players))


@pytest.mark.parametrize("option", ["board", "storm_clouds", "rounds", "seed"])
def test_an_option_the_game_does_not_have_is_refused(option: str) -> None:
    options: dict[str, Any] = {option: True}
    with pytest.raises(OptionError, match=f"^{option}: the card game has no such option"):
        broomstick.load("card-game", players=4, **options)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"'chess' is not a game here; there are .*card-game"):
        broomstick.load("chess")


def test_four_players_are_loaded_if_nothing_is_said() -> None:
    assert broomstick.load("card-game").players == 4


def test_every_value_has_a_known_origin() -> None:
    bare: list[str] = []
    for section, content in component_file().items():
        entries = content if isinstance(content, list) else [content]
        for entry in entries:
            for field, value in entry.items():
                if (section, field) in {("witch", "name"), ("task", "number")}:
                    continue
                if not (isinstance(value, dict) and set(value) == {"value", "origin"}):
                    bare.append(f"{section} {field}")
                else:
                    assert value["origin"] in ORIGINS, (section, field)
    assert bare == []


def test_page_explains_exactly_the_origins_in_use() -> None:
    assert [row[0] for row in table("origin", "meaning")] == ORIGINS


@pytest.mark.rule("cg-types-in-play")
@pytest.mark.parametrize("row", table("players", "types in play"), ids=lambda row: row[0])
def test_page_and_data_agree_on_the_set_up(row: list[str]) -> None:
    players, types, in_play, dealt, laid_open, pile, drawn, left = [int(cell) for cell in row[:8]]
    game = standard(players)
    parts = read_components(players, "", None)
    start = game.start(seed=5).view(PUBLIC).data()
    assert types == len(game.roles)
    assert in_play == sum(parts.copies)
    assert [dealt] * players == start["stock_sizes"]
    assert laid_open == sum(start["open_witches"].values()) == players
    assert pile == start["pile_size"]
    assert drawn == parts.draw * (parts.rounds - 1) * players
    assert left == pile - drawn
    assert row[8] == component_file()["deal"][str(players)]["origin"]


@pytest.mark.rule("cg-brave-potions")
def test_page_and_data_agree_on_potions_of_a_card() -> None:
    rows = {row[0]: row[1:] for row in table("a card played")}
    play = component_file()["play"]
    assert rows["cowardly"] == [
        str(play["cowardly_potions"]["value"]),
        "0",
        play["cowardly_potions"]["origin"],
    ]
    assert rows["brave, still standing"][:2] == [
        str(play["brave_potions"]["value"]),
        str(play["brave_extra"]["value"]),
    ]
    assert rows["brave, still standing"][2].split()[0] == play["brave_potions"]["origin"]
    assert play["brave_extra"]["origin"] == play["brave_potions"]["origin"]
    assert rows["brave, cancelled"][:2] == ["0", "0"]


@pytest.mark.rule("cg-task-needs")
def test_page_and_data_agree_on_tasks() -> None:
    shown = [
        (int(number), players, needs(wanted), origin)
        for number, players, wanted, origin in table("task", "players", "needs at least")
    ]
    stored = []
    for task in component_file()["task"]:
        fewest = task["players"]["value"]
        players = "6" if fewest == 6 else f"{fewest}–6"
        stored.append((task["number"], players, task["needs"]["value"], task["needs"]["origin"]))
        assert task["points"] == {"value": 5, "origin": "rulebook"}
        # Three colours each, the commoner the more.
        assert list(task["needs"]["value"].values()) == [2, 3, 4]
    assert shown == stored


@pytest.mark.rule("cg-score-colours")
def test_page_and_data_agree_on_the_scale() -> None:
    parts = read_components(6, "", None)
    (row,) = table("potions of one colour")
    values = [int(cell) for cell in row[1:10]]
    more = int(row[10].removeprefix("+"))
    assert [parts.colour_points(count) for count in range(9)] == values
    for count in range(9, 40):
        assert parts.colour_points(count) == values[8] + more * (count - 8)
    score = component_file()["score"]
    assert row[11] == score["colour"]["origin"] == score["colour_more"]["origin"]


@pytest.mark.rule("cg-score-total")
def test_page_and_data_agree_on_other_points() -> None:
    rows = {row[0]: row[1:] for row in table("", "VP", "origin")}
    score = component_file()["score"]
    assert rows["each brave potion"] == [str(score["brave"]["value"]), score["brave"]["origin"]]
    assert rows["each task scored"] == ["5", "rulebook"]


def test_page_and_data_agree_on_rounds_picks_draws_and_open_tasks() -> None:
    game = component_file()["game"]
    assert {field: entry["value"] for field, entry in game.items()} == {
        "rounds": 4,
        "picks": 3,
        "draw": 3,
        "open_tasks": 3,
    }
    assert {entry["origin"] for entry in game.values()} == {"rulebook"}
