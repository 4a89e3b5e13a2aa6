"""Mountain tiles and amulets: what entering sets off, in which order, and long chains of it."""

import pytest

from broomstick import State
from games.broom_service.staging import agenda, call, goods, lay, pawns, points
from games.scripts import journal, options, play, public, refusal, seat_of, since


def enter(tile: str, hand: str = "1 purple", stance: str = "cowardly", **more: object) -> State:
    """Seat 0 flies from oak onto the tile at alp."""
    pawns = more.pop("pawns", {0: "home oak"})
    state = lay(3, hand, tiles={"alp": tile}, pawns=pawns, **more)  # type: ignore[arg-type]
    return play(call(state, "mountain-witch", stance=stance), "0 fly oak alp")


@pytest.mark.rule("bs-amulet", "bs-entering")
def test_the_amulet_is_taken_at_once() -> None:
    state = enter("wands")
    assert seat_of(state, 0)["amulets"] == ["alp"]
    assert since(state, "0 leads mountain-witch cowardly") == ["0 flies oak alp", "0 amulet alp"]
    assert agenda(state)[-1] == "tile 0 alp may"


@pytest.mark.rule("bs-tile-potions", "bs-tile")
def test_a_potion_of_each_colour() -> None:
    state = enter("potions")
    assert options(state, 0) == ["take orange green purple", "decline"]
    play(state, "0 take orange green purple")
    assert goods(state, 0) == "1 orange, 1 green, 2 purple"
    assert "0 uses potions alp" in journal(state)


@pytest.mark.rule("bs-tile-wands")
def test_two_wands() -> None:
    state = enter("wands")
    assert options(state, 0) == ["take wand wand", "decline"]
    play(state, "0 take wand wand")
    assert goods(state, 0) == "1 purple, 2 wand"


@pytest.mark.rule("bs-tile-delivery")
def test_a_delivery_with_either_pawn_from_any_landscape() -> None:
    state = enter("delivery", "1 orange, 1 purple")
    assert options(state, 0) == ["deliver home market", "deliver alp alp-watch", "decline"]
    play(state, "0 deliver home market")
    assert points(state)[0] == 12


@pytest.mark.rule("bs-tile-moves")
def test_two_moves_of_either_pawn() -> None:
    state = enter("moves")
    assert options(state, 0) == [
        "fly home camp", "fly home oak", "fly home moor", "fly home ridge",
        "fly alp oak", "fly alp moor", "fly alp horn", "decline",
    ]  # fmt: skip
    play(state, "0 fly alp oak")
    assert agenda(state)[-1] == "free-move 0"
    assert "fly oak elm" in options(state, 0), "one pawn twice"
    play(state, "0 fly home ridge")
    assert pawns(state, 0) == ["oak", "ridge"]
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-tile-moves")
def test_the_second_move_may_be_declined() -> None:
    state = enter("moves")
    play(state, "0 fly alp oak; 0 decline")
    assert pawns(state, 0) == ["home", "oak"]
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-tile-moves")
def test_the_first_move_is_finished_with_all_it_sets_off() -> None:
    state = lay(3, tiles={"alp": "moves", "horn": "wands"}, pawns={0: "home oak"})
    play(call(state, "mountain-witch", stance="cowardly"), "0 fly oak alp; 0 fly alp horn")
    assert agenda(state)[-2:] == ["free-move 0", "tile 0 horn may"]
    play(state, "0 take wand wand; 0 fly horn alp")
    assert agenda(state) == ["turn"], "the tile at alp is gone for this player"


@pytest.mark.rule("bs-tile-cloud")
def test_a_cloud_as_for_a_cowardly_fairy() -> None:
    state = enter("cloud", "2 wand", stance="brave", sky={"horn": "storm-move", "elm-1": "heavy-4"})
    assert options(state, 0) == ["lift horn", "decline"]
    play(state, "0 lift horn")
    assert points(state)[0] == 10, "no bonus"
    assert goods(state, 0) == ""
    assert agenda(state)[-1] == "free-move 0", "storm effects happen"


@pytest.mark.rule("bs-tile-cloud", "bs-lapse")
def test_a_tile_that_can_do_nothing_lapses() -> None:
    state = enter("cloud", "1 wand", sky={"horn": "heavy-4"})
    assert agenda(state) == ["turn"]
    assert seat_of(state, 0)["amulets"] == ["alp"]


@pytest.mark.rule("bs-tile-once", "bs-tile")
def test_declined_or_used_the_tile_is_gone_for_that_player_and_stays_for_others() -> None:
    state = lay(3, tiles={"alp": "wands"}, pawns={0: "oak home", 1: "moor home"})
    call(state, "mountain-witch", 1, stance="cowardly")
    play(state, "0 fly oak alp; 0 decline; 1 cowardly; 1 fly moor alp; 1 take wand wand")
    assert public(state)["tiles"]["alp"] == "wands"
    assert seat_of(state, 1)["amulets"] == ["alp"]
    # Entering again: nothing is offered.
    again = lay(3, tiles={"alp": "wands"}, pawns={0: "oak home"})
    position = again.position()
    position["seats"][0]["amulets"] = ["alp"]
    again = call(again.game.position(position), "mountain-witch", stance="cowardly")
    play(again, "0 fly oak alp")
    assert agenda(again) == ["turn"]


