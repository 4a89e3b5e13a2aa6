"""Pickles, and the copies of Python's own, of games, states, views, records, errors and chance."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import (
    BroomstickError,
    Chance,
    DataError,
    Game,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    State,
    UndoError,
)
from broomstick.heart.again import GAMES as KEPT
from broomstick.heart.again import MOST_GAMES
from broomstick.heart.codec import CodecError
from broomstick.heart.errors import Reason
from drill.game import DrillState, load_drill
from heart.workers import bad_record, look, play_on, refuse

TESTS = Path(__file__).parent.parent

GAMES: dict[str, Callable[[], Game]] = {
    "card-game": lambda: broomstick.load("card-game", players=5, data={"score": {"brave": 3}}),
    "witchs-brew": lambda: broomstick.load("witchs-brew", players=3, barred_roles=True),
    "broom-service": lambda: broomstick.load(
        "broom-service", players=3, board="back", storm_clouds=True, extra_tiles=True, expansion_cards=True
    ),
    "drill": lambda: load_drill(3, curses=3),
}
every_game = pytest.mark.parametrize("name", GAMES)

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "oldest pickle": lambda value: pickle.loads(pickle.dumps(value, 0)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
every_way = pytest.mark.parametrize("way", WAYS)


@cache
def middle(name: str) -> State:
    """A game in its second round, with some picks in and some not."""
    state = GAMES[name]().start(seed=6)
    rng = Chance(6)
    while state.round < 2 or not (state.answers_given() and len(state.deciders) > 1):
        seat = rng.pick(state.deciders)
        state.play(seat, rng.pick(state.choices(seat)))
    assert state.topic >= 0
    return state


def undoable(name: str) -> tuple[State, int]:
    """A game in which somebody can take a choice back."""
    for seed in range(50):
        state = GAMES[name]().start(seed=seed)
        rng = Chance(seed)
        while not state.over:
            seat = state.deciders[0]
            state.play(seat, rng.pick(state.choices(seat)))
            if state.may_undo(seat) is None:
                return state, seat
    raise AssertionError(f"{name}: nothing can ever be taken back")


@every_way
@every_game
def test_a_game_is_the_same_again(name: str, way: str) -> None:
    game = GAMES[name]()
    again = WAYS[way](game)
    assert type(again) is type(game)
    assert again.identity() == game.identity()
    assert again.start(seed=3) == game.start(seed=3)


@every_game
def test_states_that_are_read_share_their_game(name: str) -> None:
    one, two = (WAYS["pickle"](middle(name)) for _ in range(2))
    assert one.game is two.game
    assert one is not two
    # A game never changes, so a copy of it would be of no use.
    assert copy.deepcopy(one.game) is one.game


def test_components_in_another_order_make_the_same_game() -> None:
    one = broomstick.load("card-game", data={"score": {"brave": 3, "colour_more": 1}})
    two = broomstick.load("card-game", data={"score": {"colour_more": 1, "brave": 3}})
    assert WAYS["pickle"](one) is WAYS["pickle"](two)


def test_the_games_read_last_are_kept_and_those_before_let_go() -> None:
    KEPT.clear()
    boxes = [{"score": {"brave": points}} for points in range(MOST_GAMES + 1)]
    games = [broomstick.load("card-game", data=box) for box in boxes]
    assert len(games) > MOST_GAMES
    first = [WAYS["pickle"](game) for game in games]
    assert len(KEPT) == MOST_GAMES
    again = [WAYS["pickle"](game) for game in games[-MOST_GAMES:]]
    assert all(one is two for one, two in zip(again, first[-MOST_GAMES:], strict=True))
    assert WAYS["pickle"](games[0]) is not first[0]


@every_way
@every_game
def test_a_state_with_a_sealed_batch_open_keeps_everything(name: str, way: str) -> None:
    state = middle(name)
    again = WAYS[way](state)
    assert type(again) is type(state)
    assert again == state
    assert again.answers == state.answers
    assert again.record().text() == state.record().text()
    for viewer in (*range(state.players), broomstick.PUBLIC):
        assert again.history_data(viewer) == state.history_data(viewer)
        assert again.view(viewer) == state.view(viewer)
    before = state.digest()
    # Both play on alike, and neither notices the other.
    final = play_on(again, 2)
    assert state.digest() == before
    other = play_on(state.copy(), 2)
    assert final == other
    assert final.record().text() == other.record().text()
    assert final.history_data(0) == other.history_data(0)


@every_way
@pytest.mark.parametrize("name", ["witchs-brew", "broom-service", "drill"])
def test_what_can_be_taken_back_can_still_be(name: str, way: str) -> None:
    state, seat = undoable(name)
    again = WAYS[way](state)
    assert again.may_undo(seat) is None
    other = again.may_undo((seat + 1) % state.players)
    assert other is not None
    assert other.code == "undo-other-seat"
    assert again.record().undo().replay() == state.record().undo().replay()


@every_way
@every_game
def test_a_state_read_from_a_position_keeps_its_beginning(name: str, way: str) -> None:
    state = middle(name)
    state = state.game.position(state.position())
    rng = Chance(1)
    seat = state.deciders[0]
    state.play(seat, rng.pick(state.choices(seat)))
    again = WAYS[way](state)
    assert again.record().text() == WAYS[way](state.record()).text() == state.record().text()
    assert again.record().replay() == state


@every_way
@every_game
def test_a_state_without_journal_has_none_again(name: str, way: str) -> None:
    state = middle(name)
    world = state.game.imagine(state.view(0), Chance(3))
    for quiet in (state.quiet_copy(), world):
        again = WAYS[way](quiet)
        assert again.journal is None
        assert again == quiet


@every_way
@every_game
def test_a_view_a_record_and_journal_entries_are_the_same_again(name: str, way: str) -> None:
    state = middle(name)
    for viewer in (0, broomstick.PUBLIC):
        view = state.view(viewer)
        again = WAYS[way](view)
        assert type(again) is type(view)
        assert again == view
        assert again.key() == view.key()
    record = state.record()
    same = WAYS[way](record)
    assert same.text() == record.text()
    assert same.replay() == state
    same.actions.append(0)
    assert len(record.actions) == len(same.actions) - 1
    entries = WAYS[way](state.history(0))
    assert [(e.code, e.seat, e.audience) for e in entries] == [
        (e.code, e.seat, e.audience) for e in state.history(0)
    ]


@every_way
def test_a_record_in_a_file_keeps_its_first_line(way: str) -> None:
    record = middle("card-game").record()
    record.first_line += 2
    assert WAYS[way](record).first_line == record.first_line


@every_way
def test_chance_goes_on_with_the_same_numbers(way: str) -> None:
    rng = Chance(4, "salt", "name")
    rng.below(6)
    again = WAYS[way](rng)
    expected = rng.copy()
    assert [again.below(1000) for _ in range(20)] == [expected.below(1000) for _ in range(20)]
    assert rng.words() != again.words()


def test_one_thing_twice_is_one_thing_again() -> None:
    state = middle("card-game")
    for way in ("pickle", "deepcopy"):
        one, two = WAYS[way]([state, state])
        assert one is two


def test_a_game_that_cannot_be_made_again_says_so() -> None:
    game = Game("nowhere", 1, 3, ["a", "b"])
    with pytest.raises(TypeError, match="nowhere cannot be pickled: it has no loader"):
        pickle.dumps(game)


class OwnError(BroomstickError):
    """Somebody's own, with a constructor of its own."""

    def __init__(self, number: int) -> None:
        super().__init__(f"number {number}", "own", {"number": number})
        self.line = number


