"""Who owns which table, as PostgreSQL keeps it. Its clock alone says which process lives, and a number fences writes.

A process says every now and then that it lives; its tables are its own for as long. Whoever claims a table raises the
fence, and each write of a table asks in its own transaction whether the fence is still the writer's: a process that
was paused and has lost its tables can write nothing to them, whatever it believes.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from broomstick.hosting.store_errors import Moved

NOW = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
CHANNEL = "broomstick"
"""What is notified of a change of owners: the table that is released, or nothing where processes come and go."""


@dataclass(frozen=True, order=True, slots=True)
class Process:
    """A process of the server, and where the others reach it: what knows the secret comes from one of them."""

    id: str
    address: str
    secret: str


def statement(sql: str) -> TextClause:
    return text(sql.replace("NOW", NOW))


REGISTER = statement("""
    INSERT INTO process VALUES (:id, :address, :secret, NOW + :seconds)
    ON CONFLICT (id) DO UPDATE SET until = NOW + :seconds
""")
RENEW = statement("UPDATE process SET until = NOW + :seconds WHERE id = :me AND until > NOW")
LIVING = statement("SELECT id, address, secret FROM process WHERE until > NOW")
CLAIM = statement("""
    INSERT INTO lease AS held (table_id, owner, fence)
    SELECT id, :me, 1 FROM game_table
    WHERE id = :table AND EXISTS (SELECT FROM process WHERE id = :me AND until > NOW)
    ON CONFLICT (table_id) DO UPDATE SET owner = :me, fence = held.fence + 1
    WHERE held.owner IS NULL OR held.owner = :me
        OR NOT EXISTS (SELECT FROM process WHERE id = held.owner AND until > NOW)
    RETURNING fence
""")
OWNER = statement("""
    SELECT process.id, address, secret FROM lease JOIN process ON process.id = owner
    WHERE table_id = :table AND until > NOW
""")
OWNERS = statement("""
    SELECT table_id, process.id, address, secret FROM lease JOIN process ON process.id = owner
    WHERE table_id = ANY(:tables) AND until > NOW
""")
OWNED = statement("SELECT 1 FROM lease WHERE table_id = :table AND owner = :me AND fence = :fence FOR UPDATE")
OWNED_ONCE = statement("SELECT table_id FROM lease WHERE table_id = ANY(:tables)")
EXISTS = statement("SELECT 1 FROM game_table WHERE id = :table")
NEW = statement("INSERT INTO lease VALUES (:table, :me, :fence)")
RELEASE = statement("""
    UPDATE lease SET owner = NULL WHERE table_id = :table AND owner = :me AND fence = :fence
""")
TELL = statement("SELECT pg_notify(:channel, :said)")
# Each takes its share, so that whoever is quicker does not take all; what somebody is just busy with is passed over.
ADOPT = statement("""
    UPDATE lease SET owner = :me, fence = fence + 1 FROM (
        SELECT table_id, until FROM lease JOIN process ON process.id = owner WHERE until <= NOW
        LIMIT least(:most, 1 + (
            SELECT count(*) FROM lease JOIN process ON process.id = owner WHERE until <= NOW
        ) / greatest(1, (SELECT count(*) FROM process WHERE until > NOW)))
        FOR UPDATE OF lease SKIP LOCKED
    ) AS orphan
    WHERE lease.table_id = orphan.table_id AND EXISTS (SELECT FROM process WHERE id = :me AND until > NOW)
    RETURNING lease.table_id, fence, NOW - orphan.until
""")
OWN = statement("SELECT table_id, fence FROM lease WHERE owner = :me")
BURY = statement("""
    DELETE FROM process WHERE until <= NOW AND NOT EXISTS (SELECT FROM lease WHERE owner = process.id)
""")
LEAVE = statement("UPDATE process SET until = NOW WHERE id = :me")


@dataclass(frozen=True, slots=True)
class Hold:
    """That a process owned a table when its fence was this."""

    me: str
    table: str
    fence: int

    def check(self, connection: Connection) -> None:
        """Whether it still does; until the end of the transaction nobody else will."""
        hold = {"table": self.table, "me": self.me, "fence": self.fence}
        if connection.execute(OWNED, hold).one_or_none() is None:
            raise Moved(self.table)

    def begin(self, connection: Connection) -> None:
        """The first of a new table."""
        connection.execute(NEW, {"table": self.table, "me": self.me, "fence": self.fence})


async def register(connection: AsyncConnection, process: Process, seconds: float) -> None:
    """A new process; the others are told."""
    row = {"id": process.id, "address": process.address, "secret": process.secret, "seconds": seconds}
    await connection.execute(REGISTER, row)
    await tell(connection, "")


async def renew(connection: AsyncConnection, me: str, seconds: float) -> bool:
    """The process lives; False where it was taken for dead before it said so."""
    return bool((await connection.execute(RENEW, {"me": me, "seconds": seconds})).rowcount)


async def living(connection: AsyncConnection) -> list[Process]:
    """All processes that live."""
    return [Process(*row) for row in await connection.execute(LIVING)]


async def claim(connection: AsyncConnection, table: str, me: str) -> int | None:
    """Own a table that no living process owns; its fence from now on."""
    fence: int | None = (await connection.execute(CLAIM, {"table": table, "me": me})).scalar_one_or_none()
    return fence


async def owner(connection: AsyncConnection, table: str) -> Process | None:
    """The living process that owns a table."""
    row = (await connection.execute(OWNER, {"table": table})).one_or_none()
    return None if row is None else Process(*row)


async def owners(connection: AsyncConnection, tables: list[str]) -> dict[str, Process]:
    """The living processes that own some tables; whoever is owned by none is not in it."""
    rows = await connection.execute(OWNERS, {"tables": tables})
    return {table: Process(*process) for table, *process in rows}


async def never_owned(connection: AsyncConnection, tables: list[str]) -> set[str]:
    """Those that no process has had yet: what somebody had is left to be taken over, or waits until it is asked for."""
    return set(tables) - set((await connection.execute(OWNED_ONCE, {"tables": tables})).scalars())


async def exists(connection: AsyncConnection, table: str) -> bool:
    """Whether there is such a table at all."""
    return (await connection.execute(EXISTS, {"table": table})).one_or_none() is not None


async def release(connection: AsyncConnection, hold: Hold) -> None:
    """Whoever wants it may own the table."""
    await connection.execute(RELEASE, {"table": hold.table, "me": hold.me, "fence": hold.fence})
    await tell(connection, hold.table)


async def adopt(connection: AsyncConnection, me: str, most: int) -> list[tuple[Hold, float]]:
    """Own a share of the tables of processes that live no more, each with the seconds since; forget those that have
    none left."""
    rows = (await connection.execute(ADOPT, {"me": me, "most": most})).all()
    if not rows:
        await connection.execute(BURY)
    return [(Hold(me, table, fence), ago) for table, fence, ago in rows]


async def own(connection: AsyncConnection, me: str, most: int) -> list[tuple[Hold, float]]:
    """All that a process owns; it may have lost count."""
    rows = await connection.execute(OWN, {"me": me})
    return [(Hold(me, table, fence), 0.0) for table, fence in rows]


async def leave(connection: AsyncConnection, me: str) -> None:
    """A process ends: others take over what it owned, at once."""
    await connection.execute(LEAVE, {"me": me})
    await tell(connection, "")


async def tell(connection: AsyncConnection, said: str) -> None:
    await connection.execute(TELL, {"channel": CHANNEL, "said": said})