@pytest.mark.rule("bs-tile-covers")
def test_a_covered_tower_takes_nothing() -> None:
    bare = call(lay(3, "1 orange", pawns={0: "alp home"}), "peak-druid", stance="cowardly")
    assert options(bare, 0) == ["deliver alp alp-keep", "decline"]
    covered = call(
        lay(3, "1 orange, 1 purple", tiles={}, pawns={0: "alp home"}), "peak-druid", stance="cowardly"
    )
    assert options(covered, 0) == ["deliver alp alp-watch", "decline"]
    code, message = refusal(covered, 0, "deliver alp alp-keep")
    assert code == "covered"
    assert "a tile lies on alp-keep" in message


@pytest.mark.rule("bs-tile-order")
def test_tile_first_then_the_delivery_with_what_it_gave() -> None:
    state = enter("potions", "1 wand", stance="brave")
    # Without a potion there is nothing to deliver yet: only the tile is open.
    assert options(state, 0) == ["take orange green purple", "decline"]
    play(state, "0 take orange green purple")
    assert options(state, 0) == [
        "deliver alp alp-watch",
        "deliver alp alp-market",
        "deliver alp horn-watch",
        "decline",
    ]
    play(state, "0 deliver alp horn-watch")
    assert points(state)[0] == 15


@pytest.mark.rule("bs-tile-order", "heart-own-order")
def test_delivery_first_then_the_tile() -> None:
    state = enter("wands", stance="brave")
    assert agenda(state) == ["end-turn", "arrived 0 alp"]
    assert options(state, 0) == ["do tile", "do delivery", "decline"]
    play(state, "0 do delivery")
    # One tower only: what was begun is done.
    assert points(state)[0] == 14
    assert options(state, 0) == ["take wand wand", "decline"]
    play(state, "0 take wand wand")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-tile-order")
def test_what_was_begun_has_to_be_done() -> None:
    state = enter("wands", "1 purple, 1 green", stance="brave")
    play(state, "0 do delivery")
    assert options(state, 0) == ["deliver alp alp-watch", "deliver alp alp-market", "deliver alp horn-watch"]
    state = enter("moves", stance="brave")
    play(state, "0 do tile")
    assert "decline" not in options(state, 0)


@pytest.mark.rule("bs-tile-order", "heart-menu-end")
def test_declining_ends_both() -> None:
    state = enter("wands", stance="brave")
    play(state, "0 decline")
    assert agenda(state) == ["turn"]
    assert points(state)[0] == 10
    assert goods(state, 0) == "1 purple"
    assert seat_of(state, 0)["amulets"] == ["alp"]


@pytest.mark.rule("bs-tile-order", "bs-lapse", "heart-offer-lapse")
def test_what_can_do_nothing_waits_for_the_other() -> None:
    """No wand for the cloud: the delivery is asked for first, and the wand it brings opens the tile."""
    state = enter("cloud", "1 green", stance="brave", sky={"horn": "heavy-1"})
    assert agenda(state) == ["end-turn", "tile 0 alp may", "delivery 0 alp may"]
    play(state, "0 deliver alp alp-market")
    assert options(state, 0) == ["lift horn", "decline"]
    state = enter("cloud", "1 purple", stance="brave", sky={"horn": "heavy-1"})
    play(state, "0 deliver alp alp-watch")
    assert agenda(state) == ["turn"], "still no wand, so the tile has lapsed"
    state = enter("cloud", "1 purple", stance="brave", sky={"horn": "heavy-1"})
    play(state, "0 decline")
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-witch-delivers-there")
def test_with_the_witch_gone_there_is_no_delivery() -> None:
    state = enter("moves", stance="brave")
    play(state, "0 do tile; 0 fly alp oak")
    assert public(state)["messenger"] == ["oak"]
    play(state, "0 decline")
    assert agenda(state) == ["turn"]
    assert points(state)[0] == 10


@pytest.mark.rule("bs-witch-delivers-there")
def test_she_may_have_left_and_come_back() -> None:
    state = enter("moves", stance="brave")
    play(state, "0 do tile; 0 fly alp oak; 0 fly oak alp")
    assert options(state, 0) == ["deliver alp alp-watch", "decline"]
    play(state, "0 deliver alp alp-watch")
    assert points(state)[0] == 14


