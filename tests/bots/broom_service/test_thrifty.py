"""The thrifty bot in Broom Service: positions where any sensible player would agree."""

import time

import pytest

import broomstick
from bots.watching import check_beliefs, choice, decisions, picked
from broomstick import State
from broomstick.bots.thrifty.broom_service.ground import BITS, WANDS, ground
from broomstick.bots.thrifty.broom_service.prospects import Prospects
from broomstick.bots.thrifty.broom_service.purse import purse_of
from broomstick.bots.thrifty.broom_service.rivals import BroomRivals
from broomstick.games.broom_service.codes import actions, things
from broomstick.games.broom_service.table.view import BroomView
from contract.broom_service.cases import WHOLE_FRONTS
from contract.case import Case
from games.broom_service.staging import broom_view, call, lay, little, pick, standard, to_the_end_of_round
from games.scripts import play


def test_picks_a_druid_rather_where_a_pawn_stands_at_a_tower() -> None:
    """On the alp a peak druid serves a tower at once; at home and camp there is only cheap trade."""
    there = picked(lay(3, "1 orange", pawns={0: "alp home"}, event="brave-heart"), 0)
    away = picked(lay(3, "1 orange", pawns={0: "home home"}, event="brave-heart"), 0)
    assert there["peak-druid"] > away["peak-druid"]


def test_with_empty_hands_it_gathers_rather_than_delivers() -> None:
    roles = picked(lay(3, "0 wand", pawns={0: "alp moor"}), 0)
    gatherers = sum(roles[role] for role in ("root-gatherer", "herb-gatherer", "fruit-gatherer"))
    assert gatherers > sum(roles[role] for role in ("valley-druid", "peak-druid"))


def test_a_chain_is_picked_together() -> None:
    """On the moor no peak druid delivers; a witch who flies to alp or camp makes one worth while."""
    goods = "4 green, 4 purple, 4 wand"
    state = lay(2, goods, "1 wand", pawns={0: "moor moor"}, event="protected-places", occupied="moor-watch")
    chains = 0
    for seed in range(20):
        roles = set(choice(state, 0, seed).split()[1:])
        if "peak-druid" in roles:
            chains += 1
            assert roles & {"mountain-witch", "hill-witch"}
    assert chains > 5


def test_without_wands_or_a_way_to_them_no_fairy() -> None:
    state = lay(
        3, "2 orange, 2 green, 2 purple", pawns={0: "oak moor"}, sky={"elm-1": "heavy-3", "heath": "heavy-3"}
    )
    for seed in range(20):
        roles = choice(state, 0, seed).split()[1:]
        assert "weather-fairy" not in roles or any("gatherer" in role for role in roles)


def test_bewitched_roles_are_picked_less() -> None:
    free = picked(lay(3, "2 orange, 2 green, 2 purple", pawns={0: "oak moor"}), 0)
    cost = picked(
        lay(3, "2 orange, 2 green, 2 purple", pawns={0: "oak moor"}, bewitched="valley-druid fruit-gatherer"),
        0,
    )
    assert cost["valley-druid"] < free["valley-druid"]


def test_more_or_less_is_answered_by_what_a_role_still_brings() -> None:
    """With nothing to do on the map and a last round, points for few picks are better than roles."""
    rich = lay(2, "4 orange, 4 green, 4 purple", pawns={0: "oak alp"}, event="more-or-less", rounds=4)
    poor = lay(2, "0 wand", "9 wand", pawns={0: "ridge ridge"}, event="more-or-less", rounds=1)
    assert len(choice(rich, 0).split()) > len(choice(poor, 0).split())


@pytest.mark.parametrize("seat", [1, 4])
def test_bots_with_the_same_goods_do_not_all_pick_the_same(seat: int) -> None:
    """At the start everybody is equal; whoever picked as all others do would be knocked out all the time."""
    state = standard(5).start(1, starter=0)
    assert len({choice(state, seat, seed) for seed in range(20)}) > 10


