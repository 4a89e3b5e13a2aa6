"""A table whose log is not what was written stands still, says so, and changes nothing; the others play on."""

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from broomstick.hosting import answers, opening
from broomstick.hosting.damage import ASTRAY, CHANGED, MISSING, UNREADABLE, Damaged
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import BankClock, NewTable, SeatWish
from server.halls import Time, act, hall_at, seal, seated, to_the_picks
from server.rows import is_whole, run
from server.serving import ask, served

WHERE = "WHERE table_id = :table AND number = :at"


async def played(file: Path, time: Time, clock: BankClock | None = None) -> tuple[str, str]:
    """A table in the middle of a secret choice, and the secret of its first seat."""
    async with hall_at(file, time) as hall:
        room, people = await seated(hall, clock)
        await to_the_picks(hall, room)
        await seal(hall, room, 0)
        return room.row.id, people[0].token


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A file with one table in it, played once for all tests that spoil a copy."""
    file = tmp_path_factory.mktemp("sound") / "t.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "unknown_deal", lambda: ("0", "pepper"))
        return file, *run(played(file, Time()))


def change(file: Path, statement: str, **values: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


def everything_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def entry_of(file: Path, table: str, kind: str) -> int:
    """The number of the last entry of a kind."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute(
            "SELECT max(number) FROM entry WHERE table_id = ? AND kind = ?", (table, kind)
        )
        return int(found.fetchone()[0])


@pytest.mark.parametrize(
    ("kind", "statement", "fault"),
    [
        ("act", f"DELETE FROM entry {WHERE}", MISSING),
        ("seat", f"DELETE FROM entry {WHERE}", MISSING),
        ("act", f"""UPDATE entry SET body = '{{"action":"decline"}}' {WHERE}""", CHANGED),
        ("act", f"""UPDATE entry SET body = '{{"action":"decline"}}', checksum = NULL {WHERE}""", ASTRAY),
        ("act", f"UPDATE entry SET position_hash = 'x', checksum = NULL {WHERE}", ASTRAY),
        ("act", f"UPDATE entry SET made_at = made_at + 1 {WHERE}", CHANGED),
        ("act", f"UPDATE entry SET made_at = 'late' {WHERE}", UNREADABLE),
        ("act", f"UPDATE entry SET body = substr(body, 2) {WHERE}", UNREADABLE),
        ("act", f"UPDATE entry SET body = '[]' {WHERE}", UNREADABLE),
        ("act", f"UPDATE entry SET body = '{{}}', checksum = NULL {WHERE}", ASTRAY),
        ("seat", f"UPDATE entry SET body = replace(body, 'Cleo', 'Mallory') {WHERE}", CHANGED),
        ("seat", f"UPDATE entry SET body = '{{}}', checksum = NULL {WHERE}", UNREADABLE),
        ("start", f"UPDATE entry SET body = '{{}}', checksum = NULL {WHERE}", UNREADABLE),
        ("start", f"UPDATE entry SET kind = 'strat', checksum = NULL {WHERE}", UNREADABLE),
        ("start", "DELETE FROM entry WHERE table_id = :table AND :at", MISSING),
        ("act", "UPDATE game_table SET settings = 'pace' WHERE id = :table AND :at", UNREADABLE),
        ("act", "UPDATE envelope SET answer = 'pick ?' WHERE table_id = :table AND :at", UNREADABLE),
    ],
)
async def test_damage_stops_a_table_and_changes_nothing(
    kind: str,
    statement: str,
    fault: str,
    sound: tuple[Path, str, str],
    tmp_path: Path,
    time: Time,
    caplog: pytest.LogCaptureFixture,
) -> None:
    kept, table, token = sound
    file = Path(shutil.copy(kept, tmp_path))
    change(file, statement, table=table, at=entry_of(file, table, kind))
    before = everything_in(file)
    async with hall_at(file, time) as hall:
        for _ in range(2):
            with pytest.raises(Damaged) as caught:
                await hall.room(table)
        assert caught.value.fault == fault
        assert await answers.mine(hall, [token]) is not None
    assert everything_in(file) == before
    assert is_whole(file)
    told = [line for line in caplog.records if line.getMessage() == "a table is damaged"]
    assert told
    assert vars(told[0])["facts"]["table"] == table


async def test_one_damaged_table_stops_nobody_elses_clock(tmp_path: Path, time: Time) -> None:
    file = tmp_path / "t.db"
    spoilt = [
        (await played(file, time, BankClock(60)), statement)
        for statement in (
            "UPDATE game_table SET settings = '{\"clock\":' WHERE id = :table",
            'UPDATE game_table SET settings = \'{"clock":{"type":"sand"}}\' WHERE id = :table',
            "UPDATE entry SET body = '!' WHERE table_id = :table AND number = 3",
        )
    ]
    sound, _ = await played(file, time, BankClock(60))
    for (table, _), statement in spoilt:
        change(file, statement, table=table)
    async with hall_at(file, time) as hall:
        await hall.resume()
        assert list(hall.rooms) == [sound]
        assert hall.rooms[sound].alarm is not None


async def test_whoever_asks_is_told_over_the_net(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file, time = tmp_path / "t.db", Time()
    table, token = await played(file, time)
    change(file, f"DELETE FROM entry {WHERE}", table=table, at=3)
    async with served(file) as address:
        status, said = await ask(address, f"/api/tables/{table}")
        assert (status, said["code"], said["facts"]) == (503, "table-damaged", {})
        assert "repair it from a backup" in said["text"]
        status, mine = await ask(address, "/api/mine", {"tokens": [token]})
        assert (status, [one["table"] for one in mine]) == (200, [table])
    assert [line.levelno for line in caplog.records if line.getMessage() == "a table is damaged"] == [
        logging.ERROR
    ]


async def test_what_was_written_before_there_were_checksums_is_read(tmp_path: Path, time: Time) -> None:
    file = tmp_path / "t.db"
    table, _ = await played(file, time)
    change(file, "UPDATE entry SET checksum = NULL")
    change(file, "UPDATE game_table SET log_end = NULL")
    async with hall_at(file, time) as hall:
        room = await hall.room(table)
        await seal(hall, room, 1)
        await seal(hall, room, 2)
        await act(hall, room)


async def test_a_settled_body_reads_as_it_was_written(hall: Hall) -> None:
    """Whatever is in an entry's body, its checksum is that of what comes back from the database."""
    wish = NewTable("card-game", [SeatWish("person", "Zoë 🧹"), SeatWish("bot"), SeatWish("bot")])
    opened = await opening.open_table(hall, wish)
    kept = await hall.store.load(opened.table)
    assert kept is not None
    assert json.dumps(kept.entries[1].body, ensure_ascii=False).count("🧹") == 1