@pytest.mark.rule("bs-witch-delivers-there")
def test_another_pawn_in_her_place_will_not_do() -> None:
    state = enter("moves", stance="brave", pawns={0: "moor oak"})
    play(state, "0 do tile; 0 fly alp oak; 0 fly moor alp")
    assert pawns(state, 0) == ["oak", "alp"]
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-witch-delivers-there")
def test_of_two_pawns_in_one_area_the_player_says_which_has_left() -> None:
    state = enter("moves", stance="brave", pawns={0: "moor oak"})
    play(state, "0 do tile; 0 fly moor alp; 0 fly alp oak")
    assert public(state)["messenger"] == ["oak", "alp"]
    play(state, "0 deliver alp alp-watch")
    assert points(state)[0] == 14
    assert public(state)["messenger"] == []


@pytest.mark.rule("bs-witch-delivers-there")
def test_also_when_they_have_met_elsewhere() -> None:
    state = enter("moves", stance="brave", pawns={0: "moor oak"})
    play(state, "0 do tile; 0 fly alp moor")
    assert public(state)["messenger"] == ["moor"]
    play(state, "0 fly moor alp")
    assert options(state, 0) == ["deliver alp alp-watch", "decline"]


@pytest.mark.rule("bs-chain", "bs-entering")
def test_example_a_chain_of_five_steps() -> None:
    """A brave mountain witch; a cloud by tile, a free move by storm, two moves by tile, wands by tile."""
    state = lay(
        3,
        "1 purple, 2 wand",
        tiles={"alp": "cloud", "horn": "moves", "crag": "wands"},
        sky={"horn": "storm-move", "lake": "heavy-1"},
        pawns={0: "home oak"},
    )
    call(state, "mountain-witch")
    play(state, "0 fly oak alp; 0 do tile")
    # One cloud within reach: it is taken without asking.
    assert agenda(state) == ["end-turn", "delivery 0 alp may", "free-move 0"]
    play(state, "0 fly alp horn")
    assert agenda(state) == ["end-turn", "delivery 0 alp may", "tile 0 horn may"]
    play(state, "0 fly horn crag")
    assert agenda(state) == ["end-turn", "delivery 0 alp may", "free-move 0", "tile 0 crag may"]
    assert public(state)["messenger"] == ["crag"]
    play(state, "0 take wand wand")
    assert agenda(state) == ["end-turn", "delivery 0 alp may", "free-move 0"]
    play(state, "0 fly crag horn")
    # The witch did not come back to alp, so her delivery there is lost.
    assert agenda(state) == ["turn"]
    assert seat_of(state, 0)["amulets"] == ["alp", "horn", "crag"]
    assert since(state, "0 acts mountain-witch") == [
        "0 flies oak alp", "0 amulet alp", "0 uses cloud alp", "0 lifts horn storm-move 2 1", "0 flies alp horn",
        "0 amulet horn", "0 uses moves horn", "0 flies horn crag", "0 amulet crag", "0 uses wands crag",
        "0 takes wand wand", "0 flies crag horn",
    ]  # fmt: skip


@pytest.mark.rule("bs-chain", "bs-witch-delivers-there")
def test_a_chain_that_ends_with_the_delivery_after_all() -> None:
    state = lay(
        3,
        "1 purple, 2 wand",
        tiles={"alp": "cloud", "horn": "moves", "crag": "wands"},
        sky={"horn": "storm-move"},
        pawns={0: "home oak"},
    )
    play(call(state, "mountain-witch"), "0 fly oak alp; 0 do tile; 0 fly alp horn; 0 fly horn alp; 0 decline")
    assert agenda(state) == ["end-turn", "delivery 0 alp may"]
    play(state, "0 deliver alp alp-watch")
    assert points(state)[0] == 14


@pytest.mark.rule("bs-chain")
@pytest.mark.parametrize("at", range(7))
def test_a_position_in_the_middle_of_a_chain_reads_back_and_goes_on(at: int) -> None:
    state = lay(
        3,
        "1 purple, 2 wand",
        tiles={"alp": "cloud", "horn": "moves", "crag": "wands"},
        sky={"horn": "storm-move", "lake": "heavy-1"},
        pawns={0: "home oak"},
    )
    call(state, "mountain-witch")
    script = ["fly oak alp", "do tile", "fly alp horn", "fly horn crag", "take wand wand", "fly crag horn"]
    for action in script[:at]:
        state.play(0, action)
    read = state.game.position(state.position())
    for action in script[at:]:
        state.play(0, action)
        read.play(0, action)
    assert read.digest() == state.digest()


def test_all_of_a_chain_can_be_taken_back_step_by_step() -> None:
    state = lay(3, "1 purple", tiles={"alp": "moves"}, pawns={0: "home oak"})
    play(call(state, "mountain-witch"), "0 fly oak alp; 0 do tile; 0 fly home moor")
    record = state.record()
    for left in (2, 1, 0):
        record = record.undo()
        assert agenda(record.replay())[-1] == ["brave 0", "arrived 0 alp", "tile 0 alp must"][left]
    assert record.replay().may_undo(0) is not None
