"""Imagining worlds: the walk draws as fresh deals do, and views that cannot be are refused."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from broomstick import PUBLIC, Chance, PositionError, load
from broomstick.games.card_game.evidence import Evidence
from broomstick.games.card_game.layout import bag_counts
from broomstick.games.card_game.view import CardView
from broomstick.games.card_game.walk import (
    CONTRADICTION,
    FEWEST_STEPS,
    FINE,
    STEPS_ON_PER_CARD,
    STEPS_PER_CARD,
    Walk,
)
from broomstick.games.card_game.worlds import World, open_world
from broomstick.heart.plain import Plain
from broomstick.heart.state import State
from contract import samplers
from contract.check_worlds import check_fair
from contract.small_games import Small, small_card, special_moments

SCARCE = [
    (small_card("two-of-three-types", [5, 4, 3], picks=2), 3),
    (small_card("three-of-four-types", [4, 3, 3, 2], deal=3, picks=3, draw=0), 2),
    (small_card("three-of-four-types-once", [5, 4, 3, 3], deal=4, picks=3, rounds=1), 27),
]
"""Small games, each with a seed, in which seats often have fewer types than they should pick."""


def mid_game(players: int, seed: int, moves: int) -> State:
    state = load("card-game", players=players).start(seed=seed, journal=False)
    rng = Chance(seed, name="moves")
    for _ in range(moves):
        state.step(rng.pick(state.choices(state.asked)))
    return state


def card_view(state: State, viewer: int) -> CardView:
    view = state.view(viewer)
    assert isinstance(view, CardView)
    return view


def walk_from(view: CardView) -> Walk:
    world = World(view)
    return Walk(world.others, world.unseen, world.kinds, view.parts.picks)


def picks_that_go(other: Evidence, held: int, picks: int) -> Iterator[int]:
    """Every set of secret picks that a seat can have made from a stock of these types."""
    types = [1 << kind for kind in range(other.kinds) if held >> kind & 1]
    if other.has_answered:
        yield from map(sum, combinations(types, min(picks, len(types))))
        return
    now = other.bags - 1
    for hidden in map(sum, combinations([kind for kind in types if kind & other.may], other.hidden)):
        if not other.hidden or not other.had_no_others[now] or held == hidden | other.picked[now]:
            yield hidden


def mean_counts(worlds: list[World], kinds: int) -> dict[tuple[int, str, int], float]:
    """The mean number of each type in each bag, and how often each type is a hidden pick."""
    means: dict[tuple[int, str, int], float] = {}
    for world in worlds:
        for other in world.others:
            for draws, bag in enumerate(world.received[other.seat]):
                for kind, count in enumerate(bag_counts(bag, kinds)):
                    key = (other.seat, f"bag {draws}", kind)
                    means[key] = means.get(key, 0.0) + count / len(worlds)
            for kind in range(kinds):
                key = (other.seat, "hidden", kind)
                means[key] = means.get(key, 0.0) + (world.hidden[other.seat] >> kind & 1) / len(worlds)
    return means


def by_dealing(view: CardView, rng: Chance) -> World:
    world = World(view)
    while not world.deal(rng):
        pass
    return world


def by_walking(view: CardView, rng: Chance) -> World:
    world = World(view)
    assert world.walk(rng, 0)
    return world


@pytest.mark.many
@pytest.mark.parametrize(("players", "seed", "moves"), [(3, 1, 40), (4, 5, 45)])
def test_walking_draws_worlds_as_often_as_dealing_does(players: int, seed: int, moves: int) -> None:
    view = card_view(mid_game(players, seed, moves), PUBLIC)
    dealt = mean_counts([by_dealing(view, Chance(1, name=str(i))) for i in range(400)], view.kinds)
    walked = mean_counts([by_walking(view, Chance(2, name=str(i))) for i in range(400)], view.kinds)
    furthest = max(abs(dealt[key] - walked[key]) for key in dealt)
    # Means of 400 draws differ by about 0.1 for the counts in a deal; a walk that favours anything is further off.
    assert furthest < 0.45
    assert sum(abs(dealt[key] - walked[key]) for key in dealt) / len(dealt) < 0.05


@pytest.mark.parametrize("players", [5, 6])
def test_a_late_view_of_a_large_table_is_imagined_by_walking(players: int) -> None:
    state = mid_game(players, 3, 75)
    for viewer in (0, PUBLIC):
        view = card_view(state, viewer)
        world = by_walking(view, Chance(9))
        for other in world.others:
            total = [0] * view.kinds
            for k, bag in enumerate(world.received[other.seat]):
                total = [a + b for a, b in zip(total, bag_counts(bag, view.kinds), strict=True)]
                assert other.allows(k, total)
            assert world.hidden[other.seat] & ~other.held_now(total) == 0
        assert state.game.imagine(view, Chance(9)).view(viewer) == view


@pytest.mark.parametrize(("small", "seed"), SCARCE, ids=str)
def test_fresh_deals_are_fair_where_stocks_have_few_types(small: Small, seed: int) -> None:
    for moment in special_moments(small, 0, seed):
        view, chance = card_view(moment.state, 0), Chance(moment.state.moves, name="deals")
        assert any(World(view).deal(chance) for _ in range(20_000)), "dealing alone finds a world"
        check_fair(moment.worlds, view, samplers.fresh_deals, chance, 300)


@pytest.mark.parametrize(
    ("small", "seed"), [*SCARCE, (small_card("draw-two", [6, 5, 4], picks=2, draw=2), 1)], ids=str
)
def test_a_walk_finds_nothing_wrong_where_a_deal_fits_and_only_there(small: Small, seed: int) -> None:
    chance = Chance("where it stands")
    for state in (small.case.game.start(seed + more) for more in range(4)):
        while not state.over:
            for view in (card_view(state, 0), card_view(state, PUBLIC)):
                walk = walk_from(view)
                walk.start(chance)
                for _ in range(30):
                    fits = True
                    for o, other in enumerate(walk.others):
                        total = [0] * view.kinds
                        for k, bag in enumerate(walk.received(o)):
                            total = [a + b for a, b in zip(total, bag_counts(bag, view.kinds), strict=True)]
                            fits = fits and other.allows(k, total)
                        held = other.held_now(total)
                        assert walk.held[o] == held
                        ways = len(list(picks_that_go(other, held, view.parts.picks)))
                        assert walk.ways(o, held) == ways or not fits or not ways
                        fits = fits and ways > 0
                    assert fits == (walk.wrong == 0)
                    walk.steps(3, chance)
            seat = chance.pick(state.deciders)
            state.play(seat, chance.pick(state.choices(seat)))


def test_walks_are_fair_while_some_have_answered() -> None:
    small, seed = SCARCE[2]
    moment = next(
        moment for moment in special_moments(small, 0, seed) if "some have answered: picks" in moment.features
    )
    assert check_fair(moment.worlds, card_view(moment.state, 0), samplers.walk, Chance("walks"), 150) > 1


def test_a_walk_takes_some_steps_for_each_card_before_it_looks() -> None:
    for game in (load("card-game", players=3), SCARCE[0][0].case.game):
        view = card_view(game.start(seed=1), PUBLIC)
        one, other, chance = walk_from(view), walk_from(view), Chance(1)
        assert one.go(Chance(1), 0)
        other.start(chance)
        other.steps(max(FEWEST_STEPS, STEPS_PER_CARD * len(other.cards)), chance)
        assert one.cards == other.cards


def test_from_a_world_to_the_next_it_takes_fewer() -> None:
    for game in (load("card-game", players=3), load("card-game", players=6), SCARCE[0][0].case.game):
        view = card_view(game.start(seed=1), PUBLIC)
        one, other = walk_from(view), walk_from(view)
        assert one.go(Chance(1), 0)
        assert other.go(Chance(1), 0)
        assert one.go_on(Chance(2))
        chance = Chance(2)
        other.steps(max(FEWEST_STEPS // 2, STEPS_ON_PER_CARD * len(other.cards)), chance)
        assert other.look(chance)
        assert one.cards == other.cards


def test_a_world_that_was_found_by_walking_is_walked_on_from() -> None:
    view = card_view(mid_game(6, 3, 75), 0)
    world, chance = World(view), Chance(4)
    world.draw(chance, tries=0)
    walk = world.walking
    assert walk is not None
    seen = {str(world.received)}
    for _ in range(3):
        world.draw(chance)
        assert world.walking is walk
        assert world.received[world.others[0].seat] == walk.received(0)
        seen.add(str(world.received))
    assert len(seen) == 4


def test_contradictions_are_the_less_likely_the_more_walks_were_in_vain() -> None:
    walk = walk_from(card_view(mid_game(3, 1, 40), PUBLIC))
    odds = []
    for patience in range(3):
        walk.go(Chance(1), patience)
        odds.append(walk.contradiction)
    assert odds == pytest.approx([CONTRADICTION, CONTRADICTION**2, CONTRADICTION**3])


def test_where_hardly_any_world_fits_walks_find_one_with_patience() -> None:
    """Seven rounds of four picks, of which each seat had hardly more types: too much to contradict by chance."""
    data = {"game": {"rounds": 7, "draw": 3, "picks": 4}, "deal": {"6": 5}}
    state = load("card-game", players=6, data=data).start(seed=0, journal=False)
    rng = Chance(0, name="moves")
    while not state.over:
        state.step(rng.pick(state.choices(state.asked)))
    view = card_view(state, PUBLIC)
    assert not World(view).walk(Chance(1), 0)
    world = open_world(view)
    world.draw(Chance(1), tries=0)
    assert [len(bags) for bags in world.received] == [7] * 6


def test_a_view_with_a_card_too_many_is_refused() -> None:
    state = mid_game(3, 1, 3)
    data = state.view(0).data()
    data["received"][0] = " ".join(["root"] * 12)
    with pytest.raises(PositionError, match="received"):
        state.game.imagine(state.game.read_view(data), Chance(1))


def test_a_view_with_a_wrong_pile_is_refused() -> None:
    state = mid_game(3, 1, 3)
    data = state.view(0).data()
    data["pile_size"] += 1
    with pytest.raises(PositionError, match="pile_size"):
        state.game.imagine(state.game.read_view(data), Chance(1))


def test_a_view_that_no_game_can_lead_to_is_refused() -> None:
    """Three seats cannot all have laid out more roots than there are."""
    game = load(
        "card-game",
        players=3,
        data={"witch": [{"name": "root", "copies": 3}, {"name": "water", "copies": 25}]},
    )
    state = game.start(seed=2)
    data = state.view(PUBLIC).data()
    data["round"] = 2
    data["pile_size"] -= 9
    data["turns"] = ["1 0 root cowardly cowardly cowardly"] * 3
    view = game.read_view(data)
    with pytest.raises(PositionError, match="no game could have led"):
        game.imagine(view, Chance(1))


def stands(walk: Walk) -> tuple[int, list[int], float]:
    """In how many things a walk's deal contradicts what is known, the types of each stock, and its weight."""
    wrong, helds, weight = 0, [], 1.0
    for o, other in enumerate(walk.others):
        total = [0] * walk.kinds
        for k, bag in enumerate(walk.received(o)):
            total = [had + more for had, more in zip(total, bag_counts(bag, walk.kinds), strict=True)]
            for kind, count in enumerate(total):
                at = (o * walk.bags + k) * walk.kinds + kind
                spare = count - walk.need[at]
                wrong += abs(spare) if spare < 0 or walk.exact[at] else 0
        helds.append(other.held_now(total))
        wrong += walk.picks_wrong(o, helds[o])
        weight *= walk.ways(o, helds[o])
    return wrong, helds, weight * CONTRADICTION**wrong


