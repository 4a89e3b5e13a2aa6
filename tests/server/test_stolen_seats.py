"""Seats belong to people: an old secret opens nothing, and whoever is sent away can do nothing more."""

from pathlib import Path

import pytest

from broomstick.hosting import lines, opening, seat_secrets
from broomstick.hosting.hall import Hall
from broomstick.hosting.live_messages import Act, Say
from broomstick.hosting.messages import Join, NewTable, Opened, SeatWish
from broomstick.hosting.room import Room
from broomstick.hosting.table import Refused
from broomstick.hosting.viewers import NEW_SECRET, Viewer
from broomstick.server.store import Store
from broomstick.server.thinking import Thinkers
from server.halls import Time, act, begun, hall_at, seal

KEY = "a key of twenty letters and more"
TWO = [SeatWish("person", "Ada"), SeatWish("person", "Ben"), SeatWish("open")]


async def finished(hall: Hall) -> tuple[Room, Opened]:
    """A game that is over, and the first of the two at one device who played it; Cleo came by the code."""
    opened = await opening.open_table(hall, NewTable("card-game", TWO, pace=0))
    await opening.join(hall, Join(opened.code, "Cleo"))
    room = await hall.room(opened.table)
    await opening.begin(hall, room)
    while not room.table.state.over:
        if room.table.sealed:
            await seal(hall, room, room.owing()[0])
        else:
            await act(hall, room)
    return room, opened


async def refused(work: object) -> str:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value.code


async def renewed(hall: Hall, table: str, secret: str, key: str = KEY) -> str:
    _, fresh = await seat_secrets.renew(hall, await hall.room(table), secret, key)
    return fresh


def looking(hall: Hall, room: Room, seat: int) -> Viewer:
    viewer = Viewer(seat)
    hall.greet(room, viewer)
    return viewer


