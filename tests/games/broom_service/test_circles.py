"""Stone circles: a jump enters their area like any other way of coming; nobody leaves D."""

import pytest

import broomstick
from broomstick.games import load_identity
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.map.board import standard_board
from games.broom_service.isles import isles
from games.broom_service.staging import agenda, broom_view, call, pawns, points, preview, turn_up
from games.broom_service.staging_isles import cowardly, lay_back, lay_cards
from games.scripts import journal, options, play, refusal, since, time_out


@pytest.mark.rule("bs-turbo-enters")
def test_from_a_circle_one_flies_on_as_from_anywhere() -> None:
    state = lay_back(3, hill={"knob": "turbo-ac"}, pawns={0: "home camp"})
    call(state, "hill-witch")
    play(state, "0 fly home knob; 0 jump a; 0 decline")
    view = broom_view(state, 0)
    areas = view.parts.board.areas
    near = view.layout.open_from(areas.index("dale"))
    assert {name for i, name in enumerate(areas) if near >> i & 1} == {"fir", "oak", "moor", "isle"}


@pytest.mark.rule("bs-turbo-enters", "bs-flock-together")
def test_the_landscape_of_the_circle_counts_at_the_end_of_the_round() -> None:
    state = lay_back(2, hill={"knob": "turbo-ac"}, pawns={0: "home camp"}, event="protected-places")
    call(state, "hill-witch")
    play(state, "0 fly home knob; 0 jump a; 0 decline")
    time_out(state)
    assert points(state)[0] == 11, "prairie at A brings 1, camp is a hill"


@pytest.mark.rule("bs-circle-d")
def test_nobody_leaves_d() -> None:
    for role in ("forest-witch", "prairie-witch", "hill-witch", "mountain-witch"):
        state = cowardly(lay_back(3, pawns={0: "lost lost"}), role)
        assert "0 cannot" in journal(state)


@pytest.mark.rule("bs-circle-d")
def test_but_potions_can_be_delivered_there() -> None:
    state = cowardly(lay_back(3, pawns={0: "lost home"}), "valley-druid")
    assert options(state, 0)[-3:] == ["deliver lost lost-keep", "deliver lost lost-arch", "decline"]


@pytest.mark.rule("bs-circle-d", "bs-card-homing")
def test_not_even_homing_leads_off_d() -> None:
    state = cowardly(lay_back(3, pawns={0: "lost home"}, held={0: "homing"}), "root-gatherer")
    assert preview(state, 0, "card homing")["possible"] is True
    play(state, "0 card homing")
    assert options(state, 0) == ["fly home camp", "decline"]
    code, message = refusal(state, 0, "fly lost camp")
    assert code == "lost-isle"
    assert "no pawn ever leaves lost" in message
    play(state, "0 fly home camp")
    assert pawns(state, 0) == ["camp", "lost"]


@pytest.mark.rule("bs-circle-d", "bs-card-homing", "bs-card-use")
def test_homing_with_both_pawns_on_d_is_spent_without_effect() -> None:
    state = cowardly(lay_back(3, pawns={0: "lost lost"}, held={0: "homing"}), "root-gatherer")
    assert preview(state, 0, "card homing")["possible"] is False
    play(state, "0 card homing")
    assert since(state, "0 plays homing")[0] == "0 cannot"
    assert pawns(state, 0) == ["lost", "lost"]


@pytest.mark.rule("bs-circle-d", "bs-card-homing")
def test_by_the_first_rules_homing_leads_home_from_everywhere() -> None:
    today = lay_back(3, pawns={0: "alp lost"}, held={0: "homing"})
    first = load_identity({**today.game.identity(), "rules": 1})
    state = cowardly(first.position({**today.position(), "rules": 1}), "root-gatherer")
    play(state, "0 card homing")
    ways = ["fly alp home", "fly alp camp", "fly lost home", "fly lost camp"]
    assert options(state, 0) == [*ways, "decline"]


@pytest.mark.rule("bs-circle-d", "bs-card-homing")
def test_homing_in_whatever_order_a_map_names_its_areas() -> None:
    table = isles()
    game = broomstick.load(
        "broom-service", players=3, board={**table, "areas": table["areas"][::-1]}, expansion_cards=True
    )
    position = game.start(1).position()
    turn_up(position, "flock-together")
    position["seats"][0]["pawns"] = ["lost", "home"]
    lay_cards(position, {0: "homing"}, None, None)
    state = play(cowardly(game.position(position), "root-gatherer"), "0 card homing")
    assert options(state, 0) == ["fly home camp", "decline"]


