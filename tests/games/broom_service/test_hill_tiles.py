"""Hill tiles: turbo brooms that carry a pawn on to a stone circle, and the tower for orange potions."""

import pytest

from broomstick import State
from games.broom_service.staging import agenda, broom_view, call, goods, pawns, points, preview
from games.broom_service.staging_isles import cowardly, lay_back
from games.scripts import journal, options, play, public, refusal, since

A_CLOUD = {"dale": "heavy-1"}
B_CLOUD = {"isle": "heavy-1"}


def enter(tile: str, stance: str = "cowardly", hand: str = "", **more: object) -> State:
    """Seat 0 flies from home onto the hill tile at knob."""
    state = lay_back(3, hand, hill={"knob": tile}, **more)  # type: ignore[arg-type]
    return play(call(state, "hill-witch", stance=stance), "0 fly home knob")


@pytest.mark.rule("bs-turbo")
def test_one_of_the_two_circles_at_once() -> None:
    state = enter("turbo-ac")
    assert agenda(state) == ["follow", "jump 0 knob plain"]
    assert options(state, 0) == ["jump a", "jump c"], "it is not optional"
    assert refusal(state, 0, "jump b")[0] == "other-circle"
    assert refusal(state, 0, "decline")[0] == "not-asked"
    assert preview(state, 0, "jump c")["area"] == "tor"
    play(state, "0 jump c")
    assert pawns(state, 0) == ["camp", "tor"]
    assert since(state, "0 leads hill-witch cowardly")[:2] == ["0 flies home knob", "0 jumps knob tor c"]
    assert public(state)["hill_tiles"]["knob"] == "turbo-ac", "the tile stays"


@pytest.mark.rule("bs-turbo")
@pytest.mark.parametrize("pair", ["ab", "ac", "bc", "bd", "cd"])
def test_every_pair_of_circles(pair: str) -> None:
    state = enter(f"turbo-{pair}")
    assert options(state, 0) == [f"jump {letter}" for letter in pair]


@pytest.mark.rule("bs-turbo", "bs-entering")
def test_by_another_way_than_a_witch() -> None:
    """A storm cloud's free move ends on the hill: the pawn jumps all the same."""
    state = lay_back(
        3, "2 wand", hill={"knob": "turbo-cd"}, sky={"dale": "storm-move"}, pawns={0: "oak home"}
    )
    cowardly(state, "weather-fairy")
    play(state, "0 lift dale; 0 fly oak knob; 0 jump d")
    assert pawns(state, 0) == ["home", "lost"]


@pytest.mark.rule("bs-turbo-clouded")
def test_a_circle_under_a_cloud_cannot_be_chosen() -> None:
    state = enter("turbo-ac", sky=A_CLOUD)
    assert agenda(state) == ["turn"], "there was no choice"
    assert pawns(state, 0) == ["camp", "tor"]
    assert "0 jumps knob tor c" in journal(state)


@pytest.mark.rule("bs-turbo-clouded", "bs-circle-d")
def test_a_jump_forced_to_d_because_the_other_lies_under_a_cloud() -> None:
    state = enter("turbo-bd", sky=B_CLOUD)
    assert pawns(state, 0) == ["camp", "lost"]


@pytest.mark.rule("bs-turbo-clouded")
def test_with_both_under_clouds_the_pawn_stays() -> None:
    state = enter("turbo-ab", sky={**A_CLOUD, **B_CLOUD})
    assert agenda(state) == ["turn"]
    assert pawns(state, 0) == ["knob", "camp"]
    assert since(state, "0 leads hill-witch cowardly")[:2] == ["0 flies home knob", "0 grounded knob"]


@pytest.mark.rule("bs-turbo-clouded")
def test_a_pawn_that_stayed_may_fly_on_later_and_jumps_when_it_comes_again() -> None:
    state = lay_back(
        3, "1 wand", hill={"knob": "turbo-ab"}, sky={**A_CLOUD, **B_CLOUD}, pawns={0: "knob oak"}
    )
    cowardly(state, "weather-fairy")
    play(state, "0 lift dale")
    assert pawns(state, 0) == ["knob", "oak"], "only entering sets it off"