async def test_a_past_secret_opens_nothing_in_a_rematch_whose_seat_was_renewed(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    async with hall_at(file, Time()) as hall:
        room, ada = await finished(hall)
        again = await opening.rematch(hall, room.row.id, ada.token)
        # Until then whoever asks again gets the same.
        assert await opening.sit(hall, again.table, ada.token) == again
        fresh = await renewed(hall, again.table, again.token)
        there = looking(hall, await hall.room(again.table), 0)
        for way in (opening.sit(hall, again.table, ada.token), opening.rematch(hall, room.row.id, ada.token)):
            assert await refused(way) == "seat-renewed"
        assert not there.gone
        assert await refused(hall.seat_of(again.table, again.token)) == "no-such-token"
    async with hall_at(file, Time()) as hall:
        assert await refused(opening.sit(hall, again.table, ada.token)) == "seat-renewed"
        assert await hall.seat_of(again.table, fresh) == 0


async def test_a_new_secret_in_the_past_game_ends_what_the_old_one_opened_since(hall: Hall) -> None:
    room, ada = await finished(hall)
    # A thief sits down first, in the rematch and in the one behind it.
    stolen = await opening.rematch(hall, room.row.id, ada.token)
    second = await hall.room(stolen.table)
    thief = looking(hall, second, 0)
    fresh = await renewed(hall, room.row.id, ada.token)
    assert (thief.gone, thief.goodbye) == (True, NEW_SECRET)
    assert await refused(hall.seat_of(stolen.table, stolen.token)) == "no-such-token"
    own = await opening.sit(hall, stolen.table, fresh)
    assert await hall.seat_of(stolen.table, own.token) == 0
    assert await refused(opening.sit(hall, stolen.table, ada.token)) == "no-such-token"
    # Asked again, for the answer was lost, it ends nothing that is new.
    there = looking(hall, second, 0)
    assert await renewed(hall, room.row.id, ada.token) == fresh
    assert not there.gone


async def test_whoever_was_sent_away_and_reads_nothing_decides_nothing_either(hall: Hall) -> None:
    wish = NewTable("card-game", [SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("bot")], starter=0)
    opened = await begun(hall, wish)
    room = await hall.room(opened.table)
    assert room.table.state.deciders == [0]
    thief = looking(hall, room, 0)
    await renewed(hall, opened.table, opened.token)
    before = room.table.number
    action = room.table.game.text(room.table.state.choices(0)[0])
    await lines.answer(hall, room, thief, Act(room.table.position, action, "late"))
    await lines.answer(hall, room, thief, Say("mine!", "said"))
    assert (room.table.number, room.chat) == (before, [])
    own = looking(hall, room, 0)
    await lines.answer(hall, room, own, Act(room.table.position, action, "late"))
    assert room.table.number == before + 1


async def test_a_new_link_for_one_seat_of_a_device_leaves_the_others_there(hall: Hall) -> None:
    opened = await opening.open_table(hall, NewTable("card-game", TWO))
    room = await hall.room(opened.table)
    device = Viewer(0, [1])
    hall.greet(room, device)
    assert room.here() == {0, 1}
    await renewed(hall, opened.table, opened.others[0].token)
    assert not device.gone
    assert room.here() == {0}
    assert [seat.here for seat in room.present(0).seats] == [True, False, False]


async def test_a_key_is_its_seats_own(hall: Hall) -> None:
    room, _ = await finished(hall)
    ada, ben = looking(hall, room, 0), looking(hall, room, 1)
    # Programs may count their keys alike.
    await lines.answer(hall, room, ada, Say("hello", "mine-1"))
    await lines.answer(hall, room, ben, Say("hello too", "mine-1"))
    await lines.answer(hall, room, ben, Say("hello too", "mine-1"))
    assert [line["seat"] for line in room.chat] == [0, 1]


async def sealing(hall: Hall) -> Room:
    opened = await begun(hall, NewTable("card-game", [SeatWish("person", "Ada"), *[SeatWish("person")] * 2]))
    room = await hall.room(opened.table)
    while not room.table.sealed:
        await act(hall, room)
    return room


async def test_a_withdrawn_answer_never_comes_back_by_a_repeated_key(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    async with hall_at(file, Time()) as hall:
        room = await sealing(hall)
        at = room.table.position
        await seal(hall, room, 0, 0, "first")
        await hall.unseal(room, 0, at, "out")
        await seal(hall, room, 1)
        await seal(hall, room, 2)
        # Only Ada is missing: her first answer, said again, would open them all.
        await seal(hall, room, 0, 0, "first")
        assert (room.table.position, 0 in room.envelopes) == (at, False)
    async with hall_at(file, Time()) as hall:
        room = await hall.room(room.row.id)
        await seal(hall, room, 0, 0, "first")
        assert (room.table.position, 0 in room.envelopes) == (at, False)
        await seal(hall, room, 0, 1, "second")
        assert room.table.position > at


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_was_done_is_done_though_its_envelope_has_become_a_lock(
    restarted: bool, tmp_path: Path
) -> None:
    file = tmp_path / "t.db"
    hall = Hall(await Store.open(file), Thinkers(1), Time())
    try:
        room = await sealing(hall)
        at = room.table.position
        answers = [room.table.game.text(room.table.state.choices(seat)[0]) for seat in range(3)]
        for seat, answer in enumerate(answers):
            await hall.seal(room, seat, at, answer, f"seal {seat}")
        await hall.seal(room, 0, at, answers[0], "seal 0")
        while not room.table.sealed:
            await act(hall, room)
        await hall.seal(room, 1, room.table.position, "nothing that would do", "seal 2")
        await seal(hall, room, 0, 0, "again")
        await hall.unseal(room, 0, room.table.position, "out")
        if restarted:
            await hall.close()
            hall = Hall(await Store.open(file), Thinkers(1), Time())
            room = await hall.room(room.row.id)
        before = room.table.number
        # None of these is refused, and none does anything.
        for seat, answer in enumerate(answers):
            await hall.seal(room, seat, at, answer, f"seal {seat}")
        await seal(hall, room, 0, 0, "again")
        await hall.unseal(room, 0, at, "out")
        assert (room.table.number, room.envelopes) == (before, {})
    finally:
        await hall.close()


async def test_an_entry_does_not_take_the_key_of_an_envelope(hall: Hall) -> None:
    room = await sealing(hall)
    await seal(hall, room, 0, 0, "first")
    await hall.unseal(room, 0, room.table.position, "out")
    entry = room.table.propose_seat(0, room.table.seats[0], "first", hall.now())
    with pytest.raises(Exception, match="for an envelope"):
        await hall.store.append(room.row.id, [entry])
