"""What a view and a question tell those who do not know the rules: worth, best deliveries, brooms, and why not."""

import pytest

import broomstick
from broomstick import PUBLIC, State, map_of
from broomstick.bots import make
from broomstick.heart.chance import Chance
from broomstick.heart.plain import Plain
from games.broom_service.isles import isles
from games.broom_service.staging import agenda, call, lay, to_the_end_of_round
from games.broom_service.staging_isles import cowardly, everything, lay_back, use
from games.scripts import options, play, time_out


def follows(state: State, viewer: int) -> Plain:
    return state.game.follows(state.view(viewer))


def why(state: State, seat: int, of: str, name: str) -> list[tuple[str, str]]:
    """The codes about a place, each with the pawn it is about."""
    return [
        (group["code"], group.get("pawn", ""))
        for group in state.refused(seat)
        if group["of"] == of and name in group["names"]
    ]


@pytest.mark.rule("bs-end-sets")
def test_what_things_would_be_worth_at_the_end_is_told_of_everybody() -> None:
    state = lay(3, "3 orange, 1 green, 2 purple, 5 wand")
    found = follows(state, PUBLIC)["worth"]["0"]
    assert (found["fours"], found["threes"]) == (1, 1)
    assert found["sets"] == 4 + 2


@pytest.mark.rule("bs-storm-bonus")
def test_the_best_delivery_counts_storm_clouds_beside_it() -> None:
    plain = follows(lay(3, sky={"elm-1": "heavy-1"}, pawns={0: "oak home"}), 0)["best"]["oak"]
    assert follows(lay(3, sky={"elm-1": "storm-bonus"}, pawns={0: "oak home"}), 0)["best"]["oak"] == plain + 2
    assert "best" not in follows(lay(3), PUBLIC)


@pytest.mark.rule("bs-flock-together")
def test_what_the_event_would_bring_now_is_told_where_it_is_counted() -> None:
    assert "event" not in follows(lay(3, event="black-market"), 0)
    assert follows(lay(3, event="flock-together", pawns={0: "oak oak"}), 0)["event"] > 0


@pytest.mark.rule("bs-witch", "bs-druid", "bs-fairy")
@pytest.mark.parametrize(
    "role", ["forest-witch", "hill-witch", "valley-druid", "peak-druid", "weather-fairy", "root-gatherer"]
)
def test_while_roles_are_picked_it_is_told_what_each_could_be_used_on(role: str) -> None:
    state = lay(3, "2 orange, 2 green, 2 purple, 3 wand", sky={"elm-1": "heavy-1", "horn": "heavy-2"})
    told = follows(state, 0)["reach"].get(role, {})
    assert "reach" not in follows(state, PUBLIC)
    called = call(state, role)
    assert "reach" not in follows(called, 0)
    texts = [called.game.text(choice).split() for choice in called.choices(0)]
    kinds = {"fly": "areas", "deliver": "towers", "lift": "clouds"}
    meant: dict[str, set[str]] = {}
    for word, *names in texts:
        if word in kinds:
            meant.setdefault(kinds[word], set()).add(names[-1])
    assert {kind: set(names) for kind, names in told.items()} == meant


@pytest.mark.rule("bs-cloud-adjacent")
def test_a_cloud_that_cannot_be_lifted_says_why() -> None:
    sky = {"horn": "storm-move", "elm-1": "heavy-1"}
    state = call(lay(3, "2 wand", sky=sky, pawns={0: "alp alp"}), "weather-fairy")
    for name in map_of(state).clouds:
        legal = f"lift {name}" in [state.game.text(choice) for choice in state.choices(0)]
        assert legal == (why(state, 0, "cloud", name) == [])


