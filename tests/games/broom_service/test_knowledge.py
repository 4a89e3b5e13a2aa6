"""Who knows what: views, the journal, what stays hidden, and imagined worlds."""

import json

import pytest

from broomstick import PUBLIC, Chance, IllegalAction, PositionError, State
from broomstick.games.broom_service.box import lists
from games.broom_service.staging import lay, pick, standard
from games.scripts import journal, play, public, time_out


def random_state(seed: int, moves: int, players: int = 4) -> State:
    game = standard(players, storm_clouds=True, heavy_clouds=12, mountain_tiles=True)
    state = game.start(seed)
    rng = Chance(seed, "", "knowledge")
    while state.moves < moves and not state.over:
        seat = rng.pick(state.deciders)
        state.play(seat, rng.pick(state.choices(seat)))
    return state


@pytest.mark.rule("bs-public")
def test_all_but_hand_picks_and_answer_is_the_same_for_everybody() -> None:
    for moves in (0, 3, 10, 60, 120):
        state = random_state(7, moves)
        views = [state.view(viewer).data() for viewer in [*range(4), PUBLIC]]
        for field in views[0]:
            if field not in ("viewer", "hand", "picks", "answer"):
                assert all(view[field] == views[0][field] for view in views), field


@pytest.mark.rule("bs-hidden")
def test_a_view_holds_no_deck_no_coming_event_and_nobody_elses_picks() -> None:
    state = random_state(3, 30)
    position = state.position()
    for viewer in [*range(4), PUBLIC]:
        data = state.view(viewer).data()
        assert set(position) - set(data) == {
            "options", "data", "seed", "salt", "hands", "answers", "chance", "coming_events", "bewitched_deck",
        }  # fmt: skip
        assert len(data["events"]) == state.round


@pytest.mark.rule("bs-hidden")
def test_only_ones_own_picks_are_private_in_the_journal() -> None:
    state = random_state(5, 200)
    for seat in range(4):
        own = [line for line in journal(state, seat) if not line.startswith(f"{seat} picked")]
        assert own == journal(state)
        assert len(own) < len(journal(state, seat))


@pytest.mark.rule("bs-hidden")
def test_imagined_events_are_those_not_seen_and_the_deck_what_is_left() -> None:
    state = random_state(2, 100, players=3)
    view = state.view(1)
    seen = set(public(state)["events"])
    orders: set[tuple[str, ...]] = set()
    for seed in range(30):
        position = state.game.imagine(view, Chance(seed)).position()
        assert not seen & set(position["coming_events"])
        assert len(position["coming_events"]) == 7 - len(seen)
        assert sorted(position["bewitched_deck"]) == sorted(state.position()["bewitched_deck"])
        orders.add((*position["coming_events"], *position["bewitched_deck"]))
    assert len(orders) > 20


@pytest.mark.rule("bs-hidden")
def test_in_the_last_round_no_event_is_to_come() -> None:
    state = time_out(standard(3).start(0), 6)
    assert state.round == 7
    world = state.game.imagine(state.view(PUBLIC), Chance(1))
    assert world.position()["coming_events"] == []


def test_imagined_hands_fit_what_was_said() -> None:
    state = lay(3)
    pick(state, "root-gatherer herb-gatherer", "herb-gatherer", "")
    play(state, "0 lead root-gatherer cowardly; 0 take wand; 0 lead herb-gatherer brave")
    seen: set[str] = set()
    for seed in range(60):
        hands = state.game.imagine(state.view(0), Chance(seed)).position()["hands"]
        assert "herb-gatherer" in hands[1], "it is being asked about it"
        assert "root-gatherer" not in hands[1] + hands[2], 'both said "next"'
        assert [len(hand) for hand in hands] == [2, 4, 4]
        seen |= set(hands[2])
    assert seen == set(lists.ROLES) - {"root-gatherer"}, "seat 2 has not spoken yet"


def test_views_travel_as_plain_data() -> None:
    for moves in (0, 17, 77, 150):
        state = random_state(11, moves)
        for viewer in [*range(4), PUBLIC]:
            view = state.view(viewer)
            data = json.loads(json.dumps(view.data()))
            assert state.game.read_view(data) == view


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("events", ["brave-heart", "brave-heart"]),
        ("bewitched", [["root-gatherer"]]),
        ("clouds", {}),
        ("occupied", ["market"]),
    ],
)
def test_a_view_that_cannot_be_is_refused(field: str, value: object) -> None:
    state = lay(3)
    data = state.view(0).data()
    data[field] = value
    with pytest.raises(PositionError):
        state.game.imagine(state.game.read_view(data), Chance(0))


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    state = lay(3)
    pick(state, "root-gatherer", "root-gatherer", "")
    with pytest.raises(IllegalAction) as caught:
        state.play(0, "lead hill-witch brave")
    assert caught.value.code == "not-held"
    assert set(lists.EVENTS).isdisjoint(str(caught.value).split())
