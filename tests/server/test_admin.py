"""``broomstick admin``: tables are seen, copied, repaired, closed and deleted beside a server that runs."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from broomstick.hosting import opening
from broomstick.hosting.table import Refused
from broomstick.server.care.backup import back_up, put_back
from broomstick.server.store import Store
from broomstick.server.store.place import file_url, read_url
from server.halls import Time, hall_at
from server.rows import entry, everything, is_whole, numbers, run, table_row
from server.test_damage import change, entry_of, played
from terminal.talk import talk

WHERE = "WHERE table_id = :table AND number = :at"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """A file with one table in it, and the table."""
    file = tmp_path_factory.mktemp("sound") / "t.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "unknown_deal", lambda: ("0", "pepper"))
        name, _ = run(played(file, Time()))
    return file.read_bytes(), name


@pytest.fixture
def file(sound: tuple[bytes, str], tmp_path: Path) -> Path:
    copy = tmp_path / "tables.db"
    copy.write_bytes(sound[0])
    return copy


@pytest.fixture
def name(sound: tuple[bytes, str]) -> str:
    return sound[1]


def ask(file: Path, task: str, status: int = 0) -> str:
    said = talk(f"admin {task} --database {file}")
    assert said.status == status, said.err
    return said.out + said.err


def listed(file: Path, *more: str) -> list[str]:
    return [one["id"] for one in json.loads(ask(file, " ".join(["tables --json", *more])))]


def log(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.execute("SELECT * FROM entry ORDER BY table_id, number"))


def test_tables_are_listed_and_shown_without_secrets(file: Path, name: str) -> None:
    assert listed(file) == [name]
    assert listed(file, "--largest 1") == [name]
    assert "card-game" in ask(file, "tables")
    shown = ask(file, f"show {name}")
    assert "is whole" in shown
    assert "pepper" not in shown
    assert "Ada" not in shown
    assert json.loads(ask(file, "sizes --json"))["open"] == 1
    assert "no table nobody" in ask(file, "show nobody", 2).lower()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert "There is no database" in ask(tmp_path / "none.db", "tables", 2)
    assert not (tmp_path / "none.db").exists()


def test_a_closed_table_is_played_at_no_more(file: Path, name: str) -> None:
    ask(file, f"close {name}")
    assert listed(file) == []
    assert listed(file, "--finished") == [name]
    assert "it was closed" in ask(file, f"show {name}")
    ask(file, f"close {name}", 2)

    async def asked() -> str:
        async with hall_at(file, Time()) as hall:
            with pytest.raises(Refused) as caught:
                await hall.room(name)
            return caught.value.code

    assert run(asked()) == "table-closed"


def test_a_table_is_deleted_when_that_is_meant(file: Path, name: str) -> None:
    ask(file, f"delete {name}", 2)
    assert listed(file) == [name]
    ask(file, f"delete {name} --yes")
    assert listed(file, "--finished") == []
    with closing(sqlite3.connect(file)) as connection:
        names = [one for (one,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        left = {one: connection.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in names}
    assert {one for one, count in left.items() if count} == {"alembic_version", "notice"}
    assert is_whole(file)


def test_tables_are_deleted_by_age(file: Path, name: str) -> None:
    assert "0 tables would" in ask(file, "tidy --finished 1")
    assert "1 table would" in ask(file, "tidy --idle 1")
    assert listed(file) == [name]
    assert "0 tables would" in ask(file, "tidy --idle 99999")
    ask(file, "tidy --idle 1 --yes")
    assert listed(file) == []
    ask(file, "tidy", 2)


def test_all_of_a_table_is_exported(file: Path, name: str, tmp_path: Path) -> None:
    ask(file, f"export {name} {tmp_path / 'out.json'}")
    found = json.loads((tmp_path / "out.json").read_text())
    assert len(found["entry"]) == len(log(file))
    assert (tmp_path / "out.json").stat().st_mode & 0o077 == 0
    ask(file, f"export {name} {tmp_path / 'out.json'}", 2)
    assert json.loads(ask(file, f"export {name} -"))["envelope"]


@pytest.mark.parametrize(
    ("kind", "statement"),
    [
        ("act", f"DELETE FROM entry {WHERE}"),
        ("seat", f"UPDATE entry SET body = '!' {WHERE}"),
        ("act", f"""UPDATE entry SET body = '{{"action":"decline"}}', checksum = NULL {WHERE}"""),
        ("start", f"DELETE FROM entry {WHERE}"),
        ("act", "UPDATE game_table SET settings = 'pace' WHERE id = :table AND :at"),
    ],
)
def test_a_damaged_table_is_repaired_from_a_backup(
    kind: str, statement: str, file: Path, name: str, tmp_path: Path
) -> None:
    backup = tmp_path / "b.backup"
    ask(file, f"backup {backup}")
    before = log(file)
    change(file, statement, table=name, at=entry_of(file, name, kind))
    assert "damaged" in ask(file, "check", 1)
    assert "damaged" in ask(file, f"show {name}", 1)
    ask(file, f"repair {name} {backup}")
    assert log(file) == before
    ask(file, "check")

    async def goes_on() -> None:
        async with hall_at(file, Time()) as hall:
            room = await hall.room(name)
            assert room.envelopes

    run(goes_on())


def test_what_no_backup_has_is_lost_only_when_that_is_meant(file: Path, name: str, tmp_path: Path) -> None:
    backup = tmp_path / "b.backup"
    last = len(log(file))
    change(file, f"DELETE FROM entry {WHERE}", table=name, at=last - 1)
    ask(file, f"backup {backup}")
    damaged = log(file)
    assert f"{last - 1}–{last}" in ask(file, f"repair {name} {backup}", 2)
    assert log(file) == damaged
    ask(file, f"repair {name} {backup} --cut")
    assert log(file) == damaged[:-1]
    ask(file, "check")


def test_a_backup_replaces_nothing_and_is_put_back_only_where_nothing_is(file: Path, tmp_path: Path) -> None:
    backup, other = tmp_path / "b.backup", tmp_path / "other.db"
    ask(file, f"backup {backup}")
    assert backup.stat().st_mode & 0o077 == 0
    ask(file, f"backup {backup}", 2)
    ask(file, f"restore {backup}", 2)
    ask(other, f"restore {backup}")
    assert log(other) == log(file)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 1000)
    assert "cannot be used as a backup" in ask(tmp_path / "new.db", f"restore {letter}", 2)
    assert not (tmp_path / "new.db").exists()
    backup.write_bytes(backup.read_bytes()[:-5000])
    ask(tmp_path / "new.db", f"restore {backup}", 2)


async def test_a_backup_under_load_is_the_log_as_of_one_moment(place: Path | str, tmp_path: Path) -> None:
    """Taken while decisions are kept, put back elsewhere: each table as it was at one moment, none of it torn."""
    async with await Store.open(place) as store:
        tables = [f"t{i}" for i in range(8)]
        for one in tables:
            await store.create_table(table_row(one), [entry(1)])
        done = asyncio.Event()

        async def play(one: str) -> None:
            number = 2
            while not done.is_set():
                await store.append(one, [entry(number)])
                number += 1

        players = [asyncio.create_task(play(one)) for one in tables]
        while store.writer.commits < 20:
            await asyncio.sleep(0)
        acknowledged = {one: len(await numbers(store, one)) for one in tables}
        found = await back_up(store, tmp_path / "b.backup")
        done.set()
        await asyncio.gather(*players)
        later = {one: await store.load_entries(one) for one in tables}
    await put_back(tmp_path / "b.backup", file_url(tmp_path / "new.db"))
    async with await Store.open(tmp_path / "new.db") as back:
        restored = {one: await back.load_entries(one) for one in tables}
    assert sum(len(one) for one in restored.values()) == found.entries
    for one in tables:
        assert restored[one] == later[one][: len(restored[one])]
        assert acknowledged[one] <= len(restored[one]) <= len(later[one])


async def test_a_backup_of_a_file_goes_into_a_server(place: Path | str, file: Path, tmp_path: Path) -> None:
    target = place if isinstance(place, str) else file_url(tmp_path / "other.db")
    async with await Store.open(file) as store:
        before = await everything(store)
        await back_up(store, tmp_path / "b.backup")
    await put_back(tmp_path / "b.backup", read_url(target))
    async with await Store.open(read_url(target)) as store:
        assert await everything(store) == before


def test_a_database_goes_a_version_back_and_forth(file: Path, name: str) -> None:
    before = log(file)
    ask(file, "migrate --back-to 0001")
    with closing(sqlite3.connect(file)) as connection:
        assert "checksum" not in [row[1] for row in connection.execute("PRAGMA table_info(entry)")]
    ask(file, "migrate")
    assert [row[:8] for row in log(file)] == [row[:8] for row in before]
    ask(file, "check")

    async def goes_on() -> None:
        async with hall_at(file, Time()) as hall:
            assert (await hall.room(name)).table.sealed

    run(goes_on())
    ask(file, "vacuum")
    assert is_whole(file)
