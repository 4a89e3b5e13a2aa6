"""Who may put whom into which seat, and a new secret for a seat: the old one ends there and then."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from broomstick import OptionError
from broomstick.hosting import opening
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import BankClock, Join, NewTable, SeatWish
from broomstick.hosting.room import USUAL_WAIT, Room
from broomstick.hosting.table import BOT, OPEN, PERSON, Refused, Table
from broomstick.hosting.viewers import NEW_SECRET, Viewer
from server.halls import Time, act, clocks, hall_at, same_deal, seal, to_the_picks
from server.serving import PATIENCE, Client, ask, watching

WISH = NewTable(
    "card-game", [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("bot"), SeatWish("open")], pace=0
)
NUMBERS = count()


async def hand(hall: Hall, room: Room, by: int, seat: int, to: str, bot: str = "random") -> str:
    """What becomes of a seat at somebody's wish: what sits there then, or why nothing has changed."""
    try:
        await hall.hand_over(room, by, seat, to, bot, f"hand {next(NUMBERS)}")
    except Refused as error:
        return error.code
    return room.table.seats[seat].kind


async def table_of(hall: Hall, wish: NewTable = WISH) -> Room:
    opened = await opening.open_table(hall, wish)
    return await hall.room(opened.table)


async def test_an_open_seat_goes_to_a_bot_and_back_at_anybodys_wish(hall: Hall) -> None:
    room = await table_of(hall)
    assert await hand(hall, room, 0, 1, BOT, "thrifty") == BOT
    bot = room.table.seats[1]
    assert (bot.bot, bot.spare) == ("thrifty", True)
    assert bot.name not in ("", room.table.seats[2].name)
    with pytest.raises(Refused, match="no seat is free"):
        await opening.join(hall, Join(room.row.code, "Ben", 1))
    # A friend comes late after all.
    assert await hand(hall, room, 0, 1, OPEN) == OPEN
    assert room.table.seats[1].name == ""
    await opening.join(hall, Join(room.row.code, "Ben", 1))
    assert (room.table.seats[1].kind, room.table.seats[1].name) == (PERSON, "Ben")
    # Now it is Ben's, and Ben may do the same with the last one.
    assert await hand(hall, room, 0, 1, OPEN) == "not-spare"
    assert await hand(hall, room, 1, 3, BOT) == BOT
    assert await hand(hall, room, 0, 3, OPEN) == OPEN
    # What the log says is what is there.
    assert Table.replay(room.table.entries).seats == room.table.seats


async def test_nothing_else_is_done_to_a_seat_that_is_not_ones_own(hall: Hall, time: Time) -> None:
    room = await table_of(hall)
    await opening.join(hall, Join(room.row.code, "Ben", 1))
    ben = Viewer(1)
    hall.greet(room, ben)
    # A bot that sat there from the beginning stays, and nobody takes a seat by asking for it.
    assert await hand(hall, room, 0, 2, OPEN) == "not-spare"
    assert await hand(hall, room, 0, 2, BOT, "random") == "not-your-seat"
    assert await hand(hall, room, 0, 2, PERSON) == "not-your-seat"
    assert await hand(hall, room, 0, 3, PERSON) == "no-such-seat"
    assert await hand(hall, room, 0, 6, BOT) == "no-such-seat"
    assert await hand(hall, room, 0, 1, BOT) == "still-here"
    # Whoever has a bot play for them also chooses which, and when it stops; nobody else does.
    assert await hand(hall, room, 1, 1, BOT, "random") == BOT
    assert await hand(hall, room, 0, 1, BOT, "thrifty") == "not-your-seat"
    assert await hand(hall, room, 0, 1, OPEN) == "not-spare"
    assert await hand(hall, room, 1, 1, BOT, "thrifty") == BOT
    assert room.table.seats[1].bot == "thrifty"
    assert await hand(hall, room, 0, 1, PERSON) == "not-your-seat"
    assert await hand(hall, room, 1, 1, PERSON) == PERSON
    assert room.table.seats[1].name == "Ben"
    # Whoever has left is not waited for.
    hall.part(room, ben)
    time.now += USUAL_WAIT
    assert room.present(0).seats[1].away == time.now - USUAL_WAIT
    assert await hand(hall, room, 0, 1, BOT, "thrifty") == BOT


async def test_a_bot_that_is_no_bot_is_refused_and_nothing_changes(hall: Hall) -> None:
    room = await table_of(hall)
    before = room.table.number
    with pytest.raises(Exception, match="grandmaster"):
        await hall.hand_over(room, 0, 1, BOT, "grandmaster", "a")
    # A module that is there is not looked into either.
    with pytest.raises(OptionError, match="Bot' is not a bot here"):
        await hall.hand_over(room, 0, 1, BOT, "broomstick.bots:Bot", "b")
    assert room.table.number == before


