"""Nobody chooses the deal: the server's seal first, then people's hashes, then what they are hashes of."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from broomstick.games import make, read_record
from broomstick.heart.journal import PUBLIC
from broomstick.hosting import answers, gathering, opening
from broomstick.hosting.entries import COMMIT, DEAL, REVEAL
from broomstick.hosting.hall import Hall
from broomstick.hosting.live_messages import ShareGiven
from broomstick.hosting.messages import BankClock, Join, NewTable, Opened, SeatWish
from broomstick.hosting.room import Room
from broomstick.hosting.rows import TableRow, token_hash
from broomstick.hosting.shapes import plain
from broomstick.hosting.table import BOT, PERSON, Refused, Seat, Table
from broomstick.server.store import Store
from broomstick.server.thinking import Thinkers
from server.halls import Time, hall_at
from server.serving import Client, ask, play_to_the_end, watching

ADA, BOTS, FREE = SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("open")
VALUES = [f"{seat}" * 32 for seat in range(3)]


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def share(seat: int, opened: bool = False) -> ShareGiven:
    return ShareGiven(seat, hashed(VALUES[seat]), VALUES[seat] if opened else "")


@asynccontextmanager
async def hall_of(tmp_path: Path, time: Time | None = None) -> AsyncIterator[Hall]:
    async with hall_at(tmp_path / "tables.db", time or Time()) as hall:
        yield hall


async def three(hall: Hall, seats: list[SeatWish] | None = None, **more: Any) -> tuple[Room, Opened]:
    opened = await opening.open_table(hall, NewTable("card-game", seats or [ADA, FREE, FREE], **more))
    return await hall.room(opened.table), opened


async def come(hall: Hall, room: Room, seat: Opened, *shares: ShareGiven) -> Any:
    """Somebody looks at the table from a seat, with what the device puts in; gives the welcome."""
    viewer = await hall.enter(room, seat.token, [], list(shares))
    return viewer.waiting.get_nowait()


async def all_come(hall: Hall) -> Room:
    """A table of three people at three devices, all of whom have committed to something."""
    room, first = await three(hall)
    await come(hall, room, first, share(0))
    for seat in (1, 2):
        await come(hall, room, await opening.join(hall, Join(first.code, f"P{seat}")), share(seat))
    return room


def kinds(room: Room) -> list[str]:
    return [entry.kind for entry in room.table.entries if entry.kind in (COMMIT, REVEAL, DEAL)]


async def test_there_is_no_deal_before_the_others_have_come(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall, hints=True)
        welcome = await come(hall, room, first, share(0))
        assert (welcome.picture, welcome.journal) == ({}, [])
        assert welcome.waiting.commits == [hashed(VALUES[0]), None, None]
        assert welcome.seal == first.seal == room.table.seal
        for asked in (
            answers.record(hall, first.table),
            answers.hint(hall, first.table, first.token),
            answers.story(hall, first.table, first.token),
            answers.moments(hall, first.table, first.token, ""),
        ):
            with pytest.raises(Refused) as refused:
                await asked
            assert refused.value.code == "not-begun"
        assert (await answers.mine(hall, [first.token]))[0].waiting
        assert room.shown().waiting
        with pytest.raises(Refused, match="no card is dealt"):
            await hall.act(room, 0, room.table.position, "lead witch brave", "key")


async def test_the_cards_are_dealt_from_the_seal_and_everybodys_value(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room = await all_come(hall)
        table = room.table
        assert kinds(room) == [COMMIT, COMMIT, COMMIT, REVEAL]
        for seat in (2, 0, 1):
            assert table.waiting
            await opening.reveal(hall, room, seat, VALUES[seat])
        assert not table.waiting
        assert kinds(room)[-1] == DEAL
        assert table.deal_seed == hashed(" ".join([table.seed, table.salt, *VALUES]))
        record = read_record(table.state.record().text())
        assert (record.seed, record.salt) == (table.deal_seed, table.salt)
        assert table.seal == hashed(table.seed + table.salt)


async def test_while_a_table_waits_nothing_of_the_deal_is_on_any_wire(tmp_path: Path) -> None:
    """Two worlds with another seed: every viewer is sent the same bytes until the cards are dealt, but for the seal."""
    said = [await until_the_deal(tmp_path / name, name) for name in ("one", "two")]
    assert said[0][0] == said[1][0]
    # Yet they are two: what is dealt from the same shares is not the same.
    assert said[0][1] != said[1][1]


async def until_the_deal(folder: Path, name: str) -> tuple[dict[int, list[bytes]], str]:
    """Everything that everybody is told at a waiting table with this seed, and what it was that was dealt."""
    folder.mkdir()
    time = Time()
    async with hall_of(folder, time) as hall:
        game, _, _, starter, together = deal_of()
        table = Table(game, f"seed of {name}", f"salt of {name}", starter, together)
        table.apply(table.propose_start("start", 1.0))
        for seat in range(3):
            table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", 1.0))
        row = TableRow("same-table", "BCDF", game.name, 1.0, None, {"clock": plain(BankClock(60))})
        tokens = {seat: token_hash(f"secret {seat}") for seat in range(3)}
        await hall.store.create_table(row, table.entries, tokens)
        room = hall.add(row, table)
        viewers = {PUBLIC: await hall.enter(room, "", [])}
        for seat in range(3):
            viewers[seat] = await hall.enter(room, f"secret {seat}", [], [share(seat)])
        await hall.say(room, 1, "hello", "key")
        for seat in (2, 0):
            await opening.reveal(hall, room, seat, VALUES[seat])
        assert room.table.waiting
        told: dict[int, list[bytes]] = {seat: [] for seat in viewers}
        for seat, viewer in viewers.items():
            while not viewer.waiting.empty():
                sent = msgspec.json.encode(viewer.waiting.get_nowait())
                told[seat].append(sent.replace(table.seal.encode(), b"the seal"))
        assert sum(map(len, told.values())) > 10
        await opening.reveal(hall, room, 1, VALUES[1])
        return told, room.table.state.digest()


async def test_every_part_has_a_say_in_the_deal() -> None:
    table = Table(*deal_of())
    seeds = set()
    for change in range(4):
        values = [value if seat != change else "f" * 32 for seat, value in enumerate(VALUES)]
        seeds.add(table.shuffle.seed(table.seed, table.salt, values))
    assert len({*seeds, table.shuffle.seed("another", table.salt, VALUES)}) == 5


def deal_of() -> tuple[Any, str, str, int, list[int]]:
    return make("card-game", 3, None, {}), "seed", "salt", 0, []


async def test_what_was_committed_to_stands_once_all_have_come(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room = await all_come(hall)
        with pytest.raises(Refused) as other:
            await opening.reveal(hall, room, 1, VALUES[2])
        assert other.value.code == "share-other"
        waiting = room.gathering.shown()
        assert waiting is not None
        # Another device of the same person comes too late with another one.
        assert room.gathering.coming([1], [ShareGiven(1, hashed("late"))]) == []
        assert waiting.commits == [hashed(value) for value in VALUES]


async def test_who_opens_nothing_in_time_is_left_out_and_everybody_is_told(tmp_path: Path) -> None:
    time = Time()
    async with hall_of(tmp_path, time) as hall:
        room = await all_come(hall)
        await opening.reveal(hall, room, 0, VALUES[0])
        await opening.reveal(hall, room, 2, VALUES[2])
        waiting = room.gathering.shown()
        assert waiting is not None
        assert (waiting.missing, waiting.until) == ([1], time.now + gathering.OPEN_WITHIN)
        time.now += gathering.OPEN_WITHIN - 1
        await hall.run_out(room)
        assert room.table.waiting
        time.now += 1
        await hall.run_out(room)
        table = room.table
        assert table.deal_seed == hashed(" ".join([table.seed, table.salt, VALUES[0], "-", VALUES[2]]))
        shares = room.present(PUBLIC).picture["shares"]
        assert [one.get("left_out", False) for one in shares] == [False, True, False]
        # What others have put in nobody is told before the end.
        assert VALUES[0] not in str(room.present(1).picture)
        with pytest.raises(Refused) as late:
            await opening.reveal(hall, room, 1, VALUES[1])
        assert late.value.code == "share-late"


async def test_the_alarm_deals_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "OPEN_WITHIN", 0.05)
    hall = Hall(await Store.open(tmp_path / "tables.db"), Thinkers(1))
    try:
        room = await all_come(hall)
        viewer = await hall.enter(room, "", [])
        while room.table.waiting:
            await asyncio.wait_for(viewer.waiting.get(), 10)
    finally:
        await hall.close()


async def test_a_device_alone_is_dealt_to_in_the_welcome(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall, [ADA, BOTS, BOTS])
        assert room.table.waiting
        assert first.seal == room.table.seal
        welcome = await come(hall, room, first, ShareGiven(0, value=VALUES[0]))
        assert welcome.waiting is None
        assert welcome.picture["view"]["players"] == 3
        assert kinds(room) == [COMMIT, DEAL]
        assert room.table.shuffle.values == [VALUES[0], "", ""]


async def test_people_at_one_device_come_with_it(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall, [ADA, SeatWish("person", "Ben"), BOTS])
        welcome = await come(hall, room, first)
        assert welcome.waiting is None
        assert room.table.shuffle.values == ["", "", ""]


async def test_a_client_that_knows_nothing_of_shares_plays_all_the_same(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall, [ADA, FREE, BOTS])
        await come(hall, room, first, share(0))
        await come(hall, room, await opening.join(hall, Join(first.code, "Old")))
        await opening.reveal(hall, room, 0, VALUES[0])
        assert room.table.shuffle.values == [VALUES[0], "", ""]
        shares = room.present(PUBLIC).picture["shares"]
        assert shares == [{"commit": hashed(VALUES[0])}, None, None]


async def test_begin_seats_bots_and_waits_for_nobody(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall)
        await come(hall, room, first, share(0))
        await opening.join(hall, Join(first.code, "Absent"))
        await opening.begin(hall, room)
        assert [seat.kind for seat in room.table.seats] == [PERSON, PERSON, BOT]
        assert room.table.seats[2].spare
        # Whoever has not come puts nothing in; whoever has still opens it.
        assert room.gathering.missing == [0]
        await opening.reveal(hall, room, 0, VALUES[0])
        assert not room.table.waiting


async def test_a_bot_in_the_last_free_seat_begins_the_game(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall, [ADA, FREE, BOTS])
        await come(hall, room, first)
        assert room.table.waiting
        await hall.hand_over(room, 0, 1, BOT, "", "key")
        assert not room.table.waiting


async def test_no_clock_runs_before_the_cards_are_dealt(tmp_path: Path) -> None:
    time = Time()
    async with hall_of(tmp_path, time) as hall:
        room, first = await three(hall, [ADA, FREE, BOTS], clock=BankClock(60), starter=0)
        await come(hall, room, first)
        time.now += 1000
        assert room.clocks is not None
        assert room.clocks.next_deadline() is None
        await come(hall, room, await opening.join(hall, Join(first.code, "Ben")))
        assert [one.left for one in room.present(PUBLIC).clocks][:2] == [60, 60]
        assert room.clocks.next_deadline() is not None


async def test_a_table_goes_on_after_a_restart_in_the_middle(tmp_path: Path) -> None:
    time = Time()
    async with hall_of(tmp_path, time) as hall:
        room = await all_come(hall)
        await opening.reveal(hall, room, 0, VALUES[0])
        seed, seal, table_id = room.table.seed, room.table.seal, room.row.id
    time.now += 1000
    async with hall_of(tmp_path, time) as hall:
        room = await hall.room(table_id)
        # What was opened is asked for again, and there is time for it.
        assert room.table.waiting
        assert room.gathering.missing == [0, 1, 2]
        assert (room.table.seed, room.table.seal) == (seed, seal)
        for seat in range(3):
            await opening.reveal(hall, room, seat, VALUES[seat])
        dealt = room.table.state.digest()
    async with hall_of(tmp_path, time) as hall:
        table = (await hall.room(table_id)).table
        assert table.state.digest() == dealt
        assert table.shuffle.values == VALUES


async def test_a_restart_while_people_are_waited_for_keeps_who_has_come(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall, [ADA, FREE, BOTS])
        await come(hall, room, first, share(0))
    async with hall_of(tmp_path) as hall:
        room = await hall.room(first.table)
        assert room.table.shuffle.commits == [hashed(VALUES[0]), None, None]
        await come(hall, room, await opening.join(hall, Join(first.code, "Ben")), share(1))
        assert room.gathering.missing == [0, 1]


async def test_a_seat_commits_to_so_much_and_no_more(tmp_path: Path) -> None:
    async with hall_of(tmp_path) as hall:
        room, first = await three(hall)
        for number in range(20):
            await come(hall, room, first, ShareGiven(0, hashed(str(number))))
        assert kinds(room) == [COMMIT] * gathering.MOST_COMMITS
        # A device that knows nothing of it takes nothing away.
        await come(hall, room, first)
        assert room.table.shuffle.commits[0] == hashed(str(gathering.MOST_COMMITS - 1))


async def test_a_table_of_before_is_dealt_from_its_seed_alone_and_checked_as_before(tmp_path: Path) -> None:
    game, seed, salt, starter, _ = deal_of()
    table = Table(game, seed, salt, starter)
    table.apply(table.propose_start("start", 1.0))
    for seat in range(3):
        table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", 1.0))
    assert "together" not in table.entries[0].body
    async with hall_of(tmp_path) as hall:
        row = await opening.keep(hall, "before", table, {}, {})
        room = await hall.room(row.id)
        assert room.table.state.digest() == game.start(seed, salt=salt, starter=starter).digest()
        assert (await answers.fair(hall, "before")).shares is None
        assert "shares" not in room.present(PUBLIC).picture


async def heard(client: Client, what: str) -> None:
    while what == "shuffling" and not (client.welcome.get("waiting") or {}).get("missing"):
        message = await client.hear()
        client.welcome["waiting"] = message.get("waiting") or client.welcome.get("waiting")


async def test_over_the_wire_two_people_deal_and_the_check_has_all_of_it(address: str) -> None:
    """Both commit, both open, a whole game, and then everything is there to be worked out again."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    _, first = await ask(address, "/api/tables", {"game": "card-game", "seats": seats, "pace": 0})
    _, other = await ask(address, "/api/join", {"code": first["code"], "name": "Ben"})
    assert first["seal"] == other["seal"]
    people = [(first, VALUES[0]), (other, VALUES[1])]
    async with connected(address, *people[0]) as one, connected(address, *people[1]) as two:
        for client, (seat, value) in zip((one, two), people, strict=True):
            await heard(client, "shuffling")
            key = await client.say(type="reveal", seat=seat["seat"], value=value)
            assert (await client.reply_to(key))["type"] == "done"
        for client in (one, two):
            while not client.picture.get("view"):
                await client.hear()
        _, running = await ask(address, f"/api/tables/{first['table']}/fair")
        assert running.get("seed") is None
        assert not any("value" in share for share in running["shares"] if share)
        await asyncio.gather(play_to_the_end(one), play_to_the_end(two))
    _, fair = await ask(address, f"/api/tables/{first['table']}/fair")
    _, record = await ask(address, f"/api/tables/{first['table']}/record")
    values = [share["value"] if share else "-" for share in fair["shares"]]
    assert values == [VALUES[0], VALUES[1], "-"]
    assert f'seed "{hashed(" ".join([fair["seed"], fair["salt"], *values]))}"' in record
    assert fair["seal"] == first["seal"] == hashed(fair["seed"] + fair["salt"])


@asynccontextmanager
async def connected(address: str, seat: dict[str, Any], value: str) -> AsyncIterator[Client]:
    async with connect(f"ws://{address}/api/live", max_size=None) as connection:
        client = Client(connection)
        shares = [{"seat": seat["seat"], "commit": hashed(value)}]
        await client.say(type="hello", table=seat["table"], token=seat["token"], shares=shares)
        assert (await client.hear())["type"] == "welcome"
        yield client


async def test_a_share_for_a_seat_of_somebody_else_is_passed_over_and_watching_begins_nothing(
    address: str,
) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    _, first = await ask(address, "/api/tables", {"game": "card-game", "seats": seats})
    async with connected(address, {**first, "seat": 1}, VALUES[1]) as client:
        assert client.welcome["waiting"]["commits"] == ["", None, None]
        key = await client.say(type="reveal", seat=1, value=VALUES[1])
        assert (await client.reply_to(key))["code"] == "not-your-seat"
    async with watching(address, first["table"]) as spectator:
        assert (await spectator.reply_to(await spectator.say(type="begin")))["code"] == "watching"
