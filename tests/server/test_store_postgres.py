"""What only a server of databases can do to us. What the store keeps is tested on PostgreSQL in test_store.py."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from broomstick.server.store import Store, Unavailable
from broomstick.server.store.schema import METADATA
from server.cluster import missing, new_database
from server.rows import asked, entry, numbers, run, table_row

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing() or "it is there")]


def own_process(connection: Connection) -> int:
    process = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    connection.rollback()
    return int(process)


async def test_a_connection_that_was_cut_is_made_again() -> None:
    place = new_database()
    async with await Store.open(place) as store, await Store.open(place) as other:
        await store.create_table(table_row(), [entry(1)])
        process = await asked(store, own_process)
        async with other.reading() as connection:
            await connection.execute(text("SELECT pg_terminate_backend(:it)"), {"it": process})
        await asyncio.gather(*[store.append("t", [entry(number)]) for number in (2, 3)])
        assert await asked(store, own_process) != process
        assert await numbers(other) == [1, 2, 3]


async def test_several_processes_may_start_on_an_empty_database() -> None:
    place = new_database()
    stores = await asyncio.gather(*[Store.open(place) for _ in range(4)])
    await stores[0].create_table(table_row(), [entry(1)])
    assert [await numbers(store) for store in stores] == [[1]] * 4
    for store in stores:
        await store.close()


async def test_the_steps_make_what_the_tables_say() -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with await Store.open(new_database()) as store, store.reading() as connection:
        assert await connection.run_sync(differences) == []


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    with pytest.raises(
        Unavailable, match=r"postgresql://ann:\*\*\*@127.0.0.1:1/games: Connect call failed"
    ) as refused:
        run(Store.open("postgres://ann:s3cret@127.0.0.1:1/games"))
    assert "s3cret" not in str(refused.value)