async def test_an_open_seat_is_waited_for_and_a_bot_in_it_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "fresh", same_deal)
    async with hall_at(tmp_path / "t.db", Time()) as hall:
        seats = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("open")]
        room = await table_of(hall, NewTable("card-game", seats, starter=0, pace=0))
        assert room.table.state.deciders == [0]
        await act(hall, room)
        # The game has come to the empty chair, and stands.
        await asyncio.sleep(0.05)
        assert room.table.state.deciders == [1]
        await hand(hall, room, 0, 1, BOT)
        for _ in range(PATIENCE * 20):
            if room.table.state.deciders != [1]:
                break
            await asyncio.sleep(0.05)
        assert room.table.state.deciders != [1]


async def test_what_a_bot_had_sealed_does_not_count_for_whoever_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "fresh", same_deal)
    time = Time()
    async with hall_at(tmp_path / "t.db", time) as hall:
        seats = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("open")]
        room = await table_of(hall, NewTable("card-game", seats, starter=0, clock=BankClock(60)))
        await opening.join(hall, Join(room.row.code, "Ben", 1))
        await hand(hall, room, 0, 2, BOT)
        # Answers are given here by hand, before the bot has thought.
        await to_the_picks(hall, room)
        await seal(hall, room, 2)
        time.now += 11
        await hand(hall, room, 0, 2, OPEN)
        assert room.envelopes == {}
        kept = await hall.store.load(room.row.id)
        assert kept is not None
        assert kept.envelopes == []
        # Nobody's time runs at an empty chair, and what was thought before is paid for.
        assert clocks(room).running == set()
        assert clocks(room).bank == [49.0, 49.0, 60.0]
        time.now += 500
        await opening.join(hall, Join(room.row.code, "Cleo"))
        assert [round(clock.left) for clock in room.present(0).clocks] == [49, 49, 60]
        assert clocks(room).running == {0, 1, 2}


KEY = "a key of twenty letters and more"


async def all_of(client: Client) -> None:
    while True:
        await client.hear()


async def opened(address: str) -> tuple[dict[str, Any], dict[str, Any]]:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    _, first = await ask(address, "/api/tables", {"game": "card-game", "seats": seats, "hide_ready": True})
    _, second = await ask(address, "/api/join", {"code": first["code"], "name": "Ben"})
    return first, second


async def test_a_new_secret_ends_the_old_one_and_its_connections(address: str) -> None:
    first, second = await opened(address)
    path = f"/api/tables/{first['table']}/seat/renew"
    async with (
        watching(address, first["table"], first["token"]) as old,
        watching(address, first["table"], second["token"]) as other,
    ):
        status, fresh = await ask(address, path, {"key": KEY}, seat=first["token"])
        assert (status, fresh["seat"]) == (200, 0)
        assert fresh["token"] not in ("", first["token"])
        with pytest.raises(ConnectionClosed) as closed:
            await all_of(old)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NEW_SECRET
        # Nobody else is disturbed; they see that Ada is away.
        while not (message := await other.hear()).get("seats"):
            pass
        assert not message["seats"][0].get("here")
    # A lost answer can be asked for again; without the key the old secret is worth nothing.
    assert (await ask(address, path, {"key": KEY}, seat=first["token"]))[1] == fresh
    status, said = await ask(address, path, {"key": KEY + "!"}, seat=first["token"])
    assert (status, said["code"]) == (403, "no-such-token")
    with pytest.raises(AssertionError, match="no-such-token"):
        async with watching(address, first["table"], first["token"]):
            pass
    async with watching(address, first["table"], fresh["token"]) as new:
        assert new.welcome["seat"] == 0
    assert (await ask(address, "/api/mine", {"tokens": [first["token"]]}))[1] == []


async def test_without_a_seat_there_is_nothing_to_renew(address: str) -> None:
    first, _ = await opened(address)
    path = f"/api/tables/{first['table']}/seat/renew"
    assert (await ask(address, path, {"key": KEY}))[1]["code"] == "not-seated"
    assert (await ask(address, path, {"key": "short"}, seat=first["token"]))[0] == 400


async def test_whoever_looks_before_sitting_down_sees_what_is_agreed(address: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    clock = {"type": "bank", "seconds": 300, "increment": 10}
    wish = {"game": "card-game", "seats": seats, "clock": clock, "hide_ready": True}
    _, first = await ask(address, "/api/tables", wish)
    _, shown = await ask(address, f"/api/codes/{first['code']}")
    assert (shown["clock"], shown["hide_ready"]) == (clock, True)
    assert [seat["kind"] for seat in shown["seats"]] == [PERSON, OPEN, BOT]
    assert shown["seats"][2]["bot"] == "random"
