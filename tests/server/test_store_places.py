"""Where the database lies, how it comes to be what this version needs, and what is said where that cannot be."""

import asyncio
import re
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from broomstick.server.store import Store, StoreError, Unavailable, database_url, engine, migrate
from broomstick.server.store.migrate import settings
from broomstick.server.store.place import file_url, read_url, shown
from broomstick.server.store.schema import METADATA
from server.rows import asked, entry, envelope, is_whole, numbers, run, table_row


async def open_and_close(at: Path | str | None) -> None:
    await (await Store.open(at)).close()


def test_the_database_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("BROOMSTICK_HOME", str(tmp_path / "home"))
    run(open_and_close(None))
    file = tmp_path / "home" / "broomstick.db"
    assert is_whole(file)
    # It holds the seeds of running games.
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    monkeypatch.delenv("BROOMSTICK_HOME")
    assert str(database_url().database).endswith("broomstick.db")
    assert Path(str(database_url().database)).is_absolute()


def test_an_address_names_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/other.db")
    run(open_and_close(None))
    assert is_whole(tmp_path / "other.db")
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("name", ["a b", "100%", "what?x=1&y=2", "Zoë 🧹", "a#b;c", "'\"", "%s%(here)s"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    file = tmp_path / name / name / "x.db"
    file.parent.mkdir(parents=True)
    run(open_and_close(file))
    assert is_whole(file)
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("written", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_addresses_of_postgresql_are_read_as_hosts_write_them(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("broomstick.server.store.place.find_spec", lambda name: True)
    url = read_url(f"{written}://ann:s3cret@db.example:5433/games?sslmode=require")
    assert url.drivername == "postgresql+asyncpg"
    assert (url.username, url.password, url.host, url.port, url.database) == (
        "ann",
        "s3cret",
        "db.example",
        5433,
        "games",
    )
    assert dict(url.query) == {"ssl": "require"}
    assert shown(url) == "postgresql://ann:***@db.example:5433/games"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("not an address", "no address"),
        ("mysql://ann:s3cret@host/x", "mysql is no database we can use"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
    ],
)
def test_an_address_that_will_not_do_is_named(address: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as refused:
        run(open_and_close(address))
    assert "s3cret" not in str(refused.value)


def test_what_postgresql_needs_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("broomstick.server.store.place.find_spec", lambda name: None)
    with pytest.raises(StoreError, match=re.escape("pip install 'broomstick[postgres]'")):
        run(open_and_close("postgres://host/name"))


async def test_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> dict[str, object]:
        names = ["journal_mode", "synchronous", "foreign_keys", "fullfsync"]
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names}
        connection.rollback()
        return found

    async with await Store.open(tmp_path / "x.db") as store:
        expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "fullfsync": 1}
        assert await asked(store, pragmas) == expected
        async with store.reading() as connection:
            assert await connection.run_sync(pragmas) == expected


def test_the_steps_make_what_the_tables_say(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    migrate(file_url(file))
    database = create_engine(f"sqlite:///{file}")
    with database.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_heads() == tuple(ScriptDirectory.from_config(settings()).get_heads())
        made = sources(connection)
    database.dispose()
    METADATA.create_all(straight := create_engine("sqlite://"))
    with straight.connect() as connection:
        said = sources(connection)
    straight.dispose()
    del made["alembic_version"]

    # A comparison does not see checks, keys, and tables without rowid.
    assert made == said


def sources(connection: Connection) -> dict[str, list[str]]:
    """The statements that made each table, piece by piece, in no order: a column that is added later begins no line."""
    rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    return {name: sorted(filter(None, map(str.strip, re.split("[,\n]", sql)))) for name, sql in rows}


async def test_an_existing_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.touch()
    async with await Store.open(file) as store:
        await store.create_table(table_row(), [entry(1)])
        await store.put_envelope("t", envelope(0))
    before = file.read_bytes()
    await asyncio.to_thread(migrate, file_url(file))
    assert file.read_bytes() == before
    async with await Store.open(file) as store:
        kept = await store.load("t")
        assert kept is not None
        assert (kept.entries, kept.envelopes) == ([entry(1)], [envelope(0)])


def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    migrate(file_url(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Unavailable, match="newer version"):
        run(open_and_close(file))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_steps_that_fail_leave_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE chat_line (x)")
    with pytest.raises(Unavailable, match="chat_line already exists"):
        run(open_and_close(file))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("chat_line",)]


def test_a_place_where_no_file_can_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter").write_text("Dear Ann, " * 1000)
    for file, said in [
        (tmp_path / "file" / "x.db", "(Not a directory|File exists)"),
        (tmp_path / "folder", "Is a directory"),
        (tmp_path / "letter", "file is not a database"),
    ]:
        with pytest.raises(Unavailable, match=f"^cannot open the database {re.escape(str(file))}: {said}$"):
            run(open_and_close(file))


def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    """Its name may be a mistake; the user's own folder alone is made."""
    file = tmp_path / "gmaes" / "x.db"
    for at in (file, f"sqlite:///{file}"):
        with pytest.raises(Unavailable, match=r"there is no folder .*/gmaes$") as found:
            run(open_and_close(at))
        assert found.value.code == "no-folder"
    assert not file.parent.exists()


def test_a_folder_that_is_read_only_is_named(closed_folder: Path) -> None:
    for file in (closed_folder / "new.db", closed_folder / "old.db"):
        with pytest.raises(Unavailable, match=f"^cannot open the database {file}: Permission denied$"):
            run(open_and_close(file))


async def test_a_full_disk_is_said_and_spoils_nothing(tmp_path: Path) -> None:
    big = "x" * 50_000
    async with await Store.open(tmp_path / "x.db") as store:
        await store.create_table(table_row("a"), [entry(1)])
        await store.create_table(table_row("b"), [entry(1)])

        def pages(most: int) -> Callable[[Connection], None]:
            def limit(connection: Connection) -> None:
                connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")
                connection.rollback()

            return limit

        await asked(store, pages(25))
        results = await asyncio.gather(
            store.append("a", [entry(2)]),
            store.append("b", [entry(2, action=big)]),
            return_exceptions=True,
        )
        assert results[0] is None or isinstance(results[0], Unavailable)
        assert isinstance(results[1], Unavailable)
        assert str(results[1]) == f"cannot write to the database {tmp_path}/x.db: database or disk is full"
        assert await numbers(store, "b") == [1]
        assert len(await numbers(store, "a")) == (2 if results[0] is None else 1)
        await asked(store, pages(10_000))
        await store.append("b", [entry(2, action=big)])
        assert await numbers(store, "b") == [1, 2]
    assert is_whole(tmp_path / "x.db")


async def test_another_process_that_writes_for_too_long_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "PATIENCE", 0.1)
    file = tmp_path / "x.db"
    async with await Store.open(file) as store:
        await store.create_table(table_row(), [entry(1)])
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="database is locked"):
                await store.append("t", [entry(2)])
            assert await numbers(store) == [1]
        await store.append("t", [entry(2)])
        assert await numbers(store) == [1, 2]


async def test_errors_tell_nothing_of_what_was_to_be_kept(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "x.db") as store:
        await store.create_table(table_row(), [entry(1)])
        with pytest.raises(StoreError) as refused:
            await store.put_envelope("t", envelope(2**70, "secret answer"))
        with pytest.raises(StoreError) as odd:
            await store.append("t", [entry(2, action=float("nan"))])  # type: ignore[arg-type]
        for error in (refused.value, odd.value):
            assert "does not take this" in str(error)
            while error is not None:
                assert "secret" not in str(error)
                error = error.__cause__  # type: ignore[assignment]