@pytest.mark.rule("bs-circle-d", "bs-card-homing")
def test_homing_from_the_real_d() -> None:
    game = broomstick.load("broom-service", players=2, board="back", expansion_cards=True)
    assert isinstance(game, BroomGame)
    board = game.board
    assert game.parts.lost_isle == 1 << board.circles[3]


@pytest.mark.rule("bs-circle-d")
def test_where_d_is_not_cut_off_no_pawn_is_held_there() -> None:
    """A map of somebody's own may have it elsewhere."""
    near = isles()
    last = near["circles"][-1]
    near["circles"] = [*near["circles"][:-1], {**last, "area": "oak", "at": last["at"]}]
    game = broomstick.load("broom-service", players=2, board=near)
    assert isinstance(game, BroomGame)
    assert game.parts.lost_isle == 0


@pytest.mark.rule("bs-circle-d")
def test_d_is_cut_off_whatever_place_it_has_in_the_file() -> None:
    """Next to a castle in the list of areas, but nowhere near it."""
    table = isles()
    order = ["home", "lost", "camp"]
    table["areas"].sort(key=lambda area: order.index(area["id"]) if area["id"] in order else len(order))
    game = broomstick.load("broom-service", players=2, board=table)
    assert isinstance(game, BroomGame)
    assert game.board.areas[:3] == order
    assert game.parts.lost_isle == 0b10


@pytest.mark.rule("bs-circle-d")
def test_the_front_has_no_circle_to_be_lost_at() -> None:
    game = broomstick.load("broom-service", players=2, expansion_cards=True)
    assert isinstance(game, BroomGame)
    assert game.parts.lost_isle == 0


@pytest.mark.rule("bs-turbo-enters", "bs-no-entry")
def test_an_island_behind_a_cloud_is_left_when_the_water_is_clear() -> None:
    state = cowardly(lay_back(3, pawns={0: "isle home"}, sky={"bay": "heavy-1"}), "prairie-witch")
    assert "0 cannot" in journal(state)
    state = cowardly(lay_back(3, pawns={0: "isle home"}), "prairie-witch")
    assert "fly isle dale" in options(state, 0)


@pytest.mark.rule("bs-turbo-enters")
def test_on_our_own_board_circles_and_tile_spaces_are_apart() -> None:
    board = standard_board("back")
    spaces = {*board.mountain_spaces, *board.forest_spaces, *board.hill_spaces}
    assert not spaces & set(board.circles)
    assert board.neighbours[board.circles[3]] == board.waters_at[board.circles[3]] == 0, "D has no way off"


@pytest.mark.rule("bs-circle-d", "bs-turbo")
def test_on_the_real_back_a_jump_to_d() -> None:
    """With all clouds gone but B's, the broom B/D leads to D alone."""
    game = broomstick.load("broom-service", players=2, board="back")
    position = game.start(5, starter=0).position()
    position["hill_tiles"] = dict(
        zip(position["hill_tiles"], ["turbo-bd", "turbo-ac", "turbo-bc", "orange"], strict=True)
    )
    kinds = position["clouds"]
    kept = "siren-isle"
    gone = [kind for name, kind in kinds.items() if name != kept]
    position["clouds"] = {name: kind if name == kept else None for name, kind in kinds.items()}
    seat = position["seats"][1]
    seat["clouds"] = sorted(gone)
    seat["bolts"] = sum(1 if kind in ("heavy-1", "heavy-2") else 2 for kind in gone)
    first = next(iter(position["hill_tiles"]))
    position["seats"][0]["pawns"] = [first, "yew-wood"]
    turn_up(position, "flock-together")
    state = game.position(position)
    call(state, "hill-witch", stance="cowardly")
    assert f"fly yew-wood {first}" in options(state, 0)
    play(state, f"0 fly yew-wood {first}")
    assert sorted(pawns(state, 0)) == sorted([first, "lost-isle"])
    assert agenda(state) == ["turn"]
