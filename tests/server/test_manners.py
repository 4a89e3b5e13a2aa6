"""What one seat may do over and over costs the others nothing: chat, second thoughts, and logs that grow of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from broomstick.games import make
from broomstick.heart.journal import PUBLIC
from broomstick.hosting import opening, slices
from broomstick.hosting.answers import hint, moments, story
from broomstick.hosting.entries import SEAT, UNDO
from broomstick.hosting.hall import Hall
from broomstick.hosting.manners import Manners, Patience
from broomstick.hosting.messages import Join, NewTable
from broomstick.hosting.room import Room
from broomstick.hosting.table import Refused, Table
from broomstick.hosting.viewers import Viewer
from server.halls import FRIENDS, seal, seated, to_the_picks


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing comes back while a test runs, however slow it is."""
    monkeypatch.setattr("broomstick.hosting.manners.PER_SECOND", 1e-9)


async def until_refused(doing: Callable[[int], Awaitable[object]], most: int = 300) -> tuple[int, str]:
    """How often something could be done, and the code of why not once more."""
    for number in range(most):
        try:
            await doing(number)
        except Refused as error:
            return number, str(error.code)
    raise AssertionError(f"done {most} times")


async def test_a_seat_says_only_so_much_at_once_and_others_are_still_heard(hall: Hall) -> None:
    room, _ = await seated(hall, None)
    most = hall.patience.lines_at_once
    assert await until_refused(lambda i: hall.say(room, 0, f"line {i}", f"a{i}")) == (most, "too-quick")
    await hall.say(room, 1, "and I", "b")
    # What was said before is answered again, and is no new line.
    await hall.say(room, 0, "line 3", "a3")
    assert [line["seat"] for line in room.chat] == [0] * most + [1]


async def test_a_seat_says_only_so_much_in_all(hall: Hall) -> None:
    hall.patience = Patience(lines=5)
    room, _ = await seated(hall, None)
    assert await until_refused(lambda i: hall.say(room, 0, f"line {i}", f"a{i}")) == (5, "enough")
    await hall.say(room, 1, "and I", "b")
    # It is no other after the table was on disk alone.
    del hall.rooms[room.row.id]
    room = await hall.room(room.row.id)
    assert await until_refused(lambda i: hall.say(room, 0, "more", f"c{i}")) == (0, "enough")
    await hall.say(room, 1, "and I", "d")


async def test_a_sealed_answer_is_changed_only_so_often_and_given_always(hall: Hall) -> None:
    room, _ = await seated(hall, None)
    await to_the_picks(hall, room)
    most = hall.patience.second_thoughts_at_once

    async def change(number: int) -> None:
        await seal(hall, room, 0, number % 2, f"seal {number}")

    assert await until_refused(change) == (most + 1, "too-quick")
    with pytest.raises(Refused, match="too much at once"):
        await hall.unseal(room, 0, room.table.position, "unseal")
    await seal(hall, room, 1)
    await seal(hall, room, 2)
    assert not room.table.sealed


async def test_a_seat_changes_hands_only_so_often(hall: Hall) -> None:
    hall.patience = Patience(hand_overs=9, second_thoughts_at_once=1000)
    first = await opening.open_table(hall, NewTable("card-game", FRIENDS))
    room = await hall.room(first.table)

    async def turn(number: int) -> None:
        await hall.hand_over(room, 0, 1, "open" if number % 2 else "bot", "", f"turn {number}")

    done, code = await until_refused(turn)
    # It was taken once when the table was opened.
    assert (done, code) == (8, "enough")
    assert sum(entry.kind == SEAT and entry.seat == 1 for entry in room.table.entries) == 9
    # The seat of somebody who has left is given to a bot all the same.
    joined = await opening.join(hall, Join(first.code, "Cleo"))
    room.manners.hand_overs[joined.seat] = 1000
    room.away[joined.seat] = -1e9
    await hall.hand_over(room, 0, joined.seat, "bot", "", "left")
    assert await until_refused(
        lambda i: hall.hand_over(room, joined.seat, joined.seat, "person", "", f"b{i}")
    ) == (
        0,
        "enough",
    )


