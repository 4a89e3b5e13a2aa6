"""The three extra tiles, each of which gives all others something; and how gifts go round."""

import pytest

from broomstick import State
from games.broom_service.staging import agenda, call, goods, pawns, points, preview
from games.broom_service.staging_isles import cowardly, forest_tiles, lay_back
from games.scripts import journal, options, play, public, refusal, seat_of, since

GIFTS = ["take orange", "take green", "take purple", "decline"]


def climb(stance: str = "cowardly", hand: str = "1 wand", players: int = 3) -> State:
    state = lay_back(players, hand, mountain={"alp": "points"})
    return play(call(state, "mountain-witch", stance=stance), "0 fly home alp")


@pytest.mark.rule("bs-tile-points")
def test_six_points_and_a_potion_for_each_other_player() -> None:
    state = climb()
    assert options(state, 0) == ["use", "decline"]
    assert preview(state, 0, "use")["points"] == 6
    assert preview(state, 0, "use")["gift"]
    play(state, "0 use")
    assert points(state)[0] == 16
    assert since(state, "0 amulet alp") == ["0 uses points alp", "0 gains 6 mountain-tile"]
    other = cowardly(lay_back(3, mountain={"peak": "points"}, pawns={0: "home elm"}), "mountain-witch")
    play(other, "0 fly elm peak; 0 use")
    assert since(other, "0 amulet peak") == ["0 uses points peak", "0 gains 6 mountain-tile"]
    assert agenda(state) == ["follow", "gift 2", "gift 1"]


@pytest.mark.rule("bs-gift")
def test_receivers_choose_in_order_and_may_decline() -> None:
    state = play(climb(players=4), "0 use")
    assert [state.asked, options(state, 1)] == [1, GIFTS]
    play(state, "1 take purple")
    assert state.asked == 2
    play(state, "2 decline")
    assert state.asked == 3
    play(state, "3 take purple")
    assert [goods(state, seat).split(", ")[2] for seat in (1, 2, 3)] == ["2 purple", "1 purple", "2 purple"]
    assert since(state, "0 gains 6 mountain-tile")[:3] == ["1 takes purple", "2 declines", "3 takes purple"]
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-gift")
def test_clockwise_from_the_giver_whoever_leads() -> None:
    state = lay_back(3, mountain={"alp": "points"}, starter=1)
    cowardly(state, "mountain-witch", 2)
    play(state, "1 fly home alp; 1 use; 2 take green; 0 take green")
    assert points(state) == [10, 16, 10]
    play(state, "2 cowardly; 2 fly home alp; 2 use; 0 decline; 1 take orange")
    assert points(state) == [10, 16, 16]


@pytest.mark.rule("bs-gift")
def test_the_giver_cannot_withhold_it_but_may_do_without_the_tile() -> None:
    state = play(climb(), "0 decline")
    assert agenda(state) == ["turn"]
    assert points(state)[0] == 10
    assert goods(state, 1) == "1 orange, 1 green, 1 purple, 2 wand"


def test_no_wand_as_a_gift() -> None:
    state = play(climb(), "0 use")
    assert refusal(state, 1, "take wand")[0] == "other-resources"


@pytest.mark.rule("bs-tile-points", "bs-tile-once", "bs-tile")
def test_offered_once_and_there_for_the_others() -> None:
    state = lay_back(3, mountain={"alp": "points"})
    cowardly(state, "mountain-witch", 1)
    play(state, "0 fly home alp; 0 use; 1 decline; 2 decline; 1 cowardly; 1 fly home alp")
    assert options(state, 1) == ["use", "decline"]
    assert seat_of(state, 0)["amulets"] == ["alp"]
    again = lay_back(3, mountain={"alp": "points"})
    position = again.position()
    position["seats"][0]["amulets"] = ["alp"]
    again = cowardly(again.game.position(position), "mountain-witch")
    play(again, "0 fly home alp")
    assert agenda(again) == ["turn"]