def errors() -> Iterator[BroomstickError]:
    why = Reason("behind", "what lies behind", {"names": ["a", "b"]})
    for kind in (BroomstickError, OptionError, DataError, PositionError, UndoError, CodecError):
        yield kind("what is wrong")
        yield kind("what is wrong", "a-code", {"field": "x", "number": 3, "seats": [1, 2]}, why)
    yield IllegalAction("not-held", "fire is not held", {"role": "fire"})
    yield RecordError(7, "cannot be read", "because", {"game": "x"}, PositionError("deep", "deeper", {}, why))
    yield OwnError(5)
    noted = OptionError("what is wrong", "a-code")
    noted.add_note("seen in the dark")
    yield noted


@every_way
@pytest.mark.parametrize("number", range(len(list(errors()))))
def test_an_error_keeps_all_it_carries(number: int, way: str) -> None:
    error = list(errors())[number]
    again = WAYS[way](error)
    assert type(again) is type(error)
    assert (str(again), again.args, again.code, again.facts) == (
        str(error),
        error.args,
        error.code,
        error.facts,
    )
    assert getattr(again, "__notes__", None) == getattr(error, "__notes__", None)
    assert [getattr(again, name, None) for name in ("line", "message")] == [
        getattr(error, name, None) for name in ("line", "message")
    ]
    one: Any = again.why
    two: Any = error.why
    while two is not None:
        assert type(one) is type(two)
        assert (one.code, one.facts) == (two.code, two.facts)
        if isinstance(two, Reason):
            assert one.message == two.message
            break
        assert str(one) == str(two)
        one, two = one.why, two.why