@pytest.mark.parametrize(("small", "seed"), SCARCE, ids=str)
def test_each_step_is_taken_as_often_as_the_deals_before_and_after_it_want(small: Small, seed: int) -> None:
    """Two cards change places always where that is no less likely, else by as much as it is."""
    taken = kept = 0
    for moment in special_moments(small, 0, seed):
        walk = walk_from(card_view(moment.state, PUBLIC))
        walk.start(Chance("a deal"))
        size = len(walk.cards)
        for step in range(400):
            chance = Chance(step, name="the same numbers")
            i, j, height = chance.draw(size), chance.draw(size), chance.draw(FINE) / FINE
            before, cards = stands(walk), walk.cards[:]
            assert (walk.wrong, walk.held) == before[:2]
            walk.step(Chance(step, name="the same numbers"))
            cards[i], cards[j] = cards[j], cards[i]
            if walk.row[i] == walk.row[j]:
                continue
            if walk.cards == cards:
                assert height < stands(walk)[2] / before[2] + 1e-6
                taken += 1
                continue
            # It was not taken: it had to be less likely, by more than so much.
            walk.cards[i], walk.cards[j] = cards[i], cards[j]
            assert height > stands(walk)[2] / before[2] - 1e-6
            walk.cards[i], walk.cards[j] = cards[j], cards[i]
            kept += 1
    assert min(taken, kept) > 20


def test_a_walk_without_a_word_is_the_first_one() -> None:
    world = World(card_view(mid_game(3, 1, 40), PUBLIC))
    assert world.walk(Chance(1), 0)
    assert world.walking is not None
    assert world.walking.contradiction == CONTRADICTION


@pytest.mark.parametrize("later", [1, 2])
def test_a_turn_of_a_later_round_is_refused(later: int) -> None:
    state = mid_game(3, 1, 3)
    data = state.view(PUBLIC).data()
    assert data["round"] == 1
    data["turns"] = [f"{1 + later} 0 root cowardly cowardly cowardly"]
    with pytest.raises(PositionError, match="not yet"):
        open_world(card_view_of(state, data))


def card_view_of(state: State, data: Plain) -> CardView:
    view = state.game.read_view(data)
    assert isinstance(view, CardView)
    return view