def test_the_starter_leaves_nothing_to_chance_in_the_first_round() -> None:
    """All others may overtake, so what is worth most is picked."""
    state = standard(5).start(1, starter=0)
    assert len({choice(state, 0, seed) for seed in range(20)}) == 1


@pytest.mark.parametrize("seat", [0, 1, 4])
def test_a_steady_one_never_picks_on_a_whim(seat: int) -> None:
    """Whoever asks for a hint wants to know what is worth most."""
    state = standard(5).start(1, starter=0)
    assert len({choice(state, seat, seed, "thrifty:steady") for seed in range(20)}) == 1


def test_is_brave_when_nobody_can_take_it_away_and_more_is_won() -> None:
    certain = 0
    for view, choices, _, action in decisions(BroomView, standard(4), 6):
        if choices == [actions.BRAVE, actions.COWARDLY]:
            prospects = Prospects(view, view.viewer)
            brave, _, cowardly, _ = prospects.prospect(view.role, prospects.start)
            safe = BroomRivals(view).stands(view.role, view.still_to_speak()[1:]) == 1.0
            if safe and brave > cowardly + 2:
                certain += 1
                assert action == actions.BRAVE
    assert certain > 10


def test_takes_three_points_at_the_black_market_rather_than_a_risk_for_little() -> None:
    state = call(
        lay(3, "1 wand", "1 wand", pawns={1: "ridge ridge"}, event="black-market"), "valley-druid", 1
    )
    assert choice(state, 1) == "cowardly"
    assert choice(play(state, "1 cowardly"), 1) == "market"


def test_dares_less_the_more_rivals_come_after() -> None:
    state = call(lay(4), "forest-witch", 1)
    view = broom_view(state, 1)
    chances = [BroomRivals(view).stands(things.FOREST_WITCH, after) for after in ([], [2], [2, 3])]
    assert chances[0] == 1.0
    assert chances[2] < chances[1] < 1.0


def test_leads_the_witch_before_the_druid_that_needs_her() -> None:
    """From the ridge nothing can be served; on the alp there is much."""
    state = lay(2, "1 orange, 1 green, 1 purple", "1 wand", pawns={0: "moor moor"}, event="protected-places")
    pick(state, "mountain-witch peak-druid herb-gatherer root-gatherer", "fruit-gatherer")
    assert "peak-druid" not in choice(state, 0)


def test_a_brave_witch_flies_where_she_can_deliver_best() -> None:
    state = call(lay(3, "1 green", pawns={0: "home home"}, rounds=1), "prairie-witch")
    assert choice(state, 0) == "fly home moor"
    assert choice(play(state, "0 fly home moor"), 0) == "deliver moor moor-watch"


def test_delivers_where_most_is_paid() -> None:
    state = call(lay(3, "1 purple", pawns={0: "oak home"}, rounds=1), "valley-druid")
    assert choice(state, 0) == "deliver oak alp-watch"


def test_pays_for_the_cloud_with_more_bolts() -> None:
    sky = {"elm-1": "heavy-2", "heath": "heavy-3"}
    state = call(lay(3, "2 wand", pawns={0: "oak moor"}, sky=sky), "weather-fairy")
    assert choice(state, 0) == "lift heath"


def test_does_not_end_the_round_in_a_perilous_place() -> None:
    """Prairie costs three points, a mountain none."""
    state = call(lay(2, "0 wand", pawns={0: "moor moor"}, event="perilous-places", rounds=1), "prairie-witch")
    assert choice(state, 0) == "decline" or "moor" not in choice(state, 0).split()[2]
    state = call(
        lay(2, "0 wand", pawns={0: "moor moor"}, event="perilous-places", rounds=1), "mountain-witch"
    )
    assert choice(state, 0) == "fly moor alp"


def test_flocks_together_for_four_points() -> None:
    state = call(lay(2, "0 wand", pawns={0: "home camp"}, event="flock-together", rounds=1), "hill-witch")
    assert choice(state, 0) in ("fly home camp", "fly home ridge")