@pytest.mark.rule("bs-tile-points", "bs-tile-order")
def test_before_or_after_a_brave_witchs_delivery() -> None:
    state = climb("brave", "1 orange")
    assert options(state, 0) == ["do tile", "do delivery", "decline"]
    play(state, "0 do tile")
    assert agenda(state) == ["end-turn", "delivery 0 alp may", "gift 2", "gift 1"], "gifts come at once"
    play(state, "1 decline; 2 decline; 0 deliver alp gate-market")
    assert points(state)[0] == 18
    state = climb("brave", "1 orange")
    play(state, "0 do delivery; 0 use; 1 decline; 2 decline")
    assert points(state)[0] == 18


@pytest.mark.rule("bs-forest-potions")
def test_two_potions_and_a_point_for_each_other_player() -> None:
    state = cowardly(lay_back(4, "1 wand", kept={0: "potions"}), "peak-druid")
    assert preview(state, 0, "tile potions")["others"] == 1
    play(state, "0 tile potions")
    assert options(state, 0) == [
        "take orange orange", "take orange green", "take green green", "take orange purple", "take green purple",
        "take purple purple", "decline",
    ]  # fmt: skip
    play(state, "0 take green green")
    assert goods(state, 0) == "2 green, 1 wand"
    assert points(state) == [10, 11, 11, 11]
    assert since(state, "0 spends potions")[:4] == [
        "0 takes green green", "1 gains 1 gift", "2 gains 1 gift", "3 gains 1 gift",
    ]  # fmt: skip


@pytest.mark.rule("bs-forest-potions")
def test_the_others_gain_even_if_the_potions_are_refused() -> None:
    state = cowardly(lay_back(3, kept={0: "potions"}), "peak-druid")
    play(state, "0 tile potions; 0 decline")
    assert points(state) == [10, 11, 11]
    assert forest_tiles(state, 0) == []
    assert since(state, "0 spends potions")[:3] == ["0 declines", "1 gains 1 gift", "2 gains 1 gift"]


@pytest.mark.rule("bs-forest-potions", "bs-forest-find")
def test_it_is_found_like_the_others() -> None:
    state = cowardly(lay_back(3, forest={"elm": "potions"}), "forest-witch")
    play(state, "0 fly camp elm")
    assert forest_tiles(state, 0) == ["potions"]


def ride(stance: str = "cowardly", hand: str = "1 wand", **more: object) -> State:
    """Seat 0 enters the hill from where a pawn flies on to anywhere."""
    state = lay_back(3, hand, hill={"knob": "anywhere"}, **more)  # type: ignore[arg-type]
    return play(call(state, "hill-witch", stance=stance), "0 fly home knob")


@pytest.mark.rule("bs-anywhere")
def test_to_any_other_area_without_a_cloud() -> None:
    state = ride(sky={"isle": "heavy-1", "holt": "heavy-1"})
    assert agenda(state) == ["follow", "anywhere 0 knob plain"]
    ends = [text.split()[2] for text in options(state, 0)[:-1]]
    assert ends == [
        "alp", "fir", "dale", "home", "oak", "moor", "camp", "elm", "peak", "down", "tor", "lea", "crag", "lost",
    ]  # fmt: skip
    assert options(state, 0)[-1] == "decline"
    assert preview(state, 0, "fly knob lost")["gift"]
    assert refusal(state, 0, "fly knob knob")[0] == "already-there"
    assert refusal(state, 0, "fly knob isle")[0] == "under-cloud"
    assert refusal(state, 0, "fly camp oak")[0] == "that-pawn"


@pytest.mark.rule("bs-anywhere", "bs-anywhere-gift", "bs-circle-d")
def test_to_d_and_then_each_other_player_takes_a_potion() -> None:
    state = play(ride(), "0 fly knob lost")
    assert pawns(state, 0) == ["camp", "lost"]
    assert since(state, "0 flies home knob") == ["0 rides knob", "0 flies knob lost"]
    assert agenda(state) == ["follow", "gift 2", "gift 1"]
    play(state, "1 take orange; 2 take purple")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-anywhere", "bs-anywhere-gift")