@pytest.mark.rule("bs-anywhere", "bs-card-tailwind")
def test_of_a_pawn_that_a_card_and_a_tile_carry_on_it_is_not_said_which_it_is() -> None:
    """There is but one that could move: what is beyond its reach is so for good."""
    state = use("tailwind", hill={"knob": "anywhere"}, pawns={0: "home camp"}, sky={"moor": "heavy-1"})
    play(state, "0 fly home knob")
    assert agenda(state)[-1].startswith("anywhere 0 knob")
    assert len(agenda(state)) > 2
    assert why(state, 0, "area", "moor") == [("under-cloud", "")]


@pytest.mark.rule("bs-orange")
@pytest.mark.parametrize("first", [False, True])
def test_the_tower_of_a_tile_says_why_not_wherever_on_the_list_its_hill_stands(first: bool) -> None:
    table = isles()
    if first:
        table["areas"].sort(key=lambda area: str(area["id"]) != "knob")
    game = broomstick.load("broom-service", players=3, board=table)
    position = game.start(0, starter=0).position()
    hills = position["hill_tiles"]
    (at,) = (hill for hill, tile in hills.items() if tile == "orange")
    hills[at], hills["knob"] = hills["knob"], "orange"
    position["seats"][0]["pawns"] = ["home", "lea"]
    state = call(game.position(position), "valley-druid")
    assert {code for code, _ in why(state, 0, "tower", "orange-tile")} == {"not-at-tower"}


@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_on_the_map_can_be_chosen_or_says_why_not(seed: int) -> None:
    """For each pawn, in whole games with everything; and a refusal gives the same reason."""
    state = everything(3).start(seed)
    bot, rng = make("random"), Chance(seed)
    while not state.over:
        seat = state.deciders[0]
        choices = state.choices(seat)
        texts = [state.game.text(choice) for choice in choices]
        for group in state.refused(seat):
            word = {"area": "fly", "tower": "deliver", "cloud": "lift"}[group["of"]]
            assert word != "lift" or "pawn" not in group, "either pawn would do"
            pawns = [group["pawn"]] if "pawn" in group else state.view(seat).data()["seats"][seat]["pawns"]
            for name in group["names"]:
                tried = [f"{word} {name}"] if word == "lift" else [f"{word} {pawn} {name}" for pawn in pawns]
                assert not set(tried) & set(texts)
                if word == "lift" or "pawn" in group:
                    refusal = state.refusal(seat, state.game.action(tried[0]))
                    assert refusal is not None
                    assert refusal.code == group["code"]
                    assert {**group["facts"], group["of"]: name}.items() <= {
                        group["of"]: name,
                        **refusal.facts,
                    }.items()
        state.play(seat, bot.choose(state.view(seat), choices, rng))


@pytest.mark.rule("bs-turbo-clouded")
def test_brooms_tell_where_they_lead() -> None:
    state = lay_back(3)
    for hill, jump in follows(state, PUBLIC)["jumps"].items():
        assert map_of(state).landscape(hill) == "hill"
        assert set(jump["open"]) <= set(jump["circles"])
        assert len(jump["circles"]) == 2


@pytest.mark.parametrize("seed", range(2))
def test_points_are_told_by_where_they_have_come_from_when_the_game_is_over(seed: int) -> None:
    state = broomstick.match(everything(3), ["random"] * 3, seed=seed)
    found = state.game.looked_back(state)["sources"]
    assert [sum(own.values()) for own in found] == state.scores()
    # What things are worth at the end is what the end has brought.
    for seat, own in enumerate(found):
        worth = follows(state, PUBLIC)["worth"][str(seat)]
        for source in ("bolts", "amulets", "cards", "sets"):
            assert own.get(source, 0) == worth.get(source, 0)


def came_from(state: State) -> list[Plain]:
    found: list[Plain] = state.game.looked_back(state)["sources"]
    return found