def test_takes_the_potions_of_a_tile_before_it_delivers() -> None:
    tiles = {"alp": "potions"}
    state = call(lay(3, "1 purple", pawns={0: "oak home"}, tiles=tiles), "mountain-witch")
    play(state, "0 fly oak alp")
    assert choice(state, 0) == "do tile"


def test_hands_in_a_set_for_eight_points() -> None:
    state = lay(2, "1 orange, 1 green, 1 purple, 1 wand", event="the-works", rounds=1)
    to_the_end_of_round(pick(state, "", ""))
    assert choice(state, 0) == "hand-in"


def upper_hand(*goods: str, rounds: int = 3) -> State:
    state = lay(len(goods), *goods, event="the-upper-hand", rounds=rounds)
    return to_the_end_of_round(pick(state, *[""] * len(goods)))


def test_puts_more_at_stake_when_nothing_can_be_done_with_it_any_more() -> None:
    last = upper_hand("6 wand", "6 wand", "6 wand", rounds=1)
    first = upper_hand("6 wand", "6 wand", "6 wand")
    shown = [sum(int(choice(state, 0, seed).split()[1]) for seed in range(20)) for state in (last, first)]
    assert shown[0] > shown[1]


def test_shows_no_more_than_it_needs_against_empty_hands() -> None:
    state = upper_hand("6 wand", "0 wand", "0 wand", rounds=1)
    assert {choice(state, 0, seed) for seed in range(10)} <= {"fist 1", "fist 2"}


def test_more_of_a_resource_is_never_worth_less() -> None:
    view = broom_view(lay(3), 0)
    purse = purse_of(view, 0, 1.0)
    for count in range(8):
        for shift in (0, BITS, 2 * BITS, WANDS):
            assert purse.worth(count + 1 << shift) > purse.worth(count << shift)


def test_a_place_is_worth_more_while_its_towers_are_open() -> None:
    free = ground(broom_view(lay(3), 0).layout)
    served = ground(broom_view(lay(3, occupied="alp-keep alp-watch horn-watch"), 0).layout)
    alp = free.parts.board.areas.index("alp")
    assert free.place[alp] > served.place[alp]


def test_the_beliefs_about_rivals_agree_with_what_is_public() -> None:
    for view, _, _, _ in decisions(BroomView, standard(4), 3):
        check_beliefs(view, BroomRivals(view))


@pytest.mark.many
@pytest.mark.parametrize("case", WHOLE_FRONTS, ids=lambda case: case.id)
def test_copes_with_every_option_for_every_number_of_players(case: Case) -> None:
    for seed in range(3):
        assert broomstick.match(case.game, ["thrifty"] * case.game.players, seed=seed).over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copes_with_another_map(players: int) -> None:
    """Eleven areas, fourteen towers; with storm clouds and mountain tiles too."""
    for everything in (False, True):
        game = little(players, everything, everything, "{}")
        assert broomstick.match(game, ["thrifty"] * players, seed=players).over


def test_copes_with_other_numbers_on_the_pieces() -> None:
    data = {
        "game": {"picks": 8, "rounds": 3},
        "start": {"wands": 99, "potions": 99},
        "more-or-less": {"points": [9, 9, 9, 9, 9, 9, 9, 20]},
        "end": {"bolts": [0, 5], "amulets": [0, 0, 0, 0]},
    }
    game = broomstick.load("broom-service", players=3, storm_clouds=True, mountain_tiles=True, data=data)
    for seed in range(3):
        assert broomstick.match(game, ["thrifty"] * 3, seed=seed).over


def test_decides_in_about_a_millisecond() -> None:
    """Also as plain Python; the mean, in processor time, so that a busy machine does not matter."""
    bot = broomstick.bots.make("thrifty")
    seen = decisions(BroomView, standard(4), 2, "thrifty")
    start = time.process_time()
    for view, choices, rng, _ in seen:
        bot.choose(view, choices, rng)
    assert (time.process_time() - start) / len(seen) < 0.002