def in_two_minds(times: int) -> Table:
    """A table of Broom Service at which a decision was taken back so many times."""
    game = make("broom-service", 3, None, {})
    table = Table(game, "seed", "salt", 0)
    table.apply(table.propose_start("start", 0.0))
    for number in range(1000):
        state = table.state
        if table.sealed:
            answers = {seat: game.text(state.choices(seat)[0]) for seat in state.deciders}
            lock = table.propose_lock(answers, f"lock {number}", 0.0)
            assert lock is not None
            table.apply(lock)
            continue
        seat = state.deciders[0]
        action = game.text(state.choices(seat)[-1])
        table.apply(table.propose_act(seat, table.position, action, f"act {number}", 0.0))
        if table.state.may_undo(seat) is None:
            break
    for number in range(times):
        table.apply(table.propose_undo(seat, table.position, f"back {number}", 0.0))
        table.apply(table.propose_act(seat, table.position, action, f"again {number}", 0.0))
    return table


def test_what_is_taken_back_is_not_played_again_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def rebuilt(*_: Any) -> Any:
        raise AssertionError("played again from the start")

    monkeypatch.setattr(Table, "rebuilt", rebuilt)
    table = in_two_minds(5)
    again, good = Table.restored(table.entries)
    assert (good, again.state.digest()) == (table.number, table.state.digest())
    monkeypatch.undo()
    assert table.rebuilt(table.line).digest() == table.state.digest()
    assert again.line == table.line
    # What is not in memory any more is played again.
    table.earlier.clear()
    seat = table.line[-1].seat
    assert seat is not None
    undone = table.propose_undo(seat, table.position, "back", 0.0)
    assert undone.position_hash == table.rebuilt(table.line[:-1]).digest()


async def test_a_long_log_is_played_in_slices(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await opening.open_table(hall, NewTable("broom-service", FRIENDS))
    room = await hall.room(first.table)
    table = in_two_minds(100)
    monkeypatch.setattr(slices, "SLICE", 0.0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    ticking = asyncio.create_task(others())
    _, good = await slices.in_slices(Table.restoring(table.entries))
    ticking.cancel()
    assert good == table.number
    assert turns >= table.number - 1
    assert room.table.number == 4


def test_take_backs_are_counted_by_seat() -> None:
    table = in_two_minds(3)
    seat = next(entry.seat for entry in table.entries if entry.kind == UNDO)
    assert seat is not None
    manners = Manners(Patience(take_backs=4), table.entries, [])
    manners.check_take_back(seat)
    manners.note(table.entries[-2])
    with pytest.raises(Refused, match="4 times") as refused:
        manners.check_take_back(seat)
    assert refused.value.code == "enough"
    manners.check_take_back(1 - seat if seat < 2 else 0)


async def test_a_wrong_secret_has_nothing_played_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    room, _ = await seated(hall, None)
    table = room.row.id
    del hall.rooms[table]

    async def loaded(*_: object) -> Room:
        raise AssertionError("it was loaded")

    monkeypatch.setattr(Hall, "loaded", loaded)
    asked: list[Callable[[], Awaitable[object]]] = [
        lambda: story(hall, table, "wrong"),
        lambda: hint(hall, table, "wrong"),
        lambda: moments(hall, table, "wrong", ""),
    ]
    for ask in asked:
        with pytest.raises(Refused, match="opens no seat"):
            await ask()
    with pytest.raises(Refused, match="no such table"):
        await story(hall, "nowhere", "wrong")


async def test_not_everybody_can_look_on_and_a_seat_has_only_so_many_windows(hall: Hall) -> None:
    hall.patience = Patience(onlookers=3, connections_of_a_seat=2)
    room, [ada, *_] = await seated(hall, None)
    assert await until_refused(lambda _: hall.enter(room, "", [])) == (3, "no-place-to-watch")
    windows: list[Viewer] = [await hall.enter(room, ada.token, []) for _ in range(3)]
    assert [window.gone for window in windows] == [True, False, False]
    assert sum(viewer.seat == PUBLIC for viewer in room.viewers) == 3