@pytest.mark.rule("bs-druid-brave", "bs-fairy-brave", "bs-bewitched")
def test_bravery_comes_from_what_it_was_for_and_a_curse_from_bewitched_roles() -> None:
    state = call(lay(3, "3 wand", sky={"horn": "heavy-4"}, pawns={0: "alp camp"}), "weather-fairy")
    play(state, "0 lift horn")
    assert came_from(state) == [{"start": 10, "clouds": 3}, {"start": 10}, {"start": 10}]
    table = lay(
        3, "1 orange, 1 green, 1 purple", bewitched="valley-druid root-gatherer", pawns={0: "alp oak"}
    )
    state = play(call(table, "valley-druid"), "0 deliver oak oak-lamp")
    assert came_from(state)[0] == {"start": 10, "bewitched": -3, "deliveries": 3 + 3}


@pytest.mark.rule("bs-perilous-places", "bs-end-sets")
def test_points_that_events_bring_or_take_come_from_events() -> None:
    state = call(lay(3, event="perilous-places", pawns={0: "alp oak"}), "root-gatherer")
    lost = [{"start": 10, "events": count} for count in (-1, -5, -5)]
    assert came_from(to_the_end_of_round(state)) == lost
    state = call(lay(3, event="black-market"), "root-gatherer", 1, stance="cowardly")
    play(state, "0 market")
    assert came_from(state)[0] == {"start": 10, "events": 3}
    # What the end brings has its own name.
    hand = "2 orange, 1 green, 1 purple"
    state = time_out(call(lay(3, hand, rounds=1), "weather-fairy", stance="cowardly"))
    assert came_from(state)[0].get("sets") == 2


@pytest.mark.rule("bs-tile-points", "bs-forest-points", "bs-card-gossip", "bs-card-errand")
def test_points_come_from_tiles_and_from_cards_that_were_played() -> None:
    state = play(cowardly(lay_back(3, mountain={"alp": "points"}), "mountain-witch"), "0 fly home alp; 0 use")
    assert came_from(state)[0].keys() == {"start", "tiles"}
    state = play(cowardly(lay_back(3, kept={0: "points"}), "root-gatherer"), "0 tile points")
    assert came_from(state)[0].keys() == {"start", "tiles"}
    assert came_from(use("gossip"))[0].keys() == {"start", "played"}
    state = use("errand", "1 orange, 1 green, 1 purple")
    delivery = next(choice for choice in options(state, 0) if choice.startswith("deliver"))
    assert came_from(play(state, f"0 {delivery}"))[0].keys() == {"start", "deliveries", "played"}


@pytest.mark.rule("bs-gift")
def test_points_given_instead_of_gifts_come_from_tiles() -> None:
    state = cowardly(lay_back(3, kept={0: "potions"}), "root-gatherer")
    play(state, "0 tile potions; 0 decline")
    assert [own.keys() for own in came_from(state)] == [{"start"}, {"start", "tiles"}, {"start", "tiles"}]


@pytest.mark.rule("bs-end-bolts")
def test_points_for_bolts_come_from_bolts() -> None:
    state = time_out(call(lay(3, rounds=1), "weather-fairy", stance="cowardly"))
    worth = follows(state, PUBLIC)["worth"]["2"]["bolts"]
    assert worth > 0
    assert [own.get("bolts", 0) for own in came_from(state)] == [0, 0, worth]


def test_what_is_owed_is_told_the_next_thing_first() -> None:
    """The first thing that is owed is what is asked; one plain action is no chain."""
    state = everything(3).start(7)
    bot, rng = make("random"), Chance(7)
    chains = 0
    while not state.over:
        agenda = state.view(PUBLIC).data()["agenda"]
        chain = follows(state, PUBLIC).get("owed", [])
        steps = [agenda[one["at"]].split() for one in chain]
        assert [str(one["seat"]) for one in chain] == [step[1] for step in steps]
        if chain:
            chains += 1
            assert chain[0] == {"seat": state.deciders[0], "at": len(agenda) - 1}
            assert len(chain) > 1 or steps[0][0] not in ("brave", "cowardly", "hand-over")
        for seat in list(state.deciders):
            state.play(seat, bot.choose(state.view(seat), state.choices(seat), rng))
    assert chains > 5