def test_declined_there_is_no_gift() -> None:
    state = play(ride(), "0 decline")
    assert pawns(state, 0) == ["knob", "camp"]
    assert agenda(state) == ["turn"]
    assert since(state, "0 flies home knob")[0] == "0 declines"


@pytest.mark.rule("bs-anywhere", "bs-anywhere-gift")
def test_a_brave_hill_witch_delivers_where_it_ended() -> None:
    state = play(ride("brave", "1 green, 1 purple"), "0 fly knob lost")
    assert agenda(state) == ["end-turn", "gifts 0", "delivery 0 lost may"]
    play(state, "0 deliver lost lost-keep")
    assert points(state)[0] == 16
    assert agenda(state) == ["end-turn", "gift 2", "gift 1"], "then come the gifts"


@pytest.mark.rule("bs-anywhere")
def test_or_on_the_hill_if_she_stays() -> None:
    state = play(ride("brave", "1 purple"), "0 decline")
    assert agenda(state) == ["end-turn", "delivery 0 knob may"]
    assert options(state, 0) == ["deliver knob knob-post", "decline"]


@pytest.mark.rule("bs-anywhere", "bs-amulet")
def test_an_amulet_by_the_extra_hill_tile() -> None:
    state = play(ride(mountain={"peak": "wands"}), "0 fly knob peak")
    assert seat_of(state, 0)["amulets"] == ["peak"]
    assert agenda(state) == ["follow", "gifts 0", "tile 0 peak may"]
    play(state, "0 take wand wand; 1 decline; 2 decline")
    assert goods(state, 0) == "3 wand"
    assert journal(state).count("0 amulet peak") == 1


@pytest.mark.rule("bs-anywhere", "bs-tile-order")
def test_a_brave_hill_witch_on_a_mountain_orders_tile_and_delivery() -> None:
    state = play(ride("brave", "1 green", mountain={"peak": "wands"}), "0 fly knob peak")
    assert agenda(state) == ["end-turn", "gifts 0", "arrived 0 peak"]
    play(state, "0 do delivery; 0 take wand wand; 1 take green; 2 decline")
    assert points(state)[0] == 14
    assert public(state)["leader"] == 0


@pytest.mark.rule("bs-anywhere", "bs-turbo")
def test_onto_a_turbo_broom_and_on_from_there() -> None:
    state = lay_back(3, "1 purple", hill={"knob": "anywhere", "down": "turbo-cd"})
    call(state, "hill-witch")
    play(state, "0 fly home knob; 0 fly knob down")
    assert agenda(state) == ["end-turn", "gifts 0", "jump 0 down witch"]
    play(state, "0 jump c; 0 deliver tor tor-watch; 1 decline; 2 decline")
    assert points(state)[0] == 15


@pytest.mark.rule("bs-anywhere")
def test_every_time_it_is_entered() -> None:
    state = lay_back(3, hill={"knob": "anywhere"}, pawns={0: "home camp", 1: "home camp"})
    cowardly(state, "hill-witch", 1)
    play(state, "0 fly home knob; 0 fly knob tor; 1 decline; 2 decline; 1 cowardly; 1 fly home knob")
    assert options(state, 1)[-1] == "decline"
    assert "fly knob lost" in options(state, 1)


@pytest.mark.rule("bs-anywhere", "bs-bewitched-cost")
def test_a_bewitched_witch_pays_first() -> None:
    state = lay_back(3, "1 wand", hill={"knob": "anywhere"}, bewitched="hill-witch root-gatherer")
    call(state, "hill-witch", stance="cowardly")
    assert points(state)[0] == 7
    play(state, "0 fly home knob; 0 fly knob lost; 1 decline; 2 decline")
    assert points(state)[0] == 7