@pytest.mark.rule("bs-turbo-delivery")
def test_a_brave_hill_witch_delivers_where_the_jump_ended() -> None:
    state = enter("turbo-ac", "brave", "1 green, 1 purple")
    assert agenda(state) == ["end-turn", "jump 0 knob witch"]
    assert preview(state, 0, "jump c")["towers"] == ["tor-watch", "tor-market"]
    play(state, "0 jump c")
    assert agenda(state) == ["end-turn", "delivery 0 tor may"]
    assert options(state, 0) == ["deliver tor tor-watch", "deliver tor tor-market", "decline"]
    play(state, "0 deliver tor tor-watch")
    assert points(state)[0] == 15


@pytest.mark.rule("bs-turbo-delivery")
def test_not_on_the_hill_she_has_left() -> None:
    state = enter("turbo-cd", "brave", "1 purple")
    play(state, "0 jump c")
    assert "deliver knob knob-post" not in options(state, 0)
    assert refusal(state, 0, "deliver knob knob-post")[0] == "delivers-there"


@pytest.mark.rule("bs-turbo-delivery", "bs-turbo-clouded")
def test_after_a_jump_that_could_not_happen_she_delivers_on_the_hill() -> None:
    state = enter("turbo-ab", "brave", "1 purple", sky={**A_CLOUD, **B_CLOUD})
    assert agenda(state) == ["end-turn", "delivery 0 knob may"]
    play(state, "0 deliver knob knob-post")
    assert points(state)[0] == 12
    assert goods(state, 0) == "1 wand"


@pytest.mark.rule("bs-turbo-delivery")
def test_after_a_forced_jump_too() -> None:
    state = enter("turbo-bd", "brave", "1 purple", sky=B_CLOUD)
    play(state, "0 deliver lost lost-arch")
    assert points(state)[0] == 15


@pytest.mark.rule("bs-turbo-delivery", "bs-forest-brave")
def test_a_cowardly_one_with_a_brave_tile_does_so_too() -> None:
    state = lay_back(3, "1 purple", hill={"knob": "turbo-ac"}, kept={0: "brave"})
    cowardly(state, "hill-witch")
    play(state, "0 tile brave; 0 fly home knob")
    assert agenda(state) == ["follow", "jump 0 knob witch"]
    play(state, "0 jump c; 0 deliver tor tor-watch")
    assert points(state)[0] == 15


@pytest.mark.rule("bs-turbo-delivery")
def test_a_cowardly_witch_delivers_nothing() -> None:
    state = enter("turbo-ac", "cowardly", "1 purple")
    play(state, "0 jump c")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-turbo")
def test_the_pawn_that_came_jumps_not_one_that_was_there() -> None:
    state = lay_back(3, hill={"knob": "turbo-cd"}, pawns={0: "knob home"})
    cowardly(state, "hill-witch")
    play(state, "0 fly home knob; 0 jump c")
    assert pawns(state, 0) == ["knob", "tor"]


@pytest.mark.rule("bs-witch-delivers-there", "bs-turbo")
def test_a_mountain_witch_who_is_carried_off_does_not_deliver_any_more() -> None:
    """She flies on with the tile "moves" before she delivers; the turbo broom takes her away."""
    state = lay_back(
        3, "1 orange", hill={"knob": "turbo-cd"}, mountain={"alp": "moves"}, pawns={0: "home camp"}
    )
    call(state, "mountain-witch")
    play(state, "0 fly home alp; 0 do tile; 0 fly alp fir")
    assert public(state)["messenger"] == ["fir"]
    play(state, "0 fly fir knob")
    assert agenda(state) == ["end-turn", "delivery 0 alp may", "jump 0 knob messenger"]
    assert public(state)["messenger"] == []
    assert state.game.position(state.position()).digest() == state.digest()
    play(state, "0 jump c")
    assert agenda(state) == ["turn"], "she did not come back"
    assert points(state)[0] == 10


@pytest.mark.rule("bs-witch-delivers-there", "bs-turbo")
def test_the_other_pawn_may_be_carried_off_meanwhile() -> None:
    state = lay_back(
        3, "1 orange", hill={"knob": "turbo-cd"}, mountain={"alp": "moves"}, pawns={0: "home camp"}
    )
    call(state, "mountain-witch")
    play(state, "0 fly home alp; 0 do tile; 0 fly camp home; 0 fly home knob")
    assert agenda(state)[-1] == "jump 0 knob plain"
    assert public(state)["messenger"] == ["alp"]
    play(state, "0 jump d; 0 deliver alp gate-market")
    assert points(state)[0] == 12