@every_way
def test_a_reason_keeps_all_it_carries(way: str) -> None:
    reason = Reason("not-held", "fire is not held", {"role": "fire", "names": ["a"]})
    again = WAYS[way](reason)
    assert (again.code, again.message, again.facts) == (reason.code, reason.message, reason.facts)


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.mark.elsewhere
@every_game
def test_a_refusal_in_a_worker_arrives_whole_and_the_pool_goes_on(
    pool: ProcessPoolExecutor, name: str
) -> None:
    state = middle(name)
    seat = state.deciders[0]
    expected = state.refusal(seat, state.game.action("brave"))
    assert expected is not None
    for _ in range(2):
        with pytest.raises(IllegalAction) as caught:
            pool.submit(refuse, state, seat, "brave").result(60)
        assert (caught.value.code, caught.value.facts) == (expected.code, expected.facts)
        assert str(caught.value) == str(expected)
    assert pool.submit(play_on, state, 2).result(60) == play_on(state.copy(), 2)
    assert pool.submit(look, state.game, state.view(1)).result(60) == (state.game.name, state.view(1).key())


@pytest.mark.elsewhere
def test_an_error_with_an_error_behind_it_arrives_whole(pool: ProcessPoolExecutor) -> None:
    with pytest.raises(RecordError) as caught:
        pool.submit(bad_record).result(60)
    error = caught.value
    assert (error.line, error.code) == (11, "record-refused")
    assert isinstance(error.why, IllegalAction)
    assert error.why.code == "not-asked"


@pytest.mark.elsewhere
@every_game
def test_plain_sources_and_this_build_read_each_other(name: str, tmp_path: Path) -> None:
    """In a compiled run, a compiled core and a plain one; in a plain run, two processes."""
    state = middle(name)
    source, target = tmp_path / "source", tmp_path / "target"
    source.write_bytes(pickle.dumps(state))
    path = os.pathsep.join([str(TESTS.parent / "src"), str(TESTS)])
    command = [sys.executable, "-m", "heart.workers", str(source), str(target)]
    # Another seed for hashing than ours, whatever that is.
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "12345"}
    answer = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.split()
    assert answer[:2] == [".py", state.digest()]
    # The drill's key holds a text, whose hash differs.
    assert (answer[2] == str(hash(state.view(0).key()))) == (name != "drill")
    final = pickle.loads(target.read_bytes())
    assert final == play_on(state.copy(), 9)
    assert final.record().text() == play_on(state.copy(), 9).record().text()
    if name == "drill":
        assert isinstance(final, DrillState)
