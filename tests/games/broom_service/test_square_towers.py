"""In one play at most one potion goes to square towers, whatever the play sets off or is used for instead."""

import json

import pytest

import broomstick
from broomstick import PUBLIC, Chance, PositionError, RecordError, State
from broomstick.bots.thrifty.broom_service.cards import effect
from broomstick.bots.thrifty.broom_service.prospects_with_tiles import ProspectsWithTiles
from broomstick.games.broom_service.codes import things
from broomstick.heart.plain import Plain
from games.broom_service.staging import agenda, broom_view, call, goods, lay, points, preview
from games.broom_service.staging_isles import cowardly, finish, lay_back, use
from games.scripts import options, play, public, refusal, since


def at_alp(tile: str, hand: str, **more: object) -> State:
    """Seat 0, the brave mountain witch, has landed at alp, where this tile lies and a green square tower stands.

    Her other pawn is at home, beside an orange square one.
    """
    state = lay(3, hand, tiles={"alp": tile}, pawns={0: "home oak"}, **more)  # type: ignore[arg-type]
    return play(call(state, "mountain-witch"), "0 fly oak alp")


@pytest.mark.rule("bs-square-once", "bs-card-double-shift")
def test_two_deliveries_of_a_double_shift_serve_one_square_tower() -> None:
    state = use("double-shift", "2 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    assert options(state, 0) == ["deliver home gate-market", "deliver oak oak-lamp", "decline"]
    play(state, "0 deliver home gate-market")
    assert options(state, 0) == ["deliver oak oak-lamp", "decline"]
    code, message = refusal(state, 0, "deliver home gate-market")
    assert code == "square-once"
    assert "gate-market is square, and this play has brought a potion to a square tower already" in message
    play(state, "0 deliver oak oak-lamp")
    assert points(finish(state))[0] == 15


@pytest.mark.rule("bs-square-once", "bs-card-double-shift")
def test_after_a_round_tower_a_square_one_may_follow() -> None:
    state = use("double-shift", "2 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    play(state, "0 deliver oak oak-lamp")
    assert options(state, 0) == ["deliver home gate-market", "decline"]


@pytest.mark.rule("bs-square-once", "bs-card-double-shift", "bs-cannot")
def test_where_only_square_towers_are_left_the_second_delivery_cannot_be() -> None:
    state = use("double-shift", "2 orange", role="valley-druid", pawns={0: "home oak"})
    play(state, "0 deliver home gate-market")
    assert since(state, "0 plays double-shift")[1] == "0 cannot"
    assert goods(finish(state), 0) == "1 orange"


@pytest.mark.rule("bs-square-once", "bs-orange", "bs-card-double-shift")
@pytest.mark.parametrize(
    ("first", "barred"),
    [("knob orange-tile", "tor tor-market"), ("tor tor-market", "knob orange-tile")],
)
def test_the_orange_tile_is_one_of_the_square_towers(first: str, barred: str) -> None:
    hand = "2 orange, 2 green, 1 purple"
    state = use("double-shift", hand, role="peak-druid", hill={"knob": "orange"}, pawns={0: "knob tor"})
    assert {f"deliver {first}", f"deliver {barred}"} < set(options(state, 0))
    play(state, f"0 deliver {first}")
    assert options(state, 0) == ["deliver knob knob-post", "deliver tor tor-watch", "decline"]
    assert refusal(state, 0, f"deliver {barred}")[0] == "square-once"


@pytest.mark.rule("bs-square-once", "bs-storm-delivery", "bs-witch-brave")
def test_a_storm_cloud_and_the_witch_share_the_one_potion() -> None:
    hand = "1 orange, 2 green, 1 purple, 4 wand"
    first = at_alp("cloud", hand, sky={"horn": "storm-delivery"})
    play(first, "0 do tile; 0 deliver home market")
    assert options(first, 0) == ["deliver alp alp-watch", "deliver alp horn-watch", "decline"]
    assert refusal(first, 0, "deliver alp alp-market")[0] == "square-once"
    second = at_alp("cloud", hand, sky={"horn": "storm-delivery"})
    play(second, "0 do delivery; 0 deliver alp alp-market; 0 lift horn")
    assert "deliver home market" not in options(second, 0)
    assert "deliver home oak-post" in options(second, 0)


@pytest.mark.rule("bs-square-once", "bs-tile-delivery")
def test_the_delivery_of_a_mountain_tile_may_serve_one_besides() -> None:
    state = at_alp("delivery", "1 orange, 1 green, 1 purple")
    play(state, "0 do delivery; 0 deliver alp alp-market")
    assert "deliver home market" in options(state, 0), "the tile's own delivery"
    assert points(play(state, "0 deliver home market"))[0] == 15
    assert agenda(state) == ["turn"]


@pytest.mark.rule("bs-square-once", "bs-tile-delivery")
def test_the_delivery_of_a_mountain_tile_does_not_count() -> None:
    state = at_alp("delivery", "1 orange, 1 green, 1 purple")
    play(state, "0 do tile; 0 deliver home market")
    assert "square_served" not in public(state)
    assert "deliver alp alp-market" in options(state, 0)
    assert points(play(state, "0 deliver alp alp-market"))[0] == 15


@pytest.mark.rule("bs-square-once")
def test_the_next_play_may_serve_one_again() -> None:
    state = use("double-shift", "2 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    play(state, "0 deliver home gate-market")
    assert public(state)["square_served"] is True
    assert broom_view(state, 1).layout.square_served
    play(state, "0 decline")
    assert "square_served" not in public(finish(state))


@pytest.mark.rule("bs-square-once")
@pytest.mark.parametrize("ending", ["0 decline", "0 deliver oak oak-lamp"])
def test_who_follows_may_serve_one_again(ending: str) -> None:
    state = lay_back(3, "2 orange, 1 purple", "1 orange", held={0: "double-shift"}, pawns={0: "home oak"})
    cowardly(state, "valley-druid", 1)
    play(state, "0 card double-shift; 0 deliver home gate-market")
    # What seat 1 would have of its own play does not depend on the play that goes on.
    assert preview(state, 1, "brave")["possible"] is True
    play(state, f"{ending}; 1 cowardly")
    assert "deliver home gate-market" in options(state, 1)


@pytest.mark.rule("bs-square-once")
def test_what_a_play_has_served_takes_no_tower_from_the_next_one() -> None:
    pawns = {0: "home oak", 1: "oak camp"}
    state = lay_back(3, "2 orange, 1 purple", "1 purple", held={0: "double-shift"}, pawns=pawns)
    cowardly(state, "valley-druid", 1)
    play(state, "0 card double-shift; 0 deliver home gate-market")
    assert preview(state, 1, "brave")["possible"] is True, "oak-lamp, the first tower of the map"


@pytest.mark.rule("bs-square-once", "bs-anywhere", "bs-gift")
def test_gifts_after_a_ride_belong_to_the_play() -> None:
    state = lay_back(3, "1 green", pawns={0: "home camp"}, hill={"knob": "anywhere"})
    play(call(state, "hill-witch"), "0 fly home knob; 0 fly knob tor; 0 deliver tor tor-market")
    assert agenda(state)[-1] == "gift 1"
    assert public(state)["square_served"] is True
    play(state, "1 decline; 2 decline")
    assert "square_served" not in public(state)


@pytest.mark.rule("bs-square-once")
def test_a_flight_before_the_witch_delivers_names_only_towers_she_may_serve() -> None:
    state = at_alp("cloud", "1 orange, 2 green, 1 purple, 4 wand", sky={"horn": "storm-delivery"})
    play(state, "0 do tile; 0 deliver home market")
    view = state.view(0)
    assert state.game.read_view(json.loads(json.dumps(view.data()))).data() == view.data()
    world = state.game.imagine(view, Chance(1))
    assert [world.game.text(action) for action in world.choices(0)] == options(state, 0)


def served() -> State:
    state = use("double-shift", "2 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    return play(state, "0 deliver home gate-market")


@pytest.mark.rule("bs-square-once")
def test_a_position_tells_that_a_square_tower_was_served() -> None:
    state = served()
    position = json.loads(json.dumps(state.position()))
    assert position["square_served"] is True
    again = state.game.position(position)
    assert again == state
    assert options(again, 0) == options(state, 0)
    del position["square_served"]
    assert "deliver home gate-market" in options(state.game.position(position), 0)


def refused(position: Plain, state: State) -> str:
    with pytest.raises(PositionError) as caught:
        state.game.position({**position, "square_served": True})
    return str(caught.value)


@pytest.mark.rule("bs-square-once")
def test_no_position_tells_so_before_anything_was_delivered() -> None:
    why = "square_served: nothing has been delivered in a play that goes on"
    druid = lay_back(
        3, "2 orange, 1 purple", held={0: "double-shift gossip barter errand"}, pawns={0: "home oak"}
    )
    assert refused(druid.position(), druid) == why
    cowardly(druid, "valley-druid")
    assert refused(druid.position(), druid) == why
    for card in ("double-shift", "barter", "errand"):
        begun = play(druid.copy(), f"0 card {card}")
        assert refused(begun.position(), begun) == why, card
    gossip = play(druid.copy(), "0 card gossip")
    assert agenda(gossip)[-1].startswith("put-away")
    assert refused(gossip.position(), gossip) == why
    landed = at_alp("cloud", "1 green, 1 purple, 4 wand", sky={"horn": "storm-delivery"})
    assert refused(landed.position(), landed) == why
    play(landed, "0 do delivery")
    assert refused(landed.position(), landed) == why
    riding = lay_back(3, "1 green", pawns={0: "home camp"}, hill={"knob": "anywhere"})
    play(call(riding, "hill-witch"), "0 fly home knob")
    assert refused(riding.position(), riding) == why
    wrong = served().position()
    wrong["square_served"] = 1
    with pytest.raises(PositionError, match="square_served: should be true or false, not 1"):
        served().game.position(wrong)


def old_record() -> str:
    """A record of version 1 of the rules, in which a play served a square tower twice, and how it went on."""
    state = use("double-shift", "2 orange, 1 purple", role="valley-druid", pawns={0: "home oak"})
    text = (
        state.game.position(state.position())
        .record()
        .text()
        .replace("rules 2\n", "rules 1\n")
        .replace('"rules":2', '"rules":1')
    )
    return text + "0 deliver home gate-market\n0 deliver home gate-market\n"


@pytest.mark.rule("bs-square-once")
def test_a_game_begun_by_the_first_rules_is_played_by_them() -> None:
    record = broomstick.read_record(old_record())
    state = record.replay()
    assert state.game.rules == 1
    assert points(state)[0] == 14
    assert state.record().text() == old_record()
    assert "square_served" not in record.replay(1).position()


@pytest.mark.rule("bs-square-once")
def test_by_todays_rules_the_same_is_refused_at_its_line() -> None:
    today = old_record().replace("rules 1\n", "rules 2\n").replace('"rules":1', '"rules":2')
    with pytest.raises(RecordError) as caught:
        broomstick.read_record(today).replay()
    assert caught.value.line == 10
    assert "gate-market is square" in str(caught.value)


@pytest.mark.rule("bs-square-once")
def test_games_are_begun_by_todays_rules() -> None:
    game = broomstick.load("broom-service", players=2)
    assert game.rules == 2
    for rules in (0, 3, True, "1"):
        text = game.start().record().text().replace("rules 2\n", f"rules {json.dumps(rules)}\n")
        with pytest.raises(RecordError, match="this is version 2"):
            broomstick.read_record(text)


@pytest.mark.rule("bs-square-once", "bs-card-double-shift")
def test_the_bot_does_not_count_on_two_square_towers() -> None:
    state = lay_back(3, "2 orange", held={0: "double-shift"}, pawns={0: "home home"})
    cowardly(state, "valley-druid")
    once = ProspectsWithTiles(broom_view(state, 0), 0)
    _, _, gain, _ = once.plain(things.VALLEY_DRUID, once.start)
    both, after = effect(once, things.DOUBLE_SHIFT, things.VALLEY_DRUID, once.start)
    assert both == gain > 0
    assert after.filled == once.start.filled
    assert state.view(PUBLIC).viewer == PUBLIC