@pytest.mark.rule("bs-orange")
def test_no_jump_and_a_delivery_by_a_brave_hill_witch() -> None:
    state = enter("orange", "brave", "2 orange")
    assert agenda(state) == ["end-turn", "delivery 0 knob may"]
    assert options(state, 0) == ["deliver knob orange-tile", "decline"]
    assert preview(state, 0, "deliver knob orange-tile")["points"] == 7
    play(state, "0 deliver knob orange-tile")
    assert points(state)[0] == 17
    assert goods(state, 0) == "1 orange"
    assert "0 delivers knob orange-tile 7 0 0" in journal(state)


@pytest.mark.rule("bs-orange", "bs-square-tower")
def test_it_is_a_square_tower() -> None:
    state = lay_back(
        3, "1 orange", "1 orange", hill={"knob": "orange"}, pawns={0: "knob home", 1: "knob home"}
    )
    cowardly(state, "peak-druid", 1)
    play(state, "0 deliver knob orange-tile; 1 cowardly; 1 deliver knob orange-tile")
    assert points(state)[:2] == [17, 17]
    assert public(state)["occupied"] == []


@pytest.mark.rule("bs-orange", "bs-druid-brave", "bs-storm-bonus")
def test_by_a_brave_peak_druid_under_a_storm_cloud() -> None:
    state = lay_back(
        3,
        "1 orange",
        hill={"knob": "turbo-ab", "down": "orange"},
        pawns={0: "down home"},
        sky={"moor": "storm-bonus"},
    )
    call(state, "peak-druid")
    play(state, "0 deliver down orange-tile")
    assert points(state)[0] == 10 + 7 + 2 + 3


@pytest.mark.rule("bs-orange", "bs-tile-delivery")
def test_by_a_mountain_tile() -> None:
    state = lay_back(
        3, "1 orange", hill={"knob": "orange"}, mountain={"alp": "delivery"}, pawns={0: "knob home"}
    )
    cowardly(state, "mountain-witch")
    play(state, "0 fly home alp")
    assert options(state, 0) == ["deliver alp gate-market", "deliver knob orange-tile", "decline"]
    play(state, "0 deliver knob orange-tile")
    assert points(state)[0] == 17


@pytest.mark.rule("bs-orange", "bs-storm-delivery")
def test_by_a_storm_cloud() -> None:
    state = lay_back(
        3, "1 orange, 2 wand", hill={"knob": "orange"}, sky={"dale": "storm-delivery"}, pawns={0: "knob oak"}
    )
    cowardly(state, "weather-fairy")
    play(state, "0 lift dale; 0 deliver knob orange-tile")
    assert points(state)[0] == 17


@pytest.mark.rule("bs-orange", "bs-card-errand")
def test_by_the_card_errand() -> None:
    state = lay_back(3, "1 orange", hill={"knob": "orange"}, held={0: "errand"}, pawns={0: "knob oak"})
    cowardly(state, "root-gatherer")
    play(state, "0 card errand; 0 deliver knob orange-tile")
    assert points(state)[0] == 10 + 7 + 2


@pytest.mark.rule("bs-orange")
def test_only_where_the_tile_lies_and_only_orange() -> None:
    state = lay_back(3, "1 green", hill={"knob": "orange"}, pawns={0: "knob down"})
    cowardly(state, "peak-druid")
    assert options(state, 0) == ["deliver down tor-market", "decline"]
    assert refusal(state, 0, "deliver knob orange-tile")[0] == "no-potion"
    assert refusal(state, 0, "deliver down orange-tile")[0] == "not-at-tower"
    layout = broom_view(state, 0).layout
    areas = state.game.board.areas  # type: ignore[attr-defined]
    assert layout.open_towers(areas.index("knob")).bit_count() == 2, "its own tower and the tile"


@pytest.mark.rule("bs-orange", "bs-hill-tiles")
def test_without_the_tile_there_is_no_such_tower() -> None:
    state = lay_back(
        3,
        "1 orange",
        hill={"knob": "turbo-ab", "down": "turbo-bd", "crag": "turbo-cd"},
        pawns={0: "down home"},
    )
    cowardly(state, "peak-druid")
    assert "0 cannot" in journal(state)
