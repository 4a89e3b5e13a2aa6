"""What is open and what is hidden of tiles and cards; and that imagining them is fair."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from broomstick import PUBLIC, Chance, PositionError, State
from broomstick.games.broom_service.box import lists
from broomstick.heart.plain import Plain
from contract.broom_service.adapter import broom_case
from contract.check_worlds import check_fair
from contract.every_world import Worlds, worlds_at_start
from contract.play import rng_for, some_choice, some_decider
from contract.samplers import imagine
from games.broom_service.staging import broom_view, lay, pick, standard
from games.broom_service.staging_isles import cowardly, everything, lay_back
from games.broom_service.test_fair_worlds import only
from games.scripts import journal, options, play, public


def random_state(seed: int, moves: int, players: int = 3) -> State:
    state = everything(players).start(seed)
    rng = Chance(seed, name="knowledge")
    while state.moves < moves and not state.over:
        seat = rng.pick(state.deciders)
        state.play(seat, rng.pick(state.choices(seat)))
    return state


@pytest.mark.rule("bs-public-tiles")
def test_tiles_cards_and_piles_are_the_same_for_everybody() -> None:
    for moves in (0, 9, 40, 90):
        state = random_state(4, moves)
        views = [state.view(viewer).data() for viewer in [*range(3), PUBLIC]]
        for field in ("forest_tiles", "hill_tiles", "spent_tiles", "piles", "seats", "agenda"):
            assert all(view[field] == views[0][field] for view in views), field


def test_where_there_are_none_nobody_has_a_tile_or_a_card() -> None:
    extras = broom_view(lay(3), 0).layout.extras
    assert [extras.keeps(2, tile) for tile in range(len(lists.FOREST_TILES))] == [0] * len(lists.FOREST_TILES)
    assert [extras.holds(2, card) for card in range(len(lists.CARDS))] == [0] * len(lists.CARDS)


@pytest.mark.rule("bs-hidden-cards")
def test_a_view_holds_no_card_that_nobody_has_seen() -> None:
    state = random_state(3, 30)
    for viewer in [*range(3), PUBLIC]:
        assert "unseen_cards" not in state.view(viewer).data()
    piles = public(state)["piles"]
    assert sum(pile.count(None) for pile in piles.values()) > 0


@pytest.mark.rule("bs-public-tiles", "bs-hidden-cards")
def test_cards_that_went_under_a_pile_stay_known() -> None:
    state = lay_back(3, held={0: "gossip"}, first="homing barter errand", second="errand homing")
    cowardly(state, "root-gatherer")
    play(state, "0 card gossip")
    assert public(state)["piles"] == {"first": [None, None, "errand"], "second": ["gossip", None, "homing"]}
    for seed in range(20):
        world = state.game.imagine(state.view(1), Chance(seed)).position()
        assert world["piles"] == state.position()["piles"]
        found = [*world["unseen_cards"]["first"], *world["unseen_cards"]["second"]]
        assert sorted(found) == ["barter", "errand", "homing"]


@pytest.mark.rule("bs-hidden-cards")
def test_the_role_that_was_added_is_private() -> None:
    state = lay_back(2, kept={0: "card"}, event="more-or-less")
    play(state, "0 pick hill-witch; 1 pick hill-witch; 0 add weather-fairy")
    assert [line for line in journal(state, 0) if "adds" in line] == ["0 adds weather-fairy"]
    for viewer in (1, PUBLIC):
        assert not [line for line in journal(state, viewer) if "adds" in line]
        told = json.dumps(state.story(viewer))
        assert "weather-fairy" not in told
    seen = {
        tuple(state.game.imagine(state.view(1), Chance(seed)).position()["hands"][0]) for seed in range(60)
    }
    assert len(seen) > 25


@pytest.mark.rule("bs-hidden-cards")
def test_while_owners_decide_nothing_is_seen() -> None:
    """Whether an owner who has answered takes a role or not, everybody else is shown the same."""
    told: list[str] = []
    for answer in ("add weather-fairy", "add herb-gatherer", "decline"):
        state = lay_back(3, kept={0: "card", 1: "card"}, event="more-or-less")
        play(state, f"0 pick hill-witch; 1 pick hill-witch; 2 pick hill-witch; 0 {answer}")
        told.append(json.dumps([state.story(viewer) for viewer in (1, 2, PUBLIC)]))
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("bs-hidden-cards", "bs-forest-card-more-or-less")
def test_while_owners_decide_worlds_have_other_picks_and_other_answers() -> None:
    state = lay_back(3, kept={0: "card", 1: "card"}, event="more-or-less")
    play(state, "0 pick hill-witch; 1 pick peak-druid; 2 pick hill-witch; 0 add weather-fairy")
    worlds = [state.game.imagine(state.view(2), Chance(seed)) for seed in range(40)]
    for world in worlds:
        assert world.view(2).data() == state.view(2).data()
        own = world.position()["picks"][1]
        assert len(own) == 1, "what nobody decides about any more is picked"
        assert f"add {own[0]}" not in options(world, 1)
        assert len(options(world, 1)) == 10
        play(world, "1 decline")
        assert public(world)["hand_sizes"][1:] == [1, 1]
    assert len({str(world.position()["picks"][0]) for world in worlds}) > 15


@pytest.mark.rule("bs-hidden-cards", "bs-forest-card")
def test_whether_a_tile_is_used_is_not_seen_before_all_are_ready() -> None:
    four = "forest-witch prairie-witch hill-witch mountain-witch"
    told: list[str] = []
    for more in ("", " valley-druid"):
        state = lay_back(3, kept={0: "card"})
        play(state, f"0 pick {four}{more}; 1 pick {four}")
        told.append(json.dumps([state.story(viewer) for viewer in (1, 2, PUBLIC)]))
    assert told[0] == told[1]


def test_a_view_with_impossible_cards_or_tiles_is_refused() -> None:
    state = random_state(5, 12)
    good = state.view(0).data()
    spoilt: list[tuple[str, object]] = [
        ("piles", {"first": [None], "second": []}),
        ("piles", {**good["piles"], "first": [*good["piles"]["first"][:-1], None]}),
        ("forest_tiles", dict.fromkeys(good["forest_tiles"], "card")),
        ("hill_tiles", dict.fromkeys(good["hill_tiles"], "orange")),
        ("spent_tiles", ["brave", "brave", "brave"]),
    ]
    for field, value in spoilt:
        with pytest.raises(PositionError):
            state.game.read_view({**good, field: value})


SIX_CARDS: Plain = {
    "game": {"picks": 1, "rounds": 1},
    "bewitched": {"2": 0},
    "events": only("flock-together"),
    "expansion-card": [
        {"name": name, "copies": copies}
        for name, copies in {
            "gossip": 2, "barter": 2, "homing": 1, "apprentice": 1,
            "tailwind": 0, "errand": 0, "rainmaker": 0, "double-shift": 0,
        }.items()
    ],
}  # fmt: skip
"""Two piles of three cards: four of them unseen."""


def card_starts(state: State, viewer: int) -> Iterator[tuple[Plain, int]]:
    """Every different order of the cards that nobody has seen."""
    position = state.position()
    unseen = position["unseen_cards"]
    for order in sorted(set(permutations([*unseen["first"], *unseen["second"]]))):
        half = len(unseen["first"])
        cards = {"first": list(order[:half]), "second": list(order[half:])}
        yield {**position, "unseen_cards": cards}, 1


@pytest.mark.many
@pytest.mark.rule("bs-hidden-cards")
def test_unseen_cards_are_imagined_as_often_as_they_should() -> None:
    case = broom_case("six cards", 2, SIX_CARDS, expansion_cards=True)
    varied = 0
    for seed in (1, 2, 3):
        state = case.game.start(seed)
        rng = rng_for("six cards", seed)
        worlds: Worlds = worlds_at_start(case, state, 0, card_starts)
        while not state.over:
            fresh = rng_for("fair cards", seed, state.moves)
            varied += check_fair(worlds, state.view(0), imagine, fresh, 200)
            seat = some_decider(state, rng)
            action = some_choice(state, seat, rng)
            drawing = [choice for choice in state.choices(seat) if case.game.text(choice).startswith("draw")]
            action = drawing[0] if drawing else action
            before = state.copy()
            state.play(seat, action)
            worlds = worlds.follow(before, state, seat, action)
    assert varied > 3


def picked_starts(state: State, viewer: int) -> Iterator[tuple[Plain, int]]:
    yield state.position(), 1


@pytest.mark.many
@pytest.mark.rule("bs-hidden-cards", "bs-forest-card-more-or-less")
@pytest.mark.parametrize("viewer", [0, PUBLIC])
def test_added_roles_are_imagined_as_often_as_they_should(viewer: int) -> None:
    few = {"more-or-less": {"points": [1]}, "events": only("more-or-less")}
    state = lay_back(2, kept={0: "card", 1: "card"}, event="more-or-less", rounds=1, data=few)
    case = replace(broom_case("added roles", 2), load=lambda: state.game)
    worlds = worlds_at_start(case, state, viewer, picked_starts)
    for action in ("1 pick hill-witch", "0 pick herb-gatherer", "1 add weather-fairy", "0 decline"):
        seat = int(action[0])
        before = state.copy()
        code = state.game.action(action[2:])
        state.play(seat, code)
        worlds = worlds.follow(before, state, seat, code)
        check_fair(worlds, state.view(viewer), imagine, rng_for("added", viewer, action), 400)


def test_on_the_real_back_worlds_differ_in_cards() -> None:
    state = standard(3, board="back", expansion_cards=True).start(3)
    pick(state, "", "", "")
    orders = {
        json.dumps(state.game.imagine(state.view(PUBLIC), Chance(seed)).position()["unseen_cards"])
        for seed in range(30)
    }
    assert len(orders) == 30
    assert options(state, state.asked)
